"""The ground a zoo is built on, as numbers: cells, directions, and the tiles turned four ways.

A cell (x, y) is the number ``y * ROW + x + EAST``, so that a step is an addition. Directions are 0 to 3 for north,
east, south, west; a set of them is a mask of the bits 1, 2, 4, 8.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

ROW: Final = 128
EAST: Final = 64
STEPS: Final = (ROW, 1, -ROW, -1)
"""From a cell to its neighbour in the north, east, south, west."""
ALL: Final = 15
ANIMAL_KINDS: Final = 5
JOINED: Final = (0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4)
"""How many directions a mask holds."""


def cell_of(x: int, y: int) -> int:
    return y * ROW + x + EAST


def x_of(cell: int) -> int:
    return cell % ROW - EAST


def y_of(cell: int) -> int:
    return cell // ROW


def turned(mask: int, quarters: int) -> int:
    """The mask after so many quarter turns clockwise."""
    mask <<= quarters
    return (mask | mask >> 4) & ALL


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `menagerie.core.generator.Generator`
class Layout:
    """What the rules ask about tiles, by the tile's place in its set. Never changed once made."""

    def __init__(
        self,
        animal_a: list[int],
        stars_a: list[int],
        animal_b: list[int],
        stars_b: list[int],
        bushes: list[int],
        ports_a: list[int],
        ports_b: list[int],
        start_a: int,
        start_b: int,
    ) -> None:
        self.animal_a: list[int] = animal_a
        self.stars_a: list[int] = stars_a
        self.animal_b: list[int] = animal_b
        self.stars_b: list[int] = stars_b
        self.bushes: list[int] = bushes
        self.ports_a: list[int] = [turned(mask, quarters) for mask in ports_a for quarters in range(4)]
        """At ``4 * tile + rotation``."""
        self.ports_b: list[int] = [turned(mask, quarters) for mask in ports_b for quarters in range(4)]
        self.start_a: int = start_a
        self.start_b: int = start_b


def half_b(cell: int, rotation: int) -> int:
    """4.4: where half b lies when half a lies here: east, south, west or north of it."""
    return cell + STEPS[(1 + rotation) & 3]
