# Explanations of what is on a board, and the legend.

explain-when = When:
explain-rule = Rule { $paragraph }
explain-also = Also here:
explain-close = Close
legend-open = Legend: all pieces and keys
legend-open-key = Legend: all pieces and keys (L)
legend-title = { $game }: legend
legend-list = All pieces, icons and numbers
legend-how = Rest the mouse on anything on the board, keep a finger on it, or press ? to have it explained there.
legend-keys = Keys
legend-key-question = explains what has the focus, or what the mouse is on
legend-key-legend = opens and closes this legend
legend-key-tab = goes to what you can do
legend-key-arrows = reach everything on the board
legend-key-digits = choose from the list of choices
legend-key-escape = closes, and goes back to where you were
