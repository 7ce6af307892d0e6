"""What helps a newcomer: the goal, what a decision is for, and the phases of a round by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.contract import Guide
from menagerie.games.zoocracy.rules.position import OVER
from menagerie.games.zoocracy.view import ZoocracyView

if TYPE_CHECKING:
    from menagerie.core.words import Words


def guide(view: ZoocracyView, words: Words) -> Guide:
    goal = words("guide-goal", goals=view.goals)
    if view.step == OVER:
        return Guide(goal=goal)
    asked = view.seat is not None and view.seat in view.waiting_on
    phases = _phases(view)
    return Guide(
        goal=goal,
        purpose=words(f"guide-purpose-{view.step}") if asked else "",
        heading=words("guide-heading", round=view.round, rounds=view.rounds),
        phases=tuple([words(f"guide-phase-{phase.lower()}") for phase in phases]),
        phase=phases.index(view.phase),
    )


def _phases(view: ZoocracyView) -> list[str]:
    """Those of this round (5.2, 5f.1, 8.2), as far as that is known."""
    presidential = view.presidential_round == view.round or (view.bids is not None and view.bids.round == view.round)
    before_count = view.phase in ("A", "B")
    marker = view.parliamentary_round
    parliamentary = marker == (view.round if before_count else view.round + 2)  # 5c.7: it moves with the count
    held = {
        "A": presidential,
        "B": True,
        "C": parliamentary,
        "D": parliamentary,
        "E": True,
        "F": view.options.advanced and len(view.parties) > 2,
        "G": True,
    }
    if view.phase in ("C", "D"):
        held["C"] = held["D"] = True
    return [phase for phase, there in held.items() if there or phase == view.phase]
