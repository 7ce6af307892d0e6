"""Refusals as values: a paragraph of the rules, a message, and the facts that message needs."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import Fact, RuleViolation
from menagerie.games.eighteen_zoo.rules.map import refusal_codes
from menagerie.games.eighteen_zoo.rules.position import Position


def refusal(paragraph: str, reason: str, **facts: Fact) -> RuleViolation:
    return RuleViolation(paragraph, reason, facts)


def refuse_never(_position: Position, _seat: int, _action: object) -> RuleViolation | None:
    """For actions that are always open where they are offered."""
    return None


def map_refusal(code: int) -> RuleViolation | None:
    """What the map's refusal code means to players; nothing where it allows the action."""
    if code == refusal_codes.ALLOWED:
        return None
    paragraph, reason = MAP_REFUSALS[code]
    return RuleViolation(paragraph, reason, {})


MAP_REFUSALS: Final[dict[int, tuple[str, str]]] = {
    refusal_codes.NO_SUCH_HEX: ("4.1", "refusal-no-such-hex"),
    refusal_codes.NO_SUCH_TILE: ("4.2", "refusal-no-such-tile"),
    refusal_codes.NONE_LEFT: ("1.2", "refusal-none-left"),
    refusal_codes.WRONG_AREA: ("4.2", "refusal-wrong-area"),
    refusal_codes.TERMINAL_AREA: ("4.1a", "refusal-terminal-area"),
    refusal_codes.NOT_YELLOW: ("7.2", "refusal-not-yellow"),
    refusal_codes.NOT_AN_UPGRADE: ("7.2b", "refusal-not-an-upgrade"),
    refusal_codes.PHASE_TOO_EARLY: ("3.1", "refusal-phase-too-early"),
    refusal_codes.MARKED_TILE: ("4.2b", "refusal-marked-tile"),
    refusal_codes.FINAL_TILE: ("4.2c", "refusal-final-tile"),
    refusal_codes.WRONG_HOME: ("4.2c", "refusal-wrong-home"),
    refusal_codes.CLOSED_SIDE: ("7.2a", "refusal-closed-side"),
    refusal_codes.PATHS_LOST: ("7.2c", "refusal-paths-lost"),
    refusal_codes.OUT_OF_REACH: ("7.2", "refusal-out-of-reach"),
    refusal_codes.NOTHING_NEW: ("7.2c", "refusal-nothing-new"),
    refusal_codes.NOT_THE_HOME: ("6.3b", "refusal-not-the-home"),
    refusal_codes.NOT_PLAIN_YELLOW: ("11.13", "refusal-not-plain-yellow"),
    refusal_codes.MOLES_ONLY: ("11.13", "refusal-moles-only"),
    refusal_codes.ALREADY_TRACK: ("7.2b", "refusal-already-track"),
    refusal_codes.NO_STATION_TILE: ("7.3", "refusal-no-station-tile"),
    refusal_codes.STATION_OUT_OF_REACH: ("7.3", "refusal-station-out-of-reach"),
    refusal_codes.ALREADY_THERE: ("7.3a", "refusal-already-there"),
    refusal_codes.NO_FREE_SPACE: ("7.3", "refusal-no-free-space"),
    refusal_codes.SPACE_RESERVED: ("7.2e", "refusal-space-reserved"),
    refusal_codes.UNLAUNCHED_HOME: ("11.10", "refusal-unlaunched-home"),
    refusal_codes.SPACE_KEPT_ALREADY: ("7.2e", "refusal-space-kept-already"),
    refusal_codes.NOT_BOOKED: ("11.9", "refusal-not-booked"),
    refusal_codes.NO_OWN_STATION: ("11.17", "refusal-no-own-station"),
    refusal_codes.NOT_R_AREA: ("11.20", "refusal-not-r-area"),
    refusal_codes.SAME_R_AREA: ("11.20", "refusal-same-r-area"),
    refusal_codes.NO_OTHER_R_AREA: ("11.20", "refusal-no-other-r-area"),
    refusal_codes.CENTRE_R_AREA: ("10.19", "refusal-centre-r-area"),
    refusal_codes.TOO_FEW_STOPS: ("7.4a", "refusal-too-few-stops"),
    refusal_codes.TOO_MANY_STOPS: ("7.4b", "refusal-too-many-stops"),
    refusal_codes.WITHOUT_STATION: ("7.4a", "refusal-without-station"),
    refusal_codes.STOP_TWICE: ("7.4c", "refusal-stop-twice"),
    refusal_codes.WATER_TWICE: ("7.4c", "refusal-water-twice"),
    refusal_codes.TRACK_TWICE: ("7.4c", "refusal-track-twice"),
    refusal_codes.TRACK_SHARED: ("7.4f", "refusal-track-shared"),
    refusal_codes.NO_TRACK: ("7.4", "refusal-no-track"),
    refusal_codes.THROUGH_R: ("7.4d", "refusal-through-r"),
    refusal_codes.TOKENED_OUT: ("7.4e", "refusal-tokened-out"),
    refusal_codes.HOLE_TWICE: ("11.20", "refusal-hole-twice"),
    refusal_codes.HOLE_SAME_HEX: ("11.20", "refusal-hole-same-hex"),
    refusal_codes.NOT_AN_END: ("7.4", "refusal-not-an-end"),
    refusal_codes.PATCHED_ONE_STATION: ("11.19", "refusal-patched-one-station"),
    refusal_codes.WINGS_ONCE: ("11.15", "refusal-wings-once"),
    refusal_codes.NO_SUCH_SQUIRREL: ("7.4", "refusal-no-such-runner"),
    refusal_codes.SQUIRREL_TWICE: ("7.4", "refusal-runs-twice"),
    refusal_codes.HOLE_CROWDED: ("10.19", "refusal-hole-crowded"),
}
