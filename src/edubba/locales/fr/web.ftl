# The browser app: what is said around every game. Buttons and tabs must stay short; sentences may be longer.
# Glossary: table = table, seat = place, move = coup, record = enregistrement, rating = cote, story = récit.

## Everywhere
web-brand-home = Edubba, vers l’accueil
web-skip = Aller au contenu
web-language = Langue
web-theme = Clair ou sombre
web-account-of = Compte : { $name }
web-close = Fermer
web-cancel = Annuler
web-save = Enregistrer
web-saved = Enregistré.
web-yes = oui
web-more = Tout voir
web-try-again = Réessayer
web-try-now = Essayer maintenant
web-reload = Recharger la page
web-to-house = Vers l’accueil
web-guest = Invité { $number }
web-missing-title = Il n’y a rien ici
web-missing-line = L’adresse est peut-être mal écrite, ou ce qui était ici n’existe plus.

## What can go wrong
web-trouble-unknown = Quelque chose n’a pas marché. Rien n’a changé ; réessayez.
web-trouble-offline = La maison ne répond pas. Vérifiez votre connexion et réessayez.
web-trouble-newer = La maison a été mise à jour depuis l’ouverture de cette page. Rechargez la page pour continuer ; la partie est en sûreté.
web-trouble-broken = Un problème est survenu sur cette page. La partie est en sûreté ; rechargez la page pour continuer.
web-ended-title = Cette table ne peut pas être affichée
web-connection-lost = La connexion est perdue. Elle reviendra d’elle-même ; la partie est en sûreté.
web-connection-restart = La maison redémarre. La partie reprend d’elle-même dans un instant.

## The front page
web-house-title = La maison des tablettes
web-house-line = Trois jeux de société du monde antique. Prenez place avec des amis ou des bots ; aucun compte n’est nécessaire.
web-play-now = Jouer
web-invite = Inviter des amis
web-players-range = { $least }–{ $most } joueurs
web-minutes = { $minutes } min
web-continue = Continuer
web-continue-count = { $count ->
    [0] personne ne vous attend
    [one] une partie vous attend
   *[other] { $count } parties vous attendent
}
web-open-tables = Tables ouvertes
web-being-played = Parties en cours
web-none-open = Aucune table n’est ouverte. Ouvrez-en une : elle apparaîtra ici.
web-none-running = Personne ne joue en public en ce moment.
web-study-title = Étude
web-study-replays = Revoir et analyser
web-study-replays-line = chaque partie publique, coup par coup
web-ratings = Classement
web-ratings-line = qui joue à quel niveau

## Tables in lists
web-table-of = Table : { $name }
web-row-open = { $game } · places prises : { $taken } sur { $players }
web-row-yours = { $game } · à vous de jouer
web-row-running = { $game } · à { $seat } de jouer · coup { $ply }
web-row-playing = { $game } · en cours
web-row-ended = { $game } · arrêtée par l’hôte de la maison
web-row-finished = { $game } · victoire : { $winners }
web-act-join = Rejoindre
web-act-open = Ouvrir
web-act-watch = Regarder
web-act-look = Voir
web-act-your-move = À vous
web-go-to = { $act } : { $table }

## All tables
web-lobby = Tables
web-lobby-filters = Quelles tables
web-lobby-open = Ouvertes
web-lobby-running = En cours
web-lobby-finished = Terminées
web-lobby-all-games = Tous les jeux
web-lobby-mine = Les miennes
web-lobby-new = Nouvelle table
web-lobby-more = Voir plus
web-lobby-none = Aucune table ne correspond.

## Setting a table up
web-new-title = { $game } : une nouvelle table
web-new-players = Combien de joueurs ?
web-new-seats = Qui s’assoit où ?
web-new-name = Nom de la table
web-new-name-hint = La maison en trouvera un
web-new-public = Tout le monde peut venir regarder
web-new-public-line = Sinon, seulement ceux qui ont le lien.
web-new-options = Règles au choix
web-new-clock = Temps
web-new-start = Commencer la partie
web-new-invite = Ouvrir et inviter
web-seat-me = Moi
web-seat-open = Libre, sur invitation
web-seat-bot = Un bot
web-seat-person = Quelqu’un à cet écran
web-seat-level = Niveau du bot
web-seat-name = Nom
web-clock-none = Sans pendule
web-clock-live = D’une traite
web-clock-days = Sur plusieurs jours
web-clock-minutes = Minutes pour chacun
web-clock-increment = Secondes de plus par tour
web-clock-for-move = Jours pour un coup
web-clock-out = Quand le temps est écoulé
web-clock-out-bot = un bot continue
web-clock-out-resign = le joueur abandonne
web-clock-left = { $days } j { $hours } h

## Waiting for the others
web-wait-seats = Places
web-wait-open = { $count ->
    [0] tout le monde est là
    [one] une place libre
   *[other] { $count } places libres
}
web-wait-name = Votre nom à la table
web-wait-sit = M’asseoir ici
web-wait-bot = Asseoir un bot
web-wait-leave = Quitter
web-wait-clear = Libérer
web-wait-start = Commencer la partie
web-wait-start-when = La partie peut commencer quand toutes les places sont prises.
web-wait-host = { $name } lance la partie quand tout le monde est là.
web-seat-free = Place libre
web-invite-line = Quiconque ouvre ce lien peut s’asseoir. Aucun compte n’est nécessaire.
web-invite-link = Lien vers cette table
web-invite-copy = Copier le lien
web-invite-copied = Copié
web-chance = Ajouter votre part de hasard
web-chance-line = Si vous ne voulez pas vous fier à la seule graine de la maison : ce que vous écrivez ici se mêle à chaque tirage.
web-chance-words = Des mots quelconques
web-chance-add = Ajouter
web-chance-added = Ajouté.
web-facts = La table
web-fact-game = Jeu
web-fact-live = { $minutes } min chacun, { $seconds } s de plus par tour
web-fact-days = { $days ->
    [one] un jour pour un coup
   *[other] { $days } jours pour un coup
}
web-fact-promise = Le sceau de la graine, publié avant le premier coup

## At the table
web-laying = Mise en place du plateau …
web-moment-ply = { $ply ->
    [0] aucun coup joué
    [one] un coup joué
   *[other] { $ply } coups joués
}
web-title-yours = À vous de jouer · { $game }
web-decision = Que faire maintenant
web-turn-of = { $seat } réfléchit.
web-turn-yours = C’est à vous dans un instant.
web-confirm = Confirmer le coup
web-choose-another = Choisir un autre coup
web-type = Écrire un coup
web-type-hint = ou écrivez un coup
web-type-offers = Coups qui commencent ainsi
web-undo = Reprendre
web-undo-asked = { $seat } demande à reprendre le dernier coup.
web-undo-waiting = On attend l’accord pour reprendre le coup : { $names }.
web-undo-agree = Accepter
web-undo-decline = Refuser
web-undo-withdraw = Tant pis
web-past = Vous regardez la position après le coup { $ply }.
web-past-return = Revenir au présent
web-missed = { $count ->
    [one] Encore un coup à voir
   *[other] Encore { $count } coups à voir
}
web-skip-moves = Passer
web-ask-play = Jouer quand même
web-ask-never = Ne plus demander
web-seat-you = vous
web-seat-bot-level = bot, niveau { $level }
web-seat-away = n’est pas là
web-seat-acts = c’est son tour
web-watching = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
web-tab-story = Récit
web-tab-chat = Discussion
web-story-empty = Rien ne s’est encore passé.
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-watching = regarde
web-unread = { $count ->
    [0] aucun nouveau message
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
web-dock = Sections de la table
web-dock-board = Plateau
web-dock-seats = Places
web-handover-title = { $name }, c’est à vous
web-handover-line = Passez l’appareil. Rien ne s’affiche avant que vous ayez confirmé.
web-handover-ready = Je suis { $name }

## The menu of a table
web-menu = Menu, réglages et touches
web-menu-settings = Réglages
web-menu-keys = Raccourcis clavier
web-setting-ask = Demander avant les coups qu’on regrette facilement
web-setting-sound = Sons
web-key-arrows = Flèches
web-key-arrows-does = de case en case sur le plateau
web-key-page = Page suivante, page précédente
web-key-page-does = de choix en choix
web-key-enter = Entrée
web-key-enter-does = choisir, puis encore une fois pour confirmer
web-key-escape = Échap
web-key-escape-does = désélectionner, ou revenir au présent
web-key-zoom = + − 0
web-key-zoom-does = plus près, plus loin, tout le plateau
web-key-undo = Ctrl Z
web-key-undo-does = reprendre
web-key-type = /
web-key-type-does = écrire un coup
web-key-past = [ et ]
web-key-past-does = un coup en arrière, un coup en avant
web-resign = Abandonner
web-resign-sure = Un bot joue à votre place, pour que les autres puissent finir. Vous finissez à la dernière place.
web-resign-yes = Abandonner

## The end of a game
web-end-winners = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
web-end-rematch = Revanche
web-end-rematch-join = Vers la revanche
web-end-study = Étudier la partie
web-end-board = Voir le plateau
web-end-scoring-title = Décompte
web-end-scoring = Voir le décompte
web-end-record = Télécharger l’enregistrement
web-end-fair = Chaque tirage découle d’une graine scellée avant le premier coup.
web-end-verify = Vérifier
web-steps = Le décompte, pas à pas
web-step-back = Pas en arrière
web-step-on = Pas en avant

## Verifying
web-verify = Vérification
web-verify-line = Avant le premier coup, la maison a publié le sceau de sa graine. La graine est maintenant publique : chacun peut vérifier qu’elle correspond au sceau et que chaque tirage en découle.
web-verify-promise-kept = La graine correspond au sceau publié.
web-verify-promise-broken = La graine ne correspond pas au sceau publié.
web-verify-replays = Rejouée depuis la graine, la partie n’a que des coups permis et finit de la même façon.
web-verify-differs = Rejouée depuis la graine, la partie ne finit pas de la même façon.
web-verify-commitment = Sceau (SHA-256 de la graine)
web-verify-seed = Graine
web-verify-entropy = Ce que les joueurs ont ajouté
web-verify-digest = Empreinte de la dernière position
web-verify-back = Retour à la table
web-verify-yourself = Pour vérifier sans cette maison : téléchargez l’enregistrement et lancez « edubba verify » dessus.

## Studying a game
web-study = Revoir la partie
web-study-moment = { $game } · « { $table } » · coup { $ply } sur { $last }
web-study-whole = Toute la partie
web-study-wedge = tournant
web-study-first = Au début
web-study-back = Un coup en arrière
web-study-on = Un coup en avant
web-study-last = À la fin
web-study-play = Lire
web-study-pause = Pause
web-study-move = Coup
web-study-of = coup { $ply } sur { $last }
web-study-chance = Chance de gagner
web-study-after = après le coup { $ply }, et ce qu’il a changé
web-study-options = Ce que le bot jouerait
web-study-chance-of = chance : { $seat }
web-study-best = le choix du bot
web-study-played = joué
web-study-turns = Tournants
web-study-gained = coup, et qui y a gagné
web-study-no-turns = Aucun coup n’a beaucoup changé.
web-study-ask = Que valait chaque coup ?
web-study-ask-line = Un bot regarde chaque position telle que le joueur la connaissait, et dit ce que chaque coup a rapporté ou coûté. Cela prend quelques minutes.
web-study-begin = Analyser la partie
web-study-waiting = L’analyse attend son tour.
web-study-busy = Le bot réfléchit à chaque coup …
web-study-failed = L’analyse a échoué. On peut la redemander.

## People
web-account = Compte
web-account-guest = Vous jouez en invité. Choisissez un mot de passe, et vos parties restent les vôtres sur tous vos appareils. Vous avez déjà un compte ? Connectez-vous : vos parties vous suivent.
web-account-none = Personne n’a besoin d’un compte pour jouer. Avec un compte, vos parties restent les vôtres sur tous vos appareils.
web-account-page = Votre page, telle que tous la voient
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-register = Créer un compte
web-name = Nom
web-password = Mot de passe
web-password-new = Mot de passe, huit caractères ou plus
web-email = E-mail
web-email-optional = E-mail, si vous voulez
web-notify = M’écrire quand c’est à moi dans une partie sur plusieurs jours
web-profile = À propos de vous
web-sessions = Vos connexions
web-session-seen = dernier usage : { $time }
web-session-this = ici
web-session-end = Déconnecter là-bas
web-tokens = Jetons pour programmes
web-tokens-line = Un programme muni d’un jeton peut jouer en votre nom.
web-token-once = Gardez-le bien, il n’est montré qu’une fois :
web-token-unused = jamais utilisé
web-token-label = À quoi sert-il ?
web-token-make = Créer un jeton
web-token-end = Révoquer
web-data = Vos données
web-export = Tout télécharger
web-delete = Supprimer mon compte
web-delete-sure = Votre nom, votre e-mail et toutes vos connexions sont supprimés ; vos parties restent, sans votre nom. C’est définitif.
web-delete-yes = Supprimer pour de bon
web-person-line = { $games ->
    [0] Ici depuis le { $since }. Aucune partie.
    [one] Ici depuis le { $since }. Une partie.
   *[other] Ici depuis le { $since }. { $games } parties, dont gagnées : { $wins }.
}
web-person-games = Parties
web-person-no-games = Pas encore de partie publique.
web-rating = Cote
web-rating-name = Nom
web-rating-games = Parties
web-rating-none = Personne n’a encore de cote.
