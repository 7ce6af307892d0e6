# Ce que disent les cartes sauvages, en deux lignes courtes, et les nombres des explications.

board-face-lion = gagne les égalités
board-face-fox = peut relancer
board-face-panda = change la carte
board-face-flamingo = perd les égalités
board-face-dolphin = met fin au combat
board-explain-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
