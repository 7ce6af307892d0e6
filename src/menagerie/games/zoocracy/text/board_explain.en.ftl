# Numbers in explanations.

board-explain-food = { $count } food
board-explain-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
board-explain-cards = { $count ->
    [one] 1 action card
   *[other] { $count } action cards
}
board-explain-majority = { $majority } of { $total } seats
