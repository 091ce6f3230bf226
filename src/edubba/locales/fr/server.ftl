## The server

server-not-found = Il n’y a rien de tel ici, ou ce n’est pas pour vous.
server-bad-form = Cette demande n’est pas comme il faut : { $where }.
server-no-table = Cette table n’existe pas, ou elle est privée. Demandez le lien d’invitation complet.
server-not-started = La partie n’a pas encore commencé.
server-ply-passed = Quelqu’un a été plus rapide : la position a changé entre-temps.
server-not-your-seat = Cette place n’est pas la vôtre.
server-cannot-store = Le serveur ne peut rien conserver pour l’instant ; rien n’a changé. Réessayez dans un moment.
server-undo-over = La partie est terminée ; on ne peut plus rien reprendre.
server-told-start = La partie commence.
server-told-asked = { $seat } demande à reprendre un coup.
server-told-declined = { $seat } refuse que le coup soit repris.
server-told-undo = { $seat } a repris un coup.
server-told-timeout = { $name } n’a plus de temps ; un bot ({ $bot }) continue.
server-told-resign = { $name } abandonne ; un bot ({ $bot }) continue, pour que les autres puissent finir.
server-told-leave = { $name } s’en va ; un bot ({ $bot }) continue.
server-told-takeover = { $name } s’assoit à cette place et continue.
server-told-ended = L’hôte de la maison a mis fin à la partie, sans résultat.
server-bad-request = Cette demande est incompréhensible.
server-bad-method = Cela ne se fait pas ainsi ici.
server-broken = Quelque chose n’a pas marché chez nous. C’est noté.
server-no-database = La maison n’atteint pas ses archives pour l’instant.

## People

server-nobody = Dites d’abord qui vous êtes : en invité, ou avec un compte.
server-unknown-token = Ce jeton n’est pas connu, ou ne l’est plus.
server-not-by-token = Un jeton sert à jouer. Cela ne se fait que dans votre propre navigateur.
server-bad-name = Un nom a { $most } caractères au plus, tous visibles.
server-name-taken = Quelqu’un d’autre porte ce nom, ou un nom qui lui ressemble.
server-already-account = Vous avez déjà un compte.
server-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
server-guests-have-no-password = Un invité n’a pas de mot de passe. Créez d’abord un compte.
server-too-many-tokens = Vous avez déjà { $most } jetons. Supprimez-en d’abord un.

## Protection

server-no-intent = Cette demande ne vient pas d’une page de cette maison.
server-foreign-origin = Cette demande vient d’une page d’une autre maison.
server-too-large = C’est trop grand : on lit { $most } octets au plus.
server-too-often =
    { $seconds ->
        [one] C’est trop souvent. Réessayez dans une seconde.
       *[other] C’est trop souvent. Réessayez dans { $seconds } secondes.
    }
server-wait-to-sign-in =
    { $seconds ->
        [one] Trop d’essais de connexion. Réessayez dans une seconde.
       *[other] Trop d’essais de connexion. Réessayez dans { $seconds } secondes.
    }

## Tables

server-no-seat = Cette table n’a pas de telle place.
server-no-board = Il n’y a pas de tel plateau.
server-no-rematch = La revanche est pour ceux qui ont joué, une fois la partie finie.
server-host-only = Seuls ceux qui sont à la table peuvent le faire.
server-seat-taken = Cette place est prise.
server-no-time-left = Il ne reste plus de temps à cette place : le bot continue.
server-over = La partie est terminée.
server-not-over = La partie n’est pas encore terminée.
server-already-started = La partie a déjà commencé.
server-seats-open = Des places sont encore libres.
server-undo-asked = Quelqu’un l’a déjà demandé ; attendez les réponses.
server-undo-not-asked = Personne n’attend votre réponse.
server-chat-empty = Il n’y a rien à dire là-dedans.
server-who = Dites d’abord qui vous êtes.
server-bad-message = Ce message est incompréhensible.
server-too-fast = C’était trop à la fois. Rechargez la page.
server-too-many-lines = Trop de pages de la maison sont ouvertes là où tu es. Ferme-en d’abord quelques-unes.
server-signed-out = Vous avez été déconnecté ici. Reconnectez-vous.
server-no-account = Aucun compte ne porte ce nom.
server-analysis-not-over = Seule une partie terminée peut être analysée.

## Hosting: the database

server-database-unusable = La base de données est inutilisable : { $reason }.
server-database-newer = La base de données vient d’un Edubba plus récent (version { $version }). Rien n’a changé ; mettez celui-ci à jour.
server-database-foreign = La base de données contient des tables qui ne sont pas celles d’Edubba, ou d’aucune de ses versions. Rien n’a changé ; choisissez-en une vide.
server-database-broken = La base de données n’a pas pu être mise à jour : des lignes renvoient à des lignes absentes. Rien n’a changé.
server-backup-failed = La base de données ne peut pas être copiée : { $reason }. Rien n’a changé.
server-tool-missing = Le programme { $tool } de PostgreSQL n’est pas installé, donc aucune copie de la base n’est possible. Rien n’a changé. Installez-le, ou faites vous-même une copie et démarrez une fois avec --no-backup.
server-tool-failed = Le programme { $tool } de PostgreSQL a échoué : { $reason }. Rien n’a changé.

## Hosting: the post

server-mail-subject = C’est à vous : { $table }
server-mail-body =
    Bonjour { $name },

    c’est à vous de jouer à la table « { $table } » ({ $game }) :

    { $link }

    Vous recevez cette lettre parce que vous avez demandé à être prévenu de vos tours dans les parties qui durent plusieurs jours.
    Vous pouvez l’arrêter ici : { $account }

## Hosting: opening the house

server-open = Edubba est ouvert à { $address }. Ctrl+C pour arrêter.
server-closed = Edubba est fermé. Toutes les parties sont conservées.
server-already-open = Edubba est déjà ouvert, à { $address }.
server-already-served = Un Edubba sert déjà cette base de données. Arrêtez-le d’abord, ou choisissez un autre dossier avec EDUBBA_DATA.
server-migrated = La base de données a été mise à jour. Son état précédent est conservé dans { $file }.
server-one-worker = { $workers } processus demandent PostgreSQL : une base dans un fichier est servie par un seul. Donnez --database-url, ou un seul processus.
server-port-taken = Le port { $port } ne peut pas être ouvert : { $reason }. Choisissez-en un autre avec --port.
server-bad-host = On ne peut pas écouter à l’adresse { $host } : { $reason }.
server-unknown-setting = Il n’y a pas de réglage { $name } ; vouliez-vous dire { $near } ?
server-bad-setting = Le réglage { $name } n’est pas bon : { $reason }.
server-bad-database-url = La base de données se donne sous la forme sqlite:///FICHIER ou postgresql://UTILISATEUR:MOTDEPASSE@HÔTE/NOM.
server-needs-asyncpg = PostgreSQL demande un paquet de plus : pip install 'edubba[club]'

## Hosting: edubba admin

server-database-older = La base de données est d’un Edubba plus ancien. Démarrez une fois le serveur : il la copie et la met à jour.
server-nothing-yet = Il n’y a pas encore de base de données { $file }. Elle est créée au premier démarrage du serveur.
server-backed-up = La base de données est copiée dans { $file }.
server-not-a-backup = { $file } n’est pas une copie d’une base Edubba de cette sorte, ou elle est abîmée. Rien n’a changé.
server-sure-restore = Remplacer toute la base de données par { $file } ?
server-restored = La base de données est comme dans { $file }.
server-kept = Ce qui était là avant est conservé dans { $file }.
server-ask-password = Nouveau mot de passe
server-password-length = Un mot de passe a de { $least } à { $most } caractères. Rien n’a changé.
server-password-set = { $name } a un nouveau mot de passe et doit se reconnecter partout.
server-no-person = Personne ne s’appelle « { $name } » ; « edubba admin users » montre tout le monde, avec les identifiants.
server-sure-person = Oublier pour toujours : { $name } ?
server-person-gone = Oublié : { $name }.
server-no-game = Il n’y a pas de partie { $table } ; « edubba admin games » les montre toutes.
server-game-over = La partie { $table } est déjà terminée.
server-sure-end = Terminer la partie « { $table } » sans résultat ?
server-sure-game = Supprimer la partie « { $table } » avec tout ce qui s’y est passé ?
server-game-ended = La partie « { $table } » est terminée.
server-game-gone = La partie « { $table } » est supprimée.
server-column-id = identifiant
server-column-name = nom
server-column-kind = genre
server-column-seats = places
server-column-since = depuis
server-column-game = jeu
server-column-status = état
server-column-players = joueurs
server-column-moves = coups
