# Texts of the pages around the board.

## Everywhere

nav-label = Pages
nav-my-games = My games
nav-language = Language
nav-sound = Sound
nav-sound-on = Sound is on
nav-sound-off = Sound is off
nav-to-dark = Switch to dark
nav-to-light = Switch to light
nav-settings = Settings
nav-skip = Skip to the content
close = Close
not-found-title = Page not found
not-found-text = The link may be old or incomplete.
page-failed-title = This page could not be loaded
page-failed-text = The server did not answer. Please try again in a moment.
not-found-home = To the home page
net-no-answer = The server did not answer. Please try again in a moment.
net-lost = Connection lost. Your game is safe; we are trying to reconnect.
net-still-lost = Still no connection. Your game is safe; we keep trying.
net-caught-up = { $count ->
    [0] Connected again. You missed nothing.
    [one] Connected again. You missed 1 event.
   *[other] Connected again. You missed { $count } events.
}
away-seconds = { $count } s
away-minutes = { $count } min

## Home page

home-title = Menagerie: four zoo board games
home-games = The games
home-running = Your running games
home-players = { $fewest } to { $most } players
home-play-now = Play now
home-with-friends = With friends
home-rules = Rules
home-recent = Recently played
home-how-it-works = How it works
home-ways = Alone or together
home-ways-text = “Play now” starts a game with bots. “With friends” makes a table and gives you a link: whoever opens it takes a seat or watches. On a shared screen, hands stay hidden until it is your turn.
home-rules-note = Rules beside the board
home-rules-note-text = Every rule has a number and can be read beside the board. Click something that is not possible, and the reason appears beside it, with the rule.
home-shuffle = A fair shuffle
home-shuffle-text = Before the first move, the table shows a fingerprint of its shuffle, and every player’s browser has added random numbers of its own. After the game anyone can check the shuffle, and watch the game again move by move.
home-guest = No account
home-guest-text = You play as { $name }. Your games are kept in this browser; with a passphrase you can continue in another one.
table-card-abandoned = ended early
table-card-lobby = waiting for players
table-card-won = won
table-card-over = over
table-card-rank = { $rank ->
    [2] second
    [3] third
   *[other] place { $rank }
}
table-card-marked-undo = {" "}· with undo
table-card-my-turn = your turn
table-card-waiting = waiting for others
games-title = My games
games-running = Running
games-over = Finished
games-none = No games yet. Choose one on the home page.
games-to-home = To the home page
games-import-title = Open a game from a file
games-import-text = Watch a game that you downloaded here, recorded on the command line, or exported from 18xx.games (18ZOO). You can also drop the file anywhere on this page.
games-import-open = Open a record
games-import-opening = Opening…
games-import-drop = Drop the file to watch its game.
games-import-not-json = This file is not a game record: it is not JSON.
games-import-too-large = This file is too large for a game record.

## New table

new-title = New table
new-who = Who plays?
new-seat = Seat { $number }
new-me = Me ({ $name })
new-friend = A friend, by link
new-bot = A bot
new-here = Someone at this screen (pass and play)
new-kinds-help = On the next page you get a link for your friends. People at this screen pass it around, and hands stay hidden in between.
new-level = Which bot
new-name = Name
new-remove = Remove seat { $number }
new-add-friend = Add a friend
new-add-bot = Add a bot
new-add-here = Add someone at this screen
new-shuffle = Random seats
new-how = Options
new-time = Time
new-clock = Clock
clock-none = No clock
clock-move-1 = One minute per move
clock-move-day = One day per move
clock-game-15 = 15 minutes per player, plus 5 seconds per move
clock-game-60 = One hour per player, plus 10 seconds per move
new-absence = When someone is away: minutes before a bot may play for them
new-absence-help = If a player is gone for this long, the others can let a bot play for them, or stop the game, once all who are there agree. Whoever comes back gets their seat back.
new-whispers = Players may whisper to each other
new-whispers-help = Only the two of them can read a whisper; nobody else sees that there was one.
new-map-editor = Compose the map in the editor
http-two-of-me = You can sit in one seat; for more people at your screen choose “Someone at this screen”.
new-make = Create the table
bot-line = { $strength }: { $like }

## Lobby

lobby-waiting = { $count ->
    [0] Every seat is taken.
    [one] One seat is still free. Send the link to a friend.
   *[other] { $count } seats are still free. Send the link to your friends.
}
lobby-invited = You are invited. Take a seat, or just watch.
seat-free = free seat
lobby-join = Take this seat
lobby-link = Link to this table
lobby-shuffle = Every player’s browser adds random numbers to the shuffle, so nobody can choose the cards: neither the server nor a player.
lobby-start = Start
lobby-start-with-bots = Start, with bots in the free seats
share-copy = Copy
share-copied = Copied

## At the table

at-table = Table
title-turn = ● Your turn · { $game }
notification-turn = Your turn in { $game }
check-no-seat = Spectators cannot move.
waiting-for = Waiting for { $names }.
side-label = Players, log, chat and rules
tabs-label = What to show
tab-board = Board
board-arrow-keys = Arrow keys move over the board. Enter does what is highlighted, and explains why where nothing can be done.
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
seat-bot-plays = a bot plays
seat-resigned = resigned
seat-hand-over = Let a bot play
seat-reclaim = Take the seat back
bot-plays-note = You were away, and a bot is playing for you.
log-empty = Nothing has happened yet.
chat-empty = No messages yet.
chat-say = Write a message
chat-send = Send
chat-spectator = A spectator
chat-to = To whom
chat-to-all = To everybody
chat-to-one = Whisper to { $name }
chat-whisper = Write a whisper
chat-whispered = only to you
chat-you-whispered = only to { $name }
decision-label = Your decision
decision-list = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
look-back-since = Since my last move
look-back-playing = What happened since your last move
look-back-position = You are looking at an earlier position
look-back-now = Back to now
log-show-position = { $text } (show this moment)
auto-pass-ask = Pass for me…
auto-pass-explained = The table passes for you until the round is over. Nobody else learns of it. It stops when:
auto-pass-start = Pass until the round is over
auto-pass-stop = Stop passing
auto-pass-on = The table passes for you in this round.
reset-free = Reset turn
reset-consent = Ask to reset turn
reset-marked = Reset turn (others will see it)
catch-up-skip = Skip animation
hint-ask = Hint
hint-this = the hint
undo-free = Undo
undo-consent = Ask to undo
undo-marked = Undo (others will see it)
undo-marked-why = Something was revealed since your move. You can still undo without asking, but the log and the result will show it.
undo-label = Undo
undo-requested = { $name } asks to undo a move.
undo-agree = Agree
undo-decline = Decline
undo-waiting = Asking { $names } to agree to an undo.
refusal-open = Rule { $paragraph }
pass-device-title = { $name }, it is your turn
pass-device-text = Pass the screen on. Nobody else should look now.
pass-device-confirm = I am { $name }: show my cards
about-position = The position in words
about-hidden = Hidden until the next player looks.
about-options = Options
about-no-options = The standard game, without variants.
about-watch = Watching
about-watch-link = Anyone with this link can watch
about-spectators = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
about-shuffle = Sealed shuffle
about-shuffle-text = This fingerprint was fixed before the first move and fits only one shuffle. The shuffle itself is shown at the end, and anyone can check that they match.
about-leave = Leave the game
about-resign = Resign
about-resign-sure = With two players the game ends and the other wins. With more, a bot finishes the game for you, and you can no longer win. Are you sure?
about-abandon = End the game for everybody
about-abandon-sure = The game ends without a winner if all the others agree. Are you sure?
about-sure = Yes
about-stay = No, keep playing

## The end

end-you-won = You won!
end-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
end-decided = The scores were tied; the tie-break was: { $what }.
end-tie-break = { $what }: { $value }
end-abandoned = The game was ended early.
end-marked-undos = { $count ->
    [one] Moves were undone once after something had been revealed.
   *[other] Moves were undone { $count } times after something had been revealed.
}
end-rematch = Play again
end-to-rematch = To the next game
end-replay = Watch again
end-verify = Verify the shuffle
end-record = Download the record
end-home = To the home page
shuffle-check-label = Shuffle check
shuffle-check-ok = Everything matches.
shuffle-check-failed = Something does not match.
shuffle-check-promise = Fixed when the table was made
shuffle-check-secret = The server’s random number
shuffle-check-commitment = Fixed before the first move
shuffle-check-seed = The shuffle’s seed
shuffle-check-nonces = The players’ random numbers
shuffle-check-no-nonce = (none)

## Replay

import-report-title = Imported from { $source }
import-report-actions = { $applied } of { $actions } actions are played here.
import-report-part = The replay ends before that action. You can play on from there.
import-report-differences = { $count ->
    [one] One figure in the file differs from the rules
   *[other] { $count } figures in the file differ from the rules
}
replay-title = Replay: { $game }
replay-plain = Replay
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Move
replay-at = { $at } of { $moves }
replay-skip-passes = Skip passes
replay-settings = Settings
replay-perspective = Seen by
replay-decider = the player to move
replay-spectator = a spectator
branch-title = Play on from here
branch-text = A new table starts from this position. You take one seat and know what it could know; bots take the others, and hidden cards are dealt again.
branch-continues = This game itself plays on from a position of another one. Only games that began with a deal can be played on from.
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
rules-ruling = ruling

## Settings

settings-title = Settings
settings-guest = You need no account. This browser recognises you by a cookie and keeps your games.
settings-name = Name
settings-save = Save
settings-renamed = Name saved.
settings-other-device = Continue on another device
settings-other-device-help = Set a passphrase here. On the other device, enter your code and the passphrase.
settings-code = Your code:
settings-passphrase = Passphrase
settings-new-passphrase = New passphrase
settings-passphrase-set = The passphrase is set.
settings-passphrase-changed = The passphrase is changed. All other browsers are signed out.
settings-old-passphrase = Old passphrase
sign-ins-title = Where you are known
sign-ins-help = These browsers hold your games. Sign out what is not yours, or not with you any more.
sign-ins-browser-on = { $browser } on { $system }
sign-ins-unknown = A browser
sign-ins-here = This browser
sign-ins-seen = Last used: { $day }
sign-ins-end = Sign out
sign-ins-end-that = Sign out { $name }
sign-ins-end-here = Sign out here
sign-ins-end-others = Sign out all others
settings-continue = I have played here before
settings-continue-help = Bring your games from another device to this browser.
settings-their-code = Your code
settings-continue-button = Continue
settings-continued = Welcome back. Your games are here.
settings-preferences = Preferences
settings-sound = Sounds
settings-shortcuts = Number keys choose at the table
settings-position-text = Describe every position in words behind the board, for screen readers
settings-notifications-ask = Notify me when it is my turn
settings-notifications-on = Your browser notifies you when it is your turn and this page is in the background.
settings-notifications-off = Your browser does not allow notifications from this page.
admin-title = Admin
admin-token = Admin token
admin-token-help = The operator of this server knows it. It is kept until this tab is closed.
admin-open = Open
admin-tables = Tables in memory
admin-connections = Connections
admin-thinking = Bots thinking
admin-stuck = Stuck games
admin-block = Longest pause, last minute
admin-ms = { $ms } ms
admin-since = Running since
admin-none = No table is in memory.
admin-phase-gathering = waiting for players
admin-phase-running = running
admin-phase-over = over
admin-phase-abandoned = broken off
admin-moves = moves: { $moves }
admin-here = connected: { $count }
admin-updated = last change: { $at }
admin-bot-slow = Stuck: a bot has been thinking for more than a minute.
admin-bot-asleep = Stuck: a bot is waited for and does not think.
admin-seat-bot = bot
admin-seat-open = open
admin-seat-here = connected
admin-seat-away = away
admin-kick = Kick
admin-kick-do = Take { $name } from { $table }
admin-mute = Mute for a day
admin-mute-do = Mute { $name } at all tables for a day
admin-unmute = Unmute
admin-unmute-do = Let { $name } speak again
admin-sign-out = Sign out
admin-sign-out-do = End all sign-ins of { $name }
admin-wake = Wake the bots
admin-wake-do = Wake the bots of { $table }
admin-close = Break off
admin-close-do = Break off { $table } for everybody
admin-yes = Do it
admin-no = Do not
admin-done = Done: { $what }

## A sealed seed

seed-sealed = The seed is sealed
seed-open = The seed is revealed
seed-fits = The seed is the one that was promised
seed-wrong = The seed is not the one that was promised
seed-commitment = SHA-256 of the seed
seed-revealed = Seed
seed-command = To check it yourself
