"""Offers before a proposal: made, answered, and marked kept or broken after the vote. They bind nobody (5d.24)."""

from __future__ import annotations

from typing import Final

from menagerie.games.zoocracy.events import OfferMade, OfferSettled, ZoocracyEvent
from menagerie.games.zoocracy.rules.nouns import OFFER_STATUSES, PRIZES, Prize
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

MOST_OFFERS: Final = 3  # 5d.20: of the proposer, before one proposal

TERMS: Final[tuple[tuple[Prize, ...], ...]] = tuple(
    [tuple([prize for place, prize in enumerate(PRIZES) if terms >> place & 1]) for terms in range(32)]
)
"""Terms in words, by their number, in which every prize has a bit."""
NUMBER_OF_TERMS: Final[dict[tuple[Prize, ...], int]] = {words: terms for terms, words in enumerate(TERMS)}


def begin(position: Position) -> None:
    """A new proposer: nothing has been said yet."""
    position.talk_start = len(position.offers)
    position.pending = NOTHING
    position.offers_left = MOST_OFFERS if position.options.offers else 0


def end(position: Position) -> None:
    position.talk_start = len(position.offers)
    position.offers_left = 0


def open_demand(position: Position, partner: int) -> int:
    """The number of what the partner asks the proposer for, as long as that is unanswered."""
    for number in range(position.talk_start, len(position.offers)):
        _, _, maker, _, other, _, status = position.offers[number]
        if maker == partner and other == partner and status == OPEN:
            return number
    return NOTHING


def has_spoken(position: Position, partner: int) -> bool:
    """5d.22: whether the partner has asked for something before this proposal."""
    return any(position.offers[number][2] == partner for number in range(position.talk_start, len(position.offers)))


def times_named(position: Position, partner: int) -> int:
    """How many offers to or by this partner there have been before this proposal."""
    return sum([1 for offered in position.offers[position.talk_start :] if offered[4] == partner])


def offer(position: Position, seat: int, partner: int, terms: int, events: list[ZoocracyEvent]) -> bool:
    """5d.20: the proposer offers; the table waits for the answer."""
    position.offers_left -= 1
    position.pending = _make(position, seat, partner, terms, "offer", events)
    position.acts += 1
    position.step = ANSWER
    position.waiting_on = (partner,)
    return False


def demand(position: Position, seat: int, terms: int, events: list[ZoocracyEvent]) -> bool:
    """5d.22: unasked; nobody waits for an answer."""
    _make(position, seat, seat, terms, "demand", events)
    return False


def _make(position: Position, maker: int, partner: int, terms: int, kind: str, events: list[ZoocracyEvent]) -> int:
    number = len(position.offers)
    position.offers.append((position.round, position.phase, maker, position.active, partner, terms, OPEN))
    receiver = partner if maker == position.active else position.active
    if kind == "offer":
        events.append(OfferMade(number + 1, "offer", maker, receiver, TERMS[terms]))
    elif kind == "counter":
        events.append(OfferMade(number + 1, "counter", maker, receiver, TERMS[terms]))
    else:
        events.append(OfferMade(number + 1, "demand", maker, receiver, TERMS[terms]))
    return number


def _mark(position: Position, number: int, status: int, events: list[ZoocracyEvent]) -> None:
    when, phase, maker, proposer, partner, terms, _ = position.offers[number]
    position.offers[number] = (when, phase, maker, proposer, partner, terms, status)
    events.append(OfferSettled(number + 1, proposer, partner, TERMS[terms], OFFER_STATUSES[status]))


def _asked_about(position: Position, seat: int, party: int) -> int:
    """The offer an answer is about: the proposer's, for the partner; the partner's demand, for the proposer."""
    return position.pending if seat != position.active else open_demand(position, party)


def accept(position: Position, seat: int, party: int, events: list[ZoocracyEvent]) -> bool:
    """5d.21: agreed; what the two agreed on before no longer counts."""
    number = _asked_about(position, seat, party)
    partner = position.offers[number][4]
    for earlier in range(position.talk_start, len(position.offers)):
        if earlier != number and position.offers[earlier][4] == partner and position.offers[earlier][6] == ACCEPTED:
            _mark(position, earlier, LAPSED, events)
    _mark(position, number, ACCEPTED, events)
    return _back_to_the_proposer(position)


def decline(position: Position, seat: int, party: int, events: list[ZoocracyEvent]) -> bool:
    """5d.21"""
    _mark(position, _asked_about(position, seat, party), DECLINED, events)
    return _back_to_the_proposer(position)


def counter(position: Position, seat: int, terms: int, events: list[ZoocracyEvent]) -> bool:
    """5d.21: another offer in return, which the proposer may accept, decline or pass over."""
    _mark(position, position.pending, COUNTERED, events)
    before = open_demand(position, seat)
    if before != NOTHING:
        _mark(position, before, LAPSED, events)
    _make(position, seat, seat, terms, "counter", events)
    return _back_to_the_proposer(position)


def withdraw(position: Position, events: list[ZoocracyEvent]) -> bool:
    """5d.23: no answer is awaited any longer."""
    _mark(position, position.pending, WITHDRAWN, events)
    return _back_to_the_proposer(position)


def _back_to_the_proposer(position: Position) -> bool:
    position.pending = NOTHING
    position.acts += 1
    position.step = PROPOSE
    position.waiting_on = (position.active,)
    return False


def lapse(position: Position, events: list[ZoocracyEvent]) -> None:
    """5d.23: what is unanswered when the proposal begins has come to nothing."""
    for number in range(position.talk_start, len(position.offers)):
        if position.offers[number][6] == OPEN:
            _mark(position, number, LAPSED, events)


def settle(position: Position, events: list[ZoocracyEvent]) -> None:
    """5d.24: after the vote, or without one, each agreement is marked kept or broken."""
    for number in range(position.talk_start, len(position.offers)):
        _, _, _, _, partner, terms, status = position.offers[number]
        if status != ACCEPTED:
            continue
        if terms & ~granted(position, partner):
            _mark(position, number, BROKEN_BY_PROPOSER, events)
        elif position.votes[partner] == 1:
            _mark(position, number, KEPT, events)
        else:
            _mark(position, number, BROKEN_BY_PARTNER, events)


def granted(position: Position, party: int) -> int:
    """The prizes that the proposal gives this party, as terms."""
    terms = 0
    for place in range(len(position.grants)):
        if position.grants[place] == party:
            terms |= 1 << position.prizes[place]
    return terms


def judge_program(position: Position, minister: int, party: int, named: int, events: list[ZoocracyEvent]) -> None:
    """8.4: the program promised this party the goal, and the Prime Minister has named one."""
    terms = 1 << (PRIZE_P1 if position.election_held and position.p1 == party else PRIZE_P2)
    status = KEPT if named == party else BROKEN_BY_PROPOSER
    number = len(position.offers)
    position.offers.append((position.round, G, minister, minister, party, terms, status))
    events.append(OfferSettled(number + 1, minister, party, TERMS[terms], OFFER_STATUSES[status]))
