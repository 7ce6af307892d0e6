"""Why a hex takes no tile and no station now: the rule that would still forbid it when all others were met.

What never changes comes first (grey areas, closed sides), then what takes long (reach, phases), then the treasury, then
what the turn forbids; so a reader learns most, whoever's turn it is.
"""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import BuildStation, Lay
from menagerie.games.eighteen_zoo.rules import launch, reputation, station, steps, track
from menagerie.games.eighteen_zoo.rules.facts import OPERATING_ROUND
from menagerie.games.eighteen_zoo.rules.map import lays, refusal_codes, stations
from menagerie.games.eighteen_zoo.rules.map.board import GREY, R
from menagerie.games.eighteen_zoo.rules.map.tiles import GREY as GREY_TILE
from menagerie.games.eighteen_zoo.rules.position import BONUS, HOME, NOBODY, NONE, OVER, Position
from menagerie.games.eighteen_zoo.rules.refusals import map_refusal, refusal

DEPTH: Final[dict[int, int]] = {
    refusal_codes.WRONG_AREA: 0,
    refusal_codes.WRONG_HOME: 0,
    refusal_codes.MOLES_ONLY: 0,
    refusal_codes.NOT_YELLOW: 0,
    refusal_codes.TERMINAL_AREA: 1,
    refusal_codes.NOT_THE_HOME: 1,
    refusal_codes.ALREADY_TRACK: 1,
    refusal_codes.NOT_AN_UPGRADE: 1,
    refusal_codes.MARKED_TILE: 1,
    refusal_codes.FINAL_TILE: 1,
    refusal_codes.PHASE_TOO_EARLY: 1,
    refusal_codes.NONE_LEFT: 2,
    refusal_codes.CLOSED_SIDE: 3,
    refusal_codes.PATHS_LOST: 4,
    refusal_codes.OUT_OF_REACH: 5,
    refusal_codes.NOTHING_NEW: 6,
    refusal_codes.ALLOWED: 7,
}
"""How far a lay comes before it is refused: of several tiles, the one that comes furthest tells most."""


def family_asked_about(position: Position, seat: int | None) -> int:
    """The family whose turn it is, else one of the seat, else the first in the order; none before the first launch."""
    if position.family != NONE:
        return position.family
    order = reputation.operating_order(position)
    own = [family for family in order if seat is not None and position.controller(family) == seat]
    return own[0] if own else order[0] if order else NONE


# --- tiles


def refuse_every_lay(position: Position, family: int, hex: int) -> RuleViolation | None:
    """Nothing where a tile can be laid there now."""
    name = position.track.board.hexes[hex]
    seat = NOBODY if family == NONE else position.controller(family)
    if family == position.family and seat in position.waiting_on:
        for action in steps.legal(position, seat):
            if type(action) is Lay and action.hex == name:
                return None
    if position.track.board.kind[hex] in (R, GREY):
        return map_refusal(refusal_codes.TERMINAL_AREA)
    if family == NONE:
        return refusal("7.1", "refusal-track-later")
    if position.pending in (HOME, BONUS) and family == position.family:
        return _after_a_launch(position, family, hex)
    return _in_its_turn(position, family, hex)


def _after_a_launch(position: Position, family: int, hex: int) -> RuleViolation | None:
    if position.pending == HOME:
        if position.track.board.home_of[hex] != family:
            return map_refusal(refusal_codes.NOT_THE_HOME)
        code = _furthest(position, family, hex, lays.FIRST_HOME, launch.home_colour(position))[0]
    else:
        code = _furthest(position, family, hex, lays.BONUS, track.best_colour(position))[0]
        if DEPTH[code] == 0:
            code = refusal_codes.ALREADY_TRACK  # a tile lies there, and nothing of the next colour would fit either
    return map_refusal(code) or _too_dear(position, family, hex) or refusal("7.1", "refusal-track-later")


def _in_its_turn(position: Position, family: int, hex: int) -> RuleViolation | None:
    """The ordinary lays of an operating round."""
    code, tile, rotation = _furthest(position, family, hex, lays.ORDINARY, GREY_TILE)
    if DEPTH[code] == 0:
        code = refusal_codes.FINAL_TILE  # there is nothing of the next colour for such a hex
    found = map_refusal(code)
    if found is not None:
        return found
    colour = track.best_colour(position)
    code, tile, rotation = _furthest(position, family, hex, lays.ORDINARY, colour)
    found = map_refusal(code) or _too_dear(position, family, hex)
    if found is not None:
        return found
    if position.round_kind() != OPERATING_ROUND or family != position.family:
        return _over(position) or refusal("7.1", "refusal-track-later")
    board = position.track.board
    lay = Lay(board.hexes[hex], board.tiles.numbers[tile], rotation)
    return steps.refuse(position, position.controller(family), lay)


def _furthest(position: Position, family: int, hex: int, mode: int, colour: int) -> tuple[int, int, int]:
    """Of the tiles that might come there next, the code, tile and rotation of the one that comes furthest."""
    best = (refusal_codes.WRONG_AREA, NONE, 0)
    for tile in lays.candidates(position.track, hex, mode):
        for rotation in range(6):
            code = lays.lay_refusal(position.track, family, hex, tile, rotation, mode, colour)
            if DEPTH[code] > DEPTH[best[0]]:
                best = (code, tile, rotation)
    return best


def _too_dear(position: Position, family: int, hex: int) -> RuleViolation | None:
    cost = track.cost_of_lay(position, family, hex)
    if cost > position.treasury[family]:
        return refusal("4.2", "refusal-treasury", cost=cost, treasury=position.treasury[family])
    return None


def _over(position: Position) -> RuleViolation | None:
    return refusal("8.1", "refusal-game-over") if position.pending == OVER else None


# --- stations


def refuse_every_station(position: Position, family: int, hex: int) -> RuleViolation | None:
    """Nothing where a station can be built there now."""
    board = position.track.board
    seat = NOBODY if family == NONE else position.controller(family)
    if family == position.family and seat in position.waiting_on:
        for action in steps.legal(position, seat):
            if type(action) is BuildStation and action.hex == board.hexes[hex]:
                return None
    if board.station_index[hex] < 0:
        return map_refusal(refusal_codes.NO_STATION_TILE)
    if family == NONE:
        return refusal("7.1", "refusal-station-later")
    found = map_refusal(stations.station_refusal(position.track, family, hex))
    if found is not None:
        return found
    cost = station.cost_of_station(position, family, NONE)
    if cost < 0:
        return refusal("7.3", "refusal-no-station-left")
    if cost > position.treasury[family]:
        return refusal("7.3", "refusal-treasury", cost=cost, treasury=position.treasury[family])
    if position.round_kind() != OPERATING_ROUND or family != position.family:
        return _over(position) or refusal("7.1", "refusal-station-later")
    built = BuildStation(board.hexes[hex])
    return steps.refuse(position, seat, built)
