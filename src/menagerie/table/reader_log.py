"""The reader log: who may see which entries of a table's log, numbered for each reader.

A secret choice of another seat takes no number, so a gap never reveals one. A reader who holds one seat has that
seat's perspective. A reader who holds none or several has the spectator's: on a screen that is passed around, the log
must not show one player what another drew.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from menagerie.core.contract import Event
from menagerie.table.entries import (
    AnyEntry,
    AutoPassEnded,
    AutoPassSet,
    Logged,
    Moved,
    NonceOffered,
    Said,
    Undone,
    Whispered,
)
from menagerie.table.table import Table

Perspective = int | None
"""The seat whose knowledge counts; nothing for a spectator."""


class ReaderEntry(Struct, frozen=True, gc=False):
    """One entry of a reader's log: a redacted event of the game, a bot's comment, or the entry itself."""

    logged: Logged
    event: Event | None = None
    """Redacted for the reader."""
    repeated: bool = False
    """Whether another event of the same move says the same, so that this one needs no line."""
    comment: bool = False
    """Not the move itself, but what the bot said with it."""
    undone: tuple[int, ...] | None = None
    """For an undo: the numbers of this reader's entries that no longer count."""


def perspective_of(table: Table, person: str | None) -> Perspective:
    held = table.seats_of(person)
    return held[0] if len(held) == 1 else None


class ReaderLog:
    """The logs of all perspectives of one table, each worked out once; they only grow."""

    def __init__(self) -> None:
        self._entries: dict[Perspective, list[ReaderEntry]] = {}
        self._read: dict[Perspective, int] = {}
        self._last: tuple[int, list[tuple[list[Event], list[ReaderEntry]]]] = (0, [])
        """The number of the move that was read last, what was seen of it, and the entries that this became."""

    def entries(self, table: Table, perspective: Perspective) -> list[ReaderEntry]:
        """Everything this perspective may see, oldest first."""
        entries = self._entries.get(perspective)
        if entries is None:
            entries = self._entries[perspective] = []
            self._read[perspective] = 0
        read, length = self._read[perspective], len(table.log)
        if read == length:
            return entries
        for logged in table.log[read:]:
            if type(logged.entry) is Moved:
                entries += self._of_move(table, logged, perspective)
                continue
            fresh = visible(table, logged, perspective)
            if isinstance(logged.entry, Undone):
                fresh = [_with_undone(one, logged.entry, entries) for one in fresh]
            entries += fresh
        self._read[perspective] = length
        return entries

    def _of_move(self, table: Table, logged: Logged, perspective: Perspective) -> list[ReaderEntry]:
        """Those who see the same of a move have the same entries, which are worked out and rendered once."""
        if self._last[0] != logged.seq:
            self._last = logged.seq, []
        seen = _redacted(table, logged.seq, perspective)
        for known, entries in self._last[1]:
            if known == seen:
                return entries
        entries = _entries_of_move(table, logged, seen)
        self._last[1].append((seen, entries))
        return entries


def writer_of(table: Table, entry: AnyEntry) -> str | None:
    """The person who wrote that chat message; nothing for other entries, and where an old log does not say or the
    message was removed."""
    if isinstance(entry, Said | Whispered) and not entry.text and not (isinstance(entry, Said) and entry.phrase):
        return None
    if isinstance(entry, Whispered):
        return table.seats[entry.seat].person
    if isinstance(entry, Said):
        return entry.person or (None if entry.seat is None else table.seats[entry.seat].person)
    return None


def visible(table: Table, logged: Logged, perspective: Perspective) -> list[ReaderEntry]:
    """What this perspective may see of one entry."""
    entry = logged.entry
    if isinstance(entry, Moved):
        return _entries_of_move(table, logged, _redacted(table, logged.seq, perspective))
    if isinstance(entry, NonceOffered | AutoPassSet | AutoPassEnded):
        return []
    if isinstance(entry, Whispered) and perspective not in (entry.seat, entry.to):
        return []
    if isinstance(entry, Undone) and perspective != entry.seat:
        seen = any(_redacted(table, seq, perspective) for seq in entry.struck)
        return [ReaderEntry(logged)] if seen else []
    return [ReaderEntry(logged)]


def _entries_of_move(table: Table, logged: Logged, seen: list[Event]) -> list[ReaderEntry]:
    """The events that somebody sees of a move, and what was said with it."""
    entry = logged.entry
    assert isinstance(entry, Moved)
    repeated = table.game.repeated(seen)
    entries = [ReaderEntry(logged, event, place in repeated) for place, event in enumerate(seen)]
    if entry.aloud is not None:
        return [*entries, ReaderEntry(logged, comment=True)]
    return [ReaderEntry(logged), *entries] if entry.by == "clock" else entries


def _with_undone(one: ReaderEntry, entry: Undone, before: list[ReaderEntry]) -> ReaderEntry:
    numbers = (n for n, old in enumerate(before, start=1) if old.event is not None and old.logged.seq in entry.struck)
    return msgspec.structs.replace(one, undone=tuple(numbers))


def _redacted(table: Table, seq: int, perspective: Perspective) -> list[Event]:
    redact = table.game.redact
    return [seen for event in table.events_of(seq) if (seen := redact(event, perspective)) is not None]
