"""8: the end of the game."""

from __future__ import annotations

from typing import Final, Literal

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import EndByHand
from menagerie.games.eighteen_zoo.events import EighteenZooEvent, Ended
from menagerie.games.eighteen_zoo.rules import history
from menagerie.games.eighteen_zoo.rules.position import BY_HAND, LAST_ROUND, OVER, TOP_REPUTATION, Position
from menagerie.games.eighteen_zoo.rules.refusals import refusal

_REASONS: Final[dict[int, Literal["last-round", "top-reputation", "by-hand"]]] = {
    LAST_ROUND: "last-round",
    TOP_REPUTATION: "top-reputation",
    BY_HAND: "by-hand",
}


def end_game(position: Position, reason: int, events: list[EighteenZooEvent]) -> None:
    position.ended = reason
    position.step = OVER
    position.waiting_on = ()
    history.round_over(position)
    events.append(Ended(_REASONS[reason]))


def refuse_end_by_hand(position: Position, _seat: int, _action: EndByHand) -> RuleViolation | None:
    """10.48: only records end so."""
    return None if position.compat.end_by_hand else refusal("10.48", "refusal-end-by-hand")


def apply_end_by_hand(position: Position, _seat: int, _action: EndByHand) -> list[EighteenZooEvent]:
    events: list[EighteenZooEvent] = []
    end_game(position, BY_HAND, events)
    return events
