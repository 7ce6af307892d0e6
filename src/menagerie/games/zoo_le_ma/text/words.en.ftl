# Zoo le Ma in English.

game-title = Zoo le Ma
game-length = about 45 minutes
game-weight = medium
game-summary = Bid in secret for zoo tiles, fit them together, and draw the visitors to your zoo for five years.

## Tiles and zoos

animal-apes = apes
animal-mammals = mammals
animal-birds = birds
animal-reptiles = reptiles
animal-sea = sea creatures

enclosure-apes = ape enclosure
enclosure-mammals = mammal enclosure
enclosure-birds = bird enclosure
enclosure-reptiles = reptile enclosure
enclosure-sea = sea creature enclosure

entrance-porky-park = Porky Park
entrance-aqua-shark = Aqua Shark
entrance-villa-gorilla = Villa Gorilla
entrance-crocodome = Crocodome

tile = tile { $tile }: { $animal } { $stars }★, { $other } { $other_stars }★, { $bushes ->
    [0] no bush
    [one] 1 bush
   *[other] { $bushes } bushes
}, paths { $paths }
port-an = a north
port-as = a south
port-aw = a west
port-bn = b north
port-bs = b south
port-be = b east
place = at ({ $x }, { $y }), { $direction }
direction-east = b to the east
direction-south = b to the south
direction-west = b to the west
direction-north = b to the north
by-seat = { $seat } ({ $figure })

## Options

option-professional = Professional directors
option-professional-help = A year lasts until three tiles with bushes have been drawn, so that some years are longer than others.
option-lone_bush_one_tree = One tree if only one zoo has bushes
option-lone_bush_one_tree-help = While only one zoo has bushes, it gets one tree instead of two.
option-one_bench_a_tile = One bench per tile
option-one_bench_a_tile-help = A tile brings one bench at most, even if it closes several areas.
option-strict_bank = Strict bank
option-strict_bank-help = There are only 35 coins: income is paid as far as they reach.
option-flag_breaks_ties = Flags break ties
option-flag_breaks_ties-help = With equal points at the end, the higher flag wins; otherwise victory is shared.
option-tiles = Zoo tiles
option-tiles-help = The set of 25 zoo tiles to play with.
option-tiles-reconstructed = reconstructed

setup-tiles-unreadable = The tile set “{ $set }” cannot be read: { $detail }
setup-tiles-start = The tile set “{ $set }”: [start] needs ports, at least one of them not in the south; possible ports are { $ports }.
setup-tiles-count = The tile set “{ $set }” has { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} and needs { $wanted }, each under [[tile]].
setup-tiles-id = The tile set “{ $set }”: tile number { $place } in the file needs an id, a whole number from 1 to 999.
setup-tiles-twice = The tile set “{ $set }”: the id { $tile } appears twice.
setup-tiles-unknown = The tile set “{ $set }”, tile { $tile }: unknown field “{ $field }”; the fields are id, a, b, bushes and ports.
setup-tiles-half = The tile set “{ $set }”, tile { $tile }: half { $half } needs an animal and stars, and nothing else.
setup-tiles-animal = The tile set “{ $set }”, tile { $tile }, half { $half }: “{ $animal }” is not one of the animals { $known }.
setup-tiles-stars = The tile set “{ $set }”, tile { $tile }, half { $half }: stars are a whole number from 1 to { $most }.
setup-tiles-same-animal = The tile set “{ $set }”, tile { $tile }: both halves show { $animal }, and they must differ.
setup-tiles-bushes = The tile set “{ $set }”, tile { $tile }: bushes are a whole number from 0 to { $most }.
setup-tiles-ports = The tile set “{ $set }”, tile { $tile }: ports are some of { $ports }, each once, and at least one.

## The question

question-bid = How many coins do you bid for tile { $tile }?
question-place = Tile { $tile } is yours: place it in your zoo.
question-waiting-bid = Waiting for { $players } to bid for tile { $tile }.
question-waiting-place = Waiting for { $players } to place tile { $tile }.
question-change-bid = Your bid is made and can still be changed. Waiting for { $players }.
question-over = The game is over. { $how } Victory goes to { $winners }.

## The position in words

position-bid = Your bid: { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
position-year = Year { $year } of 5; { $stack ->
    [one] 1 tile
   *[other] { $stack } tiles
} in the stack. The row of this year:
position-row-gone = (gone) { $tile }
position-row-up = (now) { $tile }
position-row-to-come = (to come) { $tile }
position-last-auction = Last auction, tile { $tile }: { $bids }; { $winner_seat } won it.
position-flags = Flagpole from the top: { $players }
position-coins = Your coins: { $count }
position-bank = Coins in the middle: { $count }
position-zoo = { $seat } ({ $zoo }): { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $visitors ->
    [one] 1 visitor
   *[other] { $visitors } visitors
}, { $trees ->
    [one] 1 tree
   *[other] { $trees } trees
}, { $benches ->
    [one] 1 bench
   *[other] { $benches } benches
}, { $bushes ->
    [one] 1 bush
   *[other] { $bushes } bushes
}
position-enclosures = Enclosures: { $what }
position-enclosure = { $animal } { $stars }★
position-enclosure-best = { $animal } { $stars }★ ({ $visitors ->
    [0] no visitor
    [one] 1 visitor
   *[other] { $visitors } visitors
})
position-tiles = Tiles: { $what }
position-placed = { $tile } { $where }
position-lost = { $count ->
    [one] Out of the game: tile { $tiles }
   *[other] Out of the game: tiles { $tiles }
}

ending-five-years = Five years are over.
tie-break-flag = the higher flag

## Actions

action-bid = { $count ->
    [0] Bid 0
    [one] Bid 1 coin
   *[other] Bid { $count } coins
}
choice-bid = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
action-place = Place it { $where }
choice-place-group = At ({ $x }, { $y })
placement-brings = { $what }: { $brings }
brings-stars = { $animal } { $stars }★
brings-visitors = { $count ->
    [one] 1 more visitor
   *[other] { $count } more visitors
}
brings-trees = { $count ->
    [one] 1 more tree
   *[other] { $count } more trees
}
brings-benches = { $count ->
    [one] a bench
   *[other] { $count } benches
}

## Events

event-year-began = Year { $year } begins with the tiles { $tiles }.
event-year-began-empty = Year { $year } begins, but no tiles are left.
event-offered = Tile { $tile } is up for auction.
event-bid-made = { $seat } secretly bids { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
}
event-bid-ready = { $seat } has bid.
event-bids-opened = The bids: { $bids }.
event-tile-won = { $seat } wins tile { $tile } for { $price ->
    [one] 1 coin.
   *[other] { $price } coins.
}
event-tile-won-tied = A tie between { $players }. { $seat } has the highest flag and wins tile { $tile } for { $price ->
    [one] 1 coin.
   *[other] { $price } coins.
}
event-flag-dropped = The flag of { $seat } moves to the bottom. From the top: { $flags }.
event-tile-placed = { $seat } places tile { $tile } { $where }, which extends { $joined ->
    [one] 1 path.
   *[other] { $joined } paths.
}
event-tile-lost = Tile { $tile } fits nowhere in the zoo of { $seat } and is removed from the game.
event-enclosure-grew = { $seat }: the best { $enclosure } now has { $stars ->
    [one] 1 star.
   *[other] { $stars } stars.
}
event-visitors-moved = { $count ->
    [one] 1 visitor for { $animal } goes from { $from_seat } to { $to_seat }.
   *[other] { $count } visitors for { $animal } go from { $from_seat } to { $to_seat }.
}
event-visitors-moved-from-middle = { $count ->
    [one] 1 visitor for { $animal } comes to { $to_seat }.
   *[other] { $count } visitors for { $animal } come to { $to_seat }.
}
event-trees-moved = { $count ->
    [one] 1 tree goes from { $from_seat } to { $to_seat }.
   *[other] { $count } trees go from { $from_seat } to { $to_seat }.
}
event-trees-moved-from-middle = { $count ->
    [one] 1 tree comes to { $to_seat }.
   *[other] { $count } trees come to { $to_seat }.
}
event-benches-gained = { $seat } closes { $count ->
    [one] a path and gains a bench.
   *[other] { $count } paths and gains { $count } benches.
}
event-year-scored = Year { $year } is over. Points this year: { $points }. Total: { $totals }.
event-income-paid = Income: { $coins }.
event-ended = The game is over. Victory goes to { $players }.
event-ended-shared = The game is over. { $players } share the victory.

## Refusals

refusal-no-such-seat = There are only { $players } seats.
refusal-game-over = The game is over.
refusal-not-your-turn = { $asked_seat } has to place the tile first.
refusal-must-bid = Everybody has to bid first.
refusal-must-place = You have won the tile: place it first.
refusal-negative-bid = A bid cannot be less than 0.
refusal-too-few-coins = You cannot bid { $coins }: you have { $held ->
    [0] no coins.
    [one] 1 coin.
   *[other] { $held } coins.
}
refusal-rotation = A tile can be turned by 0, 1, 2 or 3 quarter turns.
refusal-far-away = That is too far from your zoo: a tile must extend one of your paths.
refusal-south = The entrance lies south of the start tile: nothing can be built there.
refusal-covered = Another tile already lies there.
refusal-grass-on-path = Here grass would cut off the path of the half at ({ $x }, { $y }).
refusal-path-on-grass = Here a path would run into the grass of the half at ({ $x }, { $y }).
refusal-no-path = Here the tile would not extend any path of your zoo.

## Bots

bot-builder = builds what pays
bot-strategist = plans the whole year

## Reasons

reason-bid = { $points ->
    [0] The tile would bring me nothing,
    [one] The tile would bring me 1 point over the years,
   *[other] The tile would bring me { $points } points over the years,
} { $loss ->
    [0] and cost me nothing in another zoo.
    [one] and cost me 1 point in another zoo.
   *[other] and cost me { $loss } points in another zoo.
} { $coins ->
    [0] My coins are worth more: I bid 0.
   *[other] I bid { $coins } and keep { $left }.
}
reason-plan = I expect { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to win this tile with a probability of { $win }%; { $more ->
    [0] I keep { $left }.
   *[other] I keep { $left } for the rest of the row.
}
reason-plan-nothing = { $left ->
    [0] I have no coins to bid.
   *[other] I bid 0 and keep my coins: { $left }.
} { $win ->
    [0] The others will bid more.
   *[other] With a probability of { $win }% I win it anyway.
}
reason-place = Here it makes an enclosure of { $stars }★ ({ $animal }), and my zoo can still grow from there.
reason-place-bench = Here it closes { $benches ->
    [one] a path for a bench
   *[other] { $benches } paths for { $benches } benches
}, and makes an enclosure of { $stars }★ ({ $animal }).

## The board in the browser

board-you = You
board-your-zoo = Your zoo
board-zoos = The zoos and the scores
board-zoo = Zoo
board-zoo-of = The zoo of { $name }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $bushes ->
    [0] no bush.
    [one] 1 bush.
   *[other] { $bushes } bushes.
}
board-enclosure = { $animal }: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} and { $visitors ->
    [0] no visitor
    [one] 1 visitor
   *[other] { $visitors } visitors
}
board-places = places the tile
board-points = Points:
board-tile = tile { $tile }: { $a } with { $a_stars ->
    [one] 1 star
   *[other] { $a_stars } stars
}, { $b } with { $b_stars ->
    [one] 1 star
   *[other] { $b_stars } stars
}{ $bushes ->
    [0] {""}
    [one] , 1 bush
   *[other] , { $bushes } bushes
}
board-row = The tiles of year { $year }
board-row-gone = Gone: { $tile }
board-row-up = Up for auction: { $tile }
board-row-won = Won, to be placed: { $tile }
board-row-later = To come: { $tile }
board-year = Year { $year }
board-year-short = Year { $year }
board-stack = { $count } in the stack
board-auction = The sealed bids
board-bid-none = { $name } has not bid yet
board-bid-sealed = { $name } has made a sealed bid
board-bid-open = { $name } bid { $coins }
board-bid-won = { $name } bid { $coins } and wins the tile
board-last = Last tile: { $name }, for { $coins }
board-won = wins
board-won-flag = by flag
board-flagpole = The flagpole, from the top: { $names }. In a tie the higher flag wins.
board-coins = Your coins: { $count }
board-bidding = Your bid
board-your-bid = Your bid
board-less = One coin less
board-more = One coin more
board-bid-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
board-bid-hint = Hint: { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
board-seal = Bid { $count }
board-sealed = You bid { $count }
board-reseal = Change it to { $count }
board-waits = { $name } places the tile.
board-spots = Where the tile can go
board-spot = { $what }{ $ways ->
    [one] {""}
   *[other] ; { $ways } ways to place it here
}
board-placing = Your tile
board-point = Point at a highlighted place to see what the tile would bring.
board-turn = Turn
board-lay = Place it here
board-brings-first = First { $animal }: { $stars }★
board-brings-more = { $animal }: { $before } → { $stars }★
board-brings-same = { $animal }: { $stars }★, best stays { $before }★
board-brings-visitors = { $name }: { $change } { $count ->
    [1] visitor
    [-1] visitor
   *[other] visitors
}
board-brings-trees = { $name }: { $change } { $count ->
    [1] tree
    [-1] tree
   *[other] trees
}
board-brings-benches = { $count ->
    [one] a bench
   *[other] { $count } benches
}
board-change = , would change by { $count }
board-count-visitors = { $count ->
    [one] 1 visitor
   *[other] { $count } visitors
}
board-count-trees = { $count ->
    [one] 1 tree
   *[other] { $count } trees
}
board-count-benches = { $count ->
    [one] 1 bench
   *[other] { $count } benches
}
board-block = Scores
board-block-empty = Nothing has been scored yet. At the end of a year every visitor, tree and bench counts as many points as the number of the year: 1 in the first, 5 in the last.
board-year-end = The end of year { $year }
board-head-visitors = Visitors
board-head-trees = Trees
board-head-benches = Benches
board-times = × { $year }
board-total = Total
board-years = Points per year
board-chart = The points of all zoos, year by year; the figures are in the table above.
