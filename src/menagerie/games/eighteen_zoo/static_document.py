"""What never changes at a table: hexes, tiles, stock board, phases, squirrels, powers, families and rounds.

A board fetches it once; the view holds only what changes.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, get_args

from msgspec import Struct

from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.facts import (
    BONUS_TRACKS,
    CELLS,
    COLOURS,
    DIVIDEND,
    FAMILIES,
    FAMILY_OF,
    GREEN,
    K4J,
    KIND_COST,
    KIND_STOPS,
    KINDS,
    LAUNCH_BONUS,
    LAUNCH_CELL,
    LAUNCH_COLOUR,
    LAUNCH_VALUES,
    PARENTS_BONUS,
    PHASE_BONUS,
    PHASE_BROUGHT_BY,
    PHASE_COLOUR,
    PHASE_LAUNCH,
    PHASE_LIMIT,
    PHASE_R,
    PHASES,
    POWER_COST,
    POWER_USES,
    POWERS,
    PRICE,
    ROUND_DAY,
    ROUND_KIND,
    ROUND_NUMBER,
    STATION_COSTS,
    STATION_COSTS_18XX,
    TEXT_COLOURS,
    THRESHOLD,
    TICKET,
    Family,
    PowerName,
    deck,
    retirement_phases,
    squirrel_names,
)
from menagerie.games.eighteen_zoo.rules.map.board import AREAS, Board, R
from menagerie.games.eighteen_zoo.rules.map.modules import module_areas
from menagerie.games.eighteen_zoo.rules.map.tiles import GREEN as GREEN_TILE
from menagerie.games.eighteen_zoo.rules.map.tiles import (
    HOME_TILE,
    STATION,
    STUB,
    TRACK_TILE,
    YELLOW,
    TileSet,
)
from menagerie.games.eighteen_zoo.rules.setup import board_of

Area = Literal["plain", "M", "MM", "O", "Y", "home", "R", "grey"]
Colour = Literal["yellow", "green", "brown", "grey"]

TILE_COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
CENTRE: Final = 6
"""In a hex's tracks: its middle."""
WATER_NUTS: Final = 10
"""7.4: of an O."""
POWER_PARAGRAPHS: Final[dict[PowerName, str]] = {
    "MIDAS": "11.1",
    "IT_S_ALL_GREEK_TO_ME": "11.2",
    "TOO_MUCH_RESPONSIBILITY": "11.3",
    "DAYS_OFF": "11.4",
    "LEPRECHAUN_POT_OF_GOLD": "11.5",
    "WHATSUP": "11.6",
    "TWO_BARRELS": "11.7",
    "A_SQUEEZE": "11.8",
    "THAT_S_MINE": "11.9",
    "WORK_IN_PROGRESS": "11.10",
    "SHINING_GOLD": "11.11",
    "ANCIENT_MAPS": "11.12",
    "MOLES": "11.13",
    "RABBITS": "11.14",
    "WINGS": "11.15",
    "ON_A_DIET": "11.16",
    "WHEAT": "11.17",
    "A_TIP_OF_SUGAR": "11.18",
    "PATCH": "11.19",
    "HOLE": "11.20",
}


class HexFacts(Struct, frozen=True, omit_defaults=True):
    """One hex of the map. Its centre is at x = 3 / 2 * size * column, y = sqrt(3) / 2 * size * row."""

    hex: str
    column: int
    row: int
    area: Area
    edges: tuple[int, ...]
    """Those that lead to another hex of the map; edge 0 is south, then clockwise."""
    open: tuple[int, ...] = ()
    """Those to which a tile laid there may have track."""
    cost: int = 0
    """7.2: of laying the first tile there."""
    home: Family | None = None
    tracks: tuple[tuple[int, int], ...] = ()
    """Printed on the map: pairs of edges; 6 is the middle, where a junction's three tracks, or those of an R, meet."""
    stubs: tuple[int, ...] = ()
    """Edges of printed tracks that end blunt in the hex; not among ``tracks``."""
    values: tuple[int, ...] = ()
    """Nuts of an R area: before and from the phase that raises them."""


class TileFacts(Struct, frozen=True, omit_defaults=True):
    """One kind of tile, at rotation 0; a rotation is added to every edge."""

    number: str
    """As a view names it on a hex: with an X in front where it lies on an O."""
    supply: str
    """Its number without the X: actions and a view's supply name it so."""
    colour: Colour
    area: Area
    """Where it is laid; ``plain`` stands for M and MM as well."""
    copies: int
    """In the box; tiles with an X are the same as those without."""
    paths: tuple[tuple[int, int], ...] = ()
    """Tracks from edge to edge that meet no other: crossings are bridges. On an O each has its own water."""
    stops: tuple[tuple[int, ...], ...] = ()
    """Groups of edges whose tracks meet in the middle: a station area, or the junction of a MOLES tile."""
    nuts: int = 0
    """Of its station area; on an O, of each path."""
    slots: int = 0
    rotations: tuple[int, ...] = (0, 1, 2, 3, 4, 5)
    """Those that look different."""
    upgrades: tuple[str, ...] = ()
    """The tiles it can become; those of MOLES by that power only, on O (as on M and MM) the others by RABBITS only."""
    moles: bool = False
    home: Family | None = None
    """The only home it may be laid on."""


class StockBox(Struct, frozen=True):
    row: int
    column: int
    price: int
    dividend: int
    bonus: int
    """Of the parents card."""
    threshold: int
    """Nuts; 0 in the last box."""


class LaunchFacts(Struct, frozen=True):
    """6.3: a value at which a family can be launched."""

    value: int
    row: int
    column: int
    treasury: int
    """What the bank adds."""
    tracks: int
    """Bonus tracks."""
    colour: Colour
    """The best colour of home tile it brings."""


class PhaseFacts(Struct, frozen=True):
    phase: str
    limit: int
    """Squirrels a family may have."""
    colours: tuple[Colour, ...]
    r_value: int
    launch: tuple[int, ...]
    """Values at which families can be launched."""
    bonus: bool
    """7.6c: whether the family that brings it moves one box more."""


class SquirrelFacts(Struct, frozen=True):
    kind: str
    cost: int
    stops: int
    jumping: bool
    phase: str
    """The phase that the first of them brings."""
    retires_on: str | None
    """The phase that retires it at once."""
    last_run_on: str | None
    """The phase that leaves it one more run."""


class PowerFacts(Struct, frozen=True):
    """Its name and effect in words are the messages ``power-<name>`` and ``power-effect-<name>``."""

    power: PowerName
    cost: int
    colour: Literal["blue", "green"]
    """Blue ones are for players, green ones for families."""
    uses: int
    """How often it is used; 0: for good."""
    paragraph: str


class FamilyFacts(Struct, frozen=True):
    family: Family
    colour: str
    text_colour: str
    home: str
    """A hex."""
    station_costs: tuple[int, ...]


class RoundFacts(Struct, frozen=True):
    kind: Literal["draft", "stock", "operating"]
    day: int
    number: int
    ticket: int


class ModuleFacts(Struct, frozen=True):
    """A module of the map, for the editor of custom maps."""

    module: str
    place: int
    """Its place: 0 for a base module, else 1 to 7."""
    hexes: tuple[str, ...]


class StaticDocument(Struct, frozen=True):
    players: int
    options: EighteenZooOptions
    hexes: tuple[HexFacts, ...]
    tiles: tuple[TileFacts, ...]
    stock: tuple[StockBox, ...]
    launches: tuple[LaunchFacts, ...]
    phases: tuple[PhaseFacts, ...]
    squirrels: tuple[SquirrelFacts, ...]
    deck: tuple[str, ...]
    """The whole deck by squirrel name, in order; the endless 4J/2J come after it."""
    powers: tuple[PowerFacts, ...]
    families: tuple[FamilyFacts, ...]
    rounds: tuple[RoundFacts, ...]
    modules: tuple[ModuleFacts, ...]
    """Those of this map."""


@cache
def static_document(players: int, options: EighteenZooOptions) -> StaticDocument:
    """Made once for all tables with these options."""
    board = board_of(options)
    records = options.compat == "18xx.games"
    costs = STATION_COSTS_18XX if records else STATION_COSTS
    return StaticDocument(
        players=players,
        options=options,
        hexes=tuple([_hex(board, hex) for hex in range(len(board.hexes))]),
        tiles=_tiles(board.tiles, records),
        stock=tuple(
            [
                StockBox(row, column, PRICE[cell], DIVIDEND[cell], PARENTS_BONUS[cell], THRESHOLD[cell])
                for cell, (row, column) in enumerate(CELLS)
            ]
        ),
        launches=tuple([_launch(value) for value in LAUNCH_VALUES]),
        phases=tuple([_phase(phase) for phase in range(len(PHASES))]),
        squirrels=tuple([_squirrel(kind) for kind in range(len(KINDS))]),
        deck=tuple(squirrel_names(players)[: deck(players).index(K4J)]),
        powers=tuple(
            [
                PowerFacts(
                    name,
                    POWER_COST[power],
                    "green" if GREEN[power] else "blue",
                    POWER_USES[power],
                    POWER_PARAGRAPHS[name],
                )
                for power, name in enumerate(POWERS)
            ]
        ),
        families=tuple(
            [
                FamilyFacts(
                    FAMILIES[family],
                    COLOURS[family],
                    TEXT_COLOURS[family],
                    board.hexes[board.homes[family]],
                    tuple(costs[family]),
                )
                for family in board.families
            ]
        ),
        rounds=tuple(
            [
                RoundFacts(("draft", "stock", "operating")[kind], ROUND_DAY[place], ROUND_NUMBER[place], TICKET[place])
                for place, kind in enumerate(ROUND_KIND)
            ]
        ),
        modules=tuple([_module(board, name) for name in board.modules]),
    )


def _hex(board: Board, hex: int) -> HexFacts:
    column, row = board.places[hex]
    family = board.home_of[hex]
    tracks, stubs = _printed(board, hex)
    return HexFacts(
        board.hexes[hex],
        column,
        row,
        AREAS[board.kind[hex]],
        tuple([edge for edge in range(6) if board.across[6 * hex + edge] >= 0]),
        tuple([edge for edge in range(6) if board.open[hex] >> edge & 1]),
        board.cost[hex],
        FAMILIES[family] if family >= 0 else None,
        tracks,
        stubs,
        (min(PHASE_R), max(PHASE_R)) if board.kind[hex] == R else (),
    )


def _printed(board: Board, hex: int) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
    """The tracks printed on a hex, and its stubs."""
    faces = board.faces
    face = board.printed[hex]
    stubs: list[int] = []
    tracks: list[tuple[int, int]] = []
    for kind, edges in zip(faces.stop_kind[face], faces.stop_edges[face], strict=True):
        if kind == STUB:
            stubs += edges
        else:
            tracks += [(edge, CENTRE) for edge in edges]
    for edge in range(6):
        onward = faces.dry[6 * face + edge]
        if len(onward) == 2 and onward[1] in faces.dry[6 * face + onward[0]]:
            tracks.append((edge, CENTRE))  # the rules know a junction as tracks between any two of its edges
        else:
            tracks += [(edge, other) for other in onward if edge < other]
    return tuple(sorted(tracks)), tuple(stubs)


def _tiles(tiles: TileSet, records: bool) -> tuple[TileFacts, ...]:
    """All as they lie on land, then those that may lie on an O; 10.22: in records as 18xx.games draws them."""
    wet_face = tiles.crossed_face if records else tiles.wet_face
    track = [tile for tile, kind in enumerate(tiles.kind) if kind == TRACK_TILE and tiles.colour[tile] <= GREEN_TILE]
    land = [_tile(tiles, tile, tiles.dry_face, "") for tile in range(len(tiles.numbers))]
    return (*land, *[_tile(tiles, tile, wet_face, "X") for tile in track])


def _tile(tiles: TileSet, tile: int, face_of: list[int], prefix: str) -> TileFacts:
    face = face_of[tile]
    paths, stops = _shape(tiles, face)
    kind = tiles.kind[tile]
    area: Area = "O" if prefix else "plain" if kind == TRACK_TILE else "home" if kind == HOME_TILE else "Y"
    home = tiles.home[tile]
    return TileFacts(
        f"{prefix}{tiles.numbers[tile]}",
        tiles.numbers[tile],
        TILE_COLOURS[tiles.colour[tile]],
        area,
        tiles.count[tile],
        paths,
        stops,
        WATER_NUTS if prefix else tiles.nuts[tile],
        tiles.spaces[tile],
        _rotations(tiles, face),
        tuple([f"{prefix}{tiles.numbers[new]}" for new in _upgrades(tiles, tile, face_of, bool(prefix))]),
        tiles.moles[tile],
        FAMILIES[FAMILY_OF[home]] if home else None,
    )


def _shape(tiles: TileSet, face: int) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, ...], ...]]:
    """Separate tracks, and groups of tracks that meet in the middle."""
    faces = tiles.faces
    paths: list[tuple[int, int]] = []
    stops: list[tuple[int, ...]] = []
    for kind, edges in zip(faces.stop_kind[face], faces.stop_edges[face], strict=True):
        if kind != STATION and len(edges) == 2:
            paths.append((edges[0], edges[1]))
        else:
            stops.append(tuple(edges))
    if tiles.moles[faces.tile[face]] and not stops:
        stops.append(tuple([edge for edge in range(6) if faces.exits[face] >> edge & 1]))
    elif not faces.stop_kind[face]:
        for edge in range(6):
            paths += [(edge, other) for other in faces.dry[6 * face + edge] if edge < other]
    return tuple(sorted(paths)), tuple(stops)


def _rotations(tiles: TileSet, face: int) -> tuple[int, ...]:
    seen: list[object] = []
    found: list[int] = []
    for rotation in range(6):
        paths, stops = _shape(tiles, face + rotation)
        if (paths, stops) not in seen:
            seen.append((paths, stops))
            found.append(rotation)
    return tuple(found)


def _upgrades(tiles: TileSet, tile: int, face_of: list[int], on_water: bool) -> list[int]:
    """The tiles that keep its tracks in some rotation: of the next colour; those of MOLES in place of yellow track."""
    faces = tiles.faces
    shown = face_of[tile]
    if tiles.moles[tile] or (on_water and tiles.colour[tile] >= GREEN_TILE):
        return []
    found: list[int] = []
    for new in range(len(tiles.numbers)):
        if tiles.kind[new] != tiles.kind[tile] or tiles.colour[new] != tiles.colour[tile] + 1:
            continue
        if tiles.moles[new] and tiles.colour[tile] != YELLOW:
            continue
        for face in range(face_of[new], face_of[new] + 6):
            if not faces.exits[shown] & ~faces.exits[face] and not faces.joined[shown] & ~faces.joined[face]:
                found.append(new)
                break
    return found


def _launch(value: int) -> LaunchFacts:
    row, column = CELLS[LAUNCH_CELL[value]]
    colour = TILE_COLOURS[LAUNCH_COLOUR[value]]
    return LaunchFacts(value, row, column, LAUNCH_BONUS[value], BONUS_TRACKS[value], colour)


def _phase(phase: int) -> PhaseFacts:
    return PhaseFacts(
        PHASES[phase],
        PHASE_LIMIT[phase],
        TILE_COLOURS[: PHASE_COLOUR[phase] + 1],
        PHASE_R[phase],
        tuple(PHASE_LAUNCH[phase]),
        PHASE_BONUS[phase],
    )


def _squirrel(kind: int) -> SquirrelFacts:
    retires_on, last_run_on = retirement_phases(kind)
    phase = PHASES[PHASE_BROUGHT_BY[kind]]
    return SquirrelFacts(KINDS[kind], KIND_COST[kind], KIND_STOPS[kind], kind >= K4J, phase, retires_on, last_run_on)


def _module(board: Board, name: str) -> ModuleFacts:
    middle, down = board.places[board.centre]
    places = [(middle + column, down + row) for column, row in module_areas(name)]
    hexes = [board.hexes[board.places.index(place)] for place in places]
    return ModuleFacts(name, 0 if name.startswith("BASE") else int(name[0]), tuple(hexes))
