"""One player's zoo: where tiles lie, where more would fit, and what they are worth together.

A zoo never changes. Placing a tile makes a new one, so that copies of a game share all their zoos.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.games.zoo_le_ma.rules.closed_areas import corners_for_benches
from menagerie.games.zoo_le_ma.rules.grid import (
    ANIMAL_KINDS,
    DIRECTIONS_IN_MASK,
    NEIGHBOURS,
    X_OFFSET,
    TileFacts,
    half_b_cell,
)

START_CELL: Final = X_OFFSET
"""4.5: the start tile lies at (0, 0) and (1, 0)."""
NO_ENCLOSURE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `menagerie.core.generator.Generator`
class Zoo:
    """A zoo as it stands after so many tiles."""

    __slots__ = (
        "bench_corners", "benches", "best_enclosure", "best_since", "best_stars", "bushes", "bushes_since", "cells",
        "enclosure_animal", "enclosure_stars", "features", "found", "frontier", "tile_facts", "tiles",
    )  # fmt: skip

    def __init__(self, tile_facts: TileFacts) -> None:
        """1.2: nothing but the start tile."""
        self.tile_facts: TileFacts = tile_facts
        self.tiles: tuple[tuple[int, int, int, int], ...] = ()  # tile, cell of half a, rotation, auction
        self.cells: dict[int, int] = {}  # every covered cell, and the number of its enclosure
        self.enclosure_animal: list[int] = []
        self.enclosure_stars: list[int] = []  # joined to another, it keeps its number and no cell
        self.frontier: dict[int, int] = {}
        """Every free cell beside a covered one: the directions in which a path leads into it (as a mask), and times 16
        those in which there is grass."""
        self.best_stars: list[int] = [0] * ANIMAL_KINDS  # 5.2: the stars of the best enclosure of each kind
        self.best_since: list[int] = [0] * ANIMAL_KINDS  # 5.6: the auction in which it became worth that
        self.best_enclosure: list[int] = [NO_ENCLOSURE] * ANIMAL_KINDS
        self.bushes: int = 0
        self.bushes_since: int = 0
        self.benches: int = 0
        self.bench_corners: tuple[int, ...] = ()  # where the benches stand, as corners: see `closed_areas`
        self.features: bytes = b""  # its numbers, once `features` has made them
        self.found: tuple[int, list[int]] | None = None  # the tile that `places` was last asked about, and the answer
        self._cover(START_CELL, tile_facts.start_a, NO_ENCLOSURE)
        self._cover(START_CELL + 1, tile_facts.start_b, NO_ENCLOSURE)

    def _cover(self, cell: int, ports: int, enclosure: int) -> None:
        """Lays a half on a free cell, and notes beside it where its paths and its grass are."""
        self.cells[cell] = enclosure
        self.frontier.pop(cell, None)
        for direction in range(4):
            beside = cell + NEIGHBOURS[direction]
            if beside >= 0 and beside not in self.cells:  # 4.5: nothing lies south of the start tile
                border = 1 << ((direction + 2) & 3)  # from there, this cell lies the other way
                if not ports >> direction & 1:
                    border <<= 4
                self.frontier[beside] = self.frontier.get(beside, 0) | border

    # --- where a tile fits

    def paths_joined(self, tile: int, cell: int, rotation: int) -> int:
        """4.2, 4.3: how many paths the tile would extend here; 0 where it does not fit."""
        other = half_b_cell(cell, rotation)
        if cell < 0 or other < 0 or cell in self.cells or other in self.cells:
            return 0
        turn = 4 * tile + rotation
        here = self.frontier.get(cell, 0)
        there = self.frontier.get(other, 0)
        ports_a = self.tile_facts.ports_a[turn]
        ports_b = self.tile_facts.ports_b[turn]
        # every path is met by a path, all grass by grass
        if here & 15 & ~ports_a or here >> 4 & ports_a or there & 15 & ~ports_b or there >> 4 & ports_b:
            return 0
        return DIRECTIONS_IN_MASK[here & 15] + DIRECTIONS_IN_MASK[there & 15]

    def placements(self, tile: int) -> list[tuple[int, int]]:
        """4.2 to 4.5: every place where the tile fits: the cell of half a and the rotation, from south-west on."""
        return [(place >> 2, place & 3) for place in self.places(tile)]

    def places(self, tile: int) -> list[int]:
        """The same as numbers: ``4 * cell + rotation``. Asked whether a tile fits and then where, it looks once."""
        found = self.found
        if found is None or found[0] != tile:
            found = self.found = (tile, self._find_places(tile))
        return found[1]

    def _find_places(self, tile: int) -> list[int]:
        """What `paths_joined` finds, half by half: most places are out of the question for the first one."""
        found: list[int] = []
        frontier = self.frontier
        ports_a = self.tile_facts.ports_a
        ports_b = self.tile_facts.ports_b
        for cell, borders in frontier.items():
            paths = borders & 15
            if not paths:
                continue  # no path leads here
            grass = borders >> 4
            for rotation in range(4):
                ports = ports_a[4 * tile + rotation]
                if not (paths & ~ports or grass & ports):
                    other = cell + NEIGHBOURS[(1 + rotation) & 3]
                    if self._takes(other, frontier.get(other, 0), ports_b[4 * tile + rotation]):
                        found.append(4 * cell + rotation)
                ports = ports_b[4 * tile + rotation]
                if not (paths & ~ports or grass & ports):
                    other = cell - NEIGHBOURS[(1 + rotation) & 3]
                    there = frontier.get(other, 0)
                    # where a path leads to half a too, it is found from there
                    if not there & 15 and self._takes(other, there, ports_a[4 * tile + rotation]):
                        found.append(4 * other + rotation)
        found.sort()
        return found

    def _takes(self, cell: int, borders: int, ports: int) -> bool:
        """4.3: whether a half with these ports fits on the cell: every path is met by a path, all grass by grass."""
        if borders:
            return not (borders & 15 & ~ports or borders >> 4 & ports)
        return cell >= 0 and cell not in self.cells

    def fits(self, tile: int) -> bool:
        """4.6: whether there is any place for the tile."""
        return len(self.places(tile)) > 0

    # --- what a tile would be worth

    def stars_with(self, animal: int, stars: int, cell: int) -> int:
        """5.1, 5.2: the stars of the enclosure that a half on this cell would be part of."""
        total = stars
        met = NO_ENCLOSURE
        met_too = NO_ENCLOSURE
        for step in NEIGHBOURS:
            enclosure = self.cells.get(cell + step, NO_ENCLOSURE)
            if (
                enclosure != NO_ENCLOSURE
                and enclosure != met
                and enclosure != met_too
                and self.enclosure_animal[enclosure] == animal
            ):
                total += self.enclosure_stars[enclosure]
                met_too = met
                met = enclosure
        return total

    def total_stars(self) -> int:
        """All stars in the zoo."""
        tile_facts = self.tile_facts
        total = 0
        for tile, _, _, _ in self.tiles:
            total += tile_facts.stars_a[tile] + tile_facts.stars_b[tile]
        return total

    # --- placing it

    def with_tile(self, tile: int, cell: int, rotation: int, auction: int, one_bench: bool, place_benches: bool) -> Zoo:
        """The zoo with the tile in it. Where benches stand is worked out only if ``place_benches`` asks for it:
        bots that look ahead need no more than their number."""
        zoo: Zoo = Zoo.__new__(Zoo)
        tile_facts = self.tile_facts
        closed = self.paths_joined(tile, cell, rotation) - 1  # 7.4: each path beyond the first closes one more area
        zoo.tile_facts = tile_facts
        zoo.tiles = (*self.tiles, (tile, cell, rotation, auction))
        zoo.cells = self.cells.copy()
        zoo.frontier = self.frontier.copy()
        zoo.enclosure_animal = self.enclosure_animal[:]
        zoo.enclosure_stars = self.enclosure_stars[:]
        zoo.best_stars = self.best_stars[:]
        zoo.best_since = self.best_since[:]
        zoo.best_enclosure = self.best_enclosure[:]
        bushes = tile_facts.bushes[tile]
        zoo.bushes = self.bushes + bushes
        zoo.bushes_since = auction if bushes else self.bushes_since
        zoo.found = None
        zoo.benches = self.benches
        zoo.bench_corners = self.bench_corners
        zoo.features = b""
        turn = 4 * tile + rotation
        zoo._add_half(tile_facts.animal_a[tile], tile_facts.stars_a[tile], cell, tile_facts.ports_a[turn], auction)
        other = half_b_cell(cell, rotation)
        zoo._add_half(tile_facts.animal_b[tile], tile_facts.stars_b[tile], other, tile_facts.ports_b[turn], auction)
        if closed > 0:
            gained = 1 if one_bench else closed  # 7.5
            zoo.benches += gained
            if place_benches:
                corners = corners_for_benches(zoo.tiles, tile_facts, START_CELL, self.bench_corners, gained)
                zoo.bench_corners = (*self.bench_corners, *corners)
        return zoo

    def _add_half(self, animal: int, stars: int, cell: int, ports: int, auction: int) -> None:
        """5.1: a half joins all the enclosures of its kind that it touches."""
        enclosure = len(self.enclosure_stars)
        total = stars
        for step in NEIGHBOURS:
            neighbour = self.cells.get(cell + step, NO_ENCLOSURE)
            if neighbour != NO_ENCLOSURE and neighbour != enclosure and self.enclosure_animal[neighbour] == animal:
                total += self.enclosure_stars[neighbour]
                for place, number in self.cells.items():
                    if number == neighbour:
                        self.cells[place] = enclosure
        self.enclosure_animal.append(animal)
        self.enclosure_stars.append(total)
        self._cover(cell, ports, enclosure)
        if total > self.best_stars[animal]:  # 5.6: an equal one changes nothing
            self.best_stars[animal] = total
            self.best_since[animal] = auction
            self.best_enclosure[animal] = enclosure

    def snapshot(self) -> dict[str, object]:
        """Everything it is, by name."""
        return {
            "bench_corners": self.bench_corners,
            "benches": self.benches,
            "best_enclosure": self.best_enclosure,
            "best_since": self.best_since,
            "best_stars": self.best_stars,
            "bushes": self.bushes,
            "bushes_since": self.bushes_since,
            "cells": sorted(self.cells.items()),
            "frontier": sorted(self.frontier.items()),
            "enclosure_animal": self.enclosure_animal,
            "enclosure_stars": self.enclosure_stars,
            "tiles": self.tiles,
        }
