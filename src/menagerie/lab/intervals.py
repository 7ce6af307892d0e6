"""Confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt

CONFIDENCE = 0.95
Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations

Interval = tuple[float, float]


def short(figure: Fraction | float) -> float:
    """Six digits: more would differ from machine to machine, and says nothing."""
    return round(float(figure), 6)


def wilson(wins: Fraction | float, games: int, deviations: float = Z) -> Interval | None:
    """Wilson's interval for the probability of winning, of so many standard errors either side; nothing without games.

    With parts of wins it is a little wider than need be, never too narrow: a part varies less than a whole.
    """
    if games == 0:
        return None
    share = float(Fraction(wins) / games)
    square = deviations * deviations
    stretch = 1 + square / games
    middle = (share + square / (2 * games)) / stretch
    half = deviations * sqrt(share * (1 - share) / games + square / (4 * games * games)) / stretch
    return short(max(0.0, middle - half)), short(min(1.0, middle + half))


def mean_interval(points: Sequence[float]) -> Interval | None:
    """Wilson's interval for the mean of points from 0 to 1."""
    return wilson(sum((Fraction(point).limit_denominator(1000) for point in points), Fraction(0)), len(points))
