# Bots that play every game: what they are like, and why they do what they do.

bot-random = plays any move

reason-random = just a throw of the dice: every move was as good as the others.
reason-only-choice = there is nothing else to do.
