"""Why something on the map is refused, as small ints; `rules.refusals` gives each its paragraph and message.

``0`` is `ALLOWED`.
"""

from __future__ import annotations

from typing import Final

ALLOWED: Final = 0
NO_SUCH_HEX: Final = 1
NO_SUCH_TILE: Final = 2
NONE_LEFT: Final = 3
WRONG_AREA: Final = 4
TERMINAL_AREA: Final = 5
NOT_YELLOW: Final = 6
NOT_AN_UPGRADE: Final = 7
PHASE_TOO_EARLY: Final = 8
MARKED_TILE: Final = 9
FINAL_TILE: Final = 10
WRONG_HOME: Final = 11
CLOSED_SIDE: Final = 12
PATHS_LOST: Final = 13
OUT_OF_REACH: Final = 14
NOTHING_NEW: Final = 15
NOT_THE_HOME: Final = 16
NOT_PLAIN_YELLOW: Final = 17
MOLES_ONLY: Final = 18
ALREADY_TRACK: Final = 19
# stations
NO_STATION_TILE: Final = 20
STATION_OUT_OF_REACH: Final = 21
ALREADY_THERE: Final = 22
NO_FREE_SPACE: Final = 23
SPACE_RESERVED: Final = 24
NOT_BOOKED: Final = 25
NO_OWN_STATION: Final = 26
NOT_R_AREA: Final = 27
SAME_R_AREA: Final = 28
CENTRE_R_AREA: Final = 29
# runs
TOO_FEW_STOPS: Final = 30
TOO_MANY_STOPS: Final = 31
WITHOUT_STATION: Final = 32
STOP_TWICE: Final = 33
WATER_TWICE: Final = 34
TRACK_TWICE: Final = 35
TRACK_SHARED: Final = 36
NO_TRACK: Final = 37
THROUGH_R: Final = 38
TOKENED_OUT: Final = 39
HOLE_TWICE: Final = 40
HOLE_SAME_HEX: Final = 41
NOT_AN_END: Final = 42
PATCHED_ONE_STATION: Final = 43
NO_SUCH_SQUIRREL: Final = 44
SQUIRREL_TWICE: Final = 45
HOLE_CROWDED: Final = 46
WINGS_ONCE: Final = 47
# the HOLE
NO_OTHER_R_AREA: Final = 48
# WORK IN PROGRESS
UNLAUNCHED_HOME: Final = 49
SPACE_KEPT_ALREADY: Final = 50
