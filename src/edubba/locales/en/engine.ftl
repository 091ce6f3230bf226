# What every game shares: seats, moves, records, documents.

seat = Seat { $number }
seat-name = { $seat }
# The bars keep the space: Fluent drops it at the end of a line.
list-separator = |, |

## Games and options

unknown-game = There is no game called “{ $game }”; there is: { $games }.
unknown-bot = There is no bot called “{ $bot }”; there is: { $bots }.
players-number = This game is for { $allowed } players, not for { $players }.
players-need-option = { $players } players need the option “{ $option }”.
options-object = Options must be given by name.
option-unknown = There is no option “{ $option }”; there is: { $known }.
option-value = The option “{ $option }” can't be “{ $value }”; it can be: { $choices }.
option-form = An option is written NAME=VALUE, not “{ $text }”.
seed-type = A seed is a whole number or a text.
seat-unwritable = The name “{ $name }” can't be written down.
seats-number = There must be a name for each of the { $players } seats.
seat-unknown = There is no seat “{ $number }” among { $players } players.
ply-unknown = There is no ply { $ply }: this match has plies 0 to { $last }.

## Moves

move-unknown = “{ $text }” is not a move of this game.
move-unknown-near = “{ $text }” is not a move of this game; did you mean “{ $near }”?
move-id-unknown = There is no move with the number { $id }.
game-over = The game is over.
not-your-turn = It is { $seat }'s turn.
undo-nothing = There is no move to take back.
undo-not-yours = The last move is not yours to take back.
undo-revealed = The last move has shown something new, so it stands.
redo-nothing = There is no move to play again.

## Documents

document-object = { $where }: an object with named entries is expected.
document-unknown = { $where }: this entry is not known.
document-missing = { $where }: this entry is missing.
document-number = { $where }: a whole number from { $low } to { $high } is expected.
document-text = { $where }: a text is expected.
document-choice = { $where }: one of these is expected: { $choices }.
document-list = { $where }: a list of the right kind is expected.
document-list-length = { $where }: a list of { $length } entries is expected.
position-game = This is not a position of { $game }.
record-version = This record was played by version { $version } of the rules of { $game }; here version { $ours } is played.
record-move = Move { $ply } of the record, “{ $text }”, can't be played: { $reason }
record-position = The record begins with a position of another number of players or other options.
record-result = The record's result is not what its moves lead to.
record-commitment = The seed is not the one that was promised before the first move.
record-digest = The record's moves lead to another position than the one it was closed with.
file-unreadable = { $file } can't be read: { $reason }.
file-exists = There is a file { $file } already: give another name.
file-no-match = { $file } can't be replayed: { $problem }
file-unwritable = { $file } can't be written: { $reason }.
file-not-json = { $file } is not a JSON document.

## Boards

boards-folder = There is no folder { $folder } to take boards from.
board-refused = { $file }, { $entry }: { $reason }
board-toml = this is not a TOML file ({ $problem }).
board-name-taken = there is a board called “{ $name }” already; give the file another name.
board-game = it must name one of these games: { $games }.
board-no-entries = there must be [[{ $table }]] entries.
board-changes-rules = a board can't change the rules.
