# Players that think, the arena, the analysis.
#
# bot = bot, level = szint, arena = aréna, rating = értékszám, share = arány, program from outside = külső program.

bots-level-unknown = Nincs „{ $level }” szint: a szintek 1 és { $last } között vannak.
bots-no-levels = Ennek a botnak nincsenek szintjei: „{ $bot }”; a „search” botnak vannak.

bots-level-apprentice = Inas
bots-level-pupil = Tanítvány
bots-level-scribe = Írnok
bots-level-teacher = Tanító
bots-level-sage = Bölcs
bots-level-master = Mester

## Programs from outside

bots-host-start = „{ $command }” nem indítható el: { $reason }.
bots-host-gone = „{ $command }” leállt, ahelyett hogy lépést választott volna.
bots-host-silent = „{ $command }” { $seconds } másodpercen belül nem válaszolt.
bots-host-answer = „{ $command }” szabálytalan lépéssel válaszolt: { $answer }.

## Arena

bots-too-many = { $bots } bot nem ülhet le { $players } személyes asztalhoz.
bots-games = { $games } játszmából nem lesz aréna.
bots-no-ray = A Ray nincs telepítve: pip install 'edubba[cluster]'
bots-processes-die = A játszó folyamatok sorra leállnak; ha kevés a memória, játssz egyszerre kevesebb partit a --processes kapcsolóval.
bots-no-arena = { $file } nem egy aréna fájlja.
bots-other-arena = { $file } egy másik arénához tartozik: adj meg másik fájlt, vagy ugyanazokat a botokat, játékosszámot, véletlenmagot és beállításokat.
bots-arena-stopped = Leállítva. Ugyanez a parancs innen folytatja: { $file }.
bots-arena-stopped-unsaved = Leállítva. A --json FÁJL kapcsolóval a következő aréna már folytatható lesz.
bots-column-bot = bot
bots-column-seats = helyek
bots-column-wins = győzelem / játszma
bots-column-share = arány
bots-column-between = 95%-os tartomány
bots-column-fair = egyenlő esélynél
bots-column-rating = értékszám

## Analysis

bots-nothing-to-analyse = Ebben a jegyzőkönyvben nincs lépés.
bots-analysed = Minden lépés értékelése itt található: { $file }; az ábra: { $picture }.
bots-column-ply = sorszám
bots-column-who = ki
bots-column-move = lépés
bots-column-cost = veszteség
bots-column-best = jobb lépés

## Trial of a program from outside

bots-host-played = { $number }. játszma: { $moves } lépés, pontok: { $points } (elöl a programé).
bots-host-fit = „{ $command }” tudja játszani ezt a játékot: { $game }. Az arénában így hívják: „host:{ $command }”.
