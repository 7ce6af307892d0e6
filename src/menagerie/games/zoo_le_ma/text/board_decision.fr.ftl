# Une question avant de poser une tuile ; tuiles agrandies ; le milieu de la table sans pièces.

board-not-here = Pas ici
board-enlarge = Agrandir : { $tile }
board-enlarged = Tuile { $tile }
board-close = Fermer
position-bank-empty = Pièces au milieu : aucune, et { $count } empruntées
