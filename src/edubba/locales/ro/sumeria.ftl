# Sumeria. Arguments: $seat a player's name, $site and $origin settlements, $state a city-state, $kind a kind of counter.
#
# city-state = zonă de influență (zonă); settlement = localitate; city = reședință; town = oraș; village = sat;
# trader = comerciant; counter = jeton; row = șir; place = loc; stock = rezervă; bag = săculeț; road = rută comercială
# (rută); round = rundă; turn = etapă; set-up = pregătire; tie = egalitate; set = serie.

sumeria-name = Sumeria
sumeria-about = Majorități în opt zone de influență, a căror ordine se schimbă la fiecare mutare.
sumeria-option-board = Harta pe care se joacă.
sumeria-option-board-reconstruction = Reconstituire
sumeria-option-next_largest_set_tiebreak = Egalitatea de la final se departajează și după a doua, a treia și a patra serie ca mărime.
sumeria-option-unofficial_two_players = Doi jucători cu câte 20 de comercianți: nu face parte din regulile publicate.

sumeria-kind =
    { $kind ->
        [economic] economic
        [military] militar
        [political] politic
       *[religious] religios
    }
sumeria-counters =
    { $number ->
        [one] un jeton { sumeria-kind }
        [few] { $number } jetoane { $kind ->
            [economic] economice
            [military] militare
            [political] politice
           *[religious] religioase
        }
       *[other] { $number } de jetoane { $kind ->
            [economic] economice
            [military] militare
            [political] politice
           *[religious] religioase
        }
    }
# With its noun: “pe { sumeria-place }”, “pentru { sumeria-place }”.
sumeria-place =
    { $place ->
        [1] locul întâi
        [2] locul al doilea
        [3] locul al treilea
        [4] locul al patrulea
        [5] locul al cincilea
        [6] locul al șaselea
        [7] locul al șaptelea
       *[8] ultimul loc
    }

## Why a move is refused

sumeria-occupied = În { $site } se află deja un comerciant.
sumeria-stock-empty = Rezerva ta e goală: toți comercianții tăi sunt pe tablă.
sumeria-not-your-trader = Nu ai niciun comerciant în { $site }.
sumeria-no-path = Niciun lanț neîntrerupt de comercianți nu duce din { $origin } în { $site }.
sumeria-only-add-in-setup = La pregătire, comercianții doar se adaugă.
sumeria-nothing-to-take = Jetoanele se iau când se punctează runda, nu acum.
sumeria-no-such-counter = Acolo nu se află niciun jeton { sumeria-kind }.
sumeria-take-first = Mai întâi trebuie luat un jeton.

## Why a position is refused

sumeria-row = row: fiecare dintre cele opt zone trebuie să apară în șir o dată.
sumeria-unknown-settlement = board: nu există o localitate numită „{ $site }”.
sumeria-unknown-kind = spaces: nu există un jeton numit „{ $kind }”.
sumeria-trader-count =
    { $traders ->
        [one] { $seat } trebuie să aibă un comerciant, în rezervă și pe tablă la un loc, nu { $found }.
        [few] { $seat } trebuie să aibă { $traders } comercianți, în rezervă și pe tablă la un loc, nu { $found }.
       *[other] { $seat } trebuie să aibă { $traders } de comercianți, în rezervă și pe tablă la un loc, nu { $found }.
    }
sumeria-placed =
    { $placed ->
        [one] { $seat } trebuie să fi plasat până acum un comerciant, nu { $found }.
        [few] { $seat } trebuie să fi plasat până acum { $placed } comercianți, nu { $found }.
       *[other] { $seat } trebuie să fi plasat până acum { $placed } de comercianți, nu { $found }.
    }
sumeria-step = step: { $step } nu se potrivește cu faza.
sumeria-round = round: { $round } nu se potrivește cu faza.
sumeria-counter-count =
    { $counters ->
        [one] În total trebuie să fie un jeton { sumeria-kind }, nu { $found }.
        [few] În total trebuie să fie { $counters } jetoane { $kind ->
            [economic] economice
            [military] militare
            [political] politice
           *[religious] religioase
        }, nu { $found }.
       *[other] În total trebuie să fie { $counters } de jetoane { $kind ->
            [economic] economice
            [military] militare
            [political] politice
           *[religious] religioase
        }, nu { $found }.
    }
sumeria-bag =
    { $counters ->
        [one] bag: în runda { $round } trebuie să conțină un jeton, nu { $found }.
        [few] bag: în runda { $round } trebuie să conțină { $counters } jetoane, nu { $found }.
       *[other] bag: în runda { $round } trebuie să conțină { $counters } de jetoane, nu { $found }.
    }
sumeria-space =
    { $counters ->
        [one] spaces: pe locul { $place } trebuie să fie un jeton, nu { $found }.
        [few] spaces: pe locul { $place } trebuie să fie { $counters } jetoane, nu { $found }.
       *[other] spaces: pe locul { $place } trebuie să fie { $counters } de jetoane, nu { $found }.
    }
sumeria-takers-only-in-take = place și takers țin numai de faza „take”.
sumeria-takers = takers: după comercianții de pe tablă trebuie să fie { $takers }.
sumeria-counter-not-won = won: { $seat } trebuie să aibă deja jetoanele luate de pe locul { $place }.
sumeria-nothing-to-choose = spaces: pe locul { $place } nimeni nu are de ales un jeton.

## Why a board file is refused

sumeria-board-colour = „{ $colour }” nu este o culoare; scrie-o ca #D8B36A.
sumeria-board-unknown-state = nu există o zonă cu identificatorul „{ $state }”.
sumeria-board-bad-name = „{ $name }” nu poate fi un nume: trebuie să fie cuvinte pe un singur rând, fără „>”.
sumeria-board-states =
    { $expected ->
        [one] trebuie să fie o zonă, nu { $found }.
        [few] trebuie să fie { $expected } zone, nu { $found }.
       *[other] trebuie să fie { $expected } de zone, nu { $found }.
    }
sumeria-board-count =
    { $expected ->
        [one] trebuie să cuprindă o localitate de tip { $kind }, nu { $found }.
        [few] trebuie să cuprindă { $expected } localități de tip { $kind }, nu { $found }.
       *[other] trebuie să cuprindă { $expected } de localități de tip { $kind }, nu { $found }.
    }
sumeria-board-city = „{ $city }” nu este reședința acestei zone.
sumeria-board-twice = { $what } „{ $value }” apare de două ori.
sumeria-board-path = o rută trece prin cel puțin două localități, fiecare o singură dată.
sumeria-board-route-ends = from și to trebuie să fie capetele rutei.
sumeria-board-dangling = ruta duce la „{ $settlement }”, care nu există.
sumeria-board-link-twice = legătura { $link } apare de două ori.
sumeria-board-no-roads = nicio rută nu duce la această reședință.
sumeria-board-roads = o localitate de tip { $kind } stă pe o singură rută și are doi vecini, nu { $found }.
sumeria-board-cut-off = nicio rută nu duce aici din { $start }.
sumeria-board-declared = scrie { $stated }, dar sunt { $found }.
sumeria-board-points = punctele trebuie să fie perechi de numere întregi.

## Rankings: why a seat stands where it does. $lead is yes for the first, no for those behind

sumeria-rank-alone = nimeni altcineva nu are comercianți aici
sumeria-rank-traders =
    { $lead ->
        [yes] cei mai mulți comercianți ({ $traders })
       *[no] mai puțini comercianți ({ $traders })
    }
sumeria-rank-city =
    { $city ->
        [yes] deține reședința
       *[no] nu deține reședința
    }
sumeria-rank-towns =
    { $lead ->
        [yes] mai multe orașe ({ $towns })
       *[no] mai puține orașe ({ $towns })
    }
sumeria-rank-order =
    { $lead ->
        [yes] joacă mai devreme în această rundă
       *[no] joacă mai târziu în această rundă
    }
sumeria-last-fewest =
    { $traders ->
        [0] { $seat } nu are niciun comerciant în { $state }
        [one] { $seat } are cei mai puțini comercianți în { $state }: unul
        [few] { $seat } are cei mai puțini comercianți în { $state }: { $traders }
       *[other] { $seat } are cei mai puțini comercianți în { $state }: { $traders }
    }
sumeria-last-tied = egalitate în toate zonele; dintre cei la egalitate, { $seat } joacă cel mai târziu în această rundă

## The story of a game

sumeria-told-placed = { $seat } a plasat un comerciant în { $site }.
sumeria-told-added = { $seat } a adăugat un comerciant în { $site }.
sumeria-told-removed = { $seat } a eliminat un comerciant din { $site }.
sumeria-told-moved = { $seat } a mutat un comerciant din { $origin } în { $site }.
sumeria-told-took = { $seat } a luat { $counters }.
sumeria-told-rose = { $state } a depășit { $passed } și a urcat pe { sumeria-place }.
sumeria-told-fell = { $state } a coborât sub { $passed }, pe { sumeria-place }.
sumeria-told-controls =
    { $reason ->
        [alone] { $state }, pe { sumeria-place }, s-a punctat: numai { $seat } avea comercianți acolo.
        [traders] { $state }, pe { sumeria-place }, s-a punctat: { $seat } avea cei mai mulți comercianți.
        [city] { $state }, pe { sumeria-place }, s-a punctat: { $seat } deținea reședința.
        [towns] { $state }, pe { sumeria-place }, s-a punctat: { $seat } avea mai multe orașe.
       *[order] { $state }, pe { sumeria-place }, s-a punctat: { $seat } a jucat mai devreme.
    }
sumeria-told-nobody = { $state }, pe { sumeria-place }, s-a punctat: nimeni nu avea comercianți acolo.
sumeria-told-discarded = Afară din joc: { $counters }.
sumeria-told-round = A început runda { $round }.
sumeria-told-drawn = Din săculeț, pentru { sumeria-place }: { $counters }.
sumeria-told-start = Începe { $seat }; { $seat_last } avea cei mai puțini comercianți în { $state } și joacă la urmă.
sumeria-told-start-tied = Începe { $seat }; la egalitate în toate zonele, { $seat_last } a jucat cel mai târziu și joacă la urmă.
sumeria-told-row-turned = { $first }, { $second } și { $third } au trecut la coada șirului, { $first } la urmă.
sumeria-told-points =
    { $points ->
        [one] { $seat } are un punct.
        [few] { $seat } are { $points } puncte.
       *[other] { $seat } are { $points } de puncte.
    }
sumeria-told-won = Jocul s-a încheiat: a câștigat { $seat }.
sumeria-told-won-by-sets = Jocul s-a încheiat: la egalitate, a câștigat { $seat } cu seria mai mare.
sumeria-told-shared = Jocul s-a încheiat cu victorie împărțită: { $winners }.

## The table in a terminal

sumeria-title-setup = Sumeria · pregătire
sumeria-title-turn = Sumeria · runda { $round } din 6 · etapa { $turn } din 3
sumeria-title-take = Sumeria · runda { $round } din 6 · punctare
sumeria-title-over = Sumeria · jocul s-a încheiat
sumeria-column-points = puncte
sumeria-column-stock = rezervă
sumeria-row-bag = în săculeț
sumeria-note-last = La urmă în runda următoare, după situația de acum: { $seat } ({ $reason }).

## Ties at the end

sumeria-tie-largest =
    { $counters ->
        [one] egalitate la puncte; cea mai mare serie are un jeton
        [few] egalitate la puncte; cea mai mare serie are { $counters } jetoane
       *[other] egalitate la puncte; cea mai mare serie are { $counters } de jetoane
    }
sumeria-tie-next = egalitate la puncte și la cea mai mare serie; seriile: { $sizes }
sumeria-tie-shared = egalitate la puncte și la serii: locul se împarte

## In the browser

sumeria-web-dock = Hartă
sumeria-web-map = Harta Sumeriei: zonele de influență, localitățile și rutele dintre ele
sumeria-web-map-missing = Harta nu a putut fi adusă de la casă.
# Settlements go by one name everywhere, because moves are written with them; the river does not.
sumeria-web-river =
    { $river ->
        [Euphrates] Eufrat
       *[other] { $river }
    }
sumeria-web-again = Încearcă din nou
sumeria-web-moment =
    { $phase ->
        [setup] Pregătire
        [take] Runda { $round } din 6 · punctare
        [over] Partida s-a încheiat
       *[turn] Runda { $round } din 6 · etapa { $turn } din 3
    }
sumeria-web-form =
    { $form ->
        [city] reședință
        [town] oraș
       *[village] sat
    }
sumeria-web-site =
    { $who ->
        [nobody] { $site }, { sumeria-web-form } în { $state }, liber.
        [you] { $site }, { sumeria-web-form } în { $state }, comerciantul tău.
       *[other] { $site }, { sumeria-web-form } în { $state }, comerciant: { $seat }.
    }
sumeria-web-may =
    { $may ->
        [pick] Îl poți muta sau retrage.
        [goal] Comerciantul ales poate merge aici.
        [held] Ai ales acest comerciant.
        [on] Ales; apasă încă o dată pentru confirmare.
       *[add] { $phase ->
            [setup] Poți plasa aici un comerciant.
           *[turn] Poți adăuga aici un comerciant.
        }
    }
sumeria-web-move =
    { $deed ->
        [remove] Retrage comerciantul din { $site }
        [move] Mută comerciantul din { $site } în { $goal }
        [take] Ia { $kind ->
            [economic] un jeton economic
            [military] un jeton militar
            [political] un jeton politic
           *[religious] un jeton religios
        }
       *[add] { $phase ->
            [setup] Plasează un comerciant în { $site }
           *[turn] Adaugă un comerciant în { $site }
        }
    }
sumeria-web-to = spre
sumeria-web-then = apoi
sumeria-web-prompt =
    { $phase ->
        [setup] Plasează un comerciant
        [take] { $state } este a ta: ia un jeton
       *[turn] Adaugă, mută sau retrage un comerciant
    }
sumeria-web-how =
    { $phase ->
        [setup] Alege pe hartă o localitate liberă.
       *[turn] { $stock ->
            [0] Rezerva ta e goală. Alege pe hartă unul dintre comercianții tăi.
           *[other] Alege pe hartă unul dintre comercianții tăi sau o localitate liberă pentru unul nou.
        }
    }
sumeria-web-picked = Comerciantul din { $site }
sumeria-web-goals =
    { $goals ->
        [0] Nu se poate muta: poate fi doar retras.
        [one] Poate merge într-o localitate sau poate fi retras.
        [few] Poate merge în { $goals } localități sau poate fi retras.
       *[other] Poate merge în { $goals } de localități sau poate fi retras.
    }
sumeria-web-remove = Retrage-l
sumeria-web-stock =
    { $traders ->
        [0] Niciun comerciant în rezervă
        [one] Un comerciant în rezervă
        [few] { $traders } comercianți în rezervă
       *[other] { $traders } de comercianți în rezervă
    }
sumeria-web-in-stock = { $traders } în rezervă
sumeria-web-points =
    { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
sumeria-web-row-stays = Șirul rămâne cum este.
sumeria-web-rises =
    { $counters ->
        [0] { $state } urcă înaintea zonei { $passed }, pe { sumeria-place }.
        [one] { $state } urcă înaintea zonei { $passed }, pe { sumeria-place }, și ar aduce un jeton.
        [few] { $state } urcă înaintea zonei { $passed }, pe { sumeria-place }, și ar aduce { $counters } jetoane.
       *[other] { $state } urcă înaintea zonei { $passed }, pe { sumeria-place }, și ar aduce { $counters } de jetoane.
    }
sumeria-web-falls =
    { $scores ->
        [no] { $state } coboară în urma zonei { $passed }, pe { sumeria-place }.
        [lost] { $state } coboară în urma zonei { $passed }, pe { sumeria-place }, și nu ar mai fi punctată.
       *[yes] { $counters ->
            [one] { $state } coboară în urma zonei { $passed }, pe { sumeria-place }, și ar aduce doar un jeton.
            [few] { $state } coboară în urma zonei { $passed }, pe { sumeria-place }, și ar aduce doar { $counters } jetoane.
           *[other] { $state } coboară în urma zonei { $passed }, pe { sumeria-place }, și ar aduce doar { $counters } de jetoane.
        }
    }
sumeria-web-stands = În { $state }: { $reason }
sumeria-web-leaves = Nu ai mai avea niciun comerciant în { $state }
sumeria-web-rank =
    { $rank ->
        [0] fără
        [1] locul 1
        [2] locul 2
        [3] locul 3
       *[other] locul { $rank }
    }
sumeria-web-danger = Ai pierde conducerea în { $state }. O joci totuși?
sumeria-web-row = Șirul zonelor de influență
sumeria-web-row-after = Șirul zonelor de influență, așa cum ar deveni
sumeria-web-tile =
    { $counters ->
        [0] { $state }, { sumeria-place } în șir.
        [one] { $state }, { sumeria-place } în șir, aduce un jeton:
        [few] { $state }, { sumeria-place } în șir, aduce { $counters } jetoane:
       *[other] { $state }, { sumeria-place } în șir, aduce { $counters } de jetoane:
    }
sumeria-web-traders-of =
    { $traders ->
        [one] { $seat }: un comerciant.
        [few] { $seat }: { $traders } comercianți.
       *[other] { $seat }: { $traders } de comercianți.
    }
sumeria-web-shift =
    { $shift ->
        [up] ar urca
       *[down] ar coborî
    }
sumeria-web-take =
    { $kind ->
        [economic] Ia un jeton economic
        [military] Ia un jeton militar
        [political] Ia un jeton politic
       *[religious] Ia un jeton religios
    }
sumeria-web-take-worth =
    { $points ->
        [one] { sumeria-web-take }: îți aduce un punct
        [few] { sumeria-web-take }: îți aduce { $points } puncte
       *[other] { sumeria-web-take }: îți aduce { $points } de puncte
    }
sumeria-web-takes =
    { $takes ->
        [one] ia unul
        [few] ia { $takes }
       *[other] ia { $takes }
    }
sumeria-web-takes-for =
    { $takes ->
        [one] { $seat } ia unul: { $reason }
        [few] { $seat } ia { $takes }: { $reason }
       *[other] { $seat } ia { $takes }: { $reason }
    }
sumeria-web-took-for =
    { $takes ->
        [one] { $seat } a luat unul: { $reason }
        [few] { $seat } a luat { $takes }: { $reason }
       *[other] { $seat } a luat { $takes }: { $reason }
    }
sumeria-web-takes-nobody = Nimeni nu face comerț aici: jetoanele ies din joc.
sumeria-web-scored = punctat
sumeria-web-tab-ranking = Clasament
sumeria-web-tab-counters = Jetoane
sumeria-web-you = Tu
sumeria-web-nobody = Nimeni nu face comerț aici.
sumeria-web-counters =
    { $counters ->
        [one] un jeton
        [few] { $counters } jetoane
       *[other] { $counters } de jetoane
    }
sumeria-web-place = { sumeria-place } în șir
sumeria-web-bag =
    { $counters ->
        [0] Săculețul e gol
       *[other] { $counters } în săculeț
    }
sumeria-web-kind = Fel
sumeria-web-kind-title =
    { $kind ->
        [economic] Economic
        [military] Militar
        [political] Politic
       *[religious] Religios
    }
sumeria-web-in-bag = în săculeț
sumeria-web-in-row = pe șir
sumeria-web-next-worth = +{ $points }
sumeria-web-next-worth-means = Sub fiecare număr: punctele pe care le-ar aduce încă un jeton de acel fel.
sumeria-web-sets = O serie de un fel valorează 1, 3, 6, 10, 15, 21, 28, 36, 45.
sumeria-web-step =
    { $step ->
        [round] Ultima rundă
        [economic] Economic
        [military] Militar
        [political] Politic
        [religious] Religios
        [sum] Puncte
       *[tie] Departajare
    }
sumeria-web-player = Jucător
sumeria-web-sum = Puncte
sumeria-web-last-round = Ce a adus ultima rundă
