# Tigris & Euphrates. Arguments: $seat a player's name, $cell a cell, $tile a kind of tile, $leader an office, $colour a colour.
#
# Glossary: leader = chef, priest = prêtre, king = roi, farmer = fermier, trader = marchand, tile = tuile, temple = temple,
# settlement = colonie, farm = ferme, market = marché, kingdom = royaume, revolt = révolte, war = guerre, conflict = conflit,
# to lay out tiles = engager des tuiles, catastrophe = catastrophe, treasure = trésor, monument = monument,
# civilization building = bâtiment de civilisation, screen = paravent, bag = sac, face up, face down = face visible, cachée.
# Cells are spoken of as in chess: en c4. The plural of each of the four colours is made with a plain s.

tigris-name = Tigre & Euphrate
tigris-about = Des royaumes et leurs chefs, des révoltes et des guerres, et quatre couleurs à garder en équilibre.
tigris-option-board = La face du plateau : standard avec 10 trésors, alternate avec 14.
tigris-option-board-standard = Standard, 10 trésors
tigris-option-board-alternate = Alternatif, 14 trésors
tigris-option-buildings = Bâtiments de civilisation : trois tuiles alignées en donnent un, et il double les points de sa couleur.
tigris-option-open_scores = Les points de tous sont visibles ; sinon, ils restent derrière les paravents.
tigris-option-monument_over_building = Un monument peut recouvrir un bâtiment, qui retourne à la réserve.

tigris-tile =
    { $tile ->
        [temple] temple
        [settlement] colonie
        [farm] ferme
       *[market] marché
    }
tigris-tiles =
    { $tile ->
        [temple] temples
        [settlement] colonies
        [farm] fermes
       *[market] marchés
    }
tigris-leader =
    { $leader ->
        [priest] prêtre
        [king] roi
        [farmer] fermier
       *[trader] marchand
    }
tigris-leaders =
    { $leader ->
        [priest] prêtres
        [king] rois
        [farmer] fermiers
       *[trader] marchands
    }
tigris-colour =
    { $colour ->
        [red] rouge
        [black] noir
        [blue] bleu
       *[green] vert
    }
tigris-monument =
    { $monument ->
        [red-black] rouge et noir
        [red-blue] rouge et bleu
        [red-green] rouge et vert
        [black-blue] noir et bleu
        [black-green] noir et vert
       *[blue-green] bleu et vert
    }

## Why a move is refused

tigris-on-catastrophe = Une catastrophe bloque définitivement la case { $cell }.
tigris-on-monument = Un monument se dresse en { $cell }.
tigris-on-leader = Un chef se trouve en { $cell }.
tigris-on-tile = Il y a déjà une tuile en { $cell }.
tigris-on-treasure = Pas de catastrophe en { $cell } tant qu’un trésor s’y trouve.
tigris-on-building = Pas de catastrophe en { $cell } : un bâtiment s’y trouve.
tigris-same-cell = Il est déjà en { $cell }.
tigris-farm-on-land = { $cell } est une case de terre : les fermes ne vont que sur le fleuve.
tigris-tile-on-river = { $cell } est une case de fleuve : seules les fermes y vont.
tigris-leader-on-river = { $cell } est une case de fleuve : aucun chef ne peut s’y tenir.
tigris-no-temple = Un chef doit être juste à côté d’un temple visible, et { $cell } n’en touche aucun.
tigris-joins-two = Un chef en { $cell } réunirait deux royaumes.
tigris-joins-three = Une tuile en { $cell } réunirait trois royaumes.
tigris-no-tile = Vous n’avez pas de { tigris-tile } en main.
tigris-no-catastrophe = Vous n’avez plus de catastrophe.
tigris-leader-at-home = Votre { tigris-leader } n’est pas sur le plateau.
tigris-exchange-not-held = Vous n’avez pas { $tiles } en main.
tigris-asked =
    { $asked ->
        [support] Dites d’abord combien de tuiles vous engagez dans le conflit.
        [war] Choisissez d’abord la prochaine guerre à livrer.
        [building] Décidez d’abord du bâtiment.
        [monument] Décidez d’abord du monument.
       *[treasure] Choisissez d’abord un trésor.
    }
tigris-not-asked =
    { $asked ->
        [support] Il n’y a pas de conflit où engager des tuiles.
        [war] Il n’y a pas de guerre à choisir.
        [building] Aucun bâtiment ne peut être construit maintenant.
        [monument] Aucun monument ne peut être construit maintenant.
       *[treasure] Il n’y a pas de trésor à choisir.
    }
tigris-support-held =
    { $held ->
        [0] Vous n’avez pas de { tigris-tiles } en main, et rien d’autre ne compte ici.
        [one] Vous n’avez que { $held } { tigris-tile } en main.
       *[other] Vous n’avez que { $held } { tigris-tiles } en main.
    }
tigris-no-such-war = Il n’y a pas deux { tigris-leaders } face à face dans ce royaume.
tigris-no-treasure = Il n’y a pas de trésor en { $cell }.
tigris-treasure-elsewhere = Le trésor en { $cell } n’est pas dans ce royaume.
tigris-building-line = { $cell } n’est pas dans une ligne qui donne le bâtiment.
tigris-monument-stands = Le monument { tigris-monument } est déjà construit.
tigris-monument-colour = Il n’y a pas de { tigris-colour } dans le monument { tigris-monument }.
tigris-no-square = La tuile ne complète pas de carré en { $cell }.

## Why a position is refused

tigris-row = board : la ligne { $row } doit avoir { $columns } signes, et non { $found }.
tigris-token = board : « { $token } » en { $cell } ne veut rien dire.
tigris-terrain = board : en { $cell }, la terre et le fleuve sont confondus.
tigris-building-twice = board : le bâtiment en { $cell } se trouve aussi ailleurs.
tigris-leader-twice = board : le chef en { $cell } se trouve aussi ailleurs.
tigris-buildings-off = board : il y a un bâtiment { tigris-colour }, mais l’option n’est pas choisie.
tigris-leader-no-temple = { $seat } : le { tigris-leader } en { $cell } n’a pas de temple à côté de lui.
tigris-leaders-meet = Il y a deux { tigris-leaders } dans le royaume en paix où se trouve { $cell }.
tigris-too-many-tiles = Le nombre de { tigris-tiles } dans le jeu est { $exist }, et non { $found }.
tigris-too-many-face-down =
    { $spare ->
        [one] Au plus { $spare } tuile peut être face cachée, et non { $found }.
       *[other] Au plus { $spare } tuiles peuvent être face cachée, et non { $found }.
    }
tigris-hand = { $seat } peut avoir { $most } tuiles en main, et non { $found }.
tigris-catastrophe-count = Il doit y avoir { $exist } catastrophes, sur le plateau et chez les joueurs, et non { $found }.
tigris-treasure-place = Il n’y a jamais eu de trésor en { $cell }.
tigris-too-many-treasures = Il y a { $exist } trésors, sur le plateau et chez les joueurs, et non { $found }.
tigris-monument-entry = { $where } : deux couleurs sont attendues, et la case en haut à gauche d’un carré.
tigris-monument-twice = { $where } : ce monument se trouve aussi ailleurs.
tigris-monument-tiles = Le monument { tigris-monument } en { $cell } doit avoir quatre tuiles face cachée à lui.
tigris-monument-terrain = Le monument { tigris-monument } ne peut pas avoir été construit en { $cell }.
tigris-no-monument = La tuile face cachée en { $cell } n’est sous aucun monument.
tigris-letters = { $where } : les tuiles s’écrivent avec les lettres { $letters }.
tigris-flag = { $where } : true ou false est attendu.
tigris-placed = { $where } : une case avec une tuile face visible est attendue.
tigris-no-conflict = { $where } : ces deux chefs ne sont pas dans un tel conflit.
tigris-not-over = La partie n’est pas terminée : il reste plus de deux trésors et toutes les mains pourraient être complétées.
tigris-actions-left = actions_left : { $actions } ne convient pas.
tigris-nothing-pending = pending : il n’y a rien de tel à décider.

## Why a board file is refused

tigris-board-row = la ligne { $row } doit avoir { $columns } cases, chacune étant l’un de ces signes : . ~ T *
tigris-board-temples = il doit y avoir de { $fewest } à { $most } temples de départ, et non { $found }.
tigris-board-declared = le fichier annonce { $stated }, mais le compte est { $found }.

## The story of a game

tigris-told-tile =
    { $tile ->
        [temple] { $seat } a posé un { tigris-tile } en { $cell }.
        [settlement] { $seat } a posé une { tigris-tile } en { $cell }.
        [farm] { $seat } a posé une { tigris-tile } en { $cell }.
       *[market] { $seat } a posé un { tigris-tile } en { $cell }.
    }
tigris-told-leader = { $seat } a placé son { tigris-leader } en { $cell }.
tigris-told-leader-moved = { $seat } a déplacé son { tigris-leader } en { $cell }.
tigris-told-withdrew = { $seat } a retiré son { tigris-leader }.
tigris-told-catastrophe = { $seat } a déclenché une catastrophe en { $cell }.
tigris-told-exchanged =
    { $number ->
        [0] { $seat } n’a échangé aucune tuile.
        [one] { $seat } a échangé une tuile.
       *[other] { $seat } a échangé { $number } tuiles.
    }
tigris-told-passed = { $seat } a passé.
tigris-told-joined = Deux royaumes sont réunis, et des chefs de même couleur s’y font face.
tigris-told-joined-in-peace = Deux royaumes sont réunis dans la paix.
tigris-told-chose-war = { $seat } a choisi la guerre des { tigris-leaders }.
tigris-told-revolt = Révolte des { tigris-leaders } : { $seat_attacker } ({ $attack }) contre { $seat_defender } ({ $defence }).
tigris-told-war = Guerre des { tigris-leaders } : { $seat_attacker } ({ $attack }) contre { $seat_defender } ({ $defence }).
tigris-told-laid =
    { $number ->
        [0] { $seat } n’a rien engagé.
        [one] { $seat } a engagé { $number } { tigris-tile }.
       *[other] { $seat } a engagé { $number } { tigris-tiles }.
    }
tigris-told-won-conflict = { $seat } l’emporte { $high } à { $low } ; { $seat_loser } reprend son { tigris-leader }.
tigris-told-removed =
    { $number ->
        [one] { $number } { tigris-tile } a quitté le plateau.
       *[other] { $number } { tigris-tiles } ont quitté le plateau.
    }
tigris-told-home = { $seat } reprend son { tigris-leader }, qui n’a plus de temple à côté de lui.
tigris-told-points =
    { $number ->
        [one] { $seat } a gagné { $number } point { tigris-colour }.
       *[other] { $seat } a gagné { $number } points { tigris-colour }s.
    }
tigris-told-income =
    { $number ->
        [one] Les monuments ont rapporté { $number } point { tigris-colour } à { $seat }.
       *[other] Les monuments ont rapporté { $number } points { tigris-colour }s à { $seat }.
    }
tigris-told-treasure = { $seat } a pris le trésor en { $cell }.
tigris-told-monument = { $seat } a érigé le monument { tigris-monument } en { $cell }.
tigris-told-no-monument = { $seat } n’a pas érigé de monument.
tigris-told-building = { $seat } a posé le bâtiment { tigris-colour } en { $cell }.
tigris-told-building-moved = { $seat } a déplacé le bâtiment { tigris-colour } en { $cell }.
tigris-told-no-building = { $seat } a laissé le bâtiment { tigris-colour } où il était.
tigris-told-drew =
    { $number ->
        [0] { $seat } n’a pioché aucune tuile.
        [one] { $seat } a pioché une tuile.
       *[other] { $seat } a pioché { $number } tuiles.
    }
tigris-told-bag-short = Le sac est vide : c’est le dernier tour.
tigris-told-turn = C’est à { $seat } de jouer.
tigris-told-end-treasures = La partie est terminée : il reste au plus deux trésors.
tigris-told-end-bag = La partie est terminée : le sac n’a pas suffi à compléter une main.
tigris-told-final = { $seat } a { $weakest }, { $second }, { $third } et { $strongest } points, de la couleur la plus faible à la plus forte.
tigris-told-won = { $seat } a gagné.
tigris-told-shared = Victoire partagée : { $winners }.

## The table in a terminal

tigris-title =
    { $asked ->
        [action] Tigre & Euphrate · { $seat }, { $actions ->
            [one] { $actions } action restante
           *[other] { $actions } actions restantes
        }
        [support] Tigre & Euphrate · { $seat } engage des tuiles
        [war] Tigre & Euphrate · { $seat } choisit une guerre
        [building] Tigre & Euphrate · { $seat } décide du bâtiment
        [monument] Tigre & Euphrate · { $seat } décide d’un monument
       *[treasure] Tigre & Euphrate · { $seat } choisit un trésor
    }
tigris-title-over = Tigre & Euphrate · partie terminée
tigris-revolt-of = Révolte des { tigris-leaders }
tigris-war-of = Guerre des { tigris-leaders }
tigris-attacker = { $seat } attaque
tigris-defender = { $seat } défend
tigris-column-side = camp
tigris-column-board = sur le plateau
tigris-column-laid = engagées
tigris-column-needs = requises
tigris-column-stake = points en jeu
tigris-column-tiles = tuiles
tigris-column-home = hors plateau
tigris-note-hand = Votre main :
tigris-note-left = Trésors restants : { $treasures } (la partie finit à { $end }), tuiles dans le sac : { $bag }.
tigris-note-last-turn = C’est le dernier tour.

## In the browser

tigris-web-dock = Plateau
tigris-web-board =
    { $board ->
        [standard] Le plateau standard : onze lignes de seize cases, deux fleuves
        [alternate] Le plateau alternatif : onze lignes de seize cases, deux fleuves
       *[other] Le plateau « { $board } » : onze lignes de seize cases, deux fleuves
    }
tigris-web-moment =
    { $asked ->
        [support] Conflit · { $seat } engage des tuiles
        [war] Conflit · { $seat } choisit une guerre
        [building] { $seat } décide du bâtiment
        [monument] { $seat } décide d’un monument
        [treasure] { $seat } choisit un trésor
        [over] La partie est terminée
       *[action] { $actions ->
            [0] { $seat } · aucune action restante
            [one] { $seat } · une action restante
           *[other] { $seat } · { $actions } actions restantes
        }
    }
tigris-web-among-wars =
    { $more ->
        [yes] { $number } sur { $of } · ensuite : { $wars }
       *[no] { $number } sur { $of }
    }
tigris-web-name =
    { $who ->
        [you] Vous
       *[other] { $seat }
    }
tigris-web-whose =
    { $who ->
        [you] votre { tigris-leader }
       *[other] le { tigris-leader } ({ $seat })
    }
tigris-web-cell =
    { $what ->
        [tile] { $cell }, { tigris-tile }.
        [catastrophe] { $cell }, catastrophe.
        [monument] { $cell }, sous le monument { tigris-monument }.
        [leader] { $cell }.
       *[empty] { $cell }, { $ground ->
            [river] fleuve libre
           *[land] terre libre
        }.
    }
tigris-web-cell-leader =
    { $who ->
        [you] Votre { tigris-leader }, force { $war } en guerre, { $revolt } en révolte.
       *[other] Le { tigris-leader } ({ $seat }), force { $war } en guerre, { $revolt } en révolte.
    }
tigris-web-cell-kingdom = Chefs du royaume : { $leaders }.
tigris-web-cell-treasure =
    { $first ->
        [yes] Un trésor à prendre en premier.
       *[no] Un trésor.
    }
tigris-web-cell-building = Un bâtiment.
tigris-web-may =
    { $asked ->
        [treasure] Vous pouvez prendre ce trésor.
        [monument] Vous pouvez ériger un monument ici.
        [building] Vous pouvez mettre le bâtiment ici.
       *[action] Possible ici.
    }
tigris-web-on = Case choisie ; encore une fois pour confirmer.
tigris-web-pick = Vous pouvez le déplacer ou le retirer.
tigris-web-prompt =
    { $asked ->
        [support] Engagez des tuiles
        [war] Quelle guerre livrer maintenant ?
        [building] Poser le bâtiment ?
        [monument] Ériger un monument ?
        [treasure] Prenez un trésor
       *[action] { $actions ->
            [one] Votre dernière action de ce tour
           *[other] À vous de jouer : { $actions } actions
        }
    }
tigris-web-held =
    { $kind ->
        [tile] { $tile ->
            [temple] Où va le { tigris-tile } ?
            [settlement] Où va la { tigris-tile } ?
            [farm] Où va la { tigris-tile } ?
           *[market] Où va le { tigris-tile } ?
        }
        [leader] Où va votre { tigris-leader } ?
       *[catastrophe] Où frappe la catastrophe ?
    }
tigris-web-how =
    { $held ->
        [tile] Choisissez une case cerclée. Le nombre est ce qu’elle vous rapporte ; des anneaux liés annoncent une guerre.
        [leader] Choisissez une case cerclée. Des anneaux liés annoncent une révolte.
        [catastrophe] Choisissez une case cerclée. Ce qui s’y trouve est perdu, et plus rien n’y sera jamais posé.
        [exchange] Marquez des tuiles de votre main. Elles quittent le jeu, et vous en piochez autant.
       *[nothing] Choisissez une tuile, un chef ou une catastrophe ci-dessous, puis une case du plateau, ou faites-les glisser.
    }
tigris-web-here = Que mettre en { $cell } ?
tigris-web-piece =
    { $kind ->
        [tile] { tigris-tile }
        [leader] { tigris-leader }
       *[catastrophe] catastrophe
    }
tigris-web-move =
    { $deed ->
        [tile] { $tile ->
            [temple] Un { tigris-tile } en { $cell }
            [settlement] Une { tigris-tile } en { $cell }
            [farm] Une { tigris-tile } en { $cell }
           *[market] Un { tigris-tile } en { $cell }
        }
        [leader] Le { tigris-leader } en { $cell }
        [withdraw] Retirer le { tigris-leader }
        [catastrophe] Une catastrophe en { $cell }
        [exchange] { $number ->
            [0] N’échanger aucune tuile
            [one] Échanger une tuile
           *[other] Échanger { $number } tuiles
        }
        [support] { $number ->
            [0] Ne rien engager
            [one] Engager une tuile
           *[other] Engager { $number } tuiles
        }
        [war] La guerre des { tigris-leaders } d’abord
        [monument] Le monument { tigris-monument } en { $cell }
        [no-monument] Pas de monument
        [building] Le bâtiment en { $cell }
        [no-building] Pas de bâtiment
        [treasure] Le trésor en { $cell }
       *[pass] Passer
    }
tigris-web-joins =
    { $wars ->
        [0] Deux royaumes sont réunis dans la paix ; personne ne marque.
        [one] Deux royaumes sont réunis et une guerre éclate ; personne ne marque pour la tuile.
       *[other] Deux royaumes sont réunis et { $wars } guerres éclatent ; personne ne marque pour la tuile.
    }
tigris-web-gains =
    { $who ->
        [you] { $points ->
            [one] Vous gagnez { $points } point { tigris-colour }.
           *[other] Vous gagnez { $points } points { tigris-colour }s.
        }
       *[other] { $points ->
            [one] { $seat } gagne { $points } point { tigris-colour }.
           *[other] { $seat } gagne { $points } points { tigris-colour }s.
        }
    }
tigris-web-no-gain = Personne ne marque : aucun chef du royaume n’y a droit.
tigris-web-may-monument = Vous pourrez ensuite ériger un monument : { $monuments }.
tigris-web-may-building = Vous pourrez ensuite poser le bâtiment { tigris-colour }.
tigris-web-treasures-due =
    { $who ->
        [you] { $number ->
            [0] Votre marchand ne prend aucun trésor.
            [one] Votre marchand prend un trésor.
           *[other] Votre marchand prend { $number } trésors.
        }
       *[other] { $number ->
            [0] Le marchand ({ $seat }) ne prend aucun trésor.
            [one] Le marchand ({ $seat }) prend un trésor.
           *[other] Le marchand ({ $seat }) prend { $number } trésors.
        }
    }
tigris-web-home =
    { $who ->
        [you] Vous reprenez votre { tigris-leader }, qui perd son dernier temple.
       *[other] { $seat } reprend son { tigris-leader }, qui perd son dernier temple.
    }
tigris-web-no-revolt = Pas de révolte : il n’y a là aucun autre chef de sa couleur.
tigris-web-exchange-unseen = Personne ne les voit. Si le sac s’épuise, ce tour est le dernier.
tigris-web-exchange = Échanger des tuiles
tigris-web-withdraw = Le retirer
tigris-web-pass =
    { $actions ->
        [one] Passer et finir le tour
       *[other] Passer une action
    }
tigris-web-role =
    { $role ->
        [attacker] { $who ->
            [you] attaquez
           *[other] attaque
        }
       *[defender] { $who ->
            [you] défendez
           *[other] défend
        }
    }
tigris-web-from-hand =
    { $who ->
        [you] de votre main
       *[other] de la main
    }
tigris-web-up-to = jusqu’à { $number }
tigris-web-needs =
    { $role ->
        [attacker] { $who ->
            [you] { $needs ->
                [0] Vous êtes en tête ; le défenseur répond en dernier.
                [one] Pour être en tête, il vous faut encore { $needs } { tigris-tile } ; le défenseur répond en dernier et gagne à égalité.
               *[other] Pour être en tête, il vous faut encore { $needs } { tigris-tiles } ; le défenseur répond en dernier et gagne à égalité.
            }
           *[other] { $needs ->
                [0] { $seat } est en tête ; le défenseur répond en dernier.
                [one] Pour être en tête, il faut encore { $needs } { tigris-tile } à { $seat } ; le défenseur répond en dernier et gagne à égalité.
               *[other] Pour être en tête, il faut encore { $needs } { tigris-tiles } à { $seat } ; le défenseur répond en dernier et gagne à égalité.
            }
        }
       *[defender] { $who ->
            [you] { $needs ->
                [0] Vous gagnez avec ce qui est sur le plateau : l’égalité profite au défenseur.
                [one] Il vous faut encore { $needs } { tigris-tile } pour gagner : l’égalité profite au défenseur.
               *[other] Il vous faut encore { $needs } { tigris-tiles } pour gagner : l’égalité profite au défenseur.
            }
           *[other] { $needs ->
                [0] { $seat } gagne avec ce qui est sur le plateau : l’égalité profite au défenseur.
                [one] Il faut encore { $needs } { tigris-tile } à { $seat } pour gagner : l’égalité profite au défenseur.
               *[other] Il faut encore { $needs } { tigris-tiles } à { $seat } pour gagner : l’égalité profite au défenseur.
            }
        }
    }
tigris-web-verdict =
    { $role ->
        [attacker] { $ahead ->
            [yes] Vous seriez en tête ; { $seat } répond.
           *[no] Vous ne seriez pas en tête : l’égalité profite au défenseur.
        }
       *[defender] { $ahead ->
            [yes] Vous gagnez : l’égalité profite au défenseur.
           *[no] Vous perdez.
        }
    }
tigris-web-stake =
    { $who ->
        [you] { $points ->
            [one] Si vous perdez, { $seat_winner } gagne { $points } point { tigris-colour } et vous reprenez votre { tigris-leader }.
           *[other] Si vous perdez, { $seat_winner } gagne { $points } points { tigris-colour }s ; vous reprenez votre { tigris-leader } et { $tiles ->
                [one] { $tiles } { tigris-tile } quitte
               *[other] { $tiles } { tigris-tiles } quittent
            } le plateau.
        }
       *[other] { $points ->
            [one] En cas de défaite, { $seat } reprend son { tigris-leader } et { $winner ->
                [you] vous gagnez
               *[other] { $seat_winner } gagne
            } { $points } point { tigris-colour }.
           *[other] En cas de défaite, { $seat } reprend son { tigris-leader } ; { $winner ->
                [you] vous gagnez
               *[other] { $seat_winner } gagne
            } { $points } points { tigris-colour }s et { $tiles ->
                [one] { $tiles } { tigris-tile } quitte
               *[other] { $tiles } { tigris-tiles } quittent
            } le plateau.
        }
    }
tigris-web-lay =
    { $hand ->
        [0] Vous n’avez pas de { tigris-tiles } en main : rien ne peut être engagé.
        [one] Combien en engagez-vous ? Vous avez { $hand } { tigris-tile } en main.
       *[other] Combien en engagez-vous ? Vous avez { $hand } { tigris-tiles } en main.
    }
tigris-web-due =
    { $number ->
        [0] Votre marchand n’en prend aucun.
        [one] Votre marchand en prend un ; l’autre reste.
       *[other] Votre marchand en prend { $number } ; un seul reste.
    }
tigris-web-monument =
    { $squares ->
        [one] { tigris-monument }
       *[other] { tigris-monument }, en { $cell }
    }
tigris-web-on-cell = En { $cell }
tigris-web-none =
    { $asked ->
        [building] Pas de bâtiment
       *[monument] Pas de monument
    }
tigris-web-own = Vos tuiles, vos chefs et vos points
tigris-web-hand = Votre main
tigris-web-hand-empty = vide
tigris-web-in-hand = { tigris-tile } en main
tigris-web-leaders = Chefs et catastrophes
tigris-web-leader =
    { $home ->
        [yes] { tigris-leader }, hors plateau
       *[no] { tigris-leader }, sur le plateau
    }
tigris-web-points =
    { $open ->
        [yes] Vos points
       *[no] Points derrière votre paravent
    }
tigris-web-colour-points =
    { $colour ->
        [treasure] trésors
       *[other] points { tigris-colour }s
    }
tigris-web-kingdoms = Royaumes
tigris-web-strength = Force
tigris-web-tiles =
    { $number ->
        [0] aucune tuile en main
        [one] une tuile en main
       *[other] { $number } tuiles en main
    }
tigris-web-catastrophes =
    { $number ->
        [0] plus de catastrophe
        [one] encore une catastrophe
       *[other] encore { $number } catastrophes
    }
tigris-web-all-out = tous les quatre sur le plateau
tigris-web-treasures-left = encore { $left }, fin à { $end }
tigris-web-bag = { $number } dans le sac
tigris-web-tab-stock = Réserve
tigris-web-leader-strength =
    { $who ->
        [you] Votre { tigris-leader } en { $cell } : { $war } en guerre, { $revolt } en révolte
       *[other] Le { tigris-leader } ({ $seat }) en { $cell } : { $war } en guerre, { $revolt } en révolte
    }
tigris-web-scores =
    { $who ->
        [you] +{ $points } pour vous
       *[other] +{ $points } pour { $seat }
    }
tigris-web-scores-nobody = pour personne
tigris-web-no-kingdoms = Il n’y a pas encore de royaume : un chef en fonde un à côté d’un temple.
tigris-web-stock-monuments = Monuments en réserve
tigris-web-stock-buildings = Bâtiments en réserve
tigris-web-stock-none = Aucun
tigris-web-discards = Ce que vous avez échangé
tigris-web-danger-pass =
    { $actions ->
        [one] Passer et finir votre tour ?
       *[other] Renoncer à une action ?
    }
tigris-web-danger-home = Votre propre chef perd son dernier temple et quitte le plateau. Jouer quand même ?
tigris-web-danger-gift = Les points vont à { $seat }. Jouer quand même ?
tigris-web-danger-revolt = Vous n’avez pas assez de temples pour gagner cette révolte. La lancer quand même ?
tigris-web-danger-few =
    { $needs ->
        [one] Cela ne suffit pas ; { $needs } tuile suffirait. En engager si peu ?
       *[other] Cela ne suffit pas ; { $needs } tuiles suffiraient. En engager si peu ?
    }
tigris-web-danger-vain = Il en faudrait { $needs }. Les tuiles que vous engagez sont perdues. Les engager quand même ?
tigris-web-scoring = Le score est celui de la couleur où l’on a le moins de points. Les trésors comblent les manques.
tigris-web-step =
    { $step ->
        [screens] Paravents levés
        [treasures] Trésors répartis
        [lowest] Couleur la plus faible
       *[tie] Départage
    }
tigris-web-column =
    { $gold ->
        [0] { tigris-colour } : { $points }.
        [one] { tigris-colour } : { $points } et un trésor.
       *[other] { tigris-colour } : { $points } et { $gold } trésors.
    }
tigris-web-lowest =
    { $gold ->
        [0] La couleur des { tigris-tiles } est la plus faible : { $points }.
        [one] La couleur des { tigris-tiles } est la plus faible : { $points } et un trésor font { $sum }.
       *[other] La couleur des { tigris-tiles } est la plus faible : { $points } et { $gold } trésors font { $sum }.
    }
tigris-web-laid-gold =
    { $gold ->
        [0] Aucun trésor à répartir.
        [one] Un trésor complète la colonne la plus basse.
       *[other] { $gold } trésors complètent, un par un, les colonnes les plus basses.
    }
tigris-web-tie =
    { $shared ->
        [yes] Égalité avec { $seat } dans les quatre couleurs : la place est partagée.
       *[no] À égalité avec { $seat }. La couleur suivante où l’on diffère départage, en partant de la plus faible : { $own } contre { $other }.
    }
