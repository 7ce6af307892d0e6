# Peanuts in English.

game-title = Peanuts
game-summary = Elephants bid bags of peanuts for treats, all at once and in secret.

option-rounds = Rounds
option-rounds-help = How many treats are fought over. More rounds mean more bags in hand.

asked-choose = Choose a bag to put forward.

twin-waiting = Waiting for { $players } to choose a bag.
twin-may-change = You put forward a bag of { $bag }, and may still change it. Waiting for { $players }.
twin-over = The game is over: { $how } Won by { $winners }.
twin-round = Round { $round } of { $rounds }
twin-treat = { $treat ->
    [one] The treat is worth 1 point.
   *[other] The treat is worth { $treat } points.
}
twin-elephant = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}; eaten: { $eaten }
twin-hand = In hand: { $bags }
twin-stolen = { $points ->
    [one] The squirrels have 1 point.
   *[other] The squirrels have { $points } points.
}
by-seat = { $seat }: { $what }

ending-last-treat = the last treat is gone.
tie-break-peanuts-kept = more peanuts kept

action-choose = Put forward a bag of { $bag }

event-chose = You put forward a bag of { $bag }.
event-ready = { $seat } has chosen.
event-opened = The bags are opened: { $bags }.
event-won = { $treat ->
    [one] { $seat } takes the treat for 1 point.
   *[other] { $seat } takes the treat for { $treat } points.
}
event-stolen = Nobody is alone with a size: the squirrels take the treat ({ $treat }).
event-turned-up = { $treat ->
    [one] Round { $round } is about a treat worth 1 point.
   *[other] Round { $round } is about a treat worth { $treat } points.
}
event-ended = The game is over. Bags kept: { $hands }.

bot-appraiser = looks at what the treat is worth
reason-worth-it = A bag of { $bag } is nearest to what the treat is worth ({ $treat }).

refusal-no-such-seat = There are only { $players } elephants at this table.
refusal-game-over = The game is over after { $rounds } rounds.
refusal-not-in-hand = You have no bag of { $bag }; you hold { $hand }.
