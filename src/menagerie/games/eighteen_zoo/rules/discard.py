"""7.6b: a family with more squirrels than the phase allows puts the surplus into the kitchen."""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import DiscardSquirrel, EighteenZooAction
from menagerie.games.eighteen_zoo.events import EighteenZooEvent, SquirrelDiscarded
from menagerie.games.eighteen_zoo.rules.facts import FAMILIES, PHASE_LIMIT, squirrel_index
from menagerie.games.eighteen_zoo.rules.position import NONE, Position
from menagerie.games.eighteen_zoo.rules.refusals import refusal
from menagerie.games.eighteen_zoo.rules.squirrels import is_for_sale


def asks(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    """All players who have too many, at once."""
    for family in position.families:
        if len(position.squirrels[family]) > 2 and surplus(position, family):
            return tuple([seat for seat in range(position.players) if owed_discards(position, seat)])
    return ()


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


def offer_discards(position: Position, _seat: int) -> list[EighteenZooAction]:
    return [DiscardSquirrel(position.squirrel_name(squirrel)) for squirrel in position.every_squirrel()]


def refuse_discard(position: Position, seat: int, action: DiscardSquirrel) -> RuleViolation | None:
    """One that counts, of a family with too many."""
    squirrel = squirrel_index(position.players).get(action.squirrel, NONE)
    owner = NONE if squirrel == NONE else position.owner_family(squirrel)
    if owner == NONE or position.controller(owner) != seat or not surplus(position, owner):
        return refusal("7.6b", "refusal-not-its-squirrel")
    if not is_for_sale(position, squirrel):
        return refusal("7.6b", "refusal-cannot-discard")
    return None


def apply_discard(position: Position, _seat: int, action: DiscardSquirrel) -> list[EighteenZooEvent]:
    """To the kitchen, where families may buy it."""
    squirrel = squirrel_index(position.players)[action.squirrel]
    owner = position.owner_family(squirrel)
    position.squirrels[owner].remove(squirrel)
    position.operated |= position.asleep & (1 << squirrel)
    position.asleep &= ~(1 << squirrel)
    position.kitchen_squirrels.append(squirrel)
    position.kitchen_squirrels.sort()
    return [SquirrelDiscarded(position.squirrel_name(squirrel), FAMILIES[owner], position.jump_kind(squirrel))]
