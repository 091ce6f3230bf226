# Aquileia. Servi are the slave cards of the rules; metals keep their names everywhere.
#
# henchman = pion; space = câmp; contest = întrecere; strength = putere; card = carte; servi card = carte Servi; pile = teanc;
# open = la vedere; laurel = laur; disc = disc de departajare (disc); track = pistă; swap = schimb; auction = licitație;
# bid = ofertă; to raise = a supralicita; lot = teren; workshop = atelier; bank = bancă; villa = vilă; berth = dană; stake = miză;
# data sheet = fișă; area = zonă; forecast = estimare; laurel of two colours = laur bicolor.
# The areas and spaces keep their Latin names.

aquileia-name = Aquileia
aquileia-about = Pioni într-un oraș roman cu întreceri, licitații și trei metale care nu se înlocuiesc unul pe altul.
aquileia-option-sheet = Fișa de date a tablei: puteri, schimburi, terenuri și prețuri.
aquileia-option-sheet-reconstruction = Reconstituire
aquileia-option-reduced_luck = În întreceri, zarurile vin dintr-un pachet care conține fiecare rezultat o singură dată.
aquileia-option-symmetric_stadium = Un Stadium cu trei câmpuri de fiecare parte.
aquileia-option-open_hands = Toate cărțile și toți laurii sunt la vedere.
aquileia-option-shared_win = O egalitate la final înseamnă victorie împărțită; altfel câștigă discul plasat mai devreme.

## Words

aquileia-metal =
    { $metal ->
        [bronze] bronz
        [silver] argint
       *[gold] aur
    }
aquileia-coins =
    { $number ->
        [one] o monedă de { aquileia-metal }
        [few] { $number } monede de { aquileia-metal }
       *[other] { $number } de monede de { aquileia-metal }
    }
aquileia-no-coins = nimic
# With its preposition.
aquileia-contest =
    { $contest ->
        [arena] în Arenă
       *[stadium] în Stadium
    }
aquileia-space =
    { $space ->
        [dolus] Dolus
        [pecunia] Pecunia
        [equi_deck] Equi et arma, teancul
        [equi_open_1] Equi et arma, prima carte la vedere
        [equi_open_2] Equi et arma, a doua carte la vedere
        [equi_open_3] Equi et arma, a treia carte la vedere
        [servi_bronze] Servi pe bronz
        [servi_silver] Servi pe argint
        [servi_gold] Servi pe aur
        [potentia] Potentia
        [arena_1] Arena, câmpul 1
        [arena_2] Arena, câmpul 2
        [arena_3] Arena, câmpul 3
        [stadium_silver_1] Stadium, argint 1
        [stadium_silver_2] Stadium, argint 2
        [stadium_silver_3] Stadium, argint 3
        [stadium_gold_1] Stadium, aur 1
        [stadium_gold_2] Stadium, aur 2
        [stadium_gold_3] Stadium, aur 3
        [theatrum] Theatrum
        [forum_1] Forum, câmpul 1
        [forum_2] Forum, câmpul 2
        [forum_3] Forum, câmpul 3
        [forum_4] Forum, câmpul 4
        [forum_5] Forum, câmpul 5
        [latro] Latro
        [portus_bronze] dana de bronz
        [portus_silver] dana de argint
       *[portus_gold] dana de aur
    }
aquileia-card =
    { $card ->
        [weapon_1] o carte cu o armă
        [weapon_2] o carte cu două arme
        [weapon_3] o carte cu trei arme
        [slave_1] o carte Servi simplă
        [slave_2] o carte Servi dublă
        [horse_silver_1] o carte cu un cal argintiu
        [horse_silver_2] o carte cu doi cai argintii
        [horse_gold_1] o carte cu un cal auriu
       *[horse_gold_2] o carte cu doi cai aurii
    }
aquileia-cards =
    { $number ->
        [one] { aquileia-card }
        [few] { $number } cărți { aquileia-cards.with }
       *[other] { $number } de cărți { aquileia-cards.with }
    }
    .with =
        { $card ->
            [weapon_1] cu o armă
            [weapon_2] cu două arme
            [weapon_3] cu trei arme
            [slave_1] Servi simple
            [slave_2] Servi duble
            [horse_silver_1] cu un cal argintiu
            [horse_silver_2] cu doi cai argintii
            [horse_gold_1] cu un cal auriu
           *[horse_gold_2] cu doi cai aurii
        }
# Feminine, for vila.
aquileia-colour =
    { $colour ->
        [white] albă
        [blue] albastră
        [yellow] galbenă
       *[purple] mov
    }
aquileia-laurel =
    { $laurel ->
        [white] laurul alb
        [blue] laurul albastru
        [yellow] laurul galben
        [purple] laurul mov
        [points_3] laurul de 3 puncte
        [points_5] laurul de 5 puncte
        [points_7] laurul de 7 puncte
        [points_10] laurul de 10 puncte
        [white-blue] laurul alb-albastru
        [blue-yellow] laurul albastru-galben
        [blue-purple] laurul albastru-mov
        [white-purple] laurul alb-mov
        [yellow-purple] laurul galben-mov
       *[yellow-white] laurul galben-alb
    }
aquileia-villa =
    { $points ->
        [one] vila { aquileia-colour } de un punct
        [few] vila { aquileia-colour } de { $points } puncte
       *[other] vila { aquileia-colour } de { $points } de puncte
    }
aquileia-building =
    { $kind ->
        [workshop] atelierul { $name }
       *[bank] banca { $name }
    }

## The table in a terminal

aquileia-title = Aquileia, runda { $round } din 6: { $asked }
aquileia-asked =
    { $asked ->
        [place] plasare
        [swap] schimb de monede la Pecunia
        [buy] cumpărare de cărți
        [commit] cărți într-o întrecere
        [blue] zaruri albastre într-o întrecere
        [prize] premiul Arenei
        [keep] laurii din Stadium
        [bid] licitație în Theatrum
        [build] construcție în Forum
        [pay] o dană jefuită
       *[over] sfârșitul
    }
aquileia-area =
    { $area ->
        [mercatus] Mercatus
        [arena] Arena
        [stadium] Stadium
        [theatrum] Theatrum
        [forum] Forum
       *[portus] Portus
    }
aquileia-column =
    { $column ->
        [points] puncte
        [purse] pungă
        [henchmen] pioni
        [cards] cărți
        [laurels] lauri
       *[disc] disc
    }
aquileia-needs = mai trebuie { $coins }
aquileia-note-hand = În mână: { $cards }
aquileia-note-forecast =
    { $points ->
        [one] Dacă jocul s-ar încheia acum, ai avea un punct.
        [few] Dacă jocul s-ar încheia acum, ai avea { $points } puncte.
       *[other] Dacă jocul s-ar încheia acum, ai avea { $points } de puncte.
    }
aquileia-note-start = Runda următoare ar începe-o { $seat }.

## Why a move is refused

aquileia-not-now =
    { $asked ->
        [place] Nu acum: se plasează piese.
        [swap] Nu acum: se alege ce monede se schimbă.
        [buy] Nu acum: se alege câte cărți se cumpără.
        [commit] Nu acum: se alege ce cărți se joacă în întrecere.
        [blue] Nu acum: se alege câte zaruri albastre se aruncă.
        [prize] Nu acum: se alege între puncte și o carte.
        [keep] Nu acum: se alege ce laur se păstrează.
        [bid] Nu acum: se licitează un laur.
        [build] Nu acum: se alege ce se construiește.
       *[pay] Nu acum: se alege dacă miza furată se plătește din nou.
    }
aquileia-no-such-space = Pe această tablă nu există câmpul { $space }.
aquileia-space-taken = Câmpul este deja ocupat: { aquileia-space }.
aquileia-one-side = Într-o rundă poți concura pe o singură parte din Stadium.
aquileia-one-berth = Într-o rundă poți folosi o singură dană.
aquileia-no-stake = Dana aceasta cere ca miză o monedă de { aquileia-metal }, iar tu nu ai niciuna.
aquileia-no-henchman = Nu mai ai niciun pion în această rundă.
aquileia-disc-laid = Discul tău se află deja pe pistă.
aquileia-disc-first = Discul tău trebuie plasat înainte să poți pasa.
aquileia-no-such-swap = Nu există schimbul { $number }.
aquileia-coins-missing =
    { $number ->
        [one] Îți lipsește o monedă de { aquileia-metal }.
        [few] Îți lipsesc { $number } monede de { aquileia-metal }.
       *[other] Îți lipsesc { $number } de monede de { aquileia-metal }.
    }
aquileia-bank-short = Banca nu are monedele pentru acest schimb sau ai schimbat deja de câte ori ai voie.
aquileia-too-many-cards = Aici nu se pot cumpăra atâtea cărți.
aquileia-card-without-effect =
    { $card ->
        [slave_1] O carte Servi nu are efect aici.
        [slave_2] O carte Servi nu are efect aici.
       *[other] Aici nu ar avea efect { aquileia-card }.
    }
aquileia-cards-missing = Nu ai atâtea cărți de acest fel: { aquileia-card }.
aquileia-blue-left =
    { $dice ->
        [one] A mai rămas un singur zar albastru.
        [few] Au mai rămas doar { $dice } zaruri albastre.
       *[other] Au mai rămas doar { $dice } de zaruri albastre.
    }
aquileia-opened = Licitația este deschisă: supralicitează sau retrage-te.
aquileia-open-first = Nimeni nu a licitat încă: deschide licitația sau retrage-te.
aquileia-bid-short = Nu poți egala oferta și adăuga o monedă de { aquileia-metal }.
aquileia-no-such-lot = Nu există un teren numit „{ $lot }”.
aquileia-lot-taken = Pe { $lot } se află deja o casă.
aquileia-needless-cards =
    { $slaves ->
        [one] Prețul este de un serv: nu se poate plăti cu o carte de care te-ai putea lipsi.
        [few] Prețul este de { $slaves } servi: nu se poate plăti cu o carte de care te-ai putea lipsi.
       *[other] Prețul este de { $slaves } de servi: nu se poate plăti cu o carte de care te-ai putea lipsi.
    }
aquileia-servi-missing =
    Ai { $singles ->
        [one] o carte Servi simplă
        [few] { $singles } cărți Servi simple
       *[other] { $singles } de cărți Servi simple
    } și { $doubles ->
        [one] una dublă
        [few] { $doubles } duble
       *[other] { $doubles } de duble
    }: nu ajunge.

## Why a position is refused

aquileia-unknown-space = spaces: nu există un câmp numit „{ $space }”.
aquileia-unknown-lot = lots: nu există un teren numit „{ $lot }”.
aquileia-unknown-card = { $where }: aici nu există o carte numită „{ $card }”.
aquileia-too-many = { $where }: nu există atâtea cărți { $card } în joc.
aquileia-seats = { $where }: trebuie o listă de locuri, niciunul de două ori.
aquileia-results = results_left: fiecare rezultat a trei zaruri poate apărea o dată și numai cu noroc redus.
aquileia-only-in-phase = { $where }: aceasta ține numai de faza „{ $phase }”.
aquileia-coin-count =
    { $coins ->
        [one] În total trebuie să fie o monedă de { aquileia-metal }, nu { $found }.
        [few] În total trebuie să fie { $coins } monede de { aquileia-metal }, nu { $found }.
       *[other] În total trebuie să fie { $coins } de monede de { aquileia-metal }, nu { $found }.
    }
aquileia-henchmen-count =
    { $henchmen ->
        [one] { $seat } trebuie să aibă în total un pion, nu { $found }.
        [few] { $seat } trebuie să aibă în total { $henchmen } pioni, nu { $found }.
       *[other] { $seat } trebuie să aibă în total { $henchmen } de pioni, nu { $found }.
    }
aquileia-house-count =
    { $houses ->
        [one] { $seat } trebuie să aibă în total o casă, nu { $found }.
        [few] { $seat } trebuie să aibă în total { $houses } case, nu { $found }.
       *[other] { $seat } trebuie să aibă în total { $houses } de case, nu { $found }.
    }
aquileia-card-count =
    { $cards ->
        [one] În total trebuie să fie o carte { $card }, nu { $found }.
        [few] În total trebuie să fie { $cards } cărți { $card }, nu { $found }.
       *[other] În total trebuie să fie { $cards } de cărți { $card }, nu { $found }.
    }
aquileia-known = known: { $seat } nu are atâtea cărți { $card }.
aquileia-both-sides = { $seat } nu poate sta pe ambele părți din Stadium.
aquileia-two-berths = { $seat } nu poate sta la două dane.
aquileia-passed-with-disc = { $seat } nu putea pasa înainte de a plasa discul.
aquileia-stake = stakes: moneda de { aquileia-metal } nu se potrivește cu dana ei.
aquileia-track = track: în faza de acțiune, toate discurile se află pe pistă.
aquileia-blue-dice = blue_holder, blue_left și zarurile albastre aruncate nu se potrivesc între ele sau cu faza.
aquileia-race = races: cursa din runda { $round } nu se potrivește.
aquileia-race-laurel = races: { $card } nu este acolo unde spun cursele.
aquileia-nothing-to-decide = phase, turn și ceea ce se petrece nu se potrivesc: nimeni nu ar avea acum de hotărât așa ceva.

## Why a sheet is refused

aquileia-sheet-side =
    { $side ->
        [silver] câmpurile din partea argintie din Stadium trebuie numerotate de la 1 până la cel mult { $most }.
       *[gold] câmpurile din partea aurie din Stadium trebuie numerotate de la 1 până la cel mult { $most }.
    }
aquileia-sheet-strength = o putere este un număr de la 0 la { $most }.
aquileia-sheet-swap = un schimb dă cel puțin o monedă și ia cel puțin una.
aquileia-sheet-swaps =
    { $most ->
        [one] trebuie să fie un schimb, nu { $found }.
        [few] trebuie să fie 1–{ $most } schimburi, nu { $found }.
       *[other] trebuie să fie 1–{ $most } de schimburi, nu { $found }.
    }
aquileia-sheet-id = „{ $id }” nu poate fi identificator: are numai litere mici, cifre și _.
aquileia-sheet-lots =
    { $most ->
        [one] poate fi cel mult un teren, nu { $found }.
        [few] pot fi cel mult { $most } terenuri, nu { $found }.
       *[other] pot fi cel mult { $most } de terenuri, nu { $found }.
    }
aquileia-sheet-twice = identificatorul „{ $id }” este folosit de două ori.

## The story of a game

aquileia-told-placed = { $seat } a plasat un pion: { aquileia-space }.
aquileia-told-staked = { $seat } a plasat un pion la { aquileia-space }, cu o monedă de { aquileia-metal } sub el.
aquileia-told-disc =
    { $place ->
        [1] { $seat } a plasat primul disc pe pistă.
        [2] { $seat } a plasat al doilea disc.
        [3] { $seat } a plasat al treilea disc.
        [4] { $seat } a plasat al patrulea disc.
       *[5] { $seat } a plasat al cincilea disc.
    }
aquileia-told-pass = { $seat } a pasat.
aquileia-told-swapped = { $seat } a dat băncii { $give } și a luat { $take }.
aquileia-told-stop = { $seat } a încheiat schimburile.
aquileia-told-points =
    { $points ->
        [one] { $seat } a marcat un punct.
        [few] { $seat } a marcat { $points } puncte.
       *[other] { $seat } a marcat { $points } de puncte.
    }
aquileia-told-bought-none = { $seat } nu a cumpărat nimic: { aquileia-space }.
aquileia-told-bought-open = { $seat } a cumpărat { aquileia-card }.
aquileia-told-bought =
    { $deck ->
        [servi] { $cards ->
            [one] { $seat } a cumpărat o carte Servi.
            [few] { $seat } a cumpărat { $cards } cărți Servi.
           *[other] { $seat } a cumpărat { $cards } de cărți Servi.
        }
       *[equi] { $seat } a cumpărat prima carte din teancul Equi et arma.
    }
aquileia-told-dolus = { $seat } a trișat la Dolus; zarurile au arătat { $dice }.
aquileia-told-potentia = { $seat } a luat zarurile albastre.
aquileia-told-rolled = { $seat } a dat cu zarurile { aquileia-contest }: { $dice }; puterea { $strength }.
aquileia-told-committed = { $seat } a jucat { $cards }; puterea { $strength }.
aquileia-told-nothing-added = { $seat } nu a adăugat nimic.
aquileia-told-blue = { $seat } a dat cu zarurile albastre: { $dice }; puterea { $strength }.
# $coins can be “nimic”, which would need a negated verb: it stands after a colon.
aquileia-told-rank =
    { $place ->
        [1] { $seat } a câștigat { aquileia-contest } cu puterea { $strength }; premiu: { $coins }.
        [2] { $seat } a ieșit pe locul al doilea cu puterea { $strength }; premiu: { $coins }.
       *[3] { $seat } a ieșit pe locul al treilea cu puterea { $strength }; premiu: { $coins }.
    }
aquileia-told-prize-card = { $seat } a primit o carte Servi.
aquileia-told-laurels = { $seat } a păstrat unul din doi lauri; pe celălalt l-a primit { $seat_second }.
aquileia-told-laurel-alone =
    { $laurels ->
        [1] { $seat } a primit singurul laur rămas.
       *[2] { $seat } a păstrat unul din doi lauri; celălalt a ieșit din joc nevăzut.
    }
aquileia-told-auction = { $seat } a scos la licitație { aquileia-laurel }.
aquileia-told-open = { $seat } a deschis cu { $coin }.
aquileia-told-raise = { $seat } a supralicitat cu { $coin }: { $bid }.
aquileia-told-drop = { $seat } s-a retras.
aquileia-told-laurel-sold = { $seat } a câștigat { aquileia-laurel }; { $seat_seller } a primit { $coins }.
aquileia-told-laurel-bank = { $seat } a câștigat { aquileia-laurel } și a plătit băncii { $coins }.
aquileia-told-laurel-free = Nimeni nu a licitat: { $seat } a primit gratis { aquileia-laurel }.
aquileia-told-built = { $seat } a construit { $lot }; preț: { $price }.
aquileia-told-no-build = { $seat } nu a construit nimic.
aquileia-told-latro = { $seat } a jefuit ca Latro; zarurile au arătat { $dice }.
aquileia-told-robbed = { $seat_robber } a luat miza de la { $seat }: { $coin }.
aquileia-told-worked = { $seat } a pus la lucru atelierele și băncile cu o monedă de { aquileia-metal }; puncte: { $points }, venit: { $coins }.
aquileia-told-decline = { $seat } nu a plătit din nou miza furată.
aquileia-told-idle = { $seat } nu s-a ales cu nimic: { aquileia-space }.
aquileia-told-round = A început runda { $round }; începe { $seat }.
aquileia-told-refilled = Se adaugă la ofertă: { $cards }.
aquileia-told-new-laurel = La vedere este acum { aquileia-laurel }.
aquileia-told-final =
    { $points ->
        [one] { $seat } are un punct pe pistă și { $added } din lauri și vile: { $total }.
        [few] { $seat } are { $points } puncte pe pistă și { $added } din lauri și vile: { $total }.
       *[other] { $seat } are { $points } de puncte pe pistă și { $added } din lauri și vile: { $total }.
    }
aquileia-told-won = Jocul s-a încheiat: a câștigat { $seat }.
aquileia-told-won-by-track = Jocul s-a încheiat: la egalitate, a câștigat { $seat } cu discul plasat mai devreme.
aquileia-told-shared = Jocul s-a încheiat cu victorie împărțită: { $winners }.

## In the browser. Æ, Ag and Au are the marks of the metals in every language; $deed is a space, or what all spaces of its kind do

aquileia-web-dock = Oraș
aquileia-web-city = Orașul Aquileia: șase zone, în ordinea în care se rezolvă
aquileia-web-thread = Cele șase zone, în ordine
aquileia-web-area-number = numărul { $number } în ordine
aquileia-web-open-area =
    { $offers ->
        [yes] { aquileia-area }, cu câmpuri unde poți plasa
       *[no] { aquileia-area }
    }
aquileia-web-moment =
    { $phase ->
        [place] Runda { $round } din 6 · plasare
        [over] Partida s-a încheiat
       *[area] Runda { $round } din 6 · { aquileia-area }
    }
aquileia-web-progress =
    { $state ->
        [done] gata
       *[now] acum
    }
aquileia-web-spaces =
    { $number ->
        [one] { $number } câmp
        [few] { $number } câmpuri
       *[other] { $number } de câmpuri
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
        [one] { $number } serv
        [few] { $number } servi
       *[other] { $number } de servi
    }
aquileia-web-title =
    { $space ->
        [dolus] Dolus
        [pecunia] Pecunia
        [equi_deck] Equi et arma, teancul
        [equi_open_1] Equi et arma, prima carte
        [equi_open_2] Equi et arma, a doua carte
        [equi_open_3] Equi et arma, a treia carte
        [servi_bronze] Servi pe bronz
        [servi_silver] Servi pe argint
        [servi_gold] Servi pe aur
        [potentia] Potentia
        [arena_1] Arena, câmpul 1
        [arena_2] Arena, câmpul 2
        [arena_3] Arena, câmpul 3
        [stadium_silver_1] Stadium, argint 1
        [stadium_silver_2] Stadium, argint 2
        [stadium_silver_3] Stadium, argint 3
        [stadium_gold_1] Stadium, aur 1
        [stadium_gold_2] Stadium, aur 2
        [stadium_gold_3] Stadium, aur 3
        [theatrum] Theatrum
        [forum_1] Forum, câmpul 1
        [forum_2] Forum, câmpul 2
        [forum_3] Forum, câmpul 3
        [forum_4] Forum, câmpul 4
        [forum_5] Forum, câmpul 5
        [latro] Latro
        [portus_bronze] Portus, dana de bronz
        [portus_silver] Portus, dana de argint
       *[portus_gold] Portus, dana de aur
    }
aquileia-web-does =
    { $deed ->
        [dolus] Arunci două zaruri și iei monedele pe care le arată.
        [pecunia] Schimbi monede la cursul băncii, apoi marchezi puncte.
        [equi_deck] Cumperi prima carte din teanc, nevăzută, cu o monedă de bronz.
        [equi_open] Cumperi această carte cu o monedă de bronz.
        [servi_bronze] Cumperi o carte Servi cu o monedă de bronz.
        [servi_silver] Cumperi cel mult două cărți Servi, fiecare cu o monedă de argint.
        [servi_gold] Cumperi cel mult trei cărți Servi, fiecare cu o monedă de aur.
        [potentia] Cele patru zaruri albastre sunt ale tale în această rundă.
        [arena] Lupți cu puterea { $strength } dată de acest câmp.
        [stadium_silver] Concurezi pe partea argintie cu puterea { $strength } dată de acest câmp.
        [stadium_gold] Concurezi pe partea aurie cu puterea { $strength } dată de acest câmp.
        [theatrum] Scoți la licitație un laur bicolor. Primești monedele pentru el sau plătești băncii ca să îl păstrezi.
        [forum_1] Construiești o casă.
        [forum_2] Construiești o casă și o punctezi pe loc.
        [forum_3] Construiești cel mult două case.
        [forum_4] Construiești o casă.
        [forum_5] Construiești o casă și o punctezi pe loc.
        [latro] Arunci două zaruri și iei de la dane mizele din metalele arătate.
        [portus_bronze] Pui o monedă de bronz sub pion. Toate atelierele și băncile tale lucrează.
        [portus_silver] Pui o monedă de argint sub pion. Toate atelierele și băncile tale lucrează.
       *[portus_gold] Pui o monedă de aur sub pion. Toate atelierele și băncile tale lucrează.
    }
aquileia-web-brief =
    { $deed ->
        [dolus] arunci 2 zaruri, iei monedele
        [pecunia] schimbi monede, punctezi
        [potentia] cele 4 zaruri albastre sunt ale tale runda asta
        [forum_2] o casă, punctezi
        [forum_3] două case
        [forum_5] o casă, punctezi
        [latro] aruncă 2 zaruri, jefuiește danele nimerite
       *[forum_1] o casă
    }
aquileia-web-socket =
    { $who ->
        [nobody] { aquileia-web-title }: câmp liber.
        [you] { aquileia-web-title }: pionul tău.
       *[other] { aquileia-web-title }, pion: { $seat }.
    }
aquileia-web-may =
    { $may ->
        [on] Ales; apasă încă o dată pentru confirmare.
       *[may] Poți plasa aici un pion.
    }
aquileia-web-lack = Îți mai trebuie { $coins }.
aquileia-web-useless = Acum îți lipsește moneda necesară: fără ea, câmpul nu aduce nimic.
aquileia-web-market =
    { $kind ->
        [equi_et_arma] Equi et arma
       *[servi] Servi
    }
aquileia-web-one-card-for = o carte pentru
aquileia-web-servi-about = mână de lucru, după metal
aquileia-web-up-to =
    { $number ->
        [1] 1 carte
       *[other] cel mult { $number }
    }
aquileia-web-blue-held =
    { $dice ->
        [one] { $seat } mai are un zar albastru
        [few] { $seat } mai are { $dice } zaruri albastre
       *[other] { $seat } mai are { $dice } de zaruri albastre
    }
aquileia-web-strength = putere { $strength }
aquileia-web-you = tu
aquileia-web-yourself = Tu
aquileia-web-side =
    { $side ->
        [silver] partea argintie
       *[gold] partea aurie
    }
aquileia-web-prize =
    { $contest ->
        [arena] { $place ->
            [1] și puterea × { $times } în puncte sau o carte Servi
            [2] și ce rămâne
           *[3] { "" }
        }
       *[stadium] { $place ->
            [1] { aquileia-web-prize-coins } din metalul părții și alege un laur
            [2] { aquileia-web-prize-coins } și celălalt laur
           *[3] { aquileia-web-prize-coins }
        }
    }
aquileia-web-prize-coins =
    { $coins ->
        [one] o monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }
aquileia-web-laurels-left =
    { $number ->
        [one] { $number } laur în teanc
        [few] { $number } lauri în teanc
       *[other] { $number } de lauri în teanc
    }
aquileia-web-theatrum-about = Licitație pentru un laur bicolor. Fiecare ofertă repetă monedele dinainte și adaugă una.
aquileia-web-no-bid = încă nicio ofertă
aquileia-web-bidder =
    { $state ->
        [leads] { $seat } are cea mai mare ofertă
       *[in] { $seat } încă licitează
    }
aquileia-web-within-means =
    { $lots ->
        [0] nu îți permiți niciun teren
        [one] îți permiți un teren
        [few] îți permiți { $lots } terenuri
       *[other] îți permiți { $lots } de terenuri
    }
aquileia-web-lots-of =
    { $kind ->
        [workshop] Ateliere
        [bank] Bănci
       *[villa] Vile
    }
aquileia-web-lots-about =
    { $kind ->
        [workshop] puncte în port
        [bank] monede în port
       *[villa] valoarea × laurii culorii, la sfârșit
    }
aquileia-web-brings =
    { $kind ->
        [workshop] { $points ->
            [one] În port aduce un punct.
            [few] În port aduce { $points } puncte.
           *[other] În port aduce { $points } de puncte.
        }
        [bank] În port aduce { $coins }.
       *[villa] La sfârșit aduce { $points ->
            [one] un punct
            [few] { $points } puncte
           *[other] { $points } de puncte
        } pentru fiecare laur { $colour ->
            [white] alb
            [blue] albastru
            [yellow] galben
           *[purple] mov
        }.
    }
aquileia-web-lot =
    { $who ->
        [nobody] { $lot }: teren liber. Preț: { $price }.
        [you] { $lot }: casa ta.
       *[other] { $lot }, casă: { $seat }.
    }
aquileia-web-lot-lacks = Îți mai trebuie { $price }.
aquileia-web-may-build =
    { $may ->
        [on] Ales; apasă încă o dată pentru confirmare.
       *[may] Poți construi aici.
    }
aquileia-web-stake =
    { $state ->
        [free] 1 { aquileia-metal }
        [lies] cu miză
       *[robbed] fără miză
    }
aquileia-web-portus-about = Orice dană pune la lucru toate atelierele și băncile tale.
aquileia-web-portus-yours =
    { $points ->
        [one] Ție, acum: { $points } punct
        [few] Ție, acum: { $points } puncte
       *[other] Ție, acum: { $points } de puncte
    }
aquileia-web-hidden-card = o carte ascunsă
# Alb and albastru begin alike: albastru has its B.
aquileia-web-colour-letter =
    { $colour ->
        [white] A
        [blue] B
        [yellow] G
       *[purple] M
    }
aquileia-web-dice = zaruri: { $dice }
aquileia-web-own = Ce ai tu
aquileia-web-purse = Punga ta
aquileia-web-cards = Cărțile tale
aquileia-web-no-cards = încă niciuna
aquileia-web-play-card = Joacă { $card }
aquileia-web-stock =
    { $state ->
        [houses] Casele tale
       *[henchmen] De plasat
    }
aquileia-web-stock-of =
    { $disc ->
        [yes] În rezerva ta: pioni { $henchmen }, case { $houses } și discul tău
       *[no] În rezerva ta: pioni { $henchmen }, case { $houses }
    }
aquileia-web-all-placed = toți sunt în oraș
aquileia-web-track = Pista de departajare
aquileia-web-track-about = primul de pe ea începe runda următoare
aquileia-web-disc-of = Poziția { $place }: { $seat }
aquileia-web-disc-none = Poziția { $place }: liberă
aquileia-web-lay-disc =
    { $place ->
        [1] Plasează-ți discul primul pe pistă
        [2] Plasează-ți discul al doilea pe pistă
        [3] Plasează-ți discul al treilea pe pistă
        [4] Plasează-ți discul al patrulea pe pistă
       *[5] Plasează-ți discul al cincilea pe pistă
    }
aquileia-web-disc-does =
    { $place ->
        [1] Câștigi orice egalitate din această rundă și o începi pe următoarea.
       *[other] La egalitate, cei dinaintea ta de pe pistă au întâietate.
    }
aquileia-web-pass = Pasează
aquileia-web-pass-does = Nu mai plasezi nimic în această rundă.
aquileia-web-chance = victorie { $chance }
# “Locul 1” alone would be the name of a seat.
aquileia-web-place = pe locul { $place }
aquileia-web-part =
    { $part ->
        [space] câmp
        [faces] fețe de { aquileia-metal }
        [cards] cărți
       *[blue] zaruri albastre
    }
aquileia-web-none = niciuna
aquileia-web-nobody-there = Nu se află nimeni acolo în această rundă.
aquileia-web-plus-points =
    { $points ->
        [one] +{ $points } punct
        [few] +{ $points } puncte
       *[other] +{ $points } de puncte
    }
aquileia-web-no-works = Nu ai încă niciun atelier și nicio bancă.
aquileia-web-robbery =
    { $again ->
        [yes] { $seat } ocupă Latro și jefuiește această dană cu o șansă de { $chance }; ai putea plăti din nou.
       *[no] { $seat } ocupă Latro și jefuiește această dană cu o șansă de { $chance }, iar ție nu îți rămâne o a doua monedă.
    }
aquileia-web-prompt =
    { $phase ->
        [swap] Schimbă monede
        [buy] Câte cărți cumperi?
        [commit] Ce cărți joci?
        [blue] Câte zaruri albastre arunci?
        [prize] Ai câștigat: puncte sau o carte?
        [keep] Ai câștigat: ce laur păstrezi?
        [bid] Licitează pentru laur
        [build] Alege terenul pe care construiești
       *[pay] Ți s-a furat miza
    }
aquileia-web-prompt-place =
    { $disc ->
        [yes] Plasează un pion sau discul
       *[no] Plasează un pion
    }
aquileia-web-how-place =
    { $number ->
        [0] Nu mai ai niciun pion.
        [one] Alege un câmp din oraș. Mai ai un pion.
        [few] Alege un câmp din oraș. Mai ai { $number } pioni.
       *[other] Alege un câmp din oraș. Mai ai { $number } de pioni.
    }
aquileia-web-how-swap = Câte un schimb pe rând, de câte ori vrei; punctele vin când te oprești.
aquileia-web-how-build = Terenurile pe care ți le permiți au o bază aurie.
aquileia-web-how-pay = Plătește din nou o monedă de { aquileia-metal }, iar atelierele și băncile tale lucrează; altfel, dana nu aduce nimic.
aquileia-web-for = pentru
aquileia-web-stop = Încheie schimburile
aquileia-web-buy =
    { $cards ->
        [0] Nu cumpăra nimic
        [one] Cumpără o carte
        [few] Cumpără { $cards } cărți
       *[other] Cumpără { $cards } de cărți
    }
aquileia-web-step =
    { $phase ->
        [commit] pasul { $number } din 4: cărți
        [blue] pasul { $number } din 4: zaruri albastre
       *[prize] pasul { $number } din 4: premii
    }
aquileia-web-add-nothing = Nu adăuga nimic
aquileia-web-roll-blue =
    { $dice ->
        [0] Niciunul
        [one] Un zar albastru
        [few] { $dice } zaruri albastre
       *[other] { $dice } de zaruri albastre
    }
aquileia-web-take-prize =
    { $prize ->
        [points] { $points ->
            [one] Ia un punct
            [few] Ia { $points } puncte
           *[other] Ia { $points } de puncte
        }
       *[card] Ia o carte Servi
    }
aquileia-web-keep = Păstrează { $laurel }
aquileia-web-keep-other = Pe celălalt îl primește { $seat }.
aquileia-web-keep-alone = Celălalt iese din joc nevăzut.
aquileia-web-standing-bid = Oferta curentă
aquileia-web-bidders = Încă licitează
aquileia-web-auction-about =
    { $who ->
        [you] Tu l-ai scos la licitație: dacă îl câștigi, plătești băncii; altfel, câștigătorul te plătește pe tine.
       *[other] Cine câștigă plătește, iar monedele le primește { $seat }. Cine se retrage nu plătește nimic.
    }
aquileia-web-bid =
    { $deed ->
        [open] Deschide cu { aquileia-metal }
       *[raise] Adaugă { aquileia-metal }
    }
aquileia-web-drop = Retrage-te
aquileia-web-build = Construiește { $lot }
aquileia-web-build-nothing = Nu construi nimic
aquileia-web-price = Preț:
aquileia-web-pay-how = Cu ce cărți Servi plătești?
aquileia-web-payment =
    { $singles ->
        [one] o carte simplă
        [few] { $singles } cărți simple
       *[other] { $singles } de cărți simple
    } și { $doubles ->
        [one] una dublă
        [few] { $doubles } duble
       *[other] { $doubles } de duble
    }
aquileia-web-pay =
    { $deed ->
        [pay] Plătește din nou
       *[decline] Nu plăti
    }
aquileia-web-points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
aquileia-web-hand =
    { $number ->
        [one] { $number } carte în mână
        [few] { $number } cărți în mână
       *[other] { $number } de cărți în mână
    }
aquileia-web-laurels =
    { $number ->
        [one] { $number } laur
        [few] { $number } lauri
       *[other] { $number } de lauri
    }
aquileia-web-henchmen =
    { $number ->
        [one] { $number } pion rămas
        [few] { $number } pioni rămași
       *[other] { $number } de pioni rămași
    }
aquileia-web-blue =
    { $dice ->
        [one] { $dice } zar albastru rămas
        [few] { $dice } zaruri albastre rămase
       *[other] { $dice } de zaruri albastre rămase
    }
aquileia-web-tab-forecast = Estimare
aquileia-web-tab-contests = Întreceri
aquileia-web-forecast-private = Scorul tău dacă partida s-ar încheia acum; doar tu îl vezi
aquileia-web-forecast-none = Numai jucătorii au o estimare.
aquileia-web-villas =
    { $colour ->
        [white] Vile albe { $value }
        [blue] Vile albastre { $value }
        [yellow] Vile galbene { $value }
       *[purple] Vile mov { $value }
    }
aquileia-web-times-laurels =
    { $number ->
        [one] × { $number } laur
        [few] × { $number } lauri
       *[other] × { $number } de lauri
    }
aquileia-web-score =
    { $part ->
        [track] Pe pistă
        [white] Vile albe
        [blue] Vile albastre
        [yellow] Vile galbene
        [purple] Vile mov
        [villas] Vile × lauri
        [laurels] Lauri cu puncte
        [tie] Departajare
        [now] Dacă s-ar încheia acum
       *[sum] Total
    }
aquileia-web-scoring = Valoarea vilelor se înmulțește cu numărul tău de lauri de aceeași culoare; un laur bicolor contează la culoarea mai bună.
aquileia-web-product =
    { $colour ->
        [white] vile albe în valoare de { $value }, lauri: { $laurels }, puncte: { $points }
        [blue] vile albastre în valoare de { $value }, lauri: { $laurels }, puncte: { $points }
        [yellow] vile galbene în valoare de { $value }, lauri: { $laurels }, puncte: { $points }
       *[purple] vile mov în valoare de { $value }, lauri: { $laurels }, puncte: { $points }
    }
aquileia-web-player = Jucător
aquileia-web-tie-disc = disc plasat mai devreme în ultima rundă
aquileia-web-tie-shared = victorie împărțită
aquileia-web-tie-about = La puncte egale hotărăște pista: discul plasat mai devreme în ultima rundă trece în față.
aquileia-web-danger-pass =
    { $number ->
        [one] Mai ai un pion de plasat. Pasezi totuși?
        [few] Mai ai { $number } pioni de plasat. Pasezi totuși?
       *[other] Mai ai { $number } de pioni de plasat. Pasezi totuși?
    }
aquileia-web-danger-no-build = Ai putea construi ceva. Totuși nu construiești nimic?
aquileia-web-danger-idle = Așa cum stau lucrurile, aici nu te-ai alege cu nimic: { aquileia-space }. Plasezi totuși?
