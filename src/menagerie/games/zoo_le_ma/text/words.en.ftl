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
}; paths: { $paths }
tile-paths = { $animal } { $sides }
side-n = north
side-e = east
side-s = south
side-w = west
place = at ({ $x }, { $y }), { $direction }
place-of = { $animal } on ({ $x }, { $y }), { $direction }
other-half = other half
direction-east = { $animal } to the east
direction-south = { $animal } to the south
direction-west = { $animal } to the west
direction-north = { $animal } to the north
# What stands between the tiles of a list.
tiles-separator = { "; " }
by-seat = { $seat } ({ $figure })

## Options

option-professional = For experienced directors: years of unknown length
option-professional-help = A year ends when the third tile with bushes has come, so nobody knows in advance how long it lasts.
option-lone_bush_one_tree = Fewer trees for the only zoo with bushes
option-lone_bush_one_tree-help = Whoever is the only one with bushes gets one tree instead of two.
option-one_bench_a_tile = At most one bench per tile
option-one_bench_a_tile-help = A tile that closes several areas at once still brings only one bench.
option-strict_bank = Coins can run out
option-strict_bank-help = There are only the 35 coins of the box. When they are used up, income is not paid in full. Otherwise there are always enough.
option-flag_breaks_ties = On equal points the higher flag wins
option-flag_breaks_ties-help = Otherwise those with equal points share the victory.
option-tiles = Tiles
option-tiles-help = Our reconstruction of the 25 zoo tiles. If you own the game, you can enter the tiles of your own box; they are then offered here.
option-tiles-reconstructed = our reconstruction

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

question-bid = How many coins do you bid for the tile with { $tile }?
question-place = The tile with { $tile } is yours: place it in your zoo.
question-waiting-bid = Waiting for { $players } to bid for the tile with { $tile }.
question-waiting-place = Waiting for { $players } to place the tile with { $tile }.
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
position-last-auction = Last auction: { $bids }; { $winner_seat } won it.
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
position-lost = { $count ->
    [one] Out of the game: 1 tile
   *[other] Out of the game: { $count } tiles
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
action-place = Place it: { $where }
choice-place-group = On ({ $x }, { $y })
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

event-year-began = The tiles of year { $year }: { $tiles }.
event-year-began-empty = Year { $year } begins, but no tiles are left.
event-offered = The tile with { $tile } is up for auction.
event-bid-made = { $seat } secretly bids { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
}
event-bid-ready = { $seat } has bid.
event-bids-opened = The bids: { $bids }.
event-tile-won = { $seat } wins the tile for { $price ->
    [one] 1 coin.
   *[other] { $price } coins.
}
event-tile-won-tied = A tie between { $players }. { $seat } has the highest flag and wins the tile for { $price ->
    [one] 1 coin.
   *[other] { $price } coins.
}
event-flag-dropped = The flag of { $seat } moves to the bottom. From the top: { $flags }.
event-tile-placed = { $seat } places the tile, which extends { $joined ->
    [one] 1 path.
   *[other] { $joined } paths.
}
event-tile-lost = The tile fits nowhere in the zoo of { $seat } and is removed from the game.
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

bot-monkey = spends half on everything
bot-monkey-name = Monkey
bot-monkey-about = Bids half of its coins for every tile, and builds where the most stars come together.
bot-beaver = shares its coins out evenly
bot-beaver-name = Beaver
bot-beaver-about = Keeps an equal share of its coins for every tile of the row, whatever the tile is worth.
bot-gambler = plans, then bids by its mood
bot-gambler-name = Gambler
bot-gambler-about = Plans its bids for the whole row, but often pays more or less than the plan says.
bot-builder = builds what pays
bot-builder-name = Builder
bot-builder-about = Knows what a tile will bring over the years, and pays no more than that.
bot-strategist = plans the whole year
bot-strategist-name = Strategist
bot-strategist-about = Plans its bids for the whole row, guesses what you hold, and varies its bids so that nobody can foresee them.

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
