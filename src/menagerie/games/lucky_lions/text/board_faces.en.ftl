# What stands on wild cards, in two short lines, and numbers in explanations.

board-face-lion = wins ties
board-face-fox = may roll again
board-face-panda = changes the card
board-face-flamingo = loses ties
board-face-dolphin = ends the battle
board-explain-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
