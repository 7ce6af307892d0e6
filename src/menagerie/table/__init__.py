"""A live game: who sits there, what happened, what may be taken back, whose time is running; and where it is stored.

A table is its deed (what was agreed when it was made) and its log, to which entries are only ever added. Everything
else follows from the two by folding: the position, the seats, the clocks, what each reader was told.
"""
