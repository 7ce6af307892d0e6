# Messages that are the same for every game.

seat-name = Player { $number }
removed-player = a player
list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-empty = nothing

refusal = { $what } (Rule { $paragraph })

bad-player-count = { $game } is for { $fewest } to { $most } players, not { $players }.
bad-option = An option of { $game } does not fit: { $detail }.
bad-option-for-records = The option { $option } of { $game } is only for imported records, not for a new game.

## Records

record-truncated = The file ends too early: its JSON is cut off ({ $detail }).
record-not-json = This is not JSON: { $detail }.
record-not-a-record = This is JSON, but not the record of a game.
record-unknown-format = The record has the format { $format }; this version reads format { $known }.
record-bad-field = The record is damaged: { $detail }.
record-unknown-game = There is no game “{ $name }”; there are: { $known }.
record-unknown-rules = It was played by version { $version } of the rules of { $game }; this program knows version { $known }.
record-no-seed = The game is still running: its seed is not in the record, so it cannot be replayed.
record-bad-options = The options do not fit the game: { $detail }.
record-bad-setup = The table cannot be set up: { $detail }
record-bad-action = Move { $number } is not a move of this game: { $detail }.
record-move-after-end = Move { $number } comes after the end of the game.
record-wrong-point = Move { $number } answers the decision “{ $point }”, but the decision was “{ $expected }”.
record-illegal = Move { $number } is against rule { $paragraph }.
record-because = { $said }: { $why }
record-wrong-seed = The seed is not the one the table committed to before the first move.
record-result-without-seed = The record has a result but no seed, so the result cannot be checked.
record-result-missing = The moves end the game, but the record has no result.
record-not-finished = The record has a result, but after its { $moves } moves the game is not over.
record-wrong-result = The result is not the one the moves lead to.
record-too-many-actions = The file is too long: at most { $actions } actions.
record-too-long = The record is too long: at most { $moves } moves, and one game before it that continues no other.
ending-resigned = The game ended by a resignation.
