"""The static document says the same as the rules: every face of every tile, every hex, every table of the box."""

from __future__ import annotations

from math import atan2, pi, sqrt

import pytest

from menagerie.games.eighteen_zoo.game import GAME, MAPS
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.facts import FAMILIES, POWERS
from menagerie.games.eighteen_zoo.rules.map.board import O
from menagerie.games.eighteen_zoo.rules.map.tiles import R_AREA, STATION, STUB, WATER, Faces, tile_set
from menagerie.games.eighteen_zoo.rules.setup import board_of
from menagerie.games.eighteen_zoo.static_document import CENTRE, HexFacts, StaticDocument, TileFacts, static_document

SETUPS = list(GAME.setups())
each_setup = pytest.mark.parametrize(("players", "options"), SETUPS, ids=[f"{p}-{o.map}" for p, o in SETUPS])


def looks(faces: Faces, face: int) -> object:
    """What a face joins, whatever the order in which its tracks are listed."""
    stops = zip(faces.stop_kind[face], faces.stop_edges[face], strict=True)
    return (
        faces.exits[face],
        faces.joined[face],
        [sorted(set(onward)) for onward in faces.dry[6 * face : 6 * face + 6]],
        sorted((kind, tuple(edges)) for kind, edges in stops),
    )


def rebuilt_tile(tile: TileFacts, rotation: int) -> object:
    """The face that the document tells of."""
    turned = [tuple(sorted((edge + rotation) % 6 for edge in group)) for group in (*tile.paths, *tile.stops)]
    paths, stops = turned[: len(tile.paths)], turned[len(tile.paths) :]
    pairs: list[tuple[int, int]] = []
    met: list[tuple[int, list[int]]] = []
    if tile.area == "O":
        met = [(WATER, list(group)) for group in turned]
    elif tile.slots:
        met = [(STATION, list(group)) for group in stops]
    else:
        pairs = [(path[0], path[1]) for path in paths]
        pairs += [(a, b) for group in stops for a in group for b in group if a < b]
    faces = Faces()
    return looks(faces, faces.add(0, rotation, tile.area == "O", pairs, met))


def rebuilt_hex(hex: HexFacts) -> object:
    middle = [edge for edge, other in hex.tracks if other == CENTRE]
    pairs = [track for track in hex.tracks if track[1] != CENTRE]
    stops = [(STUB, [edge]) for edge in hex.stubs]
    if hex.area == "R":
        stops.append((R_AREA, middle))
    else:
        pairs += [(a, b) for a in middle for b in middle if a < b]
    faces = Faces()
    return looks(faces, faces.add(-1, 0, False, pairs, stops))


@pytest.mark.proves("18zoo", "4.2", "10.22")
@pytest.mark.parametrize("compat", ["rulebook", "18xx.games"])
def test_every_face_can_be_rebuilt(compat: str) -> None:
    records = compat == "18xx.games"
    document = static_document(2, EighteenZooOptions(compat="18xx.games" if records else "rulebook"))
    tiles = tile_set()
    seen = 0
    for tile in document.tiles:
        number = tiles.index[tile.supply]
        wet = tiles.crossed_face if records else tiles.wet_face
        first = wet[number] if tile.area == "O" else tiles.dry_face[number]
        for rotation in range(6):
            assert rebuilt_tile(tile, rotation) == looks(tiles.faces, first + rotation), (tile.number, rotation)
            seen += 1
        same = [looks(tiles.faces, first + rotation) for rotation in range(6)]
        assert list(tile.rotations) == [rotation for rotation in range(6) if same[rotation] not in same[:rotation]]
    assert seen == 6 * (len(tiles.numbers) + sum(1 for tile in document.tiles if tile.number.startswith("X")))


def test_tiles_on_water_are_named_as_the_rules_and_their_swap_is_seen() -> None:
    def found(compat: object, number: str) -> TileFacts:
        options = EighteenZooOptions(compat="18xx.games" if compat else "rulebook")
        return next(tile for tile in static_document(2, options).tiles if tile.number == number)

    assert found(False, "X23").paths == found(True, "X24").paths == found(True, "23").paths
    assert found(False, "X24").paths == found(True, "X23").paths != found(False, "X23").paths
    assert found(False, "X8").supply == "8"
    assert found(False, "40").paths
    assert not found(False, "40").stops
    assert found(False, "81").stops == ((0, 2, 4),)
    assert not found(False, "81").paths
    assert [tile.home for tile in static_document(2, EighteenZooOptions()).tiles if tile.colour == "grey"] == [
        "TI", "GI", "BB",
    ]  # fmt: skip


@each_setup
def test_every_hex_lies_where_its_neighbours_want_it(players: int, options: EighteenZooOptions) -> None:
    document = static_document(players, options)
    board = board_of(options)
    assert [hex.hex for hex in document.hexes] == board.hexes
    for number, hex in enumerate(document.hexes):
        assert rebuilt_hex(hex) == looks(board.faces, board.printed[number])
        assert hex.cost == board.cost[number]
        assert (hex.area == "O") == (board.kind[number] == O)
        assert sum(1 << edge for edge in hex.open) == board.open[number]
        assert {edge for edge in range(6) if board.across[6 * number + edge] >= 0} == set(hex.edges)
        for edge in hex.edges:
            other = document.hexes[board.across[6 * number + edge] // 6]
            right = 1.5 * (other.column - hex.column)
            down = sqrt(3) / 2 * (other.row - hex.row)
            assert right**2 + down**2 == pytest.approx(3)
            assert round((atan2(down, right) - pi / 2) / (pi / 3)) % 6 == edge, "clockwise from the south"


@each_setup
def test_the_document_is_made_once_and_fits_the_view(players: int, options: EighteenZooOptions) -> None:
    document = GAME.static_document(players, options)
    assert document is GAME.static_document(players, options)
    view = GAME.start(players, options, 1).view(0)
    assert [hex.hex for hex in document.hexes] == [hex.hex for hex in view.hexes]
    assert [hex.area for hex in document.hexes] == [hex.area for hex in view.hexes]
    assert {tile.supply for tile in document.tiles} == set(view.tiles)
    assert {tile.number: tile.copies for tile in document.tiles if tile.area != "O"} == view.tiles
    assert [family.family for family in document.families] == [family.family for family in view.families]
    assert [family.station_costs for family in document.families] == [family.station_costs for family in view.families]
    assert document.deck[: len(view.deck)] == view.deck
    assert {hex.home: hex.hex for hex in document.hexes if hex.home} == {
        family.family: family.home for family in document.families
    }
    in_modules = [hex for module in document.modules for hex in module.hexes]
    assert len(in_modules) == len(set(in_modules))
    filler = {"D": 1}.get(options.map, 0)
    assert len(in_modules) == len(document.hexes) - filler


def test_the_tables_of_the_box() -> None:
    document: StaticDocument = static_document(3, EighteenZooOptions())
    assert len(document.stock) == 38
    assert {power.power for power in document.powers} == set(POWERS)
    assert len({power.paragraph for power in document.powers}) == 20
    assert [one.ticket for one in document.rounds] == [4, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18]
    assert [launch.tracks for launch in document.launches] == [0, 0, 0, 2, 4]
    assert [launch.colour for launch in document.launches] == ["yellow", "yellow", "yellow", "green", "brown"]
    assert document.deck[:4] == ("2S-0", "2S-1", "2S-2", "3S-0")
    assert {family.family for family in document.families} <= set(FAMILIES)
    assert [phase.r_value for phase in document.phases] == [30, 30, 30, 60, 60, 60]


def test_how_many_hexes_the_maps_have() -> None:
    counts = [len(static_document(2, EighteenZooOptions(map=name)).hexes) for name in MAPS if name != "custom"]
    assert counts == [89, 77, 78, 102, 88, 96]
