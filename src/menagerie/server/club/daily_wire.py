"""What the pages get of the deals of the day."""

from __future__ import annotations

from typing import Any

from menagerie.club.daily import State
from menagerie.server.wire import Wire


class DailyDealState(Wire, frozen=True):
    """One game's deal of a day, and what I have done with it."""

    game: str
    players: int
    options: dict[str, Any]
    bot: str
    """Who has the other seats; named as in `BotInfo`."""
    paws: int | None
    """How strong it is; null where it is none of those that people are offered today."""
    finished: int
    """How many people's games count."""
    state: State
    table: str | None
    """Mine."""
    score: int | None
    rank: int | None
    """At my own table."""


class DailyDay(Wire, frozen=True):
    date: str
    """In UTC, such as 2026-11-19."""
    ends: float
    """When the day is over; seconds since 1970."""
    commitment: str
    """SHA-256 of the seed."""
    seed: str | None
    """Shown once the day is over."""
    deals: tuple[DailyDealState, ...]


class DailyDays(Wire, frozen=True):
    now: float
    """The server's time, since that of a browser may differ."""
    today: DailyDay
    yesterday: DailyDay | None
    """Null where nobody asked for that day's deals."""


class DailyLine(Wire, frozen=True):
    """One person on the list of scores."""

    place: int
    name: str | None
    """Null for a guest, and for somebody who is gone."""
    score: int
    rank: int
    """At their own table."""
    mine: bool
    table: str | None
    """For the replay, once everybody may see it; null where it was removed."""


class DailyBar(Wire, frozen=True):
    """How many people have a score from `least` to `most`."""

    least: int
    most: int
    players: int


class DailyResults(Wire, frozen=True):
    date: str
    over: bool
    """Whether the day is."""
    deal: DailyDealState
    place: int | None
    """Mine."""
    lines: tuple[DailyLine, ...]
    """The best."""
    bars: tuple[DailyBar, ...]
    """All."""


class DailyChoice(Wire, frozen=True):
    """What somebody chose in a position."""

    text: str
    players: int
    mine: bool


class DailyStep(Wire, frozen=True):
    """One of my decisions, among all who sat before the same position."""

    number: int
    """Of my decisions, from 1."""
    at: int
    """The position in the replay."""
    question: str
    players: int
    """How many sat before that position."""
    choices: tuple[DailyChoice, ...]
    """The most frequent first."""


class DailySteps(Wire, frozen=True):
    """My game step by step, as far as somebody else's was the same."""

    steps: tuple[DailyStep, ...]
    next: int | None
    """There are further ones, after so many of my decisions."""


SENT_BY_BROWSER: tuple[Any, ...] = ()
