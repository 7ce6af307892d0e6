"""What the pages get of ratings. A rating is shown in points: a newcomer has 1000."""

from __future__ import annotations

from typing import Any, Literal

from menagerie.server.wire import Wire

Opponents = Literal["people", "bots"]


class RatingPoints(Wire, frozen=True):
    points: int
    uncertainty: int
    """Nineteen times in twenty the true strength is no further away."""
    games: int
    played: float
    """When the last rated game ended; seconds since 1970."""


class BoardLine(Wire, frozen=True):
    """One person on a leaderboard."""

    place: int
    person: str
    name: str
    rating: RatingPoints
    cautious: int
    """The points less the uncertainty: what the leaderboard is sorted by."""
    mine: bool


class BotPoints(Wire, frozen=True):
    """A bot as the arena measured it."""

    bot: str
    paws: int | None
    rating: RatingPoints


class Leaderboard(Wire, frozen=True):
    game: str
    opponents: Opponents
    lines: tuple[BoardLine, ...]
    more: bool
    """Whether there are further places."""
    me: str | None
    """My id, where I have one."""
    mine: RatingPoints | None
    """My own rating, also where I am not among the lines."""
    my_place: int | None
    """Null where I am not on the leaderboard yet, or not any more."""
    bots: tuple[BotPoints, ...]
    """On the list of games with bots alone."""
    floor: int
    """The leaderboard shows who has played so many rated games, and"""
    most_uncertainty: int
    """is still so certain."""
    uncertainty_a_week: int
    """What a week without a rated game adds to the uncertainty."""


class CurveGame(Wire, frozen=True):
    """The rating after one game."""

    table: str
    ended: float
    rank: int
    players: int
    points: int
    uncertainty: int


class PersonRating(Wire, frozen=True):
    """A person's rating in one list of one game."""

    game: str
    opponents: Opponents
    rating: RatingPoints
    place: int | None
    """On the leaderboard; null where the person is not there."""
    curve: tuple[CurveGame, ...]
    """The latest games, the oldest of them first."""


class PersonRatings(Wire, frozen=True):
    person: str
    ratings: tuple[PersonRating, ...]


class SeatRating(Wire, frozen=True):
    """What a game changed for one seat."""

    seat: int
    rank: int
    """As it counted: who resigned, left or ran out of time is behind everybody else."""
    before: int
    after: int
    uncertainty: int
    bot: bool
    """A bot's rating does not change."""


class TableRating(Wire, frozen=True):
    """What the game of a table was for ratings."""

    state: Literal["unrated", "running", "soon", "counted", "left-out"]
    why: str
    """In the reader's language, why it does not count; empty otherwise."""
    opponents: Opponents | None
    seats: tuple[SeatRating, ...]


SENT_BY_BROWSER: tuple[Any, ...] = ()
