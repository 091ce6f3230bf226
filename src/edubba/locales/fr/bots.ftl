# Players that think, the arena, the analysis.

bots-level-unknown = Il n’y a pas de niveau « { $level } » : les niveaux vont de 1 à { $last }.
bots-no-levels = Le bot « { $bot } » n’a pas de niveaux ; « search » en a.

bots-level-apprentice = Apprenti
bots-level-pupil = Élève
bots-level-scribe = Scribe
bots-level-teacher = Professeur
bots-level-sage = Sage
bots-level-master = Maître

## Programs from outside

bots-host-start = Le programme « { $command } » n’a pas pu démarrer : { $reason }.
bots-host-gone = Le programme « { $command } » s’est arrêté au lieu de choisir un coup.
bots-host-silent =
    { $seconds ->
        [one] Le programme « { $command } » n’a pas répondu en { $seconds } seconde.
       *[other] Le programme « { $command } » n’a pas répondu en { $seconds } secondes.
    }
bots-host-answer = Le programme « { $command } » a répondu { $answer }, ce qui n’est pas un coup légal.

## Arena

bots-too-many = On ne peut pas asseoir { $bots } bots à une table de { $players } joueurs.
bots-games = Une arène compte au moins une partie, pas { $games }.
bots-no-ray = Ray n’est pas installé : pip install 'edubba[cluster]'
bots-processes-die = Les processus qui jouent meurent sans cesse ; si la mémoire manque, jouez moins de parties à la fois avec --processes.
bots-no-arena = { $file } n’est pas le fichier d’une arène.
bots-other-arena = { $file } appartient à une autre arène : donnez un autre fichier, ou les mêmes bots, joueurs, graine et options.
bots-arena-stopped = Arrêt. La même commande reprendra à partir du fichier { $file }.
bots-arena-stopped-unsaved = Arrêt. Avec --json FICHIER, la prochaine arène pourra être reprise.
bots-column-bot = bot
bots-column-seats = places
bots-column-wins = victoires / parties
bots-column-share = part
bots-column-between = à 95 % entre
bots-column-fair = part équitable
bots-column-rating = cote

## Analysis

bots-nothing-to-analyse = Il n’y a aucun coup dans cet enregistrement.
bots-analysed = Chaque coup est jugé dans { $file } ; l’image est { $picture }.
bots-column-ply = coup
bots-column-who = qui
bots-column-move = joué
bots-column-cost = coût
bots-column-best = mieux

## Trial of a program from outside

bots-host-played = Partie { $number } : { $moves } coups ; points : { $points } (ceux du programme en premier).
bots-host-fit = Le programme « { $command } » sait jouer au jeu { $game }. Dans l’arène, il s’appelle « host:{ $command } ».
