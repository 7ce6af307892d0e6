"""The entries of a table's log. They are added and, but for `PersonRemoved`, never changed; this version reads those of
all older ones."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from menagerie.core.contract import Result, kebab
from menagerie.core.player import Reason

ProposalKind = Literal["hand-over", "abandon"]


class Entry(Struct, frozen=True, gc=False, tag_field="type", tag=kebab):
    """One thing that happened at the table."""


class SatDown(Entry, frozen=True, omit_defaults=True):
    seat: int
    person: str
    name: str
    outside_bot: bool = False
    """Whether it is a program that plays over the Bot API."""


class BotSatDown(Entry, frozen=True):
    """A bot took a seat that was meant for a person."""

    seat: int
    bot: str
    name: str


class StoodUp(Entry, frozen=True):
    """Someone left before the game began."""

    seat: int
    name: str


class NonceOffered(Entry, frozen=True):
    """A person's own randomness for the seed; an empty nonce is an answer too."""

    person: str
    nonce: str


class Dealt(Entry, frozen=True):
    """The game begins."""

    commitment: str
    seed: str | None = None
    """A seed chosen with the table (``menagerie play --seed``); otherwise it is mixed from the server's secret and the
    nonces."""


class RecordImported(Entry, frozen=True):
    """The table shows a record from elsewhere: its seed was not made here."""

    seed: str
    foreign: dict[str, Any] | None = None
    """The record's own foreign part."""


class Moved(Entry, frozen=True):
    seat: int
    point: str
    action: dict[str, Any]
    by: Literal["person", "bot", "clock"] = "person"
    """``bot``: for its own seat or for an absent person. ``clock``: a bot, for a person whose time is up."""
    aloud: Reason | None = None
    """The reason, where a bot gives it to everybody."""


class Said(Entry, frozen=True, omit_defaults=True):
    name: str
    seat: int | None
    text: str
    person: str = ""
    """Who said it; logs of older versions do not say so."""
    phrase: str = ""
    """The canned phrase that stands in place of a text (`menagerie.table.phrases`)."""


class Whispered(Entry, frozen=True):
    """A chat message from one seat to another, for these two alone."""

    seat: int
    to: int
    text: str


class AutoPassSet(Entry, frozen=True):
    """The table passes for the seat until the round is over or an exception holds. Nobody else learns of it."""

    seat: int
    exceptions: tuple[str, ...]


class AutoPassEnded(Entry, frozen=True):
    """The table no longer passes for the seat. Nobody else learns of it."""

    seat: int
    reason: str
    """As `Game.auto_pass_ended` names it; empty where the person ended it."""


class UndoAsked(Entry, frozen=True):
    seat: int
    to: int
    """The number of the first move that would be undone."""


class UndoAnswered(Entry, frozen=True):
    seat: int
    agree: bool


class Undone(Entry, frozen=True):
    """The moves with these numbers no longer count. They stay in the log."""

    seat: int
    struck: tuple[int, ...]
    agreed: bool
    """Whether the other people were asked."""
    marked: bool = False
    """Whether something had been revealed or a bot had acted, and there was nobody to ask."""


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


class AbandonRequested(Entry, frozen=True):
    """One of several people who must all agree to abandon the game."""

    seat: int


class Abandoned(Entry, frozen=True):
    pass


class Ready(Entry, frozen=True):
    """A person at a friends' table says that the game may begin, or takes that back."""

    person: str
    name: str
    ready: bool


class Proposed(Entry, frozen=True):
    """Someone proposes what only those present can decide together."""

    seat: int
    """Whose person proposes it."""
    what: ProposalKind
    absent: int | None = None
    """To hand over: the seat that a bot would play."""
    bot: str | None = None


class ProposalAnswered(Entry, frozen=True):
    """One no is enough to end a proposal."""

    seat: int
    agree: bool


class ProposalDropped(Entry, frozen=True):
    """The person whose seat was to be handed over is back."""

    seat: int


class Conceded(Entry, frozen=True):
    """A person resigned at a table of two seats, which ends the game: the other seat wins."""

    seat: int


class RematchProposed(Entry, frozen=True):
    seat: int


class RematchAnswered(Entry, frozen=True):
    """An answer can be changed until the new table is made."""

    seat: int
    agree: bool


class Ended(Entry, frozen=True):
    """By the rules of the game."""

    result: Result


class Rematched(Entry, frozen=True):
    table: str
    name: str


class Reopened(Entry, frozen=True):
    """The server was restarted; the clocks of open decisions start again."""


class PersonRemoved(Entry, frozen=True):
    """Somebody had everything of theirs removed from this server. From here on the log calls them as `removed_people`
    says, also in the entries before this one, which are changed in that one case; what they wrote is gone."""

    person: str


AnyEntry = (
    SatDown | BotSatDown | StoodUp | NonceOffered | Dealt | RecordImported | Moved | Said | Whispered | UndoAsked
    | UndoAnswered | Undone | HandedOver | CameBack | Resigned | AbandonRequested | Abandoned | Ended | Rematched
    | Reopened | AutoPassSet | AutoPassEnded | Ready | Proposed | ProposalAnswered | ProposalDropped | Conceded
    | RematchProposed | RematchAnswered | PersonRemoved
)  # fmt: skip

PRIVATE = (Whispered, AutoPassSet, AutoPassEnded, NonceOffered)
"""Entries that not everybody may know of: they show in no list of games."""


class Logged(Struct, frozen=True, gc=False):
    """An entry with its place in the log."""

    seq: int
    """From 1, without gaps."""
    at: float
    """Seconds since 1970."""
    entry: AnyEntry
    token: str | None = None
    """The token of the request that caused it, so that no request is carried out twice."""
