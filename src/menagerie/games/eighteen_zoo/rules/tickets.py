"""4.4: turning a ticket into money."""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import CashTicket, EighteenZooAction
from menagerie.games.eighteen_zoo.events import EighteenZooEvent, TicketCashed
from menagerie.games.eighteen_zoo.rules import discard
from menagerie.games.eighteen_zoo.rules.facts import FAMILIES, OPERATING_ROUND
from menagerie.games.eighteen_zoo.rules.position import DISCARD, NONE, Position
from menagerie.games.eighteen_zoo.rules.refusals import refusal


def offer_ticket(position: Position, seat: int) -> list[EighteenZooAction]:
    """In the draft and in stock rounds: all of it for the player."""
    return [CashTicket()] if position.tickets[seat] else []


def offer_ticket_for_family(position: Position, seat: int) -> list[EighteenZooAction]:
    """In the turn of a family: any part of it for the treasury."""
    if not position.tickets[seat]:
        return []
    return [CashTicket(give) for give in range(position.ticket() + 1)]


def refuse_ticket(position: Position, seat: int, action: CashTicket) -> RuleViolation | None:
    if position.tickets[seat] == 0:
        return refusal("4.4", "refusal-no-ticket")
    if action.give != 0:
        return refusal("4.4", "refusal-ticket-for-nobody")
    return None


def refuse_ticket_in_draft(position: Position, seat: int, action: CashTicket) -> RuleViolation | None:
    if position.tickets[seat] and position.compat.ticket_for_family_only:
        return refusal("10.45", "refusal-ticket-in-draft")
    return refuse_ticket(position, seat, action)


def refuse_ticket_for_family(position: Position, seat: int, action: CashTicket) -> RuleViolation | None:
    if position.tickets[seat] == 0:
        return refusal("4.4", "refusal-no-ticket")
    least = 1 if position.compat.ticket_for_family_only else 0
    if not least <= action.give <= position.ticket():
        return refusal("4.4", "refusal-ticket-part", least=least, value=position.ticket())
    return None


def family_of_ticket(position: Position) -> int:
    """The family whose turn it is in an operating round; 10.72: in records, before it one that has to discard."""
    if position.round_kind() != OPERATING_ROUND:
        return NONE
    return discard.first_discarding(position) if position.pending == DISCARD else position.family


def apply_ticket(position: Position, seat: int, action: CashTicket) -> list[EighteenZooEvent]:
    """The part given goes to the treasury, the rest to the player."""
    value = position.ticket()
    give = action.give
    family = family_of_ticket(position)
    position.tickets[seat] -= 1
    position.cash[seat] += value - give
    position.bank -= value
    if give:
        position.treasury[family] += give
    return [TicketCashed(seat, value, FAMILIES[family] if family != NONE else None, give)]
