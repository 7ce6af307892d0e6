"""Who meets whom, and in which seats.

A line-up is a choice of entrants, one a seat, of at least two kinds: every pair at two seats, every group of ``n`` at
``n`` seats, and every mixture with repetitions where there are fewer entrants than seats. A deal is played by each
line-up once in every rotation of its seats, so that the luck of a seat and of the cards comes to each entrant alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

from menagerie.core.generator import Generator

LineUp = tuple[str, ...]


def line_ups(entrants: Sequence[str], seats: int) -> list[LineUp]:
    """Every choice of entrants that meet."""
    if len(entrants) >= seats:
        return list(combinations(entrants, seats))
    return [chosen for chosen in combinations_with_replacement(entrants, seats) if len(set(chosen)) > 1]


def seating(choices: Sequence[LineUp], number: int, seed: str) -> tuple[LineUp, int]:
    """Who sits where in game ``number`` (from 1), and the number of the deal.

    The line-ups take turns, so that an arena that is interrupted has played about the same number of games of each.
    Each deal takes the entrants of a line-up in another order around the table.
    """
    turn, which = divmod(number - 1, len(choices))
    chosen = list(choices[which])
    deal, rotation = divmod(turn, len(chosen))
    if deal:
        Generator(f"{seed}/order {which}/{deal}").shuffle(chosen)
    return (*chosen[rotation:], *chosen[:rotation]), deal + 1
