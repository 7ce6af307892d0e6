# Textes des pages autour du plateau.

## Partout

nav-label = Pages
nav-my-games = Mes parties
nav-language = Langue
nav-sound = Son
nav-sound-on = Le son est activé
nav-sound-off = Le son est coupé
nav-to-dark = Passer au mode sombre
nav-to-light = Passer au mode clair
nav-settings = Réglages
nav-skip = Aller au contenu
close = Fermer
not-found-title = Page introuvable
not-found-text = Le lien est peut-être ancien ou incomplet.
page-failed-title = Impossible de charger cette page
page-failed-text = Le serveur n’a pas répondu. Réessaie dans un instant.
not-found-home = Vers l’accueil
net-no-answer = Le serveur n’a pas répondu. Réessaie dans un instant.
net-lost = Connexion perdue. Ta partie est en sûreté ; nouvelle tentative en cours.
net-still-lost = Toujours pas de connexion. Ta partie est en sûreté ; on continue d’essayer.
net-caught-up = { $count ->
    [0] Connexion rétablie. Tu n’as rien manqué.
    [1] Connexion rétablie. Tu as manqué un événement.
   *[other] Connexion rétablie. Tu as manqué { $count } événements.
}
away-seconds = { $count } s
away-minutes = { $count } min

## Page d’accueil

home-title = Menagerie : quatre jeux de société sur les zoos
home-games = Les jeux
home-running = Tes parties en cours
home-players = de { $fewest } à { $most } joueurs
home-play-now = Jouer tout de suite
home-with-friends = Entre amis
home-rules = Règles
home-recent = Dernières parties
home-how-it-works = Comment ça marche
home-ways = En solo ou ensemble
home-ways-text = « Jouer tout de suite » lance une partie contre des robots. « Entre amis » crée une table et te donne un lien : la personne qui l’ouvre prend une place ou regarde. Sur un écran partagé, les mains restent cachées jusqu’à ton tour.
home-rules-note = Les règles à côté du plateau
home-rules-note-text = Chaque règle a un numéro et se lit à côté du plateau. Clique sur ce qui n’est pas possible : la raison s’affiche à côté, avec la règle.
home-shuffle = Un mélange équitable
home-shuffle-text = Avant le premier coup, la table montre l’empreinte de son mélange, et le navigateur de chacun y a ajouté ses propres nombres au hasard. Après la partie, tout le monde peut vérifier le mélange et revoir la partie coup par coup.
home-guest = Sans compte
home-guest-text = Tu joues sous le nom { DE($name) }. Tes parties sont gardées dans ce navigateur ; avec une phrase secrète, tu peux continuer dans un autre.
table-card-abandoned = interrompue
table-card-lobby = en attente de joueurs
table-card-won = gagnée
table-card-over = terminée
table-card-rank = { $rank }e place
table-card-marked-undo = {" "}· avec des annulations
table-card-my-turn = à toi
table-card-waiting = au tour des autres
games-title = Mes parties
games-running = En cours
games-over = Terminées
games-none = Aucune partie pour l’instant. Choisis un jeu sur la page d’accueil.
games-to-home = Vers l’accueil
games-import-title = Ouvrir une partie depuis un fichier
games-import-text = Revois une partie téléchargée ici, enregistrée en ligne de commande ou exportée de 18xx.games (18ZOO). Tu peux aussi déposer le fichier n’importe où sur cette page.
games-import-open = Ouvrir un enregistrement
games-import-opening = Ouverture…
games-import-drop = Dépose le fichier pour revoir sa partie.
games-import-not-json = Ce fichier ne contient pas d’enregistrement : ce n’est pas du JSON.
games-import-too-large = Ce fichier est trop gros pour l’enregistrement d’une partie.

## Nouvelle table

new-title = Nouvelle table
new-who = Qui joue ?
new-seat = Place { $number }
new-me = Moi ({ $name })
new-friend = Un ami, par lien
new-bot = Un robot
new-here = Quelqu’un à cet écran (à tour de rôle)
new-kinds-help = À la page suivante, tu auras un lien pour tes amis. À plusieurs devant cet écran, on se le passe, et les mains restent cachées entre-temps.
new-level = Quel robot
new-name = Nom
new-remove = Retirer la place { $number }
new-add-friend = Ajouter un ami
new-add-bot = Ajouter un robot
new-add-here = Ajouter quelqu’un à cet écran
new-shuffle = Places au hasard
new-how = Options
new-time = Temps
new-clock = Pendule
clock-none = Sans pendule
clock-move-1 = Une minute par coup
clock-move-day = Un jour par coup
clock-game-15 = 15 minutes par personne, plus 5 secondes par coup
clock-game-60 = Une heure par personne, plus 10 secondes par coup
new-absence = En cas d’absence : minutes avant qu’un robot puisse jouer
new-absence-help = Si quelqu’un est parti depuis aussi longtemps, les autres peuvent laisser un robot jouer à sa place, ou arrêter la partie, si tous ceux qui sont là sont d’accord. La personne qui revient retrouve sa place.
new-whispers = On peut chuchoter à quelqu’un
new-whispers-help = Seules les deux personnes concernées lisent un message chuchoté ; les autres ne voient même pas qu’il existe.
new-map-editor = Composer la carte dans l’éditeur
http-two-of-me = Tu n’as qu’une seule place ; pour plusieurs personnes à ton écran, choisis « Quelqu’un à cet écran ».
new-make = Créer la table
bot-line = { $strength } : { $like }

## Salle d’attente

lobby-waiting = { $count ->
    [0] Toutes les places sont prises.
    [1] Il reste une place libre. Envoie le lien à un ami.
   *[other] Il reste { $count } places libres. Envoie le lien à tes amis.
}
lobby-invited = On t’invite à cette table. Prends une place, ou regarde simplement.
seat-free = place libre
lobby-join = Prendre cette place
lobby-link = Lien vers cette table
lobby-shuffle = Le navigateur de chaque joueur ajoute des nombres au hasard au mélange : personne ne peut choisir les cartes, ni le serveur, ni un joueur.
lobby-start = Commencer
lobby-start-with-bots = Commencer, avec des robots aux places libres
share-copy = Copier
share-copied = Copié

## À la table

at-table = Table
title-turn = ● À toi · { $game }
notification-turn = C’est à toi dans { $game }
check-no-seat = Les spectateurs ne jouent pas.
waiting-for = On attend { $names }.
side-label = Joueurs, journal, discussion et règles
tabs-label = Ce qui est affiché
tab-board = Plateau
board-arrow-keys = Les flèches parcourent le plateau. Entrée joue ce qui est en surbrillance, et explique pourquoi là où rien n’est possible.
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
seat-here = en ligne
seat-away = hors ligne
seat-away-for = hors ligne depuis { $time }
seat-bot-plays = un robot joue
seat-resigned = a abandonné
seat-hand-over = Laisser jouer un robot
seat-reclaim = Reprendre la place
bot-plays-note = Tu n’étais pas là : un robot joue pour toi.
log-empty = Il ne s’est encore rien passé.
chat-empty = Pas encore de message.
chat-say = Écrire un message
chat-send = Envoyer
chat-spectator = Un spectateur
chat-to = À qui
chat-to-all = À tout le monde
chat-to-one = Chuchoter à { $name }
chat-whisper = Chuchoter un message
chat-whispered = pour toi uniquement
chat-you-whispered = pour { $name } uniquement
decision-label = Ta décision
decision-list = { $count } choix
look-back-since = Depuis mon dernier coup
look-back-playing = Ce qui s’est passé depuis ton dernier coup
look-back-position = Tu regardes une position passée
look-back-now = Revenir au présent
log-show-position = { $text } (montrer ce moment)
auto-pass-ask = Passer pour moi…
auto-pass-explained = La table passe à ta place jusqu’à la fin du tour. Personne d’autre ne l’apprend. Elle s’arrête quand :
auto-pass-start = Passer jusqu’à la fin du tour
auto-pass-stop = Ne plus passer
auto-pass-on = La table passe à ta place dans ce tour.
reset-free = Recommencer le tour
reset-consent = Demander à recommencer le tour
reset-marked = Recommencer le tour (les autres le verront)
catch-up-skip = Passer l’animation
hint-ask = Conseil
hint-this = le conseil
undo-free = Annuler
undo-consent = Demander à annuler
undo-marked = Annuler (les autres le verront)
undo-marked-why = Quelque chose a été révélé depuis ton coup. Tu peux encore annuler sans demander, mais le journal et le résultat le montreront.
undo-label = Annuler
undo-requested = { $name } demande à annuler un coup.
undo-agree = D’accord
undo-decline = Refuser
undo-waiting = On demande à { $names } d’accepter l’annulation.
refusal-open = Règle { $paragraph }
pass-device-title = { $name }, c’est à toi
pass-device-text = Passe l’écran. Personne d’autre ne devrait regarder maintenant.
pass-device-confirm = Je suis { $name } : montrer mes cartes
about-position = La position en mots
about-hidden = Caché jusqu’à ce que la personne suivante regarde.
about-options = Options
about-no-options = Le jeu de base, sans variante.
about-watch = Regarder
about-watch-link = Toute personne qui a ce lien peut regarder
about-spectators = { $count ->
    [0] Personne ne regarde.
    [1] Une personne regarde.
   *[other] { $count } personnes regardent.
}
about-shuffle = Mélange scellé
about-shuffle-text = Cette empreinte a été fixée avant le premier coup et ne correspond qu’à un seul mélange. Le mélange est dévoilé à la fin, et chacun peut vérifier qu’ils concordent.
about-leave = Quitter la partie
about-resign = Abandonner
about-resign-sure = À deux, la partie s’arrête et l’autre gagne. À plusieurs, un robot finit la partie pour toi, et tu ne peux plus gagner. Tu confirmes ?
about-abandon = Arrêter la partie pour tout le monde
about-abandon-sure = La partie finit sans vainqueur si tous les autres sont d’accord. Tu confirmes ?
about-sure = Oui
about-stay = Non, continuer

## La fin

end-you-won = Tu as gagné !
end-won = { $count ->
    [1] { $names } gagne.
   *[other] { $names } gagnent ensemble.
}
end-decided = Égalité de points ; le départage : { $what }.
end-tie-break = { $what } : { $value }
end-abandoned = La partie a été interrompue.
end-marked-undos = { $count ->
    [1] Une fois, des coups ont été annulés après une révélation.
   *[other] { $count } fois, des coups ont été annulés après une révélation.
}
end-rematch = Rejouer
end-to-rematch = Vers la partie suivante
end-replay = Revoir la partie
end-verify = Vérifier le mélange
end-record = Télécharger la partie
end-home = Vers l’accueil
shuffle-check-label = Vérification du mélange
shuffle-check-ok = Tout concorde.
shuffle-check-failed = Quelque chose ne concorde pas.
shuffle-check-promise = Fixé à la création de la table
shuffle-check-secret = Le nombre au hasard du serveur
shuffle-check-commitment = Fixé avant le premier coup
shuffle-check-seed = La graine du mélange
shuffle-check-nonces = Les nombres au hasard des joueurs
shuffle-check-no-nonce = (aucun)

## Revoir une partie

import-report-title = Importée de { $source }
import-report-actions = { $applied } actions sur { $actions } sont jouées ici.
import-report-part = La partie à revoir s’arrête avant cette action. Tu peux jouer la suite à partir de là.
import-report-differences = { $count ->
    [one] Un chiffre du fichier diffère des règles
   *[other] { $count } chiffres du fichier diffèrent des règles
}
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
replay-skip-passes = Sauter les passes
replay-settings = Réglages
replay-perspective = Vu par
replay-decider = la personne qui joue
replay-spectator = un spectateur
branch-title = Reprendre d’ici
branch-text = Une nouvelle table commence à cette position. Tu prends une place et tu sais ce qu’elle pouvait savoir ; des robots prennent les autres, et les cartes cachées sont redistribuées.
branch-continues = Cette partie reprend elle-même la position d’une autre. On ne peut reprendre que les parties commencées par une distribution.
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
rules-ruling = décision

## Réglages

settings-title = Réglages
settings-guest = Pas besoin de compte. Ce navigateur te reconnaît grâce à un cookie et garde tes parties.
settings-name = Nom
settings-save = Enregistrer
settings-renamed = Nom enregistré.
settings-other-device = Continuer sur un autre appareil
settings-other-device-help = Choisis ici une phrase secrète. Sur l’autre appareil, entre ton code et cette phrase.
settings-code = Ton code :
settings-passphrase = Phrase secrète
settings-new-passphrase = Nouvelle phrase secrète
settings-passphrase-set = La phrase secrète est enregistrée.
settings-passphrase-changed = La phrase secrète est changée. Tous les autres navigateurs sont déconnectés.
settings-old-passphrase = Ancienne phrase secrète
sign-ins-title = Où l’on te connaît
sign-ins-help = Ces navigateurs tiennent tes parties. Déconnecte ceux qui ne sont pas à toi, ou que tu n’as plus.
sign-ins-browser-on = { $browser } sur { $system }
sign-ins-unknown = Un navigateur
sign-ins-here = Ce navigateur
sign-ins-seen = Dernière utilisation : { $day }
sign-ins-end = Déconnecter
sign-ins-end-that = Déconnecter { $name }
sign-ins-end-here = Se déconnecter ici
sign-ins-end-others = Déconnecter tous les autres
settings-continue = J’ai déjà joué ici
settings-continue-help = Retrouve dans ce navigateur tes parties d’un autre appareil.
settings-their-code = Ton code
settings-continue-button = Continuer
settings-continued = Bon retour ! Tes parties sont là.
settings-preferences = Préférences
settings-sound = Sons
settings-shortcuts = Les touches numériques choisissent à la table
settings-position-text = Décrire chaque position en mots derrière le plateau, pour les lecteurs d’écran
settings-notifications-ask = Me prévenir quand c’est mon tour
settings-notifications-on = Ton navigateur te prévient quand c’est ton tour et que cette page est en arrière-plan.
settings-notifications-off = Ton navigateur n’autorise pas les notifications de cette page.
admin-title = Administration
admin-token = Jeton d’administration
admin-token-help = L’exploitant de ce serveur le connaît. Il est gardé jusqu’à la fermeture de cet onglet.
admin-open = Ouvrir
admin-tables = Tables en mémoire
admin-connections = Connexions
admin-thinking = Robots qui réfléchissent
admin-stuck = Parties bloquées
admin-block = Plus longue pause, dernière minute
admin-ms = { $ms } ms
admin-since = En marche depuis
admin-none = Aucune table en mémoire.
admin-phase-gathering = attend des joueurs
admin-phase-running = en cours
admin-phase-over = finie
admin-phase-abandoned = interrompue
admin-moves = coups : { $moves }
admin-here = connectés : { $count }
admin-updated = dernier changement : { $at }
admin-bot-slow = Bloquée : un robot réfléchit depuis plus d’une minute.
admin-bot-asleep = Bloquée : on attend un robot qui ne réfléchit pas.
admin-seat-bot = robot
admin-seat-open = libre
admin-seat-here = connecté
admin-seat-away = absent
admin-kick = Exclure
admin-kick-do = Exclure { $name } de { $table }
admin-mute = Faire taire un jour
admin-mute-do = Faire taire { $name } à toutes les tables pendant un jour
admin-unmute = Rendre la parole
admin-unmute-do = Rendre la parole à { $name }
admin-sign-out = Déconnecter
admin-sign-out-do = Fermer toutes les connexions { DE($name) }
admin-wake = Réveiller les robots
admin-wake-do = Réveiller les robots de { $table }
admin-close = Interrompre
admin-close-do = Interrompre { $table } pour tout le monde
admin-yes = Confirmer
admin-no = Annuler
admin-done = Fait : { $what }

## Une graine scellée

seed-sealed = La graine est scellée
seed-open = La graine est révélée
seed-fits = La graine est celle qui était promise
seed-wrong = La graine n’est pas celle qui était promise
seed-commitment = SHA-256 de la graine
seed-revealed = Graine
seed-command = Pour le contrôler toi-même
