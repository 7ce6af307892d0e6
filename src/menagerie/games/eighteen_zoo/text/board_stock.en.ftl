# The stock board, the draft and the turn of a stock round, drawn in the browser.

## Stock board

board-stock-name = Stock board
board-stock-grid = The boxes of the stock board, row by row
board-stock-end = End
board-stock-box = Price { $price }, pays { $dividend } a card{ $bonus ->
    [0] {""}
   *[other] , { $bonus } more for the parents
 }. { $threshold ->
    [0] The game ends here.
   *[other] The token moves on from { $threshold } nuts.
 }
board-stock-box-launch = Launch at { $value } starts here.
board-stock-box-tokens = { $count ->
    [one] Token: { $families }.
   *[other] Tokens from the top: { $families }.
 }
board-stock-box-ghosts = Would come here: { $families }.
board-stock-legend-price = price of a card
board-stock-legend-dividend = paid a card, and more for the parents
board-stock-legend-threshold = nuts that move the token
board-stock-legend-launch = a launch starts here
board-stock-legend-click = Choose a token to see its price by round and where its cards are.
board-stock-families = Families
board-stock-close = Close
board-stock-reputation = price { $price }
board-stock-controls = in control
board-stock-lounge = Lounge
board-stock-kitchen = Kitchen
board-stock-treasury = Treasury
board-stock-no-cards = none
board-stock-history-line = { $family }: { $prices }.
board-stock-history-none = No price yet.
board-stock-round-draft = Draft
board-stock-round-stock = SR { $day }
board-stock-round-operating = OR { $day }.{ $number }

## The turn

board-stock-draft = Powers for sale
board-stock-turn = Stock round
board-stock-waits-draft = { $name } is choosing a power.
board-stock-waits = { $name } is selling and buying.
board-stock-plan-ahead = You can plan your turn meanwhile.
board-stock-over-limit = You hold { $cards } cards and may have { $limit }: sell down to the limit first.
board-stock-hint = Hint: { $step }
board-stock-plan-it = Plan it
board-stock-parts = Parts of the turn
board-stock-tab-sell = Sell
board-stock-tab-buy = Buy
board-stock-tab-launch = Launch
board-stock-tab-powers = Powers
board-stock-tab-extras = Tickets
board-stock-planned = { $count } planned
board-stock-pass = Pass
board-stock-pass-hint = You neither sell nor buy.
board-stock-pass-draft = Pass without a power
board-stock-end-hint = You have sold or bought in this turn.

## Selling

board-stock-sell-help = Mark what you sell. Cards of one family go in one sale.
board-stock-sell-of = Cards of the { $family } to sell
board-stock-sell-none = You have no cards.
board-stock-turned = turned over
board-stock-marked = to be sold
board-stock-part = only one of the two animals

## Buying

board-stock-holder = { $name }: { $animals ->
    [one] 1 animal
   *[other] { $animals } animals
 }{ $parents ->
    [yes] , with the parents
   *[no] {""}
 }
board-stock-from-lounge = lounge, { $count } left
board-stock-from-kitchen = kitchen
board-stock-sold-out = No card in lounge or kitchen.
board-stock-none-launched = No family is launched yet.

## Launching

board-stock-launch-family = Family to launch
board-stock-not-next = not next
board-stock-home = Home { $hex }:
board-stock-home-empty = no tile yet.
board-stock-home-tile = tile { $tile }.
board-stock-show-home = Show on the map
board-stock-hide-home = Back to the stock board
board-stock-launch-money = costs { $cost }, treasury { $treasury }
board-stock-launch-box = Pays { $dividend } a card, moves from { $threshold } nuts.
board-stock-launch-colour-yellow = Yellow home tile.
board-stock-launch-colour-green = Home tile up to green.
board-stock-launch-colour-brown = Home tile up to brown.
board-stock-launch-colour-grey = Home tile up to grey.
board-stock-launch-tracks = { $count } bonus tracks.
board-stock-launch-later = In a later phase.
board-stock-all-launched = All families are launched.

## Powers and tickets

board-stock-for-player = for players
board-stock-for-family = for families
board-stock-costs = costs { $cost }
board-stock-buy-for = Buy for { $cost }
board-stock-buy-power = Buy { $power } for { $cost }
board-stock-no-powers = No power is on display.
board-stock-future = For sale in the next stock round ({ $count })
board-stock-tickets = { $count ->
    [0] You have no ticket
    [one] You have 1 ticket
   *[other] You have { $count } tickets
 }
board-stock-ticket-values = What a ticket is worth, round by round
board-stock-now = now
board-stock-tickets-planned = { $count ->
    [one] 1 in the plan
   *[other] { $count } in the plan
 }
board-stock-ticket-less = One less
board-stock-hand-powers = Your powers
board-stock-power-not-now = Not to be used now.
board-stock-no-hand-powers = You have no power.

## The plan

board-stock-plan = Planned turn
board-stock-plan-empty = Nothing planned. Choose what to sell and buy; nothing is sent before you say so.
board-stock-plan-later = Nothing planned.
board-stock-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
 }
board-stock-cash = Cash
board-stock-worth = Worth
board-stock-cards = Cards
board-stock-step-sell = Sell { $cards }
board-stock-step-sell-part = Sell { $cards }, of the parents only one animal
board-stock-step-buy = Buy { $card }
board-stock-step-launch = Launch the { $family } at { $value }
board-stock-step-power = Buy { $power }
board-stock-step-ticket = Turn a ticket into { $value }
board-stock-step-use = Use { $power }
board-stock-step-days-off = Days off for the { $family }
board-stock-step-call = The { $family } buy a { $squirrel }
board-stock-step-end = End the turn
board-stock-earlier = Earlier: { $step }
board-stock-remove = Take out: { $step }
board-stock-effect-cash = cash { $amount }
board-stock-effect-treasury = { $letters } treasury { $amount }
board-stock-effect-placed = { $letters } starts at { $after }
board-stock-effect-price = { $letters } { $before } → { $after }
board-stock-effect-parents = { $name } gets the parents of { $letters }
board-stock-effect-parents-you = you get the parents of { $letters }
board-stock-effect-retires = retires: { $squirrels }
board-stock-effect-phase = phase { $phase } begins
board-stock-effect-ends-round = the stock round ends
board-stock-effect-ends-game = the game ends
board-stock-and-end = then end the turn
board-stock-do = Do it
board-stock-do-and-end = Do it and end the turn
board-stock-sending = Being done: { $count } left
board-stock-clear = Clear
board-stock-kept = The plan is kept until it is your turn.
board-stock-stopped = The position has changed and the rest of the plan could not be done. What is left stands above.
board-stock-unchecked = The plan could not be checked. Each step is checked when it is done.
