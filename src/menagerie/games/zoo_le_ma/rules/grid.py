"""The grid a zoo is built on, as numbers: cells, directions, and the tiles in their four rotations.

A cell (x, y) is the number ``y * WIDTH + x + X_OFFSET``, so that going to a neighbour is an addition. Directions are 0
to 3 for north, east, south, west; a set of them is a mask of the bits 1, 2, 4, 8.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

WIDTH: Final = 128
"""Cells in a row of the grid: more than 25 tiles can reach."""
X_OFFSET: Final = 64
# Not as `tuple[int, int, int, int]`: compiled, such a tuple is put together anew wherever a place in it is looked up.
NEIGHBOURS: Final[tuple[int, ...]] = (WIDTH, 1, -WIDTH, -1)
"""What to add to a cell for its neighbour in the north, east, south, west."""
ALL_DIRECTIONS: Final = 15
ANIMAL_KINDS: Final = 5
DIRECTIONS_IN_MASK: Final[tuple[int, ...]] = (0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4)
"""How many directions a mask holds."""


def cell_of(x: int, y: int) -> int:
    return y * WIDTH + x + X_OFFSET


def x_of(cell: int) -> int:
    return cell % WIDTH - X_OFFSET


def y_of(cell: int) -> int:
    return cell // WIDTH


def rotated(mask: int, quarters: int) -> int:
    """The mask after so many quarter turns clockwise."""
    mask <<= quarters
    return (mask | mask >> 4) & ALL_DIRECTIONS


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `menagerie.core.generator.Generator`
class TileFacts:
    """The facts of all tiles as lists of numbers, by the tile's place in its set. Never changed once made."""

    def __init__(
        self,
        ids: list[int],
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
        self.ids: list[int] = ids
        """The numbers printed on them."""
        self.animal_a: list[int] = animal_a
        self.stars_a: list[int] = stars_a
        self.animal_b: list[int] = animal_b
        self.stars_b: list[int] = stars_b
        self.bushes: list[int] = bushes
        self.ports_a: list[int] = [rotated(mask, quarters) for mask in ports_a for quarters in range(4)]
        """At ``4 * tile + rotation``."""
        self.ports_b: list[int] = [rotated(mask, quarters) for mask in ports_b for quarters in range(4)]
        self.start_a: int = start_a
        self.start_b: int = start_b


def half_b_cell(cell: int, rotation: int) -> int:
    """4.4: where half b lies when half a lies here: east, south, west or north of it."""
    return cell + NEIGHBOURS[(1 + rotation) & 3]
