# Peanuts in English.

game-title = Peanuts
game-summary = Elephants bid bags of peanuts for treats, all at once and in secret.

option-rounds = Rounds
option-rounds-help = How many treats there are to win. More rounds mean more bags in hand.

question-choose = Choose a bag to put forward, or keep still.

question-waiting = Waiting for { $players } to choose a bag.
question-change = Your choice is { $bag }, and you may still change it. Waiting for { $players }.
question-over = The game is over: { $how } Won by { $winners }.
position-round = Round { $round } of { $rounds }
position-treat = { $treat ->
    [one] The treat is worth 1 point.
   *[other] The treat is worth { $treat } points.
}
position-elephant = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}; eaten: { $eaten }
position-hand = In hand: { $bags }
position-stolen = { $points ->
    [one] The squirrels have 1 point.
   *[other] The squirrels have { $points } points.
}
by-seat = { $seat }: { $text }
bag = { $bag ->
    [0] nothing
   *[other] a bag of { $bag }
}

ending-last-treat = the last treat is gone.
tie-break-peanuts-kept = more peanuts kept

group-bags = Put forward a bag of
action-choose = Put forward a bag of { $bag }
action-keep-still = Keep still

event-chose = You put forward { $bag }.
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
bot-appraiser-name = Appraiser
bot-appraiser-about = Opens the bag whose size is nearest to what the treat is worth.
reason-worth-it = A bag of { $bag } is nearest to what the treat is worth ({ $treat }).

refusal-no-such-seat = There are only { $players } elephants at this table.
refusal-game-over = The game is over after { $rounds } rounds.
refusal-still-before = You have kept still once in this game already.
refusal-not-in-hand = You have no bag of { $bag }; you hold { $hand }.
