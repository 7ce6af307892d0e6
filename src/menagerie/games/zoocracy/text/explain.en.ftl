# Zoocracy: what each thing on the board is. `.text`: what it does; `.when`: when it may be used.

## Action cards

explain-group-cards = Action cards

explain-card-rally = Rally
    .text = Put one or two food tokens from the supply on the species shown. They come on top of what you place from your funds.
    .when = Campaigning, in your turn of the campaign; not on a blocked species, and never so that two parties are level there.
explain-card-negative-campaign = Negative Campaign
    .text = Swap one token of another party on the species shown for one of yours from the supply. You choose the party.
    .when = Campaigning, in your turn; there must be a foreign token, and no tie may arise.
explain-card-wet-season = Wet Season
    .text = In this election each species without a watering hole gives one vote less to the first party.
    .when = Parliamentary election, before the votes are counted.
explain-card-dry-season = Dry Season
    .text = In this election each species with a watering hole gives one vote less to the first party.
    .when = Parliamentary election, before the votes are counted.
explain-card-migration = Migration
    .text = Your party gets one seat more. It counts for the sum, the majority and the income.
    .when = Parliamentary election, before the votes are counted.
explain-card-overhang-mandate = Overhang Mandate
    .text = The party with the most food on the species shown gets one seat more when the votes are counted, whoever played the card.
    .when = Parliamentary election, before the votes are counted.
explain-card-loyalty = Loyalty
    .text = Up to two of your own tokens on the species shown stay there after this election.
    .when = Parliamentary election; you need food there, and a species is loyal to one party only.
explain-card-early-presidential-election = Early Presidential Election
    .text = The presidential marker moves to the next round. Until then the President stays.
    .when = Event; not when it lies there already, or in round 8.
explain-card-early-parliamentary-election = Early Parliamentary Election
    .text = The parliamentary marker moves to the next round. The goal agreed for that round lapses.
    .when = Event; not when it lies there already, or in round 8.
explain-card-defectors = Defectors
    .text = Seats of another party come over to yours: 4 with two players, 3 with three, 2 with more in our edition, but no more than it has.
    .when = Event.
explain-card-assertiveness = Assertiveness
    .text = Your party implements a goal, if it holds the office shown at that moment, whichever way up the office lies.
    .when = Progress.

## Events

explain-group-events = Events

explain-event-donation = Donation
    .text = The holder of each office shown takes the food shown from the supply.
    .when = Event of the round in which it is revealed.
explain-event-strike = Strike
    .text = No goal of the government’s program is implemented this round. Goals by action cards are not affected.
    .when = Progress of this round.
explain-event-resistance = Resistance
    .text = A goal of the program is implemented this round only if its party pays five food from its funds.
    .when = Progress of this round.
explain-event-good-harvest = Good Harvest
    .text = In the next round everybody may place two more food from the funds.
    .when = Campaigning of the next round.
explain-event-crop-failure = Crop Failure
    .text = In the next round everybody may place two food less from the funds.
    .when = Campaigning of the next round.
explain-event-end-of-game = End of Game
    .text = This round is the last. The card comes in round 5, 6, 7 or 8.
explain-event = Event
    .text = In every round an event card is revealed and done.
    .when = Event.

## Offices and program

explain-group-offices = Offices and program

explain-office-president = President
    .text = Whoever wins the presidential election implements a goal at once and may draw an action card. The President belongs to the government only by voting yes.
    .when = Won in the presidential election by the highest bid.
explain-office-prime-minister = Prime Minister
    .text = May place one or two more food tokens from the supply on one species. In an interim government with a majority, names who implements the goal.
    .when = Campaigning, once until the next parliamentary election, while the card is face up.
explain-office-finance-minister = Finance Minister
    .text = May lay the manipulation marker on a species: it gives 4 votes to the first party and none to the second.
    .when = Before the first turn of the campaign, once until the next parliamentary election.
explain-office-defense-minister = Defense Minister
    .text = May lay the blockade marker on a species: nobody places food there this round.
    .when = Before the first turn of the campaign, once until the next parliamentary election.
explain-office-opposition-leader = Opposition Leader
    .text = The largest party in opposition. May hold one negative campaign without a card, and makes the proposal in a vote of no confidence.
    .when = Campaigning once while the card is face up; the vote of no confidence when the government has lost its majority.
explain-office-used = Office face down
    .text = The power of this office has been used. It is turned face up by the next government that is elected.
explain-program-p1 = Goal of the program, P1
    .text = The party on it implements a goal in the round of the parliamentary election.
    .when = Progress, if no event prevents it and the government has its majority.
explain-program-p2 = Goal of the program, P2
    .text = The party on it implements a goal in the round without a parliamentary election.
    .when = Progress, if no event prevents it and the government has its majority.
explain-interim = Interim government
    .text = No proposal was accepted, so the former government stays for the time being. Its offices are not turned face up.
explain-proposal = Proposal
    .text = Names who becomes Prime Minister, Finance Minister and Defense Minister, and who implements the goals P1 and P2. Then all vote.
    .when = Formation of government, and in the vote of no confidence by the Opposition Leader.
explain-vote = Vote
    .text = All vote yes or no in secret and at the same time. When the seats of those who voted yes reach the majority, the proposal is accepted.
    .when = After a proposal.
explain-offer = Offer
    .text = The proposer may offer a party a part of the proposal for a yes. Offers bind nobody, but whether they were kept is remembered.
    .when = Before a proposal, up to three times.

## The zoo

explain-group-zoo = The zoo

explain-species-elephants = Elephants
    .text = In a parliamentary election the party with the most food here gets the first number of votes, the second most the second number. This species has no watering hole.
    .when = Food is placed in the campaign, votes are counted in the parliamentary election.
explain-species-monkeys = Monkeys
    .text = In a parliamentary election the party with the most food here gets the first number of votes, the second most the second number. This species has no watering hole.
    .when = Food is placed in the campaign, votes are counted in the parliamentary election.
explain-species-zebras = Zebras
    .text = In a parliamentary election the party with the most food here gets the first number of votes, the second most the second number. This species has no watering hole.
    .when = Food is placed in the campaign, votes are counted in the parliamentary election.
explain-species-snakes = Snakes
    .text = In a parliamentary election the party with the most food here gets the first number of votes, the second most the second number. This species has no watering hole.
    .when = Food is placed in the campaign, votes are counted in the parliamentary election.
explain-species-parrots = Parrots
    .text = In a parliamentary election the party with the most food here gets the first number of votes, the second most the second number. This species has no watering hole.
    .when = Food is placed in the campaign, votes are counted in the parliamentary election.
explain-species-penguins = Penguins
    .text = In a parliamentary election the party with the most food here gets the first number of votes, the second most the second number. This species has a watering hole.
    .when = Food is placed in the campaign, votes are counted in the parliamentary election.
explain-species-flamingos = Flamingos
    .text = In a parliamentary election the party with the most food here gets the first number of votes, the second most the second number. This species has a watering hole.
    .when = Food is placed in the campaign, votes are counted in the parliamentary election.
explain-species-hippos = Hippos
    .text = In a parliamentary election the party with the most food here gets the first number of votes, the second most the second number. This species has a watering hole.
    .when = Food is placed in the campaign, votes are counted in the parliamentary election.
explain-species-polar-bears = Polar bears
    .text = In a parliamentary election the party with the most food here gets the first number of votes, the second most the second number. This species has a watering hole.
    .when = Food is placed in the campaign, votes are counted in the parliamentary election.
explain-votes-first = First number: votes
    .text = So many votes for the party with the most food on this species. A dashed number was changed by a marker or a season.
    .when = Parliamentary election.
explain-votes-second = Second number: votes
    .text = So many votes for the party with the second most food. Where only one party has food, it is lost.
    .when = Parliamentary election.
explain-watering-hole = Watering hole
    .text = This species suffers in a Dry Season; those without a watering hole suffer in a Wet Season.
explain-food-pile = Food on a species
    .text = So many tokens of this party lie here. Two parties never have equally many on a species. A thick edge: these tokens would win the votes shown now.
explain-feed = Place food
    .text = Puts so many tokens from your funds (or from a card or office) here. At most three from the funds on one species in a turn.
    .when = Campaigning, in your turn.
explain-blockade = Blockade
    .text = Nobody places food on this species in this round, from wherever it comes. It is lifted at the end of the round.
explain-manipulation = Manipulation
    .text = This species gives 4 votes to the first party and none to the second. It stays until the next votes are counted.
explain-note = Change of the count
    .text = A card that was played for this election: a season, a mandate or loyalty on this species.
    .when = Parliamentary election of this round.

## Parties and parliament

explain-group-parties = Parties and parliament

explain-party = Party
    .text = Seats, goals, cards or food, and offices of this party. Those who voted yes govern, those who voted no are in opposition.
explain-seats = Seats
    .text = The votes of the last parliamentary election. They decide the order of play, the majority and the income: one food for each seat.
    .when = Counted anew in the parliamentary election.
explain-goals = Goals
    .text = The party with the most goals wins. At eight goals the game ends with the round.
explain-hand-cards = Number of cards
    .text = How many action cards this party holds. In the progress phase, those with more than five discard down to five.
explain-funds = Funds
    .text = Food behind your screen: to bid in presidential elections and to place on the species. In a tie for the most goals, more food wins.
    .when = Hidden from the others.
explain-government = Government
    .text = A party that voted yes. It shares offices and goals, and draws one card in the progress phase.
explain-opposition = Opposition
    .text = A party that voted no. It draws two action cards in the progress phase instead of one.
explain-majority = Majority
    .text = Half of all seats, rounded down, and one more. A government needs so many seats.
explain-parliament = Parliament
    .text = Every seat with its party. Those who govern sit on the left under the bracket; the line is the majority.
explain-forecast = If votes were counted now
    .text = The seats each party would get with the food that lies on the species now.
explain-goal-track = Goal track
    .text = How many goals each party has implemented. When a marker reaches the last space, the game ends with the round.
explain-bid = Bid
    .text = All bid food in secret for the presidency. The highest bid wins; every party loses half of its own bid, rounded up.
    .when = Presidential election.

## Rounds and piles

explain-group-rounds = Rounds and piles

explain-round = Round
    .text = A round has up to seven phases, A to G. The game has at most eight rounds.
explain-marker-president = Presidential marker
    .text = In the round it lies on there is a presidential election. Afterwards it moves two rounds ahead.
explain-marker-parliament = Parliamentary marker
    .text = In the round it lies on a parliament is elected and a government formed. Afterwards it moves two rounds ahead.
explain-phase-A = Presidential election (A)
    .text = All bid food in secret; the highest bid wins the presidency and a goal.
explain-phase-B = Campaigning (B)
    .text = In turn each party puts food on the species and plays cards, to win their votes.
explain-phase-C = Parliamentary election (C)
    .text = Cards are played, then each species votes: votes become seats, and each seat brings one food.
explain-phase-D = Formation of government (D)
    .text = Parties propose offices and goals in turn, until a proposal gets a majority of the seats.
explain-phase-E = Event (E)
    .text = The top event card is revealed and done; then cards for this phase may be played.
explain-phase-F = Vote of no confidence (F)
    .text = When the government has lost its majority, the Opposition Leader may propose another one.
explain-phase-G = Progress (G)
    .text = Cards are drawn and played; then the agreed goal of the program is implemented.
explain-deck = Deck of action cards
    .text = The action cards still to be drawn. When it is empty the open pile is shuffled.
explain-discards = Open pile
    .text = The action cards that have been played or discarded, for all to see.
