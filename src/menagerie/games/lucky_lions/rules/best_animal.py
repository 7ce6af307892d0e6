"""4, 6: which animal is the most valuable on a zoo card: gaps along the cycle, and the special zoo cards."""

from __future__ import annotations

from typing import Final

MISSING: Final = -1


def gap(places: tuple[int, ...], arrows: int, animal: int, rolled: list[int]) -> int:
    """6.4-6.6: the arrows from an animal to the next different one that was rolled; a whole round if there is none.

    4.3: an animal that is missing from the cycle has gap 0. 6.7: in a battle of two the gap is the distance of 4.2.
    """
    if places[animal] == MISSING:
        return 0
    smallest = arrows
    for other in rolled:
        if other != animal and places[other] != MISSING:
            smallest = min(smallest, (places[other] - places[animal]) % arrows)
    return smallest


def _best_on_cycle(places: tuple[int, ...], arrows: int, rolled: list[int]) -> list[int]:
    """4.2, 6.4: where in ``rolled`` the animals with the largest gap stand."""
    if len(rolled) == 2:  # most often, and then there is little to compare
        first, second = gap(places, arrows, rolled[0], rolled), gap(places, arrows, rolled[1], rolled)
        return [0, 1] if first == second else [0] if first > second else [1]
    gaps = [gap(places, arrows, animal, rolled) for animal in rolled]
    largest = max(gaps)
    return [i for i, own in enumerate(gaps) if own == largest]


def best_animals(
    special: str, named: tuple[int, ...], places: tuple[int, ...], arrows: int, rolled: list[int]
) -> list[int]:
    """3.6: where in ``rolled`` the best animals stand, on any zoo card; several of them are tied."""
    if not special:
        return _best_on_cycle(places, arrows, rolled)
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
    return _best_on_cycle(places, arrows, rolled)


def arrows_decide(special: str, named: tuple[int, ...], rolled: list[int]) -> bool:
    """Whether the arrows were counted: several kinds of animals were rolled, and no text of the card went before."""
    if all_alike(rolled) or special == "autowin" or special == "autolose":
        return False
    return not (special == "extra-rule" and len(rolled) == 2 and sorted(rolled) == sorted(named))


def all_alike(rolled: list[int]) -> bool:
    """Whether all rolled the same animal."""
    for animal in rolled:  # noqa: SIM110 - as a generator it takes twice as long
        if animal != rolled[0]:
            return False
    return True
