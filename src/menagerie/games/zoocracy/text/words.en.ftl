# Zoocracy in English.

game-title = Zoocracy
game-length = about 90 minutes
game-weight = medium
game-summary = Feed the animals, win their votes, negotiate a government, and implement your political goals.

## Nouns

species-elephants = elephants
species-monkeys = monkeys
species-zebras = zebras
species-snakes = snakes
species-parrots = parrots
species-penguins = penguins
species-flamingos = flamingos
species-hippos = hippos
species-polar-bears = polar bears

office-president = President
office-prime-minister = Prime Minister
office-finance-minister = Finance Minister
office-defense-minister = Defense Minister
office-opposition-leader = Opposition Leader

prize-prime-minister = Prime Minister
prize-finance-minister = Finance Minister
prize-defense-minister = Defense Minister
prize-p1 = goal P1
prize-p2 = goal P2

phase-a = Presidential election
phase-b = Campaigning
phase-c = Parliamentary election
phase-d = Formation of government
phase-e = Event
phase-f = Vote of no confidence
phase-g = Progress

card-rally = Rally
card-negative-campaign = Negative Campaign
card-overhang-mandate = Overhang Mandate
card-loyalty = Loyalty
card-assertiveness = Assertiveness
card-wet-season = Wet Season
card-dry-season = Dry Season
card-migration = Migration
card-early-presidential-election = Early Presidential Election
card-early-parliamentary-election = Early Parliamentary Election
card-defectors = Defectors
# A card and the species or office on it.
card-of = { $card } ({ $what })

round-event-donation = Donation: { $food } food for each of these offices: { $offices }
round-event-strike = Strike: no goal of the government’s program this round
round-event-resistance = Resistance: a goal of the program costs 5 food this round
round-event-good-harvest = Good Harvest: 2 food more from the funds in the next campaign
round-event-crop-failure = Crop Failure: 2 food less from the funds in the next campaign
round-event-end-of-game = End of Game: this round is the last

status-open = unanswered
status-accepted = agreed
status-declined = declined
status-countered = answered with a counter-offer
status-withdrawn = withdrawn
status-lapsed = lapsed
status-kept = agreed and kept
status-broken-by-proposer = agreed and broken by the proposer
status-broken-by-partner = agreed and broken by the partner

figure-of-seat = { $seat } ({ $figure })
# What stands between the parts of a line.
list-separator = { "; " }
grant-line = { $prize }: { $seat }

## Options

option-advanced = Advanced rules: a stronger Prime Minister and opposition
option-advanced-help = The Prime Minister decides in each round which party fulfils a goal, whatever was agreed, and the opposition may propose a new government in every round.
option-offers = Offers during coalition talks
option-offers-help = Before a government is proposed, parties may make each other offers. Nobody is bound by them, but everybody sees later whether they were kept or broken.
option-strict_supply = Food tokens can run out
option-strict_supply-help = Each party has only the 25 food tokens of the box. Otherwise there are always enough. With two players they never run out.
option-play_before_draw = Play cards first, then draw
option-play_before_draw-help = At the end of a round you play your cards before the new ones are drawn; otherwise you draw first.
option-edition = Cards
option-edition-help = Our reconstruction of the cards and votes. If you own the game, you can enter the cards of your own box; they are then offered here.
option-edition-reconstructed = our reconstruction
option-edition-more-defectors = our reconstruction, with a second Defector card

setup-bad-edition = The edition { $edition } cannot be played: { $problems }

## The question

question-bid = { $funds ->
    [0] The presidential election: your funds are empty, so you can only bid 0.
   *[other] The presidential election: bid 0 to { $funds } food. You lose half of your bid, whoever wins.
}
question-bonus = You are President: you may draw an action card.
question-blockade = You are Defense Minister: block a species for this round, or keep the marker for later.
question-manipulate = You are Finance Minister: manipulate the votes of a species, or keep the marker for later.
question-campaign = Your campaign: feed the animals. You have placed { $fed } of { $limit } food from your funds.
question-election-cards = Before the votes are counted: play action cards, or finish.
question-propose = Your proposal: who gets { $prize }?
question-answer = { $proposer_seat } offers you for your yes: { $terms }. Accept, decline, or ask for something else.
question-vote = Vote on the proposal by { $proposer_seat }: yes or no?
question-event-cards = After the event: play action cards, or finish.
question-progress-cards = Progress: play an Assertiveness card of an office you hold, or finish.
question-discard = You hold { $cards } cards: discard until you have 5.
question-name = You are Prime Minister: name the party that implements a goal.
question-resist = There is resistance to your goal: pay 5 food, or give up the goal.

waiting-bid = bid
waiting-bonus = draw a card as President
waiting-blockade = decide about a blockade
waiting-manipulate = decide about a manipulation
waiting-campaign = campaign
waiting-election-cards = play cards before the count
waiting-propose = propose a government
waiting-answer = answer an offer
waiting-vote = vote
waiting-event-cards = play cards after the event
waiting-progress-cards = play cards
waiting-discard = discard
waiting-name = name the party that implements a goal
waiting-resist = pay for a goal, or give it up

## The position

question-waiting = Waiting for { $players } to { $what }.
question-bid-made = You bid { $food }, and may still change it. Waiting for { $players }.
question-vote-yes = You vote yes, and may still change it. Waiting for { $players }.
question-vote-no = You vote no, and may still change it. Waiting for { $players }.
question-may-withdraw = You may withdraw your offer and go on.
question-over = The game is over. { $how } Victory goes to { $winners }.
position-round = Round { $round } of { $rounds }. { $phase }.
position-elections = Next presidential election: { $presidential }; next parliamentary election: { $parliamentary }.
position-in-round = round { $round }
position-no-more-elections = none
position-species = { $species } ({ $votes }): { $food }
position-unfed = No food on: { $species }
position-unfed-one = { $species } ({ $votes })
position-manipulated = manipulated, 4 votes for the first
position-blocked = blockade
position-overhang = overhang mandate
position-season = one vote less for the first
position-party-government = { $seat }, in government: { $figures }, { $offices }
position-party-opposition = { $seat }, in opposition: { $figures }, { $offices }
position-party-none = { $seat }: { $figures }, { $offices }
position-no-office = no office
position-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
position-goals = { $count ->
    [one] 1 goal
   *[other] { $count } goals
}
position-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
position-funds = Funds: { $food } food
position-hand = Hand: { $cards }
position-majority = { $majority } of { $total } seats are a majority.
position-interim = The government is an interim government.
position-program = { $prize }: { $seat }
position-unused-powers = Powers not used yet: { $offices }
position-event = { $event }
position-harvest-good = In this campaign everybody may place { $food } food more.
position-harvest-bad = In this campaign everybody may place { $food } food less.
position-bids = Bids: { $bids }
position-proposal = Proposal by { $seat }: { $grants }
position-votes-yes = The proposal by { $seat } was accepted: { $players } voted yes, { $seats } seats, { $majority } needed.
position-votes-no = The proposal by { $seat } was declined: { $players } voted yes, { $seats } seats, { $majority } needed.
position-offer = Offer { $number }, { $proposer_seat } to { $partner_seat }: { $terms }; { $status }
position-demand = Offer { $number }, { $partner_seat } asks { $proposer_seat }: { $terms }; { $status }
position-deck = Action cards: { $deck } in the deck, { $discards } discarded

## Actions

# The headings of a list of choices, and what stands under them.
group-offer = Offer to { $seat }
group-counter = Counter-offer
group-demand = Demand
group-discard = Discard
choice-feed = { $food } food from the funds
choice-rally = Rally: { $food } food from the supply
choice-boost = Prime Minister’s bonus: { $food } food from the supply
choice-negative-campaign = Negative Campaign against { $seat }
choice-smear = Opposition Leader’s negative campaign against { $seat }

action-done = Finish
decline-bonus = Draw no card
decline-blockade = Keep the blockade for later
decline-manipulate = Keep the manipulation for later
decline-resist = Give up the goal
action-bid = Bid { $food }
action-draw = Draw an action card
action-blockade = Block the { $species }
action-manipulate = Manipulate the { $species }
action-feed = { $species }: { $food } food from the funds
action-rally = Rally, { $species }: { $food } food from the supply
action-negative-campaign = Negative Campaign, { $species }: swap a token of { $seat }
action-boost = Prime Minister’s bonus, { $species }: { $food } food from the supply
action-smear = Opposition Leader’s negative campaign, { $species }: swap a token of { $seat }
action-wet-season = Play Wet Season
action-dry-season = Play Dry Season
action-migration = Play Migration
action-overhang-mandate = Play Overhang Mandate ({ $species })
action-offer = Offer { $seat }, for a yes: { $terms }
action-accept = Agree with { $seat }
action-decline = Decline what { $seat } asks or offers
action-counter = Ask in return for: { $terms }
action-demand = Ask the proposer for: { $terms }
action-withdraw = Withdraw the offer and go on
action-grant = { $prize } for { $seat }
action-pass = Make no proposal
action-vote-yes = Vote yes
action-vote-no = Vote no
action-defectors = Play Defectors: take seats from { $seat }
action-early-presidential-election = Play Early Presidential Election
action-early-parliamentary-election = Play Early Parliamentary Election
action-assertiveness = Play Assertiveness ({ $office })
action-discard = Discard: { $card }
action-name = Name { $seat }
action-pay = Pay 5 food for the goal

## Events

event-round-began = Round { $round } begins, without an election.
event-round-began-presidential = Round { $round } begins, with a presidential election.
event-round-began-parliamentary = Round { $round } begins, with a parliamentary election.
event-round-began-both = Round { $round } begins, with both elections.
event-phase-began = { $phase }.
event-order-set = The player order is now { $order }.
event-order-set-proposing = The order of proposing is { $order }.
event-turn-passed = { $seat } has finished.
event-ready = { $seat } has decided in secret.
event-marker-moved-presidential = The next presidential election is in round { $round }.
event-marker-moved-presidential-off = There will be no more presidential elections.
event-marker-moved-parliamentary = The next parliamentary election is in round { $round }.
event-marker-moved-parliamentary-off = There will be no more parliamentary elections.
event-office-turned = { $seat } has used the power of the { $office }.
event-office-turned-up = { $seat } may use the power of the { $office } again.
event-office-moved = { $holder_seat } is now { $office }.
event-office-moved-aside = There is no { $office }.
event-drew = { $seat } draws { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
event-drew-own = { $seat } draws: { $cards }.
event-deck-renewed = The { $count } discards are shuffled into a new deck.
event-card-played = { $seat } plays { $card }.
event-goal-reached-president = { $seat } implements a goal as President and now has { $goals }.
event-goal-reached-program = { $seat } implements a goal of the program and now has { $goals }.
event-goal-reached-named = { $seat } implements a goal by the Prime Minister’s choice and now has { $goals }.
event-goal-reached-assertiveness = { $seat } implements a goal with Assertiveness and now has { $goals }.
event-bid-chosen = { $seat } bids { $food } food.
event-bids-opened = The bids are opened: { $bids }. Half of each is lost: { $paid }.
event-bids-opened-second = The second bids are opened: { $bids }. Half of each is lost: { $paid }.
event-bids-tied = A tie between { $tied }, who bid again.
event-president-elected = { $seat } is elected President.
event-presidency-undecided = Another tie: { $incumbent_seat } stays President for the time being.
event-presidency-undecided-empty = Another tie: for the time being there is no President.
event-blockade-placed = { $seat }, Defense Minister, blocks the { $species } for this round.
event-blockade-lifted = The blockade of the { $species } is lifted.
event-manipulation-placed = { $seat }, Finance Minister, manipulates the { $species }: 4 votes for the first, none for the second.
event-manipulation-lifted = The manipulation of the { $species } is over.
event-campaign-turn = { $seat } campaigns, with up to { $limit } food from the funds.
event-fed-funds = { $seat } puts { $food } food on the { $species } and has { $total } there.
event-fed-rally = { $seat } plays Rally: { $food } food from the supply for the { $species }, { $total } there now.
event-fed-prime-minister = { $seat } puts { $food } food on the { $species } as Prime Minister and has { $total } there.
event-smeared-card = { $seat } plays Negative Campaign against { $victim_seat } among the { $species }: one token is swapped.
event-smeared-office = { $seat }, Opposition Leader, campaigns against { $victim_seat } among the { $species }: one token is swapped.
event-parliament-cleared = The parliament is cleared.
event-species-counted = The { $species } vote: { $first_seat } { $first_votes }, { $second_seat } { $second_votes }.
event-species-counted-one = The { $species } vote: { $first_seat } { $first_votes }.
event-species-counted-nobody = The { $species } vote for nobody.
event-overhang-counted = Overhang Mandate of the { $species }: one more seat for { $seat }.
event-overhang-counted-nobody = Overhang Mandate of the { $species }: no party leads there.
event-migration-counted = Migration: one more seat for { $seat }.
event-parliament-seated = Seats in parliament: { $seats }. The majority is { $majority } of { $total }.
event-parliament-seated-two = Seats in parliament: { $seats }.
event-food-stayed = { $food ->
    [one] 1 token of { $seat } stays
   *[other] { $food } tokens of { $seat } stay
} on the loyal { $species }.
event-food-cleared = The food is removed from the board.
event-income-paid = Income, one food per seat: { $food }.
event-proposal-turn = { $seat } may now propose a government.
event-offer-made-offer = { $seat } offers { $party_seat }, for a yes: { $terms }.
event-offer-made-counter = { $seat } to { $party_seat }: I would vote yes for { $terms } instead.
event-offer-made-demand = { $seat } to { $party_seat }: I would vote yes for { $terms }.
event-offer-settled-open = Offer { $number } is open.
event-offer-settled-accepted = { $proposer_seat } and { $partner_seat } agree: a yes for { $terms }.
event-offer-settled-declined = { $proposer_seat } and { $partner_seat } do not agree on { $terms }.
event-offer-settled-countered = { $partner_seat } wants something other than { $terms }.
event-offer-settled-withdrawn = { $proposer_seat } withdraws the offer to { $partner_seat }.
event-offer-settled-lapsed = The offer between { $proposer_seat } and { $partner_seat } has lapsed: { $terms }.
event-offer-settled-kept = { $proposer_seat } and { $partner_seat } kept their agreement: { $terms }.
event-offer-settled-broken-by-proposer = { $proposer_seat } broke the agreement with { $partner_seat }: { $terms }.
event-offer-settled-broken-by-partner = { $partner_seat } broke the agreement with { $proposer_seat }: a yes for { $terms }.
event-granted = { $seat } proposes: { $prize } for { $party_seat }.
event-proposed = The proposal by { $seat } is complete: { $grants }.
event-proposal-passed = { $seat } makes no proposal.
event-vote-cast-yes = { $seat } votes yes.
event-vote-cast-no = { $seat } votes no.
event-votes-opened-accepted = The votes are revealed: { $players } voted yes, { $seats } seats, { $majority } needed. The proposal by { $proposer_seat } is accepted.
event-votes-opened-declined = The votes are revealed: { $players } voted yes, { $seats } seats, { $majority } needed. The proposal by { $proposer_seat } is declined.
event-fell-to-proposer = { $party_seat } voted no, so this goes to { $seat }: { $prize }.
event-government-formed = New government: { $government }. In opposition: { $opposition }.
event-government-formed-all = New government: { $government }. There is no opposition.
event-government-stays = Equal seats: { $government } continues to govern.
event-government-stays-interim = No proposal was accepted: the former government stays as an interim government ({ $government }).
event-no-government = There is no government.
event-program-set = Program: P1 for { $p1_seat }, P2 for { $p2_seat }.
event-program-set-p1 = Program: P1 for { $p1_seat }.
event-program-set-p2 = Program: P2 for { $p2_seat }.
event-program-set-none = The program markers are removed.
event-event-revealed-donation = Donation: the holders of some offices receive food.
event-event-revealed-strike = Strike: no goal of the program is implemented this round.
event-event-revealed-resistance = Resistance: a goal of the program costs 5 food this round.
event-event-revealed-good-harvest = Good Harvest: in the next campaign everybody may place 2 food more.
event-event-revealed-crop-failure = Crop Failure: in the next campaign everybody may place 2 food less.
event-event-revealed-end-of-game = End of Game: this round is the last.
event-donated = { $seat } receives { $food } food as { $office }.
event-defected = { $seats ->
    [one] 1 seat of { $victim_seat } comes over to { $seat }.
   *[other] { $seats } seats of { $victim_seat } come over to { $seat }.
}
event-discarded = { $seat } discards { $card }.
event-resistance-paid = { $seat } pays { $food } food to overcome the resistance.
event-goal-named = { $seat } names { $party_seat } to implement a goal.
event-goal-missed-strike = The strike stops the program: no goal this round.
event-goal-missed-resistance = Nobody pays the 5 food against the resistance: no goal.
event-goal-missed-no-majority = The government has no majority: no goal of the program this round.
event-goal-missed-no-government = Without a government there is no program, and no goal.
event-goal-missed-no-program = Nobody was promised a goal for this round.
event-ended = The game is over. Food in the funds: { $funds }. Victory goes to { $winner }.

## The end

ending-goals = A party has implemented all its goals.
ending-card = The End of Game card was revealed.
ending-both = The End of Game card was revealed, and a party has implemented all its goals.
tie-break-food = food in the funds

## Refusals

refusal-no-such-seat = There are only { $players } parties.
refusal-game-over = The game is over.
refusal-not-your-turn = It is { $turn_seat }’s turn to decide.
refusal-others-decide = Other parties have to decide now.
refusal-other-phase = { $phase ->
    [B] This card can be played only while campaigning.
    [C] This card can be played only at a parliamentary election.
    [E] This card can be played only after the event.
   *[other] This card can be played only at the progress of a round.
}
refusal-not-tied = Only the tied parties bid again.
refusal-step-bid = Now the parties bid for the presidency.
refusal-step-bonus = Now the President draws a card, or does not.
refusal-step-blockade = Now the Defense Minister decides about the blockade.
refusal-step-manipulate = Now the Finance Minister decides about the manipulation.
refusal-step-campaign = A party is campaigning now.
refusal-step-election-cards = Now cards are played before the count.
refusal-step-propose = A party is making its proposal now.
refusal-step-answer = Now an offer has to be answered.
refusal-step-vote = Now a proposal is voted on.
refusal-step-event-cards = Now cards are played after the event.
refusal-step-progress-cards = Now the cards for the progress are played.
refusal-step-discard = Now cards have to be discarded.
refusal-step-name = Now the Prime Minister names a party.
refusal-step-resist = Now a goal is paid for, or given up.
refusal-funds = That takes { $food } food, and you have { $funds }.
refusal-bid-range = A bid is from 0 to { $most } food.
refusal-species-limit = At most { $most } food from the funds on one species in a turn, and at least 1; you have put { $fed } there.
refusal-turn-limit = At most { $most } food from the funds in this turn; you have placed { $fed }.
refusal-blocked = The { $species } are blocked in this round.
refusal-tie = With { $count } tokens you would be level with another party on the { $species }.
refusal-tie-swap = After the swap two parties would be level on the { $species }.
refusal-boost = Place 1 to { $most } tokens.
refusal-supply = Your supply has only { $left } tokens left.
refusal-no-power = You are not { $office }, or you have used its power already.
refusal-own-food = Only a token of another party can be swapped.
refusal-no-food-there = { $victim_seat } has no food on the { $species }.
refusal-not-held = You do not hold this card: { $card }.
refusal-not-held-species = You do not hold this card: { $card } ({ $species }).
refusal-not-held-office = You do not hold this card: { $card } ({ $office }).
refusal-no-such-card = There is no such card.
refusal-no-own-food = You have no food on the { $species } that could stay.
refusal-loyal-already = The { $species } are loyal to a party already.
refusal-own-seats = You cannot take seats from your own party.
refusal-last-round = There is no next round.
refusal-election-due = This election is next round anyway.
refusal-no-office = You are not { $office }.
refusal-other-prize = First decide who gets { $prize }.
refusal-proposal-begun = The proposal has begun and must be completed.
refusal-no-offers = This table plays without offers before a proposal.
refusal-enough-offers = You have made { $most } offers; now propose.
refusal-own-offer = You cannot make an offer to your own party.
refusal-own-demand = It is your own proposal: you cannot ask for anything.
refusal-asked-already = You have already asked for something before this proposal.
refusal-other-offer = The offer comes from { $proposer_seat }.
refusal-no-demand = That party asks for nothing.
refusal-only-proposer = Only { $proposer_seat } can withdraw the offer.
refusal-terms = An offer names offices and goals of this proposal, each of them once and in their usual order.

## The board in the browser

board-room = The table of Zoocracy
board-tracks = Round { $round } of { $rounds }. { $phase }. { $presidential ->
    [0] No more presidential elections.
   *[other] Presidential election in round { $presidential }.
} { $parliamentary ->
    [0] No more parliamentary elections.
   *[other] Parliamentary election in round { $parliamentary }.
}
board-places = Where to look
board-place-zoo = Zoo
board-place-floor = Talks
board-place-hands = Hands
board-place-parliament = Parliament
board-zoo = The zoo
board-species = { $species }: { $first } for the most food{ $second ->
    [0] {""}
   *[other] , { $second } for the second most
}{ $hole ->
    [yes] , with a watering hole
   *[no] {""}
}
board-food-on = Food on the { $species }
board-pile = { $name }: { $food } { $votes ->
    [0] food
    [one] food, 1 vote
   *[other] food, { $votes } votes
}
board-blocked = blocked
board-manipulated = manipulated
board-overhang = overhang
board-season = season: −1
board-party = { $name }: { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $goals ->
    [one] 1 goal
   *[other] { $goals } goals
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $side ->
    [government] , in government
    [opposition] , in opposition
   *[none] {""}
}
board-side-government = government
board-side-opposition = opposition
board-decides = decides
board-seats-of = { $name } { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
board-majority = { $majority } of { $total } are a majority
board-of-seats = of { $total }
board-governs = In government: { $names }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
board-counted-on = Counted on: { $names }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
board-no-parliament = no parliament yet
board-forecast = If the votes were counted now
board-goals-of = { $name } { $goals }
board-goals = Political goals, of { $last }: { $goals }
board-offices = Offices and program
board-office-free = { $office }: nobody
board-office-up = { $office }: { $name }, power unused
board-office-down = { $office }: { $name }, face down
board-program-free = { $prize }: nobody
board-short-president = President
board-short-prime-minister = Prime Min.
board-short-finance-minister = Finance
board-short-defense-minister = Defense
board-short-opposition-leader = Opposition
board-short-p1 = Goal 1
board-short-p2 = Goal 2
board-screen = Behind your screen: { $food } food, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-hand = Your action cards
board-funds = funds
board-no-cards = no action cards
board-card = { $card }: { $what }
board-does-rally = one or two tokens from the supply
board-does-negative-campaign = swap a token of another party for yours
board-does-overhang-mandate = one more seat for the party that leads there
board-does-loyalty = up to two of your tokens stay after the election
board-does-assertiveness = a goal, if you hold this office
board-does-wet-season = one vote less where there is no watering hole
board-does-dry-season = one vote less where there is a watering hole
board-does-migration = one more seat for you
board-does-early-presidential-election = a presidential election next round
board-does-early-parliamentary-election = a parliamentary election next round
board-does-defectors = seats of another party come over to you
board-no-event = No event yet in this round
board-deck = { $count } in the deck
board-pile-open = { $count } discarded
board-second-bid = Second bid, among the tied
board-hand-closed = { $name } has bid
board-hand-thinking = { $name } is still thinking
board-hand-out = { $name } does not bid
board-hand-open = { $name } bid { $food }
board-thinks = thinking
board-ready = ready
board-first-bid = first { $food }
board-your-bid = Your bid
board-bid-of = { $food } of { $most }
board-less = Less food
board-more = More food
board-lost = You lose { $lost } of it, whoever wins.
board-change-bid = Change to { $food }
board-hand-is-closed = Your bid is made
board-talks-of = { $name } may propose a government
board-proposal-of = The proposal by { $name }
board-enough = a majority
board-short = { $seats } short
board-tray = To be granted
board-take = Take up: { $prize }
board-prize-with = { $prize }, with { $name }
board-give = Give { $prize } to { $name }
board-where = Who gets this: { $prize }?
board-build = Drag each onto a party, or choose it and then a party; with a number key it goes to the party of that number.
board-all-laid = Every prize is granted.
board-announce = Propose this
board-proposes = proposes
board-make-offer = Offer this
board-offers-left = { $count ->
    [0] No offers left.
    [one] You may make 1 more offer.
   *[other] You may make { $count } more offers.
}
board-offers = { $proposer } offers { $partner }: { $terms }.
board-asks = { $partner } asks { $proposer } for { $terms }.
board-asks-you = { $name } asks for { $terms }
board-offered = { $name } offers you for your yes: { $terms }.
board-agree = Agree
board-refuse = Decline
board-counter = Not for that, but for these:
board-demand = Ask for something you would vote yes for:
board-ask-for = Ask for { $terms }
board-choose-terms = Choose something
board-ballot = Your vote
board-vote-hidden = Nobody sees your vote until all are revealed, and you may still change it.
board-vote-yes = yes
board-vote-cast = has voted
board-vote-thinking = thinking
board-last-vote = The last vote
board-voted-yes = { $name } voted yes
board-voted-no = { $name } voted no
board-accepted = Accepted: { $yes } seats, { $majority } needed
board-rejected = Declined: { $yes } seats, { $majority } needed
## Bots, and why they do what they do

bot-newcomer = bids half of what it has, and feeds a little everywhere
bot-newcomer-name = Newcomer
bot-newcomer-about = Is new in parliament: spends too much on the presidency, and wants to please every species at once.
bot-canvasser = feeds a little everywhere, and keeps the rest
bot-canvasser-name = Canvasser
bot-canvasser-about = No longer spends too much on the presidency, but still wants to please every species at once.
bot-backbencher = feeds where it pays at once, and votes yes if it gets something
bot-backbencher-name = Backbencher
bot-backbencher-about = Looks no further than this round, and can be bought with one good offer.
bot-whip = bids with its rivals in mind, and feeds where it pays at once
bot-whip-name = Whip
bot-whip-about = Guesses what its rivals will bid for the presidency. Looks no further than this round for the rest.
bot-statesman = plans ahead, negotiates, keeps its promises and remembers yours
bot-statesman-name = Statesman
bot-statesman-about = Weighs coalitions by what they will bring, and knows who kept their word.
