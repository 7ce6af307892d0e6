# Explications de ce qui se trouve sur un plateau, et légende.

explain-when = Quand :
explain-rule = Règle { $paragraph }
explain-also = Aussi ici :
explain-close = Fermer
legend-open = Légende : toutes les pièces et les touches
legend-open-key = Légende : toutes les pièces et les touches (L)
legend-title = { $game } : légende
legend-list = Toutes les pièces, icônes et valeurs
legend-how = Laisse la souris sur n’importe quel élément du plateau, garde le doigt dessus ou appuie sur ? : l’explication s’affiche sur place.
legend-keys = Touches
legend-key-question = explique ce qui a le focus ou ce que pointe la souris
legend-key-legend = ouvre et ferme cette légende
legend-key-tab = va à ce que tu peux faire
legend-key-arrows = atteignent tout ce qui se trouve sur le plateau
legend-key-digits = choisissent dans la liste des choix
legend-key-escape = ferme et revient où tu étais
