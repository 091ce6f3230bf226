# Tigris & Euphrates. Arguments: $seat a player's name, $cell a cell, $tile a kind of tile, $leader an office, $colour a colour.
#
# tile = lapka (temple = templom, settlement = település, farm = farm, market = piac), leader = vezér (priest = pap,
# king = király, farmer = földműves, trader = kereskedő), kingdom = királyság, revolt = lázadás, war = háború,
# lay out = kijátszik, catastrophe = katasztrófa, treasure = kincs, monument = emlékmű, building = civilizációs épület,
# face up = felfordított, face down = lefordított, screen = paraván, hand = kéz, bag = zsák, turn = kör, action = akció,
# cell = mező, withdraw = visszavesz, pass = passzol.
# Cells and names get no suffix and no article: „D4: itt már van lapka”, „ide: D4”, „Anna papja”.

tigris-name = Tigris és Eufrátesz
tigris-about = Királyságok és vezéreik, lázadások és háborúk, és négy szín, amelyet egyensúlyban kell tartani.
tigris-option-board = A tábla oldala: standard 10 kinccsel, alternate 14-gyel.
tigris-option-buildings = Civilizációs épületek: egy vonalban fekvő három lapkáért jár egy, és megduplázza a színéért kapott pontokat.
tigris-option-open_scores = Mindenki pontjai láthatók; egyébként a paravánok mögött maradnak.
tigris-option-monument_over_building = Emlékmű épületet is lefedhet; az épület visszakerül a készletbe.

tigris-tile =
    { $tile ->
        [temple] templom
        [settlement] település
        [farm] farm
       *[market] piac
    }
    .accusative =
        { $tile ->
            [temple] templomot
            [settlement] települést
            [farm] farmot
           *[market] piacot
        }
tigris-tiles =
    { $tile ->
        [temple] templomok
        [settlement] települések
        [farm] farmok
       *[market] piacok
    }
tigris-leader =
    { $leader ->
        [priest] pap
        [king] király
        [farmer] földműves
       *[trader] kereskedő
    }
    .own-accusative =
        { $leader ->
            [priest] papját
            [king] királyát
            [farmer] földművesét
           *[trader] kereskedőjét
        }
    .yours =
        { $leader ->
            [priest] papod
            [king] királyod
            [farmer] földművesed
           *[trader] kereskedőd
        }
    .of-seat =
        { $leader ->
            [priest] papja
            [king] királya
            [farmer] földművese
           *[trader] kereskedője
        }
tigris-leaders =
    { $leader ->
        [priest] papok
        [king] királyok
        [farmer] földművesek
       *[trader] kereskedők
    }
tigris-colour =
    { $colour ->
        [red] piros
        [black] fekete
        [blue] kék
       *[green] zöld
    }
tigris-monument =
    { $monument ->
        [red-black] piros-fekete
        [red-blue] piros-kék
        [red-green] piros-zöld
        [black-blue] fekete-kék
        [black-green] fekete-zöld
       *[blue-green] kék-zöld
    }

## Why a move is refused

tigris-on-catastrophe = { $cell }: ezt a mezőt katasztrófa zárja le végleg.
tigris-on-monument = { $cell }: itt emlékmű áll.
tigris-on-leader = { $cell }: itt vezér áll.
tigris-on-tile = { $cell }: itt már van lapka.
tigris-on-treasure = { $cell }: amíg kincs van itt, nem érheti katasztrófa.
tigris-on-building = { $cell }: itt épület áll, nem érheti katasztrófa.
tigris-same-cell = { $cell }: a vezér már itt áll.
tigris-farm-on-land = { $cell }: ez szárazföld, farm csak folyómezőre kerülhet.
tigris-tile-on-river = { $cell }: ez folyómező, ide csak farm kerülhet.
tigris-leader-on-river = { $cell }: ez folyómező, itt nem állhat vezér.
tigris-no-temple = { $cell }: a vezér mellett közvetlenül felfordított templomnak kell lennie, és itt nincs.
tigris-joins-two = { $cell }: egy vezér itt két királyságot kötne össze.
tigris-joins-three = { $cell }: egy lapka itt három királyságot kötne össze.
tigris-no-tile = Nincs a kezedben { tigris-tile }.
tigris-no-catastrophe = Nincs több katasztrófád.
tigris-leader-at-home = Nincs a táblán a { tigris-leader.yours }.
tigris-exchange-not-held = Ezek nincsenek mind a kezedben: { $tiles }.
tigris-asked =
    { $asked ->
        [support] Előbb mondd meg, hány lapkát játszol ki az összecsapásban.
        [war] Előbb válaszd ki, melyik háború következik.
        [building] Előbb dönts az épületről.
        [monument] Előbb dönts az emlékműről.
       *[treasure] Előbb válassz egy kincset.
    }
tigris-not-asked =
    { $asked ->
        [support] Nincs összecsapás, amelyben lapkát lehetne kijátszani.
        [war] Nincs háború, amelyet választani lehetne.
        [building] Most nem építhető civilizációs épület.
        [monument] Most nem építhető emlékmű.
       *[treasure] Nincs kincs, amelyet választani lehetne.
    }
tigris-support-held =
    { $held ->
        [0] Nincs a kezedben { tigris-tile }, márpedig itt csak a { tigris-tiles } számítanak.
        [one] Csak egy { tigris-tile } van a kezedben.
       *[other] Csak { $held } { tigris-tile } van a kezedben.
    }
tigris-no-such-war = Ebben a királyságban nem került szembe két { tigris-leader }.
tigris-no-treasure = { $cell }: itt nincs kincs.
tigris-treasure-elsewhere = { $cell }: ez a kincs nem ebben a királyságban van.
tigris-building-line = { $cell }: ez nincs olyan vonalban, amelyért épület jár.
tigris-monument-stands = A { tigris-monument } emlékmű már áll.
tigris-monument-colour = A { tigris-monument } emlékműben nincs { tigris-colour }.
tigris-no-square = { $cell }: a lapka itt nem tesz teljessé négyzetet.

## Why a position is refused

tigris-row = board: { $row }. sor: { $columns } jelnek kell benne lennie, nem ennyinek: { $found }.
tigris-token = board: { $cell }: „{ $token }” nem jelent semmit.
tigris-terrain = board: { $cell }: szárazföld áll itt folyó helyett, vagy fordítva.
tigris-building-twice = board: { $cell }: ez az épület máshol is áll.
tigris-leader-twice = board: { $cell }: ez a vezér máshol is áll.
tigris-buildings-off = board: van { tigris-colour } épület, de a beállítás ki van kapcsolva.
tigris-leader-no-temple = { $cell }: { $seat } { tigris-leader.of-seat } mellett nincs templom.
tigris-leaders-meet = { $cell }: ebben a békés királyságban két { tigris-leader } áll.
tigris-too-many-tiles = Összesen { $exist } { tigris-tile } van, nem ennyi: { $found }.
tigris-too-many-face-down = Legfeljebb { $spare } lapka lehet lefordítva, nem ennyi: { $found }.
tigris-hand = { $seat } kezében { $most } lapka lehet, nem ennyi: { $found }.
tigris-catastrophe-count = A táblán és a játékosoknál összesen { $exist } katasztrófának kell lennie, nem ennyinek: { $found }.
tigris-treasure-place = { $cell }: itt sohasem volt kincs.
tigris-too-many-treasures = A táblán és a játékosoknál összesen { $exist } kincs van, nem ennyi: { $found }.
tigris-monument-entry = { $where }: ide két szín kell és egy négyzet bal felső mezője.
tigris-monument-twice = { $where }: ez az emlékmű máshol is áll.
tigris-monument-tiles = { $cell }: a { tigris-monument } emlékműnek négy saját lefordított lapka kell.
tigris-monument-terrain = { $cell }: a { tigris-monument } emlékmű nem épülhetett itt.
tigris-no-monument = { $cell }: ez a lefordított lapka nem emlékmű alatt van.
tigris-letters = { $where }: a lapkák betűi: { $letters }.
tigris-flag = { $where }: ide true vagy false kell.
tigris-placed = { $where }: ide olyan mező kell, amelyen felfordított lapka van.
tigris-no-conflict = { $where }: ez a két vezér nem áll ilyen összecsapásban.
tigris-not-over = A játék nem ért véget: kettőnél több kincs maradt, és minden kéz feltölthető volt.
tigris-actions-left = actions_left: { $actions } nem illik ide.
tigris-nothing-pending = pending: semmi ilyesmiről nem kell dönteni.

## Why a board file is refused

tigris-board-row = { $row }. sor: { $columns } mezőnek kell benne lennie, és mindegyik ezek egyike: . ~ T *
tigris-board-temples = a kezdőtemplomok száma { $fewest } és { $most } között lehet, nem ennyi: { $found }.
tigris-board-declared = { $stated } áll itt, de valójában ennyi van: { $found }.

## The story of a game

tigris-told-tile = { $seat } lerakott egy { tigris-tile.accusative } ide: { $cell }.
tigris-told-leader = { $seat } lerakta a { tigris-leader.own-accusative } ide: { $cell }.
tigris-told-leader-moved = { $seat } áthelyezte a { tigris-leader.own-accusative } ide: { $cell }.
tigris-told-withdrew = { $seat } visszavette a { tigris-leader.own-accusative }.
tigris-told-catastrophe = { $seat } katasztrófát rakott le ide: { $cell }.
tigris-told-exchanged =
    { $number ->
        [one] { $seat } kicserélt egy lapkát.
       *[other] { $seat } kicserélt { $number } lapkát.
    }
tigris-told-passed = { $seat } passzolt.
tigris-told-joined = Két királyság egyesült, és azonos színű vezérek kerültek szembe egymással.
tigris-told-joined-in-peace = Két királyság békésen egyesült.
tigris-told-chose-war = { $seat } döntött: most a { tigris-leaders } harcolnak.
tigris-told-revolt = A { tigris-leaders } lázadása: támad { $seat_attacker } ({ $attack }), véd { $seat_defender } ({ $defence }).
tigris-told-war = A { tigris-leaders } háborúja: támad { $seat_attacker } ({ $attack }), véd { $seat_defender } ({ $defence }).
tigris-told-laid =
    { $number ->
        [0] { $seat } nem játszott ki semmit.
        [one] { $seat } kijátszott egy { tigris-tile.accusative }.
       *[other] { $seat } kijátszott { $number } { tigris-tile.accusative }.
    }
tigris-told-won-conflict = { $seat } győzött { $high } : { $low } arányban; { $seat_loser } visszavette a { tigris-leader.own-accusative }.
tigris-told-removed =
    { $number ->
        [one] Egy { tigris-tile } lekerült a tábláról.
       *[other] { $number } { tigris-tile } lekerült a tábláról.
    }
tigris-told-home = { $seat } { tigris-leader.of-seat } elvesztette az utolsó templomát, és hazatért.
tigris-told-points =
    { $number ->
        [one] { $seat } kapott egy { tigris-colour } pontot.
       *[other] { $seat } kapott { $number } { tigris-colour } pontot.
    }
tigris-told-income =
    { $number ->
        [one] { $seat } egy { tigris-colour } pontot kapott az emlékművekért.
       *[other] { $seat } { $number } { tigris-colour } pontot kapott az emlékművekért.
    }
tigris-told-treasure = { $seat } elvitte a kincset innen: { $cell }.
tigris-told-monument = { $seat } felépítette a { tigris-monument } emlékművet itt: { $cell }.
tigris-told-no-monument = { $seat } nem épített emlékművet.
tigris-told-building = { $seat } felépítette a { tigris-colour } épületet itt: { $cell }.
tigris-told-building-moved = { $seat } áthelyezte a { tigris-colour } épületet ide: { $cell }.
tigris-told-no-building = { $seat } a helyén hagyta a { tigris-colour } épületet.
tigris-told-drew =
    { $number ->
        [one] { $seat } húzott egy lapkát.
       *[other] { $seat } húzott { $number } lapkát.
    }
tigris-told-bag-short = Kiürült a zsák: ez az utolsó kör.
tigris-told-turn = { $seat } következik.
tigris-told-end-treasures = Vége a játéknak: legfeljebb két kincs maradt.
tigris-told-end-bag = Vége a játéknak: a zsákból nem lehetett minden kezet feltölteni.
tigris-told-final = { $seat } pontjai a leggyengébb színtől kezdve: { $weakest }, { $second }, { $third } és { $strongest }.
tigris-told-won = { $seat } győzött.
tigris-told-shared = Megosztott győzelem: { $winners }.

## The table in a terminal

tigris-title =
    { $asked ->
        [action] Tigris és Eufrátesz · { $seat }, { $actions ->
            [one] még egy akció
           *[other] még { $actions } akció
        }
        [support] Tigris és Eufrátesz · { $seat } lapkákat játszik ki
        [war] Tigris és Eufrátesz · { $seat } háborút választ
        [building] Tigris és Eufrátesz · { $seat } az épületről dönt
        [monument] Tigris és Eufrátesz · { $seat } emlékműről dönt
       *[treasure] Tigris és Eufrátesz · { $seat } kincset választ
    }
tigris-title-over = Tigris és Eufrátesz · a játék véget ért
tigris-revolt-of = A { tigris-leaders } lázadása
tigris-war-of = A { tigris-leaders } háborúja
tigris-attacker = { $seat } támad
tigris-defender = { $seat } véd
tigris-column-side = résztvevő
tigris-column-board = a táblán
tigris-column-laid = kijátszva
tigris-column-needs = kell még
tigris-column-stake = tét (pont)
tigris-column-tiles = lapka
tigris-column-home = otthon
tigris-note-hand = A kezedben:
tigris-note-left = { $treasures } kincs maradt ({ $end } kincsnél vége a játéknak), { $bag } lapka van a zsákban.
tigris-note-last-turn = Ez az utolsó kör.
