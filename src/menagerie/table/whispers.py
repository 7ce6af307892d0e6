"""Whispers: what one seat says to another, and nobody else ever reads.

A table can be made without them. They are lines of the log like any other, told to two pairs of eyes only (see
`telling.hear`), and no part of the game: neither its record nor a replay has them.
"""

from __future__ import annotations

from menagerie.table.entries import AnyEntry, Whispered
from menagerie.table.requests import Declined, clean
from menagerie.table.table import Table


def has_ears(table: Table, seat: int) -> bool:
    """Whether somebody sits there who alone reads with its eyes: no bot, and no screen that is passed around."""
    return len(table.seats_of(table.chairs[seat].person)) == 1


def whisper(table: Table, person: str, to: int, text: str) -> list[AnyEntry]:
    """From the seat of this person to that one."""
    held = table.seats_of(person)
    if not table.plan.whispers:
        raise Declined("not-running", "table-no-whispers")
    if not held:
        raise Declined("not-your-seat", "table-only-players")
    if table.phase == "gathering":  # whoever sits down there later would read it
        raise Declined("not-running", "table-phase-gathering")
    if to >= table.players:
        raise Declined("unknown", "table-no-such-seat", players=table.players)
    if len(held) > 1 or to in held or not has_ears(table, to):
        raise Declined("not-your-seat", "table-no-ears")
    words = clean(text)
    if not words:
        raise Declined("malformed", "table-nothing-said")
    return [Whispered(held[0], to, words)]
