# Pose des voies, réserve de tuiles et projet privé sur le plateau de 18ZOO, en français.

## Tiles and lays

board-track-tile = Tuile { $tile }
board-track-tile-on = Tuile { $tile } en { $hex }
board-track-caption = { $tile } : { $facts }
board-track-rotation = orientation { $place } sur { $rotations }
board-track-side-0 = sud
board-track-side-1 = sud-ouest
board-track-side-2 = nord-ouest
board-track-side-3 = nord
board-track-side-4 = nord-est
board-track-side-5 = sud-est
board-track-path = { $from } à { $to }
board-track-meet = { $sides } se rejoignent
board-track-free = gratuit
board-track-costs = coûte { $cost }
board-track-pays = rapporte { $cost }
board-track-cost-short = Coût { $cost }
board-track-nuts-short = { $change } noix
board-track-left-short = reste { $left }
board-track-later-short = dès { $squirrel }
board-track-harvest = récolte { $before } → { $after } noix
board-track-harvest-same = la récolte reste à { $nuts } noix
board-track-by-power = avec { $power }
board-track-or-by-power = ou avec { $power }
board-track-way-ordinary = Comme voie ordinaire, { $cost }
board-track-way-power = Avec { $power }, { $cost } ({ $uses ->
    [one] encore { $uses } usage
   *[other] encore { $uses } usages
 })

## The fan of tiles

board-track-fan = Tuiles pour { $hex }
board-track-choose-tile = { $hex } : choisis une tuile.
board-track-which-way = Cette tuile peut être posée de plusieurs façons. Laquelle ?
board-track-lay = Poser
board-track-rotate = Tourner (R)
board-track-rotate-back = Tourner dans l’autre sens (Maj+R)
board-track-cancel = Annuler
board-track-upgrades = Améliorations
board-track-hex-reason = { $hex } : { $reason }
board-track-rule = Règle { $paragraph }

## The decision

board-track-laying = Pose des voies
board-track-title = { $family } : voies
board-track-left-home = D’abord la tuile de gîte.
board-track-left-bonus = { $count ->
    [one] Encore { $count } voie de bonus.
   *[other] Encore { $count } voies de bonus.
 }
board-track-left-map = La deuxième tuile des cartes anciennes.
board-track-left = { $count ->
    [one] Encore { $count } pose, jaune ou amélioration.
   *[other] Encore { $count } poses, dont une amélioration au plus.
 }
board-track-left-yellow = { $count ->
    [one] Encore { $count } pose jaune ; l’amélioration est faite.
   *[other] Encore { $count } poses jaunes ; l’amélioration est faite.
 }
board-track-treasury = Trésor : { $treasury }.
board-track-treasury-after = trésor ensuite : { $treasury }
board-track-planning-now = Tu fais un projet : rien n’est joué sur la carte.
board-track-lay-now = Poser des voies
board-track-powers = Poser grâce à un pouvoir
board-track-power-uses = { $power } (reste { $uses })
board-track-how = Choisis { $count ->
    [one] la case éclairée
   *[other] l’une des { $count } cases éclairées
 }, ou une tuile de la réserve. Les autres cases disent pourquoi elles sont exclues.
board-track-how-short = { $count ->
    [one] Touche la case éclairée.
   *[other] Touche l’une des { $count } cases éclairées.
 }
board-track-in-between = { $power } : choisis { $count ->
    [one] la case éclairée
   *[other] l’une des { $count } cases éclairées
 }.
board-track-nothing = Rien ne peut être posé ici pour l’instant.
board-track-finish = Terminer la pose
board-track-supply = Réserve de tuiles

## The supply

board-track-supply-tile = Tuile { $tile }, { $left } sur { $copies } disponibles.
board-track-supply-how = Prends une tuile : les cases où elle convient s’éclairent.
board-track-supply-look = Touche une tuile pour voir ce qu’elle peut devenir.
board-track-supply-chosen = La tuile { $tile } { $count ->
    [0] ne convient nulle part
    [one] convient sur { $count } case
   *[other] convient sur { $count } cases
 }.
board-track-all-tiles = Toutes les tuiles
board-track-fits-on = Convient sur { $count ->
    [one] { $count } case
   *[other] { $count } cases
 } en ce moment.
board-track-fits-nowhere = Ne convient nulle part en ce moment.
board-track-none-left = Il n’en reste plus.
board-track-later = Arrive avec le premier { $squirrel }.
board-track-moles-only = Seulement avec les Taupes.
board-track-home-only = Seulement sur le gîte de cette famille : { $family }.
board-track-filter = Quelles tuiles
board-track-filter-all = Toutes
board-track-filter-track = Voies
board-track-filter-Y = Y
board-track-filter-home = Gîtes
board-track-filter-now = Posables
board-track-colour-yellow = Jaunes
board-track-colour-green = Vertes
board-track-colour-brown = Brunes
board-track-colour-grey = Grises

## The upgrade chart

board-track-chart = Améliorations de la tuile { $tile }
board-track-back-to-supply = Retour à la réserve
board-track-one-yellow = jaune
board-track-one-green = verte
board-track-one-brown = brune
board-track-one-grey = grise
board-track-comes-from = { $tile } peut remplacer
board-track-comes-first = Elle se pose sur une case nue.
board-track-comes-from-nothing = Elle ne remplace aucune tuile.
board-track-becomes = { $tile } peut devenir
board-track-becomes-nothing = Elle reste telle quelle.
board-track-copies = { $left } sur { $copies } disponibles

## The private plan

board-track-plan = Projet
board-track-plan-kept = Projet ({ $count })
board-track-plan-how = Toi seul vois ceci. Clique sur une case et essaie des tuiles ; rien n’est joué.
board-track-plan-more = Tout le projet
board-track-plan-family = La récolte de quelle famille
board-track-plan-harvest = Récolte
board-track-plan-idle = Pas encore d’écureuil.
board-track-plan-try = Essayer un { $kind }
board-track-plan-reckoning = Calcul de la récolte…
board-track-plan-asking = { $hex } : recherche des tuiles qui conviennent…
board-track-plan-nothing-fits = { $hex } : aucune tuile ne convient ici.
board-track-plan-shown = En projet : tuile { $tile } en { $hex }
board-track-plan-brings = { $tile } ; { $harvest }
board-track-plan-remove = Retirer
board-track-plan-remove-from = Retirer la tuile en projet de { $hex }
board-track-plan-station = Prévoir une gare
board-track-plan-no-station = Pas de gare
board-track-plan-station-short = gare
board-track-plan-station-on = Gare en { $hex }
board-track-plan-no-station-on = Retirer la gare en projet de { $hex }
board-track-plan-misfit = La tuile { $tile } ne convient plus en { $hex }
board-track-plan-done = Terminé
board-track-plan-undo = Revenir en arrière
board-track-plan-clear = Tout effacer
board-track-plan-squirrels = Écureuils actuels : { $squirrels }
board-track-plan-squirrels-other = Avec d’autres écureuils : { $squirrels }
board-track-plan-squirrels-reset = Écureuils actuels
board-track-plan-squirrel-more = Un { $kind } de plus
board-track-plan-squirrel-less = Un { $kind } de moins
