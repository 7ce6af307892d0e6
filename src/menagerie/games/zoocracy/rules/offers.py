"""5d.20 to 5d.24: offers before a proposal: made, answered, and marked kept or broken after the vote. What parties that
are not proposing offer each other (5d.27 to 5d.29) is in `side_offers`.

They bind nobody. An offer's terms are some of the proposal's prizes; inside the rules they are a number with a bit for
every prize.

Offers, counter-offers and demands come in long lists, so the actions with all terms that are possible are listed here
once, for every set of prizes that a proposal can hand out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.zoocracy.actions import Accept, Counter, Decline, Demand, Offer, Withdraw, ZoocracyAction
from menagerie.games.zoocracy.events import OfferMade, OfferSettled, ZoocracyEvent
from menagerie.games.zoocracy.rules.editions import rulebook
from menagerie.games.zoocracy.rules.identifiers import OFFER_STATUSES, PRIZES, OfferKind, Prize
from menagerie.games.zoocracy.rules.position import (
    ACCEPTED,
    ANSWER,
    BROKEN_BY_PARTNER,
    BROKEN_BY_PROPOSER,
    COUNTERED,
    DECLINED,
    KEPT,
    LAPSED,
    NOTHING,
    OPEN,
    PRIZE_P1,
    PRIZE_P2,
    PROPOSE,
    WITHDRAWN,
    G,
    Position,
)
from menagerie.games.zoocracy.rules.refusals import refuse_unknown_party

MOST_OFFERS: Final = 3  # 5d.20: of the proposer, before one proposal

TERMS: Final[tuple[tuple[Prize, ...], ...]] = tuple(
    [tuple([prize for place, prize in enumerate(PRIZES) if number >> place & 1]) for number in range(32)]
)
"""The prizes that terms name, by the terms' number."""
TERMS_NUMBER: Final[dict[tuple[Prize, ...], int]] = {terms: number for number, terms in enumerate(TERMS)}


def with_possible_terms(actions: Sequence[ZoocracyAction]) -> list[list[ZoocracyAction]]:
    """The actions whose terms are possible (one action for each terms is given), by the number of `prizes_number`."""
    every = range(len(TERMS))
    return [[actions[number] for number in every if _terms_possible(number, prizes)] for prizes in every]


def _terms_possible(number: int, prizes: int) -> bool:
    """5d.20: something, and nothing but what this proposal hands out."""
    return number > 0 and not number & ~prizes


_PARTIES: Final = range(rulebook().players[1])
OFFERS: Final = [[Offer(party, terms) for terms in TERMS] for party in _PARTIES]
COUNTERS: Final = [Counter(terms) for terms in TERMS]
DEMANDS: Final = [Demand(terms) for terms in TERMS]
ACCEPTS: Final = [Accept(party) for party in _PARTIES]
DECLINES: Final = [Decline(party) for party in _PARTIES]
WITHDRAW: Final = Withdraw()
_OFFERS_POSSIBLE: Final = [with_possible_terms(offers) for offers in OFFERS]
_COUNTERS_POSSIBLE: Final = with_possible_terms(COUNTERS)
_DEMANDS_POSSIBLE: Final = with_possible_terms(DEMANDS)


def begin_offers(position: Position) -> None:
    """A new proposer: no offers yet."""
    position.first_offer = len(position.offers)
    position.pending_offer = NOTHING
    position.offers_left = MOST_OFFERS if position.options.offers else 0


def end_offers(position: Position) -> None:
    position.first_offer = len(position.offers)
    position.offers_left = 0


def open_demand(position: Position, partner: int) -> int:
    """The number of what the partner asks the proposer for, as long as that is unanswered."""
    for number in range(position.first_offer, len(position.offers)):
        _, _, maker, proposer, _, _, status = position.offers[number]
        if maker == partner and proposer == position.active and status == OPEN:
            return number
    return NOTHING


def _has_asked(position: Position, partner: int) -> bool:
    """5d.22: whether the partner has asked for something before this proposal."""
    return any(
        offered[2] == partner and offered[3] == position.active for offered in position.offers[position.first_offer :]
    )


def talks_of(position: Position, seat: int) -> int:
    """How many offers to or by this party, and answers to them, there have been before this proposal."""
    return sum(
        [
            1 if offered[6] == OPEN else 2
            for offered in position.offers[position.first_offer :]
            if seat in (offered[3], offered[4])
        ]
    )


# --- terms


def prizes_number(position: Position) -> int:
    """All prizes of this proposal, as the number of terms."""
    number = 0
    for prize in position.prizes:
        number |= 1 << prize
    return number


def refuse_terms(position: Position, terms: tuple[Prize, ...]) -> RuleViolation | None:
    """5d.20: each prize named once and in the usual order."""
    if not _terms_possible(TERMS_NUMBER.get(terms, 0), prizes_number(position)):
        return RuleViolation("5d.20", "refusal-terms")
    return None


def refuse_without_offers(position: Position) -> RuleViolation | None:
    """5d.20: a table may play without them."""
    return None if position.options.offers else RuleViolation("5d.20", "refusal-no-offers")


def offer_terms(position: Position, seat: int) -> list[ZoocracyAction]:
    """The offers of the proposer, the counter-offers of the party that is asked, the demands of others who may."""
    if seat == position.active:
        return _offers(position, seat) if position.step == PROPOSE else []
    if seat in position.waiting_on:
        return _COUNTERS_POSSIBLE[prizes_number(position)]
    if _may_demand(position, seat):
        return _DEMANDS_POSSIBLE[prizes_number(position)]
    return []


def _offers(position: Position, seat: int) -> list[ZoocracyAction]:
    found: list[ZoocracyAction] = []
    if _may_offer(position):
        prizes = prizes_number(position)
        for partner in range(position.players):
            if partner != seat:
                found.extend(_OFFERS_POSSIBLE[partner][prizes])
    return found


# --- the proposer offers


def refuse_offer(position: Position, seat: int, action: Offer) -> RuleViolation | None:
    return (
        _refuse_offers_now(position)
        or _refuse_partner(position, seat, action.party)
        or refuse_terms(position, action.terms)
    )


def _may_offer(position: Position) -> bool:
    """5d.20: before the proposal begins, and so often."""
    return position.offers_left > 0 and not position.grants


def _refuse_offers_now(position: Position) -> RuleViolation | None:
    if _may_offer(position):
        return None
    without = refuse_without_offers(position)
    if without is not None:
        return without
    if position.grants:
        return RuleViolation("5d.20", "refusal-proposal-begun")
    return RuleViolation("5d.20", "refusal-enough-offers", {"most": MOST_OFFERS})


def _refuse_partner(position: Position, seat: int, partner: int) -> RuleViolation | None:
    if partner == seat:
        return RuleViolation("5d.20", "refusal-own-offer")
    return refuse_unknown_party(position, partner)


def apply_offer(position: Position, seat: int, action: Offer) -> list[ZoocracyEvent]:
    """5d.20: the proposer offers; the partner is to answer."""
    events: list[ZoocracyEvent] = []
    position.offers_left -= 1
    position.pending_offer = len(position.offers)
    make(position, seat, seat, action.party, TERMS_NUMBER[action.terms], "offer", events)
    position.action_count += 1
    position.step = ANSWER
    position.waiting_on = (action.party,)
    return events


def make(
    position: Position,
    maker: int,
    proposer: int,
    partner: int,
    terms: int,
    kind: OfferKind,
    events: list[ZoocracyEvent],
) -> None:
    """An offer about a proposal of this proposer, made by it or by its partner."""
    position.offers.append((position.round, position.phase, maker, proposer, partner, terms, OPEN))
    receiver = partner if maker == proposer else proposer
    events.append(OfferMade(len(position.offers), kind, maker, receiver, TERMS[terms]))


def mark(position: Position, number: int, status: int, events: list[ZoocracyEvent]) -> None:
    when, phase, maker, proposer, partner, terms, _ = position.offers[number]
    position.offers[number] = (when, phase, maker, proposer, partner, terms, status)
    events.append(OfferSettled(number + 1, proposer, partner, TERMS[terms], OFFER_STATUSES[status]))


def _ask_proposer(position: Position) -> None:
    """Back to the proposer."""
    position.pending_offer = NOTHING
    position.action_count += 1
    position.step = PROPOSE
    position.waiting_on = (position.active,)


# --- the partner answers


def offer_answer(position: Position, seat: int) -> list[ZoocracyAction]:
    """5d.21: to the party that is asked; 5d.23: the proposer may withdraw meanwhile."""
    if seat == position.active:
        return [WITHDRAW]
    if seat in position.waiting_on:
        return [ACCEPTS[position.active], DECLINES[position.active]]
    return []


def refuse_answer(position: Position, _seat: int, action: Accept | Decline) -> RuleViolation | None:
    """5d.21"""
    if action.party != position.active:
        return RuleViolation("5d.21", "refusal-other-offer", {"proposer_seat": position.active})
    return None


def apply_accept_offer(position: Position, _seat: int, _action: Accept) -> list[ZoocracyEvent]:
    return _accept(position, position.pending_offer)


def apply_decline_offer(position: Position, _seat: int, _action: Decline) -> list[ZoocracyEvent]:
    return _decline(position, position.pending_offer)


def _accept(position: Position, number: int) -> list[ZoocracyEvent]:
    """5d.21: agreed; what the two agreed on before no longer counts."""
    events: list[ZoocracyEvent] = []
    agree(position, number, events)
    _ask_proposer(position)
    return events


def agree(position: Position, number: int, events: list[ZoocracyEvent]) -> None:
    """5d.21: what the two agreed on before about the same proposal no longer counts."""
    _, _, _, proposer, partner, _, _ = position.offers[number]
    for earlier in agreements(position, proposer):
        if position.offers[earlier][4] == partner:
            mark(position, earlier, LAPSED, events)
    mark(position, number, ACCEPTED, events)


def agreements(position: Position, proposer: int) -> list[int]:
    """The numbers of what was agreed about this party's proposal, also while others proposed (5d.29)."""
    return [
        number for number, offered in enumerate(position.offers) if offered[3] == proposer and offered[6] == ACCEPTED
    ]


def _decline(position: Position, number: int) -> list[ZoocracyEvent]:
    """5d.21"""
    events: list[ZoocracyEvent] = []
    mark(position, number, DECLINED, events)
    _ask_proposer(position)
    return events


def refuse_counter(position: Position, _seat: int, action: Counter) -> RuleViolation | None:
    return refuse_terms(position, action.terms)


def apply_counter(position: Position, seat: int, action: Counter) -> list[ZoocracyEvent]:
    """5d.21: another offer in return, which the proposer may accept, decline or ignore."""
    events: list[ZoocracyEvent] = []
    mark(position, position.pending_offer, COUNTERED, events)
    before = open_demand(position, seat)
    if before != NOTHING:
        mark(position, before, LAPSED, events)
    make(position, seat, position.active, seat, TERMS_NUMBER[action.terms], "counter", events)
    _ask_proposer(position)
    return events


def refuse_withdraw(position: Position, seat: int, _action: Withdraw) -> RuleViolation | None:
    """5d.23"""
    if seat != position.active:
        return RuleViolation("5d.23", "refusal-only-proposer", {"proposer_seat": position.active})
    return None


def apply_withdraw(position: Position, _seat: int, _action: Withdraw) -> list[ZoocracyEvent]:
    """5d.23: no answer is awaited any longer."""
    events: list[ZoocracyEvent] = []
    mark(position, position.pending_offer, WITHDRAWN, events)
    _ask_proposer(position)
    return events


# --- other parties demand


def may_demand(position: Position, seat: int) -> bool:
    """5d.22: whether the seat may ask the proposer for something now, though nobody waits for it."""
    return (position.step == PROPOSE or position.step == ANSWER) and _may_demand(position, seat)


def refuse_demand(position: Position, seat: int, action: Demand) -> RuleViolation | None:
    return _refuse_demand_now(position, seat) or refuse_terms(position, action.terms)


def _may_demand(position: Position, seat: int) -> bool:
    """5d.22: once, before the proposal begins; 5d.21: not while an answer is owed."""
    if not position.options.offers or position.grants or seat == position.active or seat in position.waiting_on:
        return False
    return not _has_asked(position, seat)


def _refuse_demand_now(position: Position, seat: int) -> RuleViolation | None:
    if _may_demand(position, seat):
        return None
    without = refuse_without_offers(position)
    if without is not None:
        return without
    if seat == position.active:
        return RuleViolation("5d.22", "refusal-own-demand")
    if position.grants:
        return RuleViolation("5d.22", "refusal-proposal-begun")
    if seat in position.waiting_on:
        return RuleViolation("5d.21", "refusal-step-answer")
    return RuleViolation("5d.22", "refusal-asked-already")


def apply_demand(position: Position, seat: int, action: Demand) -> list[ZoocracyEvent]:
    """5d.22: nobody waits for an answer."""
    events: list[ZoocracyEvent] = []
    make(position, seat, position.active, seat, TERMS_NUMBER[action.terms], "demand", events)
    return events


# --- the proposer answers demands and counter-offers


def offer_answers_to_demands(position: Position) -> list[ZoocracyAction]:
    found: list[ZoocracyAction] = []
    if not position.grants:
        for partner in range(position.players):
            if open_demand(position, partner) != NOTHING:
                found.append(ACCEPTS[partner])
                found.append(DECLINES[partner])
    return found


def refuse_answer_to_demand(position: Position, _seat: int, action: Accept | Decline) -> RuleViolation | None:
    """5d.21"""
    without = refuse_without_offers(position)
    if without is not None:
        return without
    if position.grants or open_demand(position, action.party) == NOTHING:
        return RuleViolation("5d.21", "refusal-no-demand")
    return None


def apply_accept_demand(position: Position, _seat: int, action: Accept) -> list[ZoocracyEvent]:
    return _accept(position, open_demand(position, action.party))


def apply_decline_demand(position: Position, _seat: int, action: Decline) -> list[ZoocracyEvent]:
    return _decline(position, open_demand(position, action.party))


# --- what becomes of them


def lapse_open_offers(position: Position, events: list[ZoocracyEvent]) -> None:
    """5d.23: what is unanswered when the proposal begins has lapsed."""
    for number in range(position.first_offer, len(position.offers)):
        if position.offers[number][6] == OPEN:
            mark(position, number, LAPSED, events)


def lapse_agreements(position: Position, events: list[ZoocracyEvent]) -> None:
    """5d.29: agreements about proposals that were never due have lapsed."""
    for number in range(len(position.offers)):
        if position.offers[number][6] == ACCEPTED:
            mark(position, number, LAPSED, events)


def settle_agreements(position: Position, events: list[ZoocracyEvent]) -> None:
    """5d.24: after the vote, or without one, each agreement is marked kept or broken."""
    for number in agreements(position, position.active):
        _, _, _, _, partner, terms, _ = position.offers[number]
        if terms & ~_granted(position, partner):
            mark(position, number, BROKEN_BY_PROPOSER, events)
        elif position.votes[partner] == 1:
            mark(position, number, KEPT, events)
        else:
            mark(position, number, BROKEN_BY_PARTNER, events)


def _granted(position: Position, party: int) -> int:
    """The prizes that the proposal gives this party, as terms."""
    terms = 0
    for place in range(len(position.grants)):
        if position.grants[place] == party:
            terms |= 1 << position.prizes[place]
    return terms


def record_program_promise(
    position: Position, minister: int, party: int, named: int, events: list[ZoocracyEvent]
) -> None:
    """8.4: the program promised this party the goal, and the Prime Minister has named a party: kept or broken."""
    terms = 1 << (PRIZE_P1 if position.election_held and position.p1 == party else PRIZE_P2)
    status = KEPT if named == party else BROKEN_BY_PROPOSER
    position.offers.append((position.round, G, minister, minister, party, terms, status))
    events.append(OfferSettled(len(position.offers), minister, party, TERMS[terms], OFFER_STATUSES[status]))
