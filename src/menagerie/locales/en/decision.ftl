# The decision area: choices, keys, confirmation, what is done by itself; and the settings for it.

choices-title = All choices
choices-typed = Number { $number }, Enter to choose
confirm-move = Do this: { $what }
confirm-yes = Do it
confirm-no = Not yet
forced-done = There was only one choice, so it was made: { $what }

table-menu = More
table-menu-keys = Keys
keys-title = Keys
keys-digits = Digits choose from the numbered list, in every game. Where the list is closed, the first digit opens it with that choice marked.
keys-number = Where a number is asked for, such as a bid, the number you type is that number.
keys-enter = Enter does what is marked or focused.
keys-arrows = Arrow keys move between choices, or on the board to whatever lies in that direction.
keys-escape = Escape closes a list or menu, and takes back a number you have typed.

play-settings = Moves and speed
play-settings-confirm = Ask before a move is made
play-settings-confirm-off = Never
play-settings-confirm-placements = When a tile is placed
play-settings-confirm-all = Before every move
play-settings-bots = Pace of the bots
play-settings-bots-slow = Slow: a pause after each move
play-settings-bots-normal = Normal
play-settings-bots-fast = Fast
play-settings-bots-instant = At once, without animation
play-settings-animations = Animations
play-settings-animations-slow = Slow
play-settings-animations-normal = Normal
play-settings-animations-fast = Fast
play-settings-animations-off = None
play-settings-forced = Make a choice by itself where it is the only one
play-settings-guide = Show goal and phases above a decision
