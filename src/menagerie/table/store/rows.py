"""What a store gives back."""

from __future__ import annotations

from msgspec import Struct

from menagerie.core.contract import Result


class PersonRow(Struct, frozen=True, gc=False):
    id: str
    name: str
    language: str | None
    code: str
    passphrase: str | None
    """Hashed."""
    bot: bool = False
    """Whether it is an outside bot: a program that plays over the Bot API, and is never in people's ratings."""
    removed: bool = False
    """Whether they had everything of theirs removed: then nothing but the id is left."""


class Summary(Struct, frozen=True, gc=False):
    """A table as lists show it. It follows from the log and can be computed again from it."""

    names: tuple[str, ...]
    people: tuple[str | None, ...]
    """Who holds each seat."""
    waiting_on: tuple[int, ...]
    result: Result | None
    marked_undos: int = 0
    """How many undos were marked."""
    updated: float = 0.0
    """When something last happened that everybody may know of: a whisper or a secret choice shows in no list."""
    outside_bots: tuple[int, ...] = ()
    """The seats that outside bots hold."""


class TableRow(Struct, frozen=True, gc=False):
    id: str
    game: str
    phase: str
    updated: float
    summary: Summary
