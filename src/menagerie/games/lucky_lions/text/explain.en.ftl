# Lucky Lions: what each thing on the board is. `.text`: what it does; `.when`: when it may be used.

## Zoo cards

explain-group-zoo-cards = Zoo cards

explain-zoo-card = Zoo card
    .text = The prize of a battle: whoever wins it scores its points. Its ring of animals says who beats whom.
    .when = On your turn you pick one from the market, then an opponent.
explain-cycle = Ring of arrows
    .text = Count the arrows from your animal to the other one, only in their direction: the larger number wins. Where both numbers are equal, it is a tie.
    .when = When both animals are on the ring.
explain-arrows = Number of arrows
    .text = How many arrows lie from this animal to the next different one that was rolled. The most arrows win the battle.
explain-score = Points of the card
    .text = So many points for whoever wins this zoo card. The first to have ten points wins the game.
explain-missing = Missing animal
    .text = This animal is not on the ring. It loses against every animal that is, and ties with other missing ones.
explain-own-marks = Dots and diamonds
    .text = Dots outside the ring: so many cards of this animal are in your die. Diamonds inside: so many of them are surely in your opponent’s.
explain-people = People icon
    .text = Everybody rolls, and no opponent is picked. The largest gap to the next different animal wins.
    .when = Only with the Busy Zoo expansion.

## Special zoo cards (Busy Zoo)

explain-group-special = Special zoo cards (Busy Zoo)

explain-special-autowin = One animal wins
    .text = Whoever rolled the animal with the crown wins; several tie. The ring is not used.
explain-special-autolose = One animal loses
    .text = Everybody who did not roll the named animal wins: usually that is a tie. The ring is not used.
explain-special-player-exclude = One player stays out
    .text = Before the roll the active player names somebody who does not take part; all others roll.
    .when = With three or more players.
explain-special-extra-rule = One more rule
    .text = The first animal beats the second, whatever the arrows say.
    .when = When two battle and exactly these two animals were rolled.
explain-special-die-split = Split die
    .text = Each battler picks, in secret, as many cards of their own die as there are arrows; only those are rolled.
    .when = Before the roll.
explain-special-double-roll = Two rolls
    .text = Every battler rolls twice and then chooses which of the two results counts.

## Animal cards

explain-group-animals = Animal cards

explain-card-lion = Lion
    .text = A card of a die. There are nine lions among the 33 animal cards. What it is worth depends on the ring of the zoo card.
explain-card-fox = Fox
    .text = A card of a die. There are six foxes among the 33 animal cards. What it is worth depends on the ring of the zoo card.
explain-card-panda = Panda
    .text = A card of a die. There are six pandas among the 33 animal cards. What it is worth depends on the ring of the zoo card.
explain-card-flamingo = Flamingo
    .text = A card of a die. There are six flamingos among the 33 animal cards. What it is worth depends on the ring of the zoo card.
explain-card-dolphin = Dolphin
    .text = A card of a die. There are six dolphins among the 33 animal cards. What it is worth depends on the ring of the zoo card.
explain-card-wild-lion = Wild lion
    .text = Wins ties: alone among the tied it takes the zoo card, and nobody discards. Several wild lions tie among themselves.
    .when = In a tie.
explain-card-wild-fox = Wild fox
    .text = You may roll again: the fox goes back into the die, and the new result counts, even if it is worse.
    .when = When you have rolled it, once a battle.
explain-card-wild-panda = Wild panda
    .text = You must choose a zoo card from the market to be used instead; the old one takes its place there.
    .when = When it is missing from the ring, or is not the animal the card names.
explain-card-wild-flamingo = Wild flamingo
    .text = Loses ties: it is out of them, and whoever is then alone wins without a discard. If all the tied have one, it is an ordinary tie.
    .when = In a tie without a wild lion.
explain-card-wild-dolphin = Wild dolphin
    .text = Ends the battle without a winner. The dolphin is discarded, its owner draws a card, and the zoo card goes under the deck.
    .when = As soon as it is rolled.
explain-back = Hidden card
    .text = A card of a die that nobody else may know. A faded animal: it was there before the last secret discards, and perhaps still is.
explain-seen = Card that was seen
    .text = This card has been rolled and is surely still in the die. The table remembers it for everybody.

## On the table

explain-group-table = On the table

explain-die = Die
    .text = Your cards are your die: to roll it is to show one of them at random. After the battle they go back.
explain-die-size = Size of the die
    .text = So many cards are in this die. Discards make it smaller, but the last card always stays.
explain-market = Market
    .text = The zoo cards you may fight for. A card that is picked is replaced from the zoo deck at once.
    .when = On your turn you pick one of them.
explain-deck = Zoo deck
    .text = The zoo cards still to come, face down. When it is empty the market shrinks.
explain-pile = Pile of animals
    .text = The animal cards in nobody’s die. In the longer game whoever wins a zoo card may draw as many of them as its score instead.
    .when = Only in the longer game and with Wild Animals.
explain-track = Score track
    .text = Everybody’s points. Whoever has ten or more wins at once.
explain-won = Cards won
    .text = The zoo cards this player has won, with their points.
explain-player = Player
    .text = Name, points, cards won, and the die. You may challenge any other player.
    .when = On your turn, after picking a zoo card.
explain-battler = Battler
    .text = What this player rolled. The more valuable animal wins the zoo card; shown cards go back into their dice.
explain-tie = Tie
    .text = One battler takes the zoo card and the other discards an animal card in secret. The active player says who does which.
    .when = After a tied roll.
