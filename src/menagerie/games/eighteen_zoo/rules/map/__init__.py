"""The map of 18ZOO: its hexes and tiles, the track laid on it, who reaches what, and where squirrels run.

Everything is a small int: a hex is its place in ``board.hexes``, a tile its place in `tiles.TILES`, an edge 0 to 5
(south, then clockwise), a family 0 to 7 in the order of their homes, H1 to H8. Money and turns are not used here.
"""
