"""Everything a position is, by name, for comparing states byte by byte."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.position import Position

_SHARED = frozenset({"readings", "kinds"})
"""What follows from the options and the number of players."""


def memory(position: Position) -> dict[str, object]:
    told: dict[str, object] = {name: getattr(position, name) for name in Position.__slots__ if name not in _SHARED}
    told["rng"] = position.rng.memory()
    told["track"] = position.track.memory()
    told["readings"] = position.readings.records
    told["kinds"] = len(position.kinds)
    return told
