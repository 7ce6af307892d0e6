"""10.70, 10.72: what 18xx.games accepts while somebody owes an answer: by whom, and for which family.

In an operating round only. The rulebook's own game asks for the answer first.
"""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import (
    AskForPower,
    BuildStation,
    CashTicket,
    EighteenZooAction,
    Lay,
    Mark,
    PutPatch,
    TakeOffPatch,
)
from menagerie.games.eighteen_zoo.rules import discard, powers, retirement, station, tickets, track, trade
from menagerie.games.eighteen_zoo.rules.facts import OPERATING_ROUND
from menagerie.games.eighteen_zoo.rules.position import NONE, Position
from menagerie.games.eighteen_zoo.rules.refusals import refusal

# --- the powers of the family whose turn it is


def _refuse_unless_acting(position: Position, seat: int) -> RuleViolation | None:
    if position.round_kind() != OPERATING_ROUND or position.controller(position.family) != seat:
        return refusal("10.70", "refusal-answer-first")
    return None


def refuse_lay(position: Position, seat: int, action: Lay) -> RuleViolation | None:
    if action.power is None:
        return refusal("10.70", "refusal-answer-first")
    return _refuse_unless_acting(position, seat) or track.refuse_lay(position, seat, action)


def refuse_station(position: Position, seat: int, action: BuildStation) -> RuleViolation | None:
    if action.power is None:
        return refusal("10.70", "refusal-answer-first")
    return _refuse_unless_acting(position, seat) or station.refuse_station(position, seat, action)


def refuse_mark(position: Position, seat: int, action: Mark) -> RuleViolation | None:
    return _refuse_unless_acting(position, seat) or powers.refuse_mark(position, seat, action)


def refuse_ask_for_power(position: Position, seat: int, action: AskForPower) -> RuleViolation | None:
    return _refuse_unless_acting(position, seat) or trade.refuse_ask_for_power(position, seat, action)


def offer_powers(position: Position, seat: int) -> list[EighteenZooAction]:
    if _refuse_unless_acting(position, seat) is not None:
        return []
    return [
        *track.offer_lays_by_power(position, seat),
        *station.offer_stations_by_power(position, seat),
        *powers.offer_marks(position, seat),
    ]


def offer_purchases(position: Position, seat: int) -> list[EighteenZooAction]:
    if _refuse_unless_acting(position, seat) is not None:
        return []
    return trade.offer_ask_for_power(position, seat)


# --- tickets and the PATCH of the family that has to discard


def _refuse_unless_discarding(position: Position, seat: int, family: int) -> RuleViolation | None:
    """Not after a forced purchase, with which the turn is over."""
    if position.round_kind() != OPERATING_ROUND or position.turn_over or family == NONE:
        return refusal("10.72", "refusal-answer-first")
    return None if position.controller(family) == seat else refusal("10.72", "refusal-answer-first")


def refuse_ticket(position: Position, seat: int, action: CashTicket) -> RuleViolation | None:
    """For the first family that has to discard."""
    found = _refuse_unless_discarding(position, seat, discard.first_discarding(position))
    return found or tickets.refuse_ticket_for_family(position, seat, action)


def refuse_put_patch(position: Position, seat: int, action: PutPatch) -> RuleViolation | None:
    found = _refuse_unless_discarding(position, seat, discard.discarding_with_patch(position))
    return found or retirement.refuse_put_patch(position, seat, action)


def refuse_take_off_patch(position: Position, seat: int, action: TakeOffPatch) -> RuleViolation | None:
    found = _refuse_unless_discarding(position, seat, discard.discarding_with_patch(position))
    return found or retirement.refuse_take_off_patch(position, seat, action)


def offer_tickets(position: Position, seat: int) -> list[EighteenZooAction]:
    if _refuse_unless_discarding(position, seat, discard.first_discarding(position)) is not None:
        return []
    return tickets.offer_ticket_for_family(position, seat)


def offer_patch(position: Position, seat: int) -> list[EighteenZooAction]:
    if _refuse_unless_discarding(position, seat, discard.discarding_with_patch(position)) is not None:
        return []
    return retirement.offer_patch(position, seat)
