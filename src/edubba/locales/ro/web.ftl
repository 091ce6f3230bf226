# The browser app: what is said around every game. Buttons and tabs must stay short; sentences may be longer.
# Glossary: table = masă, seat = loc, move = mutare, bot = bot, record = înregistrare, rating = cotă, story = poveste.

## Everywhere
web-brand-home = Edubba, la prima pagină
web-skip = Sari la conținut
web-language = Limba
web-theme = Luminos sau întunecat
web-account-of = Cont: { $name }
web-close = Închide
web-cancel = Renunță
web-save = Salvează
web-saved = Salvat.
web-yes = da
web-more = Toate
web-try-again = Încearcă din nou
web-try-now = Încearcă acum
web-reload = Reîncarcă pagina
web-to-house = La prima pagină
web-guest = Oaspete { $number }
web-missing-title = Aici nu este nimic
web-missing-line = Poate adresa e scrisă greșit sau ce era aici nu mai există.

## What can go wrong
web-trouble-unknown = Ceva nu a mers. Nu s-a schimbat nimic; încearcă din nou.
web-trouble-offline = Casa nu răspunde. Verifică conexiunea și încearcă din nou.
web-trouble-newer = Casa a fost actualizată de când ai deschis pagina. Reîncarcă pagina ca să continui; partida este în siguranță.
web-trouble-broken = A apărut o eroare în pagină. Partida este în siguranță; reîncarcă pagina ca să continui.
web-ended-title = Masa aceasta nu poate fi arătată
web-connection-lost = Conexiunea s-a întrerupt. Revine de la sine; partida este în siguranță.
web-connection-restart = Casa repornește. Partida continuă de la sine, într-o clipă.

## The front page
web-house-title = Casa tăblițelor
web-house-line = Trei jocuri de societate din lumea antică. Așază-te la masă cu prietenii sau cu boți; nu e nevoie de cont.
web-play-now = Joacă acum
web-invite = Invită prieteni
web-players-range = { $least }–{ $most } jucători
web-minutes = { $minutes } min
web-continue = Continuă
web-continue-count = { $count ->
    [0] nu te așteaptă nimeni
    [one] te așteaptă o partidă
    [few] te așteaptă { $count } partide
   *[other] te așteaptă { $count } de partide
}
web-open-tables = Mese deschise
web-being-played = Se joacă acum
web-none-open = Nicio masă nu e deschisă. Pregătește una și va apărea aici.
web-none-running = Momentan nu joacă nimeni în public.
web-study-title = Studiu
web-study-replays = Reluări și analize
web-study-replays-line = fiecare partidă publică, mutare cu mutare
web-ratings = Clasament
web-ratings-line = cine cât de bine joacă

## Tables in lists
web-table-of = Masa: { $name }
web-row-open = { $game } · locuri ocupate: { $taken } din { $players }
web-row-yours = { $game } · mutarea ta
web-row-running = { $game } · la mutare: { $seat } · mutarea { $ply }
web-row-playing = { $game } · în desfășurare
web-row-ended = { $game } · încheiată de gazda casei
web-row-finished = { $game } · victorie: { $winners }
web-act-join = Intră
web-act-open = Deschide
web-act-watch = Privește
web-act-look = Vezi
web-act-your-move = Mutarea ta
web-go-to = { $act }: { $table }

## All tables
web-lobby = Mese
web-lobby-filters = Care mese
web-lobby-open = Deschise
web-lobby-running = Se joacă
web-lobby-finished = Încheiate
web-lobby-all-games = Toate jocurile
web-lobby-mine = Doar ale mele
web-lobby-new = Masă nouă
web-lobby-more = Arată mai multe
web-lobby-none = Nu există o astfel de masă.

## Setting a table up
web-new-title = { $game }: masă nouă
web-new-players = Câți jucători?
web-new-seats = Cine unde stă?
web-new-name = Numele mesei
web-new-name-hint = Casa îi găsește unul
web-new-public = Oricine poate veni să privească
web-new-public-line = Altfel, doar cei care au linkul.
web-new-options = Reguli la alegere
web-new-clock = Timp
web-new-start = Începe partida
web-new-invite = Pregătește și invită
web-seat-me = Eu
web-seat-open = Liber, prin invitație
web-seat-bot = Un bot
web-seat-person = Altcineva la acest ecran
web-seat-level = Nivelul botului
web-seat-name = Nume
web-clock-none = Fără ceas
web-clock-live = În timp real
web-clock-days = Pe mai multe zile
web-clock-minutes = Minute pentru fiecare
web-clock-increment = Secunde în plus pe tură
web-clock-for-move = Zile pentru o mutare
web-clock-out = Când se termină timpul
web-clock-out-bot = continuă un bot
web-clock-out-resign = jucătorul abandonează
web-clock-left = { $days } z { $hours } h

## Waiting for the others
web-wait-seats = Locuri
web-wait-open = { $count ->
    [0] toată lumea e aici
    [one] un loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}
web-wait-name = Numele tău la masă
web-wait-sit = Stau aici
web-wait-bot = Pune un bot
web-wait-leave = Mă ridic
web-wait-clear = Eliberează
web-wait-start = Începe partida
web-wait-start-when = Partida poate începe când toate locurile sunt ocupate.
web-wait-host = { $name } pornește partida când toată lumea e aici.
web-seat-free = Loc liber
web-invite-line = Oricine deschide acest link se poate așeza. Nu e nevoie de cont.
web-invite-link = Link spre această masă
web-invite-copy = Copiază linkul
web-invite-copied = Copiat
web-chance = Adaugă hazardul tău
web-chance-line = Dacă nu vrei să te bazezi doar pe seed-ul casei: orice scrii aici se amestecă în fiecare tragere la sorți.
web-chance-words = Orice cuvinte
web-chance-add = Adaugă
web-chance-added = Adăugat.
web-facts = Masa
web-fact-game = Joc
web-fact-live = { $minutes } min fiecare, { $seconds } s în plus pe tură
web-fact-days = { $days ->
    [one] o zi pentru o mutare
    [few] { $days } zile pentru o mutare
   *[other] { $days } de zile pentru o mutare
}
web-fact-promise = Sigiliul seed-ului, publicat înaintea primei mutări

## At the table
web-laying = Se pregătește tabla …
web-moment-ply = { $ply ->
    [one] o mutare jucată
    [few] { $ply } mutări jucate
   *[other] { $ply } de mutări jucate
}
web-title-yours = Mutarea ta · { $game }
web-decision = Ce e de făcut acum
web-turn-of = { $seat } se gândește.
web-turn-yours = Urmează mutarea ta.
web-confirm = Confirmă mutarea
web-choose-another = Alege alta
web-type = Scrie o mutare
web-type-hint = sau scrie o mutare
web-type-offers = Mutări care încep așa
web-undo = Ia înapoi
web-undo-asked = { $seat } cere să ia înapoi ultima mutare.
web-undo-waiting = Se așteaptă acordul pentru luarea mutării înapoi: { $names }.
web-undo-agree = De acord
web-undo-decline = Refuză
web-undo-withdraw = Las-o așa
web-past = Privești poziția de după mutarea { $ply }.
web-past-return = Înapoi la prezent
web-missed = { $count ->
    [one] Încă o mutare de văzut
    [few] Încă { $count } mutări de văzut
   *[other] Încă { $count } de mutări de văzut
}
web-skip-moves = Sari peste
web-ask-play = Joac-o totuși
web-ask-never = Nu mai întreba
web-seat-you = tu
web-seat-bot-level = bot, nivelul { $level }
web-seat-away = nu e la masă
web-seat-acts = la mutare
web-watching = { $count ->
    [one] Privește o persoană
    [few] Privesc { $count } persoane
   *[other] Privesc { $count } de persoane
}
web-tab-story = Poveste
web-tab-chat = Discuție
web-story-empty = Încă nu s-a întâmplat nimic.
web-chat-empty = Încă nu a spus nimeni nimic.
web-chat-say = Spune ceva
web-chat-send = Trimite
web-chat-watching = privește
web-unread = { $count ->
    [one] un mesaj nou
    [few] { $count } mesaje noi
   *[other] { $count } de mesaje noi
}
web-dock = Părțile mesei
web-dock-board = Tablă
web-dock-seats = Locuri
web-handover-title = { $name }, e mutarea ta
web-handover-line = Dă dispozitivul mai departe. Nu se arată nimic până nu ești gata.
web-handover-ready = Eu sunt { $name }

## The menu of a table
web-menu = Meniu, setări și taste
web-menu-settings = Setări
web-menu-keys = Taste
web-setting-ask = Întreabă înaintea mutărilor ușor de regretat
web-setting-sound = Sunete
web-key-arrows = Săgeți
web-key-arrows-does = din loc în loc pe tablă
web-key-page = Page Down, Page Up
web-key-page-does = de la o alegere la alta
web-key-enter = Enter
web-key-enter-does = alege, și încă o dată pentru confirmare
web-key-escape = Escape
web-key-escape-does = renunță sau înapoi la prezent
web-key-zoom = + − 0
web-key-zoom-does = mai aproape, mai departe, toată tabla
web-key-undo = Ctrl Z
web-key-undo-does = ia înapoi
web-key-type = /
web-key-type-does = scrie o mutare
web-key-past = [ și ]
web-key-past-does = o mutare înapoi, o mutare înainte
web-resign = Abandonează
web-resign-sure = Un bot joacă mai departe în locul tău, ca ceilalți să poată termina. Tu ieși pe ultimul loc.
web-resign-yes = Abandonează

## The end of a game
web-end-winners = { $count ->
    [one] Victorie: { $names }
    [few] Victorie împărțită: { $names }
   *[other] Victorie împărțită: { $names }
}
web-end-rematch = Revanșă
web-end-rematch-join = La revanșă
web-end-study = Studiază partida
web-end-board = Vezi tabla
web-end-scoring-title = Punctaj
web-end-scoring = Vezi punctajul
web-end-record = Descarcă înregistrarea
web-end-fair = Fiecare tragere la sorți decurge dintr-un seed sigilat înaintea primei mutări.
web-end-verify = Verifică
web-steps = Pașii punctajului
web-step-back = Pas înapoi
web-step-on = Pas înainte

## Verifying
web-verify = Verificare
web-verify-line = Înaintea primei mutări casa a publicat sigiliul seed-ului său. Acum seed-ul e la vedere: oricine poate verifica dacă se potrivește cu sigiliul și dacă fiecare tragere la sorți decurge din el.
web-verify-promise-kept = Seed-ul se potrivește cu sigiliul publicat.
web-verify-promise-broken = Seed-ul nu se potrivește cu sigiliul publicat.
web-verify-replays = Jucată din nou de la seed, partida are doar mutări permise și se termină la fel.
web-verify-differs = Jucată din nou de la seed, partida nu se termină la fel.
web-verify-commitment = Sigiliu (SHA-256 al seed-ului)
web-verify-seed = Seed
web-verify-entropy = Ce au adăugat jucătorii
web-verify-digest = Amprenta ultimei poziții
web-verify-back = Înapoi la masă
web-verify-yourself = Ca să verifici fără această casă: descarcă înregistrarea și rulează „edubba verify” pe ea.

## Studying a game
web-study = Reluare
web-study-moment = { $game } · „{ $table }” · mutarea { $ply } din { $last }
web-study-whole = Toată partida
web-study-wedge = moment de cotitură
web-study-first = La început
web-study-back = O mutare înapoi
web-study-on = O mutare înainte
web-study-last = La sfârșit
web-study-play = Redă
web-study-pause = Pauză
web-study-move = Mutare
web-study-of = mutarea { $ply } din { $last }
web-study-chance = Șansa de câștig
web-study-after = după mutarea { $ply } și ce a schimbat
web-study-options = Ce ar juca botul
web-study-chance-of = șansa: { $seat }
web-study-best = alegerea botului
web-study-played = jucat
web-study-turns = Momente de cotitură
web-study-gained = mutarea și cine a câștigat teren
web-study-no-turns = Nicio mutare nu a schimbat mult.
web-study-ask = Cât a valorat fiecare mutare?
web-study-ask-line = Un bot privește fiecare poziție așa cum o știa jucătorul și spune ce a adus sau a costat fiecare mutare. Durează câteva minute.
web-study-begin = Analizează partida
web-study-waiting = Analiza își așteaptă rândul.
web-study-busy = Botul se gândește la fiecare mutare …
web-study-failed = Analiza nu a reușit. Poate fi cerută din nou.

## People
web-account = Cont
web-account-guest = Ești oaspete. Alege o parolă, iar partidele îți rămân pe orice dispozitiv. Dacă ai deja un cont, conectează-te: partidele vin cu tine.
web-account-none = Nu e nevoie de cont ca să joci. Cu unul, partidele îți rămân pe orice dispozitiv.
web-account-page = Pagina ta, așa cum o văd ceilalți
web-sign-in = Conectare
web-sign-out = Deconectare
web-register = Creează cont
web-name = Nume
web-password = Parolă
web-password-new = Parolă, cel puțin opt caractere
web-email = E-mail
web-email-optional = E-mail, dacă dorești
web-notify = Scrie-mi când e mutarea mea într-o partidă pe mai multe zile
web-profile = Despre tine
web-sessions = Conectări active
web-session-seen = folosit ultima dată { $time }
web-session-this = aici
web-session-end = Deconectează acolo
web-tokens = Chei pentru programe
web-tokens-line = Un program cu o cheie poate juca în numele tău.
web-token-once = Păstreaz-o bine, se arată o singură dată:
web-token-unused = nefolosită
web-token-label = Pentru ce este?
web-token-make = Fă o cheie
web-token-end = Revocă
web-data = Datele tale
web-export = Descarcă tot
web-delete = Șterge contul meu
web-delete-sure = Numele, e-mailul și toate conectările se șterg; partidele jucate rămân, fără numele tău. Nu se poate reveni.
web-delete-yes = Șterge definitiv
web-person-line = { $games ->
    [one] Aici din { $since }. O partidă.
    [few] Aici din { $since }. { $games } partide, victorii: { $wins }.
   *[other] Aici din { $since }. { $games } de partide, victorii: { $wins }.
}
web-person-games = Partide
web-person-no-games = Încă nicio partidă publică.
web-rating = Cotă
web-rating-name = Nume
web-rating-games = Partide
web-rating-none = Încă nu are nimeni cotă.
