"""7.3: where a station may be built, booked (THAT'S MINE) or made impossible (WORK IN PROGRESS)."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.rules.map import refusal_codes
from menagerie.games.eighteen_zoo.rules.map.board import R
from menagerie.games.eighteen_zoo.rules.map.tracing import network_of
from menagerie.games.eighteen_zoo.rules.map.track import FREE, MOST_SPACES, Track


def station_refusal(track: Track, family: int, hex: int, extra: bool = False) -> int:
    """7.3: an ordinary station; ``extra``: ON A DIET, beside the spaces."""
    code = _visit_refusal(track, family, hex)
    if code:
        return code
    if extra:
        return refusal_codes.ALLOWED if track.extra[track.board.station_index[hex]] < 0 else refusal_codes.NO_FREE_SPACE
    return space_refusal(track, family, hex)


def station_places(track: Track, family: int, extra: bool = False) -> list[int]:
    """Every hex where `station_refusal` allows one."""
    reached = network_of(track, family).stations & ~track.stands[family]
    return [
        hex
        for place, hex in enumerate(track.board.station_hexes)
        if reached >> place & 1 and station_refusal(track, family, hex, extra) == refusal_codes.ALLOWED
    ]


def space_refusal(track: Track, family: int, hex: int, asking: int = -1) -> int:
    """Whether the tile there has a space for the family: kept for it, or free and kept for nobody.

    ``asking``: whose power it is, where the space is not for a station of the family.
    """
    if track.space_for(family, hex) >= 0:
        return refusal_codes.ALLOWED
    first = MOST_SPACES * track.board.station_index[hex]
    for i in range(first, first + track.space_count(hex)):
        if track.spaces[i] == FREE:
            kept = asking >= 0 and track.reserved[i] == asking
            return refusal_codes.SPACE_KEPT_ALREADY if kept else refusal_codes.SPACE_RESERVED
    return refusal_codes.NO_FREE_SPACE


def booked(track: Track, family: int) -> int:
    """The hex where the family has a space by THAT'S MINE, or -1."""
    for place, hex in enumerate(track.board.station_hexes):
        first = MOST_SPACES * place
        for i in range(first, first + MOST_SPACES):
            if track.reserved[i] == family and (i > first or track.board.home_of[hex] != family):
                return hex
    return -1


def claim_refusal(track: Track, family: int, hex: int) -> int:
    """THAT'S MINE turned into a station."""
    code = _visit_refusal(track, family, hex)
    if code:
        return code
    return refusal_codes.ALLOWED if booked(track, family) == hex else refusal_codes.NOT_BOOKED


def reserve_refusal(track: Track, family: int, hex: int) -> int:
    """THAT'S MINE booked here, reached or not."""
    code = _tile_refusal(track, hex)
    if code:
        return code
    if track.stands_at(family, hex):
        return refusal_codes.ALREADY_THERE
    return space_refusal(track, -1, hex, family)


def block_refusal(track: Track, hex: int, family: int = -1) -> int:
    """WORK IN PROGRESS put here, reached or not; on no space of the home of a family that is not launched."""
    code = _tile_refusal(track, hex) or space_refusal(track, -1, hex, family)
    if code:
        return code
    home = track.board.home_of[hex]
    if home >= 0 and not track.launched >> home & 1 and not track.compat.work_on_unlaunched_homes:
        return refusal_codes.UNLAUNCHED_HOME
    return refusal_codes.ALLOWED


def wheat_refusal(track: Track, family: int, hex: int) -> int:
    """WHEAT put here: a station of the family; 10.63: with or without a tile."""
    if 0 <= hex < len(track.board.hexes) and track.stands_at(family, hex):
        return refusal_codes.ALLOWED
    return _tile_refusal(track, hex) or refusal_codes.NO_OWN_STATION


def hole_refusal(track: Track, first: int, hex: int) -> int:
    """HOLE: this R area; ``first`` is the other one, or -1 when this is the first."""
    if not 0 <= hex < len(track.board.hexes):
        return refusal_codes.NO_SUCH_HEX
    if track.board.kind[hex] != R:
        return refusal_codes.NOT_R_AREA
    if hex == first:
        return refusal_codes.SAME_R_AREA
    if track.compat.no_centre_hole and hex == track.board.centre:
        return refusal_codes.CENTRE_R_AREA
    if first < 0 and hole_ends(track) < 2:
        return refusal_codes.NO_OTHER_R_AREA
    return refusal_codes.ALLOWED


def hole_ends(track: Track) -> int:
    """11.20: how many R areas could be an end of the HOLE; a custom map may have one or none."""
    ends = len(track.board.r_areas)
    if track.compat.no_centre_hole and track.board.centre in track.board.r_areas:
        ends -= 1
    return ends


def _tile_refusal(track: Track, hex: int) -> int:
    if not 0 <= hex < len(track.board.hexes):
        return refusal_codes.NO_SUCH_HEX
    if track.board.station_index[hex] < 0 or track.tile(hex) < 0:
        return refusal_codes.NO_STATION_TILE
    return refusal_codes.ALLOWED


def _visit_refusal(track: Track, family: int, hex: int) -> int:
    """The family reaches the station tile and has no station there yet."""
    code = _tile_refusal(track, hex)
    if code:
        return code
    if track.stands_at(family, hex):
        return refusal_codes.ALREADY_THERE
    if not network_of(track, family).stations >> track.board.station_index[hex] & 1:
        return refusal_codes.STATION_OUT_OF_REACH
    return refusal_codes.ALLOWED
