# Why the bot does what it does: also what a hint says.

reason-duel = Against { $opponent_seat } my die { $win ->
    [0] hardly ever wins
    [100] almost always wins
   *[other] wins about { $win } times in 100
}{ $tie ->
    [0] { "" }
   *[other] { " " }and ties about { $tie } times in 100
}. The card is worth { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
reason-all = Everybody rolls. My die { $win ->
    [0] hardly ever wins
    [100] almost always wins
   *[other] wins about { $win } times in 100
}{ $tie ->
    [0] { "" }
   *[other] { " " }and ties about { $tie } times in 100
}. The card is worth { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
reason-all-but = Everybody rolls but { $excluded_seat }. My die { $win ->
    [0] hardly ever wins
    [100] almost always wins
   *[other] wins about { $win } times in 100
}{ $tie ->
    [0] { "" }
   *[other] { " " }and ties about { $tie } times in 100
}. The card is worth { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
reason-all-but-self = I let the others fight for this card: that is better for me than to roll or to leave another out.
reason-pick = With the smaller die I am building I { $win ->
    [0] hardly ever win
    [100] almost always win
   *[other] win about { $win } times in 100
}{ $tie ->
    [0] { "" }
   *[other] { " " }and tie about { $tie } times in 100
}.
reason-keep = If the others are as likely to keep one of their results as the other, this result { $win ->
    [0] never wins.
    [100] always wins.
   *[other] wins { $win } times in 100.
}
reason-reroll = Rolling again { $win ->
    [0] hardly ever wins
    [100] almost always wins
   *[other] wins about { $win } times in 100
}, and that is better than keeping the fox.
reason-stand = I keep the fox. Rolling again would { $win ->
    [0] hardly ever win.
   *[other] win about { $win } times in 100, and that is worth less to me.
}
reason-panda-win = With this card I win { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
reason-panda-tie = With this card I am tied for the best, and that is worth more to me than what the other cards lead to.
reason-panda-loss = I do not win, but with this card I lose the least.
reason-award-self = It is a tie: I take { $points ->
    [one] the point myself.
   *[other] the { $points } points myself.
}
reason-award-and-discard = It is a tie: I give { $player_seat } { $points ->
    [one] the point
   *[other] the { $points } points
} and discard. My die with one card fewer is worth more to me.
reason-award-rival = The points do least harm with { $player_seat }, who has { $points ->
    [0] none yet.
    [one] 1 point.
   *[other] { $points } points.
}
reason-name-discarder-self = I discard: my die gets better without one of its cards.
reason-name-discarder-anyway = I would rather discard myself than let another die get better.
reason-name-discarder-rival = A die gets better when its weakest card goes. It matters least with { $player_seat }.
reason-take = { $points ->
    [one] One point is worth more to me than another animal.
   *[other] { $points } points are worth more to me than more animals.
}
reason-draw = Better animals are worth more to me now than the points: I draw { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
reason-discard = { $cards ->
    [0] There is no zoo card left to fight for: any card will do.
    [one] For the 1 zoo card that is left, my die is best without this card.
   *[other] For the { $cards } zoo cards that are left, my die is best without this card.
}

# The bots that play like beginners.
reason-cub-small = No card here has fewer points: { $points ->
    [one] 1.
   *[other] { $points }.
}
reason-cub-leader = None of the others has more points than { $opponent_seat }.
reason-cub-slim = I like a small die better than points, so I let somebody else have them.
reason-cub-discard = I discard, because I like a small die.
reason-cub-lonely = No animal in my die is rarer than this one.
reason-cub-mine = I keep what I have won.
reason-cub-roll = I like to roll, so I roll again.
reason-cub-like = I just like it better; I have not worked anything out.
reason-peacock-shown = { $shown ->
    [0] None
   *[other] { $shown }
} of the { $cards } cards of my die { $shown ->
    [one] shows
   *[other] show
} an animal that stands on this card.
reason-peacock-whoever = I do not mind who else rolls.
reason-peacock-many = I take the points: there are many of them.
reason-peacock-rare = None of my animals stands on fewer cards of the market.
reason-peacock-here = This animal stands on the zoo card.
reason-peacock-missing = My animal does not stand on the zoo card, so I roll again.
reason-tortoise-tie = It is a tie, and I take the points: a smaller die is not worth that to me.
reason-tortoise-one = It is a tie for a single point: I would rather have a smaller die.
