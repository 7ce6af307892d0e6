"""5b: a party's campaign turn: food from the funds, Rally, Negative Campaign, and the powers of two offices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.zoocracy.actions import Boost, Done, Feed, NegativeCampaign, Rally, Smear, ZoocracyAction
from menagerie.games.zoocracy.events import CampaignTurn, Fed, Smeared, TurnPassed, ZoocracyEvent
from menagerie.games.zoocracy.rules.board import turn_office_down
from menagerie.games.zoocracy.rules.card_moves import play_card
from menagerie.games.zoocracy.rules.cards import NEGATIVE, RALLY
from menagerie.games.zoocracy.rules.editions import rulebook
from menagerie.games.zoocracy.rules.identifiers import SPECIES, SPECIES_NUMBER
from menagerie.games.zoocracy.rules.position import (
    CAMPAIGN,
    NOBODY,
    NOTHING,
    OPPOSITION_LEADER,
    PRIME_MINISTER,
    SPECIES_COUNT,
    Position,
)
from menagerie.games.zoocracy.rules.refusals import refuse_card_not_held, refuse_unknown_party

_LIMIT: Final[tuple[int, ...]] = rulebook().campaign_limit
MOST_FED: Final = rulebook().species_limit  # 5b.7
MOST_BOOST: Final = rulebook().boost  # 5b.11, 9a.1
_PARTIES: Final = range(rulebook().players[1])

FEEDS: Final = [[Feed(species, food) for food in range(1, MOST_FED + 1)] for species in SPECIES]
RALLIES: Final = [[Rally(species, food) for food in range(1, MOST_BOOST + 1)] for species in SPECIES]
BOOSTS: Final = [[Boost(species, food) for food in range(1, MOST_BOOST + 1)] for species in SPECIES]
NEGATIVE_CAMPAIGNS: Final = [[NegativeCampaign(species, party) for party in _PARTIES] for species in SPECIES]
SMEARS: Final = [[Smear(species, party) for party in _PARTIES] for species in SPECIES]
_DONE: Final = Done()


def food_limit(position: Position) -> int:
    """5b.6: the most food from the funds in a turn; 9b.4, 9b.5: two more or less after some events."""
    return max(0, _LIMIT[position.players - 2] + position.harvest)


def begin_first_turn(position: Position, events: list[ZoocracyEvent]) -> None:
    position.turn_index = 0
    _begin_turn(position, events)


def _begin_turn(position: Position, events: list[ZoocracyEvent]) -> None:
    """5b.3: the parties in player order."""
    seat = position.order[position.turn_index]
    events.append(CampaignTurn(seat, food_limit(position)))
    position.ask(CAMPAIGN, seat)


def offer_campaign(position: Position, seat: int) -> list[ZoocracyAction]:
    found: list[ZoocracyAction] = []
    left = min(food_limit(position) - sum(position.fed), position.funds[seat])
    if left > 0:
        for species in range(SPECIES_COUNT):
            most = min(left, MOST_FED - position.fed[species])
            _offer_placing(position, seat, species, most, FEEDS[species], found)
    before = NOTHING
    for card in position.hands[seat]:
        if card != before:
            _offer_card(position, seat, card, found)
        before = card
    if _has_power(position, seat, PRIME_MINISTER):
        boost = position.available(seat, MOST_BOOST)
        for species in range(SPECIES_COUNT):
            _offer_placing(position, seat, species, boost, BOOSTS[species], found)
    if _has_power(position, seat, OPPOSITION_LEADER):
        for species in range(SPECIES_COUNT):
            _offer_swaps(position, seat, species, SMEARS[species], found)
    found.append(_DONE)
    return found


def _offer_card(position: Position, seat: int, card: int, found: list[ZoocracyAction]) -> None:
    if RALLY <= card < RALLY + SPECIES_COUNT:
        most = position.available(seat, MOST_BOOST)
        _offer_placing(position, seat, card - RALLY, most, RALLIES[card - RALLY], found)
    elif NEGATIVE <= card < NEGATIVE + SPECIES_COUNT:
        _offer_swaps(position, seat, card - NEGATIVE, NEGATIVE_CAMPAIGNS[card - NEGATIVE], found)


def _offer_placing(
    position: Position,
    seat: int,
    species: int,
    most: int,
    actions: Sequence[ZoocracyAction],
    found: list[ZoocracyAction],
) -> None:
    """Those of the actions, one for each number of tokens from one on, that `_refuse_placing` lets pass."""
    if species == position.blockade:
        return
    others = _counts_of_others(position, species, seat, NOBODY)
    there = position.food[species * position.players + seat]
    found.extend([actions[food - 1] for food in range(1, most + 1) if not others >> (there + food) & 1])


def _offer_swaps(
    position: Position, seat: int, species: int, actions: Sequence[ZoocracyAction], found: list[ZoocracyAction]
) -> None:
    """Those of the actions, one for each party, that `_refuse_swap` lets pass."""
    parties = range(position.players)
    found.extend([actions[victim] for victim in parties if _may_swap(position, seat, species, victim)])


def _has_power(position: Position, seat: int, office: int) -> bool:
    """5b.13: holds the office with its power unused."""
    return position.holder[office] == seat and position.face_up[office]


# --- food from the funds


def refuse_feed(position: Position, seat: int, action: Feed) -> RuleViolation | None:
    """5b.6, 5b.7: the limits of a turn; 5b.8, 5b.9: and of a species."""
    species, food = SPECIES_NUMBER[action.species], action.food
    if food < 1 or position.fed[species] + food > MOST_FED:
        return RuleViolation("5b.7", "refusal-species-limit", {"most": MOST_FED, "fed": position.fed[species]})
    most, fed = food_limit(position), sum(position.fed)
    if fed + food > most:
        return RuleViolation("5b.6", "refusal-turn-limit", {"most": most, "fed": fed})
    if food > position.funds[seat]:
        return RuleViolation("5b.6", "refusal-funds", {"funds": position.funds[seat], "food": food})
    return _refuse_placing(position, seat, species, food)


def apply_feed(position: Position, seat: int, action: Feed) -> list[ZoocracyEvent]:
    """5b.7"""
    species, food = SPECIES_NUMBER[action.species], action.food
    position.funds[seat] -= food
    position.seen[seat] -= food
    position.fed[species] += food
    position.action_count += 1
    return [Fed(seat, action.species, food, "funds", _place(position, seat, species, food))]


def _refuse_placing(position: Position, seat: int, species: int, food: int) -> RuleViolation | None:
    """5b.9: not on a blocked species; 5b.8: never a tie."""
    if species == position.blockade:
        return RuleViolation("5b.9", "refusal-blocked", {"species": SPECIES[species]})
    count = position.food[species * position.players + seat] + food
    if makes_tie(position, species, seat, count, NOBODY):
        return RuleViolation("5b.8", "refusal-tie", {"species": SPECIES[species], "count": count})
    return None


def makes_tie(position: Position, species: int, seat: int, count: int, victim: int) -> bool:
    """5b.8: whether two parties would have equally many tokens there, if this one had so many and the victim one less.

    There is no tie before, so only the two that change can make one. Zero and zero are no tie.
    """
    others = _counts_of_others(position, species, seat, victim)
    if others >> count & 1:
        return True
    if victim == NOBODY:
        return False
    left = position.food[species * position.players + victim] - 1
    return count == left or (left > 0 and others >> left & 1 == 1)


def _counts_of_others(position: Position, species: int, seat: int, victim: int) -> int:
    """How many tokens parties other than these two have there: a bit for each number."""
    counts = 0
    first = species * position.players
    for other in range(position.players):
        if other != seat and other != victim:
            counts |= 1 << position.food[first + other]
    return counts


def _place(position: Position, seat: int, species: int, food: int) -> int:
    """Puts food there; returns how much the party has there then."""
    place = species * position.players + seat
    position.food[place] += food
    return position.food[place]


# --- food from the supply: Rally, and the Prime Minister's bonus


def refuse_rally(position: Position, seat: int, action: Rally) -> RuleViolation | None:
    """9a.1"""
    species = SPECIES_NUMBER[action.species]
    return refuse_card_not_held(position, seat, RALLY + species) or _refuse_supply_food(
        position, seat, species, action.food, "9a.1"
    )


def apply_rally(position: Position, seat: int, action: Rally) -> list[ZoocracyEvent]:
    """9a.1"""
    events: list[ZoocracyEvent] = []
    species = SPECIES_NUMBER[action.species]
    play_card(position, seat, RALLY + species, events)
    position.supply[seat] -= action.food
    total = _place(position, seat, species, action.food)
    events.append(Fed(seat, action.species, action.food, "rally", total))
    return events


def refuse_boost(position: Position, seat: int, action: Boost) -> RuleViolation | None:
    """5b.11"""
    if not _has_power(position, seat, PRIME_MINISTER):
        return RuleViolation("5b.11", "refusal-no-power", {"office": "prime-minister"})
    return _refuse_supply_food(position, seat, SPECIES_NUMBER[action.species], action.food, "5b.11")


def apply_boost(position: Position, seat: int, action: Boost) -> list[ZoocracyEvent]:
    """5b.11"""
    events: list[ZoocracyEvent] = []
    turn_office_down(position, PRIME_MINISTER, seat, events)
    position.supply[seat] -= action.food
    total = _place(position, seat, SPECIES_NUMBER[action.species], action.food)
    events.append(Fed(seat, action.species, action.food, "prime-minister", total))
    position.action_count += 1
    return events


def _refuse_supply_food(position: Position, seat: int, species: int, food: int, paragraph: str) -> RuleViolation | None:
    if food < 1 or food > MOST_BOOST:
        return RuleViolation(paragraph, "refusal-boost", {"most": MOST_BOOST})
    if position.available(seat, food) < food:
        return RuleViolation("2.2", "refusal-supply", {"left": position.supply[seat]})
    return _refuse_placing(position, seat, species, food)


# --- swapping a token: Negative Campaign, and the Opposition Leader's power


def refuse_negative_campaign(position: Position, seat: int, action: NegativeCampaign) -> RuleViolation | None:
    """9a.2"""
    species = SPECIES_NUMBER[action.species]
    return refuse_card_not_held(position, seat, NEGATIVE + species) or _refuse_swap(
        position, seat, species, action.party
    )


def apply_negative_campaign(position: Position, seat: int, action: NegativeCampaign) -> list[ZoocracyEvent]:
    """9a.2"""
    events: list[ZoocracyEvent] = []
    species = SPECIES_NUMBER[action.species]
    play_card(position, seat, NEGATIVE + species, events)
    _swap(position, seat, species, action.party)
    events.append(Smeared(seat, action.species, action.party, "card"))
    return events


def refuse_smear(position: Position, seat: int, action: Smear) -> RuleViolation | None:
    """5b.12"""
    if not _has_power(position, seat, OPPOSITION_LEADER):
        return RuleViolation("5b.12", "refusal-no-power", {"office": "opposition-leader"})
    return _refuse_swap(position, seat, SPECIES_NUMBER[action.species], action.party)


def apply_smear(position: Position, seat: int, action: Smear) -> list[ZoocracyEvent]:
    """5b.12"""
    events: list[ZoocracyEvent] = []
    turn_office_down(position, OPPOSITION_LEADER, seat, events)
    _swap(position, seat, SPECIES_NUMBER[action.species], action.party)
    events.append(Smeared(seat, action.species, action.party, "office"))
    position.action_count += 1
    return events


def _may_swap(position: Position, seat: int, species: int, victim: int) -> bool:
    """9a.2: a token of another party for one of one's own; 5b.9, 5b.8: not on a blocked species, and never a tie."""
    return (
        victim != seat
        and 0 <= victim < position.players
        and species != position.blockade
        and position.food[species * position.players + victim] > 0
        and position.available(seat, 1) == 1
        and not makes_tie(position, species, seat, position.food[species * position.players + seat] + 1, victim)
    )


def _refuse_swap(position: Position, seat: int, species: int, victim: int) -> RuleViolation | None:
    if _may_swap(position, seat, species, victim):
        return None
    unknown = refuse_unknown_party(position, victim)
    if unknown is not None:
        return unknown
    if victim == seat:
        return RuleViolation("9a.2", "refusal-own-food")
    if species == position.blockade:
        return RuleViolation("5b.9", "refusal-blocked", {"species": SPECIES[species]})
    if position.food[species * position.players + victim] == 0:
        return RuleViolation("9a.2", "refusal-no-food-there", {"species": SPECIES[species], "victim_seat": victim})
    if position.available(seat, 1) < 1:
        return RuleViolation("2.2", "refusal-supply", {"left": position.supply[seat]})
    return RuleViolation("5b.8", "refusal-tie-swap", {"species": SPECIES[species]})


def _swap(position: Position, seat: int, species: int, victim: int) -> None:
    first = species * position.players
    position.food[first + victim] -= 1
    position.supply[victim] += 1
    position.food[first + seat] += 1
    position.supply[seat] -= 1


# --- the end of the turn


def apply_end_campaign_turn(position: Position, seat: int, _action: Done) -> list[ZoocracyEvent]:
    """The next party's turn, or the end of the phase."""
    events: list[ZoocracyEvent] = [TurnPassed(seat)]
    position.fed = [0] * SPECIES_COUNT
    position.turn_index += 1
    if position.turn_index < position.players:
        _begin_turn(position, events)
    else:
        position.ask_nobody()
    return events
