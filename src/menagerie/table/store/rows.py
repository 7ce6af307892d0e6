"""What comes out of the database."""

from __future__ import annotations

from msgspec import Struct

from menagerie.core.contract import Result


class PersonRow(Struct, frozen=True):
    id: str
    name: str
    language: str | None
    code: str
    passphrase: str | None
    """Hashed."""


class Summary(Struct, frozen=True):
    """A table at a glance, for lists. It follows from the log and can be written anew from it."""

    names: tuple[str, ...]
    people: tuple[str | None, ...]
    """Who holds each seat."""
    waiting_on: tuple[int, ...]
    result: Result | None
    hindsight: int = 0
    """How often moves were taken back in hindsight."""


class TableRow(Struct, frozen=True):
    id: str
    game: str
    phase: str
    updated: float
    summary: Summary
