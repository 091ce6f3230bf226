## The server

server-not-found = Aici nu există așa ceva sau nu e pentru tine.
server-bad-form = Cererea nu este cum trebuie: { $where }.
server-no-table = Nu există o astfel de masă sau nu e pentru tine. Cere linkul întreg al invitației.
server-not-started = Partida nu a început încă.
server-ply-passed = Altcineva a fost mai rapid: între timp poziția s-a schimbat.
server-not-your-seat = Locul acela nu este al tău.
server-cannot-store = Serverul nu poate păstra nimic acum; nu s-a schimbat nimic. Încearcă din nou peste o clipă.
server-undo-over = Partida s-a încheiat; nu se mai poate lua nimic înapoi.
server-told-start = Partida începe.
server-told-asked = { $seat } cere să ia înapoi o mutare.
server-told-declined = { $seat } nu este de acord cu luarea mutării înapoi.
server-told-undo = { $seat } a luat înapoi o mutare.
server-told-timeout = { $name } a rămas fără timp; continuă un bot ({ $bot }).
server-told-resign = { $name } a abandonat; continuă un bot ({ $bot }), ca ceilalți să poată termina.
server-told-leave = { $name } pleacă; continuă un bot ({ $bot }).
server-told-takeover = { $name } se așază pe acest loc și joacă mai departe.
server-told-ended = Gazda casei a încheiat jocul, fără rezultat.
server-bad-request = Cererea nu poate fi înțeleasă.
server-bad-method = Aici nu se poate face așa.
server-broken = Ceva nu a mers la noi. Am notat.
server-no-database = Casa nu ajunge acum la arhiva sa.

## People

server-nobody = Spune mai întâi cine ești: ca oaspete sau cu un cont.
server-unknown-token = Cheia nu este cunoscută sau nu mai este valabilă.
server-not-by-token = O cheie este pentru jucat. Asta se poate face doar în browserul tău.
server-bad-name = Numele are cel mult { $most } caractere, toate vizibile.
server-name-taken = Altcineva are acest nume sau unul care îi seamănă.
server-already-account = Ai deja un cont.
server-wrong-password = Numele și parola nu se potrivesc.
server-guests-have-no-password = Un oaspete nu are parolă. Creează mai întâi un cont.
server-too-many-tokens = Ai deja numărul maxim de chei: { $most }. Șterge mai întâi una.

## Protection

server-no-intent = Cererea nu a venit de la o pagină a acestei case.
server-foreign-origin = Cererea a venit de la o pagină a altei case.
server-too-large = E prea mare: se citesc cel mult { $most } octeți.
server-too-often =
    { $seconds ->
        [one] Prea des. Încearcă din nou peste o secundă.
        [few] Prea des. Încearcă din nou peste { $seconds } secunde.
       *[other] Prea des. Încearcă din nou peste { $seconds } de secunde.
    }
server-wait-to-sign-in =
    { $seconds ->
        [one] Prea multe încercări de conectare. Încearcă din nou peste o secundă.
        [few] Prea multe încercări de conectare. Încearcă din nou peste { $seconds } secunde.
       *[other] Prea multe încercări de conectare. Încearcă din nou peste { $seconds } de secunde.
    }

## Tables

server-no-seat = Masa nu are un astfel de loc.
server-no-board = Nu există o astfel de tablă.
server-no-rematch = Revanșa este pentru cei care au jucat, după sfârșitul partidei.
server-host-only = Asta pot face doar cei de la masă.
server-seat-taken = Locul este ocupat.
server-no-time-left = La locul acesta nu a mai rămas timp: continuă botul.
server-over = Partida s-a încheiat.
server-not-over = Partida nu s-a încheiat încă.
server-already-started = Partida a început deja.
server-seats-open = Unele locuri sunt încă libere.
server-undo-asked = Cineva a cerut deja; așteaptă răspunsurile.
server-undo-not-asked = Nimeni nu așteaptă răspunsul tău.
server-chat-empty = Aici nu e nimic de spus.
server-who = Spune mai întâi cine ești.
server-bad-message = Mesajul nu poate fi înțeles.
server-too-fast = A fost prea mult deodată. Reîncarcă pagina.
server-too-many-lines = De unde ești sunt deschise prea multe pagini ale casei. Închide întâi câteva.
server-signed-out = Ai fost deconectat aici. Conectează-te din nou.
server-no-account = Nu există niciun cont cu acest nume.
server-analysis-not-over = Doar o partidă încheiată poate fi analizată.

## Hosting: the database

server-database-unusable = Baza de date nu poate fi folosită: { $reason }.
server-database-newer = Baza de date a fost făcută de un Edubba mai nou (versiunea { $version }). Nu s-a schimbat nimic; actualizează-l pe acesta.
server-database-foreign = Baza de date conține tabele care nu sunt ale lui Edubba sau nu sunt din nicio versiune a lui. Nu s-a schimbat nimic; alege una goală.
server-database-broken = Baza de date nu a putut fi actualizată: unele rânduri trimit la rânduri care nu există. Nu s-a schimbat nimic.
server-backup-failed = Baza de date nu poate fi copiată: { $reason }. Nu s-a schimbat nimic.
server-tool-missing = Programul { $tool } al PostgreSQL nu este instalat, așa că nu se poate face o copie a bazei de date. Nu s-a schimbat nimic. Instalează-l sau fă tu o copie și pornește o dată cu --no-backup.
server-tool-failed = Programul { $tool } al PostgreSQL a eșuat: { $reason }. Nu s-a schimbat nimic.

## Hosting: the post

server-mail-subject = E rândul tău: { $table }
server-mail-body =
    Bună, { $name },

    e rândul tău la masa „{ $table }” ({ $game }):

    { $link }

    Primești această scrisoare pentru că ai cerut să afli când e rândul tău în partidele care durează zile.
    O poți opri aici: { $account }

## Hosting: opening the house

server-open = Edubba este deschis la { $address }. Oprești cu Ctrl+C.
server-closed = Edubba este închis. Toate partidele sunt păstrate.
server-already-open = Edubba este deja deschis, la { $address }.
server-already-served = Un Edubba servește deja această bază de date. Oprește-l mai întâi sau alege alt dosar cu EDUBBA_DATA.
server-migrated = Baza de date a fost adusă la zi. Așa cum era înainte, se păstrează în { $file }.
server-one-worker = Pentru { $workers } procese e nevoie de PostgreSQL: o bază de date într-un fișier e servită de unul singur. Dă --database-url sau un singur proces.
server-port-taken = Portul { $port } nu poate fi deschis: { $reason }. Alege altul cu --port.
server-bad-host = Nu se poate asculta la adresa { $host }: { $reason }.
server-unknown-setting = Nu există setarea { $name }; te gândeai la { $near }?
server-bad-setting = Setarea { $name } nu este bună: { $reason }.
server-bad-database-url = Baza de date se dă ca sqlite:///FIȘIER sau postgresql://UTILIZATOR:PAROLĂ@GAZDĂ/NUME.
server-needs-asyncpg = PostgreSQL mai are nevoie de un pachet: pip install 'edubba[club]'

## Hosting: edubba admin

server-database-older = Baza de date este a unui Edubba mai vechi. Pornește o dată serverul: o copiază și o aduce la zi.
server-nothing-yet = Încă nu există baza de date { $file }. Se face la prima pornire a serverului.
server-backed-up = Baza de date este copiată în { $file }.
server-not-a-backup = { $file } nu este o copie a unei baze de date Edubba de acest fel sau este stricată. Nu s-a schimbat nimic.
server-sure-restore = Înlocuiești toată baza de date cu { $file }?
server-restored = Baza de date este ca în { $file }.
server-kept = Ce era înainte se păstrează în { $file }.
server-ask-password = Parola nouă
server-password-length = O parolă are între { $least } și { $most } caractere. Nu s-a schimbat nimic.
server-password-set = { $name } are o parolă nouă și trebuie să se conecteze din nou peste tot.
server-no-person = Nu e nimeni cu numele „{ $name }” la care să te referi; „edubba admin users” îi arată pe toți, cu id-urile lor.
server-sure-person = Uiți pentru totdeauna: { $name }?
server-person-gone = Uitat: { $name }.
server-no-game = Nu există partida { $table }; „edubba admin games” le arată pe toate.
server-game-over = Partida { $table } s-a încheiat deja.
server-sure-end = Închei partida „{ $table }” fără rezultat?
server-sure-game = Ștergi partida „{ $table }” cu tot ce s-a întâmplat în ea?
server-game-ended = Partida „{ $table }” este încheiată.
server-game-gone = Partida „{ $table }” este ștearsă.
server-column-id = id
server-column-name = nume
server-column-kind = fel
server-column-seats = locuri
server-column-since = din
server-column-game = joc
server-column-status = stare
server-column-players = jucători
server-column-moves = mutări
