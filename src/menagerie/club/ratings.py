"""Ratings: which games count, and what a game that counts changes. Calculation alone; the server stores the figures.

Each game has two lists: of games among people, and of games in which bots sit too. A rating is openskill's
(Plackett-Luce): a strength `mu` and how uncertain it is, `sigma`. Everybody at a table is a team of one, ranked as the
rules rank them, behind everybody else who resigned, left the seat to a bot or ran out of time. Bots keep the strength
that the arena measured; people's changes. What has not been used for long grows uncertain again, evenly with time, so
that a list sorted once stays sorted.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, Literal

from msgspec import Struct
from openskill.models import PlackettLuce

from menagerie.core import record as records
from menagerie.table import seed_commitment
from menagerie.table.entries import Conceded, Dealt, Ended, Undone
from menagerie.table.table import Table, resigned_last

Opponents = Literal["people", "bots"]
Unfair = Literal[
    "broken-off", "imported", "continued", "several-seats", "nobody", "unrated-bot", "hints", "hindsight", "shuffle"
]
"""Why a game counts for nothing."""

BEGIN_MU: Final = 25.0
BEGIN_SIGMA: Final = 25.0 / 3
SIGMA_A_DAY: Final = 0.01
"""How much less certain a rating is after each day without a rated game; never less than that of a newcomer."""
FLOOR_GAMES: Final = 10
"""A leaderboard shows who has played so many rated games, and"""
BOARD_SIGMA: Final = 7.0
"""is still so certain."""
DAY: Final = 86_400.0
POINTS: Final = (1000, 40)
"""What people are shown: a newcomer's points, and how many make one of openskill's."""

_MODEL = PlackettLuce()


class Rating(Struct, frozen=True, gc=False):
    mu: float = BEGIN_MU
    sigma: float = BEGIN_SIGMA
    games: int = 0
    played: float = 0.0
    """When the last game that counted ended."""


class RatedSeat(Struct, frozen=True, gc=False):
    """Who sat there, and which rank counts."""

    person: str | None
    bot: str | None
    rank: int


class RatedGame(Struct, frozen=True):
    """A game that counts."""

    table: str
    game: str
    opponents: Opponents
    ended: float
    seats: tuple[RatedSeat, ...]


def rated_game(table: Table) -> RatedGame | Unfair:
    """The game as it counts, or why it does not. The table is finished, and was made to be rated."""
    unfair = _unfair(table)
    if unfair is not None:
        return unfair
    assert table.standings is not None
    result = resigned_last(table.standings, forfeited(table))
    seats = tuple(
        RatedSeat(seat.person, None if seat.person is not None else seat.bot, standing.rank)
        for seat, standing in zip(table.seats, result.standings, strict=True)
    )
    opponents: Opponents = "people" if all(seat.person is not None for seat in table.seats) else "bots"
    return RatedGame(table.id, table.game.name, opponents, _ended(table), seats)


def forfeited(table: Table) -> set[int]:
    """The seats whose people resigned, left them to a bot for a move or longer, or ran out of time."""
    people = {seat.number for seat in table.seats if seat.person is not None}
    helped = {move.seat for move in table.moves if move.by != "person"} & people
    gone = {seat for seat in people if table.seats[seat].resigned or table.seats[seat].bot is not None}
    return helped | gone


def _ended(table: Table) -> float:
    """When the game ended: what was said afterwards does not count."""
    return next(logged.at for logged in table.log if isinstance(logged.entry, Ended | Conceded))


def _unfair(table: Table) -> Unfair | None:
    people = [seat.person for seat in table.seats if seat.person is not None]
    bots = [seat.bot for seat in table.seats if seat.person is None]
    known = bot_ratings(table.game.name)
    checks: tuple[tuple[bool, Unfair], ...] = (
        (table.imported, "imported"),
        (table.settings.base is not None, "continued"),
        (table.phase != "over" or table.standings is None, "broken-off"),
        (len(set(people)) < len(people), "several-seats"),
        (not people or len(table.seats) < 2, "nobody"),
        (any(bot not in known for bot in bots), "unrated-bot"),
        (table.settings.hints, "hints"),
        (table.settings.hindsight or _undone_in_hindsight(table), "hindsight"),
        (not _shuffle_verified(table), "shuffle"),
    )
    return next((reason for wrong, reason in checks if wrong), None)


def _undone_in_hindsight(table: Table) -> bool:
    undone = (logged.entry for logged in table.log if isinstance(logged.entry, Undone))
    return any(entry.agreed or entry.marked for entry in undone)


def _shuffle_verified(table: Table) -> bool:
    """Whether the seed follows from what was promised before anybody sat down, and is the one that was shown."""
    dealt = next((logged.entry for logged in table.log if isinstance(logged.entry, Dealt)), None)
    if dealt is None or table.seed is None or dealt.seed is not None:
        return False
    mixed = seed_commitment.mix(table.header.secret, table.seat_nonces())
    return mixed == table.seed and records.commitment(table.seed) == dealt.commitment


# --- the figures


def rate(game: RatedGame, before: Sequence[Rating]) -> list[Rating]:
    """The ratings of its people after the game, in seat order; bots keep theirs."""
    aged = [
        one if seat.person is None else Rating(one.mu, sigma_at(one, game.ended), one.games, one.played)
        for seat, one in zip(game.seats, before, strict=True)
    ]
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in aged]
    after = _MODEL.rate(teams, ranks=[float(seat.rank) for seat in game.seats])
    return [
        one if seat.person is None else Rating(team[0].mu, team[0].sigma, one.games + 1, max(one.played, game.ended))
        for seat, one, team in zip(game.seats, aged, after, strict=True)
    ]


def sigma_at(rating: Rating, now: float) -> float:
    """How uncertain it is by then."""
    if rating.games == 0:
        return rating.sigma
    days = max(0.0, now - rating.played) / DAY
    return max(rating.sigma, min(rating.sigma + SIGMA_A_DAY * days, BEGIN_SIGMA))


def board_key(rating: Rating) -> float | None:
    """What a leaderboard is sorted by, at any time; nothing below the floor of games.

    The cautious rating is `mu - 2 sigma`. Everybody's `sigma` grows by the same each day, so the order of the cautious
    ratings as they would have been at time 0 is their order on every other day as well.
    """
    if rating.games < FLOOR_GAMES:
        return None
    return rating.mu - 2 * rating.sigma + 2 * SIGMA_A_DAY * rating.played / DAY


def board_until(rating: Rating) -> float:
    """Until when it is certain enough for a leaderboard."""
    return rating.played + (BOARD_SIGMA - rating.sigma) / SIGMA_A_DAY * DAY


def points(mu: float) -> int:
    """A strength as people are shown it."""
    newcomer, scale = POINTS
    return round(newcomer + scale * (mu - BEGIN_MU))


def uncertainty(sigma: float) -> int:
    """In points: nineteen times in twenty the true strength is no further away."""
    return round(2 * POINTS[1] * sigma)


@cache
def bot_ratings(game: str) -> dict[str, Rating]:
    """What the arena measured, by the bot's name."""
    raw = tomllib.loads(files("menagerie.club").joinpath("bot_ratings.toml").read_text(encoding="utf-8"))
    return {name: Rating(mu, sigma) for name, (mu, sigma) in raw.get(game, {}).items()}
