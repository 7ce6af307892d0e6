"""What is agreed when a table is made."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from menagerie.core.record import Base


class ClockRule(Struct, frozen=True):
    """Thinking time: for each move, or for the whole game with an increment after every decision."""

    kind: Literal["move", "game"]
    seconds: int
    increment: int = 0


class Place(Struct, frozen=True):
    """One place at the table: for a bot, or for whoever sits down."""

    bot: str | None = None
    name: str | None = None
    """What the bot is called."""


class Plan(Struct, frozen=True, kw_only=True):
    game: str
    options: dict[str, Any]
    places: tuple[Place, ...]
    clock: ClockRule | None = None
    absence_minutes: int = 5
    whispers: bool = True
    """Whether two players may talk so that nobody else hears it."""
    base: Base | None = None
    """The position of another game that this one goes on from, where it does."""


class Deed(Struct, frozen=True, kw_only=True):
    """A table as it was made; never changed afterwards."""

    id: str
    plan: Plan
    rules: int
    """The version of the game's rules it is played by."""
    owner: str
    """The person who made it."""
    secret: str
    """The server's share of the seed (see `chance`), until the end known to nobody."""
    made: float
