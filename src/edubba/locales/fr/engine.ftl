# What every game shares: seats, moves, records, documents.
#
# Glossary: seat = place (as a name: Joueur 2), move = coup, match = partie, record = enregistrement, seed = graine,
# board = plateau, bot = bot, to take back = annuler.
# Names are free text: "de" and "que" would be elided before a vowel, so that they never stand before a name.

seat = Joueur { $number }
seat-name = { $seat }
# The bars keep the space: Fluent drops it at the end of a line.
list-separator = |, |

## Games and options

unknown-game = Aucun jeu ne s’appelle « { $game } » ; les jeux sont : { $games }.
unknown-bot = Aucun bot ne s’appelle « { $bot } » ; les bots sont : { $bots }.
players-number = Nombre de joueurs possible : { $allowed } ; demandé : { $players }.
players-need-option = À { $players } joueurs, il faut l’option « { $option } ».
options-object = Les options doivent être données par leur nom.
option-unknown = Il n’y a pas d’option « { $option } » ; les options sont : { $known }.
option-value = L’option « { $option } » ne peut pas valoir « { $value } » ; valeurs possibles : { $choices }.
option-form = Une option s’écrit NOM=VALEUR, et non « { $text } ».
seed-type = Une graine est un nombre entier ou un texte.
seat-unwritable = Le nom « { $name } » ne peut pas s’écrire.
seats-number = Il faut un nom pour chacune des { $players } places.
seat-unknown = Il n’y a pas de place « { $number } » à une table de { $players } joueurs.
ply-unknown = Il n’y a pas de coup { $ply } : cette partie va du coup 0 au coup { $last }.

## Moves

move-unknown = « { $text } » n’est pas un coup de ce jeu.
move-unknown-near = « { $text } » n’est pas un coup de ce jeu ; vouliez-vous dire « { $near } » ?
move-id-unknown = Aucun coup ne porte le numéro { $id }.
game-over = La partie est terminée.
not-your-turn = C’est à { $seat } de jouer.
undo-nothing = Il n’y a pas de coup à annuler.
undo-not-yours = Le dernier coup n’est pas le vôtre : vous ne pouvez pas l’annuler.
undo-revealed = Le dernier coup a révélé quelque chose : il ne peut plus être annulé.
redo-nothing = Il n’y a pas de coup à rejouer.

## Documents

document-object = { $where } : un objet aux entrées nommées est attendu.
document-unknown = { $where } : cette entrée est inconnue.
document-missing = { $where } : cette entrée manque.
document-number = { $where } : un nombre entier de { $low } à { $high } est attendu.
document-text = { $where } : un texte est attendu.
document-choice = { $where } : une de ces valeurs est attendue : { $choices }.
document-list = { $where } : une liste du bon type est attendue.
document-list-length = { $where } : une liste de longueur { $length } est attendue.
position-game = Ce n’est pas une position du jeu { $game }.
record-version = Cette partie a été jouée avec la version { $version } des règles du jeu { $game } ; ici, on joue avec la version { $ours }.
record-move = Le coup { $ply } de l’enregistrement, « { $text } », ne peut pas être joué : { $reason }
record-position = La position de départ de l’enregistrement a un autre nombre de joueurs ou d’autres options.
record-result = Le résultat enregistré n’est pas celui auquel mènent les coups.
record-commitment = La graine n’est pas celle promise avant le premier coup.
record-digest = Les coups de l’enregistrement mènent à une autre position que celle sur laquelle il a été clos.
file-unreadable = Impossible de lire { $file } : { $reason }.
file-exists = Le fichier { $file } existe déjà : donnez un autre nom.
file-no-match = { $file } ne peut pas être rejoué : { $problem }
file-unwritable = Impossible d’écrire { $file } : { $reason }.
file-not-json = { $file } n’est pas un document JSON.

## Boards

boards-folder = Il n’y a pas de dossier { $folder } où prendre des plateaux.
board-refused = { $file }, { $entry } : { $reason }
board-toml = ce n’est pas un fichier TOML ({ $problem }).
board-name-taken = un plateau s’appelle déjà « { $name } » ; donnez un autre nom au fichier.
board-game = il faut y nommer un de ces jeux : { $games }.
board-no-entries = il faut des entrées [[{ $table }]].
board-changes-rules = un plateau ne peut pas changer les règles.
