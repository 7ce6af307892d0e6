"""Which animal is worth most: distances, gaps and the special zoo cards. Pure functions over small numbers."""

from __future__ import annotations

from typing import Final

MISSING: Final = -1


def distance(places: tuple[int, ...], arrows: int, one: int, other: int) -> int:
    """4.2-4.5: the arrows from one animal to another.

    The same animal is a whole round away from itself; a missing animal is at no distance from anything, and anything
    on the cycle is a whole round away from a missing one.
    """
    if places[one] == MISSING:
        return arrows if one == other else 0
    if places[other] == MISSING or one == other:
        return arrows
    return (places[other] - places[one]) % arrows


def gap(places: tuple[int, ...], arrows: int, animal: int, rolled: list[int]) -> int:
    """6.4-6.6: the arrows from an animal to the next different one that was rolled; a whole round if there is none.

    An animal missing from the cycle has no gap.
    """
    if places[animal] == MISSING:
        return 0
    smallest = arrows
    for other in rolled:
        if other != animal and places[other] != MISSING:
            smallest = min(smallest, (places[other] - places[animal]) % arrows)
    return smallest


def best_on_cycle(places: tuple[int, ...], arrows: int, rolled: list[int]) -> list[int]:
    """4.2, 6.4: the positions in ``rolled`` of those who hold an animal with the largest gap."""
    gaps = [gap(places, arrows, animal, rolled) for animal in rolled]
    largest = max(gaps)
    return [i for i, own in enumerate(gaps) if own == largest]


def best(special: str, named: tuple[int, ...], places: tuple[int, ...], arrows: int, rolled: list[int]) -> list[int]:
    """The positions in ``rolled`` of the winners on any zoo card; several of them are tied."""
    everyone = list(range(len(rolled)))
    if special == "autowin":  # 6.10
        return [i for i in everyone if rolled[i] == named[0]] or everyone
    if special == "autolose":  # 6.11
        return [i for i in everyone if rolled[i] != named[0]] or everyone
    if special == "extra-rule" and len(rolled) == 2:  # 6.13
        if rolled[0] == named[0] and rolled[1] == named[1]:
            return [0]
        if rolled[1] == named[0] and rolled[0] == named[1]:
            return [1]
    return best_on_cycle(places, arrows, rolled)
