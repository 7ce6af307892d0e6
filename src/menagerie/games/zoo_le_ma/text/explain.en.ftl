# Zoo le Ma: what each thing on the board is. `.text`: what it does; `.when`: when it may be used.

## Tiles

explain-group-tiles = Tiles

explain-tile = Zoo tile
    .text = Two halves, each an enclosure for one kind of animal with stars; a path runs over it, and some have bushes. Whoever wins it builds it into their zoo at once.
    .when = Auctioned one by one, in the order of the row.
explain-start = Start tile
    .text = Where every zoo begins: a path past the ticket hut with two ends into the zoo. It has no animals and brings no income.
explain-path = Path
    .text = A new tile must extend a path of your zoo, and wherever it touches your tiles path meets path and grass meets grass.
    .when = When a tile is placed.
explain-star = Star
    .text = The worth of an enclosure is the sum of its stars. Of each kind only your best enclosure counts.
explain-bush = Bush
    .text = The zoo with the most bushes has two trees, the second has one. Of equal zoos the one that got its last bush later goes first.
    .when = Counted after every tile with bushes.

## Enclosures

explain-group-enclosures = Enclosures

explain-enclosure-apes = Ape enclosure
    .text = Halves with apes that lie side by side are one enclosure. The zoo with the best one has two visitors of this colour, the second best has one.
    .when = Looked at again after every tile.
explain-enclosure-mammals = Mammal enclosure
    .text = Halves with mammals that lie side by side are one enclosure. The zoo with the best one has two visitors of this colour, the second best has one.
    .when = Looked at again after every tile.
explain-enclosure-birds = Bird enclosure
    .text = Halves with birds that lie side by side are one enclosure. The zoo with the best one has two visitors of this colour, the second best has one.
    .when = Looked at again after every tile.
explain-enclosure-reptiles = Reptile enclosure
    .text = Halves with reptiles that lie side by side are one enclosure. The zoo with the best one has two visitors of this colour, the second best has one.
    .when = Looked at again after every tile.
explain-enclosure-sea = Sea creature enclosure
    .text = Halves with sea creatures that lie side by side are one enclosure. The zoo with the best one has two visitors of this colour, the second best has one.
    .when = Looked at again after every tile.
explain-worth = Worth of the enclosure
    .text = The sum of its stars. Of equal enclosures the one that reached its worth later goes first.
explain-idle = Enclosure that does not count
    .text = Another enclosure of the same kind in this zoo is better. This one is as if it were not there, until it becomes the best.

## Visitors, trees, benches

explain-group-pieces = Visitors, trees, benches

explain-visitor = Visitor
    .text = One point at the end of year one, two in year two, up to five in year five. Two stand in the zoo with the best enclosure of their colour, one in the second; a kind that only one zoo has attracts a single one.
    .when = Visitors walk after every tile; where they stand at the end of a year counts.
explain-tree = Tree
    .text = Scores like a visitor. Two stand in the zoo with the most bushes, one in the zoo with the second most.
    .when = Looked at again after every tile with bushes.
explain-bench = Bench
    .text = Stands inside a path that closes to a ring, and scores like a visitor every year. It stays to the end of the game.
    .when = When a tile closes a ring of paths.

## Auction

explain-group-auction = Auction

explain-row = Tiles of the year
    .text = The tiles of this year in the order of their auctions. The one that is up is marked; sold ones are faded.
explain-tile-number = Number of the tile
    .text = The name of this tile in questions and in the log. It has no effect.
explain-year = Year
    .text = The game lasts five years. At the end of a year every visitor, tree and bench brings as many points as the year’s number.
explain-stack = Stack of tiles
    .text = The tiles of the years to come, face down.
explain-envelope = Sealed bid
    .text = Everybody bids in secret for the tile that is up. Then all bids are opened: the highest is paid and takes the tile, the others are kept.
    .when = May be changed until the last bid is in.
explain-bidding = Your bid
    .text = How many of your coins you put into your fist for this tile: any number from 0 to all. You pay only if you win.
    .when = Until the last bid is in.
explain-flag = Flag
    .text = Of equally high bids the highest flag on the pole wins. Then it goes under all the others.
    .when = Only in a tie for the highest bid.
explain-coins = Your coins
    .text = What you can bid with. Each zoo tile brings one coin at the end of years one to four; coins are worth no points.
    .when = Hidden from the others.
explain-entrance = Entrance
    .text = Each zoo has its own; coins lie behind it. Nothing is built further south than the start tile beside it.

## Score

explain-group-score = Score

explain-points = Points
    .text = What this zoo has scored so far. Most points after five years win.
explain-count-visitors = Visitors in this zoo
    .text = How many visitors stand here now. At the end of the year each brings as many points as the year’s number.
explain-count-trees = Trees in this zoo
    .text = How many trees stand here now. They score like visitors.
explain-count-benches = Benches in this zoo
    .text = How many benches stand here. They stay to the end and score like visitors.
explain-block = Scoring block
    .text = What each zoo scored at the end of each year: visitors, trees and benches, times the year’s number.
    .when = After the last tile of a year.
explain-zoo = Zoo
    .text = Everything this director has built, with what it has attracted. Each zoo tile brings a coin at the end of the year.
