# Players that think, the arena, the analysis.
#
# bot = bot, level = szint, arena = aréna, rating = értékszám, share = arány, program from outside = külső program.

bots-level-unknown = Nincs „{ $level }” szint: a szintek 1 és { $last } között vannak.
bots-no-levels = Ennek a botnak nincsenek szintjei: „{ $bot }”; a „search” botnak vannak.
bots-two-levels = Ennek a botnak már van szintje: „{ $bot }”; a(z) { $level }. szintet nem kaphatja meg mellé.
bots-threads = Egy botnak legalább egy szál kell a gondolkodáshoz, nem { $threads }.

bots-level-apprentice = Inas
bots-level-pupil = Tanítvány
bots-level-scribe = Írnok
bots-level-teacher = Tanító
bots-level-sage = Bölcs
bots-level-master = Mester

## Programs from outside

bots-host-start = „{ $command }” nem indítható el: { $reason }.
bots-host-words = „{ $command }” nem értelmezhető parancsként: hiányzik egy szó vagy egy záró idézőjel?
bots-host-gone = „{ $command }” leállt, ahelyett hogy lépést választott volna.
bots-host-silent = „{ $command }” { $seconds } másodpercen belül nem válaszolt.
bots-host-answer = „{ $command }” szabálytalan lépéssel válaszolt: { $answer }.
bots-host-blank = „{ $command }” szabályos lépés helyett üres sorral válaszolt.
bots-host-said = Ezt írta: „{ $words }”

## Arena

bots-too-many = { $bots } bot nem ülhet le { $players } személyes asztalhoz.
bots-games = Egy aréna 1 és { $most } közötti számú játszmából áll, nem ennyiből: { $games }.
bots-no-ray = A Ray nincs telepítve: pip install 'edubba[cluster]'
bots-no-cluster = Itt nincs Ray-fürt: „{ $address }”; a „local” ezen a gépen indít egyet.
bots-ray-fails = A Ray itt nem tud játszani: „{ $address }”. Az oka: { $reason }
bots-cluster-fails = A fürt nem folytatja: maga a fürt vagy az egyik gépe eltűnt.
bots-ray-processes = A Ray-fürtnek saját folyamatai vannak: a --ray vagy a --processes kapcsolót add meg, ne mindkettőt.
bots-processes-die = Néhány játszma elmaradt: a játszó folyamat mindannyiszor leállt.
bots-no-arena = { $file } nem egy aréna fájlja.
bots-other-arena = { $file } egy másik arénához tartozik: adj meg másik fájlt, vagy ugyanazokat a botokat, játékosszámot, véletlenmagot és beállításokat az Edubba ugyanazon változatában.
bots-arena-runs = Ebbe a fájlba most egy másik aréna ír: { $file }. Várd meg a végét, vagy adj meg másik fájlt.
bots-other-records = A(z) { $folder } mappában más játszmák jegyzőkönyvei vannak: adj meg másik mappát.
bots-arena-stopped = Leállítva. Ugyanez a parancs innen folytatja: { $file }.
bots-arena-stopped-unsaved = Leállítva. A --json FÁJL kapcsolóval a következő aréna már folytatható lesz.
bots-arena-stopped-early = Leállítva, mielőtt az első játszma véget ért.
bots-arena-failed =
    { $games ->
        [one] „{ $bot }” egy játszmát nem játszott végig; aki nem játssza végig, utolsó lesz: { $reason }
       *[other] „{ $bot }” { $games } játszmát nem játszott végig; aki nem játssza végig, utolsó lesz. Az első alkalommal: { $reason }
    }
bots-column-bot = bot
bots-column-ahead = kit előz meg
bots-column-seats = helyek
bots-column-wins = győzelem / játszma
bots-column-share = arány
bots-column-between = 95%-os tartomány
bots-column-fair = egyenlő esélynél
bots-column-rating = értékszám

## Analysis

bots-nothing-to-analyse = Ebben a jegyzőkönyvben nincs lépés.
bots-same-file = A jegyzőkönyvnek, az elemzésnek és a képnek három különböző fájl kell.
bots-picture-kind = A kép SVG: .svg végű fájlt adj meg, ne ezt: { $file }.
bots-analysis-stopped = Leállítva; semmi sem lett kiírva.
bots-analysed = Minden lépés értékelése itt található: { $file }; az ábra: { $picture }.
bots-chance = győzelmi esély
bots-column-ply = sorszám
bots-column-who = ki
bots-column-move = lépés
bots-column-cost = veszteség
bots-column-best = jobb lépés

## Trial of a program from outside

bots-host-games = A próbához legalább egy játszma kell, nem { $games }.
bots-host-playing = Folyamatban: { $number }. játszma, összesen { $games }
bots-host-played = { $number }. játszma ({ $players } játékos, { $place }. hely): { $moves } lépés; pontok: a programé { $points }, a többieké { $others }.
bots-host-failed = { $number }. játszma ({ $players } játékos, { $place }. hely): a { $move }. lépésnél hibázott.
bots-host-fit = „{ $command }” tudja játszani ezt a játékot: { $game }. Az arénában így hívják: „host:{ $command }”.
