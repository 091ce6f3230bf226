# The command line and the game in the terminal.
#
# terminal-player stands where a name stands, before verbs of the third person: „Te” would be wrong there.

terminal-player = Játékos
terminal-welcome = Írj be egy lépést; a Tab kiegészíti. A „help” felsorolja, mi minden van még. A játék minden lépés után mentésre kerül.
terminal-saved = A játék mentve: { $file }. Folytatás: { $command }
terminal-failed = { $problem } { terminal-saved }
terminal-over = A játék véget ért. A jegyzőkönyve: { $file }.
terminal-undone =
    { $count ->
        [one] Egy lépés visszavonva.
       *[other] { $count } lépés visszavonva.
    }
terminal-nothing-to-resume = Nincs befejezetlen játék, amelyet folytatni lehetne.
terminal-is-over = Az a játék már véget ért; így nézheted meg: { $command }
terminal-programs = Ennél az asztalnál egy program is ül: „{ $program }”. Ha megbízol benne, így folytasd: { $command }
terminal-help =
    egy lépés    úgy, ahogy a „moves” felsorolja; a Tab kiegészíti
    undo         utolsó lépésed visszavonása, ha semmi újat nem fedett fel
    moves [SZÓ]  minden szabályos lépés, vagy csak az így kezdődők: moves add
    story        mi történt eddig
    save [FÁJL]  másolat mentése a jegyzőkönyvről
    quit         kilépés; a játék mentve van

## Command line

terminal-verified = { $file }: { $game }, { $players } játékos, { $moves } lépés: minden lépés szabályos, és minden húzás a véletlenmagból következik.
terminal-verified-result = Győztes: { $winners }. Pontok: { $points }.
terminal-verified-open = A játék még nem ért véget.
terminal-ply = Állás { $ply } lépés után (összesen { $last })
terminal-warm = Fordítás: { $game } …
terminal-warmed = { $game }: lefordítva ({ $seconds } s).
terminal-not-compiled = { $game }: itt értelmezve fut, mert hiányzik a numba, vagy be van állítva az EDUBBA_JIT=0. A botok gyengébbek lesznek.
terminal-error = edubba: { $problem }
terminal-game = { $name } ({ $game }), { $players } játékos
