# Ratings and leaderboards.

nav-ratings = Ratings

ratings-title = Ratings
ratings-intro = Who plays how well, from rated games alone. A table is rated when that is chosen as it is made.
ratings-game = Game
ratings-opponents = Games
ratings-people = Among people
ratings-bots = With bots at the table
ratings-place = Place
ratings-name = Name
ratings-points = Rating
ratings-cautious = At least
ratings-games = Games played
ratings-played = Last game
ratings-none = Nobody has played enough rated games yet.
ratings-more = The next places
ratings-back = The first places
ratings-my-own = Your own rating
ratings-mine = Your rating: { $points }, give or take { $uncertainty }, after { $games ->
    [one] one game
   *[other] { $games } games
}.
ratings-my-place = You are at place { $place }.
ratings-not-listed = You are not on this list: it takes { $floor } rated games, and a rating that is certain to { $most } points.
ratings-not-rated = You have played no rated game here yet.
ratings-you = you
ratings-of-bots = The bots
ratings-of-bots-text = Measured by letting them play each other many times. A bot’s rating does not change.
ratings-bot = Bot
ratings-how = How it is counted
ratings-how-1 = Everybody begins with 1000 points, and nobody knows how right that is. The more games you play, the surer it gets.
ratings-how-2 = After a game, whoever came out before somebody stronger gains most. Games of several players count by all ranks.
ratings-how-3 = The list shows who has played { $floor } games, in the order of what they are worth at least: their points less the uncertainty.
ratings-how-4 = Each week without a rated game adds { $week } points to the uncertainty. Above { $most } you leave the list until you play again.
ratings-how-5 = A rated game has no hints and no undo in hindsight, and its shuffle is verified. Who resigns, runs out of time or leaves the seat to a bot is behind everybody else. Games with bots count in a list of their own.
ratings-points-text = { $points } ± { $uncertainty }

# A person's curve.
curve-label = Rating of { $name } in { $game }: { $points }, give or take { $uncertainty }. { $games ->
    [one] One game
   *[other] { $games } games
}, from { $lowest } to { $highest } points.
curve-none = No rated games yet.
curve-table = The games
curve-date = Date
curve-rank = Rank
curve-rank-of = { $rank } of { $players }

# At the table.
new-rated = Rated game
new-rated-help = The result changes the players’ ratings. Nobody gets hints, and nothing is undone in hindsight. Who resigns or runs out of time is last.
rated-table = Rated
rated-table-bots = Rated, in the list of games with bots
rated-heading = Ratings
rated-soon = The game is being rated …
rated-failed = The ratings could not be read just now.
rated-change = { $before } → { $after }
rated-gain = +{ $change }
rated-loss = −{ $change }
rated-same = ±0
rated-spoken = { $name }: from { $before } to { $after } points
rated-to-list = The leaderboard
rated-not-broken-off = The game was broken off, so it does not count for ratings.
rated-not-imported = An imported game does not count for ratings.
rated-not-continued = A game that plays on from another one does not count for ratings.
rated-not-several-seats = One person had several seats, so the game does not count for ratings.
rated-not-nobody = Nobody but bots played, so the game does not count for ratings.
rated-not-unrated-bot = One of the bots has no rating, so the game does not count for ratings.
rated-not-hints = The table gave hints, so the game does not count for ratings.
rated-not-hindsight = Moves were undone in hindsight, so the game does not count for ratings.
rated-not-shuffle = The shuffle could not be verified, so the game does not count for ratings.
rated-not-rules = The game was played by rules that this server no longer knows, so it does not count for ratings.
http-rated-seats = In a rated game every person plays in a browser of their own, and at least one seat is a person’s.
http-rated-bot = That bot has no rating; a rated game takes the bots that are offered.
