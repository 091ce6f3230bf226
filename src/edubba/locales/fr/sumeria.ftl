# Sumeria. Arguments: $seat a player's name, $site and $origin settlements, $state a city-state, $kind a kind of counter.
#
# Glossary: city-state = Cité-État, city = cité, town = ville, village = village, settlement = emplacement,
# trader = commerçant, stock = réserve, counter = tuile, economic, military, political, religious = Économie, Militaire,
# Politique, Religion, row = rangée, place in the row = rang, round = manche, turn = tour, scoring = décompte, set = série,
# bag = sac, set-up = mise en place, road = route, map = carte.

sumeria-name = Sumeria
sumeria-about = Des majorités dans huit Cités-États dont l’ordre change à chaque coup.
sumeria-option-board = La carte sur laquelle on joue.
sumeria-option-board-reconstruction = Reconstitution
sumeria-option-next_largest_set_tiebreak = À la fin, les égalités se départagent aussi par la deuxième, la troisième et la quatrième plus grande série.
sumeria-option-unofficial_two_players = Deux joueurs avec 20 commerçants chacun : absent des règles publiées.

sumeria-kind =
    { $kind ->
        [economic] Économie
        [military] Militaire
        [political] Politique
       *[religious] Religion
    }
sumeria-counters =
    { $number ->
        [0] aucune tuile { sumeria-kind }
        [one] une tuile { sumeria-kind }
       *[other] { $number } tuiles { sumeria-kind }
    }
sumeria-place =
    { $place ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
       *[8] dernier
    }

## Why a move is refused

sumeria-occupied = Il y a déjà un commerçant à { $site }.
sumeria-stock-empty = Votre réserve est vide : tous vos commerçants sont sur le plateau.
sumeria-not-your-trader = Vous n’avez pas de commerçant à { $site }.
sumeria-no-path = Aucune chaîne ininterrompue de commerçants ne relie { $origin } à { $site }.
sumeria-only-add-in-setup = Pendant la mise en place, on ne fait qu’ajouter des commerçants.
sumeria-nothing-to-take = Les tuiles se prennent au décompte d’une manche, pas maintenant.
sumeria-no-such-counter = Il n’y a pas de tuile { sumeria-kind } à prendre ici.
sumeria-take-first = Il faut d’abord prendre une tuile.

## Why a position is refused

sumeria-row = row : chacune des huit Cités-États doit y figurer une fois.
sumeria-unknown-settlement = board : aucun emplacement ne s’appelle « { $site } ».
sumeria-unknown-kind = spaces : aucune tuile ne s’appelle « { $kind } ».
sumeria-trader-count = { $seat } doit avoir en tout { $traders } commerçants, en réserve et sur le plateau, et non { $found }.
sumeria-placed =
    { $placed ->
        [one] { $seat } doit avoir placé { $placed } commerçant à ce stade, et non { $found }.
       *[other] { $seat } doit avoir placé { $placed } commerçants à ce stade, et non { $found }.
    }
sumeria-step = step : { $step } ne convient pas à la phase.
sumeria-round = round : { $round } ne convient pas à la phase.
sumeria-counter-count = Il doit y avoir { $counters } tuiles { sumeria-kind } en tout, et non { $found }.
sumeria-bag =
    { $counters ->
        [one] bag : à la manche { $round }, il doit contenir { $counters } tuile, et non { $found }.
       *[other] bag : à la manche { $round }, il doit contenir { $counters } tuiles, et non { $found }.
    }
sumeria-space =
    { $counters ->
        [one] spaces : la case { $place } doit contenir { $counters } tuile, et non { $found }.
       *[other] spaces : la case { $place } doit contenir { $counters } tuiles, et non { $found }.
    }
sumeria-takers-only-in-take = place et takers ne vont qu’avec la phase « take ».
sumeria-takers = takers : d’après les commerçants sur le plateau, la valeur doit être { $takers }.
sumeria-counter-not-won = won : { $seat } doit déjà avoir les tuiles prises au rang { $place }.
sumeria-nothing-to-choose = spaces : personne n’a de tuile à choisir au rang { $place }.

## Why a board file is refused

sumeria-board-colour = « { $colour } » n’est pas une couleur ; écrivez-la comme #D8B36A.
sumeria-board-unknown-state = aucune Cité-État n’a l’id « { $state } ».
sumeria-board-bad-name = « { $name } » ne peut pas être un nom : il faut des mots sur une ligne, sans « > ».
sumeria-board-states = il doit y avoir { $expected } Cités-États, et non { $found }.
sumeria-board-count = le nombre d’emplacements « { $kind } » doit y être { $expected }, et non { $found }.
sumeria-board-city = « { $city } » n’est pas la cité de cette Cité-État.
sumeria-board-twice = { $what } : « { $value } » est utilisé deux fois.
sumeria-board-path = un chemin passe par au moins deux emplacements, jamais deux fois par le même.
sumeria-board-route-ends = from et to doivent être les extrémités du chemin.
sumeria-board-dangling = le chemin mène à « { $settlement } », qui n’existe pas.
sumeria-board-link-twice = la route { $link } y est deux fois.
sumeria-board-no-roads = aucune route ne mène à cette cité.
sumeria-board-roads = un emplacement « { $kind } » est sur une seule route et a deux voisins, et non { $found }.
sumeria-board-cut-off = aucune route ne mène ici depuis { $start }.
sumeria-board-declared = le fichier annonce { $stated }, mais le compte est { $found }.
sumeria-board-points = les points doivent être des paires de nombres entiers.

## Rankings: why a seat stands where it does. $lead is yes for the first, no for those behind

sumeria-rank-alone = personne d’autre ne commerce ici
sumeria-rank-traders =
    { $lead ->
        [yes] le plus de commerçants ({ $traders })
       *[no] moins de commerçants ({ $traders })
    }
sumeria-rank-city =
    { $city ->
        [yes] tient la cité
       *[no] ne tient pas la cité
    }
sumeria-rank-towns =
    { $lead ->
        [yes] plus de villes ({ $towns })
       *[no] moins de villes ({ $towns })
    }
sumeria-rank-order =
    { $lead ->
        [yes] joue plus tôt dans cette manche
       *[no] joue plus tard dans cette manche
    }
sumeria-last-fewest =
    { $traders ->
        [0] { $seat } n’a aucun commerçant à { $state }
        [one] { $seat } a le moins de commerçants à { $state } : un seul
       *[other] { $seat } a le moins de commerçants à { $state } : { $traders }
    }
sumeria-last-tied = égalité dans toutes les Cités-États ; parmi les joueurs à égalité, { $seat } joue le plus tard dans cette manche

## The story of a game

sumeria-told-placed = { $seat } a placé un commerçant à { $site }.
sumeria-told-added = { $seat } a ajouté un commerçant à { $site }.
sumeria-told-removed = { $seat } a retiré le commerçant qui était à { $site }.
sumeria-told-moved = { $seat } a déplacé vers { $site } le commerçant qui était à { $origin }.
sumeria-told-took = { $seat } a pris { $counters }.
sumeria-told-rose = { $state } dépasse { $passed } et monte au { sumeria-place } rang.
sumeria-told-fell = { $state } passe derrière { $passed } et descend au { sumeria-place } rang.
sumeria-told-controls =
    { $reason ->
        [alone] Décompte du { sumeria-place } rang, { $state } : { $seat } y commerçait sans rival.
        [traders] Décompte du { sumeria-place } rang, { $state } : { $seat } y avait le plus de commerçants.
        [city] Décompte du { sumeria-place } rang, { $state } : à égalité, { $seat } y tenait la cité.
        [towns] Décompte du { sumeria-place } rang, { $state } : à égalité, { $seat } y tenait plus de villes.
       *[order] Décompte du { sumeria-place } rang, { $state } : à égalité, { $seat } avait joué plus tôt.
    }
sumeria-told-nobody = Décompte du { sumeria-place } rang, { $state } : personne n’y commerçait.
sumeria-told-discarded = Défausse : { $counters }.
sumeria-told-round = La manche { $round } commence.
sumeria-told-drawn = Pioche pour le { sumeria-place } rang : { $counters }.
sumeria-told-start = { $seat } commence ; { $seat_last } avait le moins de commerçants à { $state } et jouera en dernier.
sumeria-told-start-tied = { $seat } commence ; à égalité dans toutes les Cités-États, { $seat_last } avait joué le plus tard et jouera en dernier.
sumeria-told-row-turned = { $first }, { $second } et { $third } passent en fin de rangée, { $first } au dernier rang.
sumeria-told-points =
    { $points ->
        [one] { $seat } a { $points } point.
       *[other] { $seat } a { $points } points.
    }
sumeria-told-won = La partie est terminée : { $seat } a gagné.
sumeria-told-won-by-sets = La partie est terminée : à égalité de points, { $seat } l’emporte par la plus grande série.
sumeria-told-shared = La partie est terminée. Victoire partagée : { $winners }.

## The table in a terminal

sumeria-title-setup = Sumeria · mise en place
sumeria-title-turn = Sumeria · manche { $round } sur 6 · tour { $turn } sur 3
sumeria-title-take = Sumeria · manche { $round } sur 6 · décompte
sumeria-title-over = Sumeria · partie terminée
sumeria-column-points = points
sumeria-column-stock = réserve
sumeria-row-bag = dans le sac
sumeria-note-last = En l’état, jouera en dernier à la prochaine manche : { $seat } ({ $reason }).

## Ties at the end

sumeria-tie-largest =
    { $counters ->
        [one] égalité de points ; la plus grande série a une tuile
       *[other] égalité de points ; la plus grande série a { $counters } tuiles
    }
sumeria-tie-next = égalité de points et de plus grande série ; les séries : { $sizes }
sumeria-tie-shared = égalité de points et de séries : le rang est partagé

## In the browser

sumeria-web-dock = Carte
sumeria-web-map = Carte de Sumer : Cités-États, emplacements et routes qui les relient
sumeria-web-map-missing = La carte n’a pas pu être apportée de la maison.
# Settlements go by one name everywhere, because moves are written with them; the river does not.
sumeria-web-river =
    { $river ->
        [Euphrates] Euphrate
       *[other] { $river }
    }
sumeria-web-again = Réessayer
sumeria-web-moment =
    { $phase ->
        [setup] Mise en place
        [take] Manche { $round } sur 6 · décompte
        [over] La partie est terminée
       *[turn] Manche { $round } sur 6 · tour { $turn } sur 3
    }
sumeria-web-form =
    { $form ->
        [city] cité
        [town] ville
       *[village] village
    }
sumeria-web-site =
    { $who ->
        [nobody] { $site }, { sumeria-web-form }, Cité-État { $state }, libre.
        [you] { $site }, { sumeria-web-form }, Cité-État { $state }, votre commerçant.
       *[other] { $site }, { sumeria-web-form }, Cité-État { $state }, commerçant : { $seat }.
    }
sumeria-web-may =
    { $may ->
        [pick] Vous pouvez le déplacer ou le retirer.
        [goal] Le commerçant choisi peut venir ici.
        [held] Vous avez choisi ce commerçant.
        [on] Choisi ; encore une fois pour confirmer.
       *[add] { $phase ->
            [setup] Vous pouvez poser un commerçant ici.
           *[turn] Vous pouvez ajouter un commerçant ici.
        }
    }
sumeria-web-move =
    { $deed ->
        [remove] Retirer le commerçant posé à { $site }
        [move] Déplacer le commerçant : { $site } → { $goal }
        [take] Prendre { $kind ->
            [economic] une tuile Économie
            [military] une tuile Militaire
            [political] une tuile Politique
           *[religious] une tuile Religion
        }
       *[add] { $phase ->
            [setup] Poser un commerçant à { $site }
           *[turn] Ajouter un commerçant à { $site }
        }
    }
sumeria-web-to = vers
sumeria-web-then = puis
sumeria-web-prompt =
    { $phase ->
        [setup] Posez un commerçant
        [take] { $state } est à vous : prenez une tuile
       *[turn] Ajoutez, déplacez ou retirez un commerçant
    }
sumeria-web-how =
    { $phase ->
        [setup] Choisissez un emplacement libre sur la carte.
       *[turn] { $stock ->
            [0] Votre réserve est vide. Choisissez un de vos commerçants sur la carte.
           *[other] Choisissez un de vos commerçants sur la carte, ou un emplacement libre pour un nouveau.
        }
    }
sumeria-web-picked = Commerçant à { $site }
sumeria-web-goals =
    { $goals ->
        [0] Il ne peut pas bouger : on peut seulement le retirer.
        [one] Il peut aller à un emplacement, ou être retiré.
       *[other] Il peut aller à { $goals } emplacements, ou être retiré.
    }
sumeria-web-remove = Le retirer
sumeria-web-stock =
    { $traders ->
        [0] Aucun commerçant dans votre réserve
        [one] Un commerçant dans votre réserve
       *[other] { $traders } commerçants dans votre réserve
    }
sumeria-web-in-stock = { $traders } en réserve
sumeria-web-points =
    { $points ->
        [0] aucun point
        [one] un point
       *[other] { $points } points
    }
sumeria-web-row-stays = La rangée reste telle quelle.
sumeria-web-rises =
    { $counters ->
        [0] { $state } monte devant { $passed }, au { sumeria-place } rang.
        [one] { $state } monte devant { $passed }, au { sumeria-place } rang, et rapporterait une tuile.
       *[other] { $state } monte devant { $passed }, au { sumeria-place } rang, et rapporterait { $counters } tuiles.
    }
sumeria-web-falls =
    { $scores ->
        [no] { $state } descend derrière { $passed }, au { sumeria-place } rang.
        [lost] { $state } descend derrière { $passed }, au { sumeria-place } rang, et ne serait pas décomptée.
       *[yes] { $counters ->
            [one] { $state } descend derrière { $passed }, au { sumeria-place } rang, et ne rapporterait qu’une tuile.
           *[other] { $state } descend derrière { $passed }, au { sumeria-place } rang, et ne rapporterait que { $counters } tuiles.
        }
    }
sumeria-web-stands = À { $state } : { $reason }
sumeria-web-leaves = Vous n’auriez plus de commerçant à { $state }
sumeria-web-rank =
    { $rank ->
        [0] aucun
        [1] 1er
        [2] 2e
        [3] 3e
       *[other] { $rank }e
    }
sumeria-web-danger = Vous perdriez la première place à { $state }. Jouer quand même ?
sumeria-web-row = La rangée des Cités-États
sumeria-web-row-after = La rangée des Cités-États telle qu’elle deviendrait
sumeria-web-tile =
    { $counters ->
        [0] { $state }, { sumeria-place } rang.
        [one] { $state }, { sumeria-place } rang, rapporte une tuile :
       *[other] { $state }, { sumeria-place } rang, rapporte { $counters } tuiles :
    }
sumeria-web-traders-of =
    { $traders ->
        [0] { $seat } : aucun commerçant.
        [one] { $seat } : un commerçant.
       *[other] { $seat } : { $traders } commerçants.
    }
sumeria-web-shift =
    { $shift ->
        [up] monterait
       *[down] descendrait
    }
sumeria-web-take =
    { $kind ->
        [economic] Prendre une tuile Économie
        [military] Prendre une tuile Militaire
        [political] Prendre une tuile Politique
       *[religious] Prendre une tuile Religion
    }
sumeria-web-take-worth =
    { $points ->
        [0] { sumeria-web-take } : ne vous rapporte rien
        [one] { sumeria-web-take } : vous rapporte un point
       *[other] { sumeria-web-take } : vous rapporte { $points } points
    }
sumeria-web-takes =
    { $takes ->
        [0] n’en prend pas
        [one] en prend une
       *[other] en prend { $takes }
    }
sumeria-web-takes-for =
    { $takes ->
        [0] { $seat } n’en prend pas : { $reason }
        [one] { $seat } en prend une : { $reason }
       *[other] { $seat } en prend { $takes } : { $reason }
    }
sumeria-web-took-for =
    { $takes ->
        [0] { $seat } n’en a pas pris : { $reason }
        [one] { $seat } en a pris une : { $reason }
       *[other] { $seat } en a pris { $takes } : { $reason }
    }
sumeria-web-takes-nobody = Personne ne commerce ici : ses tuiles quittent le jeu.
sumeria-web-scored = décompté
sumeria-web-tab-ranking = Rangs
sumeria-web-tab-counters = Tuiles
sumeria-web-you = Vous
sumeria-web-nobody = Personne ne commerce ici.
sumeria-web-counters =
    { $counters ->
        [0] aucune tuile
        [one] une tuile
       *[other] { $counters } tuiles
    }
sumeria-web-place = { sumeria-place } rang
sumeria-web-bag =
    { $counters ->
        [0] Le sac est vide
       *[other] { $counters } dans le sac
    }
sumeria-web-kind = Genre
sumeria-web-kind-title =
    { $kind ->
        [economic] Économie
        [military] Militaire
        [political] Politique
       *[religious] Religion
    }
sumeria-web-in-bag = dans le sac
sumeria-web-in-row = sur la rangée
sumeria-web-next-worth = +{ $points }
sumeria-web-next-worth-means = Sous chaque nombre : les points qu’apporterait une tuile de plus de ce genre.
sumeria-web-sets = Une série d’un genre vaut 1, 3, 6, 10, 15, 21, 28, 36, 45.
sumeria-web-step =
    { $step ->
        [round] Dernière manche
        [economic] Économie
        [military] Militaire
        [political] Politique
        [religious] Religion
        [sum] Points
       *[tie] Départage
    }
sumeria-web-player = Joueur
sumeria-web-sum = Points
sumeria-web-last-round = Ce que la dernière manche a donné
