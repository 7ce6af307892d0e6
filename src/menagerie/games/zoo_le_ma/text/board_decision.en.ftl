# Asking once where a tile is placed; enlarged tiles; the middle of the table without coins.

board-not-here = Not here
board-enlarge = Enlarge: { $tile }
board-enlarged = Tile { $tile }
board-close = Close
position-bank-empty = Coins in the middle: none, and { $count } borrowed
