"""Whose decision it is, which kinds of actions answer it, and its address."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import Action
from menagerie.games.zoocracy.actions import (
    Accept,
    Assertiveness,
    Bid,
    Blockade,
    Boost,
    Counter,
    Decline,
    Defectors,
    Demand,
    Discard,
    Done,
    Draw,
    DrySeason,
    EarlyParliamentaryElection,
    EarlyPresidentialElection,
    Feed,
    Grant,
    Loyalty,
    Manipulate,
    Migration,
    Name,
    NegativeCampaign,
    Offer,
    OverhangMandate,
    Pass,
    Pay,
    Rally,
    Smear,
    Vote,
    WetSeason,
    Withdraw,
)
from menagerie.games.zoocracy.rules import talks
from menagerie.games.zoocracy.rules.position import (
    ANSWER,
    BID,
    BLOCKADE,
    BONUS,
    CAMPAIGN,
    DISCARD,
    ELECTION_CARDS,
    EVENT_CARDS,
    MANIPULATE,
    NAME,
    OVER,
    PROGRESS_CARDS,
    PROPOSE,
    RESIST,
    VOTE,
    Position,
)

PARAGRAPH: Final[dict[str, str]] = {
    BID: "5a.2", BONUS: "5a.10", BLOCKADE: "5b.2", MANIPULATE: "5b.2", CAMPAIGN: "5b.3", ELECTION_CARDS: "5c.2",
    PROPOSE: "5d.4", ANSWER: "5d.21", VOTE: "5d.9", EVENT_CARDS: "5e.2", PROGRESS_CARDS: "5g.2", DISCARD: "5g.4",
    NAME: "5g.9", RESIST: "9b.3", OVER: "6.1",
}  # fmt: skip
"""The paragraph each decision comes from."""

ANSWERS: Final[dict[str, tuple[type[Action], ...]]] = {
    BID: (Bid,),
    BONUS: (Draw, Done),
    BLOCKADE: (Blockade, Done),
    MANIPULATE: (Manipulate, Done),
    CAMPAIGN: (Feed, Rally, NegativeCampaign, Boost, Smear, Done),
    ELECTION_CARDS: (WetSeason, DrySeason, Migration, OverhangMandate, Loyalty, Done),
    PROPOSE: (Grant, Pass, Offer, Accept, Decline, Demand),
    ANSWER: (Accept, Decline, Counter, Demand, Withdraw),
    VOTE: (Vote,),
    EVENT_CARDS: (Defectors, EarlyPresidentialElection, EarlyParliamentaryElection, Done),
    PROGRESS_CARDS: (Assertiveness, Done),
    DISCARD: (Discard,),
    NAME: (Name,),
    RESIST: (Pay, Done),
    OVER: (),
}

PHASE_OF: Final[dict[type[Action], str]] = {
    Rally: "B", NegativeCampaign: "B", WetSeason: "C", DrySeason: "C", Migration: "C", OverhangMandate: "C",
    Loyalty: "C", Defectors: "E", EarlyPresidentialElection: "E", EarlyParliamentaryElection: "E", Assertiveness: "G",
}  # fmt: skip
"""5.3: the phase in which each kind of card may be played."""


# --- whose decision


def may_speak_up(position: Position, seat: int) -> bool:
    """5d.22: whether the party may ask the proposer for something, unasked: once, before the proposal begins."""
    if not position.options.offers or position.grants or seat == position.active:
        return False
    if position.step == ANSWER and seat in position.waiting_on:
        return False
    if position.step != PROPOSE and position.step != ANSWER:
        return False
    return not talks.has_spoken(position, seat)


def has_open_decision(position: Position, seat: int) -> bool:
    """Whether the seat owes a decision, may still change a secret one, or may do something unasked."""
    if seat in position.waiting_on:
        return True
    if position.step == BID:
        return seat in position.bidders
    if position.step == VOTE:
        return seat != position.active
    if position.step == ANSWER and seat == position.active:
        return True  # 5d.23
    return may_speak_up(position, seat)


def point(position: Position, seat: int) -> str | None:
    """The address of the decision open to the seat."""
    if seat < 0 or seat >= position.players or not has_open_decision(position, seat):
        return None
    where = f"{position.round}{'ABCDEFG'[position.phase]}"
    step = position.step
    if step == BID:
        return f"{where}.bid-{2 if position.second_bid else 1}"
    if step == DISCARD:
        return f"{where}.discard-{len(position.hands[seat])}"
    if step in (NAME, RESIST):
        return f"{where}.{step}-{position.names_left}-{len(position.due)}"
    if step == VOTE:
        return f"{where}.{position.asked}.vote"
    if step in (PROPOSE, ANSWER):
        if seat == position.active or seat in position.waiting_on:
            return f"{where}.{position.asked}.{step}-{position.acts}"
        return f"{where}.{position.asked}.demand-{talks.times_named(position, seat)}"
    if step in (CAMPAIGN, ELECTION_CARDS, EVENT_CARDS, PROGRESS_CARDS):
        return f"{where}.{position.asked}.{step}-{position.acts}"
    return f"{where}.{step}"


def prizes_as_terms(position: Position) -> int:
    terms = 0
    for prize in position.prizes:
        terms |= 1 << prize
    return terms
