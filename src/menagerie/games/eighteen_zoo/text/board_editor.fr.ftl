# L’éditeur de cartes personnelles de 18ZOO.

board-editor-title = Composer une carte pour 18ZOO
board-editor-how = Une carte, c’est un module de base et jusqu’à sept autres autour. Le numéro d’un module dit où il se pose, les lettres quelles cartes de A à F l’utilisent. Fais glisser les modules sur la carte, ou choisis-les d’un clic ou avec Entrée ; fais-les glisser hors de la carte pour les enlever.
board-editor-rules = La règle
board-editor-map = La carte
board-editor-checking = Vérification de la carte.
board-editor-good = { $count ->
    [one] Cette carte peut se jouer, avec { $count } famille : { $families }.
   *[other] Cette carte peut se jouer, avec { $count } familles : { $families }.
 }
board-editor-players = Le livret prévoit autant de familles pour { $least } à { $most } personnes.
board-editor-unusual = { $count ->
    [one] Le livret prévoit 4 à 6 familles à 2 ou 3 personnes et 6 à 8 à partir de 4 ; avec { $count }, le jeu est différent, et permis.
   *[other] Le livret prévoit 4 à 6 familles à 2 ou 3 personnes et 6 à 8 à partir de 4 ; avec { $count }, le jeu est différent, et permis.
 }
board-editor-place = place { $place }
board-editor-middle = au milieu
board-editor-place-label = Place { $place }
board-editor-base = Base
board-editor-placed = { $module } est posé : { $place }.
board-editor-removed = { $module } est enlevé.
board-editor-base-stays = Une carte a une base : choisis l’autre pour l’échanger.
board-editor-other-place = { $module } ne va pas là. Son numéro dit où il se pose : { $place }.
board-editor-map-laid = Les modules de la carte { $map } sont posés, autour de ta base.
board-editor-no-turning = Les modules ne se tournent pas : les règles donnent à chacun une seule place, par son numéro, et aucun autre sens.
board-editor-lies = { $module }, { $place }. Entrée ou Suppr l’enlève.
board-editor-base-lies = Module de base { $module }.
board-editor-module = { $module }, { $count ->
    [one] { $count } case
   *[other] { $count } cases
 }, { $homes }
board-editor-no-home = sans gîte
board-editor-start-from = Partir de la carte
board-editor-base-only = La base seule
board-editor-cleared = Il ne reste que la base.
board-editor-map-named = Carte { $map }
board-editor-play-title = Jouer sur cette carte
board-editor-player-count = Personnes
board-editor-with = Avec
board-editor-with-bots = des robots
board-editor-with-friends = des amis, par lien
board-editor-play = Jouer sur cette carte
board-editor-settings = Plus de réglages
board-editor-share = Le lien vers cette carte
