"""Which decisions are open, and why another one is not.

``offers`` lists what a seat might do; ``objection`` says what is wrong with an action. The legal actions are the
offers nothing can be objected to, so that the list and the reasons cannot disagree.
"""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import Action, Fact, RuleViolation
from menagerie.games.zoocracy import talks
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
    ZoocracyAction,
)
from menagerie.games.zoocracy.campaign import limit, ties
from menagerie.games.zoocracy.cards import (
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
from menagerie.games.zoocracy.nouns import OFFICES, PRIZES, SPECIES, Prize
from menagerie.games.zoocracy.position import (
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
    NOBODY,
    NOTHING,
    OPPOSITION_LEADER,
    OVER,
    PRIME_MINISTER,
    PROGRESS_CARDS,
    PROPOSE,
    RESIST,
    ROUNDS,
    VOTE,
    Position,
)
from menagerie.games.zoocracy.progress import PRICE, may_call_parliamentary, may_call_presidential
from menagerie.games.zoocracy.rounds import OFFICE_NUMBER, SPECIES_NUMBER

MOST_BID: Final = 99  # 5a.12
MOST_FED: Final = 3  # 5b.7
MOST_BOOST: Final = 2  # 5b.11, 9a.1
_PLAYERS: Final = 6
_EVERY_TERMS: Final = 31

DONE: Final = Done()
_DRAW: Final = Draw()
_PASS: Final = Pass()
_PAY: Final = Pay()
_WITHDRAW: Final = Withdraw()
_YES: Final = Vote(True)
_NO: Final = Vote(False)
BIDS: Final = [Bid(food) for food in range(MOST_BID + 1)]
_BLOCKADE: Final = [Blockade(species) for species in SPECIES]
_MANIPULATE: Final = [Manipulate(species) for species in SPECIES]
FEED: Final = [[Feed(species, food) for food in range(1, MOST_FED + 1)] for species in SPECIES]
_RALLY: Final = [[Rally(species, food) for food in range(1, MOST_BOOST + 1)] for species in SPECIES]
_BOOST: Final = [[Boost(species, food) for food in range(1, MOST_BOOST + 1)] for species in SPECIES]
_NEGATIVE: Final = [[NegativeCampaign(species, party) for party in range(_PLAYERS)] for species in SPECIES]
_SMEAR: Final = [[Smear(species, party) for party in range(_PLAYERS)] for species in SPECIES]
_OVERHANG: Final = [OverhangMandate(species) for species in SPECIES]
_LOYALTY: Final = [Loyalty(species) for species in SPECIES]
_OFFER: Final = [[Offer(party, terms) for terms in talks.TERMS] for party in range(_PLAYERS)]
_COUNTER: Final = [Counter(terms) for terms in talks.TERMS]
_DEMAND: Final = [Demand(terms) for terms in talks.TERMS]
_ACCEPT: Final = [Accept(party) for party in range(_PLAYERS)]
_DECLINE: Final = [Decline(party) for party in range(_PLAYERS)]
GRANT: Final = [[Grant(prize, party) for party in range(_PLAYERS)] for prize in PRIZES]
_DEFECTORS: Final = [Defectors(party) for party in range(_PLAYERS)]
_ASSERTIVENESS: Final = [Assertiveness(office) for office in OFFICES]
_DISCARD: Final = [Discard(card.id) for card in CARDS]
_NAME: Final = [Name(party) for party in range(_PLAYERS)]

PARAGRAPH: Final[dict[str, str]] = {
    BID: "5a.2", BONUS: "5a.10", BLOCKADE: "5b.2", MANIPULATE: "5b.2", CAMPAIGN: "5b.3", ELECTION_CARDS: "5c.2",
    PROPOSE: "5d.4", ANSWER: "5d.21", VOTE: "5d.9", EVENT_CARDS: "5e.2", PROGRESS_CARDS: "5g.2", DISCARD: "5g.4",
    NAME: "5g.9", RESIST: "9b.3", OVER: "6.1",
}  # fmt: skip
"""The paragraph each decision comes from."""

_ANSWERS: Final[dict[str, tuple[type[Action], ...]]] = {
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

_PHASE_OF: Final[dict[type[Action], str]] = {
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
    if step == NAME or step == RESIST:
        return f"{where}.{step}-{position.names_left}-{len(position.due)}"
    if step == VOTE:
        return f"{where}.{position.asked}.vote"
    if step == PROPOSE or step == ANSWER:
        if seat == position.active or seat in position.waiting_on:
            return f"{where}.{position.asked}.{step}-{position.acts}"
        return f"{where}.{position.asked}.demand"
    if step == CAMPAIGN or step == ELECTION_CARDS or step == EVENT_CARDS or step == PROGRESS_CARDS:
        return f"{where}.{position.asked}.{step}-{position.acts}"
    return f"{where}.{step}"


# --- what might be done


def offers(position: Position, seat: int) -> list[ZoocracyAction]:
    """Everything of the right kind that a seat could be thinking of now."""
    step = position.step
    if step == BID:
        return [*BIDS[: min(position.funds[seat], MOST_BID) + 1]]
    if step == CAMPAIGN:
        return _campaign_offers(position, seat)
    if step == PROPOSE or step == ANSWER:
        return _talk_offers(position, seat)
    if step == VOTE:
        return [_YES, _NO]
    if step == ELECTION_CARDS or step == EVENT_CARDS or step == PROGRESS_CARDS:
        return _card_offers(position, seat)
    if step == DISCARD:
        return [_DISCARD[card] for card in sorted(set(position.hands[seat]))]
    if step == BONUS:
        return [_DRAW, DONE]
    if step == BLOCKADE:
        return [*_BLOCKADE, DONE]
    if step == MANIPULATE:
        return [*_MANIPULATE, DONE]
    if step == NAME:
        return [*_NAME[: position.players]]
    if step == RESIST:
        return [_PAY, DONE]
    return []


def _campaign_offers(position: Position, seat: int) -> list[ZoocracyAction]:
    found: list[ZoocracyAction] = []
    left = min(limit(position) - sum(position.fed), position.funds[seat])
    for species in range(ALL_SPECIES):
        found.extend(FEED[species][: max(0, min(MOST_FED, left))])
    for card in sorted(set(position.hands[seat])):
        if card < NEGATIVE:
            found.extend(_RALLY[card - RALLY])
        elif card < OVERHANG:
            found.extend(_NEGATIVE[card - NEGATIVE][: position.players])
    if position.holder[PRIME_MINISTER] == seat and position.face[PRIME_MINISTER]:
        for species in range(ALL_SPECIES):
            found.extend(_BOOST[species])
    if position.holder[OPPOSITION_LEADER] == seat and position.face[OPPOSITION_LEADER]:
        for species in range(ALL_SPECIES):
            found.extend(_SMEAR[species][: position.players])
    found.append(DONE)
    return found


def _card_offers(position: Position, seat: int) -> list[ZoocracyAction]:
    found: list[ZoocracyAction] = []
    for card in sorted(set(position.hands[seat])):
        if card < OVERHANG:
            continue
        if card < LOYALTY:
            found.append(_OVERHANG[card - OVERHANG])
        elif card < ASSERTIVENESS:
            found.append(_LOYALTY[card - LOYALTY])
        elif card < WET_SEASON:
            found.append(_ASSERTIVENESS[card - ASSERTIVENESS])
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
            found.extend(_DEFECTORS[: position.players])
    answers = _ANSWERS[position.step]
    fitting: list[ZoocracyAction] = [action for action in found if type(action) in answers]
    fitting.append(DONE)
    return fitting


def _talk_offers(position: Position, seat: int) -> list[ZoocracyAction]:
    if seat != position.active:
        if seat in position.waiting_on:
            return [_ACCEPT[position.active], _DECLINE[position.active], *_terms_of(position, _COUNTER)]
        return _terms_of(position, _DEMAND)
    if position.step == ANSWER:
        return [_WITHDRAW]
    found: list[ZoocracyAction] = []
    if not position.grants:
        for partner in range(position.players):
            if talks.open_demand(position, partner) != NOTHING:
                found.append(_ACCEPT[partner])
                found.append(_DECLINE[partner])
    found.extend(GRANT[position.prizes[len(position.grants)]][: position.players])
    if not position.grants:
        found.append(_PASS)
        if position.offers_left:
            for partner in range(position.players):
                if partner != seat:
                    found.extend(_terms_of(position, _OFFER[partner]))
    return found


def _terms_of(position: Position, actions: list[Offer] | list[Counter] | list[Demand]) -> list[ZoocracyAction]:
    """Only of what this proposal has to hand out."""
    there = prizes_as_terms(position)
    return [actions[terms] for terms in range(1, _EVERY_TERMS + 1) if not terms & ~there]


def prizes_as_terms(position: Position) -> int:
    terms = 0
    for prize in position.prizes:
        terms |= 1 << prize
    return terms


def legal(position: Position, seat: int) -> list[ZoocracyAction]:
    """The offers nothing can be objected to."""
    if seat < 0 or seat >= position.players or not has_open_decision(position, seat):
        return []
    found = offers(position, seat)
    step = position.step
    if step == BID or step == PROPOSE or step == ANSWER or step == VOTE or step == DISCARD:
        return found  # built to fit: nothing is left to object to
    return [action for action in found if _object_to(position, seat, action) is None]


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
    if kind not in _ANSWERS[position.step]:
        if kind in _PHASE_OF and _PHASE_OF[kind] != "ABCDEFG"[position.phase]:
            return _no("5.3", "refusal-other-phase", phase=_PHASE_OF[kind])
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
    return _object_to(position, seat, action)


def _object_to(position: Position, seat: int, action: ZoocracyAction) -> RuleViolation | None:
    """The seat is asked, and this is of the right kind; may it be this one?"""
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
    if type(action) is Bid:
        if action.food < 0 or action.food > MOST_BID:
            return _no("5a.12", "refusal-strange-bid", most=MOST_BID)
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
    if food < 1 or position.fed[species] + food > MOST_FED:
        return _no("5b.7", "refusal-species-limit", most=MOST_FED, fed=position.fed[species])
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
    if food < 1 or food > MOST_BOOST:
        return _no(paragraph, "refusal-boost", most=MOST_BOOST)
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


def vocabulary(players: int, offers_made: bool, card_ids: tuple[str, ...]) -> tuple[ZoocracyAction, ...]:
    """Every action there can be in such a game."""
    parties = range(players)
    found: list[ZoocracyAction] = [DONE, *BIDS, _DRAW, *_BLOCKADE, *_MANIPULATE]
    for species in range(ALL_SPECIES):
        found += [*FEED[species], *_RALLY[species], *_BOOST[species]]
        found += [*_NEGATIVE[species][:players], *_SMEAR[species][:players]]
    found += [WetSeason(), DrySeason(), Migration(), *_OVERHANG, *_LOYALTY]
    if players > 2:
        if offers_made:
            for party in parties:
                found += [*_OFFER[party][1:], _ACCEPT[party], _DECLINE[party]]
            found += [*_COUNTER[1:], *_DEMAND[1:], _WITHDRAW]
        for prize in range(5):
            found += GRANT[prize][:players]
        found += [_PASS, _YES, _NO, *_NAME[:players]]
    found += [*_DEFECTORS[:players], EarlyPresidentialElection(), EarlyParliamentaryElection(), *_ASSERTIVENESS]
    found += [Discard(card) for card in card_ids]
    found.append(_PAY)
    return tuple(found)
