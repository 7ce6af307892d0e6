# What the pages say around the board.

## Everywhere

nav-label = Pages
nav-my-games = My games
nav-language = Language
nav-sound = Sound
nav-sound-on = Sound is on
nav-sound-off = Sound is off
nav-to-dark = Switch to dark
nav-to-light = Switch to light
nav-settings = My name and habits
nav-skip = Skip to the page
close = Close
not-found-title = There is nothing here
not-found-text = The link may be old, or a letter of it is missing.
page-failed-title = This page did not arrive
page-failed-text = The server did not answer. Please try again in a moment.
not-found-home = To the shelf
net-no-answer = The server did not answer. Please try again in a moment.
net-lost = The connection is gone for a moment. Your game is safe; we are calling again.
net-still-lost = Still no connection. Your game is safe; we keep trying.
net-caught-up = { $count ->
    [0] Back again. You missed nothing.
    [one] Back again, and caught up on 1 thing that happened.
   *[other] Back again, and caught up on { $count } things that happened.
}
away-seconds = { $count } s
away-minutes = { $count } min

## The shelf

home-title = Menagerie: four zoo games at one table
home-games = The games
home-running = Your running games
home-players = { $fewest } to { $most } players
home-play-now = Play now
home-with-friends = With friends
home-rules = Rules
home-recent = Played lately
home-how-it-works = How it works here
home-ways = Alone or together
home-ways-text = “Play now” sits you down with bots. “With friends” lays a table and gives you a link: whoever opens it takes a seat, or watches. Around one screen, hands stay behind a curtain.
home-rules-note = Rules beside the board
home-rules-note-text = Every rule has a number and stands beside the board. What you cannot do opens the paragraph that says why.
home-shuffle = A shuffle nobody picks
home-shuffle-text = Before the first move the table shows the fingerprint of its shuffle, and every player’s browser has added chance of its own. At the end anyone can check that it fits, and watch the game again, move by move.
home-guest = No account
home-guest-text = Here you are { $name }. Your games wait for you in this browser; with a passphrase, on another one as well.
table-card-abandoned = broken off
table-card-lobby = waiting for players
table-card-won = won
table-card-over = over
table-card-rank = { $rank ->
    [2] second
    [3] third
   *[other] place { $rank }
}
table-card-marked-undo = {" "}· with hindsight
table-card-my-turn = your turn
table-card-waiting = others are thinking
games-title = My games
games-running = Running
games-over = Over
games-none = No game yet. The boxes are on the shelf.
games-to-home = To the shelf
games-import-title = A game from a file
games-import-text = Watch a record again that you downloaded here, wrote with the command line, or brought over from 18xx.games with “menagerie import-18xx”.
games-import-open = Open a record
games-import-not-json = This file holds no record: it is not JSON.
games-import-too-large = This file is too large for the record of a game.

## Making a table

new-title = A new table
new-who = Who plays?
new-seat = Seat { $number }
new-me = Me ({ $name })
new-friend = A friend, by link
new-bot = A bot
new-here = Someone at this screen (pass and play)
new-kinds-help = A friend gets a link on the next page. People at this screen pass it around, and hands stay hidden behind a curtain.
new-level = Which bot
new-name = Name
new-remove = Remove seat { $number }
new-add-friend = Add a friend
new-add-bot = Add a bot
new-add-here = Add someone here
new-shuffle = Seat everybody at random
new-how = How do you want to play?
new-time = Time
new-clock = Clock
clock-none = No clock
clock-move-1 = One minute a move
clock-move-day = One day a move
clock-game-15 = 15 minutes each, and 5 seconds a move
clock-game-60 = One hour each, and 10 seconds a move
new-absence = Minutes before an absent player may be replaced
new-absence-help = After that, anyone at the table may let a bot play for whoever is gone. Whoever comes back takes the seat back.
new-whispers = Players may whisper to each other
new-whispers-help = A whisper is read by two people only; nobody else sees that there was one.
new-make = Make the table
level-easy = easy bot
level-medium = medium bot
level-hard = hard bot
bot-line = { $strength }: { $like }

## Before the deal

lobby-waiting = { $count ->
    [0] Everybody is here.
    [one] One seat is still free. Send the link to a friend.
   *[other] { $count } seats are still free. Send the link to your friends.
}
lobby-invited = You are invited. Take a seat, or stay and watch.
seat-free = a free seat
lobby-join = Sit down
lobby-link = The link to this table
lobby-shuffle = Every player’s browser adds a little chance of its own to the shuffle, so nobody picks the cards: not the server, and not a player.
lobby-start = Begin
lobby-start-with-bots = Begin, with bots in the free seats
share-copy = Copy
share-copied = Copied

## At the table

at-table = A table
title-turn = ● Your turn · { $game }
notification-turn = Your turn in { $game }
waiting-for = Waiting for { $names }.
side-label = Players, log, chat and rules
tabs-label = What to show
tab-board = Board
board-arrow-keys = Arrow keys walk over the board. Enter does what glows, and tells why where nothing can be done.
tab-log = Log
tab-chat = Chat
tab-chat-news = (new)
tab-rules = Rules
tab-about = Table
tab-end = Result
tab-play-on = Play on
players-label = Players
seat-turn = to move
seat-score = points
seat-you = you
seat-bot = a bot
seat-here = here
seat-away = away
seat-away-for = away for { $time }
seat-bot-plays = a bot stands in
seat-resigned = has resigned
seat-hand-over = Let a bot play
seat-reclaim = Take the seat back
bot-plays-note = You were away, and a bot is playing for you.
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-spectator = A spectator
chat-to = To whom
chat-to-all = To everybody
chat-to-one = Whisper to { $name }
chat-whisper = Whisper something
chat-whispered = to you alone
chat-you-whispered = to { $name } alone
decision-label = What is asked of you
decision-list = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
catch-up-skip = Skip to now
hint-ask = Hint
hint-this = the hint
undo-free = Undo
undo-consent = Ask to undo
undo-marked = in hindsight
undo-marked-why = You have seen more since. Nobody needs to be asked, but the log and the result will say so.
undo-label = Undo
undo-requested = { $name } would like to take back a move.
undo-agree = Agree
undo-decline = Rather not
undo-waiting = Asking { $names } whether a move may be taken back.
refusal-open = Rule { $paragraph }
pass-device-title = { $name }, it is your turn
pass-device-text = Hand over the screen. Nobody else should look now.
pass-device-confirm = I am { $name }: show my cards
about-position = The table in words
about-hidden = Behind the curtain.
about-options = How it is played
about-no-options = The plain game, without variants.
about-watch = Watching
about-watch-link = Whoever has this link may watch
about-spectators = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
about-shuffle = A sealed shuffle
about-shuffle-text = This number was fixed before the first move, and belongs to one single shuffle. The shuffle itself is shown at the end, and anyone can check that they fit.
about-leave = Leaving
about-resign = Resign
about-resign-sure = A bot will finish for you, and you cannot win any more. Are you sure?
about-abandon = End the game for everybody
about-abandon-sure = The game ends without a winner: at once if the table is yours, otherwise once all players want it. Are you sure?
about-sure = Yes, do it
about-stay = No, stay

## The end

end-you-won = You won!
end-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
end-decided = Scores were level; what decided: { $what }.
end-tie-break = { $what }: { $value }
end-abandoned = The game was broken off.
end-marked-undos = { $count ->
    [one] Once, moves were taken back in hindsight.
   *[other] { $count } times, moves were taken back in hindsight.
}
end-rematch = Play again
end-to-rematch = To the next game
end-replay = Watch again
end-verify = Verify the shuffle
end-record = Download the record
end-home = To the shelf
verify-label = The shuffle, verified
verify-ok = Everything fits.
verify-failed = Something does not fit.
verify-promise = Fixed when the table was made
verify-secret = The server’s share of chance
verify-commitment = Fixed before the first move
verify-seed = The shuffle’s seed
verify-nonces = Chance the players added
verify-no-nonce = (none)

## Watching again

replay-title = Watch again: { $game }
replay-plain = Watch again
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Move
replay-at = { $at } of { $moves }
replay-perspective = Seen by
replay-decider = whoever decides
replay-spectator = a spectator
branch-title = Play on from here
branch-text = A new table starts at this position. You take one seat and know what it could know; bots take the others, and what was hidden is dealt anew.
branch-seat = Your seat
branch-do = Play on after move { $at }
branch-not-at-end = The game is over here: go back a few moves.

## Rules

rules-title = Rules of { $game }
rules-search = Search the rules
rules-found = { $count ->
    [0] no paragraph found
    [one] one paragraph found
   *[other] { $count } paragraphs found
}
rules-nothing = No paragraph has all these words.
rules-ruling = ruling

## Me

settings-title = My name and habits
settings-guest = You need no account. This browser knows you by a cookie, and your games wait for you here.
settings-name = Name
settings-save = Save
settings-renamed = Nice to meet you.
settings-other-device = Continue on another device
settings-other-device-help = Set a passphrase here. On the other device, enter your code and the passphrase.
settings-code = Your code:
settings-passphrase = Passphrase
settings-new-passphrase = New passphrase
settings-passphrase-set = The passphrase is set.
settings-continue = I was here before
settings-continue-help = Bring your games from another device to this browser.
settings-their-code = Your code
settings-continue-button = Continue
settings-continued = Welcome back. Your games are here.
settings-preferences = Habits
settings-sound = Small sounds
settings-shortcuts = Number keys choose at the table
settings-notifications-ask = Tell me when it is my turn
settings-notifications-on = Your browser tells you when it is your turn and you look elsewhere.
settings-notifications-off = Your browser does not let this page send notices.
