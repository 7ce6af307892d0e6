"""What helps a newcomer: the goal, what a decision is for, and the phases of an auction and a year."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.contract import Guide
from menagerie.games.zoo_le_ma.rules.position import BID, OVER, PLACE, YEARS
from menagerie.games.zoo_le_ma.view import ZooLeMaView

if TYPE_CHECKING:
    from menagerie.core.words import Words

_PHASES = (BID, PLACE, "year-end")


def guide(view: ZooLeMaView, words: Words) -> Guide:
    goal = words("guide-goal", years=YEARS)
    if view.step == OVER:
        return Guide(goal=goal)
    asked = view.seat is not None and view.seat in view.waiting_on
    facts = {"year": view.year, "years": YEARS, "tile": view.lot + 1, "tiles": len(view.row)}
    return Guide(
        goal=goal,
        purpose=words(f"guide-purpose-{view.step}") if asked else "",
        heading=words("guide-heading", **facts),
        phases=tuple([words(f"guide-phase-{phase}") for phase in _PHASES]),
        phase=_PHASES.index(view.step),
    )
