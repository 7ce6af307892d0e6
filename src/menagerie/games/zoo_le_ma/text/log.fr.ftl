# Les titres du journal.

heading-year = Année { $year }
heading-auction = Enchère de la tuile { $tile }
