# Aquileia. Servi are the slave cards of the rules; metals keep their names everywhere.
#
# Glossary: henchman = homme de main, contest = compétition, Arena = Arène, Stadium = Stade, strength = force,
# laurel = laurier, servi card = carte servi, coin = pièce, purse = bourse, swap = échange, berth = quai, stake = mise,
# disc = disque, track = piste, lot = parcelle, house = maison, workshop = atelier, bank = banque, bidding = enchères,
# round = manche, pile = pioche, area = quartier, harbour = port, means = moyens. The other places keep their Latin names.
# Coins are spoken of with the metal (d'argent, d'or), so that most sentences about them select on it themselves.

aquileia-name = Aquileia
aquileia-about = Des hommes de main dans une cité romaine : compétitions, enchères, et trois métaux qui ne se convertissent pas.
aquileia-option-sheet = La fiche de données du plateau : forces, échanges, parcelles et prix.
aquileia-option-sheet-reconstruction = Reconstitution
aquileia-option-reduced_luck = Dans les compétitions, les dés viennent d’un paquet où chaque résultat figure une fois.
aquileia-option-symmetric_stadium = Un Stade avec trois cases de chaque côté.
aquileia-option-open_hands = Toutes les cartes et tous les lauriers sont visibles.
aquileia-option-shared_win = Une égalité finale est partagée ; sinon, le disque posé le plus tôt l’emporte.

## Words

aquileia-metal =
    { $metal ->
        [bronze] bronze
        [silver] argent
       *[gold] or
    }
aquileia-coins =
    { $number ->
        [one] { $number } pièce { $metal ->
            [bronze] de bronze
            [silver] d’argent
           *[gold] d’or
        }
       *[other] { $number } pièces { $metal ->
            [bronze] de bronze
            [silver] d’argent
           *[gold] d’or
        }
    }
aquileia-no-coins = rien
aquileia-contest =
    { $contest ->
        [arena] l’Arène
       *[stadium] le Stade
    }
aquileia-space =
    { $space ->
        [dolus] Dolus
        [pecunia] Pecunia
        [equi_deck] Equi et arma, la pioche
        [equi_open_1] Equi et arma, première carte visible
        [equi_open_2] Equi et arma, deuxième carte visible
        [equi_open_3] Equi et arma, troisième carte visible
        [servi_bronze] Servi contre du bronze
        [servi_silver] Servi contre de l’argent
        [servi_gold] Servi contre de l’or
        [potentia] Potentia
        [arena_1] Arène, case 1
        [arena_2] Arène, case 2
        [arena_3] Arène, case 3
        [stadium_silver_1] Stade, argent 1
        [stadium_silver_2] Stade, argent 2
        [stadium_silver_3] Stade, argent 3
        [stadium_gold_1] Stade, or 1
        [stadium_gold_2] Stade, or 2
        [stadium_gold_3] Stade, or 3
        [theatrum] Theatrum
        [forum_1] Forum, case 1
        [forum_2] Forum, case 2
        [forum_3] Forum, case 3
        [forum_4] Forum, case 4
        [forum_5] Forum, case 5
        [latro] Latro
        [portus_bronze] quai de bronze
        [portus_silver] quai d’argent
       *[portus_gold] quai d’or
    }
aquileia-card =
    { $card ->
        [weapon_1] une arme de valeur 1
        [weapon_2] une arme de valeur 2
        [weapon_3] une arme de valeur 3
        [slave_1] une carte servi simple
        [slave_2] une carte servi double
        [horse_silver_1] un cheval d’argent
        [horse_silver_2] deux chevaux d’argent
        [horse_gold_1] un cheval d’or
       *[horse_gold_2] deux chevaux d’or
    }
aquileia-cards =
    { $number ->
        [one] { aquileia-card }
       *[other] { $card ->
            [slave_1] { $number } cartes servi simples
            [slave_2] { $number } cartes servi doubles
           *[other] { $number } fois { aquileia-card }
        }
    }
# Feminine: it speaks of villas.
aquileia-colour =
    { $colour ->
        [white] blanche
        [blue] bleue
        [yellow] jaune
       *[purple] violette
    }
aquileia-laurel =
    { $laurel ->
        [white] le laurier blanc
        [blue] le laurier bleu
        [yellow] le laurier jaune
        [purple] le laurier violet
        [points_3] le laurier à 3 points
        [points_5] le laurier à 5 points
        [points_7] le laurier à 7 points
        [points_10] le laurier à 10 points
        [white-blue] le laurier blanc et bleu
        [blue-yellow] le laurier bleu et jaune
        [blue-purple] le laurier bleu et violet
        [white-purple] le laurier blanc et violet
        [yellow-purple] le laurier jaune et violet
       *[yellow-white] le laurier jaune et blanc
    }
aquileia-villa = la villa { aquileia-colour } { $points }
aquileia-building =
    { $kind ->
        [workshop] l’atelier { $name }
       *[bank] la banque { $name }
    }

## The table in a terminal

aquileia-title = Aquileia, manche { $round } sur 6 : { $asked }
aquileia-asked =
    { $asked ->
        [place] placement
        [swap] échange de pièces à Pecunia
        [buy] achat de cartes
        [commit] cartes dans une compétition
        [blue] dés bleus dans une compétition
        [prize] prix de l’Arène
        [keep] lauriers du Stade
        [bid] enchères au Theatrum
        [build] construction au Forum
        [pay] un quai pillé
       *[over] fin de la partie
    }
aquileia-area =
    { $area ->
        [mercatus] Mercatus
        [arena] Arène
        [stadium] Stade
        [theatrum] Theatrum
        [forum] Forum
       *[portus] Portus
    }
aquileia-column =
    { $column ->
        [points] points
        [purse] bourse
        [henchmen] hommes
        [cards] cartes
        [laurels] lauriers
       *[disc] disque
    }
aquileia-needs = manque { $coins }
aquileia-note-hand = En main : { $cards }
aquileia-note-forecast =
    { $points ->
        [one] Si la partie finissait maintenant, vous auriez { $points } point.
       *[other] Si la partie finissait maintenant, vous auriez { $points } points.
    }
aquileia-note-start = { $seat } commencerait la prochaine manche.

## Why a move is refused

aquileia-not-now =
    { $asked ->
        [place] Pas maintenant : c’est le moment du placement.
        [swap] Pas maintenant : il faut dire quelles pièces sont échangées.
        [buy] Pas maintenant : il faut dire combien de cartes sont achetées.
        [commit] Pas maintenant : il faut dire quelles cartes sont jouées dans la compétition.
        [blue] Pas maintenant : il faut dire combien de dés bleus sont lancés.
        [prize] Pas maintenant : il faut choisir entre des points et une carte.
        [keep] Pas maintenant : il faut dire quel laurier est gardé.
        [bid] Pas maintenant : un laurier est aux enchères.
        [build] Pas maintenant : il faut dire ce qui est construit.
       *[pay] Pas maintenant : il faut dire si la mise volée est payée de nouveau.
    }
aquileia-no-such-space = Ce plateau n’a pas de case { $space }.
aquileia-space-taken = Case déjà occupée : { aquileia-space }.
aquileia-one-side = Dans une manche, on ne court que d’un côté du Stade.
aquileia-one-berth = Dans une manche, on n’utilise qu’un seul quai.
aquileia-no-stake =
    { $metal ->
        [bronze] Ce quai exige une mise d’une pièce de bronze, et vous n’en avez pas.
        [silver] Ce quai exige une mise d’une pièce d’argent, et vous n’en avez pas.
       *[gold] Ce quai exige une mise d’une pièce d’or, et vous n’en avez pas.
    }
aquileia-no-henchman = Vous n’avez plus d’homme de main pour cette manche.
aquileia-disc-laid = Votre disque est déjà sur la piste.
aquileia-disc-first = Il faut poser votre disque avant de pouvoir passer.
aquileia-no-such-swap = Il n’y a pas d’échange { $number }.
aquileia-coins-missing = Il vous manque { aquileia-coins }.
aquileia-bank-short = La banque n’a pas les pièces pour cet échange, ou vous avez déjà fait tous ceux qui vous étaient permis.
aquileia-too-many-cards = On ne peut pas acheter autant de cartes ici.
aquileia-card-without-effect =
    { $card ->
        [slave_1] Une carte servi est sans effet ici.
        [slave_2] Une carte servi est sans effet ici.
       *[other] Sans effet ici : { aquileia-card }.
    }
aquileia-cards-missing = Vous n’avez pas autant de cartes de cette sorte : { aquileia-card }.
aquileia-blue-left =
    { $dice ->
        [0] Il ne reste aucun dé bleu.
        [one] Il ne reste qu’un dé bleu.
       *[other] Il ne reste que { $dice } dés bleus.
    }
aquileia-opened = Les enchères sont ouvertes : surenchérissez ou retirez-vous.
aquileia-open-first = Personne n’a encore enchéri : ouvrez les enchères ou retirez-vous.
aquileia-bid-short =
    { $metal ->
        [bronze] Vous ne pouvez pas égaler l’enchère et y ajouter une pièce de bronze.
        [silver] Vous ne pouvez pas égaler l’enchère et y ajouter une pièce d’argent.
       *[gold] Vous ne pouvez pas égaler l’enchère et y ajouter une pièce d’or.
    }
aquileia-no-such-lot = Aucune parcelle ne s’appelle « { $lot } ».
aquileia-lot-taken = Il y a déjà une maison sur { $lot }.
aquileia-needless-cards = Le prix est de { $slaves } servi : on ne paie aucune carte dont on pourrait se passer.
aquileia-servi-missing = Vous n’avez pas assez de cartes servi (simples : { $singles }, doubles : { $doubles }).

## Why a position is refused

aquileia-unknown-space = spaces : aucune case ne s’appelle « { $space } ».
aquileia-unknown-lot = lots : aucune parcelle ne s’appelle « { $lot } ».
aquileia-unknown-card = { $where } : aucune carte ne s’appelle « { $card } » ici.
aquileia-too-many = { $where } : il n’y a pas autant de cartes { $card } dans le jeu.
aquileia-seats = { $where } : une liste de places sans doublon est attendue.
aquileia-results = results_left : chaque résultat de trois dés peut y être une fois, et seulement avec l’option de chance réduite.
aquileia-only-in-phase = { $where } : ceci ne va qu’avec la phase « { $phase } ».
aquileia-coin-count =
    { $metal ->
        [bronze] Il doit y avoir { $coins } pièces de bronze en tout, et non { $found }.
        [silver] Il doit y avoir { $coins } pièces d’argent en tout, et non { $found }.
       *[gold] Il doit y avoir { $coins } pièces d’or en tout, et non { $found }.
    }
aquileia-henchmen-count = { $seat } doit avoir { $henchmen } hommes de main en tout, et non { $found }.
aquileia-house-count = { $seat } doit avoir { $houses } maisons en tout, et non { $found }.
aquileia-card-count = Le nombre de cartes { $card } doit être { $cards } en tout, et non { $found }.
aquileia-known = known : { $seat } n’a pas autant de cartes { $card }.
aquileia-both-sides = { $seat } ne peut pas être des deux côtés du Stade.
aquileia-two-berths = { $seat } ne peut pas être à deux quais.
aquileia-passed-with-disc = { $seat } ne peut pas avoir passé avant de poser son disque.
aquileia-stake =
    { $metal ->
        [bronze] stakes : la pièce de bronze ne va pas avec son quai.
        [silver] stakes : la pièce d’argent ne va pas avec son quai.
       *[gold] stakes : la pièce d’or ne va pas avec son quai.
    }
aquileia-track = track : pendant la phase d’action, tous les disques y sont.
aquileia-blue-dice = blue_holder, blue_left et les dés bleus lancés ne s’accordent pas entre eux ou avec la phase.
aquileia-race = races : la course de la manche { $round } ne convient pas.
aquileia-race-laurel = races : { $card } n’est pas là où les courses le disent.
aquileia-nothing-to-decide = phase, turn et la situation ne s’accordent pas : personne n’aurait à décider de cela maintenant.

## Why a sheet is refused

aquileia-sheet-side =
    { $side ->
        [silver] le côté argent du Stade doit avoir entre une et { $most } cases, numérotées à partir de 1.
       *[gold] le côté or du Stade doit avoir entre une et { $most } cases, numérotées à partir de 1.
    }
aquileia-sheet-strength = une force est un nombre de 0 à { $most }.
aquileia-sheet-swap = un échange donne au moins une pièce et en prend au moins une.
aquileia-sheet-swaps = il doit y avoir entre un et { $most } échanges, et non { $found }.
aquileia-sheet-id = « { $id } » ne peut pas être un id : un id n’a que des minuscules, des chiffres et _.
aquileia-sheet-lots = il peut y avoir au plus { $most } parcelles, et non { $found }.
aquileia-sheet-twice = l’id « { $id } » est utilisé deux fois.

## The story of a game

aquileia-told-placed = { $seat } a placé un homme de main : { aquileia-space }.
aquileia-told-staked =
    { $metal ->
        [bronze] { $seat } a placé un homme de main, une pièce de bronze en mise : { aquileia-space }.
        [silver] { $seat } a placé un homme de main, une pièce d’argent en mise : { aquileia-space }.
       *[gold] { $seat } a placé un homme de main, une pièce d’or en mise : { aquileia-space }.
    }
aquileia-told-disc =
    { $place ->
        [1] { $seat } a posé le premier disque sur la piste.
        [2] { $seat } a posé le deuxième disque.
        [3] { $seat } a posé le troisième disque.
        [4] { $seat } a posé le quatrième disque.
       *[5] { $seat } a posé le cinquième disque.
    }
aquileia-told-pass = { $seat } a passé.
aquileia-told-swapped = { $seat } a donné { $give } à la banque et pris { $take }.
aquileia-told-stop = { $seat } a mis fin à ses échanges.
aquileia-told-points =
    { $points ->
        [one] { $seat } a marqué { $points } point.
       *[other] { $seat } a marqué { $points } points.
    }
aquileia-told-bought-none = { $seat } n’a rien acheté : { aquileia-space }.
aquileia-told-bought-open = { $seat } a acheté { aquileia-card }.
aquileia-told-bought =
    { $deck ->
        [servi] { $cards ->
            [one] { $seat } a acheté { $cards } carte servi.
           *[other] { $seat } a acheté { $cards } cartes servi.
        }
       *[equi] { $seat } a acheté la première carte de la pioche d’Equi et arma.
    }
aquileia-told-dolus = { $seat } a triché à Dolus ; les dés ont donné : { $dice }.
aquileia-told-potentia = { $seat } a pris les dés bleus.
aquileia-told-rolled = { $seat } a lancé les dés dans { aquileia-contest } : { $dice } ; force { $strength }.
aquileia-told-committed = { $seat } a joué { $cards } ; force { $strength }.
aquileia-told-nothing-added = { $seat } n’a rien ajouté.
aquileia-told-blue = { $seat } a lancé les dés bleus : { $dice } ; force { $strength }.
aquileia-told-rank =
    { $place ->
        [1] { $seat } l’emporte dans { aquileia-contest } avec une force de { $strength } ; gain : { $coins }.
        [2] { $seat } finit deuxième avec une force de { $strength } ; gain : { $coins }.
       *[3] { $seat } finit troisième avec une force de { $strength } ; gain : { $coins }.
    }
aquileia-told-prize-card = { $seat } a reçu une carte servi.
aquileia-told-laurels = { $seat } a gardé un laurier sur deux et laissé l’autre à { $seat_second }.
aquileia-told-laurel-alone =
    { $laurels ->
        [1] { $seat } a reçu le seul laurier qu’il y avait.
       *[2] { $seat } a gardé un laurier sur deux ; l’autre a quitté le jeu sans être montré.
    }
aquileia-told-auction = { $seat } a mis aux enchères { aquileia-laurel }.
aquileia-told-open = { $seat } a ouvert les enchères avec { $coin }.
aquileia-told-raise = { $seat } a ajouté { $coin } ; enchère : { $bid }.
aquileia-told-drop = { $seat } a quitté les enchères.
aquileia-told-laurel-sold = { $seat } a remporté { aquileia-laurel } et versé à { $seat_seller } { $coins }.
aquileia-told-laurel-bank = { $seat } a remporté { aquileia-laurel } et versé à la banque { $coins }.
aquileia-told-laurel-free = Personne n’a enchéri : { $seat } a reçu { aquileia-laurel } gratuitement.
aquileia-told-built = { $seat } a construit { $lot } ; prix : { $price }.
aquileia-told-no-build = { $seat } n’a rien construit.
aquileia-told-latro = { $seat } a joué les voleurs à Latro ; les dés ont donné : { $dice }.
aquileia-told-robbed = { $seat_robber } a volé à { $seat } sa mise : { $coin }.
aquileia-told-worked =
    { $metal ->
        [bronze] { $seat } a fait travailler ateliers et banques pour une pièce de bronze. Points : { $points } ; monnaie : { $coins }.
        [silver] { $seat } a fait travailler ateliers et banques pour une pièce d’argent. Points : { $points } ; monnaie : { $coins }.
       *[gold] { $seat } a fait travailler ateliers et banques pour une pièce d’or. Points : { $points } ; monnaie : { $coins }.
    }
aquileia-told-decline = { $seat } n’a pas payé de nouveau la mise volée.
aquileia-told-idle = Aucun effet pour { $seat } : { aquileia-space }.
aquileia-told-round = La manche { $round } commence ; { $seat } joue en premier.
aquileia-told-refilled = Nouvelles cartes à vendre : { $cards }.
aquileia-told-new-laurel = Nouveau laurier visible : { aquileia-laurel }.
aquileia-told-final =
    { $total ->
        [one] { $seat } a { $total } point : { $points } sur la piste de score, { $added } par les lauriers et les villas.
       *[other] { $seat } a { $total } points : { $points } sur la piste de score, { $added } par les lauriers et les villas.
    }
aquileia-told-won = La partie est terminée : { $seat } a gagné.
aquileia-told-won-by-track = La partie est terminée : à égalité, { $seat } l’emporte par son disque posé plus tôt.
aquileia-told-shared = La partie est terminée. Victoire partagée : { $winners }.

## In the browser

aquileia-web-dock = Cité
aquileia-web-city = La cité d’Aquileia : six quartiers, dans l’ordre où ils sont résolus
aquileia-web-thread = Les six quartiers dans l’ordre
aquileia-web-area-number = numéro { $number } dans l’ordre
aquileia-web-open-area =
    { $offers ->
        [yes] { aquileia-area }, avec des cases libres pour vous
       *[no] { aquileia-area }
    }
aquileia-web-moment =
    { $phase ->
        [place] Manche { $round } sur 6 · placement
        [over] La partie est terminée
       *[area] Manche { $round } sur 6 · { aquileia-area }
    }
aquileia-web-progress =
    { $state ->
        [done] résolu
       *[now] en cours
    }
aquileia-web-spaces =
    { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }
aquileia-web-coins = { $coins }
aquileia-web-mark =
    { $metal ->
        [bronze] { $number } Æ
        [silver] { $number } Ag
       *[gold] { $number } Au
    }
aquileia-web-servi = { $number } servi
aquileia-web-title =
    { $space ->
        [dolus] Dolus
        [pecunia] Pecunia
        [equi_deck] Equi et arma, la pioche
        [equi_open_1] Equi et arma, première carte
        [equi_open_2] Equi et arma, deuxième carte
        [equi_open_3] Equi et arma, troisième carte
        [servi_bronze] Servi contre du bronze
        [servi_silver] Servi contre de l’argent
        [servi_gold] Servi contre de l’or
        [potentia] Potentia
        [arena_1] Arène, case 1
        [arena_2] Arène, case 2
        [arena_3] Arène, case 3
        [stadium_silver_1] Stade, argent 1
        [stadium_silver_2] Stade, argent 2
        [stadium_silver_3] Stade, argent 3
        [stadium_gold_1] Stade, or 1
        [stadium_gold_2] Stade, or 2
        [stadium_gold_3] Stade, or 3
        [theatrum] Theatrum
        [forum_1] Forum, case 1
        [forum_2] Forum, case 2
        [forum_3] Forum, case 3
        [forum_4] Forum, case 4
        [forum_5] Forum, case 5
        [latro] Latro
        [portus_bronze] Portus, quai de bronze
        [portus_silver] Portus, quai d’argent
       *[portus_gold] Portus, quai d’or
    }
aquileia-web-does =
    { $deed ->
        [dolus] Lancez deux dés et prenez les pièces qu’ils montrent.
        [pecunia] Échangez des pièces aux taux de la banque, puis marquez des points.
        [equi_deck] Achetez la première carte de la pioche, sans la voir, pour 1 pièce de bronze.
        [equi_open] Achetez cette carte pour 1 pièce de bronze.
        [servi_bronze] Achetez une carte servi pour 1 pièce de bronze.
        [servi_silver] Achetez jusqu’à deux cartes servi, à 1 pièce d’argent chacune.
        [servi_gold] Achetez jusqu’à trois cartes servi, à 1 pièce d’or chacune.
        [potentia] Les quatre dés bleus sont à vous pour cette manche.
        [arena] Combattez, avec une force de { $strength } pour cette case.
        [stadium_silver] Courez du côté argent, avec une force de { $strength } pour cette case.
        [stadium_gold] Courez du côté or, avec une force de { $strength } pour cette case.
        [theatrum] Mettez aux enchères un laurier bicolore. On vous le paie, ou vous payez la banque pour le garder.
        [forum_1] Construisez une maison.
        [forum_2] Construisez une maison et touchez aussitôt ce qu’elle rapporte.
        [forum_3] Construisez jusqu’à deux maisons.
        [forum_4] Construisez une maison.
        [forum_5] Construisez une maison et touchez aussitôt ce qu’elle rapporte.
        [latro] Lancez deux dés et prenez aux quais les mises de ces métaux.
        [portus_bronze] Mettez 1 pièce de bronze sous votre homme de main. Tous vos ateliers et banques travaillent.
        [portus_silver] Mettez 1 pièce d’argent sous votre homme de main. Tous vos ateliers et banques travaillent.
       *[portus_gold] Mettez 1 pièce d’or sous votre homme de main. Tous vos ateliers et banques travaillent.
    }
aquileia-web-brief =
    { $deed ->
        [dolus] 2 dés, prendre les pièces
        [pecunia] échanger, marquer
        [potentia] les 4 dés bleus pour la manche
        [forum_2] bâtir, marquer
        [forum_3] bâtir deux fois
        [forum_5] bâtir, marquer
        [latro] 2 dés, pille les quais touchés
       *[forum_1] bâtir
    }
aquileia-web-socket =
    { $who ->
        [nobody] { aquileia-web-title } : libre.
        [you] { aquileia-web-title } : votre homme de main.
       *[other] { aquileia-web-title } : homme de main ({ $seat }).
    }
aquileia-web-may =
    { $may ->
        [on] Case choisie ; encore une fois pour confirmer.
       *[may] Vous pouvez placer un homme de main ici.
    }
aquileia-web-lack = Il vous manque { $coins }.
aquileia-web-useless = Il vous manque la pièce pour cela : sans elle, la case ne rapporte rien.
aquileia-web-market =
    { $kind ->
        [equi_et_arma] Equi et arma
       *[servi] Servi
    }
aquileia-web-one-card-for = une carte pour
aquileia-web-servi-about = de la main-d’œuvre, selon le métal
aquileia-web-up-to =
    { $number ->
        [1] 1 carte
       *[other] jusqu’à { $number }
    }
aquileia-web-blue-held =
    { $dice ->
        [0] Il ne reste aucun dé bleu à { $seat }
        [one] Il reste un dé bleu à { $seat }
       *[other] Il reste { $dice } dés bleus à { $seat }
    }
aquileia-web-strength = force { $strength }
aquileia-web-you = vous
aquileia-web-yourself = Vous
aquileia-web-side =
    { $side ->
        [silver] côté argent
       *[gold] côté or
    }
aquileia-web-prize =
    { $contest ->
        [arena] { $place ->
            [1] et force × { $times } en points, ou une carte servi
            [2] et ce qui reste
           *[3] { "" }
        }
       *[stadium] { $place ->
            [1] { aquileia-web-prize-coins } du côté, et choisit un laurier
            [2] { aquileia-web-prize-coins }, et l’autre laurier
           *[3] { aquileia-web-prize-coins }
        }
    }
aquileia-web-prize-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
aquileia-web-laurels-left =
    { $number ->
        [0] aucun laurier dans la pioche
        [one] { $number } laurier dans la pioche
       *[other] { $number } lauriers dans la pioche
    }
aquileia-web-theatrum-about = Enchères pour un laurier bicolore. Chaque enchère reprend les pièces de la précédente et en ajoute une.
aquileia-web-no-bid = pas encore d’enchère
aquileia-web-bidder =
    { $state ->
        [leads] { $seat } a la plus haute enchère
       *[in] { $seat } reste dans les enchères
    }
aquileia-web-within-means =
    { $lots ->
        [0] aucune parcelle dans vos moyens
        [one] { $lots } parcelle dans vos moyens
       *[other] { $lots } parcelles dans vos moyens
    }
aquileia-web-lots-of =
    { $kind ->
        [workshop] Ateliers
        [bank] Banques
       *[villa] Villas
    }
aquileia-web-lots-about =
    { $kind ->
        [workshop] des points au port
        [bank] des pièces au port
       *[villa] valeur × lauriers de la couleur, à la fin
    }
aquileia-web-brings =
    { $kind ->
        [workshop] { $points ->
            [one] Au port, cet atelier rapporte { $points } point.
           *[other] Au port, cet atelier rapporte { $points } points.
        }
        [bank] Au port, cette banque rapporte { $coins }.
       *[villa] À la fin, cette villa rapporte { $points ->
            [one] { $points } point
           *[other] { $points } points
        } par laurier { $colour ->
            [white] blanc
            [blue] bleu
            [yellow] jaune
           *[purple] violet
        }.
    }
aquileia-web-lot =
    { $who ->
        [nobody] { $lot } : libre. Prix : { $price }.
        [you] { $lot } : votre maison.
       *[other] { $lot } : maison ({ $seat }).
    }
aquileia-web-lot-lacks = Il vous manque { $price }.
aquileia-web-may-build =
    { $may ->
        [on] Parcelle choisie ; encore une fois pour confirmer.
       *[may] Vous pouvez construire ici.
    }
aquileia-web-stake =
    { $state ->
        [free] mise : { aquileia-metal }
        [lies] la mise est là
       *[robbed] sans mise
    }
aquileia-web-portus-about = Chaque quai fait travailler tous vos ateliers et banques.
aquileia-web-portus-yours =
    { $points ->
        [one] Pour vous maintenant : { $points } point
       *[other] Pour vous maintenant : { $points } points
    }
aquileia-web-hidden-card = une carte cachée
# White and blue both begin with a B, so blue has two letters; a card of two colours has room for three.
aquileia-web-colour-letter =
    { $colour ->
        [white] B
        [blue] Bu
        [yellow] J
       *[purple] V
    }
aquileia-web-dice = dés : { $dice }
aquileia-web-own = Ce qui est à vous
aquileia-web-purse = Votre bourse
aquileia-web-cards = Vos cartes
aquileia-web-no-cards = aucune pour l’instant
aquileia-web-play-card = Jouer { $card }
aquileia-web-stock =
    { $state ->
        [houses] Vos maisons
       *[henchmen] À placer
    }
aquileia-web-stock-of =
    { $disc ->
        [yes] Dans votre réserve : hommes de main { $henchmen }, maisons { $houses }, et votre disque
       *[no] Dans votre réserve : hommes de main { $henchmen }, maisons { $houses }
    }
aquileia-web-all-placed = tous sont dans la cité
aquileia-web-track = Piste de départage
aquileia-web-track-about = qui y est en tête commence la manche suivante
aquileia-web-disc-of = Place { $place } : { $seat }
aquileia-web-disc-none = Place { $place } : libre
aquileia-web-lay-disc =
    { $place ->
        [1] Poser votre disque en premier sur la piste
        [2] Poser votre disque en deuxième sur la piste
        [3] Poser votre disque en troisième sur la piste
        [4] Poser votre disque en quatrième sur la piste
       *[5] Poser votre disque en cinquième sur la piste
    }
aquileia-web-disc-does =
    { $place ->
        [1] Vous gagnez toutes les égalités de cette manche et commencez la suivante.
       *[other] En cas d’égalité, ceux qui vous précèdent sur la piste passent devant.
    }
aquileia-web-pass = Passer
aquileia-web-pass-does = Vous ne placez plus rien dans cette manche.
aquileia-web-chance = victoire : { $chance }
aquileia-web-place =
    { $place ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }
aquileia-web-part =
    { $part ->
        [space] case
        [faces] faces { aquileia-metal }
        [cards] cartes
       *[blue] dés bleus
    }
aquileia-web-none = aucune
aquileia-web-nobody-there = Personne ne s’y trouve dans cette manche.
aquileia-web-plus-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
aquileia-web-no-works = Vous n’avez encore ni atelier ni banque.
aquileia-web-robbery =
    { $again ->
        [yes] { $seat } tient Latro et pille ce quai avec une probabilité de { $chance } ; vous pourriez payer de nouveau.
       *[no] { $seat } tient Latro et pille ce quai avec une probabilité de { $chance }, et vous n’avez pas de seconde pièce.
    }
aquileia-web-prompt =
    { $phase ->
        [swap] Échangez des pièces
        [buy] Combien de cartes achetez-vous ?
        [commit] Lesquelles de vos cartes jouez-vous ?
        [blue] Combien de dés bleus lancez-vous ?
        [prize] Victoire : des points ou une carte ?
        [keep] Victoire : quel laurier gardez-vous ?
        [bid] Enchérissez pour le laurier
        [build] Choisissez une parcelle où construire
       *[pay] Votre mise a été volée
    }
aquileia-web-prompt-place =
    { $disc ->
        [yes] Placez un homme de main ou votre disque
       *[no] Placez un homme de main
    }
aquileia-web-how-place =
    { $number ->
        [0] Vous n’avez plus d’homme de main.
        [one] Choisissez une case de la cité. Il vous reste un homme de main.
       *[other] Choisissez une case de la cité. Il vous reste { $number } hommes de main.
    }
aquileia-web-how-swap = Un échange après l’autre, autant que vous voulez ; les points viennent quand vous arrêtez.
aquileia-web-how-build = Les parcelles dans vos moyens ont un pied doré.
aquileia-web-how-pay =
    { $metal ->
        [bronze] Payez de nouveau 1 pièce de bronze, et vos ateliers et banques travaillent ; sinon, ce quai ne rapporte rien.
        [silver] Payez de nouveau 1 pièce d’argent, et vos ateliers et banques travaillent ; sinon, ce quai ne rapporte rien.
       *[gold] Payez de nouveau 1 pièce d’or, et vos ateliers et banques travaillent ; sinon, ce quai ne rapporte rien.
    }
aquileia-web-for = contre
aquileia-web-stop = Arrêter les échanges
aquileia-web-buy =
    { $cards ->
        [0] Ne rien acheter
        [one] Acheter une carte
       *[other] Acheter { $cards } cartes
    }
aquileia-web-step =
    { $phase ->
        [commit] étape { $number } sur 4 : cartes
        [blue] étape { $number } sur 4 : dés bleus
       *[prize] étape { $number } sur 4 : prix
    }
aquileia-web-add-nothing = Ne rien ajouter
aquileia-web-roll-blue =
    { $dice ->
        [0] Aucun
        [one] Un dé bleu
       *[other] { $dice } dés bleus
    }
aquileia-web-take-prize =
    { $prize ->
        [points] { $points ->
            [one] Prendre { $points } point
           *[other] Prendre { $points } points
        }
       *[card] Prendre une carte servi
    }
aquileia-web-keep = Garder { $laurel }
aquileia-web-keep-other = { $seat } reçoit l’autre.
aquileia-web-keep-alone = L’autre quitte le jeu sans être montré.
aquileia-web-standing-bid = Enchère actuelle
aquileia-web-bidders = Encore en lice
aquileia-web-auction-about =
    { $who ->
        [you] C’est vous qui vendez : si vous l’emportez, vous payez la banque ; sinon, qui l’emporte vous paie.
       *[other] Qui l’emporte paie { $seat }. Ceux qui se retirent ne paient rien.
    }
aquileia-web-bid =
    { $deed ->
        [open] { $metal ->
            [bronze] Ouvrir avec du bronze
            [silver] Ouvrir avec de l’argent
           *[gold] Ouvrir avec de l’or
        }
       *[raise] { $metal ->
            [bronze] Ajouter du bronze
            [silver] Ajouter de l’argent
           *[gold] Ajouter de l’or
        }
    }
aquileia-web-drop = Se retirer
aquileia-web-build = Construire { $lot }
aquileia-web-build-nothing = Ne rien construire
aquileia-web-price = Prix :
aquileia-web-pay-how = Avec quelles cartes servi payez-vous ?
aquileia-web-payment = Cartes simples : { $singles }, doubles : { $doubles }
aquileia-web-pay =
    { $deed ->
        [pay] Payer de nouveau
       *[decline] Ne pas payer
    }
aquileia-web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
aquileia-web-hand =
    { $number ->
        [one] { $number } carte en main
       *[other] { $number } cartes en main
    }
aquileia-web-laurels =
    { $number ->
        [one] { $number } laurier
       *[other] { $number } lauriers
    }
aquileia-web-henchmen =
    { $number ->
        [0] plus d’homme de main
        [one] encore { $number } homme de main
       *[other] encore { $number } hommes de main
    }
aquileia-web-blue =
    { $dice ->
        [0] plus de dé bleu
        [one] encore { $dice } dé bleu
       *[other] encore { $dice } dés bleus
    }
aquileia-web-tab-forecast = Prévision
aquileia-web-tab-contests = Compétitions
aquileia-web-forecast-private = Votre score si la partie finissait maintenant ; les autres ne le voient pas
aquileia-web-forecast-none = Seuls les joueurs ont une prévision.
aquileia-web-villas =
    { $colour ->
        [white] Villas blanches { $value }
        [blue] Villas bleues { $value }
        [yellow] Villas jaunes { $value }
       *[purple] Villas violettes { $value }
    }
aquileia-web-times-laurels =
    { $number ->
        [one] × { $number } laurier
       *[other] × { $number } lauriers
    }
aquileia-web-score =
    { $part ->
        [track] Sur la piste
        [white] Villas blanches
        [blue] Villas bleues
        [yellow] Villas jaunes
        [purple] Villas violettes
        [villas] Villas × lauriers
        [laurels] Lauriers à points
        [tie] Départage
        [now] Si ça finissait maintenant
       *[sum] Total
    }
aquileia-web-scoring = Les villas comptent une fois par laurier de leur couleur que vous avez ; un laurier bicolore compte pour la meilleure des deux.
aquileia-web-product =
    { $colour ->
        [white] villas blanches, valeur { $value } ; lauriers : { $laurels } ; points : { $points }
        [blue] villas bleues, valeur { $value } ; lauriers : { $laurels } ; points : { $points }
        [yellow] villas jaunes, valeur { $value } ; lauriers : { $laurels } ; points : { $points }
       *[purple] villas violettes, valeur { $value } ; lauriers : { $laurels } ; points : { $points }
    }
aquileia-web-player = Joueur
aquileia-web-tie-disc = disque posé plus tôt à la dernière manche
aquileia-web-tie-shared = la victoire est partagée
aquileia-web-tie-about = À égalité de points, la piste départage : le disque posé le plus tôt à la dernière manche passe devant.
aquileia-web-danger-pass =
    { $number ->
        [one] Vous avez encore { $number } homme de main à placer. Passer quand même ?
       *[other] Vous avez encore { $number } hommes de main à placer. Passer quand même ?
    }
aquileia-web-danger-no-build = Vous pourriez construire. Ne rien construire quand même ?
aquileia-web-danger-idle = En l’état, cette case ne vous rapporterait rien : { aquileia-space }. La prendre quand même ?
