# 18ZOO in English.

game-title = 18ZOO
game-length = about 3 hours
game-weight = heavy
game-summary = Launch animal families, lay track for their squirrels, share the harvest, and be the richest squirrel of the eighteenth zoo.

## Names

family-CR = Crocodiles
family-GI = Giraffes
family-PB = Polar Bears
family-PE = Penguins
family-LI = Lions
family-TI = Tigers
family-BB = Brown Bears
family-EL = Elephants
letters-cr = CR
letters-gi = GI
letters-pb = PB
letters-pe = PE
letters-li = LI
letters-ti = TI
letters-bb = BB
letters-el = EL
power-DAYS_OFF = Days off
power-MIDAS = Midas
power-TOO_MUCH_RESPONSIBILITY = Too much responsibility
power-LEPRECHAUN_POT_OF_GOLD = Leprechaun pot of gold
power-IT_S_ALL_GREEK_TO_ME = It’s all Greek to me
power-WHATSUP = Whatsup
power-RABBITS = Rabbits
power-MOLES = Moles
power-ANCIENT_MAPS = Ancient maps
power-HOLE = Hole
power-ON_A_DIET = On a diet
power-SHINING_GOLD = Shining gold
power-THAT_S_MINE = That’s mine
power-WORK_IN_PROGRESS = Work in progress
power-WHEAT = Wheat
power-TWO_BARRELS = Two barrels
power-A_SQUEEZE = A squeeze
power-PATCH = Patch
power-WINGS = Wings
power-A_TIP_OF_SUGAR = A tip of sugar
card-parents = parents
card-first = child 1
card-second = child 2
card-third = child 3
card-cousin = cousin
the-card-parents = the parents
the-card-first = child 1
the-card-second = child 2
the-card-third = child 3
the-card-cousin = the cousin
cards-of-family = { $cards } ({ $family })
squirrel-numbered = { $kind } no. { $number }
squirrel-patched = { $squirrel } (patched, a 1S)
day-1 = Monday
day-2 = Tuesday
day-3 = Wednesday

## Options

option-map = Map
option-map-help = A, B and C are sized for two or three players, D, E and F for four or five. “Your own” lets you put a map together from the pieces in the box.
option-map-A = A
option-map-B = B
option-map-C = C
option-map-D = D
option-map-E = E
option-map-F = F
option-map-custom = your own
option-base = Middle of the map
option-base-help = The piece that lies in the middle of maps A to F: the box has two, with different hills and water.
option-base-BASE-1 = first middle piece (BASE-1)
option-base-BASE-2 = second middle piece (BASE-2)
option-base-BASE-3 = third middle piece (BASE-3)
option-modules = Pieces of your own map
option-modules-help = Only for your own map: one middle piece (BASE), and around it at most one piece for each of the places 1 to 7. The number on a piece is its place, its letters are the maps it belongs to.
option-revealed_powers = All powers visible from the start
option-revealed_powers-help = Everybody sees from the beginning which powers will be for sale, and in which order. Easier to plan, less luck.
option-compat = Reading of the rules
option-compat-help = The rulebook as it is written, or as records of the server 18xx.games follow it.
option-compat-rulebook = rulebook
setup-modules-unused = Modules are named only for a custom map.
setup-base-3 = BASE-3 is in no box: only the server 18xx.games knows it.

## Maps that cannot be

bad-map-unknown = There is no map { $name }; there are { $known }.
bad-map-module = There is no module { $module }; there are { $known }.
bad-map-base = A map has one base module, BASE-1 or BASE-2, not { $count }.
bad-map-position = { $one } and { $other } both want place { $position }.
bad-map-overlap = { $one } and { $other } do not fit: they cover the same hexes.
bad-map-apart = { $module } touches no other module.
bad-map-no-home = This map has no home for any family.

## What is asked

ask-draft = Buy one of the powers on display, or pass.
wait-draft = choosing a power
ask-turn = Your turn: sell cards, then buy one card or power, or pass.
ask-turn-must = You hold { $cards } cards and may have { $limit }: sell first.
wait-turn = selling and buying
ask-home = Lay the home tile of the { $family }.
ask-home-replaced = Replace the home tile of the { $family }, or pass.
wait-home = home tile of the { $family }
ask-bonus = Lay bonus track for the { $family }, or pass.
wait-bonus = bonus track of the { $family }
ask-track = { $family }: lay track, or pass. { $lays ->
    [0] No tile laid yet.
    [one] 1 tile laid so far.
   *[other] { $lays } tiles laid so far.
 }
wait-track = track of the { $family }
ask-station = { $family }: build a station, or pass.
wait-station = station of the { $family }
ask-run = { $family }: run your squirrels.
wait-run = run of the { $family }
ask-harvest = { $family }: the harvest is { $nuts } nuts. Share it, or keep it.
wait-harvest = harvest of the { $family }
ask-squirrels = { $family }: buy squirrels, or pass.
ask-squirrels-must = { $family }: the family has no squirrel and must buy one.
wait-squirrels = squirrels of the { $family }
ask-end = { $family }: use powers or tickets, or end the turn.
wait-end = end of the turn of the { $family }
ask-patch = These squirrels retire: { $squirrels }. Save one with the patch, or pass.
wait-patch = a patch for one of { $squirrels }
ask-discard = Too many squirrels: put one into the kitchen.
wait-discard = a squirrel too many
ask-offer = The { $family } offer { $price } for { $what }. Accept or decline.
wait-offer = an answer to { $price } for { $what }
ask-price = { $family }: what do you offer for { $squirrel }?
wait-price = a price for { $squirrel }
ask-sellers = The { $family } must buy a squirrel and cannot pay for one: offer one of yours, or pass.
wait-sellers = whether another family sells a squirrel to the { $family }
ask-forced = Forced purchase: sell a card.
wait-forced = a sale for a forced purchase
ask-second-map = Lay the second tile of the ancient maps, or pass.
wait-second-map = second tile of the ancient maps
ask-second-hole = Choose the other end of the hole.
wait-second-hole = other end of the hole

## The table in words

question-waiting = Waiting for { $players }: { $what }.
question-over = The game is over: { $scores }.
question-score = { $seat } with { $score }
position-round-draft = { $day }, draft { $number }. A ticket is worth { $ticket }. Phase { $phase }: up to { $limit } squirrels a family, R areas bring { $nuts }.
position-round-stock = { $day }, stock round { $number }. A ticket is worth { $ticket }. Phase { $phase }: up to { $limit } squirrels a family, R areas bring { $nuts }.
position-round-operating = { $day }, operating round { $number }. A ticket is worth { $ticket }. Phase { $phase }: up to { $limit } squirrels a family, R areas bring { $nuts }.
position-deck = Squirrels to come: { $squirrels }, and so on; the first costs { $cost }.
position-kitchen = In the kitchen: { $squirrels }.
position-powers = Powers on display, with their cost: { $powers }.
position-no-powers = No power is on display.
position-future = Powers of the next stock round: { $powers }.
position-coming = Powers after that: { $powers }.
position-nearby = To be launched next: { $families }.
position-offered = The { $family } would sell squirrel { $squirrel } for { $price }.
position-operating-order = Order of the families: { $families }.
position-player = { $seat }: { $cash } in cash, { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
 }, worth { $worth }.
position-debt = Debt { $debt }.
position-cards = Cards: { $cards }.
position-player-powers = Powers: { $powers }.
power-uses-left = ({ $uses ->
    [one] 1 use left
   *[other] { $uses } uses left
 })
position-announced = Announced: { $power }.
position-turned = Turned over until the end of the stock round: { $cards }.
position-asleep = (asleep)
position-last-run = (last run)
position-unlaunched = Not launched: { $families }.
position-home = { $family } ({ $letters }, home H{ $home } on { $hex })
position-family = { $family } ({ $letters }) of { $seat }: reputation { $price }, treasury { $treasury }.
position-squirrels = Squirrels: { $squirrels }.
position-no-squirrels = No squirrel.
position-stations = Stations: { $stations }.
position-to-build = { $count ->
    [one] One more can be built, for { $costs }.
   *[other] { $count } more can be built, for { $costs }.
 }
position-lounge = In the lounge: { $cards }.
position-card-kitchen = In the kitchen: { $cards }.
position-family-powers = Powers: { $powers }.
position-wheat = The wheat is on { $hex }.
position-box = Stock board, row { $row }, column { $column }: { $families }. Worth { $price }, pays { $dividend } a card{ $bonus ->
    [0] .
   *[other] {" "}and { $bonus } more for the parents.
 } { $threshold ->
    [0] The game ends.
   *[other] { $move ->
        [right] Moves right
       *[up] Moves up
     } from { $threshold } nuts on.
 }
question-threshold-met = The threshold of { $threshold } is met: shared, the cards are paid and { $share_move ->
    [right] the token moves right
    [up] the token moves up
   *[stays] the token stays
 }. Kept, the treasury gets { $kept } and { $keep_move ->
    [left] the token moves left
    [down] the token moves down
   *[stays] the token stays
 }.
question-threshold-missed = The threshold of { $threshold } is missed: shared, the cards are paid and the token stays. Kept, the treasury gets { $kept } and { $keep_move ->
    [left] the token moves left
    [down] the token moves down
   *[stays] the token stays
 }.
run-drawn = { $squirrel } { $way }
run-made = { $squirrel }: { $way } ({ $nuts })
price-free = free of charge
price-for = for { $cost }
price-brings = which brings { $amount }
position-map = Map: the number of a tile, and the sides its track leads to (↓-↑↗: from ↓ to ↑ or ↗); under it the stations, (in brackets) those that are booked, X for works.
position-map-signs = Signs: . plain, m and mm hills, o water, y station area, H home, R restaurant, # grey, * hole.
choice-same-rotation = (the same in rotation { $rotation })
choice-by-power = (by { $power })
dividend-paid = { $amount } to { $seat }

## What one may do

choice-in-group = { $group }: { $choice }
group-ticket = A ticket
action-pass = Pass
choice-pass-end-turn = End the turn
choice-pass-save-none = Save none
action-buy-power = Buy { $power } for { $price }
action-buy-power-for = Buy { $power } for { $price }
action-launch = Launch the { $family } at { $value }, for { $cost }
action-buy-card = Buy { $card }
choice-buy-card-lounge = Buy { $card } for { $price }
choice-buy-card-kitchen = Buy { $card } from the kitchen for { $price }
action-sell = sell { $cards }
action-sell-part = sell { $cards }, but only one animal of the parents,
action-cash-ticket = Turn a ticket into money
choice-cash-ticket-value = Turn a ticket into { $value }
choice-cash-ticket-family = { $keep } for you, { $give } for the { $family }
action-use-power = Use { $power }
action-take-days-off = Days off for the { $family }
action-call-squirrel = the { $family } buy { $squirrel } now
action-ask-for-power = buy it for the family at { $price }
choice-ask-for-power-from = offer { $price } to { $seat } for it
action-lay = lay tile { $tile } { $leads }
choice-lay-upgrade = upgrade to tile { $tile } { $leads }
action-build-station = Build a station on { $hex }
action-mark = Put { $power } on { $hex }
action-run-best = Run for the most nuts
action-rest = Run nowhere
action-draw-runs = Run { $runs }
action-share = Share the harvest
action-keep = Keep the harvest
action-buy-squirrel = Buy squirrel { $squirrel } for { $cost }
choice-buy-squirrel-forced = Forced purchase of squirrel { $squirrel } for { $cost }: the treasury gives { $treasury }, you give { $helped }{ $lacking ->
    [0] {""}
   *[other] ; for the other { $lacking } you sell cards, and owe twice what the bank must lend
 }
action-approach = Ask for squirrel { $squirrel }
choice-approach-family = Ask the { $family } for squirrel { $squirrel }
action-name-price = Offer { $price }
action-offer-squirrel = offer it for { $price }
choice-offer-squirrel-to = offer it to the { $family } for { $price }
choice-asked-price = (offered for { $price })
action-withdraw = Take the offer back
action-accept = Accept the offer
action-decline = Decline the offer
action-save = Save { $squirrel } with the patch
action-put-patch = Put the patch on { $squirrel }
action-take-off-patch = Take the patch off
action-discard-squirrel = Put { $squirrel } into the kitchen
action-end-by-hand = End the game here

## What happened

event-passed = { $seat } passes.
event-passed-family = { $seat } passes for the { $family }.
event-passed-end = { $seat } ends the turn.
event-passed-end-family = { $seat } ends the turn of the { $family }.
event-power-bought = { $seat } buys { $power } for { $price }.
event-power-paid = { $power } pays { $amount } to { $seat }.
event-power-used = { $seat } uses { $power }.
event-power-gone = { $power } is used up.
event-power-sold = { $seat } sells { $power } to the { $family } for { $price }.
event-launched = { $seat } launches the { $family } at { $value }; the treasury holds { $treasury }.
event-card-bought = { $seat } buys { $card } for { $price }.
event-card-bought-kitchen = { $seat } buys { $card } from the kitchen for { $price }.
event-cards-sold = { $seat } sells { $animals ->
    [one] 1 animal
   *[other] { $animals } animals
 } of the { $family } for { $amount }; now in the kitchen: { $cards }.
event-parents-exchanged = { $new_seat } takes the parents of the { $family } from { $old_seat } for { $cards }.
event-reputation-moved = The reputation of the { $family } is now { $price }.
event-ticket-cashed = { $seat } turns a ticket into { $value }.
event-ticket-cashed-for = { $seat } turns a ticket into { $value } and gives { $given } to the { $family }.
event-kitchen-paid = The kitchen pays { $amount } to the { $family }.
event-tile-laid = The { $family } lay tile { $tile } on { $hex } ({ $leads }), { $price }.
event-tile-laid-with = The { $family } lay tile { $tile } on { $hex } ({ $leads }), { $price }, by { $power }.
event-station-built = The { $family } build a station on { $hex }, { $price }.
event-station-built-with = The { $family } build a station on { $hex }, { $price }, by { $power }.
event-marked = The { $family } put { $power } on { $hex }.
event-ran = The { $family } run { $runs }: { $nuts ->
    [one] 1 nut
   *[other] { $nuts } nuts
 } in all{ $waters ->
    [0] .
    [one] , with 1 water.
   *[other] , with { $waters } waters.
 }
event-ran-none = The { $family } run nowhere.
event-water-paid = The water brings { $amount } to the { $family }.
event-harvest-shared = The { $family } share: { $each } a card{ $bonus ->
    [0] {""}
   *[other] , { $bonus } more for the parents
 }. { $total ->
    [0] Nothing is paid.
   *[other] Paid: { $paid }.
 }
event-harvest-kept = { $nuts ->
    [0] The { $family } harvest nothing.
   *[other] The { $family } keep { $nuts } nuts, that is { $amount } for the treasury.
 }
event-squirrel-bought = The { $family } buy squirrel { $squirrel } for { $price }.
event-squirrel-bought-family = The { $family } buy squirrel { $squirrel } from the { $source } for { $price }.
event-squirrel-bought-kitchen = The { $family } buy squirrel { $squirrel } from the kitchen for { $price }.
event-squirrel-bought-forced = The { $family } must buy squirrel { $squirrel } for { $price }; { $from_seat } adds { $helped }, the bank lends { $loan }.
event-phase-began = Phase { $phase } begins.
event-squirrel-retired = Squirrel { $squirrel } of the { $family } retires.
event-squirrel-retired-kitchen = Squirrel { $squirrel } in the kitchen retires.
event-last-run-due = Squirrel { $squirrel } of the { $family } will run once more.
event-squirrel-discarded = The { $family } put squirrel { $squirrel } into the kitchen.
event-patch-put = Squirrel { $squirrel } of the { $family } wears the patch now.
event-patch-taken-off = The { $family } take the patch off squirrel { $squirrel }.
event-offer-made = The { $family } offer { $price } to { $seat } for { $power }.
event-offer-made-squirrel = The { $family } offer { $price } to { $seat } for squirrel { $squirrel }.
event-offer-withdrawn = { $seat } takes the offer back.
event-squirrel-offered = { $seat } would sell squirrel { $squirrel } of the { $family } for { $price }.
event-offer-declined = { $seat } declines.
event-round-began-stock = A ticket is worth { $ticket } now.{ $new ->
    [0] {""}
   *[other] {" "}New powers: { $powers }.
 }{ $later ->
    [0] {""}
   *[other] {" "}To come: { $future }.
 }
event-powers-shown = For sale from the next stock round on: { $powers }. After that: { $future }.
event-powers-shown-last = For sale from the next stock round on, the last ones: { $powers }.
event-round-began-operating = A ticket is worth { $ticket } now.
event-turn-order-set = Turn order: { $players }.
event-turn-began = The turn of the { $family } begins, for { $seat }.
event-ended-last-round = The last round is over.
event-ended-top-reputation = A family has reached 24: the game is over.
event-ended-by-hand = The table stops here.

## How it ends

ending-last-round = Three days are over.
ending-top-reputation = A family has reached the reputation 24.
ending-by-hand = The table agreed to stop.
tie-break-turn-order = place in turn order

## Refusals

refusal-no-such-seat = There are only { $players } players.
refusal-game-over = The game is over.
refusal-end-by-hand = A game ends by its rules, unless it follows a record.
refusal-not-asked = It is for { $asked_seat } to decide now.
refusal-asked-draft = In the draft you buy one power, or pass.
refusal-asked-turn = In a stock round you sell, buy, use powers, or pass.
refusal-asked-home = First the home tile.
refusal-asked-bonus = First the bonus track, or pass.
refusal-asked-track = The family is laying track.
refusal-asked-station = The family is at its station.
refusal-asked-run = The squirrels have to run now.
refusal-asked-harvest = Share the harvest, or keep it.
refusal-asked-squirrels = The family is buying squirrels.
refusal-asked-end = Only powers and tickets are left in this turn.
refusal-asked-patch = First say which squirrel the patch saves, or none.
refusal-asked-discard = First put a squirrel into the kitchen.
refusal-asked-offer = First answer the offer.
refusal-asked-sellers = First say whether you would sell a squirrel.
refusal-asked-price = First name your price.
refusal-asked-forced = In a forced purchase you sell cards, one by one.
refusal-asked-second-map = First the second tile of the ancient maps, or pass.
refusal-asked-second-hole = First the other end of the hole.
refusal-answer-first = First the question that is open.
refusal-not-its-turn = It is not its turn.
reason-for-family = { $family }: { $what }
refusal-unknown-action = Nobody here knows the action { $kind }.
refusal-unreadable-action = The action { $kind } cannot be read.
refusal-over-limit = You hold { $cards } cards and may have { $limit }: sell first.
refusal-bought-already = You have bought something in this turn.
refusal-sell-first = Selling comes before buying.
refusal-other-price = The power costs { $cost }.
refusal-no-ticket = There is no ticket left.
refusal-ticket-in-draft = Tickets are not taken during the draft.
refusal-ticket-for-nobody = There is no family here to give money to.
refusal-ticket-part = Between { $least } and { $value } of a ticket go to the family.
refusal-not-your-cards = These are not cards of yours, or not named in order.
refusal-sold-now = You have sold cards of that family in this turn.
refusal-no-heir = Parents are sold only where somebody else then has more animals of the family.
refusal-not-on-display = That power is not on display.
refusal-cash = That costs { $cost }, and you have { $cash }.
refusal-three-powers = Three powers are the limit.
refusal-not-in-play = That family is not on this map.
refusal-launched = That family has its parents already.
refusal-not-nearby = That family is not next to be launched.
refusal-launch-value = Families are launched at 5, 6, 7, 9 or 12.
refusal-launch-phase = A launch at { $value } comes in a later phase.
refusal-card-limit = You may have { $limit } cards.
refusal-not-launched = That family is not launched.
refusal-sold-before = You sold cards of that family in this round.
refusal-card-not-there = That card is neither in the lounge nor in the kitchen.
refusal-not-top-card = In the lounge only the top card is for sale.
refusal-family-limit = With four animals of a family you buy no more from the lounge.
refusal-not-your-power = That power is not yours.
refusal-not-its-power = The family does not have that power.
refusal-blue-power = Blue powers are for players in stock rounds.
refusal-green-power = Green powers are for families in operating rounds.
refusal-used-already = It has been used.
refusal-greek-too-early = Sell or buy something first.
refusal-not-your-family = You do not control that family.
refusal-not-first-squirrel = Only the first squirrel of the deck can be called.
refusal-no-room = The family has as many squirrels as the phase allows.
refusal-treasury = That costs { $cost }, and the treasury holds { $treasury }.
refusal-home-tile = The home tile must be laid.
refusal-must-buy = A family without a squirrel must buy one.
refusal-track-done = Laying track is over in this turn.
refusal-track-later = Track is laid in a family’s turn of an operating round, or right after its launch.
refusal-station-later = Stations are built in a family’s turn of an operating round.
refusal-same-hex = The family laid a tile there in this turn.
refusal-station-step = Stations are built after the track.
refusal-station-over = Building stations is over in this turn.
refusal-one-station = One station a turn.
refusal-no-station-left = The family has no station left.
refusal-nobody-has-it = No player has that power.
refusal-power-price = A family pays from nothing to { $cost } for it.
refusal-declined = That much was declined in this turn.
refusal-after-the-run = Barrels are opened before the run.
refusal-barrels-at-the-run = Barrels are opened when the squirrels are about to run.
refusal-patch-at-will = The patch is for squirrels that retire.
refusal-no-patch = The family has no patch for that.
refusal-not-its-squirrel = That squirrel does not come into question.
refusal-not-retiring = That squirrel does not retire.
refusal-recorded-runs = What a run brings is counted, not told.
refusal-patched-buys-none = While one of its squirrels wears the patch, the family buys none.
refusal-4j-or-2j = Say whether it is bought as a 4J or as a 2J.
refusal-not-for-sale = That squirrel is not for sale.
refusal-not-forced = The treasury can pay for a squirrel: no forced purchase.
refusal-sell-before = It costs { $cost } and there are { $money }: sell cards first.
refusal-forced-parents = The family that must buy may not change hands.
refusal-one-by-one = In a forced purchase cards are sold one by one.
refusal-no-need-to-sell = There is no need to sell.
refusal-squirrel-price = The price is from 1 to { $treasury }.
refusal-driven-by-hand = The pages of 18xx.games never offer this ({ $entry }); the game is read up to here.
refusal-more-than-asked = It was offered for { $asked }.
refusal-asked-too-much = The family can pay from 1 to { $most }.
refusal-asked-before = It was offered for { $asked } already; now only for less.
refusal-nothing-offered = You have offered nothing.
refusal-cannot-discard = A squirrel with the patch, or on its last run, stays.
refusal-no-such-hex = There is no such hex.
refusal-no-such-tile = There is no such tile.
refusal-none-left = No such tile is left.
refusal-wrong-area = That tile does not go on this kind of area.
refusal-terminal-area = Nothing is built on R and grey areas.
refusal-not-yellow = A bare hex takes a yellow tile.
refusal-not-an-upgrade = That is not the next colour for this tile, or upgrades are over.
refusal-phase-too-early = That colour comes in a later phase.
refusal-marked-tile = A tile with a marker is not upgraded.
refusal-final-tile = That tile stays as it is.
refusal-wrong-home = That grey tile is for the home of another family.
refusal-closed-side = Track would lead to a closed side.
refusal-paths-lost = All old paths must stay.
refusal-out-of-reach = No station of the family reaches that place.
refusal-nothing-new = No new path would be within reach, and no station worth more.
refusal-not-the-home = The tile goes on the home of the family.
refusal-not-plain-yellow = Moles replace yellow tiles 7, 8 and 9.
refusal-moles-only = Tiles 80 to 83 are for the moles.
refusal-one-upgrade = One upgrade a turn: the other tile is a yellow one on a bare hex.
refusal-already-track = A tile lies there already.
refusal-no-station-tile = There is no station tile there.
refusal-station-out-of-reach = No station of the family reaches that one.
refusal-already-there = The family has a station there.
refusal-no-free-space = There is no free space.
refusal-space-reserved = The free space is kept for another family.
refusal-unlaunched-home = That is the home of a family not yet launched.
refusal-space-kept-already = The free space is kept for this family already.
refusal-not-booked = Nothing is booked there.
refusal-no-own-station = The family has no station there.
refusal-not-r-area = That is not an R area.
refusal-same-r-area = A hole has two ends.
refusal-no-other-r-area = This map has no second R area for the other end of a hole.
refusal-centre-r-area = The R area in the middle has no hole here.
refusal-too-few-stops = A run reaches at least two stops.
refusal-too-many-stops = That squirrel does not run so far.
refusal-without-station = A run touches a station of the family.
refusal-stop-twice = No stop twice in a run, as on { $hex }.
refusal-water-twice = No water twice in a run, as on { $hex }.
refusal-track-twice = No track twice in a run, as on { $hex }.
refusal-track-shared = Another squirrel of the family runs there.
refusal-no-track = There is no track along this way, on { $hex }.
refusal-through-r = An R area ends a run, and { $hex } is one.
refusal-tokened-out = The station on { $hex } is full, and none of it is the family’s.
refusal-hole-twice = A squirrel uses the hole once, and { $hex } is the second time.
refusal-hole-same-hex = Out of the hole by the other end, not on { $hex }.
refusal-not-an-end = A run ends at a stop or at water, not on { $hex }.
refusal-patched-one-station = With the patch a squirrel visits one station of the family, and water.
refusal-wings-once = Wings carry one squirrel over one station.
refusal-no-such-runner = That squirrel does not run for the family now.
refusal-runs-twice = A squirrel runs once.
refusal-hole-crowded = Two squirrels of a family use the hole.

## Records of 18xx.games

refusal-differs-seat = From here on 18xx.games and the rulebook differ in { $difference } ({ $seat }).
refusal-differs-seat-figures = From here on 18xx.games and the rulebook differ in { $difference } ({ $seat }): { $recorded } as 18xx.games plays, { $counted } by the rulebook.
refusal-differs-family = From here on 18xx.games and the rulebook differ in { $difference } ({ $family }).
refusal-differs-family-figures = From here on 18xx.games and the rulebook differ in { $difference } ({ $family }): { $recorded } as 18xx.games plays, { $counted } by the rulebook.
refusal-differs-hex = From here on 18xx.games and the rulebook differ in { $difference } ({ $hex }).
refusal-differs-power = From here on 18xx.games and the rulebook differ in { $difference } ({ $power }).
refusal-differs-game = From here on 18xx.games and the rulebook differ in { $difference }.
refusal-differs-game-figures = From here on 18xx.games and the rulebook differ in { $difference }: { $recorded } as 18xx.games plays, { $counted } by the rulebook.
difference-cash = the money
difference-penalty = the debt
difference-tickets = the tickets
difference-powers = the powers
difference-cards = the cards
difference-num_cards = the number of cards
difference-value = the worth
difference-launched = the launch
difference-president = the parents
difference-cell = the place on the stock board
difference-reputation = the reputation
difference-lounge = the cards in the lounge
difference-kitchen = the cards in the kitchen
difference-trains = the squirrels
difference-stations_left = the number of stations left
difference-stations = the stations
difference-assigned = the powers in use
difference-tiles = the tile
difference-cities = the stations
difference-place = the place
difference-round = the round
difference-phase = the phase
difference-finished = whether the game is over
difference-player_order = the turn order
difference-reputation_order = the order of the families
difference-stock_board = the stock board
difference-or_order = the order of the families in this round
difference-deck = the next squirrels
difference-deck_left = the number of squirrels left in the deck
difference-kitchen_trains = the squirrels in the kitchen
difference-ticket_value = the value of a ticket
difference-holes = the HOLE
difference-wheat = the WHEAT
difference-near_families = which families may be launched
difference-patched_train = the squirrel with the PATCH
difference-result = the result
difference-game_end_reason = what ended the game
import-not-json = This is not a game exported from 18xx.games.
import-no-players = The record names no two to five players.
import-no-actions = The record has no actions.
import-other-game = This is a game of { $title }, not of 18ZOO.

## Reasons of the bot

bot-learner = learns the ropes, and makes a beginner’s mistakes
bot-learner-name = Learner
bot-learner-about = Spends too much on its first family and on powers, and keeps harvests that it should share.
bot-hoarder = sits on its own families
bot-hoarder-name = Hoarder
bot-hoarder-about = Buys nobody else’s cards, sees no farther than its next run, and buys a squirrel only when it must.
bot-dealer = deals in the cards of every family
bot-dealer-name = Dealer
bot-dealer-about = Buys whatever card pays now, in any family, and lays track for its next run alone.
bot-squirrel = runs where the nuts are
bot-squirrel-name = Squirrel
bot-squirrel-about = Founds one family first, keeps money for its cards, and runs the richest routes.
bot-magnate = plays the game to its end before it spends a bag
bot-magnate-name = Magnate
bot-magnate-about = Imagines several ways the game may go on, for cards, launches, harvests and new squirrels.

## Passing on a person's behalf

auto-pass-launch = somebody launches a family
auto-pass-parents = somebody becomes parent in my place
auto-pass-trade = somebody buys or sells a card of a family of mine
auto-pass-fall = the reputation of a family of mine falls
auto-pass-ended-round = Passing for you is over: the round has ended.
auto-pass-ended-launch = Passing for you has stopped: a family was launched.
auto-pass-ended-parents = Passing for you has stopped: somebody became parent in your place.
auto-pass-ended-trade = Passing for you has stopped: cards of a family of yours were bought or sold.
auto-pass-ended-fall = Passing for you has stopped: the reputation of a family of yours fell.
