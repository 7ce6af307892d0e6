"""How games write the numbers of a position as bytes: compiled, since learning machines ask for every position."""

from __future__ import annotations

from typing import Final

BYTE: Final = 255
"""The most that one byte holds."""
LEAST: Final = -(2**15)
MOST: Final = 2**15 - 1
"""What two bytes hold."""


def one_hot(count: int) -> list[list[int]]:
    """For each of so many values a list with a 1 in its place."""
    return [[int(place == i) for i in range(count)] for place in range(count)]


def add_wide(numbers: list[int], number: int) -> None:
    """A number that takes two bytes."""
    shown = max(LEAST, min(number, MOST))
    numbers.append(shown & BYTE)
    numbers.append(shown >> 8 & BYTE)
