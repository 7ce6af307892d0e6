"""The board: the hexes of a map, what they are, who neighbours whom. Never changed once made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

FAMILIES: Final = ("CR", "GI", "PB", "PE", "LI", "TI", "BB", "EL")
PLAIN: Final = 0
M: Final = 1
MM: Final = 2
O: Final = 3
Y: Final = 4
HOME: Final = 5
R: Final = 6
GREY: Final = 7


class Board:
    """A map, hex by hex; a hex is its place in these lists."""

    hexes: list[str]
    """The hexes' names, ``K9``."""
    index: dict[str, int]
    """Name to hex."""
    kind: list[int]
    """`PLAIN`, `M`, `MM`, `O`, `Y`, `HOME`, `R` or `GREY`."""
    cost: list[int]
    """$N to build there first: 1 on M, 2 on MM."""
    across: list[int]
    """``6 * hex + edge`` to the same side seen from the neighbour; -1 where the map ends."""
    open: list[int]
    """A bit for every edge a tile on that hex may have track to."""
    home_of: list[int]
    """The family whose home the hex is, or -1."""
    homes: list[int]
    """Family to home hex; -1 where it is not in play."""
    families: list[int]
    """Families in play, H1 first."""
    r_areas: list[int]
    station_hexes: list[int]
    """Y areas and homes, in order."""
    station_index: list[int]
    """Hex to its place in ``station_hexes``, or -1."""
    modules: tuple[str, ...]
    """What the map is composed of."""


def board_named(name: str, base: str = "BASE-1") -> Board:
    """Map A to F, on another base module if asked; made once and kept."""
    raise NotImplementedError


def compose(modules: Sequence[str]) -> Board:
    """A custom map of these modules; raises `BadSetup` where they do not make a map (2.1)."""
    raise NotImplementedError
