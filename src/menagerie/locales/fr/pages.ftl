# Ce que disent les pages autour du plateau.

## Partout

nav-label = Pages
nav-my-games = Mes parties
nav-language = Langue
nav-sound = Son
nav-sound-on = Le son est activé
nav-sound-off = Le son est coupé
nav-to-dark = Passer au mode sombre
nav-to-light = Passer au mode clair
nav-me = Mon nom et mes habitudes
nav-skip = Aller au contenu
close = Fermer
missing-title = Il n’y a rien ici
missing-text = Le lien est peut-être ancien, ou il lui manque une lettre.
missing-broken = Cette page n’est pas arrivée
missing-broken-text = Le serveur n’a pas répondu. Réessaie dans un instant.
missing-home = Vers l’étagère
net-no-answer = Le serveur n’a pas répondu. Réessaie dans un instant.
net-lost = La connexion est coupée pour un instant. Ta partie est en sûreté ; nous réessayons.
net-still-lost = Toujours pas de connexion. Ta partie est en sûreté ; nous continuons d’essayer.
net-caught-up = { $count ->
    [0] De retour. Tu n’as rien manqué.
    [1] De retour, et à jour : il s’est passé une chose.
   *[other] De retour, et à jour : il s’est passé { $count } choses.
}
away-seconds = { $count } s
away-minutes = { $count } min

## L’étagère

front-title = Menagerie : quatre jeux de zoo autour d’une table
front-shelf = Les jeux
front-running = Tes parties en cours
front-players = de { $fewest } à { $most } joueurs
front-play-now = Jouer tout de suite
front-with-friends = Entre amis
front-rules = Règles
front-lately = Jouées dernièrement
front-house = Comment ça marche ici
front-ways = En solo ou ensemble
front-ways-text = « Jouer tout de suite » t’assoit avec des robots. « Entre amis » met une table et te donne un lien : qui l’ouvre prend une place, ou regarde. Autour d’un seul écran, les mains restent derrière un rideau.
front-ledger = Les règles à côté du plateau
front-ledger-text = Chaque règle a un numéro et se lit à côté du plateau. Ce que tu ne peux pas faire ouvre le paragraphe qui dit pourquoi.
front-sealed = Un mélange que personne ne choisit
front-sealed-text = Avant le premier coup, la table montre l’empreinte de son mélange, et le navigateur de chacun y a mis son grain de hasard. À la fin, tout le monde peut vérifier, et revoir la partie coup par coup.
front-guest = Sans compte
front-guest-text = Ici, tu es { $name }. Tes parties t’attendent dans ce navigateur ; avec une phrase secrète, dans un autre aussi.
slip-abandoned = interrompue
slip-gathering = en attente de joueurs
slip-won = gagnée
slip-over = terminée
slip-rank = { $rank }e place
slip-hindsight = {" "}· avec des coups repris
slip-my-turn = à toi
slip-waiting = les autres réfléchissent
games-title = Mes parties
games-running = En cours
games-over = Terminées
games-none = Aucune partie pour l’instant. Les boîtes sont sur l’étagère.
games-to-shelf = Vers l’étagère
games-bring-title = Une partie sur fichier
games-bring-text = Revois une partie enregistrée que tu as téléchargée ici, écrite en ligne de commande, ou apportée de 18xx.games avec « menagerie import-18xx ».
games-bring-do = Ouvrir un enregistrement
games-bring-not-json = Ce fichier ne contient pas d’enregistrement : ce n’est pas du JSON.
games-bring-too-large = Ce fichier est trop gros pour l’enregistrement d’une partie.

## Ouvrir une table

new-title = Une nouvelle table
new-who = Qui joue ?
new-seat = Place { $number }
new-me = Moi ({ $name })
new-friend = Un ami, par lien
new-bot = Un robot
new-here = Quelqu’un à cet écran (chacun son tour)
new-kinds-help = Tes amis recevront un lien à la page suivante. Devant un même écran, on se le passe, et les mains restent cachées derrière un rideau.
new-level = Quel robot
new-name = Nom
new-remove = Retirer la place { $number }
new-add-friend = Ajouter un ami
new-add-bot = Ajouter un robot
new-add-here = Ajouter quelqu’un ici
new-shuffle = Placer tout le monde au hasard
new-how = Comment veux-tu jouer ?
new-time = Temps
new-clock = Pendule
clock-none = Sans pendule
clock-move-1 = Une minute par coup
clock-move-day = Un jour par coup
clock-game-15 = 15 minutes chacun, plus 5 secondes par coup
clock-game-60 = Une heure chacun, plus 10 secondes par coup
new-absence = Minutes avant de pouvoir remplacer une personne absente
new-absence-help = Passé ce délai, chacun à la table peut confier la place d’une personne absente à un robot. Qui revient reprend sa place.
new-whispers = On peut chuchoter à quelqu’un
new-whispers-help = Un message chuchoté n’est lu que par deux personnes ; nul autre ne voit qu’il y en a eu un.
new-make = Ouvrir la table
level-easy = robot facile
level-medium = robot moyen
level-hard = robot fort
bot-line = { $strength } : { $like }

## Avant la donne

gather-wait = { $count ->
    [0] Tout le monde est là.
    [1] Il reste une place libre. Envoie le lien à un ami.
   *[other] Il reste { $count } places libres. Envoie le lien à tes amis.
}
gather-invited = On t’invite à cette table. Prends place, ou reste pour regarder.
gather-open = place libre
gather-sit = S’asseoir
gather-link = Le lien vers cette table
gather-seal = Le navigateur de chaque joueur ajoute un peu de hasard au mélange : personne ne choisit les cartes, ni le serveur, ni un joueur.
gather-begin-all = Commencer
gather-begin = Commencer, avec des robots aux places libres
share-copy = Copier
share-copied = Copié

## À la table

at-table = Une table
title-turn = ● À toi · { $game }
notice-turn = C’est à toi dans { $game }
waiting-for = On attend { $names }.
side-label = Joueurs, journal, discussion et règles
tabs-label = Ce qui est affiché
tab-board = Plateau
board-walk = Les flèches parcourent le plateau. Entrée joue ce qui brille, et dit pourquoi là où rien n’est possible.
tab-log = Journal
tab-chat = Discussion
tab-chat-news = (nouveau)
tab-rules = Règles
tab-about = Table
tab-end = Résultat
tab-on = Reprendre
players-label = Joueurs
seat-turn = doit jouer
seat-score = points
seat-you = toi
seat-bot = un robot
seat-here = est là
seat-away = ailleurs
seat-away-for = ailleurs depuis { $time }
seat-stood-in = un robot à sa place
seat-resigned = a abandonné
seat-hand-over = Confier à un robot
seat-take-back = Reprendre la place
stood-in-note = Tu n’étais pas là : un robot joue pour toi.
log-empty = Il ne s’est encore rien passé.
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-spectator = Un spectateur
chat-to = À qui
chat-to-all = À tout le monde
chat-to-one = Chuchoter à { $name }
chat-whisper = Chuchoter quelque chose
chat-whispered = pour toi uniquement
chat-you-whispered = pour { $name } uniquement
decision-label = Ce qu’on te demande
decision-list = { $count } choix
catch-up-skip = Passer à maintenant
hint-ask = Conseil
hint-this = le conseil
undo-free = Annuler
undo-ask = Demander à annuler
undo-hindsight = après coup
undo-hindsight-why = Tu en sais plus depuis. Personne à consulter, mais le journal et le résultat le diront.
undo-label = Annuler
undo-wish = { $name } voudrait reprendre un coup.
undo-agree = D’accord
undo-decline = Plutôt non
undo-waiting = On demande à { $names } si un coup peut être repris.
refusal-open = Règle { $paragraph }
curtain-title = { $name }, c’est à toi
curtain-text = Passe l’écran. Que personne d’autre ne regarde.
curtain-lift = Je suis { $name } : montrer mes cartes
about-words = La table en mots
about-hidden = Derrière le rideau.
about-how = Comment on joue
about-plain = Le jeu de base, sans variante.
about-watch = Regarder
about-watch-link = Qui a ce lien peut regarder
about-spectators = { $count ->
    [0] Personne ne regarde.
    [1] Une personne regarde.
   *[other] { $count } personnes regardent.
}
about-seal = Un mélange scellé
about-seal-text = Ce nombre a été fixé avant le premier coup et n’appartient qu’à un seul mélange. Le mélange est dévoilé à la fin, et chacun peut vérifier qu’ils vont ensemble.
about-leave = Partir
about-resign = Abandonner
about-resign-sure = Un robot finira pour toi, et tu ne pourras plus gagner. Vraiment ?
about-abandon = Arrêter la partie pour tous
about-abandon-sure = La partie s’arrête sans vainqueur : aussitôt si la table est à toi, sinon dès que tous les joueurs le veulent. Vraiment ?
about-sure = Oui, vraiment
about-stay = Non, rester

## La fin

end-you-won = Tu as gagné !
end-won = { $count ->
    [1] { $names } gagne.
   *[other] { $names } gagnent ensemble.
}
end-decided = Égalité de points ; ce qui a départagé : { $what }.
end-tie-break = { $what } : { $value }
end-abandoned = La partie a été interrompue.
end-hindsight = { $count ->
    [one] Une fois, des coups ont été repris après coup.
   *[other] { $count } fois, des coups ont été repris après coup.
}
end-rematch = Rejouer
end-to-rematch = Vers la partie suivante
end-replay = Revoir la partie
end-verify = Vérifier le mélange
end-record = Télécharger la partie
end-home = Vers l’étagère
proof-label = Le mélange, vérifié
proof-ok = Tout concorde.
proof-bad = Quelque chose ne concorde pas.
proof-promise = Fixé à l’ouverture de la table
proof-secret = La part de hasard du serveur
proof-commitment = Fixé avant le premier coup
proof-seed = La graine du mélange
proof-nonces = Hasard ajouté par les joueurs
proof-no-nonce = (aucun)

## Revoir

replay-title = Revoir : { $game }
replay-plain = Revoir
replay-first = Au début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-slider = Coup
replay-at = { $at } sur { $moves }
replay-eyes = Vu par
replay-open = qui décide
replay-spectator = un spectateur
branch-title = Reprendre d’ici
branch-text = Une nouvelle table commence à cette position. Tu prends une place, et tu sais ce qu’elle pouvait savoir ; des robots prennent les autres, et ce qui était caché est redistribué.
branch-seat = Ta place
branch-do = Reprendre après le coup { $at }
branch-not-at-end = Ici, la partie est finie : recule de quelques coups.

## Règles

rules-title = Règles de { $game }
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] aucun paragraphe trouvé
    [1] un paragraphe trouvé
   *[other] { $count } paragraphes trouvés
}
rules-nothing = Aucun paragraphe ne contient tous ces mots.
rules-ruling = décision

## Moi

me-title = Mon nom et mes habitudes
me-guest = Pas besoin de compte. Ce navigateur te reconnaît à un cookie, et tes parties t’attendent ici.
me-name = Nom
me-save = Enregistrer
me-renamed = Enchanté.
me-elsewhere = Continuer sur un autre appareil
me-elsewhere-help = Choisis ici une phrase secrète. Sur l’autre appareil, entre ton code et cette phrase.
me-code = Ton code :
me-passphrase = Phrase secrète
me-new-passphrase = Nouvelle phrase secrète
me-passphrase-set = La phrase secrète est enregistrée.
me-continue = J’ai déjà joué ici
me-continue-help = Retrouve dans ce navigateur tes parties d’un autre appareil.
me-their-code = Ton code
me-continue-do = Continuer
me-continued = Te revoilà ! Tes parties sont là.
me-habits = Habitudes
me-sound = Petits sons
me-shortcuts = Les chiffres du clavier choisissent à la table
me-notices-ask = Me prévenir quand c’est à moi
me-notices-on = Ton navigateur te prévient quand c’est à toi et que tu regardes ailleurs.
me-notices-off = Ton navigateur ne laisse pas cette page envoyer d’avis.
