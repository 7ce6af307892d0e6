# What helps a newcomer: the goal, what a decision is for, the phases of a round by name.

guide-goal = have the most goals when the game ends, once a party has { $goals } or with the End of Game card.
guide-heading = Round { $round } of { $rounds }

guide-phase-a = President
guide-phase-b = Campaign
guide-phase-c = Election
guide-phase-d = Government
guide-phase-e = Event
guide-phase-f = No confidence
guide-phase-g = Progress

guide-purpose-bid = The highest bid makes the President, who gets a goal at once; all lose half of their bid.
guide-purpose-bonus = Action cards help you in campaigns, elections and after events.
guide-purpose-blockade = Nobody can put food on a blocked species in this round.
guide-purpose-manipulate = A manipulated species gives 4 votes to the party with the most food, and none to the second.
guide-purpose-campaign = The most food on a species wins its votes at the next election, and votes become seats.
guide-purpose-election-cards = Cards played now change how many votes and seats there are.
guide-purpose-propose = A majority of the seats must say yes: offer the others enough, and keep a goal for yourself.
guide-purpose-answer = Your yes helps the proposal to a majority. Nobody is bound, but all see what was kept.
guide-purpose-vote = Accepted: those who said yes govern. Those who said no oppose them and draw more cards.
guide-purpose-event-cards = Cards played now move elections forward or bring you seats.
guide-purpose-progress-cards = Each Assertiveness card of an office you hold brings you a goal.
guide-purpose-discard = You keep at most five cards for the next round, so keep those you can use.
guide-purpose-name = The party you name moves one goal ahead.
guide-purpose-resist = A goal that is given up is lost for this round; the food can be used in the next campaign.
