"""The table of decisions: for each type of action, the functions of its step.

To add an action is to add its struct in `actions`, a module with these functions, and a line in `STEPS`. What a step
offers is what it does not refuse: bids by their bounds, placements by `Zoo.paths_joined`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from menagerie.core.contract import RuleViolation
from menagerie.games.zoo_le_ma.actions import Bid, Place, ZooLeMaAction, require_all_actions
from menagerie.games.zoo_le_ma.events import ZooLeMaEvent
from menagerie.games.zoo_le_ma.rules import auction, placement
from menagerie.games.zoo_le_ma.rules.position import BID, OVER, PLACE, STEP_NAMES, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """How one type of action is offered, refused and applied."""

    __slots__ = ("apply", "asks", "name", "offer", "paragraph", "refuse")

    def __init__(
        self,
        name: str,
        paragraph: str,
        asks: Callable[[Position, int], bool],
        offer: Callable[[Position, int], list[ZooLeMaAction]],
        refuse: Callable[[Position, int, Any], RuleViolation | None],
        apply: Callable[[Position, int, Any], list[ZooLeMaEvent]],
    ) -> None:
        self.name: str = name  # the step of the game it belongs to
        self.paragraph: str = paragraph  # which says that this is decided now, and by whom
        self.asks: Callable[[Position, int], bool] = asks  # whether the seat may decide, once the game is at this step
        self.offer: Callable[[Position, int], list[ZooLeMaAction]] = offer
        self.refuse: Callable[[Position, int, Any], RuleViolation | None] = refuse
        self.apply: Callable[[Position, int, Any], list[ZooLeMaEvent]] = apply


STEPS: Final[dict[type, Step]] = {
    Bid: Step(BID, "3.1", auction.asks_for_bid, auction.offer_bid, auction.refuse_bid, auction.apply_bid),
    Place: Step(
        PLACE,
        "4.1",
        placement.asks_for_placement,
        placement.offer_placement,
        placement.refuse_placement,
        placement.apply_placement,
    ),
}
require_all_actions(STEPS, "rules/steps.py: STEPS")

_AT: Final[dict[str, list[Step]]] = {name: [] for name in STEP_NAMES}
"""The decisions at each step of the game."""
for _step in STEPS.values():
    _AT[_step.name].append(_step)
if [name for name in STEP_NAMES if not _AT[name]] != [OVER]:
    raise TypeError("rules/steps.py: each step of the game needs a decision in STEPS, until the game is over")


def is_asked(position: Position, seat: int) -> bool:
    """Whether a decision is open to the seat."""
    for step in _AT[position.step]:  # noqa: SIM110 - as a generator it takes twice as long
        if step.asks(position, seat):
            return True
    return False


def legal(position: Position, seat: int) -> list[ZooLeMaAction]:
    """Everything the seat may do now."""
    found: list[ZooLeMaAction] = []
    for step in _AT[position.step]:
        if step.asks(position, seat):
            found += step.offer(position, seat)
    return found


def refuse(position: Position, seat: int, action: ZooLeMaAction) -> RuleViolation | None:
    """Why the seat may not do this now, or nothing."""
    step = STEPS[type(action)]
    if step.name == position.step and step.asks(position, seat):
        return step.refuse(position, seat, action)
    return _refuse_out_of_turn(position, seat)


def _refuse_out_of_turn(position: Position, seat: int) -> RuleViolation:
    """Why the seat may not do anything of this type now."""
    if seat < 0 or seat >= position.players:
        return RuleViolation("1.1", "refusal-no-such-seat", {"players": position.players})
    if position.step == OVER:
        return RuleViolation("9.1", "refusal-game-over")
    paragraph = _AT[position.step][0].paragraph
    if not is_asked(position, seat):
        return RuleViolation(paragraph, "refusal-not-your-turn", {"asked_seat": position.waiting_on[0]})
    return RuleViolation(paragraph, f"refusal-must-{position.step}")


def apply(position: Position, seat: int, action: ZooLeMaAction) -> list[ZooLeMaEvent]:
    """Does what `refuse` has let pass."""
    return STEPS[type(action)].apply(position, seat, action)
