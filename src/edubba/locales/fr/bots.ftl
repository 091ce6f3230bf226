# Players that think, the arena, the analysis.

bots-level-unknown = Il n’y a pas de niveau « { $level } » : les niveaux vont de 1 à { $last }.
bots-no-levels = Le bot « { $bot } » n’a pas de niveaux ; « search » en a.
bots-two-levels = Le bot « { $bot } » a déjà un niveau ; il ne peut pas avoir aussi le niveau { $level }.
bots-threads = Un bot a besoin d’au moins un fil d’exécution, pas { $threads }.

bots-level-apprentice = Apprenti
bots-level-pupil = Élève
bots-level-scribe = Scribe
bots-level-teacher = Professeur
bots-level-sage = Sage
bots-level-master = Maître

## Programs from outside

bots-host-start = Le programme « { $command } » n’a pas pu démarrer : { $reason }.
bots-host-words = « { $command } » ne se lit pas comme une commande : manque-t-il un mot ou un guillemet fermant ?
bots-host-gone = Le programme « { $command } » s’est arrêté au lieu de choisir un coup.
bots-host-silent =
    { $seconds ->
        [one] Le programme « { $command } » n’a pas répondu en { $seconds } seconde.
       *[other] Le programme « { $command } » n’a pas répondu en { $seconds } secondes.
    }
bots-host-answer = Le programme « { $command } » a répondu { $answer }, ce qui n’est pas un coup légal.
bots-host-blank = Le programme « { $command } » a répondu par une ligne vide au lieu d’un coup légal.
bots-host-said = Il a dit : « { $words } »

## Arena

bots-too-many = On ne peut pas asseoir { $bots } bots à une table de { $players } joueurs.
bots-games = Une arène compte de 1 à { $most } parties, pas { $games }.
bots-no-ray = Ray n’est pas installé : pip install 'edubba[cluster]'
bots-no-cluster = Il n’y a pas de grappe Ray à « { $address } » ; « local » en démarre une sur cette machine.
bots-ray-fails = Ray ne peut pas jouer à « { $address } » : { $reason }
bots-cluster-fails = La grappe ne continue pas : elle a disparu, ou l’une de ses machines.
bots-ray-processes = Une grappe Ray a ses propres processus : donnez --ray ou --processes, pas les deux.
bots-processes-die = Certaines parties n’ont pas été jouées : le processus qui les joue meurt à chaque fois.
bots-no-arena = { $file } n’est pas le fichier d’une arène.
bots-other-arena = { $file } appartient à une autre arène : donnez un autre fichier, ou les mêmes bots, joueurs, graine et options dans la même version d’Edubba.
bots-arena-runs = Une autre arène écrit dans { $file } : attendez qu’elle soit finie, ou donnez un autre fichier.
bots-other-records = { $folder } contient les enregistrements d’autres parties : donnez un autre dossier.
bots-arena-stopped = Arrêt. La même commande reprendra à partir du fichier { $file }.
bots-arena-stopped-unsaved = Arrêt. Avec --json FICHIER, la prochaine arène pourra être reprise.
bots-arena-stopped-early = Arrêté avant la fin de la première partie.
bots-arena-failed =
    { $games ->
        [one] « { $bot } » n’a pas terminé une partie ; qui ne termine pas est classé dernier : { $reason }
       *[other] « { $bot } » n’a pas terminé { $games } parties ; qui ne termine pas est classé dernier. La première fois : { $reason }
    }
bots-column-bot = bot
bots-column-ahead = devance
bots-column-seats = places
bots-column-wins = victoires / parties
bots-column-share = part
bots-column-between = à 95 % entre
bots-column-fair = part équitable
bots-column-rating = cote

## Analysis

bots-nothing-to-analyse = Il n’y a aucun coup dans cet enregistrement.
bots-same-file = L’enregistrement, son analyse et l’image demandent trois fichiers différents.
bots-picture-kind = L’image est en SVG : donnez un fichier en .svg, pas { $file }.
bots-analysis-stopped = Arrêté ; rien n’a été écrit.
bots-analysed = Chaque coup est jugé dans { $file } ; l’image est { $picture }.
bots-chance = chance de gagner
bots-column-ply = coup
bots-column-who = qui
bots-column-move = joué
bots-column-cost = coût
bots-column-best = mieux

## Trial of a program from outside

bots-host-games = Un essai compte au moins une partie, pas { $games }.
bots-host-playing = Partie { $number } sur { $games } en cours
bots-host-played = Partie { $number }, place { $place } sur { $players } : { $moves } coups ; points : { $points } pour le programme, { $others } pour les autres.
bots-host-failed = Partie { $number }, place { $place } sur { $players } : échec au coup { $move }.
bots-host-fit = Le programme « { $command } » sait jouer au jeu { $game }. Dans l’arène, il s’appelle « host:{ $command } ».
