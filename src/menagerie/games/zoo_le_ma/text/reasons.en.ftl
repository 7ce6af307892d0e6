# Why the bots do what they do: also what a hint says.

reason-bid = { $points ->
    [0] I do not expect this tile to bring me points.
    [one] I expect about 1 more point from this tile over the years.
   *[other] I expect about { $points } more points from this tile over the years.
} { $loss ->
    [0] In another zoo it would do me no harm.
    [one] In another zoo it would take about 1 point off my lead.
   *[other] In another zoo it would take about { $loss } points off my lead.
} { $coins ->
    [0] I bid nothing and keep my coins.
    [one] I bid 1 coin and keep { $left }.
   *[other] I bid { $coins } coins and keep { $left }.
}
reason-plan = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} { $likelihood ->
    [likely] will probably win this tile.
    [unlikely] will hardly win this tile, unless the others hold back; a bid that loses costs nothing.
   *[even] may win this tile, or not.
} If I win, I keep { $left }{ $more ->
    [0] .
    [one] { " " }for the last tile of the year.
   *[other] { " " }for the { $more } tiles that follow this year.
}
reason-plan-nothing = { $left ->
    [0] I have no coins to bid.
   *[other] I bid nothing and keep my coins ({ $left }).
} { $likelihood ->
    [likely] Probably nobody else bids either, and I win the tile.
    [unlikely] Somebody else will probably bid more.
   *[even] I may win the tile even so.
}
reason-place = Here the tile is part of an enclosure with { $stars }★ ({ $animal }).
reason-place-bench = Here the tile closes { $benches ->
    [one] a path and brings a bench
   *[other] { $benches } paths and brings { $benches } benches
}. It is part of an enclosure with { $stars }★ ({ $animal }).

# The bots that play like beginners.
reason-bid-half = I have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, and I bid half of what I have.
reason-bid-even = { $tiles ->
    [one] One tile is left this year
   *[other] { $tiles } tiles are left this year
}, and I have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}: I keep about the same for each.
reason-place-stars = Here its animals become part of enclosures with { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} together.
