## The server

server-not-found = Itt nincs ilyen, vagy nem neked szól.
server-bad-form = Ez a kérés nem olyan, amilyennek lennie kell: { $where }.
server-no-table = Nincs ilyen asztal, vagy zártkörű. Kérd el a teljes meghívó linket.
server-not-started = A játszma még nem kezdődött el.
server-ply-passed = Valaki gyorsabb volt: az állás közben megváltozott.
server-not-your-seat = Az a hely nem a tiéd.
server-cannot-store = A szerver most semmit sem tud eltárolni; semmi sem változott. Próbáld újra egy pillanat múlva.
server-undo-over = A játszma véget ért; már semmit sem lehet visszavonni.
server-told-start = Kezdődik a játszma.
server-told-asked = { $seat } szeretne visszavonni egy lépést.
server-told-declined = { $seat } nem egyezik bele a visszavonásba.
server-told-undo = { $seat } visszavont egy lépést.
server-told-timeout = { $name } kifutott az időből; bot ({ $bot }) játszik tovább.
server-told-resign = { $name } feladta; bot ({ $bot }) játszik tovább, hogy a többiek befejezhessék.
server-told-leave = { $name } elmegy; bot ({ $bot }) játszik tovább.
server-told-takeover = { $name } leül erre a helyre, és továbbjátszik.
server-told-ended = A ház gazdája eredmény nélkül befejezte a játékot.
server-bad-request = Ezt a kérést nem lehet megérteni.
server-bad-method = Itt így ezt nem lehet.
server-broken = Nálunk valami elromlott. Feljegyeztük.
server-no-database = A ház most nem éri el az irattárát.

## People

server-nobody = Előbb mondd meg, ki vagy: vendégként vagy fiókkal.
server-unknown-token = Ez a kulcs nem ismert, vagy már nem érvényes.
server-not-by-token = A kulcs játékra való. Ezt csak a saját böngésződben teheted meg.
server-bad-name = Egy név legfeljebb { $most } karakter, és mindegyik látható.
server-name-taken = Másnak már ez a neve, vagy egy nagyon hasonló.
server-already-account = Már van fiókod.
server-wrong-password = A név és a jelszó nem tartozik össze.
server-guests-have-no-password = Vendégnek nincs jelszava. Előbb hozz létre fiókot.
server-too-many-tokens = Már van { $most } kulcsod. Előbb törölj egyet.

## Protection

server-no-intent = Ez a kérés nem e ház oldaláról jött.
server-foreign-origin = Ez a kérés egy másik ház oldaláról jött.
server-too-large = Ez túl nagy: legfeljebb { $most } bájtot olvasunk be.
server-too-often =
    { $seconds ->
        [one] Ez túl gyakori volt. Próbáld újra egy másodperc múlva.
       *[other] Ez túl gyakori volt. Próbáld újra { $seconds } másodperc múlva.
    }
server-wait-to-sign-in =
    { $seconds ->
        [one] Túl sok bejelentkezési kísérlet. Próbáld újra egy másodperc múlva.
       *[other] Túl sok bejelentkezési kísérlet. Próbáld újra { $seconds } másodperc múlva.
    }

## Tables

server-no-seat = Ennél az asztalnál nincs ilyen hely.
server-no-board = Nincs ilyen tábla.
server-no-rematch = Visszavágót az kérhet, aki játszott, és csak a játszma végén.
server-host-only = Ezt csak az teheti meg, aki az asztalnál ül.
server-seat-taken = Az a hely foglalt.
server-no-time-left = Ezen a helyen elfogyott az idő: a bot játszik tovább.
server-over = A játszma véget ért.
server-not-over = A játszma még nem ért véget.
server-already-started = A játszma már elkezdődött.
server-seats-open = Vannak még szabad helyek.
server-undo-asked = Valaki már kérte; várd meg a válaszokat.
server-undo-not-asked = Senki sem vár a válaszodra.
server-chat-empty = Ebben nincs semmi mondanivaló.
server-who = Előbb mondd meg, ki vagy.
server-bad-message = Ezt az üzenetet nem lehet megérteni.
server-too-fast = Ez egyszerre túl sok volt. Töltsd újra az oldalt.
server-too-many-lines = Onnan, ahol vagy, túl sok oldala van nyitva a háznak. Előbb zárj be néhányat.
server-signed-out = Itt kijelentkeztettek. Jelentkezz be újra.
server-no-account = Nincs ilyen nevű fiók.
server-analysis-not-over = Csak befejezett játszmát lehet elemezni.

## Hosting: the database

server-database-unusable = Az adatbázis nem használható: { $reason }.
server-database-newer = Az adatbázist egy újabb Edubba készítette ({ $version } verzió). Semmi sem változott; frissítsd ezt.
server-database-foreign = Az adatbázisban olyan táblák vannak, amelyek nem az Edubbáé, vagy egyik verziójáé sem. Semmi sem változott; válassz egy üreset.
server-database-broken = Az adatbázist nem sikerült frissíteni: egyes sorok nem létező sorokra hivatkoznak. Semmi sem változott.
server-backup-failed = Az adatbázist nem lehet lemásolni: { $reason }. Semmi sem változott.
server-tool-missing = A PostgreSQL { $tool } programja nincs telepítve, ezért nem készülhet másolat az adatbázisról. Semmi sem változott. Telepítsd, vagy készíts másolatot magad, és indítsd egyszer így: --no-backup.
server-tool-failed = A PostgreSQL { $tool } programja hibázott: { $reason }. Semmi sem változott.

## Hosting: the post

server-mail-subject = Te következel: { $table }
server-mail-body =
    Szia { $name },

    te következel ennél az asztalnál: „{ $table }” ({ $game }):

    { $link }

    Azért kapod ezt a levelet, mert kérted, hogy szóljunk, ha te következel a napokig tartó játszmákban.
    Itt kikapcsolhatod: { $account }

## Hosting: opening the house

server-open = Az Edubba nyitva van itt: { $address }. Leállítás: Ctrl+C.
server-closed = Az Edubba bezárt. Minden játszma megmaradt.
server-already-open = Az Edubba már nyitva van itt: { $address }.
server-already-served = Ezt az adatbázist már kiszolgálja egy Edubba. Előbb állítsd le, vagy válassz másik mappát: EDUBBA_DATA.
server-migrated = Az adatbázis frissült. A korábbi állapot itt maradt meg: { $file }.
server-one-worker = { $workers } folyamathoz PostgreSQL kell: egy fájlban lévő adatbázist egy folyamat szolgál ki. Add meg: --database-url, vagy válassz egy folyamatot.
server-port-taken = A(z) { $port } portot nem lehet megnyitni: { $reason }. Válassz másikat: --port.
server-bad-host = Ezen a címen nem lehet figyelni: { $host } ({ $reason }).
server-unknown-setting = Nincs ilyen beállítás: { $name }; erre gondoltál: { $near }?
server-bad-setting = A(z) { $name } beállítás nem jó: { $reason }.
server-bad-database-url = Az adatbázist így kell megadni: sqlite:///FÁJL vagy postgresql://FELHASZNÁLÓ:JELSZÓ@GÉP/NÉV.
server-needs-asyncpg = A PostgreSQL-hez még egy csomag kell: pip install 'edubba[club]'

## Hosting: edubba admin

server-database-older = Az adatbázis egy régebbi Edubbáé. Indítsd el egyszer a szervert: lemásolja és frissíti.
server-nothing-yet = Még nincs { $file } adatbázis. A szerver első indításakor készül el.
server-backed-up = Az adatbázis másolata: { $file }.
server-not-a-backup = { $file } nem ilyen fajtájú Edubba-adatbázis másolata, vagy sérült. Semmi sem változott.
server-sure-restore = Lecseréled az egész adatbázist erre: { $file }?
server-restored = Az adatbázis olyan, mint itt: { $file }.
server-kept = Ami előtte volt, itt megmaradt: { $file }.
server-ask-password = Új jelszó
server-password-length = Egy jelszó { $least }–{ $most } karakter. Semmi sem változott.
server-password-set = { $name } új jelszót kapott, és mindenhol újra be kell jelentkeznie.
server-no-person = Nincs „{ $name }” nevű, akire gondolhattál; az „edubba admin users” mindenkit felsorol, azonosítóval.
server-sure-person = Végleg elfelejtsük: { $name }?
server-person-gone = Elfelejtve: { $name }.
server-no-game = Nincs ilyen játszma: { $table }; az „edubba admin games” mindet felsorolja.
server-game-over = Ez a játszma már véget ért: { $table }.
server-sure-end = Lezárod eredmény nélkül ezt a játszmát: „{ $table }”?
server-sure-game = Törlöd ezt a játszmát mindennel, ami benne történt: „{ $table }”?
server-game-ended = Lezárva: „{ $table }”.
server-game-gone = Törölve: „{ $table }”.
server-column-id = azonosító
server-column-name = név
server-column-kind = fajta
server-column-seats = helyek
server-column-since = mióta
server-column-game = játék
server-column-status = állapot
server-column-players = játékosok
server-column-moves = lépések
