# Bots that play every game: what they are like, and why they do what they do.

bot-random = plays any move

reason-random = I picked it at random: I play any move.
reason-only-choice = There is no other choice.
