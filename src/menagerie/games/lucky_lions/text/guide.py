"""What helps a newcomer: the goal, what a decision is for, and the phases of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.contract import Guide
from menagerie.games.lucky_lions.rules.game_end import POINTS_TO_WIN
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
)
from menagerie.games.lucky_lions.view import LuckyLionsView

if TYPE_CHECKING:
    from menagerie.core.words import Words

_PHASES = ("card", "opponent", "roll", "winner", "discard")
_WITHOUT_CHOICE = ("card", "roll", "winner", "discard")
_MESSAGES = {phases: tuple([f"guide-phase-{phase}" for phase in phases]) for phases in (_PHASES, _WITHOUT_CHOICE)}
_PHASE_OF = {
    CHOOSE: "card",
    CHALLENGE: "opponent",
    EXCLUDE: "opponent",
    PICK: "roll",
    KEEP: "roll",
    FOX: "roll",
    PANDA: "roll",
    AWARD: "winner",
    TAKE: "winner",
    NAME_DISCARDER: "discard",
    DISCARD: "discard",
}

if {*_PHASE_OF, OVER} != {*STEP_NAMES}:
    raise TypeError(f"_PHASE_OF and STEP_NAMES differ: { ({*_PHASE_OF, OVER} ^ {*STEP_NAMES}) }")


def guide(view: LuckyLionsView, words: Words) -> Guide:
    asked = view.seat is not None and view.seat in view.waiting_on
    chosen_opponent = len(view.dice) > 2  # 3.3
    return words.kept(_guide, view.step, asked, chosen_opponent, "" if view.step == OVER else words.seat(view.active))


def _guide(words: Words, step: str, asked: bool, chosen_opponent: bool, active: str) -> Guide:
    goal = words("guide-goal", points=POINTS_TO_WIN)
    if step == OVER:
        return Guide(goal=goal)
    now = _PHASE_OF[step]
    phases = _PHASES if chosen_opponent or now == "opponent" else _WITHOUT_CHOICE
    return Guide(
        goal=goal,
        purpose=words(f"guide-purpose-{step}", points=POINTS_TO_WIN) if asked else "",
        heading=words("guide-heading", seat=active),
        phases=words.several(_MESSAGES[phases]),
        phase=phases.index(now),
    )
