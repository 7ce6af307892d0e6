# What the command line says.

## Help

cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND ...
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-commands = Commands

cli-meta-game = GAME
cli-meta-file = FILE
cli-meta-dir = DIR
cli-meta-paragraph = PARAGRAPH
cli-meta-word = WORD
cli-meta-folder = FOLDER

cli-help = Menagerie: board games about zoos. Play them here against bots and with friends, read their rules, let bots play thousands of games, and check recorded games.
cli-help-version = Shows the version, and whether the rules are compiled.
cli-version = menagerie { $version }, compiled
cli-version-source = menagerie { $version }, plain Python (run from its source)
cli-version-refused = menagerie { $version }, plain Python (as asked when it was built)
cli-version-no-compiler = menagerie { $version }, plain Python (there was no C compiler when it was built)
cli-version-no-headers = menagerie { $version }, plain Python (Python’s C headers were missing when it was built)
cli-version-compiler-fails = menagerie { $version }, plain Python (the C compiler did not work when it was built)
cli-version-compiling-failed = menagerie { $version }, plain Python (compiling it failed)
cli-help-lang = The language, English or French. Otherwise the one your system is set to (or the variable MENAGERIE_LANG).
cli-help-help = Shows this page.

cli-help-games = The games there are; with a name, one game with its bots and options.
cli-help-rules = The rules of a game: all of them, one section or paragraph, or the paragraphs that hold a word.
cli-help-play = Play a game in the terminal, with bots and with people who share the screen.
cli-help-serve = Starts the server for browsers, on this machine or for your network.
cli-help-serve-proxies = Address or network of a proxy in front of this server, such as 127.0.0.1; addresses that others forward are not believed. May be given several times.
cli-help-serve-log = How logs are written: human or json.
cli-help-serve-log_level = What is logged: debug, info, warning or error.
cli-help-serve-metrics = Port, or address and port, where metrics for Prometheus are served; otherwise MENAGERIE_METRICS_TOKEN opens /metrics.
cli-help-serve-keep_games = How many days finished games are kept; otherwise for ever.
cli-help-serve-keep_guests = How many days guests are kept who left nothing behind; 180 unless said otherwise.
cli-help-serve-no_puzzle_search = Looks for no puzzles in finished games; the puzzles of the day are then those that are shipped.
cli-help-backup = Copies a server's database into one file, while the server runs, and replays every game of the copy.
cli-help-backup-file = The file to make.
cli-help-restore = Copies a backup into an empty database of any kind, and replays every game of it.
cli-help-restore-file = The backup.
cli-help-ratings = Computes all ratings of a server’s database again from its stored games.
cli-help-ratings-action = recompute: puts the computed ratings in place of the stored ones; check: only compares.
cli-ratings-action = What is to be done with the ratings: recompute or check?
cli-ratings-done = Games that counted: { $games }, played again: { $replayed }, counted now for the first time: { $added }. Ratings that were stored otherwise: { $different }.
cli-help-doctor = Replays every stored game under the present rules, and lists where one goes on differently.
cli-help-doctor-repair = Keeps games of older rules playable where they replay alike, and closes running ones that do not.
cli-backup-done = { $file } holds everything; games replayed: { $games }.
cli-restore-done = Everything in { $file } is restored; games replayed: { $games }.
cli-backup-exists = { $file } exists already.
cli-backup-wrong = Table { $table } cannot be replayed from move { $move } on: { $detail }. “menagerie doctor” looks at all of them.
cli-restore-not-empty = That database is not empty. A backup is restored into an empty one.
cli-no-database = There is no database { $file }.
cli-file-failed = The file cannot be written or read: { $detail }.
cli-doctor-older-rules = { $game } { $table }: made with version { $version } of the rules, and replays alike by version { $present }
cli-doctor-diverges = { $game } { $table }: made with version { $version }; by version { $present } move { $move } goes otherwise: { $detail }
cli-doctor-other-result = { $game } { $table }: made with version { $version }; replays by version { $present }, but does not end as stored: { $detail }
cli-doctor-unknown-game = { $game } { $table }: no such game is installed here
cli-doctor-unreadable = { $game } { $table }: what is stored cannot be read: { $detail }
cli-doctor-kept = kept: it is played on by version { $version }
cli-doctor-closed = closed: it cannot go on
cli-doctor-count-as-stored = { $game }, rules version { $version }: { $count } as stored
cli-doctor-count-older-rules = { $game }, rules version { $version }: { $count } replay alike by the present version
cli-doctor-count-diverges = { $game }, rules version { $version }: { $count } go otherwise
cli-doctor-count-other-result = { $game }, rules version { $version }: { $count } do not end as stored
cli-doctor-count-unknown-game = { $game }, rules version { $version }: { $count } of a game that is not installed
cli-doctor-count-unreadable = { $game }, rules version { $version }: { $count } cannot be read
cli-doctor-games = Games examined: { $count }.
cli-help-simulate = Bots play many games: wins, scores, length, and whether a seat has an advantage.
cli-help-daily = Checks the seed of a deal of the day that a server has revealed, and records of games played with it.
cli-help-daily-date = The day, such as 2026-11-19.
cli-help-daily-seed = The seed, as the server shows it when the day is over.
cli-help-daily-commitment = What the server showed while the day was running.
cli-help-daily-files = Records of games that are said to have been played with it.
cli-meta-date = DATE
cli-meta-commitment = COMMITMENT
cli-daily-date = A date is written like 2026-11-19.
cli-daily-wrong = The seed is not the one that was promised: its SHA-256 is another.
cli-daily-fits = The seed of { $date } is the one that was promised.
cli-daily-deal = { $game }: { $players } players, you in seat { $place }, the others { $bot }; { $options }; seed { $seed }
cli-daily-usual = usual options
cli-daily-record = ok, played with the deal of { $date }
cli-daily-other-record = not played with the deal of { $date }
cli-help-arena = Bots play each other round robin, seats rotated: ratings with intervals, who beats whom, what a move costs. Programs of your own can take part.
cli-help-balance = Plays many games of strong bots and looks at them from every side: seats, length, lead changes, which pieces win, choices that nobody makes.
cli-help-dataset = Writes games of bots as a Parquet file, a row for each decision: what was known, what was allowed, what was done, how it ended.
cli-help-puzzles = Finds puzzles in games of bots: positions where one choice is clearly better, each with what every choice is worth and why.
cli-help-verify = Checks records of games: the seed, every move, the result.
cli-help-replay = Shows a recorded game again, move by move, or one position of it.
cli-help-import-18xx = Replays a game of 18ZOO exported from 18xx.games, and shows the scores, the winner, and the first action that the rules here refuse.
cli-help-playthroughs = Writes the golden playthroughs again. For people who work on Menagerie itself.

cli-help-game = Which game, for example lucky-lions.
cli-help-games-game = One game only.
cli-help-paragraph = A paragraph (3.7) or a section (3).
cli-help-search = Only paragraphs that hold this word, whatever its case and accents.
cli-help-players = How many play. Otherwise as few as the game allows.
cli-help-play-players = How many play, bots included. Otherwise as few as the game and the people and bots named here need.
cli-help-people = How many people play on this screen; they take the first seats. Otherwise as many as are named, or one.
cli-help-names = What the people are called.
cli-help-bots = The bots, by name or by number of paws, in the order of their seats. Where you name fewer than there are seats, the list starts again. Otherwise all are random.
cli-help-play-bots = The bots, by name or by number of paws, in the order of their seats. Where you name fewer than there are seats, the list starts again. Otherwise the best the game has.
cli-help-option = A variant or expansion, for example market=3; may be given several times. “menagerie games GAME” lists them.
cli-help-seed = The seed of all randomness: any text. The same seed gives the same games. Otherwise 0.
cli-help-play-seed = The seed of all randomness: any text. Otherwise a random one, shown when the game is over.
cli-help-simulate-games = How many games; otherwise 100.
cli-help-arena-bots = The bots that take part, separated by commas; “search-400” is the search with 400 iterations a move, “search-1.5s” with a second and a half.
cli-help-arena-outside = A program that takes part, for example "mine=python3 my_bot.py"; may be given several times. docs/arena.md says how it is asked.
cli-help-arena-games = How many games; otherwise 100. Rounded up until every line-up has sat in every rotation equally often.
cli-help-move_time = How many seconds a program may think about a move; otherwise 10. Who takes longer loses the game.
cli-help-arena-out = Writes the results into this folder as they come: a line a game, and at the end report.json and report.html.
cli-help-resume = Goes on with the arena in this folder, with the set-up that is stored there; only --games, --jobs, --json and --open can be said beside it.
cli-help-show = Opens the report in the browser.
cli-help-dataset-out = The file to write; an existing one is not overwritten.
cli-help-dataset-games = How many games; otherwise 100.
cli-help-dataset-bots = The bots, in the order of their seats. Where you name fewer than there are seats, the list starts again. Otherwise the best the game has.
cli-help-puzzles-out = The file to write; an existing one is not overwritten.
cli-help-puzzles-games = In how many games to look; otherwise 20.
cli-help-puzzles-most = How many puzzles to keep, of all grades in turn; otherwise 20.
cli-help-balance-games = How many games; otherwise 200. With --vary, so many for each value.
cli-help-balance-bots = The bots, in the order of their seats. Where you name fewer than there are seats, the list starts again. Otherwise the best the game has.
cli-help-varied = Options whose values are compared on the same deals, separated by commas; “all” for every one.
cli-help-balance-out = Writes balance.html and balance.json into this folder.
cli-help-jobs = How many processes share the work; the result is the same. Otherwise 1.
cli-help-cluster = Runs the games on a Ray cluster: "local" starts one on this machine, an address such as 192.0.2.7:6379 uses one that runs. The result is the same.
cli-help-json = Prints one JSON object instead of a table.
cli-help-out = Writes a record of every game into this folder.
cli-help-play-out = Where the record of the game is saved. Otherwise in this folder, under a name of its own.
cli-help-files = Records: *.zoo.json
cli-help-file = A record: *.zoo.json
cli-help-trace = Prints one JSON line an action, with the whole table after it.
cli-help-strict = Replays it by the rulebook alone, and names the first action where the two sets of rules differ.
cli-help-import-18xx-out = Writes the game as a record; where an action is refused, the part before it.
cli-help-import-18xx-json = Prints one JSON object instead of sentences.
cli-help-import-18xx-file = A game exported from 18xx.games: *.json
cli-help-at = Shows the position after so many moves instead; 0 is the start.
cli-help-seat = Whose view to show: a seat (1, 2, ...), a name, or “open” for all cards face up. Otherwise a spectator’s.
cli-help-folder = The folder of the playthroughs; otherwise tests/playthroughs.
cli-help-check = Only compares, and writes nothing.
cli-help-host = Who can connect: 127.0.0.1 for this machine alone, 0.0.0.0 for everybody who can reach it.
cli-help-port = The port to listen at; otherwise 8700.
cli-help-database = Where tables are stored: a file, or a database address. Otherwise a file in your data folder.

## What cannot be done

cli-unknown-language = There is no language “{ $name }”; there are: { $known }.
cli-unknown-command = There is no command “{ $name }”; there are: { $known }.
cli-unknown-command-close = There is no command “{ $name }”; did you mean “{ $close }”?
cli-unknown-game = There is no game “{ $name }”; there are: { $known }.
cli-unknown-game-close = There is no game “{ $name }”; did you mean “{ $close }”? There are: { $known }.
cli-unknown-option = { $game } has no option “{ $option }”; there are: { $known } (see: menagerie games { $name }).
cli-unknown-option-close = { $game } has no option “{ $option }”; did you mean “{ $close }”? There are: { $known } (see: menagerie games { $name }).
cli-bad-option-value = The option { $option } cannot be “{ $value }”; allowed: { $allowed }.
cli-unknown-bot = No bot called “{ $name }” plays { $game }; there are: { $known }.
cli-too-many-bots = { $named } bots are named, and there { $seats ->
    [0] is no seat left for them.
    [one] is only 1 seat for them.
   *[other] are only { $seats } seats for them.
}
cli-too-many-names = { $names } names are given for { $people ->
    [one] 1 person.
   *[other] { $people } people.
}
cli-too-many-people = { $people } people cannot sit on { $players ->
    [one] 1 seat.
   *[other] { $players } seats.
}
cli-at-least-one = { $name } must be at least 1, not { $number }.
cli-missing-argument = { $name } is missing (see: --help).
cli-no-such-switch = There is no option { $name } here (see: --help).
cli-no-such-switch-close = There is no option { $name } here; did you mean { $close }?
cli-switch-value = The option { $name } is not used like this (see: --help).
cli-not-a-number = { $name } must be a whole number.
cli-not-text = { $name } is not readable text.
cli-extra-arguments = Too many arguments: { $extra } (see: --help).
cli-bad-usage = This command cannot be understood: { $detail }
cli-cannot-write = Cannot write to { $path }: { $detail }.
cli-file-exists = The file { $path } exists already; nothing is overwritten.
cli-record-cannot-read = The file cannot be read: { $detail }.

cli-os-missing = there is no such file or folder
cli-os-directory = it is a folder
cli-os-not-a-directory = a file stands where a folder is wanted
cli-os-forbidden = it is not allowed

cli-allowed-bool = yes, no
cli-allowed-range = a whole number from { $least } to { $most }
cli-allowed-number = a whole number
cli-allowed-text = a text
cli-allowed-several = any of { $choices }, with commas between
cli-yes = yes
cli-no = no
cli-none = none

## games

cli-games-name = Name
cli-games-title = Title
cli-games-players = Players
cli-games-summary = What it is
cli-games-bots = Bots
cli-games-players-label = Players:
cli-games-bots-label = Bots (--bots name)
cli-games-options = Options (--option name=value)
cli-games-allowed = [{ $allowed }; otherwise { $default }]

## rules

cli-rules-ruling = [ruling]
cli-rules-no-paragraph = There is no paragraph { $number } in the rules of { $game }; close to it: { $close }.
cli-rules-nothing-found = No paragraph holds “{ $word }”.

## play

cli-play-welcome = { $game } with { $players }.
cli-play-commitment = The seed is chosen; its SHA-256 is { $commitment }.
cli-play-prompt = Your choice ({ $range }):
cli-play-keys = A number chooses, a word finds choices. Enter: show again, m: all choices, ?: the rule, ? 3.7 or ? word: another rule, a card, an office, h: hint, u: undo, q: quit
cli-play-unreadable = This is not an action: { $detail }
cli-play-more = — Enter: more —
cli-play-what = “{ $typed }” is not understood: type one of { $range }, or ?, m, h, u, q.
cli-play-fold = { $count ->
    [one] … 1 more line; m: all choices
   *[other] … { $count } more lines; m: all choices
}
cli-play-group = { $group }: { $choices }
cli-play-gone = { $more ->
    [0] Not now: { $choices }. { $reason }
   *[other] Not now: { $choices } and { $more } more. { $reason }
}
cli-explain = { $name } ({ $kind })
cli-play-left = You left the game. What was played is saved in { $path }.
cli-play-saved = The game is saved in { $path }; “menagerie verify” checks it, “menagerie replay” shows it again.
cli-hint = { $bot } would take { $number } ({ $action }): { $reason }
cli-pass-screen = Pass the screen to { $seat }. Everybody else looks away.
cli-pass-screen-enter = Enter: go on (u: undo the last move, q: quit)
cli-undo-nothing = There is nothing to undo.
cli-undo-consent = { $asking_seat } asks to undo the last move. { $other_seat }, do you agree?
cli-undo-consent-enter = y: agree, Enter: refuse
cli-undo-refused = The undo was refused.

cli-says = { $seat }: { $what }
cli-result = The game is over. { $how } Victory goes to { $winners }.
cli-result-place = { $rank }. { $seat }: { $score ->
    [one] 1 point
   *[other] { $score } points
}
cli-result-decided = Decided by: { $what }.

## simulate

cli-simulate-progress = Playing
cli-puzzles-progress = Looking
cli-puzzles-written = { $path }: { $kept } of the { $found } puzzles that were found in { $games } games.
cli-simulate-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $players } players
cli-simulate-setup = seed { $seed }; { $options }
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-wins = Wins
cli-simulate-share = Share
cli-simulate-interval = 95 % interval
cli-simulate-score = Score (± sd, range)
cli-simulate-by-bot = { $bot } wins { $share } ({ $interval }); a fair share would be { $fair }.
cli-simulate-length = Length in actions: { $length }; { $actions } in all.
cli-simulate-shared = { $games ->
    [one] 1 victory was shared; it counts in equal parts.
   *[other] { $games } victories were shared; they count in equal parts.
}
cli-simulate-unfinished = { $games ->
    [one] 1 game was still going on when it was stopped; it counts neither for wins nor for scores.
   *[other] { $games } games were still going on when they were stopped; they count neither for wins nor for scores.
}
cli-simulate-fair = A fair share of the wins is { $fair } a seat.
cli-simulate-better = Clearly above it: seat { $seats }.
cli-simulate-worse = Clearly below it: seat { $seats }.
cli-simulate-no-advantage = No seat is clearly above or below it.
cli-simulate-worker-died = A process that played games was ended from outside; the result is incomplete.
cli-no-ray = A cluster needs Ray, which is not installed: { $command }
cli-no-cluster = There is no cluster at { $address }: { $detail }
cli-cluster-jobs = A cluster that runs uses all its processors: --jobs goes with --cluster local only.
cli-cluster-version = { $machine } has menagerie { $theirs }, and this is { $ours }: every machine of a cluster needs the same version.
cli-cluster-lost = The cluster lost a part of the work, after trying it again several times: { $detail }
cli-percent = { $figure } %
cli-percent-range = { $low }–{ $high } %
cli-spread = { $mean } ± { $sd } ({ $least }–{ $most })
cli-decimal-point = .

## verify, replay, playthroughs

cli-verify-ok = ok: { $game }, { $players } players, { $moves } moves, won by { $winners }
cli-verify-unfinished = ok so far: { $game }, { $players } players, { $moves } moves, not played to the end
cli-verify-running = ok as far as can be seen: { $game }, { $players } players, { $moves } moves; the game is still running, so its seed and the moves cannot be checked yet
cli-replay-title = { $game } with { $players }.
cli-replay-position = After move { $number } of { $moves }:
cli-replay-view-of = --- { $seat } sees ---
cli-replay-privately = ({ $seat } sees: { $what })
cli-replay-no-such-move = There is no move { $number }; the game has { $moves }, and 0 is the start.
cli-replay-no-such-seat = There is no seat “{ $name }”; there are 1 to { $players }, the players’ names, and “open”.
cli-playthroughs-written = Written: { $path }
cli-playthroughs-same = { $count ->
    [one] 1 playthrough is as it was.
   *[other] All { $count } playthroughs are as they were.
}
cli-playthroughs-differ = These playthroughs are not what the rules give today: { $files } (menagerie playthroughs { $folder } writes them again).

## import-18xx

cli-import-cannot-read = { $file }: { $detail }
cli-import-cannot-write = { $file } cannot be written: { $detail }
cli-import-played = { $applied } of { $actions } actions played.
cli-import-parts = Here the two sets of rules differ.
cli-import-place = Action { $action } ({ $kind }), { $round }.
cli-import-kind-pass = pass
cli-import-kind-bid = purchase of a power
cli-import-kind-par = launch
cli-import-kind-buy-shares = purchase of a card
cli-import-kind-sell-shares = sale of cards
cli-import-kind-buy-company = purchase of a power
cli-import-kind-lay-tile = tile
cli-import-kind-place-token = station
cli-import-kind-assign = mark of a power
cli-import-kind-choose = choice
cli-import-kind-choose-ability = power or ticket
cli-import-kind-run-routes = run
cli-import-kind-dividend = harvest
cli-import-kind-buy-train = purchase of a squirrel
cli-import-kind-discard-train = discarded squirrel
cli-import-kind-end-game = end by hand
cli-import-unknown-kind = “{ $kind }”
cli-import-for-power = Whoever has { $power }
cli-import-round-draft = { $day ->
    [1] Monday
    [2] Tuesday
   *[3] Wednesday
 }, draft
cli-import-round-stock = { $day ->
    [1] Monday
    [2] Tuesday
   *[3] Wednesday
 }, stock round { $number }
cli-import-round-operating = { $day ->
    [1] Monday
    [2] Tuesday
   *[3] Wednesday
 }, operating round { $number }
cli-import-tried = { $who } tried: { $tried }. This is refused.
cli-import-for-family = { $seat } for the { $family }
cli-import-nobody = Somebody unknown (“{ $entity }”)
cli-import-possible = Possible for { $seat }: { $choices }.
cli-import-next-choice = { $choices }; { $choice }
cli-import-and-more = { $choices }, and { $more } more
cli-import-over = The game is over there.
cli-import-offer = The game up to there ({ $applied } actions) can be kept as a record: add --out FILE.
cli-import-claim = Action { $action }: the record claims { $nuts } nuts and { $waters } waters for the run of the { $family }; counted, it is { $counted_nuts } and { $counted_waters }. The record is believed (10.16).
cli-import-claim-refused = Action { $action }: the record claims { $nuts } nuts and { $waters } waters for the run of the { $family }, which the rules do not allow: { $why } The record is believed (10.16).
cli-import-other-winner = Winner by the record: { $recorded }; counted: { $counted }.
cli-import-part-written = { $file } holds the part that stands: { $applied } of { $actions } actions.
cli-import-score = { $seat }: { $score }
cli-import-winner = (winner)
cli-import-so-far = The game does not reach its end; the scores so far:
cli-import-written = Written as a record: { $file } (“menagerie verify” checks it, “menagerie replay” shows it again).
cli-import-not-written = { $file } is not written: --strict only compares. Leave it out to get a record.
cli-import-as-recorded = The result is the recorded one.
cli-import-not-as-recorded = The record says otherwise: { $scores }.

# --- learn

cli-learn-next = Enter: next, q: quit
cli-learn-choose = Type a number from 1 to { $count } (q: quit)

cli-help-tournament = Pairs a published tournament again from its seed, and says whether it comes out the same.
cli-help-tournament-file = The file of a tournament, from its page.
cli-tournament-bad = { $file } is no file of a tournament, or was damaged: { $detail }
cli-tournament-not-begun = The tournament has not begun, so its seed is not published yet and nothing is paired.
cli-tournament-seed = The seed is the one that was promised before the beginning.
cli-tournament-other-seed = The seed is not the one that was promised before the beginning.
cli-tournament-round = Round { $number }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $byes ->
    [0] no byes
    [one] 1 bye
   *[other] { $byes } byes
}; the same again.
cli-tournament-other-round = Round { $number } comes out otherwise: it was not paired by the seed and what had happened before.
cli-tournament-standing = { $place }. { $name }: { $points }
