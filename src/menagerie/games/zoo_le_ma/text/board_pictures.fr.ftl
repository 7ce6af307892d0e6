## Légendes des images dans les règles

board-picture-tile = Une tuile : deux enclos avec leurs étoiles, un chemin et un buisson.
board-picture-pieces = Un visiteur, un arbre et un banc. Chacun rapporte des points à la fin d’une année.
board-picture-flags = Le mât : à mises égales, le drapeau le plus haut l’emporte.
board-picture-visitors = Des visiteurs aux couleurs des cinq sortes d’animaux
board-picture-tree = Un arbre
board-picture-bench = Un banc
