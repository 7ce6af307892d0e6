"""Rules of thumb for stock rounds, for bots that play by them and for the forecast, in which everybody does."""

from __future__ import annotations

from typing import Final

from menagerie.games.eighteen_zoo.rules.facts import DIVIDEND, THRESHOLD

MONDAY: Final = 1
"""The round in which families are launched first."""
FIRST_VALUE: Final = 7
"""The highest value of a first launch: four times as much buys the parents and two more cards of the family."""
SOON_A_SQUIRREL: Final = 12
"""Bags in a treasury that will soon pay for a squirrel."""
LEAST_CARD: Final = 0.5
"""What a card must bring to be bought."""


def card_gain(cell: int, rounds: int, able: bool, own: bool, from_lounge: bool) -> float:
    """What a card in this box of the stock board may bring over so many operating rounds."""
    gain = DIVIDEND[cell] * rounds * (0.8 if able else 0.2) + (2.0 if own else 0.0)
    if able and THRESHOLD[cell] <= 100:
        gain += 2.0
    if own and from_lounge:
        gain += 1.5  # the treasury is ours to spend
    return gain
