"""The entries of a tournament's log. They are added and never changed; all that a tournament is follows from them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from menagerie.core.contract import kebab

LeftWhy = Literal["asked", "absent", "removed"]
ResultKind = Literal["played", "forfeit", "broken-off"]
CancelledWhy = Literal["organiser", "too-few", "never-begun"]


class Entry(Struct, frozen=True, gc=False, tag_field="type", tag=kebab):
    """One thing that happened in the tournament."""


class Joined(Entry, frozen=True, omit_defaults=True):
    entrant: int
    """From 1, in the order in which they joined."""
    name: str
    person: str | None = None
    bot: str | None = None


class Left(Entry, frozen=True):
    """From now on the entrant is not paired: asked for that, did not come to a table, or was removed."""

    entrant: int
    why: LeftWhy


class Returned(Entry, frozen=True):
    """The entrant takes part again from the next round on."""

    entrant: int


class Began(Entry, frozen=True):
    seed: str
    """Published now; its commitment was from the start."""


class Paired(Entry, frozen=True, omit_defaults=True):
    """A round, or in an arena some tables that begin at the same moment."""

    round: int
    tables: tuple[tuple[int, ...], ...]
    """Entrants in the order of their seats."""
    byes: tuple[int, ...] = ()
    stage: int = 0
    """In a knockout: how many are left in at this stage, those with a bye included; 2 is the final."""
    small: bool = False
    """In an arena: whether those who wait had waited so long that a smaller table was made."""


class Played(Entry, frozen=True):
    """The result of a table."""

    round: int
    table: int
    """From 0, as in `Paired.tables`."""
    kind: ResultKind
    ranks: tuple[int, ...]
    """In the order of the seats; resignations count."""
    absent: tuple[int, ...] = ()
    """The entrants who never came."""


class Ended(Entry, frozen=True):
    pass


class Cancelled(Entry, frozen=True):
    why: CancelledWhy


class EntrantRemoved(Entry, frozen=True):
    """The entrant had everything of theirs removed from this server, and is called so from now on, also in the entry by
    which they joined, which is changed in that one case."""

    entrant: int
    name: str


AnyEntry = EntrantRemoved | Joined | Left | Returned | Began | Paired | Played | Ended | Cancelled


class Logged(Struct, frozen=True, gc=False):
    seq: int
    """From 1, without gaps."""
    at: float
    """Seconds since 1970."""
    entry: AnyEntry
