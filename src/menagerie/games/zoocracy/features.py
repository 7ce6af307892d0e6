"""What a seat may know, as numbers for learning machines; docs/features.md explains how they are stored.

`feature_groups` says what they are and `features` writes them, in the same order.
"""

from __future__ import annotations

from typing import Final

from menagerie.core.feature_bytes import BYTE, LEAST, MOST, add_wide, one_hot
from menagerie.core.features import Field, Group
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules.campaign import food_limit
from menagerie.games.zoocracy.rules.cards import CARDS
from menagerie.games.zoocracy.rules.editions import Edition, load_edition, rulebook
from menagerie.games.zoocracy.rules.identifiers import EVENT_KINDS, OFFICES, PHASES, PRIZES, SIDES, SPECIES
from menagerie.games.zoocracy.rules.offers import MOST_OFFERS
from menagerie.games.zoocracy.rules.position import (
    ACCEPTED,
    BROKEN_BY_PARTNER,
    BROKEN_BY_PROPOSER,
    CAMPAIGN,
    GOALS,
    NOTHING,
    OPEN,
    ROUNDS,
    SPECIES_COUNT,
    STEP_NAMES,
    VOTE,
    Position,
)

_ACTION_CARDS: Final[int] = rulebook().action_cards
_OFFICE_COUNT: Final = len(OFFICES)
_PRIZE_COUNT: Final = len(PRIZES)
_PRIZES: Final = f"By prize: {', '.join(PRIZES)}."


def feature_groups(players: int, options: ZoocracyOptions) -> tuple[Group, ...]:
    edition = load_edition(options.edition)
    copies = max(edition.copies)
    species = (
        Field("first_votes", "Its votes for the most food, as printed.", max(edition.first)),
        Field("second_votes", "Its votes for the second most; 0 where there are none.", max(edition.second)),
        Field("watering_hole", "It has a watering hole."),
        Field("manipulated", "The manipulation marker lies here."),
        Field("blocked", "The blockade marker lies here."),
        Field("fed", "The food from the funds in this turn of the campaign.", BYTE),
        Field("food", "The food tokens of each seat, one's own first.", BYTE, players),
    )
    seat = (
        Field("asked", "It owes a decision."),
        Field("active", "It is its turn, or its proposal."),
        Field("seats", "Its seats in parliament.", BYTE),
        Field("goals", "Its political goals.", GOALS),
        Field("cards", "How many cards it holds.", _ACTION_CARDS),
        Field("side", f"Where it sits: {', '.join(SIDES)}.", 1, len(SIDES)),
        Field("offices", f"The offices it holds: {', '.join(OFFICES)}.", 1, _OFFICE_COUNT),
        Field("p1", "Its program marker lies on P1."),
        Field("p2", "Its program marker lies on P2."),
        Field("goal_party", "It may pay for its goal now."),
        Field("order", "Its place in the player order, from 0.", players - 1),
        Field("granted", f"{_PRIZES} What the proposal gives it.", 1, _PRIZE_COUNT),
        Field("offered", f"{_PRIZES} What it is offered, or asks for, in return for a yes.", 1, _PRIZE_COUNT),
        Field("agreed", f"{_PRIZES} What it was promised for its yes.", 1, _PRIZE_COUNT),
        Field("broken", "How often it has broken its word.", BYTE),
    )
    return (
        Group(
            "table",
            "Where the game is.",
            (
                Field("step", f"What is being decided: {', '.join(STEP_NAMES)}.", 1, len(STEP_NAMES)),
                Field("phase", f"The phase: {', '.join(PHASES)}.", 1, len(PHASES)),
                Field("event", f"This round's event, once revealed: {', '.join(EVENT_KINDS)}.", 1, len(EVENT_KINDS)),
                Field(
                    "past_events", "How many were revealed, this round's included, by kind.", ROUNDS, len(EVENT_KINDS)
                ),
                Field("round", "The round.", ROUNDS),
                Field("majority", "The majority marker; 0: off the track.", BYTE),
                Field("presidential_round", "The round of the next presidential election; 0: none.", ROUNDS),
                Field("parliamentary_round", "The round of the next parliamentary election; 0: none.", ROUNDS),
                Field("interim", "The government is only an interim one."),
                Field("second_bid", "This is the second bid."),
                Field("limit", "The food from the funds that a party may use in its turn of the campaign.", BYTE),
                Field("offers_left", "How many offers the proposer may still make.", MOST_OFFERS),
                Field("deck", "How many action cards lie face down.", _ACTION_CARDS),
                Field("event_deck", "How many events lie face down.", len(edition.events)),
                Field("face_up", f"Its power is still to be used: {', '.join(OFFICES)}.", 1, _OFFICE_COUNT),
                Field("discards", "The discarded action cards by kind: see `hand`.", copies, len(CARDS)),
            ),
        ),
        Group("species", f"A species: {', '.join(SPECIES)}.", species, SPECIES_COUNT),
        Group("seats", "A party: one's own first, then clockwise.", seat, players),
        Group(
            "own",
            "What only this seat knows.",
            (
                Field("hand", f"Its cards by kind: {', '.join(card.id for card in CARDS)}.", copies, len(CARDS)),
                Field("has_bid", "It has bid."),
                Field("has_voted", "It has voted, while that is a secret."),
                Field("yes", "It has voted yes, while that is a secret."),
            ),
        ),
        Group(
            "own_numbers",
            "What only this seat knows, and by how much the campaign limit differs.",
            (
                Field("funds", "Its food behind the screen.", MOST),
                Field("bid", "Its sealed bid.", MOST),
                Field("harvest", "By how much this round's campaign limit differs.", BYTE, 1, -BYTE),
            ),
        ),
        Group(
            "seen_funds",
            "A party, as above.",
            (Field("seen", "What all have seen go into its funds, less what went out.", MOST, 1, LEAST),),
            players,
        ),
    )  # fmt: skip


_STEP: Final[dict[str, list[int]]] = dict(zip(STEP_NAMES, one_hot(len(STEP_NAMES)), strict=True))
_PHASE: Final[list[list[int]]] = one_hot(len(PHASES))
_SIDE: Final[list[list[int]]] = one_hot(len(SIDES))
_EVENT_KIND: Final[dict[str, int]] = {str(kind): number for number, kind in enumerate(EVENT_KINDS)}
_NO_EVENTS: Final[list[int]] = [0] * len(EVENT_KINDS)
_NO_CARDS: Final[list[int]] = [0] * len(CARDS)
_WATERING_HOLE: Final[list[int]] = [int(species in rulebook().watering_holes) for species in SPECIES]
_PRIZES_OF: Final[list[list[int]]] = [
    [terms >> prize & 1 for prize in range(_PRIZE_COUNT)] for terms in range(1 << _PRIZE_COUNT)
]
"""By bits of prizes: each prize, yes or no."""


def features(position: Position, seat: int) -> bytes:
    players = position.players
    numbers = _STEP[position.step][:]
    numbers += _PHASE[position.phase]
    _add_events(numbers, position)
    numbers.append(position.round)
    numbers.append(min(position.majority, BYTE))
    numbers.append(position.presidential_round if position.presidential_round <= ROUNDS else 0)
    numbers.append(position.parliamentary_round if position.parliamentary_round <= ROUNDS else 0)
    numbers.append(int(position.interim))
    numbers.append(int(position.second_bid))
    campaign = position.step == CAMPAIGN
    numbers.append(min(food_limit(position), BYTE) if campaign else 0)
    numbers.append(position.offers_left)
    numbers.append(len(position.deck))
    numbers.append(len(position.event_deck))
    for face_up in position.face_up:
        numbers.append(int(face_up))
    _add_cards(numbers, position.discards)
    order = [seat + place if seat + place < players else seat + place - players for place in range(players)]
    _add_species(numbers, position, order, campaign)
    _add_parties(numbers, position, order)
    _add_cards(numbers, position.hands[seat])
    bid = position.bids[seat]
    vote = position.votes[seat] if position.step == VOTE else NOTHING
    numbers.append(int(bid != NOTHING))
    numbers.append(int(vote != NOTHING))
    numbers.append(int(vote == 1))
    add_wide(numbers, position.funds[seat])
    add_wide(numbers, max(bid, 0))
    add_wide(numbers, position.harvest)
    for other in order:
        add_wide(numbers, position.seen[other])
    return bytes(bytearray(numbers))  # a bytearray reads a list three times as fast as bytes do


def _add_cards(numbers: list[int], cards: list[int]) -> None:
    first = len(numbers)
    numbers += _NO_CARDS
    for card in cards:
        numbers[first + card] += 1


def _add_events(numbers: list[int], position: Position) -> None:
    """This round's event, then how many of each kind there were."""
    first = len(numbers)
    numbers += _NO_EVENTS
    counts = len(numbers)
    numbers += _NO_EVENTS
    edition: Edition = position.edition
    kind = 0
    for event in position.past_events:
        kind = _EVENT_KIND[edition.events[event].kind]
        numbers[counts + kind] += 1
    if len(position.past_events) == position.round:
        numbers[first + kind] = 1


def _add_species(numbers: list[int], position: Position, order: list[int], campaign: bool) -> None:
    edition: Edition = position.edition
    first_votes: list[int] = edition.first
    second_votes: list[int] = edition.second
    food = position.food
    for species in range(SPECIES_COUNT):
        numbers.append(first_votes[species])
        numbers.append(second_votes[species])
        numbers.append(_WATERING_HOLE[species])
        numbers.append(int(position.manipulation == species))
        numbers.append(int(position.blockade == species))
        numbers.append(min(position.fed[species], BYTE) if campaign else 0)
        start = species * position.players
        numbers += [min(food[start + seat], BYTE) for seat in order]


def _add_parties(numbers: list[int], position: Position, order: list[int]) -> None:
    players = position.players
    granted = [0] * players  # bits of prizes, as the next two
    offered = [0] * players
    agreed = [0] * players
    broken = [0] * players
    if position.proposers:
        prizes = position.prizes
        for place, party in enumerate(position.grants):
            granted[party] |= 1 << prizes[place]
    for _, _, _, proposer, partner, terms, status in position.offers:
        if status == OPEN:
            offered[partner] |= terms
        elif status == ACCEPTED:
            agreed[partner] |= terms
        elif status == BROKEN_BY_PROPOSER:
            broken[proposer] += 1
        elif status == BROKEN_BY_PARTNER:
            broken[partner] += 1
    for seat in order:
        numbers.append(int(seat in position.waiting_on))
        numbers.append(int(position.active == seat))
        numbers.append(min(position.seats[seat], BYTE))
        numbers.append(position.goals[seat])
        numbers.append(len(position.hands[seat]))
        numbers += _SIDE[position.side[seat]]
        for holder in position.holder:
            numbers.append(int(holder == seat))
        numbers.append(int(position.p1 == seat))
        numbers.append(int(position.p2 == seat))
        numbers.append(int(position.goal_party == seat))
        numbers.append(position.order.index(seat))
        numbers += _PRIZES_OF[granted[seat]]
        numbers += _PRIZES_OF[offered[seat]]
        numbers += _PRIZES_OF[agreed[seat]]
        numbers.append(min(broken[seat], BYTE))
