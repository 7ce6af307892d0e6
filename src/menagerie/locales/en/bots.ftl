# Why bots that play every game do what they do.

reason-random = just a throw of the dice: every move was as good as the others.
reason-only-choice = there is nothing else to do.
