"""The features are what the view says, field by field."""

from __future__ import annotations

from collections.abc import Iterable

from menagerie.core.features import Layout
from menagerie.core.registry import game
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules.cards import CARDS, Card
from menagerie.games.zoocracy.rules.identifiers import EVENT_KINDS, OFFICES, PHASES, PRIZES, SIDES
from menagerie.games.zoocracy.rules.position import STEP_NAMES
from menagerie.games.zoocracy.view import OfferView, ZoocracyView
from tests.features_of_views import Expected, Numbers, assert_features_follow_the_view, fields_of, from_own, one_hot

GAME = game("zoocracy")


def counts(cards: tuple[Card, ...] | None) -> list[int]:
    return [(cards or ()).count(card) for card in CARDS]


def prizes_in(offers: Iterable[OfferView]) -> list[int]:
    named = {prize for offer in offers for prize in offer.terms}
    return [int(prize in named) for prize in PRIZES]


def seat_numbers(view: ZoocracyView, seat: int) -> dict[str, Numbers]:
    party, proposal = view.parties[seat], view.proposal
    grants = dict(zip(proposal.prizes, proposal.grants, strict=False)) if proposal else {}
    return {
        "asked": int(seat in view.waiting_on),
        "active": int(view.active == seat),
        "seats": party.seats,
        "goals": party.goals,
        "cards": party.cards,
        "side": one_hot(party.side, SIDES),
        "offices": [int(office.holder == seat) for office in view.offices],
        "p1": int(view.p1 == seat),
        "p2": int(view.p2 == seat),
        "goal_party": int(view.goal_party == seat),
        "order": view.order.index(seat),
        "granted": [int(grants.get(prize) == seat) for prize in PRIZES],
        "offered": prizes_in(offer for offer in view.offers if offer.partner == seat and offer.status == "open"),
        "agreed": prizes_in(offer for offer in view.offers if offer.partner == seat and offer.status == "accepted"),
        "broken": sum(
            (offer.proposer == seat and offer.status == "broken-by-proposer")
            or (offer.partner == seat and offer.status == "broken-by-partner")
            for offer in view.offers
        ),
    }


def expected(view: ZoocracyView, players: int, options: ZoocracyOptions) -> Expected:  # noqa: ARG001 - all in the view
    own = view.seat
    assert own is not None
    order = from_own(own, players)
    return {
        "table": [
            {
                "step": one_hot(view.step, STEP_NAMES),
                "phase": one_hot(view.phase, PHASES),
                "event": one_hot(view.event.kind if view.event else None, EVENT_KINDS),
                "past_events": [sum(event.kind == kind for event in view.past_events) for kind in EVENT_KINDS],
                "round": view.round,
                "majority": view.majority or 0,
                "presidential_round": view.presidential_round or 0,
                "parliamentary_round": view.parliamentary_round or 0,
                "interim": int(view.interim),
                "second_bid": int(view.second_bid),
                "limit": view.campaign.limit if view.campaign else 0,
                "offers_left": view.offers_left,
                "deck": view.deck,
                "event_deck": view.event_deck,
                "face_up": [int(office.face_up) for office in view.offices],
                "discards": counts(view.discards),
            }
        ],
        "species": [
            {
                "first_votes": species.votes[0],
                "second_votes": (*species.votes, 0)[1],
                "watering_hole": int(species.watering_hole),
                "manipulated": int(species.manipulated),
                "blocked": int(species.blocked),
                "fed": view.campaign.fed[number] if view.campaign else 0,
                "food": [species.food[seat] for seat in order],
            }
            for number, species in enumerate(view.species)
        ],
        "seats": [seat_numbers(view, seat) for seat in order],
        "own": [
            {
                "hand": counts(view.parties[own].hand),
                "has_bid": int(view.bid is not None),
                "has_voted": int(view.vote is not None),
                "yes": int(view.vote or 0),
            }
        ],
        "own_numbers": [{"funds": view.parties[own].funds or 0, "bid": view.bid or 0, "harvest": view.harvest}],
        "seen_funds": [{"seen": view.parties[seat].seen} for seat in order],
    }


def test_they_say_what_the_view_says() -> None:
    setups = [*GAME.setups()]
    assert [office.id for office in GAME.new(3).view(0).offices] == [*OFFICES]
    used = assert_features_follow_the_view(GAME, setups[::11], expected)
    assert used == {*fields_of(Layout(GAME.feature_groups(*setups[-1])))}, "every field was tried"
