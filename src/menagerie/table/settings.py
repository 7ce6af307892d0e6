"""What is fixed when a table is made: its settings and its header."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from menagerie.core.record import Base

Visibility = Literal["private", "link", "open"]


class ClockRule(Struct, frozen=True):
    """Thinking time: for each move, or for the whole game with an increment after every decision."""

    kind: Literal["move", "game"]
    seconds: int
    increment: int = 0


class SeatSettings(Struct, frozen=True):
    """One seat: for a bot, or for the person who will take it."""

    bot: str | None = None
    name: str | None = None
    """The bot's name."""


class DailyDeal(Struct, frozen=True):
    """A deal of the day: everybody plays the same one, alone, on that day."""

    date: str
    """In UTC, such as 2026-11-19."""
    until: float
    """When the day is over and the seed may be shown; seconds since 1970."""


class TableSettings(Struct, frozen=True, kw_only=True):
    """What the owner chose: the game, its options, the seats, the clock."""

    game: str
    options: dict[str, Any]
    seats: tuple[SeatSettings, ...]
    clock: ClockRule | None = None
    absence_minutes: int = 5
    whispers: bool = True
    """Whether players may send messages to one other player alone."""
    hints: bool = True
    undo: bool = True
    """Whether a decision can be undone while nothing was revealed and nobody acted since."""
    hindsight: bool = True
    """Whether it can be undone afterwards too: if the others agree, or marked where there is nobody to ask."""
    ready_check: bool = False
    """Whether the game begins only when everybody seated has said that they are ready."""
    by_agreement: bool = False
    """Whether those present decide together what concerns them all. Tables made before this existed have owners who
    hand seats over and break off alone, and a bot plays on for whoever resigns at a table of two."""
    base: Base | None = None
    """The position of another game that this one continues, where it does."""
    visibility: Visibility = "link"
    """Who may take a seat: those the owner seated alone, whoever has the link, or anybody who sees the table in the
    lobby."""
    invited: tuple[str, ...] = ()
    """The people who may take a seat at a private table, its owner apart."""
    spectators: bool = True
    """Whether anybody may watch. The lobby lists the running games of open tables and of tournaments; others are
    watched by whoever has the link."""
    rated: bool = False
    """Whether the result changes ratings, as far as the game was fair."""
    tournament: str | None = None
    """The tournament that this table belongs to, where it does."""
    daily: DailyDeal | None = None
    """The deal of the day that is played here, where one is. Then equal choices give equal games: see
    `requests.bots_first` and `bot_workers.thought_seed`."""


class TableHeader(Struct, frozen=True, kw_only=True):
    """A table as it was made; never changed afterwards."""

    id: str
    settings: TableSettings
    rules: int
    """The version of the game's rules it is played by."""
    owner: str
    """The person who made it."""
    secret: str
    """The server's share of the seed (see `seed_commitment`); shown to nobody before the end."""
    created: float
