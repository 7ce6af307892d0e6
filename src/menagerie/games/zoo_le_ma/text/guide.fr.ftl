# Ce qui aide à découvrir le jeu : le but, à quoi sert une décision, les phases d’une enchère et d’une année.

guide-goal = avoir le plus de points après { $years } ans, grâce aux visiteurs, aux arbres et aux bancs de ton zoo, qui comptent davantage chaque année.
guide-heading = Année { $year } sur { $years }, tuile { $tile } sur { $tiles }

guide-phase-bid = Enchère
guide-phase-place = Pose de la tuile
guide-phase-year-end = Fin d’année

guide-purpose-bid = La plus haute mise est payée et gagne la tuile ; tous les autres reprennent leurs pièces.
guide-purpose-place = Réunis les animaux d’une même sorte : les deux meilleurs enclos attirent les visiteurs.
