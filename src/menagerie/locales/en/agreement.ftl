# What the people at a table decide together, as the log and the server say it.

## The log

log-ready = { $name } is ready.
log-not-ready = { $name } is not ready after all.
log-hand-over-proposed = { $name } proposes that a bot plays for { $absent }, who is away.
log-proposal-agreed = { $name } agrees.
log-proposal-refused = { $name } does not agree. The game goes on as it was.
log-proposal-dropped = { $name } is back and keeps the seat.
log-conceded = { $name } resigns. { $winner } wins.
log-rematch-proposed = { $name } would like to play again.
log-rematch-accepted = { $name } would like to play again, too.
log-rematch-declined = { $name } will not play again.

## What a table declines

table-not-ready = Not everybody is ready yet. Still waiting for: { $names }.
table-proposal-open = Something else is being proposed. Answer that first.
table-too-many-proposals = You have made too many proposals in this game.
table-nothing-proposed = Nothing is being proposed.
table-others-asked = Others have yet to answer.
table-no-rematch-proposed = Nobody has proposed to play again.
table-without-hints = This table is played without hints.
table-without-undo = This table is played without undo.
table-without-hindsight = Something was revealed since your move, and this table allows no undo after that.
http-bad-field = This value is not possible.
