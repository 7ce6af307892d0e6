"""4.2, 7.2: which tile may be laid where: a direct check of one lay, and the whole list, from the same tests."""

from __future__ import annotations

from typing import Final

from menagerie.games.eighteen_zoo.rules.map import refusal_codes
from menagerie.games.eighteen_zoo.rules.map.board import FAMILIES, GREY, HOME, R, Y
from menagerie.games.eighteen_zoo.rules.map.network import Network
from menagerie.games.eighteen_zoo.rules.map.tiles import GREEN, HOME_TILE, TRACK_TILE, Y_TILE, YELLOW
from menagerie.games.eighteen_zoo.rules.map.tracing import network_of, water_of, way_back
from menagerie.games.eighteen_zoo.rules.map.track import FREE, MOST_SPACES, Track

ORDINARY: Final = 0
"""A yellow tile or an upgrade."""
YELLOW_ONLY: Final = 1
UPGRADE_ONLY: Final = 2
FIRST_HOME: Final = 3
"""6.3: the home tile of the family just launched, of any colour up to the one given; colours may be skipped."""
BONUS: Final = 4
"""6.3: yellow track after a launch at 9 or 12."""
RABBITS: Final = 5
MOLES: Final = 6
ANCIENT_MAPS: Final = 7


def lay_refusal(track: Track, family: int, hex: int, tile: int, rotation: int, mode: int, colour: int) -> int:
    """`ALLOWED`, or why not. ``colour``: the highest that may be laid now (0 yellow to 3 grey); powers ignore it."""
    board = track.board
    if not 0 <= hex < len(board.hexes):
        return refusal_codes.NO_SUCH_HEX
    if not (0 <= tile < len(board.tiles.numbers) and 0 <= rotation < 6):
        return refusal_codes.NO_SUCH_TILE
    code = _tile_refusal(track, family, hex, tile, mode, colour)
    if code:
        return code
    return _face_refusal(track, network_of(track, family), family, hex, track.face_of(hex, tile, rotation))


def legal_lays(track: Track, family: int, mode: int, colour: int) -> list[tuple[int, int, int]]:
    """Every (hex, tile, rotation) that is allowed, in order. Money is not looked at: see `lay_cost`."""
    board = track.board
    network = network_of(track, family)
    found: list[tuple[int, int, int]] = []
    arrived = network.arrived
    for hex in range(len(board.hexes)):
        if not arrived[hex] and not track.stands_at(family, hex):
            continue
        if board.kind[hex] >= R or (mode == FIRST_HOME and board.home_of[hex] != family):
            continue
        for tile in _candidates_of_area(track, hex, mode):
            if _tile_refusal(track, family, hex, tile, mode, colour) != refusal_codes.ALLOWED:
                continue
            face = track.face_of(hex, tile, 0)
            for rotation in range(6):
                if _face_refusal(track, network, family, hex, face + rotation) == refusal_codes.ALLOWED:
                    found.append((hex, tile, rotation))  # noqa: PERF401 - compiled, a loop is as fast and clearer
    return found


def lay_cost(track: Track, hex: int) -> int:
    """$N to build there now: 1 on M, 2 on MM, nothing where a tile lies already."""
    return track.board.cost[hex] if track.tile(hex) < 0 else 0


def candidates(track: Track, hex: int, mode: int) -> list[int]:
    """Tiles that could come next on this hex, by their colour; `lay_refusal` checks the rest."""
    tiles = track.board.tiles
    old = track.tile(hex)
    if mode == MOLES:
        return tiles.of_moles
    if mode == FIRST_HOME:
        return tiles.homes
    following = 0 if old < 0 else tiles.colour[old] + 1
    return tiles.of_colour[following] if following < len(tiles.of_colour) else []


def _candidates_of_area(track: Track, hex: int, mode: int) -> list[int]:
    """Of the `candidates` those that go on areas like this one."""
    if mode in (MOLES, FIRST_HOME):
        return candidates(track, hex, mode)
    tiles = track.board.tiles
    old = track.tile(hex)
    following = 0 if old < 0 else tiles.colour[old] + 1
    if following == len(tiles.of_colour):
        return []
    return tiles.of_colour_and_kind[following][_kind_wanted(track.board.kind[hex])]


def _kind_wanted(area: int) -> int:
    """4.2: the kind of tile that goes on such an area."""
    return Y_TILE if area == Y else HOME_TILE if area == HOME else TRACK_TILE


def _tile_refusal(track: Track, family: int, hex: int, tile: int, mode: int, colour: int) -> int:
    """What is said against the tile there, however it is turned."""
    code = _area_refusal(track, hex, tile)
    if code:
        return code
    old = track.tile(hex)
    if old < 0:
        code = _first_tile_refusal(track, family, hex, tile, mode, colour)
    else:
        code = _upgrade_refusal(track, family, hex, old, tile, mode, colour)
    if code:
        return code
    if track.left[tile] <= 0 and (mode == FIRST_HOME or not track.compat.supply_not_checked):
        return refusal_codes.NONE_LEFT
    return refusal_codes.ALLOWED


def _face_refusal(track: Track, network: Network, family: int, hex: int, face: int) -> int:
    """What is said against the face that the hex would show."""
    faces = track.board.faces
    exits = faces.exits[face]
    if exits & ~track.board.open[hex]:
        return refusal_codes.CLOSED_SIDE
    shown = track.face[hex]
    if faces.tile[shown] >= 0:
        if faces.exits[shown] & ~exits or faces.joined[shown] & ~faces.joined[face]:
            return refusal_codes.PATHS_LOST
        return _nothing_new_refusal(track, network, family, hex, face)
    # 7.2: a part of the new track is reached from a station of the family
    if network.arrived[hex] & exits or track.stands_at(family, hex):
        return refusal_codes.ALLOWED
    return refusal_codes.OUT_OF_REACH


def _area_refusal(track: Track, hex: int, tile: int) -> int:
    """4.2: which tiles go on which areas."""
    board = track.board
    area = board.kind[hex]
    if area in (R, GREY):
        return refusal_codes.TERMINAL_AREA
    if board.tiles.kind[tile] != _kind_wanted(area):
        return refusal_codes.WRONG_AREA
    only = board.tiles.home[tile]
    if only and FAMILIES[board.home_of[hex]] != only:
        return refusal_codes.WRONG_HOME
    return refusal_codes.ALLOWED


def _first_tile_refusal(track: Track, family: int, hex: int, tile: int, mode: int, colour: int) -> int:
    """A tile on a hex that has none."""
    tiles = track.board.tiles
    if mode == FIRST_HOME:
        if track.board.home_of[hex] != family:
            return refusal_codes.NOT_THE_HOME
        return refusal_codes.ALLOWED if tiles.colour[tile] <= colour else refusal_codes.PHASE_TOO_EARLY
    if mode in (UPGRADE_ONLY, RABBITS):
        return refusal_codes.NOT_AN_UPGRADE
    if mode == MOLES:
        return refusal_codes.NOT_PLAIN_YELLOW
    if tiles.moles[tile]:
        return refusal_codes.MOLES_ONLY
    return refusal_codes.ALLOWED if tiles.colour[tile] == YELLOW else refusal_codes.NOT_YELLOW


def _upgrade_refusal(track: Track, family: int, hex: int, old: int, tile: int, mode: int, colour: int) -> int:
    """A tile in the place of another."""
    tiles = track.board.tiles
    if mode in (YELLOW_ONLY, BONUS, ANCIENT_MAPS):
        return refusal_codes.ALREADY_TRACK
    if mode == FIRST_HOME:
        if track.board.home_of[hex] != family:
            return refusal_codes.NOT_THE_HOME
        if tiles.colour[tile] <= tiles.colour[old]:
            return refusal_codes.NOT_AN_UPGRADE
        return refusal_codes.ALLOWED if tiles.colour[tile] <= colour else refusal_codes.PHASE_TOO_EARLY
    if mode == MOLES:
        if tiles.kind[old] != TRACK_TILE or tiles.colour[old] != YELLOW:
            return refusal_codes.NOT_PLAIN_YELLOW
        return refusal_codes.ALLOWED if tiles.moles[tile] else refusal_codes.MOLES_ONLY
    if tiles.moles[tile]:
        return refusal_codes.MOLES_ONLY
    if tiles.moles[old]:
        return refusal_codes.FINAL_TILE
    if track.board.marked[hex]:
        if mode != RABBITS:
            return refusal_codes.MARKED_TILE
        if tiles.colour[old] >= GREEN:
            return refusal_codes.FINAL_TILE
    if tiles.colour[tile] != tiles.colour[old] + 1:
        return refusal_codes.NOT_AN_UPGRADE
    if mode != RABBITS and tiles.colour[tile] > colour:
        return refusal_codes.PHASE_TOO_EARLY
    return refusal_codes.ALLOWED


def _nothing_new_refusal(track: Track, network: Network, family: int, hex: int, face: int) -> int:
    """7.2: a new path is reached, or a station that is reached becomes worth more."""
    if track.stands_at(family, hex):
        return refusal_codes.ALLOWED
    board = track.board
    came = network.arrived[hex] & board.faces.exits[face]
    if not came:
        return refusal_codes.OUT_OF_REACH
    shown = track.face[hex]
    if board.station_index[hex] >= 0:
        if came & ~board.faces.exits[shown]:
            return refusal_codes.ALLOWED
        old, new = board.faces.tile[shown], board.faces.tile[face]
        if board.tiles.nuts[new] > board.tiles.nuts[old] or not _filled(track, hex, board.tiles.spaces[new]):
            return refusal_codes.ALLOWED
        return refusal_codes.NOTHING_NEW
    new_paths = board.faces.joined[face] & ~board.faces.joined[shown]
    if _new_path_reached(track, family, network, hex, came, new_paths):
        return refusal_codes.ALLOWED
    return refusal_codes.NOTHING_NEW


def _filled(track: Track, hex: int, spaces: int) -> bool:
    """Whether the station there, with that many spaces, would still be tokened out for a family without one."""
    first = MOST_SPACES * track.board.station_index[hex]
    return FREE not in track.spaces[first : first + spaces]


def _new_path_reached(track: Track, family: int, network: Network, hex: int, came: int, new_paths: int) -> bool:
    board = track.board
    water = water_of(track, hex)
    doubtful: list[int] = []
    for edge in range(6):
        if not came >> edge & 1:
            continue
        trail = network.trails[6 * hex + edge]
        for beyond in range(6):
            if new_paths >> (6 * edge + beyond) & 1:
                if not trail & (board.side[6 * hex + beyond] | water):
                    return True
                doubtful.append(6 * edge + beyond)
    # The way we know already passes where the new path goes; is there another?
    return any(
        way_back(track, family, 6 * hex + pair // 6, board.side[6 * hex + pair % 6] | water) for pair in doubtful
    )
