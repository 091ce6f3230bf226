# Players that think, the arena, the analysis.
# bot = bot, boți; level = nivel; arena = arenă; game of an arena = partidă; rating = rating.

bots-level-unknown = Nu există nivelul „{ $level }”: nivelurile sunt 1–{ $last }.
bots-no-levels = Botul „{ $bot }” nu are niveluri; „search” are.
bots-two-levels = Botul „{ $bot }” are deja un nivel; nu poate avea și nivelul { $level }.
bots-threads = Unui bot îi trebuie cel puțin un fir de execuție, nu { $threads }.

bots-level-apprentice = Ucenic
bots-level-pupil = Elev
bots-level-scribe = Scrib
bots-level-teacher = Dascăl
bots-level-sage = Înțelept
bots-level-master = Maestru

## Programs from outside

bots-host-start = „{ $command }” nu poate fi pornit: { $reason }.
bots-host-words = „{ $command }” nu poate fi citit drept comandă: lipsește un cuvânt sau ghilimelele de la sfârșit?
bots-host-gone = „{ $command }” s-a oprit în loc să aleagă o mutare.
bots-host-silent =
    { $seconds ->
        [one] „{ $command }” nu a răspuns într-o secundă.
        [few] „{ $command }” nu a răspuns în { $seconds } secunde.
       *[other] „{ $command }” nu a răspuns în { $seconds } de secunde.
    }
bots-host-answer = „{ $command }” a răspuns { $answer }, ceea ce nu este o mutare legală.
bots-host-blank = „{ $command }” a răspuns cu un rând gol în loc de o mutare legală.
bots-host-said = A spus: „{ $words }”

## Arena

bots-too-many =
    { $bots ->
        [one] Un bot nu încape la o masă de { $players }.
        [few] { $bots } boți nu încap la o masă de { $players }.
       *[other] { $bots } de boți nu încap la o masă de { $players }.
    }
bots-games = O arenă are între 1 și { $most } de partide, nu { $games }.
bots-no-ray = Ray nu este instalat: pip install 'edubba[cluster]'
bots-no-cluster = La „{ $address }” nu există niciun cluster Ray; „local” pornește unul pe acest calculator.
bots-ray-fails = Ray nu poate juca la „{ $address }”: { $reason }
bots-cluster-fails = Clusterul nu mai continuă: el sau una dintre mașinile lui a dispărut.
bots-ray-processes = Un cluster Ray are propriile procese: dă --ray sau --processes, nu pe amândouă.
bots-processes-die = Unele partide nu s-au jucat: procesul care le joacă moare de fiecare dată.
bots-no-arena = { $file } nu este fișierul unei arene.
bots-other-arena = { $file } ține de altă arenă: dă alt fișier sau aceiași boți, jucători, seed și opțiuni, în aceeași versiune de Edubba.
bots-arena-runs = Altă arenă scrie în { $file }: așteaptă să se termine sau dă alt fișier.
bots-other-records = { $folder } conține înregistrări ale altor partide: dă alt dosar.
bots-arena-stopped = Arena s-a oprit. Aceeași comandă continuă din { $file }.
bots-arena-stopped-unsaved = Arena s-a oprit. Cu --json FILE, următoarea va putea fi continuată.
bots-arena-stopped-early = Arena s-a oprit înainte să se termine prima partidă.
bots-arena-failed =
    { $games ->
        [one] „{ $bot }” nu a terminat o partidă; cine nu termină este clasat ultimul: { $reason }
        [few] „{ $bot }” nu a terminat { $games } partide; cine nu termină este clasat ultimul. Prima dată: { $reason }
       *[other] „{ $bot }” nu a terminat { $games } de partide; cine nu termină este clasat ultimul. Prima dată: { $reason }
    }
bots-column-bot = bot
bots-column-ahead = termină înaintea lui
bots-column-seats = locuri
bots-column-wins = victorii / partide
bots-column-share = pondere
bots-column-between = 95% între
bots-column-fair = pondere echitabilă
bots-column-rating = rating

## Analysis

bots-nothing-to-analyse = În înregistrare nu există nicio mutare.
bots-same-file = Înregistrarea, analiza și imaginea au nevoie de trei fișiere diferite.
bots-picture-kind = Imaginea este SVG: dă un fișier care se termină cu .svg, nu { $file }.
bots-analysis-stopped = Analiza s-a oprit; nu s-a scris nimic.
bots-analysed = Fiecare mutare este judecată în { $file }; imaginea este { $picture }.
bots-chance = șansa de a câștiga
bots-column-ply = mutare
bots-column-who = cine
bots-column-move = a jucat
bots-column-cost = cost
bots-column-best = mai bine

## Trial of a program from outside

bots-host-games = O probă cere cel puțin o partidă, nu { $games }.
bots-host-playing = Se joacă partida { $number } din { $games }
bots-host-played =
    { $moves ->
        [one] Partida { $number }, locul { $place } din { $players }: o mutare; puncte: programul { $points }, ceilalți { $others }.
        [few] Partida { $number }, locul { $place } din { $players }: { $moves } mutări; puncte: programul { $points }, ceilalți { $others }.
       *[other] Partida { $number }, locul { $place } din { $players }: { $moves } de mutări; puncte: programul { $points }, ceilalți { $others }.
    }
bots-host-failed = Partida { $number }, locul { $place } din { $players }: a eșuat la mutarea { $move }.
bots-host-fit = „{ $command }” poate juca { $game }. În arenă se numește „host:{ $command }”.
