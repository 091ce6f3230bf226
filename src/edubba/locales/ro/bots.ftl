# Players that think, the arena, the analysis.
# bot = bot, boți; level = nivel; arena = arenă; game of an arena = partidă; rating = rating.

bots-level-unknown = Nu există nivelul „{ $level }”: nivelurile sunt 1–{ $last }.
bots-no-levels = Botul „{ $bot }” nu are niveluri; „search” are.

bots-level-apprentice = Ucenic
bots-level-pupil = Elev
bots-level-scribe = Scrib
bots-level-teacher = Dascăl
bots-level-sage = Înțelept
bots-level-master = Maestru

## Programs from outside

bots-host-start = „{ $command }” nu poate fi pornit: { $reason }.
bots-host-gone = „{ $command }” s-a oprit în loc să aleagă o mutare.
bots-host-silent =
    { $seconds ->
        [one] „{ $command }” nu a răspuns într-o secundă.
        [few] „{ $command }” nu a răspuns în { $seconds } secunde.
       *[other] „{ $command }” nu a răspuns în { $seconds } de secunde.
    }
bots-host-answer = „{ $command }” a răspuns { $answer }, ceea ce nu este o mutare legală.

## Arena

bots-too-many =
    { $bots ->
        [one] Un bot nu încape la o masă de { $players }.
        [few] { $bots } boți nu încap la o masă de { $players }.
       *[other] { $bots } de boți nu încap la o masă de { $players }.
    }
bots-games = O arenă cere cel puțin o partidă, nu { $games }.
bots-no-ray = Ray nu este instalat: pip install 'edubba[cluster]'
bots-processes-die = Procesele care joacă mor mereu; dacă memoria nu ajunge, joacă mai puține partide deodată cu --processes.
bots-no-arena = { $file } nu este fișierul unei arene.
bots-other-arena = { $file } ține de altă arenă: dă alt fișier sau aceiași boți, jucători, seed și opțiuni.
bots-arena-stopped = Arena s-a oprit. Aceeași comandă continuă din { $file }.
bots-arena-stopped-unsaved = Arena s-a oprit. Cu --json FILE, următoarea va putea fi continuată.
bots-column-bot = bot
bots-column-seats = locuri
bots-column-wins = victorii / partide
bots-column-share = pondere
bots-column-between = 95% între
bots-column-fair = pondere echitabilă
bots-column-rating = rating

## Analysis

bots-nothing-to-analyse = În înregistrare nu există nicio mutare.
bots-analysed = Fiecare mutare este judecată în { $file }; imaginea este { $picture }.
bots-column-ply = mutare
bots-column-who = cine
bots-column-move = a jucat
bots-column-cost = cost
bots-column-best = mai bine

## Trial of a program from outside

bots-host-played =
    { $moves ->
        [one] Partida { $number }: o mutare, puncte { $points } (întâi ale programului).
        [few] Partida { $number }: { $moves } mutări, puncte { $points } (întâi ale programului).
       *[other] Partida { $number }: { $moves } de mutări, puncte { $points } (întâi ale programului).
    }
bots-host-fit = „{ $command }” poate juca { $game }. În arenă se numește „host:{ $command }”.
