## Captions of the pictures in the rules

board-picture-tiles = Track tiles: a plain curve, and a home with a space for a station and the nuts it brings.
board-picture-squirrel = A squirrel: it runs along the track and collects nuts.
board-picture-station = A station of the Giraffes
board-picture-colours = The same home in yellow, green and brown
board-picture-track = Tile 8, for plain areas
board-picture-home = Tile 57, for a home
board-picture-yard = Tile 621, for a Y area
board-picture-water = A tile on water: 10 nuts, and it stays as it is
