# Numbers in explanations.

board-explain-points = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
