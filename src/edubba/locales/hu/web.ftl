# The browser app: what is said around every game. Buttons and tabs must stay short; sentences may be longer.
# Glossary: table = asztal, seat = hely, move = lépés, record = jegyzőkönyv, rating = értékszám, story = krónika.

## Everywhere
web-brand-home = Edubba, a kezdőlapra
web-skip = Ugrás a tartalomra
web-language = Nyelv
web-theme = Világos vagy sötét
web-account-of = Fiók: { $name }
web-close = Bezárás
web-cancel = Mégse
web-save = Mentés
web-saved = Mentve.
web-yes = igen
web-more = Mind
web-try-again = Próbáld újra
web-try-now = Próbáld meg most
web-reload = Az oldal újratöltése
web-to-house = A kezdőlapra
web-guest = { $number }. vendég
web-missing-title = Itt nincs semmi
web-missing-line = Lehet, hogy a cím el van írva, vagy ami itt volt, már nincs meg.

## What can go wrong
web-trouble-unknown = Valami nem sikerült. Semmi sem változott; próbáld újra.
web-trouble-offline = A ház nem válaszol. Ellenőrizd a kapcsolatot, és próbáld újra.
web-trouble-newer = A ház frissült, mióta megnyitottad ezt az oldalt. Töltsd újra az oldalt a folytatáshoz; a játszma biztonságban van.
web-trouble-broken = Hiba történt az oldalon. A játszma biztonságban van; töltsd újra az oldalt a folytatáshoz.
web-ended-title = Ez az asztal nem látható
web-connection-lost = A kapcsolat megszakadt. Magától helyreáll; a játszma biztonságban van.
web-connection-restart = A ház újraindul. A játszma mindjárt magától folytatódik.

## The front page
web-house-title = A táblák háza
web-house-line = Három társasjáték az ókor világából. Ülj le barátokkal vagy botokkal; fiók nem kell hozzá.
web-play-now = Játssz most
web-invite = Barátok meghívása
web-players-range = { $least }–{ $most } játékos
web-minutes = { $minutes } perc
web-continue = Folytatás
web-continue-count = { $count ->
    [0] senki sem vár rád
    [one] egy játszma vár rád
   *[other] { $count } játszma vár rád
}
web-open-tables = Nyitott asztalok
web-being-played = Zajló játszmák
web-none-open = Nincs nyitott asztal. Nyiss egyet, és itt megtalálják.
web-none-running = Most senki sem játszik nyilvánosan.
web-study-title = Elemzés
web-study-replays = Visszajátszás és elemzés
web-study-replays-line = minden nyilvános játszma, lépésről lépésre
web-ratings = Ranglista
web-ratings-line = ki mennyire jól játszik

## Tables in lists
web-table-of = { $name } asztala
web-row-open = { $game } · foglalt helyek: { $taken } / { $players }
web-row-yours = { $game } · te lépsz
web-row-running = { $game } · { $seat } lép · { $ply }. lépés
web-row-playing = { $game } · folyamatban
web-row-ended = { $game } · a ház gazdája lezárta
web-row-finished = { $game } · győztes: { $winners }
web-act-join = Csatlakozás
web-act-open = Megnyitás
web-act-watch = Nézem
web-act-look = Megnézem
web-act-your-move = Te lépsz
web-go-to = { $act }: { $table }

## All tables
web-lobby = Asztalok
web-lobby-filters = Mely asztalok
web-lobby-open = Nyitott
web-lobby-running = Folyamatban
web-lobby-finished = Befejezett
web-lobby-all-games = Minden játék
web-lobby-mine = Csak az enyéim
web-lobby-new = Új asztal
web-lobby-more = Továbbiak
web-lobby-none = Nincs ilyen asztal.

## Setting a table up
web-new-title = { $game }: új asztal
web-new-players = Hány játékos?
web-new-seats = Ki hol ül?
web-new-name = Az asztal neve
web-new-name-hint = A ház majd talál egyet
web-new-public = Bárki jöhet és nézheti
web-new-public-line = Különben csak az, akinek megvan a link.
web-new-options = Választható szabályok
web-new-clock = Idő
web-new-start = Játszma indítása
web-new-invite = Megnyitás és meghívás
web-seat-me = Én
web-seat-open = Szabad, meghívással
web-seat-bot = Bot
web-seat-person = Valaki ennél a képernyőnél
web-seat-level = A bot szintje
web-seat-name = Név
web-clock-none = Óra nélkül
web-clock-live = Egy ültő helyben
web-clock-days = Napokon át
web-clock-minutes = Perc mindenkinek
web-clock-increment = Másodperc ráadás körönként
web-clock-for-move = Nap egy lépésre
web-clock-out = Ha lejár az idő
web-clock-out-bot = bot játszik tovább
web-clock-out-resign = a játékos feladja
web-clock-left = { $days } n { $hours } ó

## Waiting for the others
web-wait-seats = Helyek
web-wait-open = { $count ->
    [0] mindenki itt van
    [one] egy szabad hely
   *[other] { $count } szabad hely
}
web-wait-name = A neved az asztalnál
web-wait-sit = Ide ülök
web-wait-bot = Bot ültetése
web-wait-leave = Felállok
web-wait-clear = Felszabadítás
web-wait-start = Játszma indítása
web-wait-start-when = A játszma akkor kezdődhet, ha minden hely foglalt.
web-wait-host = { $name } indítja a játszmát, ha mindenki itt van.
web-seat-free = Szabad hely
web-invite-line = Aki megnyitja ezt a linket, leülhet. Fiók nem kell.
web-invite-link = Link ehhez az asztalhoz
web-invite-copy = Link másolása
web-invite-copied = Másolva
web-chance = Saját véletlen hozzáadása
web-chance-line = Ha nem akarsz csak a ház véletlenmagjában bízni: bármit írsz ide, belekeveredik minden sorsolásba.
web-chance-words = Bármilyen szavak
web-chance-add = Hozzáadás
web-chance-added = Hozzáadva.
web-facts = Az asztal
web-fact-game = Játék
web-fact-live = fejenként { $minutes } perc, körönként { $seconds } mp ráadás
web-fact-days = { $days ->
    [one] egy nap egy lépésre
   *[other] { $days } nap egy lépésre
}
web-fact-promise = A véletlenmag pecsétje, az első lépés előtt közzétéve

## At the table
web-laying = Előkészítjük a táblát …
web-moment-ply = { $ply ->
    [one] egy lépés történt
   *[other] { $ply } lépés történt
}
web-title-yours = Te lépsz · { $game }
web-decision = Mi a teendő most
web-turn-of = { $seat } gondolkodik.
web-turn-yours = Mindjárt te lépsz.
web-confirm = Lépés megerősítése
web-choose-another = Mást választok
web-type = Lépés beírása
web-type-hint = vagy írd be a lépést
web-type-offers = Így kezdődő lépések
web-undo = Visszavonás
web-undo-asked = { $seat } szeretné visszavonni az utolsó lépést.
web-undo-waiting = A visszavonáshoz még beleegyezés kell: { $names }.
web-undo-agree = Beleegyezem
web-undo-decline = Elutasítom
web-undo-withdraw = Mégsem kérem
web-past = Ezt az állást nézed: { $ply }. lépés után.
web-past-return = Vissza a jelenbe
web-missed = { $count ->
    [one] Még egy lépést nem láttál
   *[other] Még { $count } lépést nem láttál
}
web-skip-moves = Átugrás
web-ask-play = Mégis lépem
web-ask-never = Ne kérdezd többet
web-seat-you = te
web-seat-bot-level = bot, { $level }. szint
web-seat-away = nincs itt
web-seat-acts = lép
web-watching = { $count ->
    [one] Egy néző
   *[other] { $count } néző
}
web-tab-story = Krónika
web-tab-chat = Beszélgetés
web-story-empty = Még semmi sem történt.
web-chat-empty = Még senki sem szólt semmit.
web-chat-say = Mondj valamit
web-chat-send = Küldés
web-chat-watching = néző
web-unread = { $count ->
    [one] egy új üzenet
   *[other] { $count } új üzenet
}
web-dock = Az asztal részei
web-dock-board = Tábla
web-dock-seats = Helyek
web-handover-title = { $name }, te lépsz
web-handover-line = Add tovább az eszközt. Semmi sem látszik, amíg nem állsz készen.
web-handover-ready = Én vagyok: { $name }

## The menu of a table
web-menu = Menü, beállítások és billentyűk
web-menu-settings = Beállítások
web-menu-keys = Billentyűk
web-setting-ask = Kérdezzen rá a könnyen megbánható lépésekre
web-setting-sound = Hangok
web-key-arrows = Nyilak
web-key-arrows-does = helyről helyre a táblán
web-key-page = Page Down, Page Up
web-key-page-does = választásról választásra
web-key-enter = Enter
web-key-enter-does = kiválaszt, még egyszer: megerősít
web-key-escape = Escape
web-key-escape-does = elenged, vagy vissza a jelenbe
web-key-zoom = + − 0
web-key-zoom-does = közelebb, távolabb, az egész tábla
web-key-undo = Ctrl Z
web-key-undo-does = visszavonás
web-key-type = /
web-key-type-does = lépés beírása
web-key-past = [ és ]
web-key-past-does = egy lépéssel vissza, egy lépéssel előre
web-resign = Feladás
web-resign-sure = Bot játszik tovább helyetted, hogy a többiek befejezhessék. Te leszel az utolsó.
web-resign-yes = Feladom

## The end of a game
web-end-winners = { $count ->
    [one] Győztes: { $names }
   *[other] Közös győzelem: { $names }
}
web-end-rematch = Visszavágó
web-end-rematch-join = A visszavágóhoz
web-end-study = A játszma elemzése
web-end-board = Tábla megnézése
web-end-scoring-title = Pontozás
web-end-scoring = Pontozás megnézése
web-end-record = Jegyzőkönyv letöltése
web-end-fair = Minden sorsolás abból a véletlenmagból következik, amelyet az első lépés előtt lepecsételtünk.
web-end-verify = Ellenőrzés
web-steps = Az értékelés lépésenként
web-step-back = Vissza
web-step-on = Tovább

## Verifying
web-verify = Ellenőrzés
web-verify-line = Az első lépés előtt a ház közzétette a véletlenmag pecsétjét. Most a mag is nyilvános: bárki ellenőrizheti, hogy illik-e a pecséthez, és hogy minden sorsolás belőle következik.
web-verify-promise-kept = A véletlenmag illik a közzétett pecséthez.
web-verify-promise-broken = A véletlenmag nem illik a közzétett pecséthez.
web-verify-replays = A magból újrajátszva minden lépés szabályos, és a játszma ugyanúgy ér véget.
web-verify-differs = A magból újrajátszva a játszma nem ugyanúgy ér véget.
web-verify-commitment = Pecsét (a mag SHA-256 lenyomata)
web-verify-seed = Véletlenmag
web-verify-entropy = Amit a játékosok hozzátettek
web-verify-digest = Az utolsó állás lenyomata
web-verify-back = Vissza az asztalhoz
web-verify-yourself = Ellenőrzés e ház nélkül: töltsd le a jegyzőkönyvet, és futtasd rajta: „edubba verify”.

## Studying a game
web-study = Visszajátszás
web-study-moment = { $game } · „{ $table }” · { $ply }. lépés / { $last }
web-study-whole = Az egész játszma
web-study-wedge = fordulópont
web-study-first = Az elejére
web-study-back = Egy lépéssel vissza
web-study-on = Egy lépéssel előre
web-study-last = A végére
web-study-play = Lejátszás
web-study-pause = Szünet
web-study-move = Lépés
web-study-of = { $ply }. lépés / { $last }
web-study-chance = Győzelmi esély
web-study-after = { $ply }. lépés után, és amit változtatott
web-study-options = Mit lépne a bot
web-study-chance-of = esély: { $seat }
web-study-best = a bot választása
web-study-played = ezt lépték
web-study-turns = Fordulópontok
web-study-gained = lépés, és ki nyert vele
web-study-no-turns = Egyetlen lépés sem változtatott sokat.
web-study-ask = Mennyit ért egy-egy lépés?
web-study-ask-line = Egy bot minden állást úgy néz meg, ahogy a játékos ismerte, és megmondja, mit hozott vagy vitt el minden lépés. Néhány percig tart.
web-study-begin = A játszma elemzése
web-study-waiting = Az elemzés a sorára vár.
web-study-busy = A bot minden lépésen elgondolkodik …
web-study-failed = Az elemzés nem sikerült. Újra lehet kérni.

## People
web-account = Fiók
web-account-guest = Vendég vagy. Adj meg egy jelszót, és a játszmáid minden eszközön megmaradnak. Ha van már fiókod, jelentkezz be: a játszmáid veled jönnek.
web-account-none = A játékhoz nem kell fiók. Fiókkal a játszmáid minden eszközön megmaradnak.
web-account-page = Az oldalad, ahogy mindenki látja
web-sign-in = Bejelentkezés
web-sign-out = Kijelentkezés
web-register = Fiók létrehozása
web-name = Név
web-password = Jelszó
web-password-new = Jelszó, legalább nyolc karakter
web-email = E-mail
web-email-optional = E-mail, ha szeretnéd
web-notify = Kérek e-mailt, ha én következem egy többnapos játszmában
web-profile = Rólad
web-sessions = Hol vagy bejelentkezve
web-session-seen = utoljára: { $time }
web-session-this = itt
web-session-end = Kijelentkezés onnan
web-tokens = Kulcsok programoknak
web-tokens-line = A kulccsal egy program a nevedben játszhat.
web-token-once = Őrizd meg jól, csak egyszer látható:
web-token-unused = még nem használták
web-token-label = Mire való?
web-token-make = Kulcs készítése
web-token-end = Visszavonás
web-data = Az adataid
web-export = Minden letöltése
web-delete = Fiókom törlése
web-delete-sure = A neved, az e-mailed és minden bejelentkezésed törlődik; a játszmáid megmaradnak, a neved nélkül. Ezt nem lehet visszavonni.
web-delete-yes = Végleges törlés
web-person-line = { $games ->
    [one] Csatlakozott: { $since }. Egy játszma.
   *[other] Csatlakozott: { $since }. { $games } játszma, ebből győzelem: { $wins }.
}
web-person-games = Játszmák
web-person-no-games = Még nincs nyilvános játszma.
web-rating = Értékszám
web-rating-name = Név
web-rating-games = Játszmák
web-rating-none = Még senkinek sincs értékszáma.
