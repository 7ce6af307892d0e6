# The deal of the day.

nav-today = Today
home-today = Today’s deals: one a game, the same for everybody

daily-title = The deal of the day
daily-intro = Each day one deal a game. Everybody plays it alone, against the same bots, once. Afterwards you see how the others did, and what they chose where you sat.
daily-left = New deals in { $hours } h { $minutes } min.
daily-yesterday = Yesterday, { $date }
daily-players = { $count ->
    [one] one player
   *[other] { $count } players
}
daily-usual = usual options
daily-bots = The others: { $bot }
daily-play = Play
daily-go-on = Go on
daily-results = How everybody played
daily-score = { $score } points, place { $rank } of { $players } at your table
daily-rank = At your own table you came { $rank } of { $players }.
daily-state-open = Not played yet
daily-state-playing = You have begun.
daily-state-gave-up = You gave up, so your game is not on the list.
daily-state-late = You came to the end after the day, so your game is not on the list.
daily-state-missed = You did not play it.
daily-finished = { $count ->
    [0] Nobody has come to the end yet.
    [one] One person has come to the end.
   *[other] { $count } people have come to the end.
}
daily-people = { $count ->
    [one] one person
   *[other] { $count } people
}
daily-a-player = a player
daily-table = This is a deal of the day: everybody plays the same one, once. Equal choices give equal games.

daily-seed-sealed-text = All deals of this day follow from one seed. This is its SHA-256: it was fixed before anybody played. The seed itself is shown tomorrow, and everybody can check it then.
daily-seed-open-text = The SHA-256 of the seed is what was shown all day; your browser has computed it where it can. The command below checks it on your own computer, and says what follows from it: seats, options and the seed of every game.

daily-how = How it goes
daily-how-1 = A day begins at midnight UTC. On Mondays the games are played as usual, on other days one option is different. The bots are weakest on Monday and strongest on Sunday.
daily-how-2 = You have one attempt, without hints and without undo. It counts when you come to the end on the same day.
daily-how-3 = The bots always choose the same in the same position, however long you think: whoever makes the same choices has the same game. So they decide before you where all decide at once, and none acts of its own accord.
daily-how-4 = How others played is shown when your own game is over. Until the day is over, nobody but you sees your table.
daily-how-5 = Guests count too, once in each browser, as “a player”. Who has a passphrase is on the list by name.

deal-title = How everybody played { $game }
deal-back = The deal of the day
deal-of = The deal of { $date }
deal-scores = Scores
deal-mine = Your score is { $score }: place { $place } of { $count }.
deal-place = Place
deal-name = Name
deal-score = Score
deal-rank = At their table
deal-rank-of = { $rank } of { $players }
deal-replay = Watch
deal-replay-of = Watch the game of { $name }, place { $place }
deal-more = The best { $count } of { $all }.
deal-nobody = Nobody has come to the end yet.
deal-running = Others may still be playing today.
deal-chart = Scores of { $count ->
    [one] one person
   *[other] { $count } people
} in { $game }, from { $lowest } to { $highest }.
deal-chart-mine = Yours is { $score }.
deal-steps = Your game, step by step
deal-steps-text = At each of your decisions: who had made the same choices before sat before the same position. So many chose what.
deal-steps-text-uncounted = At each of your decisions: who had made the same choices before sat before the same position. So many chose what; your own game does not count.
deal-step = Decision { $number }: { $count ->
    [0] nobody
    [one] one person
   *[other] { $count } people
} here
deal-share = { $percent } %
deal-my-choice = your choice
deal-position = Look at the position
deal-steps-more = Further decisions
deal-steps-end = From here on nobody else’s game was the same as yours.
deal-steps-none = Nobody else has come to the end of this deal yet.

# What the server refuses.
table-bots-first = The bots decide first at a deal of the day. Choose again in a moment.
table-no-rematch-of-daily = A deal of the day is played once. Tomorrow there is another one.
table-daily-not-over = Others may still play this deal today. Its seed, its record and its positions to play on from are there when the day is over.
daily-other-rules = This deal was made with an earlier version of the rules, and the server has been updated since. Tomorrow there is another one.
daily-not-played = You have not played this deal to its end.
daily-no-such-day = There is no deal of the day for that date here, or it is too long ago.
daily-not-over = How others played is shown when your own game is over, or the day is.
