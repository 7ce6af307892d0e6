"""6.1: the tokens on the stock board. A token that enters a box goes below those already there."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.events import EighteenZooEvent, ReputationMoved
from menagerie.games.eighteen_zoo.rules.facts import (
    CELLS,
    COLUMN,
    DOWN,
    FAMILIES,
    LAST_CELL,
    LEFT,
    OPERATING_ROUND,
    PRICE,
    RIGHT,
    UP,
)
from menagerie.games.eighteen_zoo.rules.position import NONE, Position


def price(position: Position, family: int) -> int:
    """What one card of the family costs now."""
    return PRICE[position.cell[family]]


def place(position: Position, family: int, cell: int, events: list[EighteenZooEvent]) -> None:
    """Moves a token to a box, or leaves it where it is."""
    old = position.cell[family]
    if old == cell:
        # 6.1: in an operating round a token that stays goes to the bottom all the same; 10.6 leaves it.
        if position.round_kind() == OPERATING_ROUND and not position.compat.kept_on_top:
            position.stacks[cell].remove(family)
            position.stacks[cell].append(family)
        return
    if old != NONE:
        position.stacks[old].remove(family)
    position.cell[family] = cell
    position.stacks[cell].append(family)
    if cell == LAST_CELL and position.reached_top == NONE:
        position.reached_top = family  # 7.5
    row, column = CELLS[cell]
    events.append(ReputationMoved(FAMILIES[family], PRICE[cell], row, column))


def move_right(position: Position, family: int, steps: int, events: list[EighteenZooEvent]) -> None:
    cell = position.cell[family]
    for _ in range(steps):
        cell = RIGHT[cell]
    place(position, family, cell, events)


def move_left(position: Position, family: int, events: list[EighteenZooEvent]) -> None:
    place(position, family, LEFT[position.cell[family]], events)


def move_up(position: Position, family: int, events: list[EighteenZooEvent]) -> None:
    place(position, family, UP[position.cell[family]], events)


def move_down(position: Position, family: int, rows: int, events: list[EighteenZooEvent]) -> None:
    cell = position.cell[family]
    for _ in range(rows):
        cell = DOWN[cell]
    place(position, family, cell, events)


def operating_order(position: Position) -> list[int]:
    """7: the highest reputation first, then the rightmost box, then the top of the stack."""
    keyed: list[tuple[int, int, int]] = []
    for family in position.families:
        cell = position.cell[family]
        if cell != NONE:
            depth = position.stacks[cell].index(family)
            keyed.append((-PRICE[cell], -COLUMN[cell], (cell << 8) + (depth << 4) + family))
    keyed.sort()
    return [key[2] & 15 for key in keyed]
