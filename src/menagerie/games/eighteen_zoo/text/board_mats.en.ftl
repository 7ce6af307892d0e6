# The playmats of 18ZOO's board: rounds, players, families, squirrels, charts, the end.

## Rounds

board-mats-rounds = Days, rounds and order of play
board-mats-colon = {": "}
board-mats-draft-short = Draft
board-mats-stock-short = SR
board-mats-operating-short = OR{ $number }
board-mats-draft-round = { $day }, draft
board-mats-stock-round = { $day }, stock round
board-mats-operating-round = { $day }, operating round { $number }
board-mats-ticket-worth = a ticket is worth { $value }
board-mats-phase = Phase
board-mats-limit-short = Limit
board-mats-limit = Squirrels a family
board-mats-track = Track
board-mats-r-areas = R areas
board-mats-ticket = Ticket
board-mats-colour-yellow = yellow
board-mats-colour-green = green
board-mats-colour-brown = brown
board-mats-colour-grey = grey
board-mats-family-order = Order of the families
board-mats-seat-order = Turn order
board-mats-has-operated = has had its turn
board-mats-turn = to move

## Players

board-mats-players = Players
board-mats-ownership = Animals of each player, the parents as two; in colour where the parents are
board-mats-you = (you)
board-mats-place = no. { $place } in turn order
board-mats-cash = Cash
board-mats-worth = Worth
board-mats-cards = Cards
board-mats-of-limit = { $count } of { $limit }
board-mats-tickets = Tickets
board-mats-tickets-worth = worth { $value } now
board-mats-debt = Debt
board-mats-no-cards = No cards yet.
board-mats-powers = Powers
board-mats-animals-worth = { $animals } × { $price } = { $value }
board-mats-controls = has the parents
board-mats-turned-over = turned over
board-mats-letter-parents = P
board-mats-letter-cousin = C
board-mats-card-legend = P: the parents, who count as two animals; 1 to 3: children; C: the cousin. A card that lies across with a dashed edge is turned over: until the end of the stock round it lowers the reputation again only if the holder of the parents sells it. Worth: as if the game ended now. At most { $limit } cards a player.

## Families

board-mats-families = Families
board-mats-none-launched = No family is launched yet.
board-mats-not-launched = Not launched
board-mats-home = home on { $hex }
board-mats-may-be-launched = , may be next
board-mats-parents-of = parents held by { $seat }
board-mats-treasury = Treasury
board-mats-reputation = Reputation
board-mats-pays = pays { $dividend } a card
board-mats-threshold = , rises from { $threshold } nuts
board-mats-last-harvest = Last harvest
board-mats-harvest-shared = shared
board-mats-harvest-kept = kept
board-mats-harvest-open = not decided yet
board-mats-waters = { $waters ->
    [one] , { $waters } water
   *[other] , { $waters } waters
 }
board-mats-none = none yet
board-mats-squirrels-of = Squirrels: { $count } of { $limit }
board-mats-full = no room for another
board-mats-no-squirrel = No squirrel: it must buy one in its turn.
board-mats-animals = { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animals
 }
board-mats-lounge = Lounge
board-mats-kitchen = Kitchen
board-mats-kitchen-pays = pays the treasury { $amount } each operating round
board-mats-empty = empty
board-mats-stations = Stations
board-mats-stations-left = { $count ->
    [one] One left, for
   *[other] { $count } left, for
 }
board-mats-no-station-left = none left
board-mats-show-of = Show on the map: { $family }
board-mats-show-reach = Show reach
board-mats-show-runs = Show last runs
board-mats-show-best = Best runs now

## Squirrels

board-mats-stops = { $stops ->
    [one] { $stops } stop
   *[other] { $stops } stops
 }
board-mats-doubled = harvest doubled
board-mats-fate-last-run = runs once more, then retires
board-mats-fate-patched = a { $kind } with the patch
board-mats-fate-patched-leaves = a { $kind } with the patch; without it, it retires
board-mats-fate-retires = retires with the first { $kind }
board-mats-fate-once-more = last run after the first { $kind }
board-mats-fate-stays = never retires
board-mats-asleep = , asleep until its family has run
board-mats-squirrel-deck = Squirrels and phases
board-mats-deck = The deck
board-mats-cost = costs { $cost }
board-mats-kind = Kind
board-mats-cost-head = Cost
board-mats-stops-head = Stops
board-mats-left-head = Left
board-mats-next = next
board-mats-endless = without end
board-mats-jumper-rule = A 4J or 2J is chosen when it is bought. Water counts as a stop for it, and its harvest is doubled.
board-mats-kitchen-empty = There is no squirrel in the kitchen.
board-mats-coming = What is to come
board-mats-as-it-stands = As families stand now, if nothing else is bought, sold or patched before.
board-mats-phases = All phases
board-mats-launches = Launches at
board-mats-now = now
board-mats-lose-first = { $family } lose { $count ->
    [1] one
    [2] two
    [3] three
   *[other] { $count }
 }
board-mats-have-first = { $family } have { $count ->
    [1] one
    [2] two
    [3] three
   *[other] { $count }
 }
board-mats-discard-first = { $family } put { $count ->
    [1] one
    [2] two
    [3] three
   *[other] { $count }
 } into the kitchen
board-mats-count-next = { $family } { $count ->
    [1] one
    [2] two
    [3] three
   *[other] { $count }
 }
board-mats-retires = The first { $phase } retires all { $kinds }: { $losses }.
board-mats-retires-nobody = The first { $phase } retires all { $kinds }; no family has one now.
board-mats-retires-none = The first { $phase } retires nothing.
board-mats-last-runs = The first { $phase } retires the buyer’s { $kinds } at once; those of the other families run once more: { $losses }.
board-mats-last-runs-nobody = The first { $phase } retires the buyer’s { $kinds } at once, those of the other families after one more run; no family has one now.
board-mats-kitchen-leaves = { $count ->
    [one] One leaves the kitchen too.
   *[other] { $count } leave the kitchen too.
 }
board-mats-patch-keeps = The squirrel of the { $family } stays as long as it wears the patch.
board-mats-patch-can-keep = The patch could keep one squirrel ({ $families }).
board-mats-new-limit = A family may then have { $limit ->
    [one] { $limit } squirrel.
   *[other] { $limit } squirrels.
 }
board-mats-discards = Too many: { $surplus }.
board-mats-brings-yellow = Yellow track may be laid.
board-mats-brings-green = Green track may be laid.
board-mats-brings-brown = Brown track may be laid.
board-mats-brings-grey = Grey track may be laid.
board-mats-new-nuts = R areas bring { $nuts } nuts.
board-mats-new-launch = Families may be launched at { $value }.
board-mats-before = { $before ->
    [0] It is the next squirrel of the deck.
    [one] One squirrel comes before it.
   *[other] { $before } squirrels come before it.
 }

## Charts

board-mats-charts = Charts
board-mats-chart-worth = Worth
board-mats-chart-reputation = Reputation
board-mats-chart-revenue = Harvest
board-mats-chart-label-worth = Worth of each player after each round
board-mats-chart-label-reputation = Reputation of each family after each round
board-mats-chart-label-revenue = Nuts harvested by each family in each operating round
board-mats-no-history = There is something to see here after the first round.
board-mats-go-to = Go to the end of this round: { $round }
board-mats-go-to-help = A click on a round goes to that moment.

## The end

board-mats-end = The game is over
board-mats-final-table = Final scores
board-mats-part-cash = Cash
board-mats-part-cards = Cards
board-mats-part-tickets = Tickets
board-mats-part-debt = Debt
board-mats-total = Total
board-mats-end-note = Cards count their reputation, the parents twice; every ticket left counts 20. Powers count nothing.
board-mats-won = { $winner } wins with { $score }, { $by } more than { $second }.
board-mats-won-by-cash = { $winner } wins with { $score }, { $by } more than { $second }: the cash decided, with { $difference } more.
board-mats-won-by-cards = { $winner } wins with { $score }, { $by } more than { $second }: the cards decided, worth { $difference } more.
board-mats-won-by-tickets = { $winner } wins with { $score }, { $by } more than { $second }: the tickets decided, worth { $difference } more.
board-mats-won-by-debt = { $winner } wins with { $score }, { $by } more than { $second }, who owes { $difference } more.
board-mats-won-by-order = { $equals } have { $score } each; { $winner } is first in turn order and wins.
