"""What each reader has been told of the log: the n-th thing *this reader* may know of.

A secret choice of another seat takes no number, so a gap never tells of one. Whoever holds one seat reads with that
seat's eyes. Whoever holds none or several reads with a spectator's: at a screen that is passed around, the log must
not tell one player what another drew.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from menagerie.core.contract import Event
from menagerie.table.entries import Logged, Moved, Offered, TookBack, Whispered
from menagerie.table.table import Table

Eyes = int | None


class Heard(Struct, frozen=True):
    """One thing a reader may know of: an event of the game as these eyes see it, a bot's words, or the entry itself."""

    logged: Logged
    event: Event | None = None
    said: bool = False
    """Not the move itself, but what the bot said with it."""
    undone: tuple[int, ...] | None = None
    """For an undo: the numbers of this reader's entries that no longer count."""


def eyes_of(table: Table, person: str | None) -> Eyes:
    held = table.seats_of(person)
    return held[0] if len(held) == 1 else None


class Telling:
    """Remembers what has been told to whom; the lists only ever grow."""

    def __init__(self) -> None:
        self._heard: dict[Eyes, list[Heard]] = {}
        self._read: dict[Eyes, int] = {}

    def to(self, table: Table, eyes: Eyes) -> list[Heard]:
        """Everything these eyes may know of, oldest first."""
        heard = self._heard.setdefault(eyes, [])
        for logged in table.log[self._read.get(eyes, 0) :]:
            heard.extend(_with_undone(one, heard) for one in hear(table, logged, eyes))
        self._read[eyes] = len(table.log)
        return heard


def hear(table: Table, logged: Logged, eyes: Eyes) -> list[Heard]:
    """What these eyes may know of one entry."""
    entry = logged.entry
    if isinstance(entry, Offered):
        return []
    if isinstance(entry, Whispered) and eyes not in (entry.seat, entry.to):
        return []
    if isinstance(entry, Moved):
        events = [Heard(logged, event) for event in _seen(table, logged.seq, eyes)]
        if entry.aloud is not None:
            return [*events, Heard(logged, said=True)]
        return [Heard(logged), *events] if entry.by == "clock" else events
    if isinstance(entry, TookBack) and eyes != entry.seat and not any(_seen(table, n, eyes) for n in entry.struck):
        return []
    return [Heard(logged)]


def _with_undone(one: Heard, before: list[Heard]) -> Heard:
    entry = one.logged.entry
    if not isinstance(entry, TookBack):
        return one
    numbers = (n for n, old in enumerate(before, start=1) if old.event is not None and old.logged.seq in entry.struck)
    return msgspec.structs.replace(one, undone=tuple(numbers))


def _seen(table: Table, seq: int, eyes: Eyes) -> list[Event]:
    seen = (table.game.redact(event, eyes) for event in table.happened[seq])
    return [event for event in seen if event is not None]
