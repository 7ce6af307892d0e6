# The lobby: open tables, running games to watch, finding a game; and who may join or watch a table.

## Refusals

table-private = This table is private: only the people its owner invited may take a seat.
table-blocked = You cannot sit at this table.
table-no-spectators = Only the people who play there may see this table.
http-nobody-of-that-name = Nobody with a passphrase is called “{ $name }”.
http-name-taken = { $name } is taken: somebody with a passphrase is called so. Please choose another name.
http-name-looks-alike = { $name } looks too much like { $taken }, which is taken. Capitals, accents, spaces and signs do not make another name, nor do characters that look alike, such as 0 and o, 1 and l and i, or rn and m.
http-not-invited = { $name } cannot be invited to a table of yours.
people-too-many = There is room for { $most } people in this list, and no more.
find-players-reversed = From { $fewest } to { $most } players is no range. Name the smaller number first.
find-players-of-no-game = None of these games is for { $fewest } to { $most } players. Choose other games, or another number.
find-unknown-game = There is no game called “{ $name }” here.

## Navigation

nav-menu = Menu
nav-lobby = Lobby

## The page

lobby-title = Lobby
lobby-intro = Open tables, live. Sit down with one click, or make a table of your own.
lobby-make = Make an open table
lobby-open = Open tables
lobby-open-count = { $count ->
    [0] No open table just now.
    [one] 1 open table.
   *[other] { $count } open tables.
}
lobby-open-fit = { $fit } of { $count } open tables fit your filter.
lobby-lost = Connection lost. The list is what we knew last; we are trying to reconnect.
lobby-running = Running games
lobby-running-none = No game is running that anybody may watch.
lobby-running-intro = What is hidden from those who play is hidden from you, too.
lobby-watch = Watch
lobby-watch-table = Watch { $game }: { $names }
lobby-sit = Sit down
lobby-sit-table = Sit down at { $game } with { $names }
lobby-to-table = To the table
lobby-leave = Leave
lobby-left = You have left the table.
lobby-here = You sit here.
lobby-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
lobby-nobody = nobody yet
lobby-rated = Rated
lobby-unrated = Not rated
lobby-tournament = Tournament
lobby-no-watching = Without spectators

## Finding a game

find-title = Find a game
find-intro = Say what you would like to play. As soon as enough people fit, you all sit down.
find-games = Games
find-no-game = Choose at least one game.
find-players = Players
find-fewest = At least
find-most = At most
find-pace = Pace
find-rated = Rated game
find-bots = If nobody comes
find-bots-never = Wait for people
find-bots-after = Bots after { $time }
find-bots-strength = How strong
find-start = Find a game
find-stop = Stop looking
find-looking = Looking for a game
find-what = { $games } · { $players } · { $pace } · { $rated }
find-player-range = { $fewest } to { $most } players
find-player-count = { $count } players
find-rated-word = rated
find-unrated-word = not rated
find-people-only = With people only.
find-bots-soon = In { $time } bots take the seats that are left.
find-bots-now = Bots take the seats that are left.
find-since = You have been looking for { $time }.
find-waiting = { $count ->
    [0] Nobody else is looking just now.
    [one] 1 other person is looking too.
   *[other] { $count } other people are looking too.
}

## Filters

lobby-filter = Filter
lobby-filter-game = Game
lobby-filter-any-game = All games
lobby-filter-pace = Pace
lobby-filter-any-pace = Any pace
lobby-filter-rated = Rated
lobby-filter-any = Both
lobby-filter-seats = Seats free
lobby-filter-any-seats = Any number
lobby-filter-seats-least = { $count } or more

pace-free = No clock
pace-quick = Quick: up to half an hour
pace-calm = Calm: an evening
pace-slow = Slow: a day for each move

## Making a table

new-open = Who may join and watch
new-visibility = Who may take a seat
new-visibility-private = Only people I invite by name
new-visibility-link = Whoever has the link
new-visibility-open = Anybody: the lobby lists it
new-invited = Invited for seat { $number }
new-invited-help = The name of somebody with a passphrase. They find the table under “My games”.
new-spectators = Others may watch
new-spectators-help = Hidden cards and secret choices stay hidden from whoever watches.

table-visibility = Seats
table-visibility-private = by invitation
table-visibility-link = by link
table-visibility-open = open to all
table-watching = Watching
table-leave = Leave the table
