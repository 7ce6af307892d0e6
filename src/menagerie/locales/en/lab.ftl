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

balance-title = Balance: { $game }
balance-lead = { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $players } players, played by { $bots } on every seat. What is said here is true of games between these bots: other players may use the pieces otherwise.
balance-findings = What stands out
balance-found-seat-high = Seat { $number } wins { $share } ({ $interval }), more than its fair { $fair }.
balance-found-seat-low = Seat { $number } wins { $share } ({ $interval }), less than its fair { $fair }.
balance-found-seats-fair = No seat is clearly better or worse off.
balance-found-piece = { $name } ({ $kind }, { $lift } points in a hundred)
balance-found-strong = Who had these won clearly more: { $pieces }.
balance-found-weak = Who had these won clearly less: { $pieces }.
balance-found-compared = { $compared } pieces were compared and { $clear } stand out; about { $chance } would by chance alone.
balance-found-dead = { $choices ->
    [one] One choice is open often and hardly ever made: { $examples }.
   *[other] { $choices } choices are open often and hardly ever made, among them { $examples }.
}
balance-found-shared = { $share } of the games end with a shared victory.
balance-seats = Seats
balance-seats-caption = The share of the points by seat with its 95 % interval; the dashed line is the fair share, { $fair }.
balance-course = Length and suspense
balance-length = Decisions a game
balance-length-axis = decisions
balance-length-caption = How many games had so many decisions.
balance-margin = Points by which the winner is ahead
balance-lead-changes = Changes of the lead
balance-last-change = When the lead changes for the last time, as a part of the game
balance-close = Close games (the winner at most a tenth ahead)
balance-shared = Shared victories
balance-pieces = Pieces
balance-pieces-text = The lift is how many more points in a hundred those won who had or used the piece than those who did not. It tells what goes together with winning, not what causes it: who is ahead may simply get more of everything.
balance-lift-caption = Lift in points of a hundred, with its 95 % interval. Green lies wholly above zero, red wholly below.
balance-all-figures = All figures
balance-kind-zoo-card = Zoo cards won (number · points)
balance-kind-card = Cards
balance-kind-rolled = Animals rolled
balance-kind-power = Powers
balance-kind-power-used = Powers used
balance-kind-tile = Tiles won
balance-kind-tile-lost = Tiles that did not fit
balance-kind-enclosure = Enclosures closed or enlarged
balance-kind-office = Offices held
balance-kind-species = Species fed
balance-kind-goal = Goals reached by
balance-kind-side = Side in parliament
balance-kind-family = Families launched
balance-kind-launch-value = Launch values
balance-kind-card-of-family = Animals bought, by family
balance-kind-squirrel = Squirrels bought
balance-kind-station = Stations built, by family
balance-piece-goal-president = Becoming president
balance-piece-goal-program = The government’s program
balance-piece-goal-named = Being named by the Prime Minister
balance-piece-goal-assertiveness = Assertiveness
balance-piece-side-government = Government
balance-piece-side-opposition = Opposition
balance-choices = Choices that are hardly ever made
balance-choices-text = Open in at least 100 decisions and almost never taken: either too weak, or these bots do not see what they are good for.
balance-choices-none = There is none.
balance-variants = Other values of the options
balance-variants-text = The same deals played with each value. The dashed line is the usual value.
balance-variant-length = decisions a game
balance-variant-margin = points by which the winner is ahead
balance-variant-first-seat = share of the first seat
balance-usual = { $value } (usual)
balance-again = The same again
balance-again-text = Menagerie { $version }, version { $rules } of the rules, seed “{ $seed }”. This command plays the same games again:
balance-method = Intervals are 95 % ones: Wilson’s for shares, Newcombe’s for lifts, two standard errors for averages. A shared victory counts in equal parts. The lead is judged from the whole position, by expected final scores where the game is long.
balance-column-seat = Seat
balance-column-share = Share
balance-column-interval = 95 % interval
balance-column-score = Score
balance-column-range = From–to
balance-column-what = Figure
balance-column-mean = Average
balance-column-piece = Piece
balance-column-a-game = A game
balance-column-use = Part of the seats
balance-column-lift = Lift
balance-column-lift-interval = 95 % interval
balance-column-choice = Choice
balance-column-offered = Open
balance-column-taken = Taken
balance-range = { $low } to { $high }
balance-cannot-vary = The option { $option } cannot be varied; these can: { $known }.
