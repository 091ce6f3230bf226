## The server

server-not-found = There is no such thing here, or it is not for you.
server-bad-form = This request is not as it should be: { $where }.
server-no-table = There is no such table, or it is not for you. Ask for the whole invite link.
server-not-started = The game has not begun yet.
server-ply-passed = Somebody was faster: the position has changed since.
server-not-your-seat = That seat is not yours.
server-cannot-store = The server cannot store anything now; nothing was changed. Please try again in a moment.
server-undo-over = The game is over; nothing can be taken back any more.
server-told-start = The game begins.
server-told-asked = { $seat } asks to take a move back.
server-told-declined = { $seat } does not agree to take the move back.
server-told-undo = { $seat } took a move back.
server-told-timeout = { $name } ran out of time; a bot ({ $bot }) plays on.
server-told-resign = { $name } resigned; a bot ({ $bot }) plays on, so that the others can finish.
server-told-leave = { $name } leaves; a bot ({ $bot }) plays on.
server-told-takeover = { $name } sits down at this seat and plays on.
server-told-ended = The host of this house has ended the game, without a result.
server-bad-request = This request can't be understood.
server-bad-method = That can't be done here in this way.
server-broken = Something went wrong on our side. It has been noted.
server-no-database = The house can't reach its archive right now.

## People

server-nobody = Say first who you are: as a guest, or with an account.
server-unknown-token = This token is not known, or no longer.
server-not-by-token = A token is for playing. This can only be done in your own browser.
server-bad-name = A name has up to { $most } characters, all of which can be seen.
server-name-taken = Somebody else has this name, or one that looks like it.
server-already-account = You already have an account.
server-wrong-password = Name and password do not belong together.
server-guests-have-no-password = A guest has no password. Make an account first.
server-too-many-tokens = You have { $most } tokens already. Delete one first.

## Protection

server-no-intent = This request did not come from a page of this house.
server-foreign-origin = This request came from a page of another house.
server-too-large = That is too large: up to { $most } bytes are read.
server-too-often =
    { $seconds ->
        [one] That was too often. Try again in a second.
       *[other] That was too often. Try again in { $seconds } seconds.
    }
server-wait-to-sign-in =
    { $seconds ->
        [one] Too many attempts to sign in. Try again in a second.
       *[other] Too many attempts to sign in. Try again in { $seconds } seconds.
    }

## Tables

server-no-seat = This table has no such seat.
server-no-board = There is no such board.
server-no-rematch = A rematch is for those who played, once the game is over.
server-host-only = Only those who sit at the table can do that.
server-seat-taken = That seat is taken.
server-no-time-left = No time is left at this seat: the bot plays on.
server-over = The game is over.
server-not-over = The game is not over yet.
server-already-started = The game has begun already.
server-seats-open = Some seats are still open.
server-undo-asked = Somebody has asked already; wait for the answers.
server-undo-not-asked = Nobody waits for your answer.
server-chat-empty = There is nothing to say in that.
server-who = Say first who you are.
server-bad-message = This message cannot be understood.
server-too-fast = That was too much at once. Please load the page again.
server-too-many-lines = Too many pages of this house are open where you are. Close some first.
server-signed-out = You were signed out here. Please sign in again.
server-no-account = There is no account of this name.
server-analysis-not-over = Only a game that is over can be analysed.

## Hosting: the database

server-database-unusable = The database can't be used: { $reason }.
server-database-newer = The database was made by a newer Edubba (version { $version }). Nothing was changed; please update this one.
server-database-foreign = The database holds tables that are not Edubba's, or not in any version of it. Nothing was changed; please choose an empty one.
server-database-broken = The database could not be updated: some rows refer to rows that are not there. Nothing was changed.
server-backup-failed = The database can't be copied: { $reason }. Nothing was changed.
server-tool-missing = PostgreSQL's program { $tool } is not installed, so no copy of the database can be made. Nothing was changed. Install it, or make a copy yourself and start once with --no-backup.
server-tool-failed = PostgreSQL's program { $tool } failed: { $reason }. Nothing was changed.

## Hosting: the post

server-mail-subject = It is your turn: { $table }
server-mail-body =
    Hello { $name },

    it is your turn at the table “{ $table }” ({ $game }):

    { $link }

    You get this letter because you asked to be told about your turns in games that last for days.
    You can switch it off here: { $account }

## Hosting: opening the house

server-open = Edubba is open at { $address }. Press Ctrl+C to stop.
server-closed = Edubba is closed. All games are kept.
server-already-open = Edubba is open already, at { $address }.
server-already-served = An Edubba serves this database already. Stop it first, or choose another folder with EDUBBA_DATA.
server-migrated = The database was brought up to date. As it was before, it is kept in { $file }.
server-one-worker = { $workers } workers need PostgreSQL: a database in a file is served by one. Please give --database-url, or one worker.
server-port-taken = Port { $port } can't be opened: { $reason }. Please choose another with --port.
server-bad-host = The address { $host } can't be listened at: { $reason }.
server-unknown-setting = There is no setting { $name }; did you mean { $near }?
server-bad-setting = The setting { $name } is not right: { $reason }.
server-bad-database-url = The database must be given as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
server-needs-asyncpg = PostgreSQL needs one more package: pip install 'edubba[club]'

## Hosting: edubba admin

server-database-older = The database is of an older Edubba. Start the server once: it copies the database and brings it up to date.
server-nothing-yet = There is no database { $file } yet. It is made when the server starts for the first time.
server-backed-up = The database is copied into { $file }.
server-not-a-backup = { $file } is not a copy of an Edubba database of this kind, or it is damaged. Nothing was changed.
server-sure-restore = Replace the whole database by { $file }?
server-restored = The database is as it was in { $file }.
server-kept = What was there before is kept in { $file }.
server-ask-password = New password
server-password-length = A password has { $least } to { $most } characters. Nothing was changed.
server-password-set = { $name } has a new password and must sign in again everywhere.
server-no-person = There is nobody called “{ $name }” who could be meant; “edubba admin users” lists all, with their ids.
server-sure-person = Forget { $name } for ever?
server-person-gone = { $name } is forgotten.
server-no-game = There is no game { $table }; “edubba admin games” lists all.
server-game-over = The game { $table } is over already.
server-sure-end = End the game “{ $table }” without a result?
server-sure-game = Delete the game “{ $table }” with all that happened in it?
server-game-ended = The game “{ $table }” is ended.
server-game-gone = The game “{ $table }” is deleted.
server-column-id = id
server-column-name = name
server-column-kind = kind
server-column-seats = seats
server-column-since = since
server-column-game = game
server-column-status = status
server-column-players = players
server-column-moves = moves
