"""7.6b: a family with more squirrels than the phase allows puts the surplus into the kitchen."""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import DiscardSquirrel, EighteenZooAction
from menagerie.games.eighteen_zoo.events import EighteenZooEvent, SquirrelDiscarded
from menagerie.games.eighteen_zoo.rules import squirrels
from menagerie.games.eighteen_zoo.rules.facts import (
    FAMILIES,
    PATCH,
    PATCHED_NAME,
    PHASE_LIMIT,
    STOCK_ROUND,
    squirrel_index,
)
from menagerie.games.eighteen_zoo.rules.position import NOBODY, NONE, WITH_FAMILY, Position
from menagerie.games.eighteen_zoo.rules.refusals import refusal


def asks(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    """All players who have too many, at once."""
    limit = PHASE_LIMIT[position.phase]
    for nest in position.squirrels:
        if len(nest) > limit:
            return tuple([seat for seat in range(position.players) if owed_discards(position, seat)])
    return ()


def asks_before_patch(position: Position, events: list[EighteenZooEvent]) -> tuple[int, ...]:
    """10.71: in a stock round of a record the discards come before the question about the PATCH."""
    if position.patch_seat == NOBODY or not position.compat.discards_before_patch:
        return ()
    return asks(position, events) if position.round_kind() == STOCK_ROUND else ()


def first_discarding(position: Position) -> int:
    """10.72: the first family that has too many."""
    for family in position.families:
        if surplus(position, family):
            return family
    return NONE


def discarding_with_patch(position: Position) -> int:
    """10.72: the family with the PATCH, if it has too many."""
    family = position.power_at[PATCH] - WITH_FAMILY
    return family if family >= 0 and surplus(position, family) else NONE


def surplus(position: Position, family: int) -> int:
    """How many squirrels the family has beyond what the phase allows."""
    return max(0, position.counted(family) - PHASE_LIMIT[position.phase])


def owed_discards(position: Position, seat: int) -> int:
    """How many squirrels the player has to put into the kitchen."""
    owed = 0
    for family in position.families:
        if len(position.squirrels[family]) > 2 and position.controller(family) == seat:
            owed += surplus(position, family)
    return owed


def _squirrel_named(position: Position, name: str) -> int:
    return position.patched if name == PATCHED_NAME else squirrel_index(position.players).get(name, NONE)


def offer_discards(position: Position, _seat: int) -> list[EighteenZooAction]:
    return [DiscardSquirrel(position.squirrel_name(squirrel)) for squirrel in position.every_squirrel()]


def refuse_discard(position: Position, seat: int, action: DiscardSquirrel) -> RuleViolation | None:
    """One that counts, of a family with too many."""
    squirrel = _squirrel_named(position, action.squirrel)
    owner = NONE if squirrel == NONE else position.owner_family(squirrel)
    if owner == NONE or position.controller(owner) != seat or not surplus(position, owner):
        return refusal("7.6b", "refusal-not-its-squirrel")
    if squirrel == position.patched and position.compat.patched_discarded:
        return None
    if not squirrels.is_for_sale(position, squirrel):
        return refusal("7.6b", "refusal-cannot-discard")
    return None


def apply_discard(position: Position, _seat: int, action: DiscardSquirrel) -> list[EighteenZooEvent]:
    """To the kitchen, where families may buy it."""
    squirrel = _squirrel_named(position, action.squirrel)
    owner = position.owner_family(squirrel)
    position.squirrels[owner].remove(squirrel)
    if not position.compat.marked_as_run:
        position.operated |= position.asleep & (1 << squirrel)
        position.asleep &= ~(1 << squirrel)
    position.kitchen_squirrels.append(squirrel)
    position.kitchen_squirrels.sort()
    return [SquirrelDiscarded(position.squirrel_name(squirrel), FAMILIES[owner], position.jump_kind(squirrel))]
