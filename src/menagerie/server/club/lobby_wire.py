"""The wire structs of the lobby.

The lobby uses one WebSocket, ``/ws/lobby``. The server sends `Lobby` first, and then `LobbyChanged` whenever something
has changed, the same bytes to everybody; the browser sends `FindGame` and `StopFinding`, and is told with `Finding`
whether it waits, with `Found` where it sits, and with `Refusal` why it cannot be. As at a table, each frame from the
server is a list of messages.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from menagerie.club.pace import PlayPace
from menagerie.server.wire import Clock, Identifier, Refusal, Tagged, Wire
from menagerie.table import limits


class LobbySeat(Wire, frozen=True):
    kind: Literal["person", "bot", "open"]
    name: str
    person: str | None
    """The id of the person, for the link to their profile."""
    bot: str | None
    paws: int | None
    """How strong the bot is; null where it is none of those that people are offered today."""


class LobbyTable(Wire, frozen=True):
    """A table that anybody may join, or a running game that anybody may watch."""

    id: str
    game: str
    phase: Literal["gathering", "running"]
    options: dict[str, Any]
    clock: Clock | None
    pace: PlayPace
    rated: bool
    tournament: bool
    spectators: bool
    hints: bool
    seats: tuple[LobbySeat, ...]
    updated: float


class Lobby(Tagged, frozen=True):
    """Everything the lobby shows now, the latest first."""

    tables: tuple[LobbyTable, ...]


class LobbyChanged(Tagged, frozen=True):
    """Tables that are new or have changed, and those that are gone."""

    tables: tuple[LobbyTable, ...]
    gone: tuple[str, ...]


class FindGame(Tagged, frozen=True):
    """I look for a game; in place of what I looked for before."""

    games: Annotated[tuple[Identifier, ...], Meta(min_length=1, max_length=limits.GAMES_WANTED)]
    fewest: Annotated[int, Meta(ge=2, le=limits.SEATS)] = 2
    """With so many players,"""
    most: Annotated[int, Meta(ge=2, le=limits.SEATS)] = limits.SEATS
    """up to so many."""
    pace: PlayPace = "free"
    rated: bool = False
    bots_after: Annotated[int, Meta(ge=limits.BOTS_AFTER_SECONDS[0], le=limits.BOTS_AFTER_SECONDS[1])] | None = None
    """After so many seconds free seats may go to bots; null for people alone."""
    paws: Annotated[int, Meta(ge=1, le=5)] = 3
    """How strong such bots are."""


class StopFinding(Tagged, frozen=True):
    """I look no more."""


class Finding(Tagged, frozen=True):
    """What I look for, and since when; null where I do not."""

    wish: FindGame | None
    since: float
    now: float
    """The server's time, since that of a browser may differ."""
    waiting: int
    """How many people look for a game, I included."""


class Found(Tagged, frozen=True):
    """I have been given a seat at that table."""

    table: str


SENT_BY_BROWSER = (FindGame, StopFinding)
LobbyRequest = FindGame | StopFinding
LobbyMessage = Lobby | LobbyChanged | Finding | Found | Refusal
