"""How many tables, how large, and who sits at which: so that the sum of what each pair at a table costs is small."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

PairCost = Callable[[int, int], int]
_PASSES: Final = 12
"""How often all exchanges are tried; the first ones find nearly everything."""


def table_sizes(count: int, size: int, fewest: int) -> tuple[list[int], int]:
    """The sizes of as few tables as possible, which differ by one at most; and how many are left without a seat."""
    for byes in range(count):
        seated = count - byes
        tables = -(-seated // size)
        small, larger = divmod(seated, tables)
        if small >= fewest:
            return [small + 1] * larger + [small] * (tables - larger), byes
    return [], count


def best_tables(order: Sequence[int], sizes: Sequence[int], cost: PairCost) -> list[list[int]]:
    """The entrants at tables of these sizes: at first in this order, then two are exchanged as long as that costs
    less. The same for the same order."""
    found: list[list[int]] = []
    start = 0
    for size in sizes:
        found.append(list(order[start : start + size]))
        start += size
    costs: dict[tuple[int, int], int] = {}

    def between(one: int, other: int) -> int:
        pair = (one, other) if one < other else (other, one)
        known = costs.get(pair)
        if known is None:
            known = costs[pair] = cost(*pair)
        return known

    def at(table: list[int], one: int, instead_of: int) -> int:
        return sum(between(one, other) for other in table if other not in (one, instead_of))

    for _ in range(_PASSES):
        better = False
        for place, table in enumerate(found):
            for other in found[place + 1 :]:
                better |= _exchange(table, other, at)
        if not better:
            break
    return found


def _exchange(table: list[int], other: list[int], at: Callable[[list[int], int, int], int]) -> bool:
    """Exchanges two of these tables wherever it costs less; whether it did."""
    done = False
    for here in range(len(table)):
        for there in range(len(other)):
            one, two = table[here], other[there]
            before = at(table, one, two) + at(other, two, one)
            if before and at(table, two, one) + at(other, one, two) < before:
                table[here], other[there] = two, one
                done = True
    return done
