# What every game shares: seats, moves, records, documents.
# seat = loc; move = mutare; record = înregistrare; seed = seed; board = tablă; folder = dosar.

seat = Locul { $number }
seat-name = { $seat }
# The bars keep the space: Fluent drops it at the end of a line.
list-separator = |, |

## Games and options

unknown-game = Nu există un joc numit „{ $game }”; există: { $games }.
unknown-bot = Nu există un bot numit „{ $bot }”; există: { $bots }.
players-number = Jocul acesta este pentru { $allowed } jucători, nu pentru { $players }.
players-need-option =
    { $players ->
        [one] Pentru un jucător e nevoie de opțiunea „{ $option }”.
        [few] Pentru { $players } jucători e nevoie de opțiunea „{ $option }”.
       *[other] Pentru { $players } de jucători e nevoie de opțiunea „{ $option }”.
    }
options-object = Opțiunile se dau fiecare cu numele ei.
option-unknown = Nu există opțiunea „{ $option }”; există: { $known }.
option-value = Opțiunea „{ $option }” nu poate fi „{ $value }”; poate fi: { $choices }.
option-form = O opțiune se scrie NUME=VALOARE, nu „{ $text }”.
seed-type = Seedul este un număr întreg sau un text.
seat-unwritable = Numele „{ $name }” nu poate fi scris.
seats-number =
    { $players ->
        [one] Trebuie dat un nume pentru singurul loc.
        [few] Trebuie dat câte un nume pentru fiecare dintre cele { $players } locuri.
       *[other] Trebuie dat câte un nume pentru fiecare dintre cele { $players } de locuri.
    }
seat-unknown =
    { $players ->
        [one] Nu există locul „{ $number }” la un jucător.
        [few] Nu există locul „{ $number }” la { $players } jucători.
       *[other] Nu există locul „{ $number }” la { $players } de jucători.
    }
ply-unknown = Nu există poziția { $ply }: partida aceasta are pozițiile 0–{ $last }.

## Moves

move-unknown = „{ $text }” nu este o mutare din acest joc.
move-unknown-near = „{ $text }” nu este o mutare din acest joc; poate „{ $near }”?
move-id-unknown = Nu există nicio mutare cu numărul { $id }.
game-over = Jocul s-a încheiat.
not-your-turn = Acum e la rând { $seat }.
undo-nothing = Nu există nicio mutare de luat înapoi.
undo-not-yours = Ultima mutare nu e a ta, așa că nu o poți lua înapoi.
undo-revealed = Ultima mutare a dezvăluit ceva nou, așa că rămâne jucată.
redo-nothing = Nu există nicio mutare de jucat din nou.

## Documents

document-object = { $where }: trebuie un obiect cu câmpuri denumite.
document-unknown = { $where }: acest câmp nu este cunoscut.
document-missing = { $where }: acest câmp lipsește.
document-number = { $where }: trebuie un număr întreg de la { $low } la { $high }.
document-text = { $where }: trebuie un text.
document-choice = { $where }: trebuie una dintre valorile: { $choices }.
document-list = { $where }: trebuie o listă de felul potrivit.
document-list-length =
    { $length ->
        [one] { $where }: trebuie o listă cu un element.
        [few] { $where }: trebuie o listă cu { $length } elemente.
       *[other] { $where }: trebuie o listă cu { $length } de elemente.
    }
position-game = Aceasta nu este o poziție din { $game }.
record-version = Înregistrarea a fost jucată cu versiunea { $version } a regulilor din { $game }; aici se joacă versiunea { $ours }.
record-move = Mutarea { $ply } din înregistrare, „{ $text }”, nu poate fi jucată: { $reason }
record-position = Înregistrarea începe cu o poziție pentru alt număr de jucători sau cu alte opțiuni.
record-result = Rezultatul din înregistrare nu este cel la care duc mutările ei.
record-commitment = Seed-ul nu este cel promis înaintea primei mutări.
record-digest = Mutările din înregistrare duc la altă poziție decât cea cu care a fost închisă.
file-unreadable = { $file } nu poate fi citit: { $reason }.
file-exists = Fișierul { $file } există deja: dă alt nume.
file-no-match = { $file } nu poate fi rejucat: { $problem }
file-unwritable = { $file } nu poate fi scris: { $reason }.
file-not-json = { $file } nu este un document JSON.

## Boards

boards-folder = Nu există dosarul { $folder } din care să se ia table.
board-refused = { $file }, { $entry }: { $reason }
board-toml = acesta nu este un fișier TOML ({ $problem }).
board-name-taken = există deja o tablă numită „{ $name }”; dă alt nume fișierului.
board-game = trebuie să numească unul dintre jocurile: { $games }.
board-no-entries = trebuie să existe intrări [[{ $table }]].
board-changes-rules = o tablă nu poate schimba regulile.
