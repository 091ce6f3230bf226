# The command line and the game in the terminal.

# It stands where a name does ("Joueur A a passé"), so that « Vous » would ask for another verb.
terminal-player = Joueur
terminal-welcome = Tapez un coup ; Tab le complète. « help » donne les autres commandes. La partie est enregistrée après chaque coup.
terminal-saved = La partie est enregistrée dans { $file }. Pour la reprendre : { $command }
terminal-failed = { $problem } { terminal-saved }
terminal-over = La partie est terminée. Elle est enregistrée dans { $file }.
terminal-undone =
    { $count ->
        [0] Aucun coup n’a été annulé.
        [one] Un coup a été annulé.
       *[other] { $count } coups ont été annulés.
    }
terminal-nothing-to-resume = Il n’y a pas de partie inachevée à reprendre.
terminal-is-over = Cette partie est terminée ; pour la revoir : { $command }
terminal-programs = Un programme est assis à cette table : « { $program } ». Si vous lui faites confiance, reprenez avec : { $command }
terminal-help =
    un coup         comme « moves » les liste ; Tab le complète
    undo            annuler votre dernier coup, s’il n’a rien révélé
    moves [MOT]     tous les coups légaux, ou ceux qui commencent ainsi : moves add
    story           ce qui s’est passé jusqu’ici
    save [FICHIER]  garder une copie de l’enregistrement
    quit            quitter ; la partie est enregistrée

## Command line

terminal-verified =
    { $moves ->
        [one] { $file } : { $game }, { $players } joueurs, { $moves } coup : chaque coup est légal et chaque tirage découle de la graine.
       *[other] { $file } : { $game }, { $players } joueurs, { $moves } coups : chaque coup est légal et chaque tirage découle de la graine.
    }
terminal-verified-result = Victoire : { $winners }. Points : { $points }.
terminal-verified-open = La partie n’est pas encore terminée.
terminal-ply = Position après le coup { $ply } sur { $last }
terminal-warm = Compilation : { $game }…
terminal-warmed = Compilation terminée : { $game } ({ $seconds } s).
terminal-not-compiled = Les règles du jeu { $game } sont interprétées ici : numba manque ou EDUBBA_JIT=0 est défini. Les bots seront plus faibles.
terminal-error = edubba : { $problem }
terminal-game = { $name } ({ $game }), { $players } joueurs
