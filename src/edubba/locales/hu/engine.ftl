# What every game shares: seats, moves, records, documents.
#
# move = lépés, ply = lépésszám, record = jegyzőkönyv, position = állás, option = beállítás, board = tábla,
# seed = véletlenmag, round and turn: as each game calls them.
# Names get no suffix and no article: „{ $seat } következik”, „{ $seat } papja”, or a colon before the name.

seat = { $number }. játékos
seat-name = { $seat }
# The bars keep the space: Fluent drops it at the end of a line.
list-separator = |, |

## Games and options

unknown-game = Nincs „{ $game }” nevű játék; ezek közül lehet választani: { $games }.
unknown-bot = Nincs „{ $bot }” nevű bot; ezek közül lehet választani: { $bots }.
players-number = Ehhez a játékhoz { $allowed } játékos kell, nem { $players }.
players-need-option = { $players } játékoshoz be kell kapcsolni ezt a beállítást: „{ $option }”.
options-object = A beállításokat név szerint kell megadni.
option-unknown = Nincs „{ $option }” nevű beállítás; ezek közül lehet választani: { $known }.
option-value = A beállítás („{ $option }”) értéke nem lehet „{ $value }”; a lehetséges értékek: { $choices }.
option-form = A beállítás írásmódja NÉV=ÉRTÉK, nem „{ $text }”.
seed-type = A véletlenmag egész szám vagy szöveg.
seat-unwritable = A(z) „{ $name }” nevet nem lehet leírni.
seats-number = Minden helyhez kell egy név (a helyek száma { $players }).
seat-unknown = { $players } játékos között nincs ilyen számú hely: „{ $number }”.
ply-unknown = Nincs ilyen lépésszám: { $ply }. Ebben a játszmában 0 és { $last } közötti adható meg.

## Moves

move-unknown = „{ $text }”: ebben a játékban nincs ilyen lépés.
move-unknown-near = „{ $text }”: ebben a játékban nincs ilyen lépés; talán erre gondoltál: „{ $near }”?
move-id-unknown = Nincs ilyen számú lépés: { $id }.
game-over = A játék véget ért.
not-your-turn = Most { $seat } következik.
undo-nothing = Nincs visszavonható lépés.
undo-not-yours = Az utolsó lépés nem a tiéd, nem vonhatod vissza.
undo-revealed = Az utolsó lépés valami újat fedett fel, ezért nem vonható vissza.
redo-nothing = Nincs újra megléphető lépés.

## Documents

document-object = { $where }: ide megnevezett bejegyzésekből álló objektum kell.
document-unknown = { $where }: ismeretlen bejegyzés.
document-missing = { $where }: ez a bejegyzés hiányzik.
document-number = { $where }: ide { $low } és { $high } közötti egész szám kell.
document-text = { $where }: ide szöveg kell.
document-choice = { $where }: ide ezek egyike kell: { $choices }.
document-list = { $where }: ide megfelelő fajtájú lista kell.
document-list-length = { $where }: ide { $length } elemű lista kell.
position-game = Ez nem ennek a játéknak az állása: { $game }.
record-version = Ezt a jegyzőkönyvet más szabályváltozattal játszották ({ $game }, { $version }); az itt érvényes változat: { $ours }.
record-move = A jegyzőkönyv { $ply }. lépése („{ $text }”) nem léphető meg: { $reason }
record-position = A jegyzőkönyv kezdőállásában más a játékosok száma vagy mások a beállítások.
record-result = A jegyzőkönyvben álló eredmény nem az, amelyhez a lépések vezetnek.
record-commitment = A véletlenmag nem az, amelyet az első lépés előtt ígértek.
record-digest = A jegyzőkönyv lépései más álláshoz vezetnek, mint amellyel lezárták.
file-unreadable = { $file } nem olvasható: { $reason }.
file-exists = Már van ilyen fájl: { $file }. Adj meg másik nevet.
file-no-match = Nem játszható vissza: { $file }. Az oka: { $problem }
file-unwritable = { $file } nem írható: { $reason }.
file-not-json = { $file } nem JSON-dokumentum.

## Boards

boards-folder = Nem létezik a mappa, ahonnan a táblákat venni kellene: { $folder }.
board-refused = { $file }, { $entry }: { $reason }
board-toml = ez nem TOML-fájl ({ $problem }).
board-name-taken = „{ $name }” nevű tábla már van; adj más nevet a fájlnak.
board-game = ezek közül a játékok közül kell egyet megneveznie: { $games }.
board-no-entries = szükség van [[{ $table }]] bejegyzésekre.
board-changes-rules = a tábla nem változtathatja meg a szabályokat.
