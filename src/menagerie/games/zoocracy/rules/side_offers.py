"""5d.27 to 5d.29: while one party proposes, the others may talk to each other about their own proposals to come.

Nobody waits for any of this. An offer on the side is kept with all others (`offers`): its proposer is the party whose
proposal it is about.
"""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.zoocracy.actions import SideAccept, SideDecline, SideDemand, SideOffer, ZoocracyAction
from menagerie.games.zoocracy.events import ZoocracyEvent
from menagerie.games.zoocracy.rules.editions import rulebook
from menagerie.games.zoocracy.rules.offers import (
    TERMS,
    TERMS_NUMBER,
    agree,
    make,
    mark,
    prizes_number,
    refuse_terms,
    refuse_without_offers,
    with_possible_terms,
)
from menagerie.games.zoocracy.rules.position import ANSWER, DECLINED, NOTHING, OPEN, PROPOSE, Position
from menagerie.games.zoocracy.rules.refusals import refuse_unknown_party

_PARTIES: Final = range(rulebook().players[1])
SIDE_OFFERS: Final = [[SideOffer(party, terms) for terms in TERMS] for party in _PARTIES]
SIDE_DEMANDS: Final = [[SideDemand(party, terms) for terms in TERMS] for party in _PARTIES]
SIDE_ACCEPTS: Final = [SideAccept(party) for party in _PARTIES]
SIDE_DECLINES: Final = [SideDecline(party) for party in _PARTIES]
_OFFERS_POSSIBLE: Final = [with_possible_terms(offers) for offers in SIDE_OFFERS]
_DEMANDS_POSSIBLE: Final = [with_possible_terms(demands) for demands in SIDE_DEMANDS]


def may_talk(position: Position, seat: int) -> bool:
    """Whether the seat may offer, ask or answer something on the side now."""
    if (position.step != PROPOSE and position.step != ANSWER) or not _may_talk_now(position, seat):
        return False
    for other in range(position.players):
        if _may_talk_to(position, seat, other) and (
            _may_approach(position, seat, other, seat)
            or _may_approach(position, seat, other, other)
            or _open_talk(position, seat, other) != NOTHING
        ):
            return True
    return False


def offer_talk(position: Position, seat: int) -> list[ZoocracyAction]:
    """Answers, offers and demands on the side, party by party."""
    found: list[ZoocracyAction] = []
    if not _may_talk_now(position, seat):
        return found
    prizes = prizes_number(position)
    for other in range(position.players):
        if not _may_talk_to(position, seat, other):
            continue
        if _open_talk(position, seat, other) != NOTHING:
            found.append(SIDE_ACCEPTS[other])
            found.append(SIDE_DECLINES[other])
        if _may_approach(position, seat, other, seat):
            found.extend(_OFFERS_POSSIBLE[other][prizes])
        if _may_approach(position, seat, other, other):
            found.extend(_DEMANDS_POSSIBLE[other][prizes])
    return found


# --- who may talk to whom


def _may_talk_now(position: Position, seat: int) -> bool:
    """5d.27: before the proposal begins, and not the proposer; 5d.21: nor one who owes the proposer an answer."""
    return (
        position.options.offers and not position.grants and seat != position.active and seat not in position.waiting_on
    )


def _may_talk_to(position: Position, seat: int, other: int) -> bool:
    """5d.27: to another party that is not the proposer."""
    return other not in (seat, position.active) and 0 <= other < position.players


def _refuse_talk(position: Position, seat: int, other: int) -> RuleViolation | None:
    if _may_talk_now(position, seat) and _may_talk_to(position, seat, other):
        return None
    without = refuse_without_offers(position)
    if without is not None:
        return without
    if position.grants:
        return RuleViolation("5d.27", "refusal-proposal-begun")
    if seat == position.active:
        return RuleViolation("5d.27", "refusal-side-proposer")
    if seat in position.waiting_on:
        return RuleViolation("5d.21", "refusal-step-answer")
    if other == seat:
        return RuleViolation("5d.27", "refusal-own-offer")
    if other == position.active:
        return RuleViolation("5d.27", "refusal-side-with-proposer", {"proposer_seat": other})
    return refuse_unknown_party(position, other)


def _may_approach(position: Position, seat: int, other: int, proposer: int) -> bool:
    """5d.27: about a proposal that is still to come, and once to each party."""
    return _proposes_later(position, proposer) and not _has_approached(position, seat, other)


def _proposes_later(position: Position, proposer: int) -> bool:
    return proposer in position.proposers[position.turn_index + 1 :]


def _has_approached(position: Position, seat: int, other: int) -> bool:
    for _, _, maker, about, partner, _, _ in position.offers[position.first_offer :]:
        if maker == seat and other in (about, partner):
            return True
    return False


def _refuse_approach(position: Position, seat: int, other: int, proposer: int) -> RuleViolation | None:
    refused = _refuse_talk(position, seat, other)
    if refused is not None or _may_approach(position, seat, other, proposer):
        return refused
    if not _proposes_later(position, proposer):
        return RuleViolation("5d.27", "refusal-no-later-proposal", {"later_seat": proposer})
    return RuleViolation("5d.27", "refusal-talked-already", {"party_seat": other})


def _refuse_side_offer(position: Position, seat: int, other: int) -> RuleViolation | None:
    return _refuse_approach(position, seat, other, seat)


def _refuse_side_demand(position: Position, seat: int, other: int) -> RuleViolation | None:
    return _refuse_approach(position, seat, other, other)


# --- offers and demands


def refuse_side_offer(position: Position, seat: int, action: SideOffer) -> RuleViolation | None:
    return _refuse_side_offer(position, seat, action.party) or refuse_terms(position, action.terms)


def apply_side_offer(position: Position, seat: int, action: SideOffer) -> list[ZoocracyEvent]:
    """5d.27: something of one's own proposal to come."""
    events: list[ZoocracyEvent] = []
    make(position, seat, seat, action.party, TERMS_NUMBER[action.terms], "side-offer", events)
    return events


def refuse_side_demand(position: Position, seat: int, action: SideDemand) -> RuleViolation | None:
    return _refuse_side_demand(position, seat, action.party) or refuse_terms(position, action.terms)


def apply_side_demand(position: Position, seat: int, action: SideDemand) -> list[ZoocracyEvent]:
    """5d.27: something of the other's proposal to come."""
    events: list[ZoocracyEvent] = []
    make(position, seat, action.party, seat, TERMS_NUMBER[action.terms], "side-demand", events)
    return events


# --- answers


def _open_talk(position: Position, seat: int, maker: int) -> int:
    """The number of the newest thing that party offered this one or asked of it on the side, while unanswered."""
    for number in range(len(position.offers) - 1, position.first_offer - 1, -1):
        _, _, made_by, proposer, partner, _, status = position.offers[number]
        if made_by == maker and seat in (proposer, partner) and status == OPEN:
            return number
    return NOTHING


def _refuse_answer(position: Position, seat: int, other: int) -> RuleViolation | None:
    refused = _refuse_talk(position, seat, other)
    if refused is not None:
        return refused
    if _open_talk(position, seat, other) == NOTHING:
        return RuleViolation("5d.28", "refusal-no-side-offer")
    return None


def refuse_side_answer(position: Position, seat: int, action: SideAccept | SideDecline) -> RuleViolation | None:
    """5d.28"""
    return _refuse_answer(position, seat, action.party)


def apply_side_accept(position: Position, seat: int, action: SideAccept) -> list[ZoocracyEvent]:
    """5d.28: it counts for the proposal it is about (5d.29)."""
    events: list[ZoocracyEvent] = []
    agree(position, _open_talk(position, seat, action.party), events)
    return events


def apply_side_decline(position: Position, seat: int, action: SideDecline) -> list[ZoocracyEvent]:
    """5d.28"""
    events: list[ZoocracyEvent] = []
    mark(position, _open_talk(position, seat, action.party), DECLINED, events)
    return events
