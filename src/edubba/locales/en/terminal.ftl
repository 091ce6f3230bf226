# The command line and the game in the terminal.

terminal-player = Player
terminal-welcome = Type a move; Tab completes it. “help” lists what else there is. The game is saved after every move.
terminal-saved = The game is saved in { $file }. Go on with: { $command }
terminal-failed = { $problem } { terminal-saved }
terminal-over = The game is over. Its record is { $file }.
terminal-undone =
    { $count ->
        [one] One move was taken back.
       *[other] { $count } moves were taken back.
    }
terminal-nothing-to-resume = There is no unfinished game to go on with.
terminal-is-over = That game is over; look at it with: { $command }
terminal-programs = A program sits at this table: “{ $program }”. If you trust it, go on with: { $command }
terminal-help =
    a move       as “moves” lists them; Tab completes it
    undo         take your last move back, if it has shown nothing new
    moves [WORD] all legal moves, or those that begin so: moves add
    story        what happened so far
    save [FILE]  keep a copy of the record
    quit         leave; the game is saved

## Command line

terminal-verified = { $file }: { $game }, { $players } players, { $moves } moves: every move is legal and every draw follows from the seed.
terminal-verified-result = Winner: { $winners }. Points: { $points }.
terminal-verified-open = The game is not over yet.
terminal-ply = Position after { $ply } of { $last } moves
terminal-warm = Compiling { $game } …
terminal-warmed = { $game } is compiled ({ $seconds } s).
terminal-not-compiled = { $game } runs interpreted here: numba is missing or EDUBBA_JIT=0 is set. Bots will be weaker.
terminal-error = edubba: { $problem }
terminal-game = { $name } ({ $game }), { $players } players
