# Tigris & Euphrates. Arguments: $seat a player's name, $cell a cell, $tile a kind of tile, $leader an office, $colour a colour.
#
# tile = cartonaș; temple = templu; settlement = colonie; farm = fermă; market = piață; leader = lider; priest = preot;
# king = rege; farmer = fermier; trader = comerciant; kingdom = regat; revolt = conflict intern; war = conflict extern;
# catastrophe = dezastru; treasure = comoară; monument = monument; (civilization) building = clădire (de civilizație);
# cell = câmp; river square = câmp de râu; screen = paravan; bag = săculeț; to lay out tiles = a adăuga cartonașe.

tigris-name = Tigru și Eufrat
tigris-about = Regate și liderii lor, conflicte interne și externe și patru culori de ținut în echilibru.
tigris-option-board = Fața tablei: standard, cu 10 comori, sau alternate, cu 14.
tigris-option-board-standard = Standard, cu 10 comori
tigris-option-board-alternate = Alternativă, cu 14 comori
tigris-option-buildings = Clădirile de civilizație: trei cartonașe în linie aduc una, iar ea dublează punctele culorii sale.
tigris-option-open_scores = Punctele tuturor sunt la vedere; altfel rămân în spatele paravanelor.
tigris-option-monument_over_building = Un monument poate acoperi o clădire, care se întoarce în rezervă.

# With its article, because the gender differs.
tigris-tile =
    { $tile ->
        [temple] un templu
        [settlement] o colonie
        [farm] o fermă
       *[market] o piață
    }
tigris-tiles =
    { $tile ->
        [temple] temple
        [settlement] colonii
        [farm] ferme
       *[market] piețe
    }
# Definite: the king of somebody.
tigris-leader =
    { $leader ->
        [priest] preotul
        [king] regele
        [farmer] fermierul
       *[trader] comerciantul
    }
tigris-leaders =
    { $leader ->
        [priest] preoți
        [king] regi
        [farmer] fermieri
       *[trader] comercianți
    }
# Agrees with a neuter noun in the singular: punct, monument.
tigris-colour =
    { $colour ->
        [red] roșu
        [black] negru
        [blue] albastru
       *[green] verde
    }
tigris-monument =
    { $monument ->
        [red-black] roșu-negru
        [red-blue] roșu-albastru
        [red-green] roșu-verde
        [black-blue] negru-albastru
        [black-green] negru-verde
       *[blue-green] albastru-verde
    }

## Why a move is refused

tigris-on-catastrophe = Un dezastru blochează pentru totdeauna { $cell }.
tigris-on-monument = Pe { $cell } se află un monument.
tigris-on-leader = Pe { $cell } se află un lider.
tigris-on-tile = Pe { $cell } se află deja un cartonaș.
tigris-on-treasure = Niciun dezastru nu poate cădea pe { $cell } cât timp acolo se află o comoară.
tigris-on-building = Niciun dezastru nu poate cădea pe { $cell }: acolo se află o clădire.
tigris-same-cell = Liderul se află deja pe { $cell }.
tigris-farm-on-land = { $cell } este uscat: fermele se așază numai pe câmpuri de râu.
tigris-tile-on-river = { $cell } este câmp de râu: acolo se așază numai ferme.
tigris-leader-on-river = { $cell } este câmp de râu: niciun lider nu poate sta acolo.
tigris-no-temple = Un lider are nevoie chiar lângă el de un templu cu fața în sus, iar lângă { $cell } nu e niciunul.
tigris-joins-two = Un lider pe { $cell } ar uni două regate.
tigris-joins-three = Un cartonaș pe { $cell } ar uni trei regate.
tigris-no-tile =
    { $tile ->
        [temple] Nu ai niciun templu în mână.
        [settlement] Nu ai nicio colonie în mână.
        [farm] Nu ai nicio fermă în mână.
       *[market] Nu ai nicio piață în mână.
    }
tigris-no-catastrophe = Nu mai ai niciun dezastru.
tigris-leader-at-home = Nu ai { tigris-leader } pe tablă.
tigris-exchange-not-held = Nu ai { $tiles } în mână.
tigris-asked =
    { $asked ->
        [support] Spune mai întâi câte cartonașe se adaugă în conflict.
        [war] Alege mai întâi care conflict extern urmează.
        [building] Hotărăște mai întâi ce faci cu clădirea.
        [monument] Hotărăște mai întâi ce faci cu monumentul.
       *[treasure] Alege mai întâi o comoară.
    }
tigris-not-asked =
    { $asked ->
        [support] Nu este niciun conflict în care să se adauge cartonașe.
        [war] Nu este de ales niciun conflict extern.
        [building] Acum nu se poate construi nicio clădire.
        [monument] Acum nu se poate construi niciun monument.
       *[treasure] Nu este de ales nicio comoară.
    }
tigris-support-held =
    { $held ->
        [0] Nu ai { tigris-tiles } în mână și numai ele contează aici.
        [one] Ai în mână doar { tigris-tile }.
        [few] Ai în mână doar { $held } { tigris-tiles }.
       *[other] Ai în mână doar { $held } de { tigris-tiles }.
    }
tigris-no-such-war = În acest regat nu se întâlnesc doi { tigris-leaders }.
tigris-no-treasure = Pe { $cell } nu se află nicio comoară.
tigris-treasure-elsewhere = Comoara de pe { $cell } nu este în acest regat.
tigris-building-line = { $cell } nu este într-o linie care aduce clădirea.
tigris-monument-stands = Monumentul { tigris-monument } este deja construit.
tigris-monument-colour = Monumentul { tigris-monument } nu are nimic { tigris-colour }.
tigris-no-square = Cartonașul nu completează un pătrat la { $cell }.

## Why a position is refused

tigris-row =
    { $columns ->
        [one] board: rândul { $row } trebuie să aibă un simbol, nu { $found }.
        [few] board: rândul { $row } trebuie să aibă { $columns } simboluri, nu { $found }.
       *[other] board: rândul { $row } trebuie să aibă { $columns } de simboluri, nu { $found }.
    }
tigris-token = board: „{ $token }” de pe { $cell } nu înseamnă nimic.
tigris-terrain = board: { $cell } apare ca uscat acolo unde este râu sau invers.
tigris-building-twice = board: clădirea de pe { $cell } se află și în altă parte.
tigris-leader-twice = board: liderul de pe { $cell } se află și în altă parte.
tigris-buildings-off =
    { $colour ->
        [red] board: există o clădire roșie, dar opțiunea este oprită.
        [black] board: există o clădire neagră, dar opțiunea este oprită.
        [blue] board: există o clădire albastră, dar opțiunea este oprită.
       *[green] board: există o clădire verde, dar opțiunea este oprită.
    }
tigris-leader-no-temple = { $seat }: { tigris-leader } de pe { $cell } nu are niciun templu alături.
tigris-leaders-meet = Doi { tigris-leaders } se află în regatul pașnic de la { $cell }.
tigris-too-many-tiles =
    { $exist ->
        [one] Există { tigris-tile }, nu { $found }.
        [few] Există { $exist } { tigris-tiles }, nu { $found }.
       *[other] Există { $exist } de { tigris-tiles }, nu { $found }.
    }
tigris-too-many-face-down =
    { $spare ->
        [one] Cel mult un cartonaș poate sta cu fața în jos, nu { $found }.
        [few] Cel mult { $spare } cartonașe pot sta cu fața în jos, nu { $found }.
       *[other] Cel mult { $spare } de cartonașe pot sta cu fața în jos, nu { $found }.
    }
tigris-hand =
    { $most ->
        [one] { $seat } poate ține un cartonaș, nu { $found }.
        [few] { $seat } poate ține { $most } cartonașe, nu { $found }.
       *[other] { $seat } poate ține { $most } de cartonașe, nu { $found }.
    }
tigris-catastrophe-count =
    { $exist ->
        [one] Pe tablă și la jucători trebuie să fie un dezastru, nu { $found }.
        [few] Pe tablă și la jucători trebuie să fie { $exist } dezastre, nu { $found }.
       *[other] Pe tablă și la jucători trebuie să fie { $exist } de dezastre, nu { $found }.
    }
tigris-treasure-place = Pe { $cell } nu a fost niciodată o comoară.
tigris-too-many-treasures =
    { $exist ->
        [one] Pe tablă și câștigate există o comoară, nu { $found }.
        [few] Pe tablă și câștigate există { $exist } comori, nu { $found }.
       *[other] Pe tablă și câștigate există { $exist } de comori, nu { $found }.
    }
tigris-monument-entry = { $where }: trebuie două culori și câmpul din stânga sus al unui pătrat.
tigris-monument-twice = { $where }: acest monument se află și în altă parte.
tigris-monument-tiles = Monumentul { tigris-monument } de pe { $cell } trebuie să aibă patru cartonașe proprii cu fața în jos.
tigris-monument-terrain = Monumentul { tigris-monument } nu putea fi construit pe { $cell }.
tigris-no-monument = Cartonașul cu fața în jos de pe { $cell } nu se află sub niciun monument.
tigris-letters = { $where }: cartonașele se scriu cu literele { $letters }.
tigris-flag = { $where }: trebuie true sau false.
tigris-placed = { $where }: trebuie un câmp cu un cartonaș cu fața în sus.
tigris-no-conflict = { $where }: acești doi lideri nu sunt într-un astfel de conflict.
tigris-not-over = Jocul nu s-a încheiat: au rămas mai mult de două comori și fiecare mână putea fi completată.
tigris-actions-left = actions_left: { $actions } nu se potrivește.
tigris-nothing-pending = pending: nu este de hotărât nimic de acest fel.

## Why a board file is refused

tigris-board-row =
    { $columns ->
        [one] rândul { $row } trebuie să aibă un câmp, unul dintre . ~ T *
        [few] rândul { $row } trebuie să aibă { $columns } câmpuri, fiecare unul dintre . ~ T *
       *[other] rândul { $row } trebuie să aibă { $columns } de câmpuri, fiecare unul dintre . ~ T *
    }
tigris-board-temples =
    { $most ->
        [one] trebuie să fie de la { $fewest } la un templu de început, nu { $found }.
        [few] trebuie să fie { $fewest }–{ $most } temple de început, nu { $found }.
       *[other] trebuie să fie { $fewest }–{ $most } de temple de început, nu { $found }.
    }
tigris-board-declared = scrie { $stated }, dar sunt { $found }.

## The story of a game

tigris-told-tile = { $seat } a așezat { tigris-tile } pe { $cell }.
tigris-told-leader = { $seat } a așezat { tigris-leader } pe { $cell }.
tigris-told-leader-moved = { $seat } a mutat { tigris-leader } pe { $cell }.
tigris-told-withdrew = { $seat } a retras { tigris-leader }.
tigris-told-catastrophe = { $seat } a așezat un dezastru pe { $cell }.
tigris-told-exchanged =
    { $number ->
        [one] { $seat } a schimbat un cartonaș.
        [few] { $seat } a schimbat { $number } cartonașe.
       *[other] { $seat } a schimbat { $number } de cartonașe.
    }
tigris-told-passed = { $seat } a pasat.
tigris-told-joined = Două regate s-au unit și s-au întâlnit lideri de aceeași culoare.
tigris-told-joined-in-peace = Două regate s-au unit în pace.
tigris-told-chose-war = { $seat } a ales să urmeze conflictul dintre { tigris-leaders }.
tigris-told-revolt = Conflict intern între { tigris-leaders }: { $seat_attacker } ({ $attack }) atacă, { $seat_defender } ({ $defence }) se apără.
tigris-told-war = Conflict extern între { tigris-leaders }: { $seat_attacker } ({ $attack }) atacă, { $seat_defender } ({ $defence }) se apără.
tigris-told-laid =
    { $number ->
        [0] { $seat } nu a adăugat nimic.
        [one] { $seat } a adăugat { tigris-tile }.
        [few] { $seat } a adăugat { $number } { tigris-tiles }.
       *[other] { $seat } a adăugat { $number } de { tigris-tiles }.
    }
tigris-told-won-conflict = { $seat } a învins cu { $high } la { $low }; { $seat_loser } și-a luat înapoi { tigris-leader }.
tigris-told-removed =
    { $number ->
        [one] De pe tablă s-a scos { tigris-tile }.
        [few] De pe tablă s-au scos { $number } { tigris-tiles }.
       *[other] De pe tablă s-au scos { $number } de { tigris-tiles }.
    }
tigris-told-home = { $seat }: { tigris-leader } a pierdut ultimul templu și s-a întors acasă.
tigris-told-points =
    { $number ->
        [one] { $seat } a primit un punct { tigris-colour }.
        [few] { $seat } a primit { $number } puncte { $colour ->
            [red] roșii
            [black] negre
            [blue] albastre
           *[green] verzi
        }.
       *[other] { $seat } a primit { $number } de puncte { $colour ->
            [red] roșii
            [black] negre
            [blue] albastre
           *[green] verzi
        }.
    }
tigris-told-income =
    { $number ->
        [one] Din monumente, { $seat } a primit un punct { tigris-colour }.
        [few] Din monumente, { $seat } a primit { $number } puncte { $colour ->
            [red] roșii
            [black] negre
            [blue] albastre
           *[green] verzi
        }.
       *[other] Din monumente, { $seat } a primit { $number } de puncte { $colour ->
            [red] roșii
            [black] negre
            [blue] albastre
           *[green] verzi
        }.
    }
tigris-told-treasure = { $seat } a luat comoara de pe { $cell }.
tigris-told-monument = { $seat } a construit monumentul { tigris-monument } pe { $cell }.
tigris-told-no-monument = { $seat } nu a construit niciun monument.
tigris-told-building =
    { $colour ->
        [red] { $seat } a construit clădirea roșie pe { $cell }.
        [black] { $seat } a construit clădirea neagră pe { $cell }.
        [blue] { $seat } a construit clădirea albastră pe { $cell }.
       *[green] { $seat } a construit clădirea verde pe { $cell }.
    }
tigris-told-building-moved =
    { $colour ->
        [red] { $seat } a mutat clădirea roșie pe { $cell }.
        [black] { $seat } a mutat clădirea neagră pe { $cell }.
        [blue] { $seat } a mutat clădirea albastră pe { $cell }.
       *[green] { $seat } a mutat clădirea verde pe { $cell }.
    }
tigris-told-no-building =
    { $colour ->
        [red] { $seat } a lăsat clădirea roșie unde era.
        [black] { $seat } a lăsat clădirea neagră unde era.
        [blue] { $seat } a lăsat clădirea albastră unde era.
       *[green] { $seat } a lăsat clădirea verde unde era.
    }
tigris-told-drew =
    { $number ->
        [one] { $seat } a tras un cartonaș.
        [few] { $seat } a tras { $number } cartonașe.
       *[other] { $seat } a tras { $number } de cartonașe.
    }
tigris-told-bag-short = Săculețul e gol: acesta este ultimul tur.
tigris-told-turn = Urmează { $seat }.
tigris-told-end-treasures = Jocul s-a încheiat: au rămas cel mult două comori.
tigris-told-end-bag = Jocul s-a încheiat: săculețul nu a mai putut completa o mână.
tigris-told-final =
    { $strongest ->
        [one] { $seat } are, de la culoarea cea mai slabă, { $weakest }, { $second }, { $third } și un punct.
        [few] { $seat } are, de la culoarea cea mai slabă, { $weakest }, { $second }, { $third } și { $strongest } puncte.
       *[other] { $seat } are, de la culoarea cea mai slabă, { $weakest }, { $second }, { $third } și { $strongest } de puncte.
    }
tigris-told-won = A câștigat { $seat }.
tigris-told-shared = Victorie împărțită: { $winners }.

## The table in a terminal

tigris-title =
    { $asked ->
        [action] Tigru și Eufrat · { $seat } { $actions ->
            [one] mai are o acțiune
            [few] mai are { $actions } acțiuni
           *[other] mai are { $actions } de acțiuni
        }
        [support] Tigru și Eufrat · { $seat } adaugă cartonașe
        [war] Tigru și Eufrat · { $seat } alege un conflict extern
        [building] Tigru și Eufrat · { $seat } hotărăște asupra clădirii
        [monument] Tigru și Eufrat · { $seat } hotărăște asupra unui monument
       *[treasure] Tigru și Eufrat · { $seat } alege o comoară
    }
tigris-title-over = Tigru și Eufrat · jocul s-a încheiat
tigris-revolt-of = Conflict intern între { tigris-leaders }
tigris-war-of = Conflict extern între { tigris-leaders }
tigris-attacker = { $seat } atacă
tigris-defender = { $seat } se apără
tigris-column-side = tabără
tigris-column-board = pe tablă
tigris-column-laid = adăugate
tigris-column-needs = necesare
tigris-column-stake = puncte în joc
tigris-column-tiles = mână
tigris-column-home = acasă
tigris-note-hand = Mâna ta:
# Counts after colons: no plural is needed, and the line stays short beside the board.
tigris-note-left = Comori rămase: { $treasures } (jocul se încheie la { $end }); în săculeț: { $bag }.
tigris-note-last-turn = Acesta este ultimul tur.

## In the browser

tigris-web-dock = Tablă
tigris-web-board =
    { $board ->
        [standard] Tabla standard: unsprezece rânduri de șaisprezece câmpuri, două râuri
        [alternate] Tabla alternativă: unsprezece rânduri de șaisprezece câmpuri, două râuri
       *[other] Tabla „{ $board }”: unsprezece rânduri de șaisprezece câmpuri, două râuri
    }
tigris-web-moment =
    { $asked ->
        [support] Conflict · { $seat } adaugă cartonașe
        [war] Conflict · { $seat } alege un conflict extern
        [building] { $seat } hotărăște asupra clădirii
        [monument] { $seat } hotărăște asupra unui monument
        [treasure] { $seat } alege o comoară
        [over] Partida s-a încheiat
       *[action] { $actions ->
            [one] { $seat } · încă o acțiune
            [few] { $seat } · încă { $actions } acțiuni
           *[other] { $seat } · încă { $actions } de acțiuni
        }
    }
tigris-web-among-wars =
    { $more ->
        [yes] { $number } din { $of } · urmează: { $wars }
       *[no] { $number } din { $of }
    }
tigris-web-name =
    { $who ->
        [you] Tu
       *[other] { $seat }
    }
tigris-web-whose =
    { $who ->
        [you] { tigris-leader } tău
       *[other] { tigris-leader }: { $seat }
    }
tigris-web-cell =
    { $what ->
        [tile] { $cell }, { tigris-tile }.
        [catastrophe] { $cell }, dezastru.
        [monument] { $cell }, sub monumentul { tigris-monument }.
        [leader] { $cell }.
       *[empty] { $cell }, { $ground ->
            [river] râu, liber
           *[land] uscat, liber
        }.
    }
tigris-web-cell-leader =
    { $who ->
        [you] { tigris-leader } tău, putere { $war } în conflict extern, { $revolt } în conflict intern.
       *[other] { tigris-leader } ({ $seat }), putere { $war } în conflict extern, { $revolt } în conflict intern.
    }
tigris-web-cell-kingdom = În regatul: { $leaders }.
tigris-web-cell-treasure =
    { $first ->
        [yes] O comoară care se ia prima.
       *[no] O comoară.
    }
tigris-web-cell-building = O clădire.
tigris-web-may =
    { $asked ->
        [treasure] Poți lua această comoară.
        [monument] Poți ridica aici un monument.
        [building] Poți pune clădirea aici.
       *[action] Îl poți pune aici.
    }
tigris-web-on = Ales; apasă încă o dată pentru confirmare.
tigris-web-pick = Îl poți muta sau retrage.
tigris-web-prompt =
    { $asked ->
        [support] Adaugă cartonașe în sprijin
        [war] Care conflict extern urmează?
        [building] Ridici clădirea?
        [monument] Ridici un monument?
        [treasure] Ia o comoară
       *[action] { $actions ->
            [one] Ultima ta acțiune din această tură
            [few] Rândul tău: { $actions } acțiuni
           *[other] Rândul tău: { $actions } de acțiuni
        }
    }
tigris-web-held =
    { $kind ->
        [tile] Unde pui { tigris-tile }?
        [leader] Unde merge { tigris-leader } tău?
       *[catastrophe] Unde cade dezastrul?
    }
tigris-web-how =
    { $held ->
        [tile] Alege un câmp cu inel. Numărul arată ce îți aduce; inelele legate înseamnă conflict extern.
        [leader] Alege un câmp cu inel. Inelele legate înseamnă conflict intern.
        [catastrophe] Alege un câmp cu inel. Ce se află acolo se pierde și nimic nu va mai sta vreodată acolo.
        [exchange] Marchează cartonașe din mână. Ies din joc și se trag tot atâtea.
       *[nothing] Alege jos un cartonaș, un lider sau un dezastru și un câmp pe tablă, sau du-l până acolo.
    }
tigris-web-here = Ce pui pe { $cell }?
tigris-web-piece =
    { $kind ->
        [tile] { tigris-tile }
        [leader] { tigris-leader }
       *[catastrophe] un dezastru
    }
tigris-web-move =
    { $deed ->
        [tile] { tigris-tile } pe { $cell }
        [leader] { tigris-leader } pe { $cell }
        [withdraw] Retrage: { tigris-leader }
        [catastrophe] Un dezastru pe { $cell }
        [exchange] { $number ->
            [one] Schimbă un cartonaș
            [few] Schimbă { $number } cartonașe
           *[other] Schimbă { $number } de cartonașe
        }
        [support] { $number ->
            [0] Nu adăuga nimic
            [one] Adaugă un cartonaș
            [few] Adaugă { $number } cartonașe
           *[other] Adaugă { $number } de cartonașe
        }
        [war] Urmează conflictul între { tigris-leaders }
        [monument] Monumentul { tigris-monument } pe { $cell }
        [no-monument] Niciun monument
        [building] Clădirea pe { $cell }
        [no-building] Nicio clădire
        [treasure] Comoara de pe { $cell }
       *[pass] Pas
    }
tigris-web-joins =
    { $wars ->
        [0] Două regate se unesc în pace; nimeni nu primește puncte.
        [one] Două regate se unesc și izbucnește un conflict extern; nimeni nu primește puncte pentru cartonaș.
        [few] Două regate se unesc și izbucnesc { $wars } conflicte externe; nimeni nu primește puncte pentru cartonaș.
       *[other] Două regate se unesc și izbucnesc { $wars } de conflicte externe; nimeni nu primește puncte pentru cartonaș.
    }
tigris-web-gains =
    { $who ->
        [you] { $points ->
            [one] Primești un punct { tigris-colour }.
            [few] Primești { $points } puncte, culoarea: { tigris-colour }.
           *[other] Primești { $points } de puncte, culoarea: { tigris-colour }.
        }
       *[other] { $points ->
            [one] { $seat } primește un punct { tigris-colour }.
            [few] { $seat } primește { $points } puncte, culoarea: { tigris-colour }.
           *[other] { $seat } primește { $points } de puncte, culoarea: { tigris-colour }.
        }
    }
tigris-web-no-gain = Nimeni nu primește puncte: nu e în regat niciun lider pentru el.
tigris-web-may-monument = Apoi poți ridica un monument: { $monuments }.
tigris-web-may-building = Apoi poți ridica o clădire, culoarea: { tigris-colour }.
tigris-web-treasures-due =
    { $who ->
        [you] { $number ->
            [one] Comerciantul tău ia o comoară.
            [few] Comerciantul tău ia { $number } comori.
           *[other] Comerciantul tău ia { $number } de comori.
        }
       *[other] { $number ->
            [one] Comerciantul ({ $seat }) ia o comoară.
            [few] Comerciantul ({ $seat }) ia { $number } comori.
           *[other] Comerciantul ({ $seat }) ia { $number } de comori.
        }
    }
tigris-web-home =
    { $who ->
        [you] { tigris-leader } tău își pierde ultimul templu și se întoarce acasă.
       *[other] { tigris-leader } ({ $seat }) își pierde ultimul templu și se întoarce acasă.
    }
tigris-web-no-revolt = Fără conflict intern: acolo nu e alt lider de culoarea lui.
tigris-web-exchange-unseen = Nu le vede nimeni. Dacă săculețul se golește, aceasta e ultima tură.
tigris-web-exchange = Schimbă cartonașe
tigris-web-withdraw = Retrage-l
tigris-web-pass =
    { $actions ->
        [one] Pas și încheie tura
        [few] Renunță la o acțiune
       *[other] Renunță la o acțiune
    }
tigris-web-role =
    { $role ->
        [attacker] { $who ->
            [you] ataci
           *[other] atacă
        }
       *[defender] { $who ->
            [you] te aperi
           *[other] se apără
        }
    }
tigris-web-from-hand =
    { $who ->
        [you] din mâna ta
       *[other] din mână
    }
tigris-web-up-to = cel mult { $number }
tigris-web-needs =
    { $role ->
        [attacker] { $who ->
            [you] { $needs ->
                [0] Ești în față; apărătorul răspunde ultimul.
                [one] Ca să fii în față îți mai trebuie { tigris-tile }; apărătorul răspunde ultimul și câștigă la egalitate.
                [few] Ca să fii în față îți mai trebuie { $needs } { tigris-tiles }; apărătorul răspunde ultimul și câștigă la egalitate.
               *[other] Ca să fii în față îți mai trebuie { $needs } de { tigris-tiles }; apărătorul răspunde ultimul și câștigă la egalitate.
            }
           *[other] { $needs ->
                [0] { $seat } e în față; apărătorul răspunde ultimul.
                [one] Ca să fie în față, { $seat } mai are nevoie de { tigris-tile }; apărătorul răspunde ultimul și câștigă la egalitate.
                [few] Ca să fie în față, { $seat } mai are nevoie de { $needs } { tigris-tiles }; apărătorul răspunde ultimul și câștigă la egalitate.
               *[other] Ca să fie în față, { $seat } mai are nevoie de { $needs } de { tigris-tiles }; apărătorul răspunde ultimul și câștigă la egalitate.
            }
        }
       *[defender] { $who ->
            [you] { $needs ->
                [0] Câștigi cu ce e pe tablă: la egalitate câștigă apărătorul.
                [one] Îți mai trebuie { tigris-tile } ca să câștigi: la egalitate câștigă apărătorul.
                [few] Îți mai trebuie { $needs } { tigris-tiles } ca să câștigi: la egalitate câștigă apărătorul.
               *[other] Îți mai trebuie { $needs } de { tigris-tiles } ca să câștigi: la egalitate câștigă apărătorul.
            }
           *[other] { $needs ->
                [0] { $seat } câștigă cu ce e pe tablă: la egalitate câștigă apărătorul.
                [one] { $seat } mai are nevoie de { tigris-tile } ca să câștige: la egalitate câștigă apărătorul.
                [few] { $seat } mai are nevoie de { $needs } { tigris-tiles } ca să câștige: la egalitate câștigă apărătorul.
               *[other] { $seat } mai are nevoie de { $needs } de { tigris-tiles } ca să câștige: la egalitate câștigă apărătorul.
            }
        }
    }
tigris-web-verdict =
    { $role ->
        [attacker] { $ahead ->
            [yes] Ai fi în față; răspunde { $seat }.
           *[no] Nu ai fi în față: la egalitate câștigă apărătorul.
        }
       *[defender] { $ahead ->
            [yes] Câștigi: la egalitate câștigă apărătorul.
           *[no] Pierzi.
        }
    }
tigris-web-stake =
    { $who ->
        [you] { $points ->
            [one] Dacă pierzi, { $seat_winner } primește un punct { tigris-colour }, iar { tigris-leader } tău se întoarce acasă.
            [few] Dacă pierzi, { $seat_winner } primește { $points } puncte, culoarea: { tigris-colour }; { tigris-leader } tău se întoarce acasă. Părăsesc tabla: { $tiles } { tigris-tiles }.
           *[other] Dacă pierzi, { $seat_winner } primește { $points } de puncte, culoarea: { tigris-colour }; { tigris-leader } tău se întoarce acasă. Părăsesc tabla: { $tiles } { tigris-tiles }.
        }
       *[other] { $points ->
            [one] Dacă pierde { $seat }, { $winner ->
                [you] primești
               *[other] { $seat_winner } primește
            } un punct { tigris-colour }, iar { tigris-leader } se întoarce acasă.
            [few] Dacă pierde { $seat }, { $winner ->
                [you] primești
               *[other] { $seat_winner } primește
            } { $points } puncte, culoarea: { tigris-colour }; { tigris-leader } se întoarce acasă. Părăsesc tabla: { $tiles } { tigris-tiles }.
           *[other] Dacă pierde { $seat }, { $winner ->
                [you] primești
               *[other] { $seat_winner } primește
            } { $points } de puncte, culoarea: { tigris-colour }; { tigris-leader } se întoarce acasă. Părăsesc tabla: { $tiles } { tigris-tiles }.
        }
    }
tigris-web-lay =
    { $hand ->
        [0] Nu ai { tigris-tiles }: nu se poate adăuga nimic.
        [one] Câte adaugi? Ai în mână { tigris-tile }.
        [few] Câte adaugi? Ai în mână { $hand } { tigris-tiles }.
       *[other] Câte adaugi? Ai în mână { $hand } { tigris-tiles }.
    }
tigris-web-due =
    { $number ->
        [one] Comerciantul tău ia una; cealaltă rămâne.
        [few] Comerciantul tău ia { $number }; una rămâne.
       *[other] Comerciantul tău ia { $number }; una rămâne.
    }
tigris-web-monument =
    { $squares ->
        [one] { tigris-monument }
        [few] { tigris-monument }, pe { $cell }
       *[other] { tigris-monument }, pe { $cell }
    }
tigris-web-on-cell = Pe { $cell }
tigris-web-none =
    { $asked ->
        [building] Nicio clădire
       *[monument] Niciun monument
    }
tigris-web-own = Cartonașele, liderii și punctele tale
tigris-web-hand = Mâna ta
tigris-web-hand-empty = goală
tigris-web-in-hand = { tigris-tile } în mâna ta
tigris-web-leaders = Lideri și dezastre
tigris-web-leader =
    { $home ->
        [yes] { tigris-leader }, acasă
       *[no] { tigris-leader }, pe tablă
    }
tigris-web-points =
    { $open ->
        [yes] Punctele tale
       *[no] Punctele din spatele paravanului
    }
tigris-web-colour-points =
    { $colour ->
        [treasure] comori
       *[other] puncte: { tigris-colour }
    }
tigris-web-kingdoms = Regate
tigris-web-strength = Putere
tigris-web-tiles =
    { $number ->
        [one] un cartonaș în mână
        [few] { $number } cartonașe în mână
       *[other] { $number } de cartonașe în mână
    }
tigris-web-catastrophes =
    { $number ->
        [one] încă un dezastru
        [few] încă { $number } dezastre
       *[other] încă { $number } de dezastre
    }
tigris-web-all-out = toți patru pe tablă
tigris-web-treasures-left = mai sunt { $left }, sfârșit la { $end }
tigris-web-bag = { $number } în săculeț
tigris-web-tab-stock = Piese rămase
tigris-web-leader-strength =
    { $who ->
        [you] { tigris-leader } tău pe { $cell }: { $war } în conflict extern, { $revolt } în conflict intern
       *[other] { tigris-leader } ({ $seat }) pe { $cell }: { $war } în conflict extern, { $revolt } în conflict intern
    }
tigris-web-scores =
    { $who ->
        [you] +{ $points } pentru tine
       *[other] +{ $points } pentru { $seat }
    }
tigris-web-scores-nobody = pentru nimeni
tigris-web-no-kingdoms = Încă nu există regate: un lider întemeiază unul lângă un templu.
tigris-web-stock-monuments = Monumente în rezervă
tigris-web-stock-buildings = Clădiri în rezervă
tigris-web-stock-none = Niciuna
tigris-web-discards = Ce ai schimbat
tigris-web-danger-pass =
    { $actions ->
        [one] Pas și închei tura?
        [few] Renunți la o acțiune?
       *[other] Renunți la o acțiune?
    }
tigris-web-danger-home = Propriul tău lider își pierde ultimul templu și se întoarce acasă. Joci așa?
tigris-web-danger-gift = Punctele merg la { $seat }. Joci așa?
tigris-web-danger-revolt = Nu ai destule temple ca să câștigi acest conflict intern. Îl începi?
tigris-web-danger-few =
    { $needs ->
        [one] Nu e de ajuns; un cartonaș ar fi. Adaugi atât de puține?
        [few] Nu e de ajuns; { $needs } cartonașe ar fi. Adaugi atât de puține?
       *[other] Nu e de ajuns; { $needs } de cartonașe ar fi. Adaugi atât de puține?
    }
tigris-web-danger-vain = Ar fi nevoie de { $needs }. Cartonașele adăugate se pierd. Le adaugi?
tigris-web-scoring = Scorul este culoarea din care jucătorul are cel mai puțin. Comorile umplu golurile.
tigris-web-step =
    { $step ->
        [screens] Paravane ridicate
        [treasures] Comori așezate
        [lowest] Cea mai mică
       *[tie] Departajare
    }
tigris-web-column =
    { $gold ->
        [0] { tigris-colour }: { $points }.
        [one] { tigris-colour }: { $points } și o comoară.
        [few] { tigris-colour }: { $points } și { $gold } comori.
       *[other] { tigris-colour }: { $points } și { $gold } de comori.
    }
tigris-web-lowest =
    { $gold ->
        [0] Cea mai mică e culoarea pentru { tigris-tiles }: { $points }.
        [one] Cea mai mică e culoarea pentru { tigris-tiles }: { $points } și o comoară fac { $sum }.
        [few] Cea mai mică e culoarea pentru { tigris-tiles }: { $points } și { $gold } comori fac { $sum }.
       *[other] Cea mai mică e culoarea pentru { tigris-tiles }: { $points } și { $gold } de comori fac { $sum }.
    }
tigris-web-laid-gold =
    { $gold ->
        [0] Nicio comoară de așezat.
        [one] O comoară umple coloana cea mai mică.
        [few] { $gold } comori umplu coloanele cele mai mici, una câte una.
       *[other] { $gold } de comori umplu coloanele cele mai mici, una câte una.
    }
tigris-web-tie =
    { $shared ->
        [yes] Egalitate la toate cele patru culori cu { $seat }: locul se împarte.
       *[no] Egalitate cu { $seat }. Decide următoarea culoare mai mică ce diferă: { $own } față de { $other }.
    }
