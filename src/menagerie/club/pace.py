"""The pace of a game: how quickly its clock lets it go."""

from __future__ import annotations

from typing import Final, Literal

from menagerie.table.settings import ClockRule

PlayPace = Literal["free", "quick", "calm", "slow"]
"""``free``: without a clock; ``quick``: done in one sitting; ``calm``: in an evening; ``slow``: a move a day or so."""

_QUICK_GAME, _QUICK_MOVE, _SLOW_MOVE = 1_800, 90, 3_600
"""In seconds: the longest clock of a quick game, for all of it or for a move, and the shortest one of a slow game."""

CLOCKS: Final[dict[PlayPace, ClockRule | None]] = {
    "free": None,
    "quick": ClockRule("game", 900, 5),
    "calm": ClockRule("game", 3_600, 10),
    "slow": ClockRule("move", 86_400),
}
"""The clock of a game that is found by its pace."""


def pace_of(clock: ClockRule | None) -> PlayPace:
    if clock is None:
        return "free"
    if clock.kind == "game":
        return "quick" if clock.seconds <= _QUICK_GAME else "calm"
    if clock.seconds <= _QUICK_MOVE:
        return "quick"
    return "slow" if clock.seconds >= _SLOW_MOVE else "calm"
