# Bots that play every game: what they are like, and why they do what they do.

bot-random = plays any move
bot-random-name = Dice
bot-random-about = Takes any move that the rules allow, each as likely as the others.

# The levels, from one paw to five.
level-list = Who the bots are
level-paws = { $paws ->
    [one] 1 paw
   *[other] { $paws } paws
}
level-line = { $name } ({ $paws ->
    [one] 1 paw
   *[other] { $paws } paws
}): { $like }
level-line-about = { $name } ({ $paws ->
    [one] 1 paw
   *[other] { $paws } paws
}): { $like }. { $about }

reason-random = I picked it at random: I play any move.
reason-only-choice = There is no other choice.
reason-outside = It is what a program outside chose.

# What a search saw. The number of tries, and the chance to win of the chosen action and of the best other one.
reason-search-only = I tried { $tried } continuations. After this I expect to win about { $win } games of 100.
reason-search-better = I tried { $tried } continuations. After this I expect to win about { $win } games of 100, after the next best choice about { $other }.
reason-search-close = I tried { $tried } continuations. After this I expect to win about { $win } games of 100, after another choice about { $other }: too close to be sure.
reason-search-rival = If you choose { $number }, { $seat } chooses more in about { $higher } of 100 continuations that I tried.
