## Captions of the pictures in the rules

board-picture-tile = A zoo tile: two enclosures with their stars, a path, and a bush.
board-picture-pieces = A visitor, a tree and a bench. Each scores points at the end of a year.
board-picture-flags = The flagpole: of equal bids the higher flag wins.
board-picture-visitors = Visitors in the colours of the five kinds of animals
board-picture-tree = A tree
board-picture-bench = A bench
