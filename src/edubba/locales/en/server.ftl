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
server-told-timeout = { $seat } ran out of time; a bot plays on.
server-told-resign = { $seat } resigned; a bot plays on, so that the others can finish.
server-told-takeover = { $name } sits down at this seat and plays on.

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
