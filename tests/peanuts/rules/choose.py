"""2.2, 2.6: an elephant chooses a bag, or keeps still. What is offered, why it is refused, what it does."""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from tests.peanuts.actions import Choose, KeepStill
from tests.peanuts.events import Chose, PeanutsEvent, Ready
from tests.peanuts.rules.position import NOT_CHOSEN, STILL, Position
from tests.peanuts.rules.resolve import open_bags


def offer_choose(position: Position, seat: int) -> list[Choose]:
    """2.2: bags of the same size are one choice."""
    return [Choose(size) for size in sorted(set(position.hands[seat]))]


def refuse_choose(position: Position, seat: int, action: Choose) -> RuleViolation | None:
    """2.2: a bag from one's own hand."""
    hand = position.hands[seat]
    if action.bag not in hand:
        return RuleViolation("2.2", "refusal-not-in-hand", {"bag": action.bag, "hand": ", ".join(map(str, hand))})
    return None


def apply_choose(position: Position, seat: int, action: Choose) -> list[PeanutsEvent]:
    return _choose(position, seat, action.bag)


def offer_keep_still(position: Position, seat: int) -> list[KeepStill]:  # noqa: ARG001 - all steps have these parameters
    return [KeepStill()]


def refuse_keep_still(position: Position, seat: int, action: KeepStill) -> RuleViolation | None:  # noqa: ARG001
    """2.6: once a game. An elephant has kept still in every past round in which it ate nothing."""
    past_rounds = position.round - 1
    if len(position.eaten[seat]) < past_rounds:
        return RuleViolation("2.6", "refusal-still-before")
    return None


def apply_keep_still(position: Position, seat: int, action: KeepStill) -> list[PeanutsEvent]:  # noqa: ARG001
    return _choose(position, seat, STILL)


def _choose(position: Position, seat: int, bag: int) -> list[PeanutsEvent]:
    """2.2: seen by its owner alone; the bags are opened once the last choice is in."""
    events: list[PeanutsEvent] = [Chose(seat, bag)]
    if position.chosen[seat] == NOT_CHOSEN:
        events.append(Ready(seat))
    position.chosen[seat] = bag
    if not position.waiting_on:
        events += open_bags(position)
    return events
