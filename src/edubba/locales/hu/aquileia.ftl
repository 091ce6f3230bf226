# Aquileia. Servi are the slave cards of the rules; metals keep their names everywhere.
#
# round = forduló, space = mező, henchman = csatlós, disc = korong, track = sorrendsáv (of discs) or pontsáv (of points),
# metals: bronze = bronz, silver = ezüst, gold = arany; coin = érme, swap = váltás, bank = bank, contest = viadal,
# strength = erő, weapon = fegyver, horse = ló, servi card = servi kártya (single = szimpla, double = dupla),
# laurel = babér, bid = licit (open = nyit, raise = emel, drop out = kiszáll), lot = telek, workshop = műhely,
# villa = villa, house = ház, berth = kikötőhely, stake = tét, blue dice = kék kockák, sheet = adatlap.
# Arena = Aréna, Stadium = Stadion, Forum = Fórum; Mercatus, Theatrum, Portus, Dolus, Pecunia, Equi et arma, Servi,
# Potentia and Latro stay Latin. Names get no suffix and no article.

aquileia-name = Aquileia
aquileia-about = Csatlósok egy római városban: viadalok, árverések és három fém, amely nem váltható át szabadon.
aquileia-option-sheet = A tábla adatlapja: erők, váltások, telkek és árak.
aquileia-option-sheet-reconstruction = Rekonstrukció
aquileia-option-reduced_luck = A viadalokban a dobások egyetlen pakliból jönnek, amelyben minden eredmény egyszer szerepel.
aquileia-option-symmetric_stadium = Olyan Stadion, amelynek mindkét oldalán három mező van.
aquileia-option-open_hands = Minden kártya és babér látható.
aquileia-option-shared_win = A végső holtverseny megosztott győzelem; egyébként a korábban lerakott korong nyer.

## Words

aquileia-metal =
    { $metal ->
        [bronze] bronz
        [silver] ezüst
       *[gold] arany
    }
    .for =
        { $metal ->
            [bronze] bronzért
            [silver] ezüstért
           *[gold] aranyért
        }
aquileia-coins = { $number } { aquileia-metal }
aquileia-no-coins = semmi
aquileia-contest =
    { $contest ->
        [arena] az Aréna
       *[stadium] a Stadion
    }
    .in =
        { $contest ->
            [arena] az Arénában
           *[stadium] a Stadionban
        }
aquileia-space =
    { $space ->
        [dolus] Dolus
        [pecunia] Pecunia
        [equi_deck] Equi et arma, pakli
        [equi_open_1] Equi et arma, első nyílt kártya
        [equi_open_2] Equi et arma, második nyílt kártya
        [equi_open_3] Equi et arma, harmadik nyílt kártya
        [servi_bronze] Servi bronzért
        [servi_silver] Servi ezüstért
        [servi_gold] Servi aranyért
        [potentia] Potentia
        [arena_1] Aréna, 1. mező
        [arena_2] Aréna, 2. mező
        [arena_3] Aréna, 3. mező
        [stadium_silver_1] Stadion, ezüst 1
        [stadium_silver_2] Stadion, ezüst 2
        [stadium_silver_3] Stadion, ezüst 3
        [stadium_gold_1] Stadion, arany 1
        [stadium_gold_2] Stadion, arany 2
        [stadium_gold_3] Stadion, arany 3
        [theatrum] Theatrum
        [forum_1] Fórum, 1. mező
        [forum_2] Fórum, 2. mező
        [forum_3] Fórum, 3. mező
        [forum_4] Fórum, 4. mező
        [forum_5] Fórum, 5. mező
        [latro] Latro
        [portus_bronze] bronz kikötőhely
        [portus_silver] ezüst kikötőhely
       *[portus_gold] arany kikötőhely
    }
aquileia-card =
    { $card ->
        [weapon_1] 1-es fegyver
        [weapon_2] 2-es fegyver
        [weapon_3] 3-as fegyver
        [slave_1] szimpla servi kártya
        [slave_2] dupla servi kártya
        [horse_silver_1] szimpla ezüst ló
        [horse_silver_2] dupla ezüst ló
        [horse_gold_1] szimpla arany ló
       *[horse_gold_2] dupla arany ló
    }
    .accusative =
        { $card ->
            [weapon_1] 1-es fegyvert
            [weapon_2] 2-es fegyvert
            [weapon_3] 3-as fegyvert
            [slave_1] szimpla servi kártyát
            [slave_2] dupla servi kártyát
            [horse_silver_1] szimpla ezüst lovat
            [horse_silver_2] dupla ezüst lovat
            [horse_gold_1] szimpla arany lovat
           *[horse_gold_2] dupla arany lovat
        }
aquileia-cards =
    { $number ->
        [one] egy { aquileia-card }
       *[other] { $number } { aquileia-card }
    }
aquileia-colour =
    { $colour ->
        [white] fehér
        [blue] kék
        [yellow] sárga
       *[purple] lila
    }
aquileia-laurel =
    { $laurel ->
        [white] a fehér babér
        [blue] a kék babér
        [yellow] a sárga babér
        [purple] a lila babér
        [points_3] a 3 pontos babér
        [points_5] az 5 pontos babér
        [points_7] a 7 pontos babér
        [points_10] a 10 pontos babér
        [white-blue] a fehér-kék babér
        [blue-yellow] a kék-sárga babér
        [blue-purple] a kék-lila babér
        [white-purple] a fehér-lila babér
        [yellow-purple] a sárga-lila babér
       *[yellow-white] a sárga-fehér babér
    }
    .accusative =
        { $laurel ->
            [white] a fehér babért
            [blue] a kék babért
            [yellow] a sárga babért
            [purple] a lila babért
            [points_3] a 3 pontos babért
            [points_5] az 5 pontos babért
            [points_7] a 7 pontos babért
            [points_10] a 10 pontos babért
            [white-blue] a fehér-kék babért
            [blue-yellow] a kék-sárga babért
            [blue-purple] a kék-lila babért
            [white-purple] a fehér-lila babért
            [yellow-purple] a sárga-lila babért
           *[yellow-white] a sárga-fehér babért
        }
aquileia-villa = { aquileia-colour } villa ({ $points })
aquileia-building =
    { $kind ->
        [workshop] műhely ({ $name })
       *[bank] bank ({ $name })
    }

## The table in a terminal

aquileia-title = Aquileia, { $round }/6. forduló: { $asked }
aquileia-asked =
    { $asked ->
        [place] lerakás
        [swap] érmék váltása (Pecunia)
        [buy] kártyavásárlás
        [commit] kártyák a viadalban
        [blue] kék kockák a viadalban
        [prize] az Aréna jutalma
        [keep] a Stadion babérjai
        [bid] licit a Theatrumban
        [build] építkezés a Fórumon
        [pay] kirabolt kikötőhely
       *[over] a játék vége
    }
aquileia-area =
    { $area ->
        [mercatus] Mercatus
        [arena] Aréna
        [stadium] Stadion
        [theatrum] Theatrum
        [forum] Fórum
       *[portus] Portus
    }
aquileia-column =
    { $column ->
        [points] pont
        [purse] erszény
        [henchmen] csatlós
        [cards] kártya
        [laurels] babér
       *[disc] korong
    }
aquileia-needs = hiányzik: { $coins }
aquileia-note-hand = A kezedben: { $cards }
aquileia-note-forecast = Ha most érne véget a játék, { $points } pontod lenne.
aquileia-note-start = A következő fordulót { $seat } kezdené.

## Why a move is refused

aquileia-not-now =
    { $asked ->
        [place] Most nem: éppen a lerakás folyik.
        [swap] Most nem: az a kérdés, mely érméket váltod be.
        [buy] Most nem: az a kérdés, hány kártyát veszel.
        [commit] Most nem: az a kérdés, mely kártyákat játszod ki a viadalban.
        [blue] Most nem: az a kérdés, hány kék kockával dobsz.
        [prize] Most nem: az a kérdés, hogy pontot vagy kártyát kérsz-e.
        [keep] Most nem: az a kérdés, melyik babért tartod meg.
        [bid] Most nem: éppen egy babérra folyik a licit.
        [build] Most nem: az a kérdés, mit építesz.
       *[pay] Most nem: az a kérdés, hogy újra kifizeted-e az ellopott tétet.
    }
aquileia-no-such-space = Ezen a táblán nincs ilyen mező: { $space }.
aquileia-space-taken = Itt már áll valaki: { aquileia-space }.
aquileia-one-side = Egy fordulóban a Stadionnak csak az egyik oldalán versenyezhetsz.
aquileia-one-berth = Egy fordulóban csak egy kikötőhelyet használhatsz.
aquileia-no-stake = Ehhez a kikötőhelyhez egy { aquileia-metal } tét kell, és neked nincs.
aquileia-no-henchman = Ebben a fordulóban nincs több csatlósod.
aquileia-disc-laid = A korongod már a sorrendsávon van.
aquileia-disc-first = Amíg nem raktad le a korongodat, nem passzolhatsz.
aquileia-no-such-swap = Nincs ilyen számú váltás: { $number }.
aquileia-coins-missing = Hiányzik még { $number } { aquileia-metal }.
aquileia-bank-short = A bankban nincs elég érme ehhez a váltáshoz, vagy már nem válthatsz többször.
aquileia-too-many-cards = Itt nem vehető ennyi kártya.
aquileia-card-without-effect =
    { $card ->
        [slave_1] A servi kártyának itt nincs hatása.
        [slave_2] A servi kártyának itt nincs hatása.
       *[other] Ennek a kártyának itt nem volna hatása: { aquileia-card }.
    }
aquileia-cards-missing = Ebből a kártyából nincs ennyi a kezedben: { aquileia-card }.
aquileia-blue-left =
    { $dice ->
        [0] Nem maradt kék kocka.
        [one] Már csak egy kék kocka maradt.
       *[other] Már csak { $dice } kék kocka maradt.
    }
aquileia-opened = A licit már megnyílt: emelj, vagy szállj ki.
aquileia-open-first = Még senki sem licitált: nyiss, vagy szállj ki.
aquileia-bid-short = Nem tudod megadni az érvényes licitet és még egy { aquileia-metal }érmét.
aquileia-no-such-lot = Nincs „{ $lot }” nevű telek.
aquileia-lot-taken = { $lot }: itt már áll egy ház.
aquileia-needless-cards = Az ár { $slaves } servi: nem fizethetsz olyan kártyával, amely el is hagyható.
aquileia-servi-missing = { $singles } szimpla és { $doubles } dupla servi kártya van a kezedben: ez nem elég.

## Why a position is refused

aquileia-unknown-space = spaces: nincs „{ $space }” nevű mező.
aquileia-unknown-lot = lots: nincs „{ $lot }” nevű telek.
aquileia-unknown-card = { $where }: itt nincs „{ $card }” nevű kártya.
aquileia-too-many = { $where }: nincs ennyi ilyen kártya a játékban: { $card }.
aquileia-seats = { $where }: ide helyek listája kell, egyik sem kétszer.
aquileia-results = results_left: három kocka minden eredménye egyszer szerepelhet, és csak csökkentett szerencsével.
aquileia-only-in-phase = { $where }: ez csak a következő szakaszban szerepelhet: „{ $phase }”.
aquileia-coin-count = Összesen { $coins } { aquileia-metal }érmének kell lennie, nem ennyinek: { $found }.
aquileia-henchmen-count = { $seat } csatlósainak száma összesen { $henchmen } kell, hogy legyen, nem { $found }.
aquileia-house-count = { $seat } házainak száma összesen { $houses } kell, hogy legyen, nem { $found }.
aquileia-card-count = { $card }: ebből a kártyából összesen { $cards } kell, nem { $found }.
aquileia-known = known: { $seat } kezében nincs ennyi ilyen kártya: { $card }.
aquileia-both-sides = { $seat } nem állhat a Stadion mindkét oldalán.
aquileia-two-berths = { $seat } nem állhat két kikötőhelyen.
aquileia-passed-with-disc = { $seat } nem passzolhatott a korong lerakása előtt.
aquileia-stake = stakes: az egyik { aquileia-metal }érme nem illik a kikötőhelyéhez.
aquileia-track = track: az akciószakaszban minden korong rajta van.
aquileia-blue-dice = blue_holder, blue_left és a dobott kék kockák nem illenek egymáshoz vagy a szakaszhoz.
aquileia-race = races: nem illik ide ennek a fordulónak a versenye: { $round }.
aquileia-race-laurel = races: { $card } nem ott van, ahol a versenyek szerint lennie kell.
aquileia-nothing-to-decide = phase, turn és az események nem illenek össze: most senkinek sem kellene erről döntenie.

## Why a sheet is refused

aquileia-sheet-side =
    { $side ->
        [silver] a Stadion ezüst oldalán 1 és { $most } közötti számú mezőnek kell lennie, 1-től számozva.
       *[gold] a Stadion arany oldalán 1 és { $most } közötti számú mezőnek kell lennie, 1-től számozva.
    }
aquileia-sheet-strength = az erő 0 és { $most } közötti szám.
aquileia-sheet-swap = egy váltás legalább egy érmét ad, és legalább egyet elvesz.
aquileia-sheet-swaps = a váltások száma 1 és { $most } között lehet, nem ennyi: { $found }.
aquileia-sheet-id = „{ $id }” nem lehet azonosító: csak kisbetű, számjegy és _ állhat benne.
aquileia-sheet-lots = legfeljebb { $most } telek lehet, nem ennyi: { $found }.
aquileia-sheet-twice = kétszer szerepel ez az azonosító: „{ $id }”.

## The story of a game

aquileia-told-placed = { $seat } lerakott egy csatlóst: { aquileia-space }.
aquileia-told-staked = { $seat } lerakott egy csatlóst: { aquileia-space }, alatta egy { aquileia-metal }érmével.
aquileia-told-disc =
    { $place ->
        [1] { $seat } elsőként rakta le a korongját a sorrendsávra.
        [2] { $seat } másodikként rakta le a korongját.
        [3] { $seat } harmadikként rakta le a korongját.
        [4] { $seat } negyedikként rakta le a korongját.
       *[5] { $seat } ötödikként rakta le a korongját.
    }
aquileia-told-pass = { $seat } passzolt.
aquileia-told-swapped = { $seat } váltott a bankban: { $give } → { $take }.
aquileia-told-stop = { $seat } befejezte a váltást.
aquileia-told-points =
    { $points ->
        [one] { $seat } szerzett egy pontot.
       *[other] { $seat } szerzett { $points } pontot.
    }
aquileia-told-bought-none = { $seat } nem vett semmit: { aquileia-space }.
aquileia-told-bought-open = { $seat } vett egy { aquileia-card.accusative }.
aquileia-told-bought =
    { $deck ->
        [servi] { $cards ->
            [one] { $seat } vett egy servi kártyát.
           *[other] { $seat } vett { $cards } servi kártyát.
        }
       *[equi] { $seat } megvette az Equi et arma pakli felső kártyáját.
    }
aquileia-told-dolus = { $seat } csalt (Dolus); a dobás: { $dice }.
aquileia-told-potentia = { $seat } elvette a kék kockákat.
aquileia-told-rolled = { $seat } dobása { aquileia-contest.in }: { $dice }; ereje { $strength }.
aquileia-told-committed = { $seat } kijátszotta: { $cards }; ereje { $strength }.
aquileia-told-nothing-added = { $seat } nem tett hozzá semmit.
aquileia-told-blue = { $seat } dobása a kék kockákkal: { $dice }; ereje { $strength }.
aquileia-told-rank =
    { $place ->
        [1] { $seat } nyert { aquileia-contest.in } (erő: { $strength }); jutalma: { $coins }.
        [2] { $seat } második lett (erő: { $strength }); jutalma: { $coins }.
       *[3] { $seat } harmadik lett (erő: { $strength }); jutalma: { $coins }.
    }
aquileia-told-prize-card = { $seat } kapott egy servi kártyát.
aquileia-told-laurels = { $seat } megtartotta az egyik babért; a másikat { $seat_second } kapta.
aquileia-told-laurel-alone =
    { $laurels ->
        [1] { $seat } kapta az egyetlen babért.
       *[2] { $seat } megtartotta az egyik babért; a másik felfedés nélkül kikerült a játékból.
    }
aquileia-told-auction = { $seat } árverésre bocsátotta { aquileia-laurel.accusative }.
aquileia-told-open = { $seat } nyitó licitje: { $coin }.
aquileia-told-raise = { $seat } emelt: { $coin }; a licit most: { $bid }.
aquileia-told-drop = { $seat } kiszállt.
aquileia-told-laurel-sold = { $seat } elnyerte { aquileia-laurel.accusative }; a vételár { $seat_seller } erszényébe került: { $coins }.
aquileia-told-laurel-bank = { $seat } elnyerte { aquileia-laurel.accusative }; a vételár a bankba került: { $coins }.
aquileia-told-laurel-free = Senki sem licitált: { $seat } ingyen kapta meg { aquileia-laurel.accusative }.
aquileia-told-built = { $seat } építkezett: { $lot }. Ára: { $price }.
aquileia-told-no-build = { $seat } nem épített semmit.
aquileia-told-latro = { $seat } rabolni ment (Latro); a dobás: { $dice }.
aquileia-told-robbed = { $seat_robber } elvette { $seat } tétjét: { $coin }.
aquileia-told-worked = { $seat } egy { aquileia-metal.for } működtette a műhelyeit és bankjait; pontok: { $points }, érmék: { $coins }.
aquileia-told-decline = { $seat } nem fizette ki újra az ellopott tétet.
aquileia-told-idle = { $seat } hiába állt ide: { aquileia-space }.
aquileia-told-round =
    { $round ->
        [1] Elkezdődött az 1. forduló; { $seat } kezd.
        [5] Elkezdődött az 5. forduló; { $seat } kezd.
       *[other] Elkezdődött a { $round }. forduló; { $seat } kezd.
    }
aquileia-told-refilled = Új kártyák a kínálatban: { $cards }.
aquileia-told-new-laurel = A nyílt babér mostantól { aquileia-laurel }.
aquileia-told-final = { $seat } eredménye: { $points } pont a pontsávon és { $added } a babérokért és villákért, összesen { $total }.
aquileia-told-won = Vége a játéknak: { $seat } győzött.
aquileia-told-won-by-track = Vége a játéknak: a holtversenyt { $seat } nyerte meg a korábban lerakott koronggal.
aquileia-told-shared = Vége a játéknak, megosztott győzelem: { $winners }.

## In the browser. Æ, Ag and Au are the marks of the metals in every language; $deed is a space, or what all spaces of its kind do

aquileia-web-dock = Város
aquileia-web-city = Aquileia városa: hat terület, kiértékelésük sorrendjében
aquileia-web-thread = A hat terület sorrendben
aquileia-web-area-number = { $number }. a sorrendben
aquileia-web-open-area =
    { $offers ->
        [yes] { aquileia-area }, itt van mező, amelyre lerakhatsz
       *[no] { aquileia-area }
    }
aquileia-web-moment =
    { $phase ->
        [place] { $round }. forduló a 6-ból · lerakás
        [over] A játék véget ért
       *[area] { $round }. forduló a 6-ból · { aquileia-area }
    }
aquileia-web-progress =
    { $state ->
        [done] kész
       *[now] most
    }
aquileia-web-spaces =
    { $number ->
        [one] { $number } mező
       *[other] { $number } mező
    }
aquileia-web-coins = { $coins }
aquileia-web-mark =
    { $metal ->
        [bronze] { $number } Æ
        [silver] { $number } Ag
       *[gold] { $number } Au
    }
aquileia-web-servi =
    { $number ->
        [one] { $number } servus
       *[other] { $number } servi
    }
aquileia-web-title =
    { $space ->
        [dolus] Dolus
        [pecunia] Pecunia
        [equi_deck] Equi et arma, pakli
        [equi_open_1] Equi et arma, első kártya
        [equi_open_2] Equi et arma, második kártya
        [equi_open_3] Equi et arma, harmadik kártya
        [servi_bronze] Servi bronzért
        [servi_silver] Servi ezüstért
        [servi_gold] Servi aranyért
        [potentia] Potentia
        [arena_1] Aréna, 1. mező
        [arena_2] Aréna, 2. mező
        [arena_3] Aréna, 3. mező
        [stadium_silver_1] Stadion, ezüst 1
        [stadium_silver_2] Stadion, ezüst 2
        [stadium_silver_3] Stadion, ezüst 3
        [stadium_gold_1] Stadion, arany 1
        [stadium_gold_2] Stadion, arany 2
        [stadium_gold_3] Stadion, arany 3
        [theatrum] Theatrum
        [forum_1] Fórum, 1. mező
        [forum_2] Fórum, 2. mező
        [forum_3] Fórum, 3. mező
        [forum_4] Fórum, 4. mező
        [forum_5] Fórum, 5. mező
        [latro] Latro
        [portus_bronze] Portus, bronz kikötőhely
        [portus_silver] Portus, ezüst kikötőhely
       *[portus_gold] Portus, arany kikötőhely
    }
aquileia-web-does =
    { $deed ->
        [dolus] Dobj két kockával, és vedd el a rajtuk látható érméket.
        [pecunia] Válts érméket a bank árfolyamán, aztán szerezz pontokat.
        [equi_deck] Vedd meg látatlanban a pakli felső kártyáját 1 bronzért.
        [equi_open] Vedd meg ezt a kártyát 1 bronzért.
        [servi_bronze] Vegyél egy servi kártyát 1 bronzért.
        [servi_silver] Vegyél legfeljebb két servi kártyát, darabját 1 ezüstért.
        [servi_gold] Vegyél legfeljebb három servi kártyát, darabját 1 aranyért.
        [potentia] Ebben a fordulóban tiéd a négy kék kocka.
        [arena] Innen { $strength } erővel küzdesz.
        [stadium_silver] Innen { $strength } erővel versenyzel az ezüst oldalon.
        [stadium_gold] Innen { $strength } erővel versenyzel az arany oldalon.
        [theatrum] Bocsáss árverésre egy kétszínű babért. Megkapod az árát, vagy a banknak fizetve megtartod.
        [forum_1] Építs egy házat.
        [forum_2] Építs egy házat, és azonnal értékeld.
        [forum_3] Építs legfeljebb két házat.
        [forum_4] Építs egy házat.
        [forum_5] Építs egy házat, és azonnal értékeld.
        [latro] Dobj két kockával, és vedd el a kidobott fémek tétjeit a kikötőhelyekről.
        [portus_bronze] Tégy 1 bronzot a csatlósod alá. Minden műhelyed és bankod működik.
        [portus_silver] Tégy 1 ezüstöt a csatlósod alá. Minden műhelyed és bankod működik.
       *[portus_gold] Tégy 1 aranyat a csatlósod alá. Minden műhelyed és bankod működik.
    }
aquileia-web-brief =
    { $deed ->
        [dolus] dobás 2 kockával, tiéd az érmék
        [pecunia] váltás, aztán pontok
        [potentia] tiéd a 4 kék kocka a fordulóban
        [forum_2] építés, értékelés
        [forum_3] két építés
        [forum_5] építés, értékelés
        [latro] 2 kockával dob, kirabolja az eltalált kikötőhelyeket
       *[forum_1] építés
    }
aquileia-web-socket =
    { $who ->
        [nobody] { aquileia-web-title }: szabad.
        [you] { aquileia-web-title }: a te csatlósod.
       *[other] { aquileia-web-title }: { $seat } csatlósa.
    }
aquileia-web-may =
    { $may ->
        [on] Kiválasztva; még egyszer: megerősítés.
       *[may] Ide lerakhatsz egy csatlóst.
    }
aquileia-web-lack = Hiányzik: { $coins }.
aquileia-web-useless = Most nincs meg hozzá az érméd: nélküle a mező semmit sem hoz.
aquileia-web-market =
    { $kind ->
        [equi_et_arma] Equi et arma
       *[servi] Servi
    }
aquileia-web-one-card-for = egy kártya ára
aquileia-web-servi-about = bérmunkások, fémek szerint
aquileia-web-up-to =
    { $number ->
        [1] 1 kártya
       *[other] legfeljebb { $number }
    }
aquileia-web-blue-held =
    { $dice ->
        [one] { $seat }: még egy kék kocka
       *[other] { $seat }: még { $dice } kék kocka
    }
aquileia-web-strength = erő: { $strength }
aquileia-web-you = te
aquileia-web-yourself = Te
aquileia-web-side =
    { $side ->
        [silver] ezüst oldal
       *[gold] arany oldal
    }
aquileia-web-prize =
    { $contest ->
        [arena] { $place ->
            [1] és erő × { $times } pont vagy egy servi kártya
            [2] és ami megmarad
           *[3] { "" }
        }
       *[stadium] { $place ->
            [1] { aquileia-web-prize-coins } az oldal féméből, és választ egy babért
            [2] { aquileia-web-prize-coins } és a másik babér
           *[3] { aquileia-web-prize-coins }
        }
    }
aquileia-web-prize-coins = { $coins } érme
aquileia-web-laurels-left = { $number } babér a pakliban
aquileia-web-theatrum-about = Árverés egy kétszínű babérra. Minden licit megismétli az addigi érméket, és hozzátesz egyet.
aquileia-web-no-bid = még nincs licit
aquileia-web-bidder =
    { $state ->
        [leads] { $seat }: a legmagasabb licit
       *[in] { $seat } még licitál
    }
aquileia-web-within-means =
    { $lots ->
        [0] egy telekre sem futja
        [one] { $lots } telekre futja
       *[other] { $lots } telekre futja
    }
aquileia-web-lots-of =
    { $kind ->
        [workshop] Műhelyek
        [bank] Bankok
       *[villa] Villák
    }
aquileia-web-lots-about =
    { $kind ->
        [workshop] pontok a kikötőben
        [bank] érmék a kikötőben
       *[villa] érték × a szín babérjai, a végén
    }
aquileia-web-brings =
    { $kind ->
        [workshop] { $points ->
            [one] A kikötőben egy pontot hoz.
           *[other] A kikötőben { $points } pontot hoz.
        }
        [bank] A kikötőben ezt hozza: { $coins }.
       *[villa] A játék végén { $points } pontot ér minden { aquileia-colour } babérodért.
    }
aquileia-web-lot =
    { $who ->
        [nobody] { $lot }: szabad. Ára: { $price }.
        [you] { $lot }: a te házad.
       *[other] { $lot }: { $seat } háza.
    }
aquileia-web-lot-lacks = Hiányzik: { $price }.
aquileia-web-may-build =
    { $may ->
        [on] Kiválasztva; még egyszer: megerősítés.
       *[may] Ide építhetsz.
    }
aquileia-web-stake =
    { $state ->
        [free] 1 { aquileia-metal }
        [lies] ott a tétje
       *[robbed] tét nélkül
    }
aquileia-web-portus-about = Mindegyik kikötőhely minden műhelyedet és bankodat működteti.
aquileia-web-portus-yours =
    { $points ->
        [one] Neked most: { $points } pont
       *[other] Neked most: { $points } pont
    }
aquileia-web-hidden-card = rejtett kártya
aquileia-web-colour-letter =
    { $colour ->
        [white] F
        [blue] K
        [yellow] S
       *[purple] L
    }
aquileia-web-dice = kockák: { $dice }
aquileia-web-own = Ami a tiéd
aquileia-web-purse = Az erszényed
aquileia-web-cards = A kártyáid
aquileia-web-no-cards = még nincs
aquileia-web-play-card = Kijátszás: { $card }
aquileia-web-stock =
    { $state ->
        [houses] A házaid
       *[henchmen] Lerakható
    }
aquileia-web-stock-of =
    { $disc ->
        [yes] A készletedben: { $henchmen } csatlós, { $houses } ház és a korongod
       *[no] A készletedben: { $henchmen } csatlós és { $houses } ház
    }
aquileia-web-all-placed = mind a városban áll
aquileia-web-track = Sorrendsáv
aquileia-web-track-about = aki itt első, az kezdi a következő fordulót
aquileia-web-disc-of = { $place }. hely: { $seat }
aquileia-web-disc-none = { $place }. hely: szabad
aquileia-web-lay-disc =
    { $place ->
        [1] A korongod a sorrendsáv 1. helyére
        [2] A korongod a sorrendsáv 2. helyére
        [3] A korongod a sorrendsáv 3. helyére
        [4] A korongod a sorrendsáv 4. helyére
       *[5] A korongod a sorrendsáv 5. helyére
    }
aquileia-web-disc-does =
    { $place ->
        [1] Ebben a fordulóban minden holtversenyt te nyersz, és te kezded a következőt.
       *[other] Holtversenyben megelőznek, akik előtted állnak a sorrendsávon.
    }
aquileia-web-pass = Passz
aquileia-web-pass-does = Ebben a fordulóban már semmit sem raksz le.
aquileia-web-chance = győzelem: { $chance }
aquileia-web-place =
    { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $place }.
    }
aquileia-web-part =
    { $part ->
        [space] mező
        [faces] { aquileia-metal } a kockákon
        [cards] kártyák
       *[blue] kék kockák
    }
aquileia-web-none = nincs
aquileia-web-nobody-there = Ebben a fordulóban senki sem áll itt.
aquileia-web-plus-points =
    { $points ->
        [one] +{ $points } pont
       *[other] +{ $points } pont
    }
aquileia-web-no-works = Még nincs se műhelyed, se bankod.
aquileia-web-robbery =
    { $again ->
        [yes] { $seat } áll a Latro mezőn, és { $chance } eséllyel kirabolja ezt a kikötőhelyet; újra tudnál fizetni.
       *[no] { $seat } áll a Latro mezőn, és { $chance } eséllyel kirabolja ezt a kikötőhelyet; nem marad még egy ilyen érméd.
    }
aquileia-web-prompt =
    { $phase ->
        [swap] Válts érméket
        [buy] Hány kártyát veszel?
        [commit] Mely kártyáidat játszod ki?
        [blue] Hány kék kockával dobsz?
        [prize] Nyertél: pontot vagy kártyát kérsz?
        [keep] Nyertél: melyik babért tartod meg?
        [bid] Licitálj a babérra
        [build] Válassz telket az építkezéshez
       *[pay] Ellopták a tétedet
    }
aquileia-web-prompt-place =
    { $disc ->
        [yes] Rakj le egy csatlóst vagy a korongodat
       *[no] Rakj le egy csatlóst
    }
aquileia-web-how-place =
    { $number ->
        [0] Nincs több csatlósod.
        [one] Válassz egy mezőt a városban. Még egy csatlósod van.
       *[other] Válassz egy mezőt a városban. Még { $number } csatlósod van.
    }
aquileia-web-how-swap = Egyik váltás a másik után, ahányszor csak akarod; a pontokat a végén kapod.
aquileia-web-how-build = Arany talpa van azoknak a telkeknek, amelyekre futja.
aquileia-web-how-pay = Fizess újra 1 { aquileia-metal }érmét, és működnek a műhelyeid és bankjaid; különben ez a kikötőhely semmit sem hoz.
aquileia-web-for = cserébe
aquileia-web-stop = Váltás vége
aquileia-web-buy =
    { $cards ->
        [0] Nincs vásárlás
        [one] Egy kártya vásárlása
       *[other] { $cards } kártya vásárlása
    }
aquileia-web-step =
    { $phase ->
        [commit] { $number }. lépés a 4-ből: kártyák
        [blue] { $number }. lépés a 4-ből: kék kockák
       *[prize] { $number }. lépés a 4-ből: jutalmak
    }
aquileia-web-add-nothing = Semmit sem teszel hozzá
aquileia-web-roll-blue =
    { $dice ->
        [0] Egy sem
        [one] Egy kék kocka
       *[other] { $dice } kék kocka
    }
aquileia-web-take-prize =
    { $prize ->
        [points] Jutalom: { $points } pont
       *[card] Jutalom: servi kártya
    }
aquileia-web-keep = Marad { $laurel }
aquileia-web-keep-other = A másikat { $seat } kapja.
aquileia-web-keep-alone = A másik felfedés nélkül kikerül a játékból.
aquileia-web-standing-bid = Érvényes licit
aquileia-web-bidders = Még licitál
aquileia-web-auction-about =
    { $who ->
        [you] Te bocsátottad árverésre: ha te nyered meg, a banknak fizetsz, egyébként a nyertes neked fizet.
       *[other] A nyertes fizet, az árat { $seat } kapja. Aki kiszáll, semmit sem fizet.
    }
aquileia-web-bid =
    { $deed ->
        [open] Nyitás: { aquileia-metal }
       *[raise] Emelés: { aquileia-metal }
    }
aquileia-web-drop = Kiszállás
aquileia-web-build = Építés: { $lot }
aquileia-web-build-nothing = Nincs építés
aquileia-web-price = Ára:
aquileia-web-pay-how = Mely servi kártyákkal fizetsz?
aquileia-web-payment = { $singles } szimpla és { $doubles } dupla kártya
aquileia-web-pay =
    { $deed ->
        [pay] Újrafizetés
       *[decline] Nincs fizetés
    }
aquileia-web-points =
    { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }
aquileia-web-hand =
    { $number ->
        [one] { $number } kártya kézben
       *[other] { $number } kártya kézben
    }
aquileia-web-laurels =
    { $number ->
        [one] { $number } babér
       *[other] { $number } babér
    }
aquileia-web-henchmen =
    { $number ->
        [one] még { $number } csatlós
       *[other] még { $number } csatlós
    }
aquileia-web-blue =
    { $dice ->
        [one] még { $dice } kék kocka
       *[other] még { $dice } kék kocka
    }
aquileia-web-tab-forecast = Előrejelzés
aquileia-web-tab-contests = Viadalok
aquileia-web-forecast-private = A pontszámod, ha most érne véget; csak te látod
aquileia-web-forecast-none = Előrejelzést csak a játékosok kapnak.
aquileia-web-villas =
    { $colour ->
        [white] Fehér villák: { $value }
        [blue] Kék villák: { $value }
        [yellow] Sárga villák: { $value }
       *[purple] Lila villák: { $value }
    }
aquileia-web-times-laurels =
    { $number ->
        [one] × { $number } babér
       *[other] × { $number } babér
    }
aquileia-web-score =
    { $part ->
        [track] A pontsávon
        [white] Fehér villák
        [blue] Kék villák
        [yellow] Sárga villák
        [purple] Lila villák
        [villas] Villák × babérok
        [laurels] Pontbabérok
        [tie] Holtverseny
        [now] Ha most érne véget
       *[sum] Összesen
    }
aquileia-web-scoring = Egy villa annyiszor számít, ahány babérod van a színéből; a kétszínű babér a jobbik színének számít.
aquileia-web-product =
    { $colour ->
        [white] fehér villák értéke { $value }, babérok: { $laurels }, összesen { $points } pont
        [blue] kék villák értéke { $value }, babérok: { $laurels }, összesen { $points } pont
        [yellow] sárga villák értéke { $value }, babérok: { $laurels }, összesen { $points } pont
       *[purple] lila villák értéke { $value }, babérok: { $laurels }, összesen { $points } pont
    }
aquileia-web-player = Játékos
aquileia-web-tie-disc = korábbi korong az utolsó fordulóban
aquileia-web-tie-shared = a győzelem közös
aquileia-web-tie-about = Pontegyenlőségnél a sorrendsáv dönt: az utolsó fordulóban korábban lerakott korong áll előrébb.
aquileia-web-danger-pass =
    { $number ->
        [one] Még van egy lerakható csatlósod. Mégis passzolsz?
       *[other] Még { $number } lerakható csatlósod van. Mégis passzolsz?
    }
aquileia-web-danger-no-build = Tudnál építeni valamit. Mégsem építesz semmit?
aquileia-web-danger-idle = { aquileia-space }: a jelenlegi helyzetben semmit sem hozna. Mégis ide rakod?
