# Playing with others: names, readiness, what the people at a table decide together, and what it allows.

## What your name is

name-ask = What should the others call you?
name-ask-text = They see your name at the table. You can change it later in the settings.
name-label = Your name
name-sit-down = Sit down
name-keep = Stay { $name }

## New table

new-play-help = Help during the game
new-play-help-text = Everybody at the table sees what you choose here.
new-hints = Hints
new-hints-help = A bot says what it would do, and why. Only the player who asks sees it.
new-undo = Undo
new-undo-help = Players may take back their last move as long as nothing new is known and nobody has moved since.
new-hindsight = Undo after something was revealed
new-hindsight-help = Players may also take back a move after dice, cards or other moves were seen, if all others agree. Alone against bots it needs no agreement, but the result shows it.

## Before the game

lobby-ready = I am ready
lobby-not-ready = Wait, I am not ready
lobby-ready-hint = The game begins as soon as every seat is taken and everybody is ready.
lobby-waiting-for = Not ready yet: { $names }
lobby-qr = The link as a QR code: open it with a phone’s camera.
lobby-played = How it is played
seat-is-ready = ready
seat-not-ready = not ready yet
seat-at-this-screen = at this screen

## What the table allows

allowed-hints = Hints
allowed-undo = Undo
allowed-hindsight = Undo after something was revealed
allowed-whispers = Whispers
allowed-line = { $what }: { $how }
allowed-yes = yes
allowed-no = no
allowed-clock = Clock
allowed-absence = { $minutes ->
    [one] Whoever is away for a minute can be replaced by a bot, if all who are there agree.
   *[other] Whoever is away for { $minutes } minutes can be replaced by a bot, if all who are there agree.
}
allowed-clock-move = { $time } per move
allowed-clock-game = { $time } per player
allowed-clock-increment = { $time } per player, plus { $seconds } s per move
time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
time-seconds = { $count } s

## Proposals

proposal-label = Proposal
proposal-hand-over = { $name } proposes that a bot plays for { $absent }. { $absent } can take the seat back at any time.
proposal-my-hand-over = You propose that a bot plays for { $absent }.
proposal-abandon = { $name } would like to stop the game. It would end without a winner.
proposal-my-abandon = You would like to stop the game.
proposal-agree = Agree
proposal-decline = Decline
proposal-withdraw = Take it back
proposal-now = Do it now
proposal-waiting = Still to answer: { $names }.
proposal-nobody-left = Nobody is left to ask.

## Play again

rematch-label = Play again
rematch-invited = { $name } would like to play again. Will you join?
rematch-accept = Yes, play again
rematch-decline = No, thank you
rematch-waiting = Waiting for an answer: { $names }.
rematch-declined = Not this time: { $names }.
rematch-away = Away: { $names }.
rematch-change = Play again after all
rematch-with-bots = Play with bots in their seats
rematch-leave-open = Leave their seats open
rematch-said-no = You will not play again.
