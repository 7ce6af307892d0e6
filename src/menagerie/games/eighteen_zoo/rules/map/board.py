"""The board: the hexes of a map, what they are, who neighbours whom. Never changed once made."""

from __future__ import annotations

from typing import Final

from menagerie.games.eighteen_zoo.rules.map.tiles import BARE, R_AREA, STUB, Faces, TileSet

FAMILIES: Final = ("CR", "GI", "PB", "PE", "LI", "TI", "BB", "EL")

M: Final = 1  # 0 is a plain hex
MM: Final = 2
O: Final = 3  # noqa: E741 - the letter printed on the hex
Y: Final = 4
HOME: Final = 5
R: Final = 6
GREY: Final = 7
AREAS: Final = ("plain", "M", "MM", "O", "Y", "home", "R", "grey")

STEPS: Final = ((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1))
"""Columns and rows to the neighbour over each edge."""


class Area:
    """A hex of a module: its area and what is printed on it."""

    def __init__(self, kind: int, family: int = -1) -> None:
        self.kind = kind
        self.family = family
        self.exits: list[int] = []
        self.paths: list[tuple[int, int]] = []
        self.stubs: list[int] = []


class Board:
    """A map, hex by hex; a hex is its place in these lists."""

    def __init__(
        self,
        name: str,
        modules: tuple[str, ...],
        areas: dict[tuple[int, int], Area],
        centre: tuple[int, int],
        tiles: TileSet,
    ) -> None:
        self.name = name
        self.modules = modules
        """What the map is composed of."""
        self.tiles = tiles
        places = sorted(areas)
        self.places: list[tuple[int, int]] = places
        """Column and row."""
        self.hexes: list[str] = [f"{chr(65 + column)}{row}" for column, row in places]
        """The hexes' names, ``K9``."""
        self.index: dict[str, int] = {hex_name: hex for hex, hex_name in enumerate(self.hexes)}
        self.centre: int = places.index(centre)
        """The middle of the base module."""
        self.kind: list[int] = [areas[place].kind for place in places]
        """0 for a plain hex, `M`, `MM`, `O`, `Y`, `HOME`, `R` or `GREY`."""
        self.cost: list[int] = [kind if kind in (M, MM) else 0 for kind in self.kind]
        """$N to build there first: 1 on M, 2 on MM."""
        self.marked: list[bool] = [kind in (M, MM, O) for kind in self.kind]
        """4.2: a tile laid here gets a marker and is not upgraded by ordinary means."""
        self.home_of: list[int] = [areas[place].family for place in places]
        """The family whose home the hex is, or -1."""
        self.homes: list[int] = [self.home_of.index(f) if f in self.home_of else -1 for f in range(len(FAMILIES))]
        """Family to home hex; -1 where it is not in play."""
        self.families: list[int] = [family for family, home in enumerate(self.homes) if home >= 0]
        """Families in play, H1 first."""
        self.r_areas: list[int] = [hex for hex, kind in enumerate(self.kind) if kind == R]
        self.station_hexes: list[int] = [hex for hex, kind in enumerate(self.kind) if kind in (Y, HOME)]
        """Y areas and homes, in order."""
        self.station_index: list[int] = [-1] * len(places)
        """Hex to its place in ``station_hexes``, or -1."""
        for place, hex in enumerate(self.station_hexes):
            self.station_index[hex] = place
        self.faces: Faces = tiles.faces.copy()
        """Those of the tiles, then what is printed on this board."""
        self.printed: list[int] = [self._printed_face(areas[place]) for place in places]
        """The face of each hex before the first tile."""
        self.across: list[int] = []
        """``6 * hex + edge`` to the same side seen from the neighbour; -1 where the map ends."""
        self.side: list[int] = []
        """``6 * hex + edge`` to a bit of its own for each side between two hexes; 0 where the map ends."""
        self.underground: int = 0
        """A bit of its own for passing the HOLE."""
        self.water: list[int] = []
        """By hex: a bit of its own for an O area; 0 elsewhere."""
        self.open: list[int] = []
        """A bit for every edge a tile on that hex may have track to."""
        self._join(places)

    def _printed_face(self, area: Area) -> int:
        if area.kind != R and not area.paths and not area.stubs:
            return BARE
        stops = [(STUB, [edge]) for edge in area.stubs]
        if area.kind == R:
            stops.append((R_AREA, area.exits))
        return self.faces.add(-1, 0, False, area.paths, stops)

    def _join(self, places: list[tuple[int, int]]) -> None:
        found = {place: hex for hex, place in enumerate(places)}
        sides = 0
        for hex, (column, row) in enumerate(places):
            open_edges = 0
            for edge, (right, down) in enumerate(STEPS):
                neighbour = found.get((column + right, row + down), -1)
                if neighbour < 0:
                    self.across.append(-1)
                    self.side.append(0)
                    continue
                beyond = (edge + 3) % 6
                self.across.append(6 * neighbour + beyond)
                if neighbour < hex:
                    self.side.append(self.side[6 * neighbour + beyond])
                else:
                    self.side.append(1 << sides)
                    sides += 1
                if self.kind[neighbour] < R or self.faces.exits[self.printed[neighbour]] >> beyond & 1:
                    open_edges |= 1 << edge
            self.open.append(open_edges if self.kind[hex] < R else 0)
        self.underground = 1 << sides
        self.water = [2 << (sides + hex) if self.kind[hex] == O else 0 for hex in range(len(places))]
