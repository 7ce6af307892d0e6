# What helps a newcomer: the goal, what a decision is for, the steps of a turn.

guide-goal = be worth the most on Wednesday evening, with your bags, your tickets, and your cards at their reputation.
guide-heading-draft = Draft of powers
guide-heading-stock = Stock round
guide-heading-operating = Operating round { $number }
guide-heading-family = Operating round { $number }, { $family }

guide-step-turn = Sell and buy
guide-step-home = Home tile
guide-step-bonus = Bonus track
guide-step-track = Track
guide-step-station = Station
guide-step-run = Run
guide-step-harvest = Harvest
guide-step-squirrels = Squirrels
guide-step-end = End of turn

guide-purpose-draft = Powers help you or your families later; what you pay now is missing for a launch.
guide-purpose-turn = Cards earn when their family shares a harvest; whoever has the parents runs the family.
guide-purpose-home = The family’s track begins at its home.
guide-purpose-bonus = Track laid now lets the family run further from its first turn.
guide-purpose-track = Track connects your stations with places worth more nuts.
guide-purpose-station = A station opens places for your runs, and may close them to other families.
guide-purpose-run = The nuts your squirrels collect are this turn’s harvest.
guide-purpose-harvest = Sharing pays the cards and may raise the reputation; keeping it fills the treasury.
guide-purpose-squirrels = Better squirrels collect more, and old ones retire; a family must end its turn with one.
guide-purpose-end = Now is the last moment of this turn for the family’s powers and your tickets.
guide-purpose-patch = With the patch a squirrel stays, though it runs to one station only.
guide-purpose-discard = The new phase allows fewer squirrels to a family.
guide-purpose-offer = If you accept, it goes to that family at this price; if you decline, it stays where it is.
guide-purpose-price = The money goes to the family that owns the squirrel; who runs it may decline.
guide-purpose-sellers = A squirrel you sell here brings its family money.
guide-purpose-forced = Your family must have a squirrel, and what its treasury lacks you pay.
guide-purpose-second-map = The ancient maps allow two tiles in this turn.
guide-purpose-second-hole = The hole joins two R areas for everybody, for the rest of the game.
