# What the table and the server say.

guest-name = Otter { $number }
record-bad-base = The game it goes on from does not fit.

## The log

log-sat-down = { $name } sits down.
log-bot-sat-down = { $name }, a bot, sits down.
log-stood-up = { $name } gets up again.
log-dealt = The game begins. The seed is fixed: its fingerprint is { $commitment }.
log-record-imported = A record from elsewhere was imported.
log-said = { $name }: { $text }
log-whispered = { $name } whispers to { $to }: { $text }
log-undo-asked = { $name } asks to undo a move.
log-undo-agreed = { $name } agrees.
log-undo-refused = { $name } does not agree.
log-undone = { $name } undoes a move.
log-undone-turn = { $name } resets the turn.
log-undone-agreed = { $name } undoes a move, and everybody agreed.
log-undone-marked = { $name } undoes a move after something was revealed.
log-handed-over = { $name } is away: a bot plays for them.
log-came-back = { $name } is back and plays again.
log-resigned = { $name } resigns. A bot plays on, and cannot win.
log-abandon-requested = { $name } wants to stop the game.
log-abandoned = The game is ended early.
log-ended = The game is over. Its seed is now shown to everyone.
log-rematched = { $name } sets up a rematch.
log-reopened = The server was restarted. Clocks run again from here.
log-time-out = Time is up for { $name }: a bot decides.

## What a table declines

table-no-such-bot = There is no bot called “{ $name }” here.
table-no-such-seat = There are only { $players } seats.
table-already-begun = The game has already started.
table-one-seat-each = You already have a seat here.
table-seat-taken = That seat is taken.
table-full = Every seat is taken. You are welcome to watch.
table-owner-begins = Only the person who made the table can start the game.
table-seats-open = { $count ->
    [one] One seat is still open. Wait, or let a bot have it.
   *[other] { $count } seats are still open. Wait, or let bots have them.
}
table-phase-gathering = The game has not started yet.
table-phase-running = The game is still running.
table-phase-over = The game is over.
table-phase-abandoned = The game was ended early.
table-unknown-action = That is not a move of this game.
table-not-imported = This game was not imported from another program’s file.
table-no-such-past-position = You have seen no such position of this game.
table-nothing-to-reset = There is nothing to reset: you have made no two decisions in this turn.
table-no-auto-pass = This game does not pass for you.
table-no-auto-pass-now = The table can pass for you only in certain rounds; not now.
table-no-questions = This game answers no questions about a position.
table-unknown-question = This game does not know that question.
table-no-questions-of-spectators = Only players can ask this game about a position.
table-bot-plays-here = A bot plays this seat at the moment.
table-stale = That has already been decided. Here is the table as it is now.
table-stale-other = Another decision is needed now. Here is the table as it is now.
table-nothing-said = This message is empty.
table-chat-full = This table’s chat is full.
table-no-whispers = There is no whispering at this table.
table-cannot-whisper = You cannot whisper to that seat: no single person reads it.
table-nothing-to-undo = There is nothing to undo.
table-undo-already-asked = The others are already being asked about an undo.
table-not-asked = Nobody has asked you about an undo.
table-only-players = Only the players of this table can do that.
table-is-here = { $name } is here.
table-not-away-long = { $minutes ->
    [one] { $name } has not been away for a minute yet.
   *[other] { $name } has not been away for { $minutes } minutes yet.
}
table-has-resigned = You have resigned this seat.
table-no-bot-here = You already play this seat yourself.
table-not-over = This is available when the game is over.
table-continues = This game plays on from a position of another one, and such a game cannot be played on from.
table-never-begun = This game never started.
table-no-such-position = There is no such position in this game.
table-no-rematch-of-records = A game that came from another server cannot be dealt anew; play on from one of its positions, or make a new table.
table-nothing-left = The game is already over there: nothing is left to play.
table-no-hint = There is nothing for you to decide now.
table-hint-too-late = The position has changed since you asked. Ask again.
table-unsupported-rules = This game was played by a version of the rules that this server does not know.

## Hints

hint = { $what }: { $why }
hint-estimate = I tried { $tried } continuations: after this about { $win } of 100 win (give or take { $error }).
hint-instead = Instead: { $list }.
hint-instead-one = { $what }, { $win } (give or take { $error })

## Verifying

verify-imported = The record’s seed has the SHA-256 that the record names: { $digest }. How the seed was made is known only where the game was played.
verify-promise = The server fixed its share of the seed when the table was made, and showed its SHA-256: { $digest }. The share revealed now has exactly that SHA-256.
verify-daily = Everybody’s game of { $date } was dealt from one seed, whose SHA-256 was shown all day: { $digest }. The day’s seed revealed now has exactly that SHA-256.
verify-daily-seed = From the day’s seed and the name of the game, SHA-256 gives the seed { $digest }: the game was dealt from it.
verify-daily-seed-not = From the day’s seed and the name of the game, SHA-256 gives another seed than { $digest }, from which the game was dealt.
verify-nonces = { $count ->
    [one] One player’s own randomness
   *[other] The own randomness of { $count } players
} was mixed in, after that and before the deal ({ $seats } seats in all). Your browser knows what it sent: it is listed below.
verify-seed = From these shares, in seat order, SHA-256 gives the seed { $digest }: the game was dealt from it.
verify-seed-not = From these shares, in seat order, SHA-256 gives another seed than { $digest }, from which the game was dealt.
verify-commitment = The SHA-256 of the seed is the fingerprint shown at the deal: { $digest }.
verify-commitment-not = The SHA-256 of the seed is not the fingerprint shown at the deal: { $digest }.
verify-base = The game went on from another one after { $at } of its moves; what { $seat } could not know was drawn again from the seed.
verify-marked-undos = { $count ->
    [one] Once, moves were
   *[other] { $count } times, moves were
} undone after something had been revealed. They stay in the log and do not count.
verify-moves = { $count ->
    [one] The one move that counts was played again
   *[other] All { $count } moves that count were played again
} from that seed, and each is allowed by the rules.
verify-moves-bad-not = Played again from that seed, the moves do not hold: { $detail }
verify-result = They lead to the result that was announced.
verify-no-result = The game ended before its rules gave a result.

## What the server refuses

wire-unknown-table = There is no such table. Perhaps the link is incomplete.
wire-say-hello = The first message must be a hello.
wire-who-are-you = You have no session yet. Please reload the page.
wire-not-your-seat = This is not your seat.
wire-not-rendered = The latest change could not be shown to you. Please reload the page.
http-malformed = This request cannot be read.
http-not-found = There is nothing at this address.
http-wrong-method = This address does not allow that method.
http-too-large = That is too large.
http-too-fast = Too many requests. Please wait a moment.
http-too-slow = That takes longer to compute than this server allows.
quota-tables = That is enough new tables for now. The next one can be made in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
quota-guests = Too many new guests come from your network. Please try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
quota-hints = That is enough hints for now. You can ask again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
quota-branches = That is enough games played on for now. The next one can begin in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
quota-imports = That is enough imported games for now. The next one can be read in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
http-cross-site = This request came from another site’s page.
http-not-stored = That could not be stored just now. Nothing was changed; please try again in a moment.
http-server = Something went wrong on the server. Nothing was changed.
http-unknown-game = There is no game “{ $name }”; there are: { $known }.
http-bad-options = These options do not fit the game: { $names }.
http-empty-name = A name needs at least one letter.
http-wrong-passphrase = Code and passphrase do not match.
http-no-token = This is for the operator of the server: the token is missing or wrong.
http-nobody-there = Nobody sits there.
table-muted = The operator of this server has muted you for a while.
http-wrong-old-passphrase = The old passphrase is not right.
http-no-such-session = There is no such sign-in any more.
http-last-session = Set a passphrase first: without one nobody could come back to these games.
http-no-pages = The pages have not been built yet. The API is at /api.

## Starting the server

serve-open = Menagerie is running: { $address }
serve-not-installed = The server is not installed: { $command }
serve-bad-port = There is no port { $port }; ports go from 0 to { $most }.
serve-port-taken = Port { $port } is already in use. Choose another with --port.
serve-bad-choice = { $option } cannot be “{ $value }”; possible: { $allowed }.
serve-short-token = { $variable } is too short: at least { $least } characters, which nobody can guess.
serve-already = Another server uses { $file } already (process { $process }). Two would not know of each other's moves: stop it first, or give this one a database of its own.
serve-bad-proxy = “{ $proxy }” is no address of a proxy, such as 127.0.0.1 or 10.0.0.0/8.
serve-port-forbidden = You are not allowed to use port { $port }. Choose one above 1023 with --port.
serve-bad-host = There is no such address on this machine: { $host }.
serve-workers = --workers is a number from 1 to { $most } on this system.
cli-help-serve-workers = How many processes serve behind the one port.
bot-worker-needs-postgres = A bot worker needs PostgreSQL: --database postgresql://…. On a SQLite file, menagerie serve --workers is enough.
bot-worker-open = Bots think here for the servers on this database.
cli-help-bot-worker = Lets bots think here for the servers on a PostgreSQL database.
cli-help-bot-worker-database = The address of the database: postgresql://name@host/zoo.
cli-help-bot-worker-processes = How many processes think.
store-bad-address = The address of the database cannot be read.
store-no-driver = No driver for { $kind } databases is installed.
store-no-postgres = The driver for PostgreSQL is not installed: { $command }
store-unreachable = The database { $place } does not answer ({ $detail }).
store-broken = The file { $place } is not a database, or it is damaged. Move it away, or choose another with --database.
store-no-permission = The database { $place } cannot be opened or written to ({ $detail }).
store-locked = The database { $place } is in use by another program.
store-unusable = The database { $place } cannot be used ({ $detail }).
store-newer = The database { $place } was written by a newer version of Menagerie.
