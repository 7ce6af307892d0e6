"""7.2: which tile may be laid where. A direct check of one lay, and the whole list, from the same tests."""

from __future__ import annotations

from typing import Final

from menagerie.games.eighteen_zoo.map.track import Track

ORDINARY: Final = 0
"""A yellow tile or an upgrade."""
YELLOW_ONLY: Final = 1
UPGRADE_ONLY: Final = 2
HOME_TILE: Final = 3
"""6.3.4: the home tile of the family just launched, of any colour up to the one given; steps may be skipped."""
BONUS: Final = 4
"""6.3.4: yellow track after a launch at 9 or 12."""
RABBITS: Final = 5
MOLES: Final = 6
ANCIENT_MAPS: Final = 7


def lay_problem(track: Track, family: int, hex: int, tile: int, rotation: int, mode: int, colour: int) -> int:
    """`FINE`, or why not. ``colour``: the highest that may be laid now (0 yellow to 3 grey); powers ignore it."""
    raise NotImplementedError


def legal_lays(track: Track, family: int, mode: int, colour: int) -> list[tuple[int, int, int]]:
    """Every (hex, tile, rotation) without a problem, in order. Money is not looked at: see `lay_cost`."""
    raise NotImplementedError


def lay_cost(track: Track, hex: int) -> int:
    """$N to build there now: 1 on M, 2 on MM, nothing where a tile lies already."""
    raise NotImplementedError
