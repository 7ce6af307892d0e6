## Légendes des images dans les règles

board-picture-species = Une espèce : des votes pour le parti qui y a le plus de nourriture, et pour le deuxième.
board-picture-offices = Les cinq bureaux
board-picture-cards = Des cartes Action. La lettre est la phase où la carte se joue.
board-picture-markers = Les deux jetons
board-picture-all-cards = Les cartes Action. La lettre est la phase où la carte se joue.
