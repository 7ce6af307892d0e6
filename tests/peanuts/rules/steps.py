"""The one table from an action's type to its step: what is offered, why it is refused, what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, get_args

from menagerie.core.contract import RuleViolation
from tests.peanuts.actions import Choose, KeepStill, PeanutsAction
from tests.peanuts.events import PeanutsEvent
from tests.peanuts.rules import choose
from tests.peanuts.rules.position import Position


class Step(NamedTuple):
    offer: Callable[[Position, int], list[Any]]
    refuse: Callable[[Position, int, Any], RuleViolation | None]
    apply: Callable[[Position, int, Any], list[PeanutsEvent]]


STEPS: dict[type[PeanutsAction], Step] = {
    Choose: Step(choose.offer_choose, choose.refuse_choose, choose.apply_choose),
    KeepStill: Step(choose.offer_keep_still, choose.refuse_keep_still, choose.apply_keep_still),
}
if set(STEPS) != set(get_args(PeanutsAction)):
    raise TypeError("STEPS needs exactly one entry for each type in PeanutsAction")


def legal(position: Position, seat: int) -> list[PeanutsAction]:
    """What is offered and not refused."""
    if refuse_seat(position, seat) is not None:
        return []
    offers = [offer for step in STEPS.values() for offer in step.offer(position, seat)]
    return [offer for offer in offers if refuse(position, seat, offer) is None]


def refuse(position: Position, seat: int, action: PeanutsAction) -> RuleViolation | None:
    """Why the seat may not do this now; nothing where it may."""
    return refuse_seat(position, seat) or STEPS[type(action)].refuse(position, seat, action)


def refuse_seat(position: Position, seat: int) -> RuleViolation | None:
    """Why the seat may do nothing at all. The first test comes first: ``hands[-1]`` is the last hand in Python."""
    if not 0 <= seat < position.players:
        return RuleViolation("1.1", "refusal-no-such-seat", {"players": position.players})
    if position.over:
        return RuleViolation("3.1", "refusal-game-over", {"rounds": position.rounds})
    return None


def apply(position: Position, seat: int, action: PeanutsAction) -> list[PeanutsEvent]:
    """Does what `refuse` has nothing against."""
    return STEPS[type(action)].apply(position, seat, action)
