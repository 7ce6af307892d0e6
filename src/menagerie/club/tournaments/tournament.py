"""A tournament: its settings and its log, folded into entrants, rounds and results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from menagerie.club.tournaments.entries import (
    AnyEntry,
    Began,
    Cancelled,
    CancelledWhy,
    Ended,
    EntrantRemoved,
    Joined,
    Left,
    LeftWhy,
    Logged,
    Paired,
    Played,
    Returned,
)
from menagerie.club.tournaments.settings import TournamentSettings
from menagerie.table.ids import id_from

Phase = Literal["open", "running", "over", "cancelled"]


class TournamentHeader(Struct, frozen=True, kw_only=True):
    """A tournament as it was made; never changed afterwards."""

    id: str
    settings: TournamentSettings
    organiser: str
    """The person's id."""
    commitment: str
    """The SHA-256 of the seed that is published when it begins."""
    created: float


class Entrant(Struct, frozen=True):
    number: int
    name: str
    person: str | None
    bot: str | None
    since: float
    """Since when they wait for a table: they joined, came back, or their last game ended."""
    left: LeftWhy | None = None
    """Why they are not paired, where they are not."""
    returns: int = 0


class PairedTable(Struct, frozen=True):
    seats: tuple[int, ...]
    """Entrants."""
    result: Played | None = None
    done: float = 0.0
    """When there was a result."""


class Round(Struct, frozen=True):
    number: int
    at: float
    tables: tuple[PairedTable, ...]
    byes: tuple[int, ...]
    stage: int = 0

    @property
    def complete(self) -> bool:
        return all(table.result is not None for table in self.tables)


class Tournament:
    """Changed only by `accept`, which replaces what it changes: a copy shares the rest."""

    def __init__(self, header: TournamentHeader) -> None:
        self.header = header
        self.settings = header.settings
        self.phase: Phase = "open"
        self.seed: str | None = None
        self.entrants: list[Entrant] = []
        self.rounds: list[Round] = []
        self.began: float | None = None
        self.updated = header.created
        self.cancelled: CancelledWhy | None = None
        self.log: list[Logged] = []

    # --- reading it

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def active(self) -> list[Entrant]:
        """Those who are paired."""
        return [one for one in self.entrants if one.left is None]

    def entrant(self, number: int) -> Entrant:
        return self.entrants[number - 1]

    def of_person(self, person: str | None) -> Entrant | None:
        return next((one for one in self.entrants if person is not None and one.person == person), None)

    def running_tables(self) -> list[tuple[Round, int]]:
        """Those without a result, by their round and their place in it."""
        return [(one, place) for one in self.rounds for place, table in enumerate(one.tables) if table.result is None]

    def playing(self) -> set[int]:
        """Who sits at a table without a result."""
        return {seat for one, place in self.running_tables() for seat in one.tables[place].seats}

    def table_id(self, number: int, place: int) -> str:
        """The id of a table: the same whoever makes it, so that there is only one."""
        return id_from(f"table {place} in round {number} of tournament {self.id} {self.seed}")

    @property
    def finished(self) -> bool:
        return self.phase in ("over", "cancelled")

    @property
    def updated_round(self) -> float:
        """When the last table of the latest round was done."""
        one = self.rounds[-1]
        return max([one.at, *(table.done for table in one.tables)])

    @property
    def ends(self) -> float | None:
        """When an arena begins no more games."""
        minutes = self.settings.minutes
        return None if self.began is None or minutes is None else self.began + 60 * minutes

    def copy(self) -> Tournament:
        """As it is now, for a thread."""
        other = copy(self)
        other.entrants, other.rounds, other.log = self.entrants[:], self.rounds[:], self.log[:]
        return other

    # --- folding

    def add(self, at: float, entries: Iterable[AnyEntry]) -> None:
        for entry in entries:
            self.accept(Logged(len(self.log) + 1, at, entry))

    def accept_all(self, log: Sequence[Logged]) -> Tournament:
        for logged in log:
            self.accept(logged)
        return self

    def accept(self, logged: Logged) -> None:
        """One more entry. It was checked by the request that made it."""
        assert logged.seq == len(self.log) + 1
        self.log.append(logged)
        if not isinstance(logged.entry, EntrantRemoved):  # nothing that its readers would look for
            self.updated = logged.at
        match logged.entry:
            case Joined(entrant, name, person, bot):
                self.entrants.append(Entrant(entrant, name, person, bot, logged.at))
            case Left(entrant, why):
                self._change(entrant, left=why)
            case Returned(entrant):
                self._change(entrant, left=None, since=logged.at, returns=self.entrant(entrant).returns + 1)
            case Began(seed):
                self.seed, self.began, self.phase = seed, logged.at, "running"
            case Paired(number, tables, byes, stage):
                made = tuple(PairedTable(seats) for seats in tables)
                self.rounds.append(Round(number, logged.at, made, byes, stage))
            case Played(number, place):
                one = self.rounds[number - 1]
                table = replace(one.tables[place], result=logged.entry, done=logged.at)
                self.rounds[number - 1] = replace(one, tables=(*one.tables[:place], table, *one.tables[place + 1 :]))
                for seat in table.seats:
                    self._change(seat, since=logged.at)
            case Ended():
                self.phase = "over"
            case EntrantRemoved(entrant, name):
                self._change(entrant, name=name)
                self.log = [_called(one, entrant, name) for one in self.log]
            case Cancelled(why):
                self.phase, self.cancelled = "cancelled", why

    def joined(self, entrant: int) -> Logged:
        """The entry by which that entrant joined."""
        return next(one for one in self.log if isinstance(one.entry, Joined) and one.entry.entrant == entrant)

    def _change(self, number: int, **fields: Any) -> None:
        self.entrants[number - 1] = replace(self.entrant(number), **fields)


def _called(logged: Logged, entrant: int, name: str) -> Logged:
    entry = logged.entry
    if isinstance(entry, Joined) and entry.entrant == entrant:
        return replace(logged, entry=replace(entry, name=name))
    return logged
