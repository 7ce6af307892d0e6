# Les nombres des explications.

board-explain-points = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
