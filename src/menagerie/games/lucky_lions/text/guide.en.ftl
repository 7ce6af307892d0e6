# What helps a newcomer: the goal, what a decision is for, the phases of a turn.

guide-goal = be the first to have { $points } points.
guide-heading = Turn of { $seat }

guide-phase-card = Zoo card
guide-phase-opponent = Opponent
guide-phase-roll = Roll
guide-phase-winner = Winner
guide-phase-discard = Discard

guide-purpose-choose = Whoever wins the battle gets this card’s points; its ring says which animal beats which.
guide-purpose-challenge = You both roll one animal, and the better one on the ring wins the card.
guide-purpose-exclude = Whoever does not roll cannot win the card.
guide-purpose-pick = Only the cards you pick are rolled, so pick animals that are strong on this ring.
guide-purpose-keep = The card you choose is the one compared on the ring.
guide-purpose-fox = The new roll counts, even if it is worse.
guide-purpose-panda = The battle will be about the card you choose now.
guide-purpose-award = Whoever takes the card scores its points; somebody else in the tie discards an animal.
guide-purpose-sentence = Whoever discards has a smaller die, and may drop the animal they like least.
guide-purpose-take = Points bring you closer to { $points }; animals change what you can roll later.
guide-purpose-discard = Without the animal you like least, your die rolls a good one more often.
