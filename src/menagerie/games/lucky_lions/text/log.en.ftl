# The headings of the log.

heading-turn = { $seat }’s turn
