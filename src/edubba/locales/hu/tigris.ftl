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
tigris-option-board-standard = Szokásos, 10 kinccsel
tigris-option-board-alternate = A másik, 14 kinccsel
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

## In the browser. $who is you or other; $asked is what has to be decided; $deed is the kind of a move

tigris-web-dock = Tábla
tigris-web-board =
    { $board ->
        [standard] A szokásos tábla: tizenegy sorban tizenhat-tizenhat mező, két folyóval
        [alternate] A másik tábla: tizenegy sorban tizenhat-tizenhat mező, két folyóval
       *[other] A(z) „{ $board }” tábla: tizenegy sorban tizenhat-tizenhat mező, két folyóval
    }
tigris-web-moment =
    { $asked ->
        [support] Összecsapás · { $seat } lapkákat játszik ki
        [war] Összecsapás · { $seat } háborút választ
        [building] { $seat } az épületről dönt
        [monument] { $seat } emlékműről dönt
        [treasure] { $seat } kincset választ
        [over] A játék véget ért
       *[action] { $actions ->
            [one] { $seat } · még egy akció
           *[other] { $seat } · még { $actions } akció
        }
    }
tigris-web-among-wars =
    { $more ->
        [yes] { $number }. a { $of } közül · utána: { $wars }
       *[no] { $number }. a { $of } közül
    }
tigris-web-name =
    { $who ->
        [you] Te
       *[other] { $seat }
    }
tigris-web-whose =
    { $who ->
        [you] a te { tigris-leader.yours }
       *[other] { $seat } { tigris-leader.of-seat }
    }
tigris-web-cell =
    { $what ->
        [tile] { $cell }, { tigris-tile }.
        [catastrophe] { $cell }, katasztrófa.
        [monument] { $cell }, a { tigris-monument } emlékmű alatt.
        [leader] { $cell }.
       *[empty] { $cell }, { $ground ->
            [river] üres folyómező
           *[land] üres szárazföld
        }.
    }
tigris-web-cell-leader =
    { $who ->
        [you] A te { tigris-leader.yours }; ereje háborúban { $war }, lázadásban { $revolt }.
       *[other] { $seat } { tigris-leader.of-seat }; ereje háborúban { $war }, lázadásban { $revolt }.
    }
tigris-web-cell-kingdom = A királyság vezérei: { $leaders }.
tigris-web-cell-treasure =
    { $first ->
        [yes] Kincs, amelyet elsőként kell elvinni.
       *[no] Kincs.
    }
tigris-web-cell-building = Civilizációs épület.
tigris-web-may =
    { $asked ->
        [treasure] Elviheted ezt a kincset.
        [monument] Ide építhetsz emlékművet.
        [building] Ide teheted az épületet.
       *[action] Ide lerakhatod.
    }
tigris-web-on = Kiválasztva; még egyszer: megerősítés.
tigris-web-pick = Áthelyezheted vagy visszaveheted.
tigris-web-prompt =
    { $asked ->
        [support] Játssz ki lapkákat
        [war] Melyik háború következik?
        [building] Felépíted az épületet?
        [monument] Építesz emlékművet?
        [treasure] Vigyél el egy kincset
       *[action] { $actions ->
            [one] Az utolsó akciód ebben a körben
           *[other] Te jössz: { $actions } akció
        }
    }
tigris-web-held =
    { $kind ->
        [tile] Hová kerüljön a { tigris-tile }?
        [leader] Hová álljon a { tigris-leader.yours }?
       *[catastrophe] Hová sújtson le a katasztrófa?
    }
tigris-web-how =
    { $held ->
        [tile] Válassz egy bekarikázott mezőt. A szám azt mutatja, mit hoz neked; az összekapcsolt karikák háborút jelentenek.
        [leader] Válassz egy bekarikázott mezőt. Az összekapcsolt karikák lázadást jelentenek.
        [catastrophe] Válassz egy bekarikázott mezőt. Ami ott van, elvész, és oda többé semmi sem kerülhet.
        [exchange] Jelölj ki lapkákat a kezedből. Ezek kikerülnek a játékból, és ugyanannyit húzol helyettük.
       *[nothing] Válassz alul egy lapkát, vezért vagy katasztrófát, a táblán pedig egy mezőt, vagy húzd oda.
    }
tigris-web-here = Mi kerüljön ide: { $cell }?
tigris-web-piece =
    { $kind ->
        [tile] { tigris-tile }
        [leader] { tigris-leader }
       *[catastrophe] katasztrófa
    }
tigris-web-move =
    { $deed ->
        [tile] Egy { tigris-tile } ide: { $cell }
        [leader] A { tigris-leader } ide: { $cell }
        [withdraw] Visszavétel: { tigris-leader }
        [catastrophe] Katasztrófa ide: { $cell }
        [exchange] { $number ->
            [one] Egy lapka cseréje
           *[other] { $number } lapka cseréje
        }
        [support] { $number ->
            [0] Semmit sem játszol ki
            [one] Egy lapka kijátszása
           *[other] { $number } lapka kijátszása
        }
        [war] Most a { tigris-leaders } harcolnak
        [monument] A { tigris-monument } emlékmű ide: { $cell }
        [no-monument] Nincs emlékmű
        [building] Az épület ide: { $cell }
        [no-building] Nincs épület
        [treasure] Kincs innen: { $cell }
       *[pass] Passz
    }
tigris-web-joins =
    { $wars ->
        [0] Két királyság békésen egyesül; senki sem kap pontot.
        [one] Két királyság egyesül, és kitör egy háború; a lapkáért senki sem kap pontot.
       *[other] Két királyság egyesül, és kitör { $wars } háború; a lapkáért senki sem kap pontot.
    }
tigris-web-gains =
    { $who ->
        [you] { $points ->
            [one] Kapsz egy { tigris-colour } pontot.
           *[other] Kapsz { $points } { tigris-colour } pontot.
        }
       *[other] { $points ->
            [one] { $seat } kap egy { tigris-colour } pontot.
           *[other] { $seat } kap { $points } { tigris-colour } pontot.
        }
    }
tigris-web-no-gain = Senki sem kap pontot: nincs hozzá vezér a királyságban.
tigris-web-may-monument = Utána emlékművet építhetsz: { $monuments }.
tigris-web-may-building = Utána felépítheted a { tigris-colour } épületet.
tigris-web-treasures-due =
    { $who ->
        [you] { $number ->
            [one] A kereskedőd elvisz egy kincset.
           *[other] A kereskedőd elvisz { $number } kincset.
        }
       *[other] { $number ->
            [one] { $seat } kereskedője elvisz egy kincset.
           *[other] { $seat } kereskedője elvisz { $number } kincset.
        }
    }
tigris-web-home =
    { $who ->
        [you] A { tigris-leader.yours } elveszti az utolsó templomát, és hazatér.
       *[other] { $seat } { tigris-leader.of-seat } elveszti az utolsó templomát, és hazatér.
    }
tigris-web-no-revolt = Nincs lázadás: nem áll ott más vezér a színéből.
tigris-web-exchange-unseen = Senki sem látja őket. Ha kiürül a zsák, ez az utolsó kör.
tigris-web-exchange = Lapkacsere
tigris-web-withdraw = Visszavétel
tigris-web-pass =
    { $actions ->
        [one] Passz, a kör vége
       *[other] Egy akció passzolása
    }
tigris-web-role =
    { $role ->
        [attacker] { $who ->
            [you] támadsz
           *[other] támad
        }
       *[defender] { $who ->
            [you] védesz
           *[other] véd
        }
    }
tigris-web-from-hand =
    { $who ->
        [you] a kezedből
       *[other] kézből
    }
tigris-web-up-to = legfeljebb { $number }
tigris-web-needs =
    { $role ->
        [attacker] { $who ->
            [you] { $needs ->
                [0] Te vezetsz; a védő válaszol utoljára.
               *[other] A vezetéshez még { $needs } { tigris-tile } kell; a védő válaszol utoljára, és egyenlőségnél ő nyer.
            }
           *[other] { $needs ->
                [0] { $seat } vezet; a védő válaszol utoljára.
               *[other] { $seat } vezetéséhez még { $needs } { tigris-tile } kell; a védő válaszol utoljára, és egyenlőségnél ő nyer.
            }
        }
       *[defender] { $who ->
            [you] { $needs ->
                [0] Azzal nyersz, ami a táblán van: egyenlőségnél a védő nyer.
               *[other] A győzelmedhez még { $needs } { tigris-tile } kell: egyenlőségnél a védő nyer.
            }
           *[other] { $needs ->
                [0] { $seat } azzal nyer, ami a táblán van: egyenlőségnél a védő nyer.
               *[other] { $seat } győzelméhez még { $needs } { tigris-tile } kell: egyenlőségnél a védő nyer.
            }
        }
    }
tigris-web-verdict =
    { $role ->
        [attacker] { $ahead ->
            [yes] Te vezetnél; { $seat } válaszol.
           *[no] Nem te vezetnél: egyenlőségnél a védő nyer.
        }
       *[defender] { $ahead ->
            [yes] Nyersz: egyenlőségnél a védő nyer.
           *[no] Veszítesz.
        }
    }
tigris-web-stake =
    { $who ->
        [you] { $points ->
            [one] Ha veszítesz, { $seat_winner } kap egy { tigris-colour } pontot, és a { tigris-leader.yours } hazatér.
           *[other] Ha veszítesz, { $seat_winner } kap { $points } { tigris-colour } pontot; a { tigris-leader.yours } hazatér, és { $tiles ->
                [one] egy { tigris-tile }
               *[other] { $tiles } { tigris-tile }
            } lekerül a tábláról.
        }
       *[other] { $points ->
            [one] Ha { $seat } veszít, { $winner ->
                [you] kapsz
               *[other] { $seat_winner } kap
            } egy { tigris-colour } pontot, és a { tigris-leader } hazatér.
           *[other] Ha { $seat } veszít, { $winner ->
                [you] kapsz
               *[other] { $seat_winner } kap
            } { $points } { tigris-colour } pontot; a { tigris-leader } hazatér, és { $tiles ->
                [one] egy { tigris-tile }
               *[other] { $tiles } { tigris-tile }
            } lekerül a tábláról.
        }
    }
tigris-web-lay =
    { $hand ->
        [0] Nincs a kezedben { tigris-tile }: nincs mit kijátszani.
        [one] Mennyit játszol ki? Egy { tigris-tile } van a kezedben.
       *[other] Mennyit játszol ki? { $hand } { tigris-tile } van a kezedben.
    }
tigris-web-due =
    { $number ->
        [one] A kereskedőd elvisz egyet; a másik marad.
       *[other] A kereskedőd elvisz { $number } kincset; egy marad.
    }
tigris-web-monument =
    { $squares ->
        [one] { tigris-monument }
       *[other] { tigris-monument }, itt: { $cell }
    }
tigris-web-on-cell = Itt: { $cell }
tigris-web-none =
    { $asked ->
        [building] Nincs épület
       *[monument] Nincs emlékmű
    }
tigris-web-own = A lapkáid, vezéreid és pontjaid
tigris-web-hand = A kezed
tigris-web-hand-empty = üres
tigris-web-in-hand = { tigris-tile } a kezedben
tigris-web-leaders = Vezérek és katasztrófák
tigris-web-leader =
    { $home ->
        [yes] { tigris-leader }, otthon
       *[no] { tigris-leader }, a táblán
    }
tigris-web-points =
    { $open ->
        [yes] A pontjaid
       *[no] Pontok a paravánod mögött
    }
tigris-web-colour-points =
    { $colour ->
        [treasure] kincsek
       *[other] { tigris-colour } pontok
    }
tigris-web-kingdoms = Királyságok
tigris-web-strength = Erő
tigris-web-tiles =
    { $number ->
        [one] egy lapka kézben
       *[other] { $number } lapka kézben
    }
tigris-web-catastrophes =
    { $number ->
        [one] még egy katasztrófa
       *[other] még { $number } katasztrófa
    }
tigris-web-all-out = mind a négy a táblán
tigris-web-treasures-left = { $left } maradt, { $end } kincsnél vége
tigris-web-bag = { $number } a zsákban
tigris-web-tab-stock = Készlet
tigris-web-leader-strength =
    { $who ->
        [you] A te { tigris-leader.yours } itt: { $cell }; háborúban { $war }, lázadásban { $revolt }
       *[other] { $seat } { tigris-leader.of-seat } itt: { $cell }; háborúban { $war }, lázadásban { $revolt }
    }
tigris-web-scores =
    { $who ->
        [you] neked +{ $points }
       *[other] { $seat }: +{ $points }
    }
tigris-web-scores-nobody = senkinek
tigris-web-no-kingdoms = Még nincs királyság: vezér alapít egyet, templom mellett.
tigris-web-stock-monuments = Emlékművek a készletben
tigris-web-stock-buildings = Épületek a készletben
tigris-web-stock-none = Nincs
tigris-web-discards = Amit kicseréltél
tigris-web-danger-pass =
    { $actions ->
        [one] Passzolsz, és befejezed a körödet?
       *[other] Lemondasz egy akcióról?
    }
tigris-web-danger-home = A saját vezéred elveszti az utolsó templomát, és hazatér. Mégis ezt választod?
tigris-web-danger-gift = A pontokat { $seat } kapja. Mégis ezt választod?
tigris-web-danger-revolt = Nincs elég templom a kezedben, hogy megnyerd ezt a lázadást. Mégis elindítod?
tigris-web-danger-few =
    { $needs ->
        [one] Ez nem elég; egy lapka elég volna. Mégis ilyen keveset játszol ki?
       *[other] Ez nem elég; { $needs } lapka elég volna. Mégis ilyen keveset játszol ki?
    }
tigris-web-danger-vain = { $needs } lapka kellene. Amit kijátszol, elvész. Mégis kijátszod?
tigris-web-scoring = Az eredmény az a szín, amelyből a legkevesebb pontja van a játékosnak. A kincsek pótolják a hiányt.
tigris-web-step =
    { $step ->
        [screens] Paravánok félre
        [treasures] Kincsek kiosztva
        [lowest] Leggyengébb szín
       *[tie] Holtverseny
    }
tigris-web-column =
    { $gold ->
        [0] { tigris-colour }: { $points }.
        [one] { tigris-colour }: { $points } és egy kincs.
       *[other] { tigris-colour }: { $points } és { $gold } kincs.
    }
tigris-web-lowest =
    { $gold ->
        [0] A { tigris-tile } színe a leggyengébb: { $points }.
        [one] A { tigris-tile } színe a leggyengébb: { $points } és egy kincs, összesen { $sum }.
       *[other] A { tigris-tile } színe a leggyengébb: { $points } és { $gold } kincs, összesen { $sum }.
    }
tigris-web-laid-gold =
    { $gold ->
        [0] Nincs kiosztható kincs.
        [one] Egy kincs a legalacsonyabb oszlopba kerül.
       *[other] { $gold } kincs kerül egyenként a legalacsonyabb oszlopokba.
    }
tigris-web-tie =
    { $shared ->
        [yes] Mind a négy színben ugyanannyi, mint { $seat }: a helyezés közös.
       *[no] Holtverseny { $seat } ellen. A következő leggyengébb, eltérő szín dönt: { $own } : { $other }.
    }
