"""The positions of a game that is over, computed from the nearest earlier one that is kept."""

from __future__ import annotations

from msgspec import Struct

from menagerie.core import record as records
from menagerie.core.contract import AnyState, Event
from menagerie.table.limits import REPLAYED_POSITIONS
from menagerie.table.table import Table


class Replayed(Struct, frozen=True):
    state: AnyState
    """Must not be changed."""
    events: tuple[Event, ...]
    """Those of the move that led here."""


class ReplayedPositions:
    def __init__(self, table: Table) -> None:
        self._moves = table.moves
        self._start = Replayed(records.start(table.to_record()), ())
        self._kept: dict[int, Replayed] = {}

    def at(self, at: int) -> Replayed:
        """The position after so many moves."""
        found = self._kept.pop(at, None) or self._compute(at)
        self._kept[at] = found
        if len(self._kept) > REPLAYED_POSITIONS:
            del self._kept[next(iter(self._kept))]  # the one used least recently
        return found

    def _compute(self, at: int) -> Replayed:
        nearest = max((kept for kept in self._kept if kept < at), default=0)
        replayed = self._kept.get(nearest, self._start)
        if nearest == at:
            return replayed
        state = replayed.state.clone()
        events: list[Event] = []
        for move in self._moves[nearest:at]:
            events = state.apply(move.seat, move.action)
        return Replayed(state, tuple(events))
