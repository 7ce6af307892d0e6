"""Why something is not allowed: each answer names its paragraph and the facts in play."""

from __future__ import annotations

from menagerie.core.contract import Fact, RuleViolation
from menagerie.games.zoocracy.actions import (
    Accept,
    Assertiveness,
    Bid,
    Boost,
    Counter,
    Decline,
    Defectors,
    Demand,
    Discard,
    DrySeason,
    EarlyParliamentaryElection,
    EarlyPresidentialElection,
    Feed,
    Grant,
    Loyalty,
    Migration,
    Name,
    NegativeCampaign,
    Offer,
    OverhangMandate,
    Pass,
    Pay,
    Rally,
    Smear,
    WetSeason,
    Withdraw,
    ZoocracyAction,
)
from menagerie.games.zoocracy.rules import choices, talks
from menagerie.games.zoocracy.rules.asked import ANSWERS, PARAGRAPH, PHASE_OF, has_open_decision, prizes_as_terms
from menagerie.games.zoocracy.rules.campaign import limit, ties
from menagerie.games.zoocracy.rules.cards import (
    ASSERTIVENESS,
    CARDS,
    DEFECTORS,
    DRY_SEASON,
    EARLY_PARLIAMENTARY,
    EARLY_PRESIDENTIAL,
    LOYALTY,
    MIGRATION,
    NEGATIVE,
    NUMBER_OF,
    OVERHANG,
    RALLY,
    WET_SEASON,
)
from menagerie.games.zoocracy.rules.nouns import PRIZES, SPECIES, Prize
from menagerie.games.zoocracy.rules.position import (
    ANSWER,
    BID,
    CAMPAIGN,
    ELECTION_CARDS,
    EVENT_CARDS,
    NOBODY,
    NOTHING,
    OPPOSITION_LEADER,
    OVER,
    PRIME_MINISTER,
    PROGRESS_CARDS,
    PROPOSE,
    ROUNDS,
    Position,
)
from menagerie.games.zoocracy.rules.progress import PRICE, may_call_parliamentary, may_call_presidential
from menagerie.games.zoocracy.rules.rounds import OFFICE_NUMBER, SPECIES_NUMBER

# --- what is wrong with it


def _no(paragraph: str, reason: str, **facts: Fact) -> RuleViolation:
    return RuleViolation(paragraph, reason, facts)


def objection(position: Position, seat: int, action: ZoocracyAction) -> RuleViolation | None:
    """What is wrong with the action, or nothing."""
    if seat < 0 or seat >= position.players:
        return _no("1.1", "refusal-no-such-seat", players=position.players)
    if position.step == OVER:
        return _no("6.1", "refusal-game-over")
    kind = type(action)
    if kind not in ANSWERS[position.step]:
        if kind in PHASE_OF and PHASE_OF[kind] != "ABCDEFG"[position.phase]:
            return _no("5.3", "refusal-other-phase", phase=PHASE_OF[kind])
        return _no(PARAGRAPH[position.step], f"refusal-asked-{position.step}")
    if type(action) is Demand:
        return _object_to_demand(position, seat, action)
    if type(action) is Withdraw:
        if seat != position.active:
            return _no("5d.23", "refusal-only-proposer", proposer_seat=position.active)
        return None
    if not has_open_decision(position, seat) or (position.step == ANSWER and seat not in position.waiting_on):
        if position.step == BID and position.second_bid:
            return _no("5a.5", "refusal-not-tied")
        if len(position.waiting_on) == 1:
            return _no(PARAGRAPH[position.step], "refusal-not-asked", asked_seat=position.waiting_on[0])
        return _no(PARAGRAPH[position.step], "refusal-others-asked")
    if position.step == PROPOSE and seat != position.active:
        return _no("5d.4", "refusal-not-asked", asked_seat=position.active)
    return object_to(position, seat, action)


def object_to(position: Position, seat: int, action: ZoocracyAction) -> RuleViolation | None:
    """The seat is asked, and this is of the right kind; may it be this one?"""
    if position.step == CAMPAIGN:
        return _object_to_campaigning(position, seat, action)
    if type(action) is Bid:
        if action.food < 0 or action.food > choices.MOST_BID:
            return _no("5a.12", "refusal-strange-bid", most=choices.MOST_BID)
        if action.food > position.funds[seat]:
            return _no("5a.2", "refusal-funds", funds=position.funds[seat], food=action.food)
        return None
    if position.step == PROPOSE or position.step == ANSWER:
        return _object_to_talk(position, seat, action)
    if position.step in (ELECTION_CARDS, EVENT_CARDS, PROGRESS_CARDS):
        return _object_to_card(position, seat, action)
    if type(action) is Discard:
        card = NUMBER_OF.get(action.card, NOTHING)
        if card == NOTHING:
            return _no("5g.4", "refusal-no-such-card")
        return _lacks(position, seat, card)
    if type(action) is Name:
        return _no_such_party(position, action.party)
    if type(action) is Pay and position.funds[seat] < PRICE:
        return _no("9b.3", "refusal-funds", funds=position.funds[seat], food=PRICE)
    return None


def _object_to_campaigning(position: Position, seat: int, action: ZoocracyAction) -> RuleViolation | None:
    if type(action) is Feed:
        return _object_to_feeding(position, seat, SPECIES_NUMBER[action.species], action.food)
    if type(action) is Rally:
        species = SPECIES_NUMBER[action.species]
        return _lacks(position, seat, RALLY + species) or _object_to_boost(position, seat, species, action.food, "9a.1")
    if type(action) is Boost:
        if not _has_power(position, seat, PRIME_MINISTER):
            return _no("5b.11", "refusal-no-power", office="prime-minister")
        return _object_to_boost(position, seat, SPECIES_NUMBER[action.species], action.food, "5b.11")
    if type(action) is NegativeCampaign:
        species = SPECIES_NUMBER[action.species]
        return _lacks(position, seat, NEGATIVE + species) or _object_to_swap(position, seat, species, action.party)
    if type(action) is Smear:
        if not _has_power(position, seat, OPPOSITION_LEADER):
            return _no("5b.12", "refusal-no-power", office="opposition-leader")
        return _object_to_swap(position, seat, SPECIES_NUMBER[action.species], action.party)
    return None


def _no_such_party(position: Position, party: int) -> RuleViolation | None:
    if party < 0 or party >= position.players:
        return _no("1.1", "refusal-no-such-seat", players=position.players)
    return None


def _has_power(position: Position, seat: int, office: int) -> bool:
    return position.holder[office] == seat and position.face[office]


def _lacks(position: Position, seat: int, card: int) -> RuleViolation | None:
    """5.3: only a card one holds."""
    if card in position.hands[seat]:
        return None
    held = CARDS[card]
    if held.species is not None:
        return _no("5.3", "refusal-not-held-species", card=held.kind, species=held.species)
    if held.office is not None:
        return _no("5.3", "refusal-not-held-office", card=held.kind, office=held.office)
    return _no("5.3", "refusal-not-held", card=held.kind)


def _object_to_feeding(position: Position, seat: int, species: int, food: int) -> RuleViolation | None:
    """5b.6, 5b.7: the limits of a turn; 5b.8, 5b.9: and of a species."""
    most = limit(position)
    fed = sum(position.fed)
    if food < 1 or position.fed[species] + food > choices.MOST_FED:
        return _no("5b.7", "refusal-species-limit", most=choices.MOST_FED, fed=position.fed[species])
    if fed + food > most:
        return _no("5b.6", "refusal-turn-limit", most=most, fed=fed)
    if food > position.funds[seat]:
        return _no("5b.6", "refusal-funds", funds=position.funds[seat], food=food)
    return _object_to_place(position, seat, species, food)


def _object_to_place(position: Position, seat: int, species: int, food: int) -> RuleViolation | None:
    if species == position.blockade:
        return _no("5b.9", "refusal-blocked", species=SPECIES[species])
    count = position.food[species * position.players + seat] + food
    if ties(position, species, seat, count, NOBODY):
        return _no("5b.8", "refusal-tie", species=SPECIES[species], count=count)
    return None


def _object_to_boost(position: Position, seat: int, species: int, food: int, paragraph: str) -> RuleViolation | None:
    if food < 1 or food > choices.MOST_BOOST:
        return _no(paragraph, "refusal-boost", most=choices.MOST_BOOST)
    if position.stock(seat, food) < food:
        return _no("2.2", "refusal-supply", left=position.supply[seat])
    return _object_to_place(position, seat, species, food)


def _object_to_swap(position: Position, seat: int, species: int, victim: int) -> RuleViolation | None:
    """9a.2: one of theirs for one of ours."""
    if victim < 0 or victim >= position.players:
        return _no_such_party(position, victim)
    if victim == seat:
        return _no("9a.2", "refusal-own-food")
    if species == position.blockade:
        return _no("5b.9", "refusal-blocked", species=SPECIES[species])
    if position.food[species * position.players + victim] == 0:
        return _no("9a.2", "refusal-no-food-there", species=SPECIES[species], victim_seat=victim)
    if position.stock(seat, 1) < 1:
        return _no("2.2", "refusal-supply", left=position.supply[seat])
    count = position.food[species * position.players + seat] + 1
    if ties(position, species, seat, count, victim):
        return _no("5b.8", "refusal-tie-swap", species=SPECIES[species])
    return None


def _object_to_card(position: Position, seat: int, action: ZoocracyAction) -> RuleViolation | None:
    """A card of phase C, or a later one."""
    if type(action) is OverhangMandate:
        return _lacks(position, seat, OVERHANG + SPECIES_NUMBER[action.species])
    if type(action) is Loyalty:
        species = SPECIES_NUMBER[action.species]
        missing = _lacks(position, seat, LOYALTY + species)
        if missing is not None:
            return missing
        if position.food[species * position.players + seat] == 0:
            return _no("9a.7", "refusal-nobody-loyal", species=action.species)
        if position.loyal[species] != NOBODY:
            return _no("9a.7", "refusal-loyal-already", species=action.species)
        return None
    if type(action) is WetSeason:
        return _lacks(position, seat, WET_SEASON)
    if type(action) is DrySeason:
        return _lacks(position, seat, DRY_SEASON)
    if type(action) is Migration:
        return _lacks(position, seat, MIGRATION)
    return _object_to_later_card(position, seat, action)


def _object_to_later_card(position: Position, seat: int, action: ZoocracyAction) -> RuleViolation | None:
    """A card of phase E or G."""
    if type(action) is Defectors:
        if action.party == seat:
            return _no("9a.10", "refusal-own-seats")
        return _no_such_party(position, action.party) or _lacks(position, seat, DEFECTORS)
    if type(action) is EarlyPresidentialElection:
        return _lacks(position, seat, EARLY_PRESIDENTIAL) or _too_late(
            position, may_call_presidential(position), "9a.8"
        )
    if type(action) is EarlyParliamentaryElection:
        return _lacks(position, seat, EARLY_PARLIAMENTARY) or _too_late(
            position, may_call_parliamentary(position), "9a.9"
        )
    if type(action) is Assertiveness:
        office = OFFICE_NUMBER[action.office]
        missing = _lacks(position, seat, ASSERTIVENESS + office)
        if missing is not None:
            return missing
        if position.holder[office] != seat:
            return _no("9a.11", "refusal-no-office", office=action.office)
    return None


def _too_late(position: Position, possible: bool, paragraph: str) -> RuleViolation | None:
    if possible:
        return None
    if position.round == ROUNDS:
        return _no(paragraph, "refusal-last-round")
    return _no(paragraph, "refusal-election-due")


def _object_to_talk(position: Position, seat: int, action: ZoocracyAction) -> RuleViolation | None:
    """A proposal, an offer or an answer."""
    if type(action) is Grant:
        wanted = PRIZES[position.prizes[len(position.grants)]]
        if action.prize != wanted:
            return _no("5d.5", "refusal-other-prize", prize=wanted)
        return _no_such_party(position, action.party)
    if type(action) is Pass:
        return _no("5d.8", "refusal-proposal-begun") if position.grants else None
    if not position.options.offers:
        return _no("5d.20", "refusal-no-offers")
    if type(action) is Counter:
        return _object_to_terms(position, action.terms)
    if type(action) is Offer:
        if position.grants:
            return _no("5d.20", "refusal-proposal-begun")
        if not position.offers_left:
            return _no("5d.20", "refusal-enough-offers", most=talks.MOST_OFFERS)
        if action.party == seat:
            return _no("5d.20", "refusal-own-offer")
        return _no_such_party(position, action.party) or _object_to_terms(position, action.terms)
    if type(action) is Accept or type(action) is Decline:
        if position.step == ANSWER:
            if action.party != position.active:
                return _no("5d.21", "refusal-other-offer", proposer_seat=position.active)
            return None
        if position.grants or talks.open_demand(position, action.party) == NOTHING:
            return _no("5d.21", "refusal-no-demand")
    return None


def _object_to_terms(position: Position, terms: tuple[Prize, ...]) -> RuleViolation | None:
    """5d.20: something, named once and in the usual order, that this proposal has to hand out."""
    number = talks.NUMBER_OF_TERMS.get(terms, 0)
    if number == 0 or number & ~prizes_as_terms(position):
        return _no("5d.20", "refusal-terms")
    return None


def _object_to_demand(position: Position, seat: int, action: Demand) -> RuleViolation | None:
    """5d.22"""
    if not position.options.offers:
        return _no("5d.20", "refusal-no-offers")
    if seat == position.active:
        return _no("5d.22", "refusal-own-demand")
    if position.grants:
        return _no("5d.22", "refusal-proposal-begun")
    if seat in position.waiting_on:
        return _no("5d.21", "refusal-asked-answer")
    if talks.has_spoken(position, seat):
        return _no("5d.22", "refusal-spoken")
    return _object_to_terms(position, action.terms)
