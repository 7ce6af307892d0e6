# Ce que disent la table et le serveur.

guest-name = Loutre { $number }
record-bad-base = La partie dont elle est la suite ne convient pas.

## Le journal

log-sat-down = { $name } prend place.
log-bot-sat-down = { $name }, un robot, prend place.
log-stood-up = { $name } se lève.
log-dealt = La partie commence. La graine est fixée : son empreinte est { $commitment }.
log-record-imported = Une partie enregistrée ailleurs a été importée.
log-said = { $name } : { $text }
log-whispered = { $name } chuchote à { $to } : { $text }
log-undo-asked = { $name } demande à annuler un coup.
log-undo-agreed = { $name } est d’accord.
log-undo-refused = { $name } n’est pas d’accord.
log-undone = { $name } annule un coup.
log-undone-turn = { $name } recommence son tour.
log-undone-agreed = { $name } annule un coup, avec l’accord de tout le monde.
log-undone-marked = { $name } annule un coup alors que quelque chose a été révélé.
log-handed-over = { $name } n’est plus là : un robot joue à sa place.
log-came-back = { $name } est de retour et rejoue.
log-resigned = { $name } abandonne. Un robot continue, et ne peut pas gagner.
log-abandon-requested = { $name } veut arrêter la partie.
log-abandoned = La partie est interrompue.
log-ended = La partie est finie. Sa graine est maintenant visible par tout le monde.
log-rematched = { $name } prépare une revanche.
log-reopened = Le serveur a redémarré. Les pendules repartent d’ici.
log-time-out = Le temps { DE($name) } est écoulé : un robot décide.

## Ce que la table refuse

table-no-such-bot = Il n’y a pas ici de robot nommé « { $name } ».
table-no-such-seat = Il n’y a que { $players } places.
table-already-begun = La partie a déjà commencé.
table-one-seat-each = Tu as déjà une place ici.
table-seat-taken = Cette place est prise.
table-full = Toutes les places sont prises. Tu peux regarder.
table-owner-begins = Seule la personne qui a créé la table peut commencer.
table-seats-open = { $count ->
    [one] Une place est encore libre. Attends, ou donne-la à un robot.
   *[other] { $count } places sont encore libres. Attends, ou donne-les à des robots.
}
table-phase-gathering = La partie n’a pas encore commencé.
table-phase-running = La partie est en cours.
table-phase-over = La partie est finie.
table-phase-abandoned = La partie a été interrompue.
table-unknown-action = Ce n’est pas un coup de ce jeu.
table-not-imported = Cette partie n’a pas été importée du fichier d’un autre programme.
table-no-such-past-position = Tu n’as vu aucune position de ce genre dans cette partie.
table-nothing-to-reset = Rien à recommencer : tu n’as pas pris deux décisions dans ce tour.
table-no-auto-pass = Ce jeu ne passe pas à ta place.
table-no-auto-pass-now = La table ne peut passer à ta place que dans certains tours, pas maintenant.
table-no-questions = Ce jeu ne répond à aucune question sur une position.
table-unknown-question = Ce jeu ne connaît pas cette question.
table-no-questions-of-spectators = Seuls les joueurs peuvent interroger ce jeu sur une position.
table-bot-plays-here = Un robot joue cette place en ce moment.
table-stale = C’est déjà décidé. Voici la table telle qu’elle est maintenant.
table-stale-other = Une autre décision est à prendre. Voici la table telle qu’elle est maintenant.
table-nothing-said = Ce message est vide.
table-chat-full = La discussion de cette table est pleine.
table-no-whispers = On ne chuchote pas à cette table.
table-cannot-whisper = Tu ne peux pas chuchoter à cette place : aucune personne ne la lit seule.
table-nothing-to-undo = Il n’y a rien à annuler.
table-undo-already-asked = On demande déjà aux autres si un coup peut être annulé.
table-not-asked = Personne ne t’a demandé d’annuler un coup.
table-only-players = Seules les personnes qui jouent ici peuvent le faire.
table-is-here = { $name } est là.
table-not-away-long = { $minutes ->
    [one] L’absence { DE($name) } n’a pas encore duré une minute.
   *[other] L’absence { DE($name) } n’a pas encore duré { $minutes } minutes.
}
table-has-resigned = Tu as abandonné cette place.
table-no-bot-here = Tu joues déjà cette place.
table-not-over = C’est possible quand la partie est finie.
table-continues = Cette partie reprend la position d’une autre, et on ne peut pas reprendre une telle partie.
table-never-begun = Cette partie n’a jamais commencé.
table-no-such-position = Cette partie n’a pas de telle position.
table-no-rematch-of-records = Une partie venue d’un autre serveur ne se redistribue pas ; joue la suite d’une de ses positions, ou crée une nouvelle table.
table-nothing-left = La partie y est déjà finie : il ne reste rien à jouer.
table-no-hint = Tu n’as rien à décider pour l’instant.
table-hint-too-late = La position a changé depuis ta demande. Redemande un conseil.
table-unsupported-rules = Cette partie suit une version des règles que ce serveur ne connaît pas.

## Conseils

hint = { $what }. { $why }
hint-estimate = J’ai essayé { $tried } suites : après ce coup, environ { $win } sur 100 gagnent (à { $error } près).
hint-instead = À la place : { $list }.
hint-instead-one = { $what }, { $win } (à { $error } près)

## Vérification

verify-imported = La graine de l’enregistrement a bien le SHA-256 qu’il indique : { $digest }. On ne sait comment la graine a été faite que là où la partie a été jouée.
verify-promise = Le serveur a fixé sa part de la graine quand la table a été créée, et montré son SHA-256 : { $digest }. La part révélée maintenant a exactement ce SHA-256.
verify-daily = Toutes les parties du { $date } ont été distribuées d’une seule graine, dont le SHA-256 a été montré toute la journée : { $digest }. La graine du jour révélée maintenant a exactement ce SHA-256.
verify-daily-seed = De la graine du jour et du nom du jeu, SHA-256 donne la graine { $digest } : la partie en a été distribuée.
verify-daily-seed-not = De la graine du jour et du nom du jeu, SHA-256 donne une autre graine que { $digest }, d’où la partie a été distribuée.
verify-nonces = { $count ->
    [one] Le hasard d’une personne a été mêlé
   *[other] Le hasard de { $count } personnes a été mêlé
} ensuite, avant la distribution ({ $seats } places en tout). Ton navigateur sait ce qu’il a envoyé : c’est dans la liste ci-dessous.
verify-seed = De ces parts, dans l’ordre des places, SHA-256 donne la graine { $digest } : c’est celle de la distribution.
verify-seed-not = De ces parts, dans l’ordre des places, SHA-256 donne une autre graine que { $digest }, celle de la distribution.
verify-commitment = Le SHA-256 de la graine est l’empreinte montrée à la distribution : { $digest }.
verify-commitment-not = Le SHA-256 de la graine n’est pas l’empreinte montrée à la distribution : { $digest }.
verify-base = La partie est la suite d’une autre, après { $at } de ses coups ; ce { QUE($seat) } ne pouvait pas savoir a été tiré à nouveau de la graine.
verify-marked-undos = { $count ->
    [one] Une fois, des coups ont été annulés
   *[other] { $count } fois, des coups ont été annulés
} alors que quelque chose avait été révélé. Ils restent au journal et ne comptent pas.
verify-moves = { $count ->
    [one] Le seul coup qui compte a été rejoué
   *[other] Les { $count } coups qui comptent ont été rejoués
} à partir de cette graine, dans le respect des règles.
verify-moves-bad-not = Rejoués à partir de cette graine, les coups ne tiennent pas : { $detail }
verify-result = On arrive au résultat annoncé.
verify-no-result = La partie s’est terminée avant que les règles donnent un résultat.

## Ce que le serveur refuse

wire-unknown-table = Cette table n’existe pas. Le lien est peut-être incomplet.
wire-say-hello = Le premier message doit être un « hello ».
wire-who-are-you = Tu n’as pas encore de session. Recharge la page.
wire-not-your-seat = Ce n’est pas ta place.
wire-not-rendered = Le dernier changement n’a pas pu t’être montré. Recharge la page.
http-malformed = Cette requête est illisible.
http-not-found = Il n’y a rien à cette adresse.
http-wrong-method = Cela ne peut pas se faire ici.
http-too-large = C’est trop grand.
http-too-fast = Trop de requêtes. Attends un instant.
http-too-slow = Ce calcul est trop long pour ce serveur.
quota-tables = Assez de nouvelles tables pour le moment. La prochaine sera possible dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
quota-guests = Trop de nouveaux invités viennent de ton réseau. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
quota-hints = Cela fait assez de conseils pour l’instant. Tu pourras en redemander dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
quota-branches = Assez de parties reprises pour le moment. La prochaine pourra commencer dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
quota-imports = Assez de parties importées pour le moment. La prochaine pourra être lue dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
http-cross-site = Cela vient de la page d’un autre site.
http-not-stored = Impossible d’enregistrer pour l’instant. Rien n’a changé ; réessaie dans un instant.
http-server = Une erreur s’est produite sur le serveur. Rien n’a changé.
http-unknown-game = Il n’y a pas de jeu « { $name } » ; il y a : { $known }.
http-bad-options = Ces options ne conviennent pas au jeu : { $names }.
http-empty-name = Un nom a besoin d’au moins une lettre.
http-wrong-passphrase = Le code et la phrase secrète ne vont pas ensemble.
http-no-token = Réservé à l’exploitant du serveur : le jeton manque ou n’est pas le bon.
http-nobody-there = Personne n’est assis là.
table-muted = L’exploitant de ce serveur t’a privé de parole pour un moment.
http-wrong-old-passphrase = L’ancienne phrase secrète n’est pas la bonne.
http-no-such-session = Cette connexion n’existe plus.
http-last-session = Choisis d’abord une phrase secrète : sans elle, personne ne pourrait revenir à ces parties.
http-no-pages = Les pages n’ont pas encore été construites. L’API est à /api.

## Démarrer le serveur

serve-open = Menagerie est en marche : { $address }
serve-not-installed = Le serveur n’est pas installé : { $command }
serve-bad-port = Il n’y a pas de port { $port } ; les ports vont de 0 à { $most }.
serve-port-taken = Le port { $port } est déjà utilisé. Choisis-en un autre avec --port.
serve-bad-choice = { $option } ne peut pas être « { $value } » ; possible : { $allowed }.
serve-short-token = { $variable } est trop court : au moins { $least } caractères que personne ne devine.
serve-already = Un autre serveur utilise déjà { $file } (processus { $process }). Deux serveurs ne connaîtraient pas les coups l’un de l’autre : arrête-le d’abord, ou donne à celui-ci sa propre base.
serve-bad-proxy = « { $proxy } » n’est pas l’adresse d’un serveur mandataire, comme 127.0.0.1 ou 10.0.0.0/8.
serve-port-forbidden = Tu n’as pas le droit d’utiliser le port { $port }. Choisis-en un au-dessus de 1023 avec --port.
serve-bad-host = Cette machine n’a pas cette adresse : { $host }.
serve-workers = --workers est un nombre de 1 à { $most } sur ce système.
cli-help-serve-workers = Combien de processus servent derrière le même port.
bot-worker-needs-postgres = Un processus de robots a besoin de PostgreSQL, nommé par --database. Sur un fichier SQLite, menagerie serve --workers suffit.
bot-worker-open = Les robots réfléchissent ici pour les serveurs de cette base de données.
cli-help-bot-worker = Fait réfléchir ici les robots des serveurs d’une base PostgreSQL.
cli-help-bot-worker-database = L’adresse de la base de données : postgresql://nom@hôte/zoo.
cli-help-bot-worker-processes = Combien de processus réfléchissent.
store-bad-address = L’adresse de la base de données est illisible.
store-no-driver = Rien n’est installé ici pour parler à une base de données du genre { $kind }.
store-no-postgres = Le pilote de PostgreSQL n’est pas installé : { $command }
store-unreachable = La base de données { $place } ne répond pas ({ $detail }).
store-broken = Le fichier { $place } n’est pas une base de données, ou il est abîmé. Déplace-le, ou choisis-en un autre avec --database.
store-no-permission = La base de données { $place } ne peut pas être ouverte ou écrite ({ $detail }).
store-locked = La base de données { $place } est utilisée par un autre programme.
store-unusable = La base de données { $place } ne peut pas servir ({ $detail }).
store-newer = La base de données { $place } vient d’une version plus récente de Menagerie.
