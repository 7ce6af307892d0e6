# Les nombres des explications.

board-explain-food = { $count ->
    [one] { $count } jeton Nourriture
   *[other] { $count } jetons Nourriture
}
board-explain-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
board-explain-cards = { $count ->
    [one] { $count } carte Action
   *[other] { $count } cartes Action
}
board-explain-majority = { $majority } sièges sur { $total }
