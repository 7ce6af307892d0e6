"""5 and 6: who gets how many visitors and trees: by stars, by bushes, and of equals the newer first."""

from __future__ import annotations

from typing import Final

from menagerie.games.zoo_le_ma.rules.zoo import Zoo

FIRST: Final = 2  # 5.3, 6.1
SECOND: Final = 1


def first_and_second(worth: list[int], since: list[int], alone: int) -> list[int]:
    """By seat: two for the most, one for the second; of equals the newer goes first (5.5), and who has nothing gets
    nothing. Who is the only one to have anything gets ``alone``."""
    first = -1
    second = -1
    for seat in range(len(worth)):
        if worth[seat] == 0:
            continue
        if first < 0 or _is_ahead(worth, since, seat, first):
            second = first
            first = seat
        elif second < 0 or _is_ahead(worth, since, seat, second):
            second = seat
    found = [0] * len(worth)
    if first >= 0:
        found[first] = FIRST if second >= 0 else alone
    if second >= 0:
        found[second] = SECOND
    return found


def _is_ahead(worth: list[int], since: list[int], one: int, other: int) -> bool:
    """5.5: whether one goes before the other; two never reach their worth in the same auction."""
    return worth[one] > worth[other] or (worth[one] == worth[other] and since[one] > since[other])


def visitors(zoos: list[Zoo], animal: int) -> list[int]:
    """5.3 to 5.8: the visitors of a kind, by seat; the only owner of a kind gets one (5.4)."""
    return first_and_second([zoo.best_stars[animal] for zoo in zoos], [zoo.best_since[animal] for zoo in zoos], SECOND)


def trees(zoos: list[Zoo], lone_gets_one: bool) -> list[int]:
    """6.1 to 6.4: the trees, by seat."""
    alone = SECOND if lone_gets_one else FIRST
    return first_and_second([zoo.bushes for zoo in zoos], [zoo.bushes_since for zoo in zoos], alone)


def transfers(before: list[int], after: list[int]) -> list[tuple[int, int, int]]:
    """What is carried from whom to whom so that ``before`` becomes ``after``: count, from (-1 for the middle), to."""
    found: list[tuple[int, int, int]] = []
    if before == after:
        return found
    losing = [max(0, before[seat] - after[seat]) for seat in range(len(before))]
    for seat in range(len(before)):
        wanted = after[seat] - before[seat]
        for giver in range(len(before)):
            count = min(losing[giver], wanted)
            if count > 0:
                losing[giver] -= count
                wanted -= count
                found.append((count, giver, seat))
        if wanted > 0:
            found.append((wanted, -1, seat))
    return found
