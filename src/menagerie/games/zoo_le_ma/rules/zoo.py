"""One player's zoo: where tiles lie, where more would fit, and what they are worth together.

A zoo never changes. Placing a tile makes a new one, so that copies of a game share all their zoos.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.games.zoo_le_ma.rules.areas import spots_for
from menagerie.games.zoo_le_ma.rules.ground import ANIMAL_KINDS, EAST, JOINED, STEPS, Layout, half_b

START_CELL: Final = EAST
"""4.5: the start tile lies at (0, 0) and (1, 0)."""
NO_PEN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `menagerie.core.generator.Generator`
class Zoo:
    """A zoo as it stands after so many tiles."""

    __slots__ = (
        "benches", "best", "best_pen", "bushes", "bushes_since", "cells", "fringe", "layout", "pen_animal", "pen_stars",
        "since", "spots", "tiles",
    )  # fmt: skip

    def __init__(self, layout: Layout) -> None:
        """1.2: nothing but the start tile."""
        self.layout: Layout = layout
        self.tiles: tuple[tuple[int, int, int, int], ...] = ()  # tile, cell of half a, rotation, auction
        self.cells: dict[int, int] = {}  # every covered cell, and the pen it belongs to
        self.pen_animal: list[int] = []
        self.pen_stars: list[int] = []  # a pen that was joined to another keeps its number, and is in no cell any more
        self.fringe: dict[int, int] = {}
        """Every free cell beside a covered one: the directions in which a path leads into it (as a mask), and times 16
        those in which there is grass."""
        self.best: list[int] = [0] * ANIMAL_KINDS  # 5.2: the stars of the best enclosure of each kind
        self.since: list[int] = [0] * ANIMAL_KINDS  # 5.6: the auction in which it became worth that
        self.best_pen: list[int] = [NO_PEN] * ANIMAL_KINDS
        self.bushes: int = 0
        self.bushes_since: int = 0
        self.benches: int = 0
        self.spots: tuple[int, ...] = ()  # where the benches stand, as corners: see `areas`
        self._cover(START_CELL, layout.start_a, NO_PEN)
        self._cover(START_CELL + 1, layout.start_b, NO_PEN)

    def _cover(self, cell: int, ports: int, pen: int) -> None:
        """Lays a half on a free cell; its neighbours learn what they border on."""
        self.cells[cell] = pen
        self.fringe.pop(cell, None)
        for direction in range(4):
            beside = cell + STEPS[direction]
            if beside >= 0 and beside not in self.cells:  # 4.5: nothing lies south of the start tile
                seen = 1 << ((direction + 2) & 3)  # from there, this cell lies the other way
                if not ports >> direction & 1:
                    seen <<= 4
                self.fringe[beside] = self.fringe.get(beside, 0) | seen

    # --- where a tile fits

    def joined(self, tile: int, cell: int, rotation: int) -> int:
        """4.2, 4.3: how many paths the tile would extend here; 0 where it does not fit."""
        other = half_b(cell, rotation)
        if cell < 0 or other < 0 or cell in self.cells or other in self.cells:
            return 0
        turn = 4 * tile + rotation
        here = self.fringe.get(cell, 0)
        there = self.fringe.get(other, 0)
        ports_a = self.layout.ports_a[turn]
        ports_b = self.layout.ports_b[turn]
        # every path is met by a path, all grass by grass
        if here & 15 & ~ports_a or here >> 4 & ports_a or there & 15 & ~ports_b or there >> 4 & ports_b:
            return 0
        return JOINED[here & 15] + JOINED[there & 15]

    def placements(self, tile: int) -> list[tuple[int, int]]:
        """4.2 to 4.5: every place where the tile fits: the cell of half a and the rotation, from south-west on."""
        found: list[tuple[int, int]] = []
        fringe = self.fringe
        for cell, borders in fringe.items():
            if not borders & 15:
                continue  # no path leads here
            for rotation in range(4):
                if self.joined(tile, cell, rotation):
                    found.append((cell, rotation))
                # with half b here; where a path leads to half a too, it is found from there
                other = cell - STEPS[(1 + rotation) & 3]
                if not fringe.get(other, 0) & 15 and self.joined(tile, other, rotation):
                    found.append((other, rotation))
        found.sort()
        return found

    def fits(self, tile: int) -> bool:
        """4.6: whether there is any place for the tile."""
        return bool(self.placements(tile))

    # --- what a tile would be worth

    def stars_with(self, animal: int, stars: int, cell: int) -> int:
        """5.1, 5.2: the stars of the enclosure that a half on this cell would be part of."""
        total = stars
        met = NO_PEN
        met_too = NO_PEN
        for step in STEPS:
            pen = self.cells.get(cell + step, NO_PEN)
            if pen != NO_PEN and pen != met and pen != met_too and self.pen_animal[pen] == animal:
                total += self.pen_stars[pen]
                met_too = met
                met = pen
        return total

    def stars(self) -> int:
        """All stars in the zoo."""
        layout = self.layout
        total = 0
        for tile, _, _, _ in self.tiles:
            total += layout.stars_a[tile] + layout.stars_b[tile]
        return total

    # --- placing it

    def with_tile(self, tile: int, cell: int, rotation: int, auction: int, one_bench: bool, seat_benches: bool) -> Zoo:
        """The zoo with the tile in it. Where benches stand is worked out only if ``seat_benches`` asks for it: who
        looks ahead needs no more than their number."""
        zoo: Zoo = Zoo.__new__(Zoo)
        layout = self.layout
        closed = self.joined(tile, cell, rotation) - 1  # 7.4: each path beyond the first closes one more area
        zoo.layout = layout
        zoo.tiles = (*self.tiles, (tile, cell, rotation, auction))
        zoo.cells = self.cells.copy()
        zoo.fringe = self.fringe.copy()
        zoo.pen_animal = self.pen_animal[:]
        zoo.pen_stars = self.pen_stars[:]
        zoo.best = self.best[:]
        zoo.since = self.since[:]
        zoo.best_pen = self.best_pen[:]
        bushes = layout.bushes[tile]
        zoo.bushes = self.bushes + bushes
        zoo.bushes_since = auction if bushes else self.bushes_since
        zoo.benches = self.benches
        zoo.spots = self.spots
        turn = 4 * tile + rotation
        zoo._add_half(layout.animal_a[tile], layout.stars_a[tile], cell, layout.ports_a[turn], auction)
        other = half_b(cell, rotation)
        zoo._add_half(layout.animal_b[tile], layout.stars_b[tile], other, layout.ports_b[turn], auction)
        if closed > 0:
            gained = 1 if one_bench else closed  # 7.5
            zoo.benches += gained
            if seat_benches:
                zoo.spots = (*zoo.spots, *spots_for(zoo.tiles, layout, START_CELL, zoo.spots, gained))
        return zoo

    def _add_half(self, animal: int, stars: int, cell: int, ports: int, auction: int) -> None:
        """5.1: a half joins all the enclosures of its kind that it touches."""
        pen = len(self.pen_stars)
        total = stars
        for step in STEPS:
            neighbour = self.cells.get(cell + step, NO_PEN)
            if neighbour != NO_PEN and neighbour != pen and self.pen_animal[neighbour] == animal:
                total += self.pen_stars[neighbour]
                for place, lies_in in self.cells.items():
                    if lies_in == neighbour:
                        self.cells[place] = pen
        self.pen_animal.append(animal)
        self.pen_stars.append(total)
        self._cover(cell, ports, pen)
        if total > self.best[animal]:  # 5.6: an equal one changes nothing
            self.best[animal] = total
            self.since[animal] = auction
            self.best_pen[animal] = pen

    def snapshot(self) -> dict[str, object]:
        """Everything it is, by name."""
        return {
            "benches": self.benches,
            "best": self.best,
            "best_pen": self.best_pen,
            "bushes": self.bushes,
            "bushes_since": self.bushes_since,
            "cells": sorted(self.cells.items()),
            "fringe": sorted(self.fringe.items()),
            "pen_animal": self.pen_animal,
            "pen_stars": self.pen_stars,
            "since": self.since,
            "spots": self.spots,
            "tiles": self.tiles,
        }
