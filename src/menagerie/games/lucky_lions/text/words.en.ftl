# Lucky Lions in English.

game-title = Lucky Lions
game-length = about 20 minutes
game-weight = light
game-summary = A die made of cards. Pick the battle you can win, roll, and race to ten points.

## Cards

card-lion = lion
card-fox = fox
card-panda = panda
card-flamingo = flamingo
card-dolphin = dolphin
card-wild-lion = wild lion
card-wild-fox = wild fox
card-wild-panda = wild panda
card-wild-flamingo = wild flamingo
card-wild-dolphin = wild dolphin

cards-lion = { $count ->
    [one] 1 lion
   *[other] { $count } lions
}
cards-fox = { $count ->
    [one] 1 fox
   *[other] { $count } foxes
}
cards-panda = { $count ->
    [one] 1 panda
   *[other] { $count } pandas
}
cards-flamingo = { $count ->
    [one] 1 flamingo
   *[other] { $count } flamingos
}
cards-dolphin = { $count ->
    [one] 1 dolphin
   *[other] { $count } dolphins
}
cards-wild-lion = { $count ->
    [one] 1 wild lion
   *[other] { $count } wild lions
}
cards-wild-fox = { $count ->
    [one] 1 wild fox
   *[other] { $count } wild foxes
}
cards-wild-panda = { $count ->
    [one] 1 wild panda
   *[other] { $count } wild pandas
}
cards-wild-flamingo = { $count ->
    [one] 1 wild flamingo
   *[other] { $count } wild flamingos
}
cards-wild-dolphin = { $count ->
    [one] 1 wild dolphin
   *[other] { $count } wild dolphins
}

# A zoo card in a sentence: "fox → lion (2 points)".
zoo-card = { $what } ({ $points })
zoo-card-unknown = a zoo card that is not in the market
zoo-ring = ring { $ring }
zoo-separator = { "; " }
# An animal and its distance, the arrows to the next other animal that was rolled.
distance = { $animal } { $arrows }
distance-alone = { $animal } on the ring
distance-missing = { $animal } not on the ring
# What stands between the parts of a zoo card's description.
zoo-and = { ", " }
zoo-points = { $score ->
    [one] 1 point
   *[other] { $score } points
}
zoo-people = everybody rolls
special-autowin = { $first } wins, all others are equal
special-autolose = { $first } loses, all others are equal
special-player-exclude = one player does not roll
special-extra-rule = { $first } beats { $second }, whatever the arrows say
special-die-split = { $arrows ->
    [one] roll only 1 card
   *[other] roll only { $arrows } cards
}
special-double-roll = roll twice and keep one result

## Options

option-more_decisions = More decisions: choose what you roll
option-more_decisions-help = Before a battle you pick some cards of your die yourself, as many as the zoo card has arrows, and roll only those.
option-no_shuffle = No shuffle: cards come in order
option-no_shuffle-help = The cards of your die come in a fixed order: the top one is rolled and goes to the bottom. They are shuffled again only when you reach 5 points or draw cards.
option-longer = Longer game
option-longer-help = Whoever wins a zoo card may leave its points and draw that many animal cards instead, to get a better die.
option-busy_zoo = Expansion: Busy Zoo
option-busy_zoo-help = Adds battles in which everybody rolls, and thirteen zoo cards with special rules.
option-wild_animals = Expansion: Wild Animals
option-wild_animals-help = Adds ten animal cards with powers. Six players need it.
option-market = Zoo cards to choose from
option-market-help = So many zoo cards lie face up on the table; the rulebook says 4.
option-deck = Zoo cards
option-deck-help = Our usual set of zoo cards, the same in every game; or cards made up for this game, with the same mix of points and arrows.
option-deck-fixed = the usual cards
option-deck-fresh = new cards for this game

setup-six-need-wild = Six players need 36 animal cards, and there are 33: play six with Wild Animals.

## The question

question-choose = Your turn: choose a zoo card to fight over.
question-challenge = Choose an opponent.
question-exclude = Everybody rolls except one player: choose who does not. It may be you.
question-pick = Pick { $wanted } cards of your die to roll; you have { $picked } of them.
question-keep = You rolled two cards: choose the one that counts.
question-fox = You rolled a wild fox: roll again, or keep it.
question-panda = Your wild panda is missing from the zoo card: choose another one from the market.
question-award = A tie: choose who takes the zoo card.
question-name-discarder = Choose which of the other tied players discards a card.
question-take = { $score ->
    [one] You won: take the zoo card for 1 point, or draw 1 animal card instead.
   *[other] You won: take the zoo card for { $score } points, or draw { $score } animal cards instead.
}
question-discard = Discard one card of your die. Nobody else will see which.

question-waiting = Waiting for { $players } to { $what }.
question-change = Your choice is made and can still be changed. Waiting for { $players }.
question-over = The game is over. { $how } Victory goes to { $winners }.
waiting-choose = choose a zoo card
waiting-challenge = choose an opponent
waiting-exclude = choose who does not roll
waiting-pick = pick cards in secret
waiting-keep = choose in secret which result counts
waiting-fox = decide about a wild fox
waiting-panda = choose another zoo card
waiting-award = settle the tie
waiting-name-discarder = choose who discards
waiting-take = take the zoo card or draw animal cards
waiting-discard = discard in secret

## The position in words

position-battle = Battle: { $players }
position-battle-over = (zoo card: { $what })
position-result = { $seat } has: { $card }
position-rolled = { $seat } rolled: { $cards }
position-picks = You picked: { $cards }
position-kept = You keep: { $card }
position-distances = Distances: { $distances }
position-tied = Tied: { $players }
position-market = Market ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $deck } in the deck):
position-buried = Seen at the bottom of the deck, the deepest last: { $cards }
position-player = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $won ->
    [0] no zoo card
    [one] 1 zoo card
   *[other] { $won } zoo cards
} won; die of { $size ->
    [one] 1 card
   *[other] { $size } cards
}
position-player-active = { $seat } (on turn): { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $won ->
    [0] no zoo card
    [one] 1 zoo card
   *[other] { $won } zoo cards
} won; die of { $size ->
    [one] 1 card
   *[other] { $size } cards
}
position-own-die = Your die: { $cards }
position-known = Seen in it: { $cards }
position-known-before = { $ago ->
    [one] Seen before the last secret discard: { $cards }
   *[other] Seen before the last { $ago } secret discards: { $cards }
}
position-tail = Seen at its bottom, the deepest last: { $cards }
position-pile = Animal pile: { $pile }; discards: { $discards }
position-discards-known = Discards you know of: { $cards }

ending-points = Ten points were reached.
ending-no-cards = No zoo card was left.
tie-break-zoo-cards = fewer zoo cards

## Actions

action-choose = Fight over: { $card }
action-challenge = Challenge { $seat }
action-exclude = Let everybody roll except { $seat }
action-pick = Pick: { $card }
action-swap = Put back: { $out }; pick: { $into }
group-swap = Put back: { $out }
choice-swap = Pick: { $into }
action-keep = Keep: { $card }
action-reroll = Roll again
action-stand = Keep the wild fox
action-replace = Fight instead over: { $card }
action-award = Give the zoo card to { $seat }
action-name-discarder = Have { $seat } discard
action-take = Take the zoo card
action-draw-instead = Draw animal cards instead
action-discard = Discard: { $card }

## Events

event-chosen = { $seat } chooses a zoo card: { $card }. New in the market: { $refill }.
event-chosen-last = { $seat } chooses a zoo card: { $card }. The deck is empty, so the market has one card fewer.
event-challenged = { $seat } challenges { $opponent_seat }.
event-gathered = Everybody rolls.
event-gathered-without = { $seat } decides: everybody rolls except { $excluded_seat }.
event-picked = { $seat } picks: { $card }.
event-picked-instead = { $seat } picks: { $card }, instead of: { $instead_of }.
event-ready = { $seat } has made a secret choice.
event-smaller-die = { $seat } rolls { $cards ->
    [one] only 1 card.
   *[other] only { $cards } cards.
}
event-rolled = { $seat } rolls: { $card }.
event-kept = { $seat } keeps: { $card }.
event-kept-secretly = { $seat } chooses to keep: { $card }.
event-fox-used = { $seat } uses the wild fox and rolls again.
event-fox-not-used = { $seat } keeps the wild fox.
event-panda-replaced = { $seat } uses a wild panda: the battle is now over another zoo card: { $new }.
event-voided = { $seat } has a wild dolphin, which ends the battle; the zoo card goes under the deck.
event-dolphin-left = { $seat } discards the wild dolphin.
event-dolphin-stayed = { $seat } keeps the wild dolphin: it is the only card, and there is nothing to draw.
event-compared = { $players } has the best animal.
event-compared-by = { $distances }: { $outcome }
event-compared-tie = A tie between { $players }.
event-tie-settled-lion = Wild lions win ties. Remaining: { $players }.
event-tie-settled-flamingo = Wild flamingos lose ties. Remaining: { $players }.
event-awarded = { $seat } decides: the zoo card goes to { $player_seat }.
event-discarder-named = { $seat } decides: { $player_seat } discards a card.
event-gained = { $seat } takes the zoo card: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $total } in all.
event-card-refused = { $seat } refuses the zoo card, which goes under the deck.
event-drew = { $seat } draws { $count ->
    [one] 1 animal card.
   *[other] { $count } animal cards.
}
event-drew-own = { $seat } draws: { $cards }.
event-pile-renewed = The discards are shuffled into a new pile of { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
event-discarded = { $seat } discards a card in secret.
event-discarded-own = { $seat } discards: { $card }.
event-last-card-kept = { $seat } keeps the one card of the die: the last card is never discarded.
event-shuffled = { $seat } shuffles the whole die.
event-turned-up = New in the market: { $card }.
event-ended = The game is over. Victory goes to { $players }.

## Refusals

refusal-no-such-seat = There are only { $players } seats.
refusal-game-over = The game is over.
refusal-not-asked = { $asked_seat } has to decide now.
refusal-no-such-player = There is no player { $number }; there are { $players }.
refusal-asked-choose = A zoo card must be chosen from the market now.
refusal-asked-challenge = An opponent must be chosen now.
refusal-asked-exclude = Now choose who does not roll.
refusal-asked-pick = Cards must be picked for the smaller die now.
refusal-asked-keep = One of the two results must be chosen now.
refusal-asked-fox = Now decide about the wild fox: roll again, or keep it.
refusal-asked-panda = Another zoo card must be chosen for the wild panda now.
refusal-asked-award = The tie must be settled now: who takes the zoo card?
refusal-asked-name-discarder = The tie must be settled now: who discards a card?
refusal-asked-take = Now take the zoo card, or draw animal cards instead.
refusal-asked-discard = A card must be discarded now.
refusal-not-in-market = { $cards ->
    [one] Only the one zoo card in the market can be chosen.
   *[other] Only one of the { $cards } zoo cards in the market can be chosen.
}
refusal-own-opponent = You cannot be your own opponent.
refusal-picks-complete = You have picked all { $wanted } cards; you may still swap one for another.
refusal-picks-incomplete = You have picked { $picked } of { $wanted } cards; pick the rest first, then you may swap cards.
refusal-not-enough-held = { $held ->
    [0] You do not hold this card: { $card }.
   *[other] You have already picked every card of this kind that you hold ({ $held }): { $card }.
}
refusal-not-picked = You have not picked this card: { $card }.
refusal-same-card = That would change nothing: { $card }.
refusal-not-rolled = You did not roll this card: { $card }.
refusal-not-tied = That player is not tied.
refusal-winner-discards = { $player_seat } takes the zoo card, so another tied player discards.
refusal-not-held = You do not hold this card: { $card }.

## Bots, and their reasons

bot-cub = tries the smallest card first
bot-cub-name = Cub
bot-cub-about = Takes the card with the fewest points, as if that were easiest, and in a tie gives the points away to have a smaller die.
bot-peacock = admires its own die
bot-peacock-name = Peacock
bot-peacock-about = Counts which of its animals stand on a card, and forgets that you roll as well.
bot-tortoise = goes for the surest win
bot-tortoise-name = Tortoise
bot-tortoise-about = Works out every battle, and fights the one it wins most surely, however little it brings.
bot-keeper = weighs its chances
bot-keeper-name = Keeper
bot-keeper-about = Works out every battle exactly, and what each card in your die and in the market is worth.

## The board in the browser

board-track = The race to ten points: { $scores }
board-track-seat = { $name } { $points }
board-mat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, die of { $size ->
    [one] 1 card
   *[other] { $size } cards
}
board-mat-seen = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, die of { $size ->
    [one] 1 card
   *[other] { $size } cards
}, seen in it: { $cards }
board-market = Market
board-battle = The battle
board-last-battle = Last battle
board-missing = Missing: { $animals }
board-arrows = { $count ->
    [one] 1 arrow
   *[other] { $count } arrows
}
board-best = best
board-tied = tie
board-takes = wins
board-discards = discards
board-void = The dolphin ends the battle
board-give = Give the card
board-name-discarder = Discards
board-your-die = Your die: { $cards }
board-picked = { $card }, picked
board-put-back = Put back: { $card }
board-zoo-deck = Zoo deck: { $count }
board-pile = Animals: { $count }
board-wild = { $card }: { $power }
board-power-lion = wins ties
board-power-fox = may roll again
board-power-panda = changes a zoo card it is missing from
board-power-flamingo = loses ties
board-power-dolphin = ends the battle
board-special-autowin = { $first } wins
board-special-autolose = { $first } loses
board-special-player-exclude = all but one roll
board-special-extra-rule = { $first } beats { $second }
board-special-die-split = { $arrows ->
    [one] roll 1 card
   *[other] roll { $arrows } cards
}
board-special-double-roll = roll twice
