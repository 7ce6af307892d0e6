"""What the bots of this game answer with: an action and its reason."""

from __future__ import annotations

from typing import Any

from menagerie.core.player import Reason
from menagerie.games.eighteen_zoo.actions import EighteenZooAction, Pass
from menagerie.games.eighteen_zoo.rules.facts import OPERATING_ROUND, ROUND_KIND, STOCK_ROUND
from menagerie.games.eighteen_zoo.rules.position import Position

Legal = list[EighteenZooAction]
Answer = tuple[EighteenZooAction, Reason]

MUST = Reason("reason-must")


def why(name: str, **facts: int) -> Reason:
    return Reason(f"reason-{name}", dict(facts))


def first(legal: Legal, kind: type[Any]) -> Any:
    """The first legal action of a kind, or nothing."""
    return next((action for action in legal if type(action) is kind), None)


def passing(legal: Legal) -> Answer:
    found = first(legal, Pass)
    return (legal[0] if found is None else found), why("nothing-better")


def operating_rounds_left(position: Position) -> int:
    """This one included."""
    return ROUND_KIND[position.round :].count(OPERATING_ROUND)


def stock_rounds_to_come(position: Position) -> int:
    """This one not included."""
    return ROUND_KIND[position.round + 1 :].count(STOCK_ROUND)
