# The command line and the game in the terminal.

# It stands as a name before verbs of the third person, where “Tu” would be wrong.
terminal-player = Jucătorul
terminal-welcome = Scrie o mutare; Tab o completează. „help” arată ce altceva mai poți face. Jocul se salvează după fiecare mutare.
terminal-saved = Jocul este salvat în { $file }. Continuă cu: { $command }
terminal-failed = { $problem } { terminal-saved }
terminal-over = Jocul s-a încheiat. Înregistrarea lui este { $file }.
terminal-undone =
    { $count ->
        [one] O mutare a fost luată înapoi.
        [few] { $count } mutări au fost luate înapoi.
       *[other] { $count } de mutări au fost luate înapoi.
    }
terminal-nothing-to-resume = Nu există niciun joc neterminat de continuat.
terminal-is-over = Jocul acela s-a încheiat; îl poți vedea cu: { $command }
terminal-programs = La masa aceasta joacă un program: „{ $program }”. Dacă ai încredere în el, continuă cu: { $command }
terminal-help =
    o mutare       așa cum le arată „moves”; Tab o completează
    undo           ia înapoi ultima ta mutare, dacă nu a dezvăluit nimic nou
    moves [CUVÂNT] toate mutările legale sau cele care încep așa: moves add
    story          ce s-a întâmplat până acum
    save [FIȘIER]  păstrează o copie a înregistrării
    quit           ieși; jocul rămâne salvat

## Command line

terminal-verified =
    { $file }: { $game }, { $players ->
        [one] un jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }, { $moves ->
        [one] o mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }: fiecare mutare este legală și fiecare extragere decurge din seed.
terminal-verified-result = Victorie: { $winners }. Puncte: { $points }.
terminal-verified-open = Jocul nu s-a încheiat încă.
terminal-ply = Poziția după mutarea { $ply } din { $last }
terminal-warm = Se compilează { $game } …
terminal-warmed = { $game }: compilare încheiată ({ $seconds } s).
terminal-not-compiled = { $game } rulează interpretat aici: numba lipsește sau EDUBBA_JIT=0 este setat. Boții vor fi mai slabi.
terminal-error = edubba: { $problem }
terminal-game = { $name } ({ $game }), { $players } jucători
