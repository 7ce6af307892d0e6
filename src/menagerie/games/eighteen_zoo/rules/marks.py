"""11.9, 11.10, 11.17, 11.20: what powers put on the map: THAT'S MINE, WORK IN PROGRESS, WHEAT and the HOLE."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.rules.facts import THATS_MINE
from menagerie.games.eighteen_zoo.rules.map import stations
from menagerie.games.eighteen_zoo.rules.position import NONE, Position


def refuse_hole(position: Position, hex: int) -> int:
    return stations.hole_refusal(position.track, position.hole_first, hex)


def dig_hole(position: Position, hex: int) -> bool:
    """11.20: one end first, then the other; with both there the HOLE is dug."""
    if position.hole_first == NONE:
        position.hole_first = hex
        return False
    position.track.dig(position.hole_first, hex)
    position.hole_first = NONE
    position.second_hole_later = False
    return True


def refuse_wheat(position: Position, hex: int) -> int:
    return stations.wheat_refusal(position.track, position.family, hex)


def put_wheat(position: Position, hex: int) -> bool:
    """11.17: a station of the family is worth 30 more."""
    position.wheat[position.family] = hex
    if position.hole_first != NONE and position.compat.wheat_ends_waiting:  # 10.59
        position.second_hole_later = True
    return True


def refuse_reserve(position: Position, hex: int) -> int:
    return stations.reserve_refusal(position.track, position.family, hex)


def reserve_space(position: Position, hex: int) -> bool:
    """11.9: THAT'S MINE keeps a space; the power goes when the station is built."""
    position.track.reserve(position.family, hex)
    position.power_left[THATS_MINE] = 0
    return False


def reserved_by_thats_mine(position: Position, family: int, hex: int) -> bool:
    """11.9: whether a space there is kept for the family by THAT'S MINE."""
    if not position.family_has(family, THATS_MINE) or position.power_left[THATS_MINE] > 0:
        return False
    track = position.track
    first = 3 * track.board.station_index[hex]
    return family in track.reserved[first : first + 3]


def refuse_block(position: Position, hex: int) -> int:
    return stations.block_refusal(position.track, hex, position.family)


def block_space(position: Position, hex: int) -> bool:
    """11.10: WORK IN PROGRESS fills a space."""
    position.track.block(hex)
    return True
