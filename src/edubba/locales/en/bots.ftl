# Players that think, the arena, the analysis.

bots-level-unknown = There is no level “{ $level }”: levels are 1 to { $last }.
bots-no-levels = The bot “{ $bot }” has no levels; “search” has.

bots-level-apprentice = Apprentice
bots-level-pupil = Pupil
bots-level-scribe = Scribe
bots-level-teacher = Teacher
bots-level-sage = Sage
bots-level-master = Master

## Programs from outside

bots-host-start = “{ $command }” can't be started: { $reason }.
bots-host-gone = “{ $command }” ended instead of choosing a move.
bots-host-silent = “{ $command }” did not answer within { $seconds } seconds.
bots-host-answer = “{ $command }” answered { $answer }, which is not a legal move.
