"""7.3: where a station may be built, booked (THAT'S MINE) or made impossible (WORK IN PROGRESS)."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.rules.map import problems
from menagerie.games.eighteen_zoo.rules.map.board import R
from menagerie.games.eighteen_zoo.rules.map.tracing import network_of
from menagerie.games.eighteen_zoo.rules.map.track import FREE, MOST_SPACES, Track


def station_problem(track: Track, family: int, hex: int, extra: bool = False) -> int:
    """7.3: an ordinary station; ``extra``: ON A DIET, beside the spaces."""
    problem = _visit_problem(track, family, hex)
    if problem:
        return problem
    if extra:
        return problems.FINE if track.extra[track.board.station_index[hex]] < 0 else problems.NO_FREE_SPACE
    return space_problem(track, family, hex)


def station_places(track: Track, family: int, extra: bool = False) -> list[int]:
    """Every hex where `station_problem` sees none."""
    return [hex for hex in track.board.station_hexes if station_problem(track, family, hex, extra) == problems.FINE]


def space_problem(track: Track, family: int, hex: int) -> int:
    """Whether the tile there has a space for the family: kept for it, or free and kept for nobody."""
    if track.space_for(family, hex) >= 0:
        return problems.FINE
    first = MOST_SPACES * track.board.station_index[hex]
    for i in range(first, first + track.space_count(hex)):
        if track.spaces[i] == FREE:
            return problems.SPACE_RESERVED
    return problems.NO_FREE_SPACE


def booked(track: Track, family: int) -> int:
    """The hex where the family has a space by THAT'S MINE, or -1."""
    for place, hex in enumerate(track.board.station_hexes):
        first = MOST_SPACES * place
        for i in range(first, first + MOST_SPACES):
            if track.reserved[i] == family and (i > first or track.board.home_of[hex] != family):
                return hex
    return -1


def claim_problem(track: Track, family: int, hex: int) -> int:
    """THAT'S MINE turned into a station."""
    problem = _visit_problem(track, family, hex)
    if problem:
        return problem
    return problems.FINE if booked(track, family) == hex else problems.NOT_BOOKED


def reserve_problem(track: Track, family: int, hex: int) -> int:
    """THAT'S MINE booked here, reached or not."""
    problem = _tile_problem(track, hex)
    if problem:
        return problem
    if track.stands_at(family, hex):
        return problems.ALREADY_THERE
    return space_problem(track, -1, hex)


def block_problem(track: Track, hex: int) -> int:
    """WORK IN PROGRESS put here, reached or not."""
    return _tile_problem(track, hex) or space_problem(track, -1, hex)


def wheat_problem(track: Track, family: int, hex: int) -> int:
    """WHEAT put here: a station tile with a station of the family."""
    problem = _tile_problem(track, hex)
    if problem:
        return problem
    return problems.FINE if track.stands_at(family, hex) else problems.NO_OWN_STATION


def hole_problem(track: Track, first: int, hex: int) -> int:
    """HOLE: this R area; ``first`` is the other one, or -1 when this is the first."""
    if not 0 <= hex < len(track.board.hexes):
        return problems.NO_SUCH_HEX
    if track.board.kind[hex] != R:
        return problems.NOT_R_AREA
    if hex == first:
        return problems.SAME_R_AREA
    if track.compat.no_centre_hole and hex == track.board.centre:
        return problems.CENTRE_R_AREA
    return problems.FINE


def _tile_problem(track: Track, hex: int) -> int:
    if not 0 <= hex < len(track.board.hexes):
        return problems.NO_SUCH_HEX
    if track.board.station_index[hex] < 0 or track.tile(hex) < 0:
        return problems.NO_STATION_TILE
    return problems.FINE


def _visit_problem(track: Track, family: int, hex: int) -> int:
    """The family reaches the station tile and has no station there yet."""
    problem = _tile_problem(track, hex)
    if problem:
        return problem
    if track.stands_at(family, hex):
        return problems.ALREADY_THERE
    if not network_of(track, family).stations >> track.board.station_index[hex] & 1:
        return problems.STATION_OUT_OF_REACH
    return problems.FINE
