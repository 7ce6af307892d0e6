# 18ZOO: what each thing on the board is. `.text`: what it does; `.when`: when it may be used.

## Squirrels

explain-group-squirrels = Squirrels

explain-squirrel-2S = Squirrel 2S
    .text = Runs to two stops; costs 7. The first 4S sends all 2S into retirement.
explain-squirrel-3S = Squirrel 3S
    .text = Runs to three stops; costs 12. The first one brings green track; the first 5S retires all 3S.
explain-squirrel-3S-Long = Squirrel 3S LONG
    .text = A 3S that stays when the other 3S go: it leaves with the 4S. Three stops, costs 12.
explain-squirrel-4S = Squirrel 4S
    .text = Runs to four stops; costs 20. The first one retires all 2S and lowers the limit to three; after the first 4J or 2J it runs once more.
explain-squirrel-4S-Perm = Squirrel 4S PERM
    .text = Runs to four stops and never retires; costs 20. It brings brown track and R areas of 60, but no bonus for a new phase.
explain-squirrel-5S = Squirrel 5S
    .text = Runs to five stops and never retires; costs 30. The first one retires all 3S and lowers the limit to two.
explain-squirrel-4J = Squirrel 4J
    .text = Runs to four stops, water being a stop for it, and its harvest is doubled; costs 47. The first one brings grey track.
explain-squirrel-2J = Squirrel 2J
    .text = Runs to two stops, water being a stop for it, and its harvest is doubled; costs 37. Chosen instead of a 4J when it is bought.
explain-squirrel-1S = Patched squirrel, 1S
    .text = A squirrel that wears the Patch instead of retiring: it visits one station of its family and any water. Its family buys no squirrels meanwhile.
explain-squirrel-deck = Deck of squirrels
    .text = The squirrels in their fixed order. Only the first one may be bought; the first of a new kind brings its phase for everybody.
    .when = While a family buys squirrels, at the end of its turn.
explain-squirrel-kitchen = Squirrels in the kitchen
    .text = Squirrels that a family had too many of. Any family may buy them at the printed cost, without a bonus.
    .when = While a family buys squirrels.
explain-squirrel-limit = Limit of squirrels
    .text = The most squirrels a family may have: four, from the 4S on three, from the 5S on two. What is too many goes to the kitchen at once.
explain-phase = Phase
    .text = Brought by the first squirrel of each kind, for everybody at once: colours of track, limit of squirrels, value of R areas, values for launches.
explain-run = Run
    .text = A squirrel runs along track from a station, an R area or water to another, with a station of the family among at least two stops. No track is used twice.
    .when = In the family’s turn, after track and station.
explain-harvest = Harvest
    .text = All nuts of the family’s runs. Shared, each card is paid the dividend and the token moves right if the threshold is reached; kept, the treasury gets a bag for every 25 nuts and the token moves left.
    .when = After the run.

## Families

explain-group-families = Families

explain-family-CR = { family-CR }
    .text = A family with its home on H1 and three stations beyond it. Whoever holds its parents decides for it.
explain-family-GI = { family-GI }
    .text = A family with its home on H2 and one station beyond it. Whoever holds its parents decides for it.
explain-family-PB = { family-PB }
    .text = A family with its home on H3 and three stations beyond it. Whoever holds its parents decides for it.
explain-family-PE = { family-PE }
    .text = A family with its home on H4 and three stations beyond it. Whoever holds its parents decides for it.
explain-family-LI = { family-LI }
    .text = A family with its home on H5 and two stations beyond it. Whoever holds its parents decides for it.
explain-family-TI = { family-TI }
    .text = A family with its home on H6 and one station beyond it. Whoever holds its parents decides for it.
explain-family-BB = { family-BB }
    .text = A family with its home on H7 and two stations beyond it. Whoever holds its parents decides for it.
explain-family-EL = { family-EL }
    .text = A family with its home on H8 and three stations beyond it. Whoever holds its parents decides for it.
explain-treasury = Treasury
    .text = The family’s own money, in bags. It pays for hills, stations and squirrels; a player adds to it only by a ticket or in a forced purchase.
explain-reputation = Reputation
    .text = The price of the family’s cards, where its token stands on the stock board. Every card counts so much at the end, the parents twice.
explain-stations-left = Stations left
    .text = What the next stations of the family cost: the first 2, the others 4.
    .when = One station a turn, on a station tile within reach with a free space.
explain-last-harvest = Last harvest
    .text = The nuts of the family’s last runs, and whether they were shared or kept.
explain-launch = Family not yet launched
    .text = It starts when a player buys its parents. The second family is a neighbour of the first by number; then they follow one by one.
    .when = In a stock round.
explain-order = Order of the families
    .text = The highest reputation first, then the rightmost box, then the top of the stack. It is fixed when the operating round begins.

## Cards and money

explain-group-cards = Cards and money

explain-card-parents = Parents
    .text = Counts as two animals, is paid twice, and controls the family. Bought first, for twice the launch value, which becomes the treasury.
    .when = In a stock round. Whoever comes to have more animals takes the parents at once.
explain-card-child = Child
    .text = One animal of a family, bought at its reputation and paid its dividend. There are three.
    .when = In a stock round: one card a turn, from the lounge or the kitchen.
explain-card-cousin = Cousin
    .text = One more animal of a family. The cousins come into the lounge before Wednesday’s stock round.
explain-card-turned = Card turned over
    .text = It was sold in this stock round by somebody without the parents. Sold again it lowers the reputation only if the holder of the parents sells it.
explain-lounge = Lounge
    .text = Cards of a launched family that nobody has bought yet. The top one is for sale, and the treasury gets the money.
explain-kitchen = Kitchen
    .text = Cards that were sold. Any of them may be bought from the bank; each pays its family 2 at the start of an operating round.
explain-cash = Cash
    .text = A player’s own money, in bags. It counts at the end; the richest is first in turn order after a stock round.
explain-worth = Worth
    .text = What a player would score now: cash, cards at their reputation, tickets, less debt. Whoever is worth most at the end wins.
explain-card-limit = Card limit
    .text = The most animal cards one may hold. Who has more when the turn begins must sell first.
explain-ticket = Ticket
    .text = May be turned into money at the value of the current round, from 4 to 18; 20 at the end of the game. In a family’s turn a part may go to its treasury.
    .when = In your turn of a stock round, and in the turn of a family you control.
explain-debt = Debt
    .text = What the bank paid in a forced purchase, twice. It is taken off at the end of the game.
explain-player = Player
    .text = In turn order everybody may sell any number of cards, and then buy one card or one power.
    .when = In a stock round.

## Stock board

explain-group-stock = Stock board

explain-stock-box = Box of the stock board
    .text = Its price, the dividend of each card, and the nuts a shared harvest needs to move the token right. Keeping moves it left, sales move it down.
explain-stock-price = Price
    .text = The reputation of a family whose token stands here: what its cards cost, bring in a sale, and count at the end.
explain-dividend = Dividend
    .text = Paid to every card when a harvest is shared, to the parents twice. A plus: what the parents get besides.
    .when = When a family shares its harvest.
explain-threshold = Threshold in nuts
    .text = With so many nuts a shared harvest moves the token right, or up at the end of a row.
    .when = When a family shares its harvest.
explain-launch-value = Launch value
    .text = A family launched at this value starts here. Its parents cost twice as much; at 9 and 12 the bank adds money, and yellow tiles may be laid from the home.
    .when = In a stock round; 9 from the green phase on, 12 from the brown.
explain-token = Token
    .text = Where a family’s reputation stands. Entering a box it goes below the tokens already there.
explain-stock-end = End of the game
    .text = When a token reaches 24 the game ends with the current operating round, or, in a stock round, with the next one.

## Map and track

explain-group-map = Map and track

explain-hex-plain = Plain area
    .text = Yellow track goes here: tiles 7, 8 and 9, and what replaces them later.
    .when = In a family’s turn, if the new track is within reach.
explain-hex-M = Hill M
    .text = The first tile costs 1 from the treasury. It gets a marker and stays as it is, except for Rabbits and Moles.
    .when = In a family’s turn.
explain-hex-MM = High hill MM
    .text = The first tile costs 2 from the treasury. It gets a marker and stays as it is, except for Rabbits and Moles.
    .when = In a family’s turn.
explain-hex-O = Water, O
    .text = A run over it brings 10 nuts, and the family gets 1 at once. It is no stop, except for 4J and 2J.
explain-hex-Y = Station area Y
    .text = Tiles 201, 202 and 621 go here: stops of a run, with space for stations.
    .when = In a family’s turn.
explain-hex-home = Home
    .text = Where a family begins: its first station stands here, free of charge. Tiles 5, 6 and 57 go here; one space is kept for a family not yet launched.
explain-hex-R = Restaurant, R
    .text = A stop worth 30 nuts, from the 4S PERM on 60. It is the end of a run, and nothing is built on it.
explain-hex-grey = Grey area
    .text = Nothing is built here, ever. Track may lead only to its printed paths.
explain-tile-yellow = Yellow tile
    .text = The first tile on a hex. A family lays up to two in its turn, each with track within reach.
    .when = In a family’s turn; instead of one of the two, one tile may be upgraded.
explain-tile-green = Green tile
    .text = Replaces a yellow one: all paths stay, and a new one must be within reach, or the station must be worth more.
    .when = From the 3S on, one upgrade in a family’s turn.
explain-tile-brown = Brown tile
    .text = Replaces a green one: all paths stay, and a new one must be within reach, or the station must be worth more.
    .when = From the 4S PERM on, one upgrade in a family’s turn.
explain-tile-grey = Grey tile
    .text = There are three, each for one home: Giraffes, Tigers and Brown Bears.
    .when = From the 4J/2J on; by Rabbits at any time.
explain-tile-supply = Tile supply
    .text = The tiles that are left. A tile that is replaced comes back and may be laid again.
explain-station = Station
    .text = A family’s token in a space of a station tile. Runs must visit one; a tile full of others’ stations can only be the end of a run.
    .when = One a turn: the first for 2, the others for 4.
explain-track-colours = Colours of track
    .text = What may be laid in this phase: yellow from the start, green from the 3S, brown from the 4S PERM, grey from the 4J/2J.
explain-r-value = Value of R areas
    .text = The nuts of a restaurant: 30, from the 4S PERM on 60.

## Powers

explain-group-powers = Powers

explain-power-MIDAS = { power-MIDAS }
    .text = { power-effect-MIDAS }
    .when = In your turn of a stock round (blue).
explain-power-IT_S_ALL_GREEK_TO_ME = { power-IT_S_ALL_GREEK_TO_ME }
    .text = { power-effect-IT_S_ALL_GREEK_TO_ME }
    .when = In your turn of a stock round (blue).
explain-power-TOO_MUCH_RESPONSIBILITY = { power-TOO_MUCH_RESPONSIBILITY }
    .text = { power-effect-TOO_MUCH_RESPONSIBILITY }
    .when = In your turn of a stock round (blue).
explain-power-DAYS_OFF = { power-DAYS_OFF }
    .text = { power-effect-DAYS_OFF }
    .when = In your turn of a stock round (blue).
explain-power-LEPRECHAUN_POT_OF_GOLD = { power-LEPRECHAUN_POT_OF_GOLD }
    .text = { power-effect-LEPRECHAUN_POT_OF_GOLD }
    .when = In your turn of a stock round (blue).
explain-power-WHATSUP = { power-WHATSUP }
    .text = { power-effect-WHATSUP }
    .when = In your turn of a stock round (blue).
explain-power-TWO_BARRELS = { power-TWO_BARRELS }
    .text = { power-effect-TWO_BARRELS }
    .when = In the turn of the family that has it (green); a family buys it from a player.
explain-power-A_SQUEEZE = { power-A_SQUEEZE }
    .text = { power-effect-A_SQUEEZE }
    .when = In the turn of the family that has it (green); a family buys it from a player.
explain-power-THAT_S_MINE = { power-THAT_S_MINE }
    .text = { power-effect-THAT_S_MINE }
    .when = In the turn of the family that has it (green); a family buys it from a player.
explain-power-WORK_IN_PROGRESS = { power-WORK_IN_PROGRESS }
    .text = { power-effect-WORK_IN_PROGRESS }
    .when = In the turn of the family that has it (green); a family buys it from a player.
explain-power-SHINING_GOLD = { power-SHINING_GOLD }
    .text = { power-effect-SHINING_GOLD }
    .when = In the turn of the family that has it (green); a family buys it from a player.
explain-power-ANCIENT_MAPS = { power-ANCIENT_MAPS }
    .text = { power-effect-ANCIENT_MAPS }
    .when = In the turn of the family that has it (green); a family buys it from a player.
explain-power-MOLES = { power-MOLES }
    .text = { power-effect-MOLES }
    .when = In the turn of the family that has it (green); a family buys it from a player.
explain-power-RABBITS = { power-RABBITS }
    .text = { power-effect-RABBITS }
    .when = In the turn of the family that has it (green); a family buys it from a player.
explain-power-WINGS = { power-WINGS }
    .text = { power-effect-WINGS }
    .when = In the turn of the family that has it (green); a family buys it from a player.
explain-power-ON_A_DIET = { power-ON_A_DIET }
    .text = { power-effect-ON_A_DIET }
    .when = In the turn of the family that has it (green); a family buys it from a player.
explain-power-WHEAT = { power-WHEAT }
    .text = { power-effect-WHEAT }
    .when = In the turn of the family that has it (green); a family buys it from a player.
explain-power-A_TIP_OF_SUGAR = { power-A_TIP_OF_SUGAR }
    .text = { power-effect-A_TIP_OF_SUGAR }
    .when = In the turn of the family that has it (green); a family buys it from a player.
explain-power-PATCH = { power-PATCH }
    .text = { power-effect-PATCH }
    .when = In the turn of the family that has it (green); a family buys it from a player.
explain-power-HOLE = { power-HOLE }
    .text = { power-effect-HOLE }
    .when = In the turn of the family that has it (green); a family buys it from a player.
explain-power-supply = Powers for sale
    .text = Four new ones each stock round, and the four after them can be seen. A hand holds three powers, a family three.
    .when = In the draft and in your turn of a stock round.

## Rounds

explain-group-rounds = Rounds

explain-round-draft = Draft
    .text = Before Monday, from the last player to the first, everybody buys one power or passes.
explain-round-stock = Stock round
    .text = Players sell and buy cards and powers and launch families, until all have passed in a row.
explain-round-operating = Operating round
    .text = Families take their turns: lay track, build a station, run, share or keep, buy squirrels.
explain-ticket-value = Value of a ticket
    .text = So many bags for a ticket that is turned into money in this round.
explain-seat-order = Turn order
    .text = Who takes turns when in stock rounds. After a stock round the richest in cash becomes first.
