"""Track as somebody plans it: ghost tiles and stations on a copy, checked for fit, not for cost or reach."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.rules.map import refusal_codes
from menagerie.games.eighteen_zoo.rules.map.board import FAMILIES, GREY, HOME, R, Y
from menagerie.games.eighteen_zoo.rules.map.stations import space_refusal
from menagerie.games.eighteen_zoo.rules.map.tiles import BROWN, GREEN, HOME_TILE, TRACK_TILE, Y_TILE, YELLOW
from menagerie.games.eighteen_zoo.rules.map.track import Track


def fit_refusal(track: Track, hex: int, tile: int, rotation: int) -> int:
    """`ALLOWED`, or why the tile does not fit: its area, its colour, the supply, closed sides, old paths."""
    board = track.board
    tiles = board.tiles
    area = board.kind[hex]
    if area in (R, GREY):
        return refusal_codes.TERMINAL_AREA
    if tiles.kind[tile] != (Y_TILE if area == Y else HOME_TILE if area == HOME else TRACK_TILE):
        return refusal_codes.WRONG_AREA
    if tiles.home[tile] and tiles.home[tile] != FAMILIES[board.home_of[hex]]:
        return refusal_codes.WRONG_HOME
    code = _colour_refusal(track, hex, tile)
    if code:
        return code
    if track.left[tile] <= 0 and not track.compat.supply_not_checked:
        return refusal_codes.NONE_LEFT
    face = track.face_of(hex, tile, rotation)
    faces = board.faces
    if faces.exits[face] & ~board.open[hex]:
        return refusal_codes.CLOSED_SIDE
    shown = track.face[hex]
    if track.tile(hex) >= 0 and (faces.exits[shown] & ~faces.exits[face] or faces.joined[shown] & ~faces.joined[face]):
        return refusal_codes.PATHS_LOST
    return refusal_codes.ALLOWED


def _colour_refusal(track: Track, hex: int, tile: int) -> int:
    """4.2, 11.13, 11.14: what can follow the tile that lies there, in some phase and with some power."""
    tiles = track.board.tiles
    old = track.tile(hex)
    if old < 0:
        best = BROWN if track.board.kind[hex] == HOME else YELLOW  # 6.3b: a launch at 12 brings a brown home
        if tiles.moles[tile]:
            return refusal_codes.NOT_PLAIN_YELLOW
        return refusal_codes.ALLOWED if tiles.colour[tile] <= best else refusal_codes.NOT_YELLOW
    if tiles.moles[tile]:
        return refusal_codes.ALLOWED if tiles.colour[old] == YELLOW else refusal_codes.NOT_PLAIN_YELLOW
    if tiles.moles[old] or (track.board.marked[hex] and tiles.colour[old] >= GREEN):
        return refusal_codes.FINAL_TILE
    return refusal_codes.ALLOWED if tiles.colour[tile] == tiles.colour[old] + 1 else refusal_codes.NOT_AN_UPGRADE


def fitting(track: Track, hex: int) -> list[tuple[int, int]]:
    """Every tile and rotation that fits there."""
    return [
        (tile, rotation)
        for tile in range(len(track.board.tiles.numbers))
        for rotation in range(6)
        if fit_refusal(track, hex, tile, rotation) == refusal_codes.ALLOWED
    ]


def planned_station_refusal(track: Track, family: int, hex: int) -> int:
    """A station tile with a space for the family, which has no station there."""
    if track.board.station_index[hex] < 0 or track.tile(hex) < 0:
        return refusal_codes.NO_STATION_TILE
    if track.stands_at(family, hex):
        return refusal_codes.ALREADY_THERE
    return space_refusal(track, family, hex)
