"""What a table's log is made of. Entries are added and never changed, and a version of ours reads all older ones."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from menagerie.core.contract import Result, kebab
from menagerie.core.player import Reason


class Entry(Struct, frozen=True, tag_field="type", tag=kebab):
    """One thing that happened at the table."""


class SatDown(Entry, frozen=True):
    seat: int
    person: str
    name: str


class BotSatDown(Entry, frozen=True):
    """A bot took a place that was meant for a person."""

    seat: int
    bot: str
    name: str


class StoodUp(Entry, frozen=True):
    """Someone left before the game began."""

    seat: int
    name: str


class Offered(Entry, frozen=True):
    """A person's own randomness for the seed; an empty one is an answer too."""

    person: str
    nonce: str


class Dealt(Entry, frozen=True):
    """The game begins."""

    commitment: str


class Brought(Entry, frozen=True):
    """A record from elsewhere is laid on the table: its seed was made there, not by us."""

    seed: str


class Moved(Entry, frozen=True):
    seat: int
    point: str
    action: dict[str, Any]
    by: Literal["person", "bot", "clock"] = "person"
    """A bot moves for its own seat or for an absent person; at the clock's bidding for a person who is out of time."""
    aloud: Reason | None = None
    """Why, where a bot says so for everybody to hear."""


class Said(Entry, frozen=True):
    name: str
    seat: int | None
    text: str


class Whispered(Entry, frozen=True):
    """Said by one seat to another; for these two alone."""

    seat: int
    to: int
    text: str


class UndoAsked(Entry, frozen=True):
    seat: int
    to: int
    """The number of the move that would be the first to go."""


class UndoAnswered(Entry, frozen=True):
    seat: int
    agree: bool


class TookBack(Entry, frozen=True):
    """The moves of these numbers no longer count. They stay in the log."""

    seat: int
    struck: tuple[int, ...]
    agreed: bool
    """Whether the others were asked."""
    hindsight: bool = False
    """Whether something had come to light or a bot had acted, and there was nobody to ask."""


class HandedOver(Entry, frozen=True):
    """A bot plays for an absent person."""

    seat: int
    bot: str
    by: str


class CameBack(Entry, frozen=True):
    seat: int


class Resigned(Entry, frozen=True):
    """A person left for good, and a bot plays on."""

    seat: int
    bot: str


class AbandonWished(Entry, frozen=True):
    """One of several who must all want it."""

    seat: int


class Abandoned(Entry, frozen=True):
    pass


class Ended(Entry, frozen=True):
    """By the rules of the game."""

    result: Result


class Rematched(Entry, frozen=True):
    table: str
    name: str


class Reopened(Entry, frozen=True):
    """The server was away; clocks start anew for the decisions that were open."""


AnyEntry = (
    SatDown | BotSatDown | StoodUp | Offered | Dealt | Brought | Moved | Said | Whispered | UndoAsked | UndoAnswered
    | TookBack | HandedOver | CameBack | Resigned | AbandonWished | Abandoned | Ended | Rematched | Reopened
)  # fmt: skip


class Logged(Struct, frozen=True):
    """An entry in its place."""

    seq: int
    """From 1, without gaps."""
    at: float
    """Seconds since 1970."""
    entry: AnyEntry
    token: str | None = None
    """The name of the request that brought it, so that the same request is never carried out twice."""
