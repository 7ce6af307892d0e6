"""The track tiles: numbers, colours, how many, and what each joins in every rotation.

A *face* is what a hex shows: nothing, a tile in one of its six rotations (dry, or with the marker of an O area), or
what is printed on the board. Faces are ints; `Faces` holds, face by face, everything that is ever asked of them.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

YELLOW: Final = 0
GREEN: Final = 1
BROWN: Final = 2
GREY: Final = 3
COLOURS: Final = ("yellow", "green", "brown", "grey")

TRACK_TILE: Final = 0
HOME_TILE: Final = 1
Y_TILE: Final = 2
KINDS: Final = ("track", "home", "Y")

# What stands in the middle of a face, and ends a section of a run.
STATION: Final = 0
WATER: Final = 1
R_AREA: Final = 2
STUB: Final = 3

BARE: Final = 0
"""The face of a hex without track."""


def turned(edges: list[int], rotation: int) -> list[int]:
    return sorted([(edge + rotation) % 6 for edge in edges])


class Faces:
    """Tables by face; those of edges are found at ``6 * face + edge``."""

    def __init__(self) -> None:
        self.tile: list[int] = []
        """-1 for what is printed, and for nothing."""
        self.rotation: list[int] = []
        self.wet: list[bool] = []
        self.exits: list[int] = []
        """A bit an edge."""
        self.ways_out: list[list[int]] = []
        """The same as a list of edges."""
        self.joined: list[int] = []
        """A bit ``6 * a + b`` for any two edges joined without passing a station; both ways round."""
        self.through: list[list[int]] = []
        """By edge: the edges it leads on to, not stopping, not through a station or R area."""
        self.dry: list[list[int]] = []
        """By edge: those among them without an O on the way."""
        self.stops: list[list[int]] = []
        """By edge: the face's stops it leads to, as places in ``stop_kind``."""
        self.stop_kind: list[list[int]] = []
        self.stop_edges: list[list[list[int]]] = []

    def copy(self) -> Faces:
        copy = Faces()
        copy.tile = self.tile[:]
        copy.rotation = self.rotation[:]
        copy.wet = self.wet[:]
        copy.exits = self.exits[:]
        copy.ways_out = self.ways_out[:]
        copy.joined = self.joined[:]
        copy.through = self.through[:]
        copy.dry = self.dry[:]
        copy.stops = self.stops[:]
        copy.stop_kind = self.stop_kind[:]
        copy.stop_edges = self.stop_edges[:]
        return copy

    def add(
        self, tile: int, rotation: int, wet: bool, pairs: list[tuple[int, int]], stops: list[tuple[int, list[int]]]
    ) -> int:
        """A face of plain passages between two edges, and of stops with the edges that lead to them."""
        face = len(self.tile)
        self.tile.append(tile)
        self.rotation.append(rotation)
        self.wet.append(wet)
        through: list[list[int]] = [[] for _ in range(6)]
        dry: list[list[int]] = [[] for _ in range(6)]
        led: list[list[int]] = [[] for _ in range(6)]
        exits = 0
        joined = 0
        for a, b in pairs:
            for one, other in ((a, b), (b, a)):
                through[one].append(other)
                dry[one].append(other)
                joined |= 1 << (6 * one + other)
            exits |= 1 << a | 1 << b
        for place, (kind, edges) in enumerate(stops):
            for one in edges:
                led[one].append(place)
                exits |= 1 << one
                if kind == WATER:
                    for other in edges:
                        if other != one:
                            through[one].append(other)
                            joined |= 1 << (6 * one + other)
        self.exits.append(exits)
        self.ways_out.append([edge for edge in range(6) if exits >> edge & 1])
        self.joined.append(joined)
        self.through.extend(through)
        self.dry.extend(dry)
        self.stops.extend(led)
        self.stop_kind.append([kind for kind, _ in stops])
        self.stop_edges.append([edges for _, edges in stops])
        return face


class TileSet:
    """All tiles of the box. A tile is its place in these lists."""

    def __init__(self, facts: dict[str, dict[str, Any]]) -> None:
        self.numbers: list[str] = list(facts)
        self.index: dict[str, int] = {number: tile for tile, number in enumerate(self.numbers)}
        self.colour: list[int] = [COLOURS.index(fact["colour"]) for fact in facts.values()]
        self.count: list[int] = [fact["count"] for fact in facts.values()]
        self.kind: list[int] = [KINDS.index(fact["kind"]) for fact in facts.values()]
        self.nuts: list[int] = [fact.get("nuts", 0) for fact in facts.values()]
        self.spaces: list[int] = [fact.get("spaces", 0) for fact in facts.values()]
        self.moles: list[bool] = [fact.get("moles", False) for fact in facts.values()]
        """80 to 83."""
        self.home: list[str] = [fact.get("home", "") for fact in facts.values()]
        """The family on whose home alone the tile goes."""
        self.faces = Faces()
        self.faces.add(-1, 0, False, [], [])
        self.dry_face: list[int] = []
        """The tile's face at rotation 0; the other five follow it."""
        self.wet_face: list[int] = []
        """The same with the marker of an O area; -1 for station tiles."""
        self.crossed_face: list[int] = []
        """10.22: the same as 18xx.games draws it, 23 and 24 with each other's shape."""
        for tile, fact in enumerate(facts.values()):
            self.dry_face.append(self._faces_of(tile, fact, wet=False))
            self.wet_face.append(self._faces_of(tile, fact, wet=True) if self.kind[tile] == TRACK_TILE else -1)
        self.crossed_face = self.wet_face[:]
        for one, other in (("23", "24"), ("24", "23")):
            self.crossed_face[self.index[one]] = self._faces_of(self.index[one], facts[other], wet=True)
        self.of_colour: list[list[int]] = [
            [tile for tile, found in enumerate(self.colour) if found == colour and not self.moles[tile]]
            for colour in range(4)
        ]
        self.of_colour_and_kind: list[list[list[int]]] = [
            [[tile for tile in tiles if self.kind[tile] == kind] for kind in range(len(KINDS))]
            for tiles in self.of_colour
        ]
        self.homes: list[int] = [tile for tile, kind in enumerate(self.kind) if kind == HOME_TILE]
        self.of_moles: list[int] = [tile for tile, moles in enumerate(self.moles) if moles]

    def _faces_of(self, tile: int, fact: dict[str, Any], wet: bool) -> int:
        """Six faces; the first of them."""
        first = len(self.faces.tile)
        for rotation in range(6):
            pairs: list[tuple[int, int]] = []
            stops: list[tuple[int, list[int]]] = []
            if "exits" in fact:
                stops.append((STATION, turned(fact["exits"], rotation)))
            elif "junction" in fact:
                a, b, c = turned(fact["junction"], rotation)
                if wet:
                    stops.append((WATER, [a, b, c]))
                else:
                    pairs = [(a, b), (a, c), (b, c)]
            else:
                for path in fact["paths"]:
                    a, b = turned(path, rotation)
                    if wet:
                        stops.append((WATER, [a, b]))
                    else:
                        pairs.append((a, b))
            self.faces.add(tile, rotation, wet, pairs, stops)
        return first


@cache
def tile_set() -> TileSet:
    """Read when first asked for."""
    text = (files("menagerie.games.eighteen_zoo") / "data" / "tiles.toml").read_text(encoding="utf-8")
    return TileSet(tomllib.loads(text)["tiles"])


def tile_named(label: str) -> int:
    """``8``, ``X8`` (the same tile on an O area) or ``8-3`` (one of them) to the tile; -1 where there is none."""
    number = label.partition("-")[0].removeprefix("X")
    return tile_set().index.get(number, -1)
