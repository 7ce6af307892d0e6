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
nav-settings = Mon nom et mes habitudes
nav-skip = Aller au contenu
close = Fermer
not-found-title = Il n’y a rien ici
not-found-text = Le lien est peut-être ancien, ou il lui manque une lettre.
page-failed-title = Cette page n’est pas arrivée
page-failed-text = Le serveur n’a pas répondu. Réessaie dans un instant.
not-found-home = Vers l’étagère
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

home-title = Menagerie : quatre jeux de zoo autour d’une table
home-games = Les jeux
home-running = Tes parties en cours
home-players = de { $fewest } à { $most } joueurs
home-play-now = Jouer tout de suite
home-with-friends = Entre amis
home-rules = Règles
home-recent = Jouées dernièrement
home-how-it-works = Comment ça marche ici
home-ways = En solo ou ensemble
home-ways-text = « Jouer tout de suite » t’assoit avec des robots. « Entre amis » met une table et te donne un lien : qui l’ouvre prend une place, ou regarde. Autour d’un seul écran, les mains restent derrière un rideau.
home-rules-note = Les règles à côté du plateau
home-rules-note-text = Chaque règle a un numéro et se lit à côté du plateau. Ce que tu ne peux pas faire ouvre le paragraphe qui dit pourquoi.
home-shuffle = Un mélange que personne ne choisit
home-shuffle-text = Avant le premier coup, la table montre l’empreinte de son mélange, et le navigateur de chacun y a mis son grain de hasard. À la fin, tout le monde peut vérifier, et revoir la partie coup par coup.
home-guest = Sans compte
home-guest-text = Ici, tu es { $name }. Tes parties t’attendent dans ce navigateur ; avec une phrase secrète, dans un autre aussi.
table-card-abandoned = interrompue
table-card-lobby = en attente de joueurs
table-card-won = gagnée
table-card-over = terminée
table-card-rank = { $rank }e place
table-card-marked-undo = {" "}· avec des coups repris
table-card-my-turn = à toi
table-card-waiting = les autres réfléchissent
games-title = Mes parties
games-running = En cours
games-over = Terminées
games-none = Aucune partie pour l’instant. Les boîtes sont sur l’étagère.
games-to-home = Vers l’étagère
games-import-title = Une partie sur fichier
games-import-text = Revois une partie enregistrée que tu as téléchargée ici, écrite en ligne de commande, ou apportée de 18xx.games avec « menagerie import-18xx ».
games-import-open = Ouvrir un enregistrement
games-import-not-json = Ce fichier ne contient pas d’enregistrement : ce n’est pas du JSON.
games-import-too-large = Ce fichier est trop gros pour l’enregistrement d’une partie.

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

lobby-waiting = { $count ->
    [0] Tout le monde est là.
    [1] Il reste une place libre. Envoie le lien à un ami.
   *[other] Il reste { $count } places libres. Envoie le lien à tes amis.
}
lobby-invited = On t’invite à cette table. Prends place, ou reste pour regarder.
seat-free = place libre
lobby-join = S’asseoir
lobby-link = Le lien vers cette table
lobby-shuffle = Le navigateur de chaque joueur ajoute un peu de hasard au mélange : personne ne choisit les cartes, ni le serveur, ni un joueur.
lobby-start = Commencer
lobby-start-with-bots = Commencer, avec des robots aux places libres
share-copy = Copier
share-copied = Copié

## À la table

at-table = Une table
title-turn = ● À toi · { $game }
notification-turn = C’est à toi dans { $game }
waiting-for = On attend { $names }.
side-label = Joueurs, journal, discussion et règles
tabs-label = Ce qui est affiché
tab-board = Plateau
board-arrow-keys = Les flèches parcourent le plateau. Entrée joue ce qui brille, et dit pourquoi là où rien n’est possible.
tab-log = Journal
tab-chat = Discussion
tab-chat-news = (nouveau)
tab-rules = Règles
tab-about = Table
tab-end = Résultat
tab-play-on = Reprendre
players-label = Joueurs
seat-turn = doit jouer
seat-score = points
seat-you = toi
seat-bot = un robot
seat-here = est là
seat-away = ailleurs
seat-away-for = ailleurs depuis { $time }
seat-bot-plays = un robot à sa place
seat-resigned = a abandonné
seat-hand-over = Confier à un robot
seat-reclaim = Reprendre la place
bot-plays-note = Tu n’étais pas là : un robot joue pour toi.
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
undo-consent = Demander à annuler
undo-marked = après coup
undo-marked-why = Tu en sais plus depuis. Personne à consulter, mais le journal et le résultat le diront.
undo-label = Annuler
undo-requested = { $name } voudrait reprendre un coup.
undo-agree = D’accord
undo-decline = Plutôt non
undo-waiting = On demande à { $names } si un coup peut être repris.
refusal-open = Règle { $paragraph }
pass-device-title = { $name }, c’est à toi
pass-device-text = Passe l’écran. Que personne d’autre ne regarde.
pass-device-confirm = Je suis { $name } : montrer mes cartes
about-position = La table en mots
about-hidden = Derrière le rideau.
about-options = Comment on joue
about-no-options = Le jeu de base, sans variante.
about-watch = Regarder
about-watch-link = Qui a ce lien peut regarder
about-spectators = { $count ->
    [0] Personne ne regarde.
    [1] Une personne regarde.
   *[other] { $count } personnes regardent.
}
about-shuffle = Un mélange scellé
about-shuffle-text = Ce nombre a été fixé avant le premier coup et n’appartient qu’à un seul mélange. Le mélange est dévoilé à la fin, et chacun peut vérifier qu’ils vont ensemble.
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
end-marked-undos = { $count ->
    [one] Une fois, des coups ont été repris après coup.
   *[other] { $count } fois, des coups ont été repris après coup.
}
end-rematch = Rejouer
end-to-rematch = Vers la partie suivante
end-replay = Revoir la partie
end-verify = Vérifier le mélange
end-record = Télécharger la partie
end-home = Vers l’étagère
verify-label = Le mélange, vérifié
verify-ok = Tout concorde.
verify-failed = Quelque chose ne concorde pas.
verify-promise = Fixé à l’ouverture de la table
verify-secret = La part de hasard du serveur
verify-commitment = Fixé avant le premier coup
verify-seed = La graine du mélange
verify-nonces = Hasard ajouté par les joueurs
verify-no-nonce = (aucun)

## Revoir

replay-title = Revoir : { $game }
replay-plain = Revoir
replay-first = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-slider = Coup
replay-at = { $at } sur { $moves }
replay-perspective = Vu par
replay-decider = qui décide
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

settings-title = Mon nom et mes habitudes
settings-guest = Pas besoin de compte. Ce navigateur te reconnaît à un cookie, et tes parties t’attendent ici.
settings-name = Nom
settings-save = Enregistrer
settings-renamed = Enchanté.
settings-other-device = Continuer sur un autre appareil
settings-other-device-help = Choisis ici une phrase secrète. Sur l’autre appareil, entre ton code et cette phrase.
settings-code = Ton code :
settings-passphrase = Phrase secrète
settings-new-passphrase = Nouvelle phrase secrète
settings-passphrase-set = La phrase secrète est enregistrée.
settings-continue = J’ai déjà joué ici
settings-continue-help = Retrouve dans ce navigateur tes parties d’un autre appareil.
settings-their-code = Ton code
settings-continue-button = Continuer
settings-continued = Te revoilà ! Tes parties sont là.
settings-preferences = Habitudes
settings-sound = Petits sons
settings-shortcuts = Les chiffres du clavier choisissent à la table
settings-notifications-ask = Me prévenir quand c’est à moi
settings-notifications-on = Ton navigateur te prévient quand c’est à toi et que tu regardes ailleurs.
settings-notifications-off = Ton navigateur ne laisse pas cette page envoyer d’avis.
