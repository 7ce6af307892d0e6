"""The wire structs of tournaments.

A tournament's page uses one WebSocket, ``/ws/tournaments/{id}``: the server sends `TournamentState` first and whenever
something has changed, the same bytes to everybody; the browser sends nothing.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, field

from menagerie.club.tournaments.entries import CancelledWhy, LeftWhy, ResultKind
from menagerie.club.tournaments.settings import Format, TournamentPace
from menagerie.club.tournaments.standings import TieBreak
from menagerie.club.tournaments.tournament import Phase
from menagerie.server.wire import NO_NUL, Clock, Identifier, Tagged, Wire
from menagerie.table import limits


class MakeTournament(Wire, frozen=True):
    """A new tournament, as its organiser wants it."""

    name: Annotated[
        str,
        Meta(min_length=limits.TOURNAMENT_NAME_LENGTH[0], max_length=limits.TOURNAMENT_NAME_LENGTH[1], pattern=NO_NUL),
    ]
    game: Identifier
    about: Annotated[str, Meta(max_length=limits.TOURNAMENT_ABOUT_LENGTH, pattern=NO_NUL)] = ""
    options: dict[str, bool | int | str | list[str]] = field(default_factory=dict)
    format: Format = "swiss"
    size: Annotated[int, Meta(ge=limits.TOURNAMENT_SIZE[0], le=limits.TOURNAMENT_SIZE[1])] = 2
    """Seats of a full table."""
    fewest: Annotated[int, Meta(ge=limits.TOURNAMENT_SIZE[0], le=limits.TOURNAMENT_SIZE[1])] = 2
    """Seats of the smallest."""
    rounds: Annotated[int, Meta(ge=limits.TOURNAMENT_ROUNDS[0], le=limits.TOURNAMENT_ROUNDS[1])] = 5
    """Of a Swiss."""
    minutes: Annotated[int, Meta(ge=limits.ARENA_MINUTES[0], le=limits.ARENA_MINUTES[1])] = 60
    """Of an arena."""
    pace: TournamentPace = "quick"
    rated: bool = False
    starts: Annotated[float, Meta(ge=0)] | None = None
    """When it begins by itself, in seconds since 1970; null where the organiser begins it."""
    absence_minutes: Annotated[int, Meta(ge=limits.ABSENCE_MINUTES[0], le=limits.ABSENCE_MINUTES[1])] = 5
    """How long a table waits for those who have not come."""
    pause_minutes: Annotated[int, Meta(ge=0, le=limits.TOURNAMENT_PAUSE_MINUTES)] = 1
    """From the end of a round to the next."""
    late_rounds: Annotated[int, Meta(ge=0, le=limits.TOURNAMENT_LATE_ROUNDS)] = 0
    """How many rounds of a Swiss may have been paired when newcomers still get in."""


class NewTournament(Wire, frozen=True):
    id: str


class AddTournamentBots(Wire, frozen=True):
    """Bots of the organiser's choice take part."""

    bot: Identifier
    """A bot's name, or its number of paws."""
    count: Annotated[int, Meta(ge=1, le=limits.TOURNAMENT_BOTS)] = 1


class RemoveEntrant(Wire, frozen=True):
    entrant: Annotated[int, Meta(ge=1, le=limits.TOURNAMENT_ENTRANTS)]


class TournamentLine(Wire, frozen=True):
    """A tournament in the list."""

    id: str
    name: str
    game: str
    format: Format
    size: int
    pace: TournamentPace
    rated: bool
    phase: Phase
    starts: float | None
    updated: float
    entrants: int
    organiser: str
    mine: bool
    """Whether I am an entrant."""


class TournamentList(Wire, frozen=True):
    tournaments: tuple[TournamentLine, ...]
    """Those that are running or can be joined come first, then those that are over; the latest first."""
    may_organise: bool
    """Whether I may make one: I have a passphrase."""


class TournamentEntrant(Wire, frozen=True):
    number: int
    name: str
    person: str | None
    """The id of the person, for the link to their profile."""
    bot: str | None
    paws: int | None
    left: LeftWhy | None
    """Why they are not paired; null where they are."""


class TournamentStanding(Wire, frozen=True):
    place: int
    entrant: int
    points: float
    games: int
    wins: int
    tie_breaks: tuple[float, ...]
    """As `TournamentState.tie_breaks` names them."""


class TournamentTable(Wire, frozen=True):
    id: str
    round: int
    seats: tuple[int, ...]
    """The numbers of the entrants."""
    made: bool
    """Whether one can go there: it takes a moment, and longer where bots alone play."""
    result: ResultKind | None
    points: tuple[float, ...]
    """In the order of the seats, once there is a result."""


class TournamentRound(Wire, frozen=True):
    number: int
    """Of an arena's tables 0."""
    stage: int
    """In a knockout: how many are left in; 2 is the final."""
    tables: tuple[TournamentTable, ...]
    byes: tuple[int, ...]


class TournamentState(Tagged, frozen=True):
    """All that a tournament's page shows."""

    id: str
    seq: int
    """The length of its log."""
    name: str
    about: str
    game: str
    options: dict[str, Any]
    format: Format
    size: int
    fewest: int
    minutes: int | None
    pace: TournamentPace
    clock: Clock
    rated: bool
    starts: float | None
    absence_minutes: int
    pause_minutes: int
    late_rounds: int
    organiser: str
    """The person's id."""
    organiser_name: str
    phase: Phase
    cancelled: CancelledWhy | None
    created: float
    ends: float | None
    """When an arena begins no more games."""
    next_round_at: float | None
    planned_rounds: int | None
    rounds: int
    """How many have been paired."""
    most_entrants: int
    newcomers: bool
    """Whether they get in."""
    commitment: str
    seed: str | None
    """Once it has begun."""
    entrants: tuple[TournamentEntrant, ...]
    tie_breaks: tuple[TieBreak, ...]
    standings: tuple[TournamentStanding, ...]
    round: TournamentRound | None
    """The latest round; of an arena the running and the latest tables."""


SENT_BY_BROWSER = (MakeTournament, AddTournamentBots, RemoveEntrant)
