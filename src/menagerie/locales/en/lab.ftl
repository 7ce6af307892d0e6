# The laboratory: simulations and the arena.

simulation-error-lost = Game { $number } lost or made something out of nothing (seed “{ $seed }”): { $detail }.
simulation-error-refused = In game { $number } (seed “{ $seed }”) a bot tried a move against the rules: { $detail }.

arena-title = Arena: { $game }
arena-lead = { $entrants } players met in { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $players } at a table, in every rotation of the seats.
arena-verdict-clear = { $first } is the strongest, ahead of { $second }: the intervals of their ratings do not touch.
arena-verdict-close = { $first } is ahead of { $second }, but the intervals of their ratings touch: more games would tell.
arena-verdict-none = There are not enough results to compare.
arena-ratings = Ratings
arena-ratings-caption = Rated by openskill from the ranks of every game; 25 is the average at the start. The line shows where the strength lies with a confidence of 95 %.
arena-points = Share of the points
arena-points-caption = Each game gives one point, shared by its winners. The dashed line is { $fair }, the share of a player as strong as the others; the line of each dot is its 95 % interval.
arena-meetings = Who comes out ahead of whom
arena-meetings-caption = How often the player of the row ended before the player of the column in games where both sat; a tie counts as half.
arena-cost = Time for a move
arena-cost-caption = On average, on the machine that played: the only figures here that another run gives differently.
arena-seats = Seats
arena-seats-caption = The share of the points by seat, whoever sat there, with its 95 % interval.
arena-seat = Seat { $number }
arena-again = The same again
arena-again-text = Menagerie { $version }, version { $rules } of the rules, seed “{ $seed }”. This command plays the same games again:
arena-method = Every deal is played once in each rotation of its line-up, so that the luck of cards and seats comes to all alike. A program that crashes, is too slow or breaks the rules loses its game; the others share the point. Intervals: Wilson’s for shares, two standard deviations for ratings.
arena-column-rank = Rank
arena-column-name = Player
arena-column-other = Against
arena-column-rating = Rating
arena-column-games = Games
arena-column-share = Share
arena-column-interval = 95 % interval
arena-column-cost = Time a move
arena-column-forfeits = Lost by a fault
arena-milliseconds = { $figure } ms
arena-forfeit-crash = { $games ->
    [one] 1 crash
   *[other] { $games } crashes
}
arena-forfeit-timeout = { $games ->
    [one] 1 timeout
   *[other] { $games } timeouts
}
arena-forfeit-answer = { $games ->
    [one] 1 unreadable answer
   *[other] { $games } unreadable answers
}
arena-forfeit-illegal = { $games ->
    [one] 1 illegal move
   *[other] { $games } illegal moves
}
arena-fair = A fair share of the points is { $fair } a seat.
arena-written = The report: { $path }
arena-interrupted = Interrupted; what was played is kept. To go on: menagerie arena { $game } --resume { $path }
arena-folder-in-use = The folder { $path } holds an arena already. To go on with it, use --resume; for a new one, choose another folder.
arena-folder-empty = There is no arena in the folder { $path }.
arena-folder-damaged = { $path } cannot be read: { $detail }.
arena-resume-alone = An arena that is resumed has its set-up in its folder; beside --resume only --games, --jobs, --json and --open can be given.
arena-other-game = The arena in this folder plays { $stored }, not { $game }.
arena-other-rules = The arena in this folder was begun with version { $stored } of the rules, and these are version { $rules }: its games cannot be mixed. Begin a new one.
arena-bad-outside = A program is given as NAME=COMMAND, for example "mine=python3 my_bot.py", not “{ $typed }”.
arena-name-twice = Two players are called { $name }; give each a name of its own.
arena-entrants = An arena needs 2 to { $most } players, not { $entrants }; name them with --bots a,b or --outside NAME=COMMAND.

dataset-written = { $path }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $rows } decisions, { $megabytes } MB.
