"""Whispers: chat messages from one seat to another, which nobody else ever reads.

A table can be made without them. They are entries of the log like any other, visible to two perspectives only (see
`reader_log.visible`), and no part of the game: neither its record nor a replay has them.
"""

from __future__ import annotations

from menagerie.table.entries import AnyEntry, Whispered
from menagerie.table.requests import Declined, chat_text
from menagerie.table.table import Table


def can_whisper(table: Table, seat: int) -> bool:
    """Whether the seat's log is read by one person alone: no bot, and no screen that is passed around."""
    return len(table.seats_of(table.seats[seat].person)) == 1


def whisper(table: Table, person: str, to: int, text: str) -> list[AnyEntry]:
    """From the seat of this person to that one."""
    held = table.seats_of(person)
    if not table.settings.whispers:
        raise Declined("not-running", "table-no-whispers")
    if not held:
        raise Declined("not-your-seat", "table-only-players")
    if table.phase == "gathering":  # someone who sits down there later would read it
        raise Declined("not-running", "table-phase-gathering")
    if to >= table.players:
        raise Declined("unknown", "table-no-such-seat", players=table.players)
    if len(held) > 1 or to in held or not can_whisper(table, to):
        raise Declined("not-your-seat", "table-cannot-whisper")
    return [Whispered(held[0], to, chat_text(table, text))]
