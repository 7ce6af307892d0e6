"""The numbers that stand for things inside the rules, and every action there can be."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from menagerie.games.zoocracy import GAME
from menagerie.games.zoocracy.actions import Bid, Defectors, Discard, Feed, Grant, Name, NegativeCampaign, Offer, Rally
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules import cards, position
from menagerie.games.zoocracy.rules.cards import CARDS
from menagerie.games.zoocracy.rules.editions import END_OF_GAME, load_edition, rulebook
from menagerie.games.zoocracy.rules.identifiers import OFFER_STATUSES, OFFICES, PHASES, PRIZES, SIDES, SPECIES
from menagerie.games.zoocracy.rules.offers import MOST_OFFERS, TERMS, TERMS_NUMBER


@pytest.mark.proves("zoocracy", "3.4")
def test_the_first_card_of_each_kind() -> None:
    first = {
        "rally:elephants": cards.RALLY,
        "negative-campaign:elephants": cards.NEGATIVE,
        "overhang-mandate:elephants": cards.OVERHANG,
        "loyalty:elephants": cards.LOYALTY,
        "assertiveness:president": cards.ASSERTIVENESS,
        "wet-season": cards.WET_SEASON,
        "dry-season": cards.DRY_SEASON,
        "migration": cards.MIGRATION,
        "early-presidential-election": cards.EARLY_PRESIDENTIAL,
        "early-parliamentary-election": cards.EARLY_PARLIAMENTARY,
        "defectors": cards.DEFECTORS,
    }
    assert {CARDS[number].id: number for number in first.values()} == first
    assert len(CARDS) == 47
    assert CARDS[cards.RALLY + 8].id == "rally:polar-bears"
    assert CARDS[cards.ASSERTIVENESS + 4].id == "assertiveness:opposition-leader"


def test_offices_prizes_sides_and_phases_by_number() -> None:
    offices = (
        position.PRESIDENT, position.PRIME_MINISTER, position.FINANCE, position.DEFENSE, position.OPPOSITION_LEADER,
    )  # fmt: skip
    assert [OFFICES[office] for office in offices] == [
        "president", "prime-minister", "finance-minister", "defense-minister", "opposition-leader",
    ]  # fmt: skip
    prizes = (
        position.PRIZE_PRIME_MINISTER, position.PRIZE_FINANCE, position.PRIZE_DEFENSE, position.PRIZE_P1,
        position.PRIZE_P2,
    )  # fmt: skip
    assert [PRIZES[prize] for prize in prizes] == ["prime-minister", "finance-minister", "defense-minister", "p1", "p2"]
    sides = (position.GOVERNMENT, position.OPPOSITION, position.NO_SIDE)
    assert [SIDES[side] for side in sides] == ["government", "opposition", "none"]
    phases = (position.A, position.B, position.C, position.D, position.E, position.F, position.G)
    assert "".join([PHASES[phase] for phase in phases]) == "ABCDEFG"
    statuses = {
        "open": position.OPEN,
        "accepted": position.ACCEPTED,
        "declined": position.DECLINED,
        "countered": position.COUNTERED,
        "withdrawn": position.WITHDRAWN,
        "lapsed": position.LAPSED,
        "kept": position.KEPT,
        "broken-by-proposer": position.BROKEN_BY_PROPOSER,
        "broken-by-partner": position.BROKEN_BY_PARTNER,
    }
    assert {OFFER_STATUSES[number]: number for number in statuses.values()} == statuses


@pytest.mark.proves("zoocracy", "2.1", "3.7")
def test_the_figures_of_the_rules_are_those_of_the_rulebook() -> None:
    book = rulebook()
    assert (book.rounds, book.goals) == (position.ROUNDS, position.GOALS)
    assert position.SPECIES_COUNT == len(SPECIES) == 9
    assert book.tokens_of_a_party == position.TOKENS_PER_PARTY
    assert book.event_cards == END_OF_GAME
    assert load_edition("reconstructed").events[END_OF_GAME].kind == "end-of-game"


@pytest.mark.proves("zoocracy", "5d.20")
def test_terms_are_every_choice_of_prizes_in_their_order() -> None:
    assert len(set(TERMS)) == 2 ** len(PRIZES)
    assert TERMS[0] == ()
    assert TERMS[0b10110] == ("finance-minister", "defense-minister", "p2")
    for number, terms in enumerate(TERMS):
        assert TERMS_NUMBER[terms] == number
        assert all(PRIZES.index(one) < PRIZES.index(other) for one, other in pairwise(terms))
    assert MOST_OFFERS == 3


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("offers", [False, True])
def test_all_actions(players: int, offers: bool) -> None:
    every = GAME.all_actions(players, ZoocracyOptions(offers=offers))
    assert len(set(every)) == len(every)
    counts = Counter(type(action).__name__ for action in every)
    talks = players > 2
    for kind, expected in {
        "Done": 1, "Draw": 1, "Pay": 1, "Bid": 100, "Blockade": 9, "Manipulate": 9, "Feed": 27, "Rally": 18,
        "Boost": 18,
        "NegativeCampaign": 9 * players, "Smear": 9 * players, "WetSeason": 1, "DrySeason": 1, "Migration": 1,
        "OverhangMandate": 9, "Loyalty": 27, "Grant": 5 * players * talks, "Pass": talks, "Vote": 2 * talks,
        "Name": players * talks, "Offer": 31 * players * (talks and offers), "Accept": players * (talks and offers),
        "Decline": players * (talks and offers), "Counter": 31 * (talks and offers), "Demand": 31 * (talks and offers),
        "Withdraw": talks and offers,
        "SideOffer": 31 * players * (talks and offers), "SideDemand": 31 * players * (talks and offers),
        "SideAccept": players * (talks and offers), "SideDecline": players * (talks and offers),
        "Defectors": players, "EarlyPresidentialElection": 1,
        "EarlyParliamentaryElection": 1, "Assertiveness": 5, "Discard": 47,
    }.items():  # fmt: skip
        assert counts[kind] == expected, kind
    assert all(0 <= action.food <= 99 for action in every if isinstance(action, Bid))
    assert {action.food for action in every if isinstance(action, Feed)} == {1, 2, 3}
    assert {action.food for action in every if isinstance(action, Rally)} == {1, 2}
    named = [action for action in every if isinstance(action, (Offer, Grant, Name, Defectors, NegativeCampaign))]
    assert {action.party for action in named} == set(range(players))
    assert all(action.terms for action in every if isinstance(action, Offer))


def test_all_actions_of_an_edition_have_no_cards_it_does_not_have() -> None:
    every = GAME.all_actions(3, ZoocracyOptions(edition="more-defectors"))
    copies = load_edition("more-defectors").copies
    assert {action.card for action in every if isinstance(action, Discard)} == {
        card.id for card, there in zip(CARDS, copies, strict=True) if there
    }
    assert 0 in copies
