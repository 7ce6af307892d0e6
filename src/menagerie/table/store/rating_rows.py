"""What a store keeps about ratings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct


class StoredRating(Struct, frozen=True, gc=False):
    """A person's rating in one list of one game."""

    person: str
    game: str
    opponents: str
    mu: float
    sigma: float
    games: int
    played: float
    board_key: float | None
    """What the leaderboard is sorted by; nothing below its floor."""
    board_until: float
    """Until when the leaderboard shows it."""


class StoredRatedSeat(Struct, frozen=True, gc=False):
    """A seat of a game that counted; a bot's figures stay as they are."""

    seat: int
    person: str | None
    bot: str | None
    rank: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float


class StoredRatedGame(Struct, frozen=True):
    table: str
    game: str
    opponents: str
    ended: float
    seats: tuple[StoredRatedSeat, ...]


class CurveRow(Struct, frozen=True, gc=False):
    """One game of a person's curve."""

    table: str
    ended: float
    rank: int
    players: int
    mu: float
    sigma: float


class BoardRow(Struct, frozen=True, gc=False):
    """One line of a leaderboard."""

    name: str
    rating: StoredRating


Change = tuple[StoredRatedGame, Sequence[StoredRating]]
"""A game as it counted, and the ratings of its people after it."""
Calculation = Callable[[dict[str, StoredRating]], Change]
"""From the ratings before the game, by person."""
