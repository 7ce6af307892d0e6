"""Seats: who has had a seat least often gets it, so that nobody always begins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from menagerie.club.tournaments.history import History
from menagerie.club.tournaments.lots import drawn


def seated(tables: Sequence[Sequence[int]], history: History, seed: str, purpose: str) -> list[tuple[int, ...]]:
    """Each table in the order of its seats; among equal orders the lots decide."""
    return [_best_order(drawn(seed, f"{purpose} seats", table), history) for table in tables]


def _best_order(table: Sequence[int], history: History) -> tuple[int, ...]:
    return min(
        permutations(table),
        key=lambda order: sum(history.seats[entrant, seat] for seat, entrant in enumerate(order)),
    )
