# The drawn board: stations and markers, squirrels, trades, powers, forced purchase.

## What an action would change

board-purchases-treasury = { $family }: treasury { $before } → { $after }
board-purchases-cash = { $name }: cash { $before } → { $after }
board-purchases-debt-more = { $name } owes { $debt } more at the end of the game
board-purchases-reputation = { $family }: reputation { $before } → { $after }
board-purchases-phase = Phase { $phase } begins: up to { $limit } squirrels a family
board-purchases-retires = Retires at once: { $squirrels } ({ $family })
board-purchases-may-be-saved = Retires, unless the patch saves it: { $squirrels } ({ $family })
board-purchases-last-run = Runs once more, then retires: { $squirrels } ({ $family })
board-purchases-kitchen = kitchen
board-purchases-parents = { $name } takes the parents of the { $family }
board-purchases-harvest = Best harvest { $before } → { $after } nuts ({ $change })
board-purchases-harvest-same = Best harvest stays at { $after } nuts
board-purchases-ends-turn = The turn ends with it
board-purchases-ends-round = The round ends with it
board-purchases-ends-game = The game ends with it
board-purchases-paragraph = (rule { $paragraph })

## The decision

board-purchases-decision = Stations, squirrels and trades
board-purchases-treasury-now = treasury { $treasury }, { $count ->
    [one] 1 squirrel
   *[other] { $count } squirrels
 } of { $limit }
board-purchases-cancel = Cancel
board-purchases-not-now = Not now
board-purchases-going-on = The next part of this follows by itself…
board-purchases-end = { $family }: nothing is left but powers and tickets.
board-purchases-why-not = Why not { $what }?
board-purchases-why-not-short = Why not?

## Stations and markers

board-purchases-station-where = Choose a hex, on the map or here.
board-purchases-mark-where = Choose a hex for the marker, on the map or here.
board-purchases-no-hex = No hex can be used now. Point at one on the map to see why.
board-purchases-hole-first = One end of the hole is on { $hex }; choose the other.
board-purchases-hexes = Hexes that can be used
board-purchases-on-hex = On { $hex }
board-purchases-how = How to build
board-purchases-choose-how = Choose how
board-purchases-build = Build
board-purchases-put = Put it here
board-purchases-lay = Lay tile { $tile } on { $hex }
board-purchases-lay-where = { $count ->
    [one] Choose the lit hex on the map, then a tile.
   *[other] Choose one of the { $count } lit hexes on the map, then a tile.
 }
board-purchases-costs = costs { $cost }
board-purchases-harvest-change = best harvest { $change }
board-purchases-way-station = an ordinary station, in a free space
board-purchases-way-diet = with On a diet: beside the spaces, and the power is gone
board-purchases-way-mine = with That’s mine: in the space kept for the family, and the power is gone
board-purchases-way-mark = put { $power } here

## Squirrels

board-purchases-deck-and-kitchen = Deck and kitchen
board-purchases-offered = Offered to this family
board-purchases-other-families = Squirrels of other families
board-purchases-from-deck = deck
board-purchases-from-kitchen = kitchen
board-purchases-cost-and-rest = costs { $cost }: treasury { $before } → { $after }
board-purchases-forced-short = costs { $cost }, and the treasury holds { $treasury }: a forced purchase
board-purchases-buy-for = Buy { $squirrel } for { $cost }
board-purchases-asleep = It sleeps through the next run.
board-purchases-on-last-run = It runs once more and is not sold.
board-purchases-offered-for = The { $family } would sell it for { $price }.
board-purchases-accept-for = Take it for { $price }
board-purchases-name-a-price = Offer a price
board-purchases-counter-lower = Offer less
board-purchases-ask-for = Offer a price for { $squirrel } of the { $family }
board-purchases-counter-for = Offer less for { $squirrel } of the { $family }

## Trades

board-purchases-price-slider = Price for { $what }, slider
board-purchases-price-number = Price for { $what }
board-purchases-price-quick = Prices for { $what }
board-purchases-price-asked = asked
board-purchases-price-printed = printed
board-purchases-treasury-after = Treasury of the { $family } afterwards: { $after }.
board-purchases-sold-at-once = It is sold at once.
board-purchases-seller-decides = { $name } accepts or declines.
board-purchases-offer-at = Offer { $price }
board-purchases-buy-at = Buy for { $price }
board-purchases-name-none = Offer nothing after all
board-purchases-offer = An offer
board-purchases-offer-terms = The { $family } offer { $price } to { $name } for { $what }
board-purchases-accept = Accept { $price }
board-purchases-decline = Decline
board-purchases-counter = Counter
board-purchases-counter-send = Decline, and ask { $price }
board-purchases-counter-power = For a power you name no price yourself: decline, and the family may offer more in this turn, up to the printed cost.
board-purchases-counter-shared = At a shared screen: decline, say your price aloud, and the family may offer more in this turn.
board-purchases-counter-no-money = The family has no more than this: accept or decline.
board-purchases-withdraw = Take the offer back
board-purchases-waiting-for = { $name } has not answered yet.
board-purchases-own-offers = What you offer
board-purchases-own-offer = { $squirrel } ({ $family }) for { $price }
board-purchases-sell-title = Sell a squirrel to the { $family }
board-purchases-sell-help = Your offer stands until the end of the turn of the { $family }, or until you take it back.
board-purchases-sell-less = The { $family } may take what you offer until the end of their turn. Offered again, it can only cost less.
board-purchases-offer-short = Offer
board-purchases-offer-it = Offer { $squirrel }

## Forced purchase

board-purchases-forced = Forced purchase
board-purchases-forced-of = Forced purchase: { $squirrel } for { $price }
board-purchases-forced-which = Which squirrel
board-purchases-forced-sum = Treasury { $treasury }, { $name } { $cash }, missing { $missing }.
board-purchases-stage-squirrel = Choose the squirrel: { $squirrel } for { $price }
board-purchases-stage-sellers = The other players are asked whether they sell one
board-purchases-stage-treasury = The treasury of the { $family } pays { $amount }
board-purchases-stage-player = { $name } adds { $amount }
board-purchases-stage-cards = { $name } sells cards, one animal at a time, for the missing { $missing }
board-purchases-stage-loan = What cards do not bring, the bank lends: { $name } owes twice that, at most { $debt }
board-purchases-stage-squirrel-short = squirrel
board-purchases-stage-sellers-short = other sellers
board-purchases-stage-treasury-short = treasury
board-purchases-stage-player-short = player
board-purchases-stage-cards-short = cards
board-purchases-stage-loan-short = loan
board-purchases-stage-is-done = (done)
board-purchases-stage-is-now = (now)
board-purchases-stage-is-next = (to come)
board-purchases-debt-most = Your debt at the end of the game could be up to { $debt }.
board-purchases-debt-none = { $sales ->
    [one] One sale is enough: no debt.
   *[other] { $sales } sales are enough: no debt.
 }
board-purchases-debt-left = { $sales ->
    [0] Nothing to sell: you will owe { $debt } at the end of the game.
    [one] One sale, then nothing is left to sell: you will owe { $debt } at the end.
   *[other] { $sales } sales, then nothing is left to sell: you will owe { $debt } at the end.
 }
board-purchases-debt-zero = No card is sold, and nothing will be owed.
board-purchases-sell-now = Sell a card: { $missing } missing
board-purchases-sell-before = Sell cards first: { $missing } missing
board-purchases-sell = Sell { $cards } for { $amount }
board-purchases-sell-for = Sell for { $amount }
board-purchases-you = you
board-purchases-all-together = All together
board-purchases-stages = What happens, in this order
board-purchases-sell-part = Sell one animal of { $cards } for { $amount }
board-purchases-missing-after = Still missing after that: { $missing }
board-purchases-sellers-wait = Asked whether they sell a squirrel: { $names }.

## Discards and the patch

board-purchases-discard-count = { $count } squirrels, and { $limit } are allowed
board-purchases-discard = Put { $squirrel } into the kitchen
board-purchases-discard-wait = Too many squirrels: waiting for { $names }.
board-purchases-patch-about = With the patch a squirrel stays, as a 1S: it visits one station of its family and any water, and the family buys no squirrels while it wears it.
board-purchases-save = Save { $squirrel }

## Powers and tickets

board-purchases-extras = Tickets, and powers of players
board-purchases-powers-now = Powers:
board-purchases-buy-power = Buy { $power }
board-purchases-ticket = A ticket is worth { $value } now; you have { $count }.
board-purchases-ticket-give = { $give } for the { $family }, { $keep } for you
board-purchases-ticket-cash = Turn a ticket into money
board-purchases-blue = blue, for players
board-purchases-green = green, for families
board-purchases-uses = { $uses ->
    [one] 1 use left
   *[other] { $uses } uses left
 }
board-purchases-announced = announced
board-purchases-usable = can be used now
board-purchases-for-sale = can be bought now
board-purchases-place-display = on display
board-purchases-place-next = next stock round
board-purchases-place-coming = still to come
board-purchases-place-face-down = face down, or not in this game
board-purchases-place-out = used up
board-purchases-group-usable = Can be used now
board-purchases-group-own = Yours and your families’
board-purchases-group-display = On display
board-purchases-group-next = For sale in the next stock round
board-purchases-group-others = With others
board-purchases-group-coming = Still to come
board-purchases-group-face-down = Face down
board-purchases-group-out = Used up
board-purchases-face-down = ({ $count } cards, in an order nobody knows)
board-purchases-automatic = It works by itself.
board-purchases-green-with-player = A family uses it: in its turn it can buy the power from the player, for nothing up to the printed cost.
board-purchases-blue-now = { $round ->
    [stock] Used in your turn of the stock round.
   *[other] Used in your turn of a stock round, so not now.
 }
board-purchases-of-player = { $name } uses it in a turn of a stock round.
board-purchases-family-later = Used in the turn of the { $family }.
board-purchases-nothing-now = It is the turn of its family, but at this moment there is nothing it could be used on.
board-purchases-display-now = For sale in the draft and in stock rounds, in one’s turn.
board-purchases-next-round = For sale from the next stock round on.
board-purchases-choose-family = For which family?
board-purchases-choose-squirrel = Which squirrel?
board-purchases-choose-hex = { $count ->
    [one] Choose the hex on the map (1 possible)
   *[other] Choose the hex on the map ({ $count } possible)
 }
board-purchases-choose-tile = { $count ->
    [one] Choose the tile on the map (1 hex)
   *[other] Choose the tile on the map ({ $count } hexes)
 }
board-purchases-call = { $family }: { $squirrel }
board-purchases-power-from-you = You sell { $power } to the { $family }: for how much?
board-purchases-power-from = The { $family } want to buy { $power } from { $name }, who accepts or declines.
