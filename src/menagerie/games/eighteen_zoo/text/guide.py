"""What helps a newcomer: the goal, what a decision is for, and the steps of a turn."""

from __future__ import annotations

from menagerie.core.contract import Guide
from menagerie.core.words import Words
from menagerie.games.eighteen_zoo.rules.position import (
    BONUS,
    DISCARD,
    END,
    FORCED_SALE,
    HARVEST,
    HOME,
    NAME_PRICE,
    OVER,
    RUN,
    SAVE,
    SECOND_HOLE,
    SECOND_MAP,
    SELLERS,
    SQUIRRELS,
    STATION,
    TRACK,
    TURN,
)
from menagerie.games.eighteen_zoo.text.names import family_name
from menagerie.games.eighteen_zoo.view import EighteenZooView

_STOCK_STEPS = (TURN, HOME, BONUS)
_FAMILY_STEPS = (TRACK, STATION, RUN, HARVEST, SQUIRRELS, END)
_BELONGS_TO = {
    SECOND_MAP: TRACK,
    SECOND_HOLE: TRACK,
    SAVE: SQUIRRELS,
    DISCARD: SQUIRRELS,
    NAME_PRICE: SQUIRRELS,
    SELLERS: SQUIRRELS,
    FORCED_SALE: SQUIRRELS,
}
"""Steps that interrupt another one."""


def guide(view: EighteenZooView, words: Words) -> Guide:
    goal = words("guide-goal")
    if view.step == OVER:
        return Guide(goal=goal)
    asked = view.seat is not None and view.seat in view.waiting_on
    steps: tuple[str, ...] = {"stock": _STOCK_STEPS, "operating": _FAMILY_STEPS}.get(view.round, ())
    now = _BELONGS_TO.get(view.step, view.step)
    return Guide(
        goal=goal,
        purpose=words(f"guide-purpose-{view.step}") if asked else "",
        heading=_heading(view, words),
        phases=tuple([words(f"guide-step-{step}") for step in steps]),
        phase=steps.index(now) if now in steps else None,  # an offer of another player comes at any step
    )


def _heading(view: EighteenZooView, words: Words) -> str:
    if view.round == "operating" and view.family is not None:
        return words("guide-heading-family", number=view.number, family=family_name(view.family, words))
    return words(f"guide-heading-{view.round}", number=view.number)
