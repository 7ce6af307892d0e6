# Le plateau dessiné de 18ZOO : courses et récolte.

board-routes-title = { $family } : les courses
board-routes-title-what-if = { $family } : les meilleures courses
board-routes-close = Fermer
board-routes-nuts = { $nuts } noix
board-routes-waters = { $waters ->
    [one] { $waters } point d’eau
   *[other] { $waters } points d’eau
 }
board-routes-proved = optimum prouvé
board-routes-before = { $before } auparavant ({ $change })
board-routes-less = { $less } de moins que l’optimum ({ $best })
board-routes-equal = autant que l’optimum ({ $best })
board-routes-rule = Règle { $paragraph }
board-routes-refused = { $before } auparavant ; l’optimum est { $best }.
board-routes-failed = Impossible de compter les courses pour l’instant.
board-routes-counting = On compte les noix …
board-routes-unreachable = Aucune voie ne mène de cette course à { $hex }.
board-routes-squirrels = Les écureuils et leurs courses
board-routes-no-squirrels = La famille n’a pas d’écureuil.
board-routes-barrels-open = Les deux tonneaux sont ouverts : l’eau rapporte deux fois plus de noix.
board-routes-run = Courir ainsi : { $nuts } noix
board-routes-run-none = Courir ainsi
board-routes-use = Utiliser { $power }
board-routes-back = Revenir à l’optimum
board-routes-rest = Ne pas courir
board-routes-how = Choisis un écureuil, puis glisse le long des voies sur la carte pour changer sa course ; ou clique sur les arrêts l’un après l’autre, ou appuie sur Entrée.
board-routes-asleep = dort pendant ce tour
board-routes-stays = ne court pas
board-routes-begins = part de { $hex } : choisis l’arrêt suivant
board-routes-last-run = dernière course
board-routes-water = eau
board-routes-mark-wheat = blé
board-routes-mark-sugar = sucre
board-routes-mark-wings = survolé
board-routes-clear = Retirer la course de { $squirrel }
board-routes-harvest-title = { $family } : la récolte
board-routes-threshold = { $nuts } noix, seuil { $threshold }
board-routes-threshold-met = Le seuil est atteint.
board-routes-threshold-missed = Le seuil n’est pas atteint.
board-routes-share = Partager
board-routes-keep = Garder
board-routes-reputation = Réputation
board-routes-becomes = devient
board-routes-treasury = Trésor
board-routes-card = Par carte
board-routes-parents-bonus = parents +{ $bonus }
board-routes-worth = fortune { $change }
board-routes-retires = Prend sa retraite : { $squirrels }.
board-routes-ends-game = La partie finit avec ce tour.
board-routes-run-best = Courir au mieux
board-routes-same = inchangé
board-routes-nothing = rien
board-routes-then = Ensuite
