"""Which decisions are open, and why another one is not.

``offers`` lists what a seat might do; `objections` says what is wrong with an action. The legal actions are the
offers nothing can be objected to, so that the list and the reasons cannot disagree.
"""

from __future__ import annotations

from menagerie.games.zoocracy.actions import (
    Counter,
    Demand,
    DrySeason,
    EarlyParliamentaryElection,
    EarlyPresidentialElection,
    Migration,
    Offer,
    WetSeason,
    ZoocracyAction,
)
from menagerie.games.zoocracy.rules import choices, talks
from menagerie.games.zoocracy.rules.asked import ANSWERS, has_open_decision, prizes_as_terms
from menagerie.games.zoocracy.rules.campaign import limit
from menagerie.games.zoocracy.rules.cards import (
    ASSERTIVENESS,
    DRY_SEASON,
    EARLY_PARLIAMENTARY,
    EARLY_PRESIDENTIAL,
    LOYALTY,
    MIGRATION,
    NEGATIVE,
    OVERHANG,
    RALLY,
    WET_SEASON,
)
from menagerie.games.zoocracy.rules.objections import object_to
from menagerie.games.zoocracy.rules.position import (
    ALL_SPECIES,
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
    NOTHING,
    OPPOSITION_LEADER,
    PRIME_MINISTER,
    PROGRESS_CARDS,
    PROPOSE,
    RESIST,
    VOTE,
    Position,
)

# --- what might be done


def offers(position: Position, seat: int) -> list[ZoocracyAction]:
    """Everything of the right kind that a seat could be thinking of now."""
    step = position.step
    if step == BID:
        return [*choices.BIDS[: min(position.funds[seat], choices.MOST_BID) + 1]]
    if step == CAMPAIGN:
        return _campaign_offers(position, seat)
    if step in (PROPOSE, ANSWER):
        return _talk_offers(position, seat)
    if step == VOTE:
        return [choices.YES, choices.NO]
    if step in (ELECTION_CARDS, EVENT_CARDS, PROGRESS_CARDS):
        return _card_offers(position, seat)
    if step == DISCARD:
        return [choices.DISCARD[card] for card in sorted(set(position.hands[seat]))]
    if step == BONUS:
        return [choices.DRAW, choices.DONE]
    if step == BLOCKADE:
        return [*choices.BLOCKADE, choices.DONE]
    if step == MANIPULATE:
        return [*choices.MANIPULATE, choices.DONE]
    if step == NAME:
        return [*choices.NAME[: position.players]]
    if step == RESIST:
        return [choices.PAY, choices.DONE]
    return []


def _campaign_offers(position: Position, seat: int) -> list[ZoocracyAction]:
    found: list[ZoocracyAction] = []
    left = min(limit(position) - sum(position.fed), position.funds[seat])
    for species in range(ALL_SPECIES):
        found.extend(choices.FEED[species][: max(0, min(choices.MOST_FED, left))])
    for card in sorted(set(position.hands[seat])):
        if card < NEGATIVE:
            found.extend(choices.RALLY[card - RALLY])
        elif card < OVERHANG:
            found.extend(choices.NEGATIVE[card - NEGATIVE][: position.players])
    if position.holder[PRIME_MINISTER] == seat and position.face[PRIME_MINISTER]:
        for species in range(ALL_SPECIES):
            found.extend(choices.BOOST[species])
    if position.holder[OPPOSITION_LEADER] == seat and position.face[OPPOSITION_LEADER]:
        for species in range(ALL_SPECIES):
            found.extend(choices.SMEAR[species][: position.players])
    found.append(choices.DONE)
    return found


def _card_offers(position: Position, seat: int) -> list[ZoocracyAction]:
    found: list[ZoocracyAction] = []
    for card in sorted(set(position.hands[seat])):
        if card < OVERHANG:
            continue
        if card < LOYALTY:
            found.append(choices.OVERHANG[card - OVERHANG])
        elif card < ASSERTIVENESS:
            found.append(choices.LOYALTY[card - LOYALTY])
        elif card < WET_SEASON:
            found.append(choices.ASSERTIVENESS[card - ASSERTIVENESS])
        elif card == WET_SEASON:
            found.append(WetSeason())
        elif card == DRY_SEASON:
            found.append(DrySeason())
        elif card == MIGRATION:
            found.append(Migration())
        elif card == EARLY_PRESIDENTIAL:
            found.append(EarlyPresidentialElection())
        elif card == EARLY_PARLIAMENTARY:
            found.append(EarlyParliamentaryElection())
        else:
            found.extend(choices.DEFECTORS[: position.players])
    answers = ANSWERS[position.step]
    fitting: list[ZoocracyAction] = [action for action in found if type(action) in answers]
    fitting.append(choices.DONE)
    return fitting


def _talk_offers(position: Position, seat: int) -> list[ZoocracyAction]:
    if seat != position.active:
        if seat in position.waiting_on:
            return [
                choices.ACCEPT[position.active],
                choices.DECLINE[position.active],
                *_terms_of(position, choices.COUNTER),
            ]
        return _terms_of(position, choices.DEMAND)
    if position.step == ANSWER:
        return [choices.WITHDRAW]
    found: list[ZoocracyAction] = []
    if not position.grants:
        for partner in range(position.players):
            if talks.open_demand(position, partner) != NOTHING:
                found.append(choices.ACCEPT[partner])
                found.append(choices.DECLINE[partner])
    found.extend(choices.GRANT[position.prizes[len(position.grants)]][: position.players])
    if not position.grants:
        found.append(choices.PASS)
        if position.offers_left:
            for partner in range(position.players):
                if partner != seat:
                    found.extend(_terms_of(position, choices.OFFER[partner]))
    return found


def _terms_of(position: Position, actions: list[Offer] | list[Counter] | list[Demand]) -> list[ZoocracyAction]:
    """Only of what this proposal has to hand out."""
    there = prizes_as_terms(position)
    return [actions[terms] for terms in range(1, len(talks.TERMS)) if not terms & ~there]


def legal(position: Position, seat: int) -> list[ZoocracyAction]:
    """The offers nothing can be objected to."""
    if seat < 0 or seat >= position.players or not has_open_decision(position, seat):
        return []
    found = offers(position, seat)
    step = position.step
    if step in (BID, PROPOSE, ANSWER, VOTE, DISCARD):
        return found  # built to fit: nothing is left to object to
    return [action for action in found if object_to(position, seat, action) is None]
