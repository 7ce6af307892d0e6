"""The one dispatch table: what each action is an answer to, and its three functions.

``offer_...`` lists what a seat may do; ``refuse_...`` says what is wrong with an action, or nothing; ``apply_...`` does
it. What is offered is just what nothing refuses: the two ask the same tests, and the list need not say why not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from menagerie.core.contract import Action, RuleViolation
from menagerie.games.lucky_lions.actions import (
    Award,
    Challenge,
    Choose,
    Discard,
    DrawInstead,
    Exclude,
    Keep,
    LuckyLionsAction,
    NameDiscarder,
    Pick,
    Replace,
    Reroll,
    Stand,
    Swap,
    Take,
)
from menagerie.games.lucky_lions.events import LuckyLionsEvent
from menagerie.games.lucky_lions.rules.choose_card import apply_choose, offer_choose, refuse_choose
from menagerie.games.lucky_lions.rules.choose_opponent import (
    apply_challenge,
    apply_exclude,
    offer_challenge,
    offer_exclude,
    refuse_challenge,
    refuse_exclude,
)
from menagerie.games.lucky_lions.rules.discard import apply_discard, offer_discard, refuse_discard
from menagerie.games.lucky_lions.rules.position import (
    AWARD,
    CHALLENGE,
    CHOOSE,
    DISCARD,
    EXCLUDE,
    FOX,
    KEEP,
    NAME_DISCARDER,
    OVER,
    PANDA,
    PICK,
    STEP_NAMES,
    TAKE,
    Position,
)
from menagerie.games.lucky_lions.rules.roll import apply_keep, must_keep, offer_keep, refuse_keep
from menagerie.games.lucky_lions.rules.smaller_die import (
    apply_pick,
    apply_swap,
    may_change_picks,
    offer_pick,
    offer_swap,
    refuse_pick,
    refuse_swap,
)
from menagerie.games.lucky_lions.rules.take_card import (
    apply_draw_instead,
    apply_take,
    offer_draw_instead,
    offer_take,
    refuse_draw_instead,
    refuse_take,
)
from menagerie.games.lucky_lions.rules.tie import (
    apply_award,
    apply_name_discarder,
    offer_award,
    offer_name_discarder,
    refuse_award,
    refuse_name_discarder,
)
from menagerie.games.lucky_lions.rules.wild_fox import (
    apply_reroll,
    apply_stand,
    offer_reroll,
    offer_stand,
    refuse_reroll,
    refuse_stand,
)
from menagerie.games.lucky_lions.rules.wild_panda import apply_replace, offer_replace, refuse_replace


class Step:
    """What belongs to one kind of action: the name of the step in which it is an answer, and its three functions."""

    __slots__ = ("apply", "name", "offer", "refuse")  # not a named tuple, whose fields are slow when compiled

    def __init__(
        self,
        name: str,
        offer: Callable[[Position, int], list[LuckyLionsAction]],
        refuse: Callable[[Position, int, Any], RuleViolation | None],
        apply: Callable[[Position, int, Any], list[LuckyLionsEvent]],
    ) -> None:
        self.name: Final = name
        self.offer: Final = offer
        self.refuse: Final = refuse
        self.apply: Final = apply


STEPS: Final[dict[type[Action], Step]] = {
    Choose: Step(CHOOSE, offer_choose, refuse_choose, apply_choose),
    Challenge: Step(CHALLENGE, offer_challenge, refuse_challenge, apply_challenge),
    Exclude: Step(EXCLUDE, offer_exclude, refuse_exclude, apply_exclude),
    Pick: Step(PICK, offer_pick, refuse_pick, apply_pick),
    Swap: Step(PICK, offer_swap, refuse_swap, apply_swap),
    Keep: Step(KEEP, offer_keep, refuse_keep, apply_keep),
    Reroll: Step(FOX, offer_reroll, refuse_reroll, apply_reroll),
    Stand: Step(FOX, offer_stand, refuse_stand, apply_stand),
    Replace: Step(PANDA, offer_replace, refuse_replace, apply_replace),
    Award: Step(AWARD, offer_award, refuse_award, apply_award),
    NameDiscarder: Step(NAME_DISCARDER, offer_name_discarder, refuse_name_discarder, apply_name_discarder),
    Take: Step(TAKE, offer_take, refuse_take, apply_take),
    DrawInstead: Step(TAKE, offer_draw_instead, refuse_draw_instead, apply_draw_instead),
    Discard: Step(DISCARD, offer_discard, refuse_discard, apply_discard),
}

ASKED: Final[dict[str, tuple[str, str]]] = {
    CHOOSE: ("3.1", "refusal-asked-choose"),
    CHALLENGE: ("3.3", "refusal-asked-challenge"),
    EXCLUDE: ("6.12", "refusal-asked-exclude"),
    PICK: ("5a.1", "refusal-asked-pick"),
    KEEP: ("6.15", "refusal-asked-keep"),
    FOX: ("7.4", "refusal-asked-fox"),
    PANDA: ("7.8", "refusal-asked-panda"),
    AWARD: ("3.7", "refusal-asked-award"),
    NAME_DISCARDER: ("6.9", "refusal-asked-name-discarder"),
    TAKE: ("5c.1", "refusal-asked-take"),
    DISCARD: ("3.8", "refusal-asked-discard"),
}
"""The paragraph each step comes from, and the message that says what is to be decided in it."""

_IN_STEP: Final[dict[str, list[Step]]] = {
    name: [step for step in STEPS.values() if step.name == name] for name in ASKED
}

if {*STEPS} != {*get_args(LuckyLionsAction)}:
    raise TypeError(f"STEPS and LuckyLionsAction differ: { ({*STEPS} ^ {*get_args(LuckyLionsAction)}) }")
if {*ASKED, OVER} != {*STEP_NAMES}:
    raise TypeError(f"ASKED and STEP_NAMES differ: { ({*ASKED, OVER} ^ {*STEP_NAMES}) }")


def has_open_decision(position: Position, seat: int) -> bool:
    """Whether the seat owes a decision, or may still change a secret one."""
    if seat in position.waiting_on:
        return True
    if seat < 0 or seat >= position.players:
        return False
    if position.step == PICK:
        return may_change_picks(position, seat)
    if position.step == KEEP:
        return must_keep(position, seat)
    return False


def legal(position: Position, seat: int) -> list[LuckyLionsAction]:
    """What is offered in this step."""
    if not has_open_decision(position, seat):
        return []
    actions: list[LuckyLionsAction] = []
    for step in _IN_STEP[position.step]:
        actions += step.offer(position, seat)
    return actions


def refuse(position: Position, seat: int, action: LuckyLionsAction) -> RuleViolation | None:
    """What is wrong with the action, or nothing."""
    if seat < 0 or seat >= position.players:
        return RuleViolation("1.1", "refusal-no-such-seat", {"players": position.players})
    if position.step == OVER:
        # Ten points end the game in the middle of a battle, a lack of cards between two turns.
        return RuleViolation("2.1" if position.battlers else "2.4", "refusal-game-over")
    if not has_open_decision(position, seat):
        return RuleViolation(ASKED[position.step][0], "refusal-not-asked", {"asked_seat": position.waiting_on[0]})
    step = STEPS[type(action)]
    if step.name != position.step:
        return RuleViolation(*ASKED[position.step])
    return step.refuse(position, seat, action)


def apply(position: Position, seat: int, action: LuckyLionsAction) -> list[LuckyLionsEvent]:
    """Does an action that nothing refuses."""
    return STEPS[type(action)].apply(position, seat, action)
