# Sumeria. Arguments: $seat a player's name, $site and $origin settlements, $state a city-state, $kind a kind of counter.
#
# city-state = városállam, settlement = település, city = város, town = kisváros, village = falu, road = út,
# trader = kereskedő, counter = befolyásjelző or jelző (economic = kereskedelmi, military = katonai,
# political = politikai, religious = vallási), round = korszak, turn = forduló, row = sor, stock = készlet, bag = zsák,
# scored = kiértékelve, set = jelzőcsoport, tie = holtverseny, add = felrak, remove = levesz, move = átmozgat.
# Names of places get no suffix: „Ur városállamában”, „felrakott egy kereskedőt: Ur”.

sumeria-name = Sumeria
sumeria-about = Többségek nyolc városállamban, amelyek rangsora minden lépéssel változik.
sumeria-option-board = A térkép, amelyen a játék folyik.
sumeria-option-board-reconstruction = Rekonstrukció
sumeria-option-next_largest_set_tiebreak = A végső holtversenyt a második, harmadik és negyedik legnagyobb jelzőcsoport is eldöntheti.
sumeria-option-unofficial_two_players = Két játékos, fejenként 20 kereskedővel: a kiadott szabályokban nem szerepel.

sumeria-kind =
    { $kind ->
        [economic] kereskedelmi
        [military] katonai
        [political] politikai
       *[religious] vallási
    }
sumeria-counters =
    { $number ->
        [one] egy { sumeria-kind } jelző
       *[other] { $number } { sumeria-kind } jelző
    }
sumeria-place =
    { $place ->
        [1] első
        [2] második
        [3] harmadik
        [4] negyedik
        [5] ötödik
        [6] hatodik
        [7] hetedik
       *[8] utolsó
    }
    .with-article =
        { $place ->
            [1] az első
            [2] a második
            [3] a harmadik
            [4] a negyedik
            [5] az ötödik
            [6] a hatodik
            [7] a hetedik
           *[8] az utolsó
        }

## Why a move is refused

sumeria-occupied = { $site }: itt már van kereskedő.
sumeria-stock-empty = Üres a készleted: minden kereskedőd a táblán van.
sumeria-not-your-trader = { $site }: itt nincs kereskedőd.
sumeria-no-path = { $origin } → { $site }: nem vezet ide kereskedők megszakítatlan lánca.
sumeria-only-add-in-setup = Az előkészületek során csak felrakni lehet kereskedőt.
sumeria-nothing-to-take = Jelzőt a korszak kiértékelésekor lehet elvenni, nem most.
sumeria-no-such-counter = Itt nincs { sumeria-kind } jelző.
sumeria-take-first = Előbb el kell venni egy jelzőt.

## Why a position is refused

sumeria-row = row: a nyolc városállam mindegyikének pontosan egyszer kell szerepelnie benne.
sumeria-unknown-settlement = board: nincs „{ $site }” nevű település.
sumeria-unknown-kind = spaces: nincs „{ $kind }” nevű jelző.
sumeria-trader-count = { $seat } kereskedőinek száma a készletben és a táblán együtt { $traders } kell, hogy legyen, nem { $found }.
sumeria-placed = { $seat } eddig lerakott kereskedőinek száma { $placed } kell, hogy legyen, nem { $found }.
sumeria-step = step: { $step } nem illik ehhez a szakaszhoz.
sumeria-round = round: { $round } nem illik ehhez a szakaszhoz.
sumeria-counter-count = Összesen { $counters } { sumeria-kind } jelzőnek kell lennie, nem ennyinek: { $found }.
sumeria-bag = bag: ebben a korszakban ({ $round }.) { $counters } jelzőnek kell benne lennie, nem ennyinek: { $found }.
sumeria-space =
    { $counters ->
        [one] spaces: { $place }. mező: egy jelzőnek kell rajta lennie, nem ennyinek: { $found }.
       *[other] spaces: { $place }. mező: { $counters } jelzőnek kell rajta lennie, nem ennyinek: { $found }.
    }
sumeria-takers-only-in-take = place és takers csak a „take” szakaszban szerepelhet.
sumeria-takers = takers: a táblán lévő kereskedők szerint ennek kell lennie: { $takers }.
sumeria-counter-not-won = won: { $seat } jelzői között ott kell lenniük a már elvetteknek is ({ $place }. hely).
sumeria-nothing-to-choose = spaces: senki sem választhat jelzőt ({ $place }. hely).

## Why a board file is refused

sumeria-board-colour = „{ $colour }” nem szín; így kell írni: #D8B36A.
sumeria-board-unknown-state = nincs „{ $state }” azonosítójú városállam.
sumeria-board-bad-name = „{ $name }” nem lehet név: egy sorban álló szavak kellenek, „>” nélkül.
sumeria-board-states = { $expected } városállamnak kell lennie, nem ennyinek: { $found }.
sumeria-board-count =
    { $kind ->
        [city] { $expected } városnak kell benne lennie, nem ennyinek: { $found }.
        [town] { $expected } kisvárosnak kell benne lennie, nem ennyinek: { $found }.
       *[village] { $expected } falunak kell benne lennie, nem ennyinek: { $found }.
    }
sumeria-board-city = „{ $city }” nem ennek az államnak a városa.
sumeria-board-twice =
    { $what ->
        [name] kétszer szerepel ez a név: „{ $value }”.
       *[id] kétszer szerepel ez az azonosító: „{ $value }”.
    }
sumeria-board-path = egy út legalább két településen vezet át, és egyiken sem kétszer.
sumeria-board-route-ends = from és to az út két vége kell, hogy legyen.
sumeria-board-dangling = az út nem létező településhez vezet: „{ $settlement }”.
sumeria-board-link-twice = ez az út kétszer szerepel: { $link }.
sumeria-board-no-roads = ehhez a városhoz nem vezet út.
sumeria-board-roads =
    { $kind ->
        [town] a kisváros egyetlen úton fekszik, és két szomszédja van, nem ennyi: { $found }.
       *[village] a falu egyetlen úton fekszik, és két szomszédja van, nem ennyi: { $found }.
    }
sumeria-board-cut-off = innen kiindulva nem vezet ide út: { $start }.
sumeria-board-declared = { $stated } áll itt, de valójában ennyi van: { $found }.
sumeria-board-points = points: egész számokból álló párok kellenek.

## Rankings: why a seat stands where it does. $lead is yes for the first, no for those behind

sumeria-rank-alone = senki más nem kereskedik itt
sumeria-rank-traders =
    { $lead ->
        [yes] a legtöbb kereskedő ({ $traders })
       *[no] kevesebb kereskedő ({ $traders })
    }
sumeria-rank-city =
    { $city ->
        [yes] jelen van a városban
       *[no] nincs jelen a városban
    }
sumeria-rank-towns =
    { $lead ->
        [yes] több kisváros ({ $towns })
       *[no] kevesebb kisváros ({ $towns })
    }
sumeria-rank-order =
    { $lead ->
        [yes] ebben a korszakban előbb kerül sorra
       *[no] ebben a korszakban később kerül sorra
    }
sumeria-last-fewest =
    { $traders ->
        [0] { $seat } nincs jelen { $state } városállamában
        [one] { $seat } van jelen a legkevesebb, egyetlen kereskedővel { $state } városállamában
       *[other] { $seat } van jelen a legkevesebb, { $traders } kereskedővel { $state } városállamában
    }
sumeria-last-tied = minden városállamban holtverseny; az érintettek közül { $seat } kerül sorra utoljára ebben a korszakban

## The story of a game

sumeria-told-placed = { $seat } lerakott egy kereskedőt: { $site }.
sumeria-told-added = { $seat } felrakott egy kereskedőt: { $site }.
sumeria-told-removed = { $seat } levett egy kereskedőt: { $site }.
sumeria-told-moved = { $seat } átmozgatott egy kereskedőt: { $origin } → { $site }.
sumeria-told-took = { $seat } szerzeménye: { $counters }.
sumeria-told-rose = { $state } megelőzte { $passed } városállamát, és { sumeria-place.with-article } helyre lépett.
sumeria-told-fell = { $state } visszaesett { $passed } városállama mögé, { sumeria-place.with-article } helyre.
sumeria-told-controls =
    { $reason ->
        [alone] Kiértékelés: { $state }, a sor { sumeria-place } városállama – itt csak { $seat } kereskedett.
        [traders] Kiértékelés: { $state }, a sor { sumeria-place } városállama – itt { $seat } volt jelen a legtöbb kereskedővel.
        [city] Kiértékelés: { $state }, a sor { sumeria-place } városállama – a városban { $seat } volt jelen.
        [towns] Kiértékelés: { $state }, a sor { sumeria-place } városállama – { $seat } volt jelen több kisvárosban.
       *[order] Kiértékelés: { $state }, a sor { sumeria-place } városállama – { $seat } került előbb sorra.
    }
sumeria-told-nobody = Kiértékelés: { $state }, a sor { sumeria-place } városállama – itt senki sem kereskedett.
sumeria-told-discarded = Kikerült a játékból: { $counters }.
sumeria-told-round =
    { $round ->
        [1] Elkezdődött az 1. korszak.
        [5] Elkezdődött az 5. korszak.
       *[other] Elkezdődött a { $round }. korszak.
    }
sumeria-told-drawn = Új jelzők { sumeria-place.with-article } helyen: { $counters }.
sumeria-told-start = { $seat } kezd; { $seat_last } volt jelen a legkevesebb kereskedővel { $state } városállamában, ezért utolsó.
sumeria-told-start-tied = { $seat } kezd; minden városállamban holtverseny volt, és az érintettek közül { $seat_last } került sorra utoljára, ezért utolsó.
sumeria-told-row-turned = { $first }, { $second } és { $third } a sor végére került, legutolsónak { $first }.
sumeria-told-points =
    { $points ->
        [one] { $seat } eredménye: egy pont.
       *[other] { $seat } eredménye: { $points } pont.
    }
sumeria-told-won = Vége a játéknak: { $seat } győzött.
sumeria-told-won-by-sets = Vége a játéknak: a holtversenyt { $seat } nyerte meg a nagyobb jelzőcsoporttal.
sumeria-told-shared = Vége a játéknak, megosztott győzelem: { $winners }.

## The table in a terminal

sumeria-title-setup = Sumeria · előkészületek
sumeria-title-turn = Sumeria · { $round }/6. korszak · { $turn }/3. forduló
sumeria-title-take = Sumeria · { $round }/6. korszak · kiértékelés
sumeria-title-over = Sumeria · a játék véget ért
sumeria-column-points = pont
sumeria-column-stock = készlet
sumeria-row-bag = a zsákban
sumeria-note-last = Jelen állás szerint a következő korszakban utolsó: { $seat } ({ $reason }).

## Ties at the end

sumeria-tie-largest =
    { $counters ->
        [one] pontban holtverseny; a legnagyobb jelzőcsoport egy jelző
       *[other] pontban holtverseny; a legnagyobb jelzőcsoport { $counters } jelző
    }
sumeria-tie-next = pontban és a legnagyobb csoportban holtverseny; a csoportok: { $sizes }
sumeria-tie-shared = pontban és csoportokban is holtverseny: a helyezés közös

## In the browser

sumeria-web-dock = Térkép
sumeria-web-map = Suméria térképe: városállamok, települések és a köztük vezető utak
sumeria-web-map-missing = A térképet nem sikerült elhozni a háztól.
# Settlements go by one name everywhere, because moves are written with them; the river does not.
sumeria-web-river =
    { $river ->
        [Euphrates] Eufrátesz
       *[other] { $river }
    }
sumeria-web-again = Próbáld újra
sumeria-web-moment =
    { $phase ->
        [setup] Előkészület
        [take] { $round }. korszak a 6-ból · értékelés
        [over] A játszma véget ért
       *[turn] { $round }. korszak a 6-ból · { $turn }. forduló a 3-ból
    }
sumeria-web-form =
    { $form ->
        [city] város
        [town] kisváros
       *[village] falu
    }
sumeria-web-site =
    { $who ->
        [nobody] { $site }, { sumeria-web-form }, { $state } városállamában, üres.
        [you] { $site }, { sumeria-web-form }, { $state } városállamában, a te kereskedőd.
       *[other] { $site }, { sumeria-web-form }, { $state } városállamában, { $seat } kereskedője.
    }
sumeria-web-may =
    { $may ->
        [pick] Átmozgathatod vagy leveheted.
        [goal] A kiválasztott kereskedő ide léphet.
        [held] Ezt a kereskedőt választottad.
        [on] Kiválasztva; még egyszer: megerősítés.
       *[add] { $phase ->
            [setup] Ide tehetsz kereskedőt.
           *[turn] Ide felrakhatsz egy kereskedőt.
        }
    }
sumeria-web-move =
    { $deed ->
        [remove] Kereskedő levétele innen: { $site }
        [move] Kereskedő átmozgatása: { $site } → { $goal }
        [take] { $kind ->
            [economic] Kereskedelmi jelző elvétele
            [military] Katonai jelző elvétele
            [political] Politikai jelző elvétele
           *[religious] Vallási jelző elvétele
        }
       *[add] { $phase ->
            [setup] Kereskedő felrakása ide: { $site }
           *[turn] Új kereskedő ide: { $site }
        }
    }
sumeria-web-to = ide
sumeria-web-then = aztán
sumeria-web-prompt =
    { $phase ->
        [setup] Rakj fel egy kereskedőt
        [take] { $state } a tiéd: vegyél el egy jelzőt
       *[turn] Rakj fel, mozgass vagy vegyél le egy kereskedőt
    }
sumeria-web-how =
    { $phase ->
        [setup] Válassz egy üres települést a térképen.
       *[turn] { $stock ->
            [0] A készleted üres. Válaszd ki egy kereskedődet a térképen.
           *[other] Válaszd ki egy kereskedődet a térképen, vagy egy üres települést egy újnak.
        }
    }
sumeria-web-picked = Kereskedő itt: { $site }
sumeria-web-goals =
    { $goals ->
        [0] Nem tud mozogni: csak levenni lehet.
        [one] Egy településre léphet, vagy leveheted.
       *[other] { $goals } településre léphet, vagy leveheted.
    }
sumeria-web-remove = Levétel
sumeria-web-stock =
    { $traders ->
        [0] Nincs kereskedő a készletedben
        [one] Egy kereskedő a készletedben
       *[other] { $traders } kereskedő a készletedben
    }
sumeria-web-in-stock = { $traders } a készletben
sumeria-web-points =
    { $points ->
        [one] egy pont
       *[other] { $points } pont
    }
sumeria-web-row-stays = A sor nem változik.
sumeria-web-rises =
    { $counters ->
        [0] { $state } megelőzi: { $passed }; új helye a sorban: { sumeria-place }.
        [one] { $state } megelőzi: { $passed }; új helye a sorban: { sumeria-place }, ez egy jelzőt érne.
       *[other] { $state } megelőzi: { $passed }; új helye a sorban: { sumeria-place }, ez { $counters } jelzőt érne.
    }
sumeria-web-falls =
    { $scores ->
        [no] { $state } lecsúszik { $passed } mögé; új helye a sorban: { sumeria-place }.
        [lost] { $state } lecsúszik { $passed } mögé; új helye a sorban: { sumeria-place }, és nem érne jelzőt.
       *[yes] { $counters ->
            [one] { $state } lecsúszik { $passed } mögé; új helye a sorban: { sumeria-place }, ez csak egy jelzőt érne.
           *[other] { $state } lecsúszik { $passed } mögé; új helye a sorban: { sumeria-place }, ez csak { $counters } jelzőt érne.
        }
    }
sumeria-web-stands = { $state }: { $reason }
sumeria-web-leaves = Nem maradna kereskedőd itt: { $state }
sumeria-web-rank =
    { $rank ->
        [0] nincs
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $rank }.
    }
sumeria-web-danger = Feladnád az elsőséget itt: { $state }. Mégis ezt léped?
sumeria-web-row = A városállamok sora
sumeria-web-row-after = A városállamok sora, ahogy a lépés után állna
sumeria-web-tile =
    { $counters ->
        [0] { $state }, { sumeria-place } a sorban.
        [one] { $state }, { sumeria-place } a sorban, egy jelzőt ér:
       *[other] { $state }, { sumeria-place } a sorban, { $counters } jelzőt ér:
    }
sumeria-web-traders-of =
    { $traders ->
        [one] { $seat }: egy kereskedő.
       *[other] { $seat }: { $traders } kereskedő.
    }
sumeria-web-shift =
    { $shift ->
        [up] feljebb kerülne
       *[down] lejjebb kerülne
    }
sumeria-web-take =
    { $kind ->
        [economic] Kereskedelmi jelző elvétele
        [military] Katonai jelző elvétele
        [political] Politikai jelző elvétele
       *[religious] Vallási jelző elvétele
    }
sumeria-web-take-worth =
    { $points ->
        [one] { sumeria-web-take }: neked egy pontot ér
       *[other] { sumeria-web-take }: neked { $points } pontot ér
    }
sumeria-web-takes =
    { $takes ->
        [one] egyet visz
       *[other] { $takes } jelzőt visz
    }
sumeria-web-takes-for =
    { $takes ->
        [one] { $seat } egyet visz: { $reason }
       *[other] { $seat } { $takes } jelzőt visz: { $reason }
    }
sumeria-web-took-for =
    { $takes ->
        [one] { $seat } egyet vitt: { $reason }
       *[other] { $seat } { $takes } jelzőt vitt: { $reason }
    }
sumeria-web-takes-nobody = Itt senki sem kereskedik: a jelzők kikerülnek a játékból.
sumeria-web-scored = értékelve
sumeria-web-tab-ranking = Rangsor
sumeria-web-tab-counters = Jelzők
sumeria-web-you = Te
sumeria-web-nobody = Itt senki sem kereskedik.
sumeria-web-counters =
    { $counters ->
        [one] egy jelző
       *[other] { $counters } jelző
    }
sumeria-web-place = { sumeria-place } a sorban
sumeria-web-bag =
    { $counters ->
        [0] A zsák üres
       *[other] { $counters } a zsákban
    }
sumeria-web-kind = Fajta
sumeria-web-kind-title =
    { $kind ->
        [economic] Kereskedelmi
        [military] Katonai
        [political] Politikai
       *[religious] Vallási
    }
sumeria-web-in-bag = a zsákban
sumeria-web-in-row = a soron
sumeria-web-next-worth = +{ $points }
sumeria-web-next-worth-means = A számok alatt: ennyi pontot hozna még egy ilyen jelző.
sumeria-web-sets = Egy fajtából álló csoport értéke: 1, 3, 6, 10, 15, 21, 28, 36, 45.
sumeria-web-step =
    { $step ->
        [round] Utolsó korszak
        [economic] Kereskedelmi
        [military] Katonai
        [political] Politikai
        [religious] Vallási
        [sum] Pontok
       *[tie] Holtverseny
    }
sumeria-web-player = Játékos
sumeria-web-sum = Pontok
sumeria-web-last-round = Amit az utolsó korszak hozott
