# Players that think, the arena, the analysis.

bots-level-unknown = There is no level “{ $level }”: levels are 1 to { $last }.
bots-no-levels = The bot “{ $bot }” has no levels; “search” has.
bots-two-levels = The bot “{ $bot }” has a level already; it can't have level { $level } too.
bots-threads = A bot can't think in { $threads } threads; it takes one at least.

bots-level-apprentice = Apprentice
bots-level-pupil = Pupil
bots-level-scribe = Scribe
bots-level-teacher = Teacher
bots-level-sage = Sage
bots-level-master = Master

## Programs from outside

bots-host-start = “{ $command }” can't be started: { $reason }.
bots-host-words = “{ $command }” can't be read as a command: is a word missing, or a closing quotation mark?
bots-host-gone = “{ $command }” ended instead of choosing a move.
bots-host-silent = “{ $command }” did not answer within { $seconds } seconds.
bots-host-answer = “{ $command }” answered { $answer }, which is not a legal move.
bots-host-blank = “{ $command }” answered with an empty line instead of a legal move.
bots-host-said = It said: “{ $words }”

## Arena

bots-too-many = { $bots } bots can't sit at a table of { $players }.
bots-games = An arena has 1 to { $most } games, not { $games }.
bots-no-ray = Ray is not installed: pip install 'edubba[cluster]'
bots-no-cluster = There is no Ray cluster at “{ $address }”; “local” begins one on this machine.
bots-ray-fails = Ray can't play at “{ $address }”: { $reason }
bots-cluster-fails = The cluster does not go on: it, or one of its machines, has gone.
bots-ray-processes = A Ray cluster has its own processes: give --ray or --processes, not both.
bots-processes-die = Some games were not played: the process that plays them dies every time.
bots-no-arena = { $file } is not the file of an arena.
bots-other-arena = { $file } belongs to another arena: give another file, or the same bots, players, seed and options in the same version of Edubba.
bots-arena-runs = Another arena writes to { $file }: wait until it has ended, or give another file.
bots-other-records = { $folder } holds records of other games: give another folder.
bots-arena-stopped = Stopped. The same command goes on from { $file }.
bots-arena-stopped-unsaved = Stopped. With --json FILE the next arena can be gone on with.
bots-arena-stopped-early = Stopped before the first game was over.
bots-arena-failed =
    { $games ->
        [one] “{ $bot }” did not finish one game; whoever does not is ranked last: { $reason }
       *[other] “{ $bot }” did not finish { $games } games; whoever does not is ranked last. The first time: { $reason }
    }
bots-column-bot = bot
bots-column-ahead = finishes ahead of
bots-column-seats = seats
bots-column-wins = wins / games
bots-column-share = share
bots-column-between = 95% between
bots-column-fair = fair share
bots-column-rating = rating

## Analysis

bots-nothing-to-analyse = There is no move in this record.
bots-same-file = The record, its analysis and the picture need three different files.
bots-picture-kind = The picture is SVG: give a file that ends in .svg, not { $file }.
bots-analysis-stopped = Stopped; nothing was written.
bots-analysed = Every move is judged in { $file }; the picture is { $picture }.
bots-chance = chance to win
bots-column-ply = move
bots-column-who = who
bots-column-move = played
bots-column-cost = cost
bots-column-best = better

## Trial of a program from outside

bots-host-games = A trial takes at least one game, not { $games }.
bots-host-playing = Game { $number } of { $games } is being played
bots-host-played = Game { $number }, seat { $place } of { $players }: { $moves } moves; points: { $points } for the program, { $others } for the others.
bots-host-failed = Game { $number }, seat { $place } of { $players }: it failed at move { $move }.
bots-host-fit = “{ $command }” can play { $game }. In the arena it is called “host:{ $command }”.
