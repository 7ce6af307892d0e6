## Captions of the pictures in the rules

board-picture-zoo-card = A zoo card: the ring of arrows, and the points it is worth in the corner. A small pale animal is missing from the ring.
board-picture-animal-cards = Animal cards. Six of them are your die.
board-picture-ring = dolphin → flamingo → fox → lion is three arrows, lion → dolphin only one: the dolphin wins.
board-picture-people = The people icon: everybody rolls.
board-picture-special = A special zoo card with its own rule; its ring is not used.
board-picture-wild-fox = Wild fox: roll again
board-picture-wild-dolphin = Wild dolphin: the battle ends
board-picture-wild-panda = Wild panda: another zoo card
board-picture-wild-lion = Wild lion: wins ties
board-picture-wild-flamingo = Wild flamingo: loses ties
