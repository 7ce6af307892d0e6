# Why the bot does what it does: also what a hint says.

reason-launch = With its parents I decide for a new family. At { $value } a card it leaves me { $left ->
    [0] no bags.
    [one] 1 bag.
   *[other] { $left } bags.
}
reason-card = Each animal on this card brings { $each ->
    [one] 1 bag
   *[other] { $each } bags
} at its reputation now whenever the family shares its harvest, and there { $rounds ->
    [one] is still 1 operating round.
   *[other] are still { $rounds } operating rounds.
}
reason-card-value = It brings nothing yet, but of the cards I can buy I expect most from this one.
reason-power = This power costs { $cost ->
    [0] nothing
    [one] 1 bag
   *[other] { $cost } bags
}, and of those I can buy it is the one I like best.
reason-power-to-family = My family buys this power from me for its full price ({ $price }), and can afford it.
reason-days-off = Days off moves the reputation of my family one box to the right.
reason-wheat = Every run of the family that visits the wheat brings 30 more nuts.
reason-track = This tile brings the family’s track nearer to new stops.
reason-track-more = With this tile the family’s squirrels can bring { $nuts } nuts instead of { $before }.
reason-station = The family can afford it, and has one more place to run from.
reason-station-more = With this station the family’s squirrels can bring { $nuts } nuts instead of { $before }.
reason-run = These runs bring the most nuts.
reason-share = The harvest of { $harvest } nuts reaches { $threshold }, so the reputation rises. My cards bring me { $income ->
    [0] no bags.
    [one] 1 bag.
   *[other] { $income } bags.
}
reason-share-below = The harvest of { $harvest } nuts does not reach { $threshold }, so the reputation stays. But if it is kept, it falls. My cards bring me { $income ->
    [0] no bags.
    [one] 1 bag.
   *[other] { $income } bags.
}
reason-keep = Kept, the harvest brings the treasury to { $treasury }, enough for the next squirrel, which costs { $cost }.
reason-keep-low = The harvest of { $harvest } nuts does not reach { $threshold }, so I would rather keep it.
reason-squirrel = The treasury can pay for one more squirrel, and each one brings nuts.
reason-squirrel-needed = The family has no squirrel, and it needs one.
reason-squirrel-own = The family needs a squirrel, and another family of mine can spare one.
reason-ticket = The family needs a squirrel and lacks { $missing ->
    [one] 1 bag.
   *[other] { $missing } bags.
} My tickets are worth enough for that.
reason-price = The family of mine that sells asks for no more than { $price ->
    [one] 1 bag.
   *[other] { $price } bags.
}
reason-patch = With the patch this squirrel stays instead of retiring.
reason-good-price = { $price } is at least what it costs when it is new ({ $cost }).
reason-low-price = { $price } is less than it costs when it is new ({ $cost }).
reason-last-squirrel = It is the only squirrel of its family, which would have none left.
reason-sell-over-limit = I hold { $held } cards, and { $limit } are allowed. This sale gives away least.
reason-sell-for-squirrel = I have to find money for the squirrel, and this sale gives away least.
reason-nothing-better = I see nothing better to do.
reason-must = There is no other choice.
