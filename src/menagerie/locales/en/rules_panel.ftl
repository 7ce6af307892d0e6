## Why something is refused, beside what was clicked

refusal-label = Why this is not possible

## The rules beside the board

rules-contents = Contents
rules-contents-label = Contents of the rules
rules-pieces = The pieces
rules-rulings = Rulings: where the rulebook is silent
rules-place = { $place } of { $count }
rules-next = Next result
rules-previous = Previous result
rules-results = Results, best first
rules-clear = Clear the search
rules-none = Nothing found. Try other words, such as “win”, “tie” or the name of a piece.
