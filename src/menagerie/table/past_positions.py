"""Past positions: those that a reader has seen in a game that may still run, computed again for them alone.

One is named by a number of entries in that reader's own log, never by a number of moves: counting moves would count
what others chose in secret. It is the fold of the log up to that entry, so the reader sees what they saw then:
moves that were undone later included, and nothing that was revealed later.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from menagerie.core.contract import AnyState
from menagerie.table.entries import Dealt, Logged, Moved, RecordImported, Undone
from menagerie.table.reader_log import ReaderEntry
from menagerie.table.table import AppliedMove, Table


class PastPosition(Struct, frozen=True):
    entries: int
    """How many entries of the reader's log led here."""
    state: AnyState
    """Must not be changed, and is not kept: the next one changes it."""
    only_pass: bool
    """Whether what led here is one pass."""


class NoSuchPosition(Exception):
    """The reader has seen no such position."""


def past_positions(table: Table, visible: list[ReaderEntry], first: int, most: int) -> Iterator[PastPosition]:
    """The position after the reader's first entries, and after each of the next changes they saw, at most so many."""
    if not 0 <= first <= len(visible):
        raise NoSuchPosition
    deal = _deal(table)
    seq = max(deal, visible[first - 1].logged.seq if first else 0)
    fold = _Fold(table, seq)
    yield PastPosition(_count(visible, seq), fold.state, only_pass=False)
    for entries, change in _changes(visible, seq)[:most]:
        fold.go_on(change)
        yield PastPosition(entries, fold.state, _only_pass(table, change))


def entries_at_decision(table: Table, visible: list[ReaderEntry], decision: int) -> int:
    """How many entries the reader had after so many moves that they saw and that still count."""
    if decision == 0:
        return _count(visible, _deal(table))
    counting = {move.seq for move in table.moves}
    seen = list(dict.fromkeys(one.logged.seq for one in visible if one.event is not None))
    seen = [seq for seq in seen if seq in counting]
    if not 0 < decision <= len(seen):
        raise NoSuchPosition
    return _count(visible, seen[decision - 1])


def _deal(table: Table) -> int:
    for logged in table.log:
        if isinstance(logged.entry, Dealt | RecordImported):
            return logged.seq
    raise NoSuchPosition


def _count(visible: list[ReaderEntry], seq: int) -> int:
    return sum(1 for one in visible if one.logged.seq <= seq)


def _changes(visible: list[ReaderEntry], seq: int) -> list[tuple[int, int]]:
    """Every later change of the position that the reader saw: how many entries there were then, and its number."""
    found: dict[int, int] = {}
    for number, one in enumerate(visible, start=1):
        if one.logged.seq > seq and (one.event is not None or isinstance(one.logged.entry, Undone)):
            found[one.logged.seq] = number
        elif one.logged.seq in found:
            found[one.logged.seq] = number  # a comment that came with the move
    return [(number, change) for change, number in found.items()]


def _only_pass(table: Table, seq: int) -> bool:
    entry = table.log[seq - 1].entry
    return isinstance(entry, Moved) and table.game.is_pass(entry.action)


class _Fold:
    """The state after a part of the log."""

    def __init__(self, table: Table, upto: int) -> None:
        self._table = table
        self._upto = 0
        self._moves: list[AppliedMove] = []
        for logged in table.log[:upto]:
            self._take(logged)
        self._upto = upto
        self.state = self._replayed()

    def go_on(self, upto: int) -> None:
        for logged in self._table.log[self._upto : upto]:
            move = self._take(logged)
            if move is not None:
                self.state.apply(move.seat, move.action)
            elif isinstance(logged.entry, Undone):
                self.state = self._replayed()
        self._upto = upto

    def _take(self, logged: Logged) -> AppliedMove | None:
        entry = logged.entry
        if isinstance(entry, Moved):
            self._moves.append(self._table.applied_move(logged.seq, entry))
            return self._moves[-1]
        if isinstance(entry, Undone):
            self._moves = [move for move in self._moves if move.seq not in entry.struck]
        return None

    def _replayed(self) -> AnyState:
        state = self._table.first_state()
        for move in self._moves:
            state.apply(move.seat, move.action)
        return state
