# La carte dessinée de 18ZOO en français.

board-map-label = Carte
board-map-keys = Les flèches passent d’une case à l’autre, Entrée choisit, R tourne une tuile, Échap annule. Plus et moins changent l’échelle, 0 montre toute la carte, Maj et les flèches la déplacent.
board-map-show = Ce que montre la carte
board-map-zoom-in = Agrandir
board-map-zoom-out = Réduire
board-map-fit = Toute la carte
board-map-overlay-coordinates = Coordonnées
board-map-overlay-tile-numbers = Numéros des tuiles
board-map-overlay-names = Noms des gîtes
board-map-overlay-last-lay = Dernières tuiles posées
board-map-overlay-last-runs = Dernières courses
board-map-overlay-reach = Cases accessibles
board-map-family = Courses et accès de
board-map-family-turn = la famille dont c’est le tour

## Places

board-map-main-map = Carte
board-map-main-stock = Bourse
board-map-main = En grand
board-map-round-bar = Tour, phase et ordre de jeu
board-map-panels = Le reste du jeu
board-map-panel-stock = Bourse
board-map-panel-families = Familles
board-map-panel-players = Joueurs
board-map-panel-squirrels = Écureuils
board-map-panel-tiles = Tuiles
board-map-panel-powers = Pouvoirs
board-map-panel-charts = Courbes
board-map-decision = Décision
board-map-decision-open = Montrer la décision
board-map-decision-close = Masquer la décision

## A hex in words

board-map-edge-0 = sud
board-map-edge-1 = sud-ouest
board-map-edge-2 = nord-ouest
board-map-edge-3 = nord
board-map-edge-4 = nord-est
board-map-edge-5 = sud-est
board-map-home = Gîte : { $family }
board-map-area-plain = Plaine
board-map-area-O = Eau
board-map-area-Y = Zone de gare Y
board-map-area-R = Restaurant, { $nuts } noix
board-map-area-grey = Zone grise, on n’y construit rien
board-map-hill = Colline { $area }, la première tuile coûte { $cost }
board-map-tile = Tuile { $number }, { $colour }
board-map-colour-yellow = jaune
board-map-colour-green = verte
board-map-colour-brown = brune
board-map-colour-grey = grise
board-map-track = Voie du { $from } au { $to }
board-map-tracks-station = Voies { $edges } vers l’arrêt
board-map-tracks-meet = Les voies { $edges } se rejoignent
board-map-stub = Un bout de voie au { $edge }
board-map-nuts = { $nuts } noix
board-map-stations = Gares : { $families }
board-map-works = Travaux en cours sur une place
board-map-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
board-map-kept = Réservé : { $families }
board-map-extra = Gare supplémentaire : { $family }
board-map-hole = Une entrée du trou
board-map-wheat = Blé : { $family }
board-map-last-laid = Posée en dernier
board-map-reached = Accessible
board-map-ghost = La tuile { $number } serait posée ici
board-map-hinted = Suggéré
board-map-active = Peut être choisi
