# The browser app: what is said around every game. Buttons and tabs must stay short; sentences may be longer.
# Arguments: $game the name of a game, $table of a table, $name of a person, $seat the name of a player, $ply a number of moves.

## Everywhere
web-brand-home = Edubba, to the front page
web-skip = Skip to the content
web-language = Language
web-theme = Light or dark
web-account-of = Account of { $name }
web-close = Close
web-cancel = Cancel
web-save = Save
web-saved = Saved.
web-yes = yes
web-more = All of them
web-try-again = Try again
web-try-now = Try now
web-reload = Reload the page
web-to-house = To the front page
web-guest = Guest { $number }
web-missing-title = There is nothing here
web-missing-line = The address may be misspelt, or what was here is gone.

## What can go wrong
web-trouble-unknown = Something went wrong. Nothing was changed; please try again.
web-trouble-offline = The house does not answer. Check your connection and try again.
web-trouble-newer = The house has been renewed since this page was opened. Reload the page to go on; the game is safe.
web-trouble-broken = This page broke. The game is safe; reload the page to go on.
web-ended-title = This table cannot be shown
web-connection-lost = The connection is lost. It will come back by itself; the game is safe.
web-connection-restart = The house is restarting. The game goes on in a moment, by itself.

## The front page
web-house-title = The house of tablets
web-house-line = Three board games of the ancient world. Sit down with friends or with bots; no account needed.
web-play-now = Play now
web-invite = Invite friends
web-players-range = { $least }–{ $most } players
web-minutes = { $minutes } min
web-continue = Continue
web-continue-count = { $count ->
    [0] nobody waits for you
    [one] one game waits for you
   *[other] { $count } games wait for you
}
web-open-tables = Open tables
web-being-played = Being played
web-none-open = No table is open. Set one up, and it can be found here.
web-none-running = Nobody plays in public at the moment.
web-study-title = Study
web-study-replays = Replays and analysis
web-study-replays-line = every public game, move by move
web-ratings = Ratings
web-ratings-line = who plays how well

## Tables in lists
web-table-of = Table of { $name }
web-row-open = { $game } · { $taken } of { $players } seats taken
web-row-yours = { $game } · your move
web-row-running = { $game } · { $seat } to move · move { $ply }
web-row-playing = { $game } · being played
web-row-ended = { $game } · ended by the host of the house
web-row-finished = { $game } · won by { $winners }
web-act-join = Join
web-act-open = Open
web-act-watch = Watch
web-act-look = Look
web-act-your-move = Your move
web-go-to = { $act }: { $table }

## All tables
web-lobby = Tables
web-lobby-filters = Which tables
web-lobby-open = Open
web-lobby-running = Being played
web-lobby-finished = Finished
web-lobby-all-games = All games
web-lobby-mine = Only mine
web-lobby-new = New table
web-lobby-more = Show more
web-lobby-none = There is no such table.

## Setting a table up
web-new-title = { $game }: a new table
web-new-players = How many players?
web-new-seats = Who sits where?
web-new-name = Name of the table
web-new-name-hint = The house finds one
web-new-public = Everybody may come and watch
web-new-public-line = Otherwise only those who have the link.
web-new-options = Rules to choose
web-new-clock = Time
web-new-start = Start the game
web-new-invite = Set up and invite
web-seat-me = Me
web-seat-open = Open, by invitation
web-seat-bot = A bot
web-seat-person = Somebody at this screen
web-seat-level = Level of the bot
web-seat-name = Name
web-clock-none = No clock
web-clock-live = In one sitting
web-clock-days = Over days
web-clock-minutes = Minutes for everybody
web-clock-increment = Seconds more a turn
web-clock-for-move = Days for a move
web-clock-out = When time runs out
web-clock-out-bot = a bot plays on
web-clock-out-resign = the seat resigns
web-clock-left = { $days } d { $hours } h

## Waiting for the others
web-wait-seats = Seats
web-wait-open = { $count ->
    [0] everybody is here
    [one] one seat is open
   *[other] { $count } seats are open
}
web-wait-name = Your name at the table
web-wait-sit = Sit here
web-wait-bot = Seat a bot
web-wait-leave = Leave
web-wait-clear = Clear
web-wait-start = Start the game
web-wait-start-when = The game can begin when every seat is taken.
web-wait-host = { $name } starts the game when everybody is here.
web-seat-free = Open seat
web-invite-line = Whoever opens this link can sit down. No account is needed.
web-invite-link = Link to this table
web-invite-copy = Copy the link
web-invite-copied = Copied
web-chance = Add your own chance
web-chance-line = If you do not want to trust the seed of the house alone: whatever you write here is mixed into every draw.
web-chance-words = Any words
web-chance-add = Add
web-chance-added = Added.
web-facts = The table
web-fact-game = Game
web-fact-live = { $minutes } min each, { $seconds } s more a turn
web-fact-days = { $days ->
    [one] one day for a move
   *[other] { $days } days for a move
}
web-fact-promise = The seed's seal, published before the first move

## At the table
web-laying = Laying out the board …
web-moment-ply = { $ply ->
    [one] one move played
   *[other] { $ply } moves played
}
web-title-yours = Your move · { $game }
web-decision = What to do now
web-turn-of = { $seat } is thinking.
web-turn-yours = Your move comes in a moment.
web-confirm = Confirm move
web-choose-another = Choose another
web-type = Type a move
web-type-hint = or type a move
web-type-offers = Moves that begin so
web-undo = Take back
web-undo-asked = { $seat } asks to take the last move back.
web-undo-waiting = Waiting for { $names } to agree that the move is taken back.
web-undo-agree = Agree
web-undo-decline = Decline
web-undo-withdraw = Never mind
web-past = You are looking at the position after move { $ply }.
web-past-return = Back to now
web-missed = { $count ->
    [one] One more move to see
   *[other] { $count } more moves to see
}
web-skip-moves = Skip
web-ask-play = Play it all the same
web-ask-never = Do not ask again
web-seat-you = you
web-seat-bot-level = bot, level { $level }
web-seat-away = away
web-seat-acts = to move
web-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
web-tab-story = Story
web-tab-chat = Chat
web-story-empty = Nothing has happened yet.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-watching = watching
web-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
web-dock = Parts of the table
web-dock-board = Board
web-dock-seats = Seats
web-handover-title = { $name }, it is your move
web-handover-line = Hand the device over. Nothing is shown until you are ready.
web-handover-ready = I am { $name }

## The menu of a table
web-menu = Menu, settings and keys
web-menu-settings = Settings
web-menu-keys = Keys
web-setting-ask = Ask before moves that are easily regretted
web-setting-sound = Sounds
web-key-arrows = Arrows
web-key-arrows-does = from place to place on the board
web-key-page = Page Down, Page Up
web-key-page-does = from choice to choice
web-key-enter = Enter
web-key-enter-does = pick, and once more to confirm
web-key-escape = Escape
web-key-escape-does = let go, or back to now
web-key-zoom = + − 0
web-key-zoom-does = nearer, farther, the whole board
web-key-undo = Ctrl Z
web-key-undo-does = take back
web-key-type = /
web-key-type-does = type a move
web-key-past = [ and ]
web-key-past-does = one move back, one move on
web-resign = Resign
web-resign-sure = A bot plays on for you, so that the others can finish. You come last.
web-resign-yes = Resign

## The end of a game
web-end-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-end-rematch = Rematch
web-end-rematch-join = To the rematch
web-end-study = Study the game
web-end-board = See the board
web-end-scoring-title = Scoring
web-end-scoring = See the scoring
web-end-record = Download the record
web-end-fair = Every draw follows from a seed that was sealed before the first move.
web-end-verify = Verify
web-steps = Steps of the scoring
web-step-back = Step back
web-step-on = Step on

## Verifying
web-verify = Verification
web-verify-line = Before the first move the house published the seal of its seed. Now the seed is open: anybody can check that it fits the seal and that every draw follows from it.
web-verify-promise-kept = The seed fits the seal that was published.
web-verify-promise-broken = The seed does not fit the seal that was published.
web-verify-replays = Played again from the seed, every move is legal and the game ends the same.
web-verify-differs = Played again from the seed, the game does not end the same.
web-verify-commitment = Seal (SHA-256 of the seed)
web-verify-seed = Seed
web-verify-entropy = What the players added
web-verify-digest = Digest of the last position
web-verify-back = Back to the table
web-verify-yourself = To check it without this house: download the record and run “edubba verify” on it.

## Studying a game
web-study = Replay
web-study-moment = { $game } · “{ $table }” · move { $ply } of { $last }
web-study-whole = The whole game
web-study-wedge = turning point
web-study-first = To the beginning
web-study-back = One move back
web-study-on = One move on
web-study-last = To the end
web-study-play = Play
web-study-pause = Pause
web-study-move = Move
web-study-of = move { $ply } of { $last }
web-study-chance = Chance to win
web-study-after = after move { $ply }, and what it changed
web-study-options = What the bot would play
web-study-chance-of = chance of { $seat }
web-study-best = the bot's choice
web-study-played = played
web-study-turns = Turning points
web-study-gained = move, who gained
web-study-no-turns = No single move changed much.
web-study-ask = What was each move worth?
web-study-ask-line = A bot looks at every position as the player knew it, and says what each move gained or cost. It takes a few minutes.
web-study-begin = Analyse the game
web-study-waiting = The analysis waits for its turn.
web-study-busy = The bot is thinking about every move …
web-study-failed = The analysis failed. It can be asked for again.

## People
web-account = Account
web-account-guest = You are a guest. Give yourself a password, and your games stay yours on every device. If you have an account, sign in: your games come along.
web-account-none = Nobody needs an account to play. With one, your games stay yours on every device.
web-account-page = Your page, as everybody sees it
web-sign-in = Sign in
web-sign-out = Sign out
web-register = Make an account
web-name = Name
web-password = Password
web-password-new = Password, eight characters or more
web-email = E-mail
web-email-optional = E-mail, if you like
web-notify = Write to me when it is my move in a game over days
web-profile = About you
web-sessions = Where you are signed in
web-session-seen = last used { $time }
web-session-this = here
web-session-end = Sign out there
web-tokens = Tokens for programs
web-tokens-line = A program with a token can play in your name.
web-token-once = Keep it well, it is shown only once:
web-token-unused = never used
web-token-label = What is it for?
web-token-make = Make a token
web-token-end = Revoke
web-data = Your data
web-export = Download everything
web-delete = Delete me
web-delete-sure = Your name, your e-mail and all sign-ins are deleted; games you played stay, without your name. This can't be undone.
web-delete-yes = Delete for good
web-person-line = { $games ->
    [one] Here since { $since }. One game.
   *[other] Here since { $since }. { $games } games, { $wins } won.
}
web-person-games = Games
web-person-no-games = No public game yet.
web-rating = Rating
web-rating-name = Name
web-rating-games = Games
web-rating-none = Nobody is rated yet.
