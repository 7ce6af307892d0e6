"""The positions of a game that is over, computed from the nearest earlier one that is kept.

Besides the positions asked for last, checkpoints are kept at equal distances, so that no jump replays a long game from
its first move twice.
"""

from __future__ import annotations

import threading

from msgspec import Struct

from menagerie.core import record as records
from menagerie.core.contract import AnyState, Event
from menagerie.table.limits import REPLAY_CHECKPOINTS, REPLAYED_POSITIONS
from menagerie.table.table import Table


class Replayed(Struct, frozen=True):
    state: AnyState
    """Must not be changed."""
    events: tuple[Event, ...]
    """Those of the move that led here."""


class ReplayedPositions:
    """May be asked in any thread."""

    def __init__(self, table: Table) -> None:
        self._moves = table.moves
        self._record = table.to_record()
        self._kept: dict[int, Replayed] = {}
        self._checkpoints: dict[int, Replayed] = {}
        self._distance = max(1, -(-len(self._moves) // REPLAY_CHECKPOINTS))
        self._lock = threading.Lock()

    def at(self, at: int) -> Replayed:
        """The position after so many moves."""
        with self._lock:
            found = self._kept.pop(at, None) or self._compute(at)
            self._kept[at] = found
            if len(self._kept) > REPLAYED_POSITIONS:
                del self._kept[next(iter(self._kept))]  # the one used least recently
            return found

    def _compute(self, at: int) -> Replayed:
        if not self._checkpoints:
            self._checkpoints[0] = Replayed(records.start(self._record), ())
        known = {**self._kept, **self._checkpoints}
        nearest = max(number for number in known if number <= at)
        if nearest == at:
            return known[nearest]
        state = known[nearest].state.clone()
        events: list[Event] = []
        for number, move in enumerate(self._moves[nearest:at], start=nearest + 1):
            events = state.apply(move.seat, move.action)
            if number % self._distance == 0 and number not in self._checkpoints:
                self._checkpoints[number] = Replayed(state.clone(), tuple(events))
        return Replayed(state, tuple(events))
