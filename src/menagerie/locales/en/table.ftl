# What the table and the server say.

guest-name = Otter { $number }
record-bad-base = The game it goes on from does not fit.

## The log

log-sat-down = { $name } sits down.
log-bot-sat-down = { $name }, a bot, sits down.
log-stood-up = { $name } gets up again.
log-dealt = The game begins. The seed is fixed: its fingerprint is { $commitment }.
log-brought = A game played elsewhere is laid on the table.
log-said = { $name }: { $text }
log-whispered = { $name } whispers to { $to }: { $text }
log-undo-asked = { $name } would like to take a move back.
log-undo-agreed = { $name } agrees.
log-undo-refused = { $name } would rather not.
log-took-back = { $name } takes a move back.
log-took-back-agreed = { $name } takes a move back, and everybody agrees.
log-took-back-hindsight = { $name } takes a move back in hindsight: more had come to light by then.
log-handed-over = { $name } is away: a bot plays on.
log-came-back = { $name } is back and plays again.
log-resigned = { $name } resigns. A bot plays on, and cannot win.
log-abandon-wished = { $name } would like to stop here.
log-abandoned = The game is abandoned.
log-ended = The game is over, and its seed is open to all.
log-rematched = { $name } lays the table for another game.
log-reopened = The server was away. Clocks run on from here.
log-time-out = Time is up for { $name }: a bot decides.

## What a table declines

table-no-such-bot = There is no bot called “{ $name }” here.
table-no-such-seat = There are only { $players } seats.
table-already-begun = The game has already begun.
table-one-seat-each = You already have a seat here.
table-seat-taken = That seat is taken.
table-full = Every seat is taken. You are welcome to watch.
table-owner-begins = Only the one who made the table can begin.
table-seats-open = { $count ->
    [one] One seat is still open. Wait, or let a bot have it.
   *[other] { $count } seats are still open. Wait, or let bots have them.
}
table-phase-gathering = The game has not begun yet.
table-phase-running = The game is still running.
table-phase-over = The game is over.
table-phase-abandoned = The game was abandoned.
table-unknown-action = That is no move of this game.
table-bot-plays-here = A bot plays this seat at the moment.
table-stale = That has already been decided; the table has moved on. Here it is as it stands.
table-stale-other = Another decision is to be made now. Here is the table as it stands.
table-nothing-said = There is nothing in this message.
table-no-whispers = There is no whispering at this table.
table-no-ears = Nobody there could read it alone.
table-nothing-to-undo = There is nothing to take back.
table-undo-already-asked = The others are already being asked about taking a move back.
table-not-asked = Nobody has asked you to take a move back.
table-only-players = Only those who play here can do that.
table-is-here = { $name } is here.
table-not-away-long = { $minutes ->
    [one] { $name } has not been away for a minute yet.
   *[other] { $name } has not been away for { $minutes } minutes yet.
}
table-has-resigned = You have resigned this seat.
table-nobody-stands-in = You already play this seat yourself.
table-not-over = This opens when the game is over.
table-never-begun = This game never began.
table-no-such-position = There is no such position in this game.
table-nothing-left = There the game is already over: nothing is left to play.
table-no-hint = There is nothing for you to decide just now.
table-old-rules = This game was played by older rules, which this server no longer knows.

## Hints

hint = { $what }: { $why }

## Verifying

verify-brought = The record’s seed has the SHA-256 that the record names: { $digest }. How the seed came about is known only where the game was played.
verify-promise = The server fixed its share of the seed when the table was made, and showed its SHA-256: { $digest }. The share revealed now has exactly that SHA-256.
verify-nonces = { $count ->
    [one] One player’s own randomness
   *[other] The own randomness of { $count } players
} was mixed in, after that and before the deal ({ $seats } seats in all). Your browser knows what it sent: it is listed below.
verify-seed = From these shares, in seat order, SHA-256 gives the seed { $digest }: it is the seed the game was dealt from.
verify-seed-not = From these shares, in seat order, SHA-256 gives another seed than { $digest }, from which the game was dealt.
verify-commitment = The SHA-256 of the seed is the fingerprint shown at the deal: { $digest }.
verify-commitment-not = The SHA-256 of the seed is not the fingerprint shown at the deal: { $digest }.
verify-base = The game went on from another one after { $at } of its moves; what { $seat } could not know was drawn anew from the seed.
verify-hindsight = { $count ->
    [one] Once, moves were
   *[other] { $count } times, moves were
} taken back in hindsight, after something had come to light. They stand in the log and do not count.
verify-moves = { $count ->
    [one] The one move that counts was played again
   *[other] All { $count } moves that count were played again
} from that seed, and each is allowed by the rules.
verify-moves-bad-not = Played again from that seed, the moves do not hold: { $detail }
verify-result = They lead to the result that was announced.
verify-no-result = The game was abandoned before there was a result.

## What the server refuses

wire-unknown-table = There is no such table. Perhaps the link is incomplete.
wire-say-hello = Say hello first.
wire-who-are-you = We do not know you yet: open the page anew, and we will.
wire-not-your-seat = This is not your seat.
http-malformed = We could not make sense of that.
http-not-found = There is nothing here.
http-wrong-method = That cannot be done here.
http-too-large = That is too large.
http-too-fast = That was a little fast. Please wait a moment.
http-foreign = This came from another site’s page.
http-server = Something went wrong on our side. Nothing was changed.
http-unknown-game = Nobody here knows the game “{ $name }”; there are: { $known }.
http-bad-options = These options do not fit the game: { $names }.
http-two-of-me = You can sit in one seat; for more people at your screen choose “pass and play”.
http-empty-name = A name needs at least one letter.
http-wrong-passphrase = Code and passphrase do not fit together.
http-no-pages = The pages have not been built yet. The API is at /api.

## Starting the server

serve-open = Menagerie is open: { $address }
serve-not-installed = The server is not installed: { $command }
serve-bad-port = There is no port { $port }; ports go from 0 to { $most }.
serve-port-taken = Port { $port } is already in use. Choose another with --port.
serve-port-forbidden = You are not allowed to use port { $port }. Choose one above 1023 with --port.
serve-bad-host = There is no such address on this machine: { $host }.
store-bad-address = The address of the database cannot be read.
store-no-driver = There is nothing installed here to talk to a database of the kind { $kind }.
store-broken = The file { $place } is not a database, or it is damaged. Move it away, or choose another with --database.
store-no-permission = The database { $place } cannot be opened or written to ({ $detail }).
store-locked = The database { $place } is in use by another program.
store-unusable = The database { $place } cannot be used ({ $detail }).
store-newer = The database { $place } was written by a newer version of Menagerie.
