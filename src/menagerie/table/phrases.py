"""Canned phrases: chat that people who share no language can read. The log keeps which phrase it was, and every reader
gets it in their own language: the messages ``phrase-<name>``."""

from __future__ import annotations

from typing import Literal, get_args

from menagerie.table.entries import AnyEntry, Said
from menagerie.table.requests import must_have_room_for_chat
from menagerie.table.table import Table

Phrase = Literal[
    "hello", "good-luck", "first-time", "no-shared-language", "yes", "no", "thanks", "sorry", "one-moment", "back",
    "take-your-time", "your-turn", "nice-move", "oops", "undo-please", "watch-out", "good-game", "again", "must-go",
    "goodbye",
]  # fmt: skip
PHRASES: tuple[str, ...] = get_args(Phrase)
"""In the order in which they are offered: from the greeting to the goodbye."""


def say_phrase(table: Table, person: str, name: str, phrase: Phrase) -> list[AnyEntry]:
    """A phrase for everybody at the table."""
    must_have_room_for_chat(table)
    held = table.seats_of(person)
    seat = held[0] if len(held) == 1 else None
    return [Said(name if seat is None else table.seats[seat].name, seat, "", person, phrase)]
