## Pourquoi quelque chose est refusé, à côté de ce qu’on a touché

refusal-label = Pourquoi c’est impossible

## Les règles à côté du plateau

rules-contents = Sommaire
rules-contents-label = Sommaire des règles
rules-pieces = Le matériel
rules-rulings = Décisions : là où le livret se tait
rules-place = { $place } sur { $count }
rules-next = Résultat suivant
rules-previous = Résultat précédent
rules-results = Résultats, le meilleur d’abord
rules-clear = Effacer la recherche
rules-none = Rien trouvé. Essaie d’autres mots, par exemple « gagner », « égalité » ou le nom d’une pièce.
