## Légendes des images dans les règles

board-picture-tiles = Des tuiles de voie : une simple courbe, et un gîte avec une place de gare et les noix qu’il rapporte.
board-picture-squirrel = Un écureuil : il court le long des voies et récolte des noix.
board-picture-station = Une gare des Girafes
board-picture-colours = Le même gîte en jaune, vert et brun
board-picture-track = La tuile 8, pour les plaines
board-picture-home = La tuile 57, pour un gîte
board-picture-yard = La tuile 621, pour une zone Y
board-picture-water = Une tuile sur l’eau : 10 noix, et elle reste comme elle est
