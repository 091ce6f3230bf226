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
server-signed-out = You were signed out here. Please sign in again.
server-no-account = There is no account of this name.
server-analysis-not-over = Only a game that is over can be analysed.
