# Les titres du journal.

heading-turn = Tour { DE($seat) }
