"""Tracks for tests, built from a few words: tiles, rotations, stations."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.rules.compat import RULEBOOK, Compat
from menagerie.games.eighteen_zoo.rules.map.board import FAMILIES
from menagerie.games.eighteen_zoo.rules.map.modules import board_named
from menagerie.games.eighteen_zoo.rules.map.tiles import tile_named
from menagerie.games.eighteen_zoo.rules.map.track import Track, bare

CR, GI, PB, PE, LI, TI, BB, EL = range(8)

PARK = "K9 15 0, L4 201 5, K11 9 0, K13 9 0, K15 621 0, K17 15 2, L16 9 1, N14 8 1, N12 9 0, N10 57 0"
"""GI's home; north of it the Y of L4, beside the R area M5; south of it K15 and PE's home K17, then water to PB's."""

TUNNEL = "C15 8 4, D14 8 5, D16 9 1, E15 5 1, I17 8 4, J16 8 5, J18 9 1, K17 5 1"
"""LI's home E15 with two ways to the R area C17, PE's home K17 with two ways to I19."""


def build_track(tiles: str, stations: str, compat: Compat = RULEBOOK, name: str = "A") -> Track:
    """``K9 15 0, ...``: hex, tile, rotation; ``GI K9 L4, ...``: a family and its stations, its home first."""
    track = bare(board_named(name), compat)
    for lay in tiles.split(","):
        hex, tile, rotation = lay.split()
        track.lay(at(track, hex), tile_named(tile), int(rotation))
    for line in stations.split(","):
        if not line.strip():
            continue
        family, *hexes = line.split()
        for hex in hexes:
            if at(track, hex) == track.board.homes[FAMILIES.index(family)]:
                track.launch(FAMILIES.index(family))
            else:
                track.place(FAMILIES.index(family), at(track, hex))
    return track


def at(track: Track, name: str) -> int:
    return track.board.index[name]


def way(track: Track, names: str) -> list[int]:
    return [at(track, name) for name in names.split()]
