"""A view as numbers, for machine learning: small fixed-size tables, one after another."""

from __future__ import annotations

from menagerie.games.zoocracy.rules.cards import CARDS, NUMBER_OF
from menagerie.games.zoocracy.rules.identifiers import EVENT_KINDS, OFFICES, PHASES, PRIZES, SIDES
from menagerie.games.zoocracy.rules.position import STEP_NAMES
from menagerie.games.zoocracy.view import ZoocracyView


def features(view: ZoocracyView) -> tuple[float, ...]:
    """Parties are counted from the viewer's own (from seat 0 for a spectator)."""
    players = len(view.parties)
    own = view.seat or 0
    order = [(own + i) % players for i in range(players)]
    numbers: list[float] = [float(view.step == step) for step in STEP_NAMES]
    numbers += [float(view.phase == phase) for phase in PHASES]
    numbers += [view.round, view.majority or 0, view.deck, view.event_deck, view.harvest, view.offers_left]
    numbers += [
        view.presidential_round or 0,
        view.parliamentary_round or 0,
        float(view.interim),
        float(view.second_bid),
    ]
    numbers += [float(view.event is not None and view.event.kind == kind) for kind in EVENT_KINDS]
    numbers += [sum(event.kind == kind for event in view.past_events) for kind in EVENT_KINDS]
    for species in view.species:
        first, second = (*species.votes, 0)[:2]
        numbers += [first, second, float(species.watering_hole), float(species.manipulated), float(species.blocked)]
        numbers += [species.food[seat] for seat in order]
    numbers += view.campaign.fed if view.campaign else (0,) * len(view.species)
    numbers.append(view.campaign.limit if view.campaign else 0)
    for seat in order:
        party = view.parties[seat]
        numbers += [party.seats, party.goals, party.seen, party.cards, float(seat in view.waiting_on)]
        numbers += [float(party.side == side) for side in SIDES]
        numbers += [float(view.offices[office].holder == seat) for office in range(len(OFFICES))]
        numbers += [float(view.active == seat), float(view.p1 == seat), float(view.p2 == seat)]
        numbers += [float(view.goal_party == seat), view.order.index(seat)]
        numbers += _grants(view, seat)
        numbers += _talks(view, seat)
    numbers += [float(office.face_up) for office in view.offices]
    numbers += _counts([card.id for card in view.parties[own].hand or ()])
    numbers += _counts([card.id for card in view.discards])
    numbers.append(view.parties[own].funds or 0)
    numbers.append(-1 if view.bid is None else view.bid)
    numbers.append(-1 if view.vote is None else view.vote)
    return tuple(map(float, numbers))


def _counts(cards: list[str]) -> list[float]:
    counts = [0.0] * len(CARDS)
    for card in cards:
        counts[NUMBER_OF[card]] += 1
    return counts


def _grants(view: ZoocracyView, seat: int) -> list[float]:
    """What the proposal in hand gives the party."""
    proposal = view.proposal
    given = dict(zip(proposal.prizes, proposal.grants, strict=False)) if proposal else {}
    return [float(given.get(prize) == seat) for prize in PRIZES]


def _talks(view: ZoocracyView, seat: int) -> list[float]:
    """What is offered to, or asked by, the party at the moment; and how often it broke its word."""
    open_terms = [offer.terms for offer in view.offers if offer.status == "open" and offer.partner == seat]
    deals = [
        offer.terms for offer in view.offers if offer.status == "accepted" and offer.partner == seat
    ]  # never more than one at a time
    broken = sum(
        (offer.status == "broken-by-proposer" and offer.proposer == seat)
        or (offer.status == "broken-by-partner" and offer.partner == seat)
        for offer in view.offers
    )
    return [
        *(float(any(prize in terms for terms in open_terms)) for prize in PRIZES),
        *(float(any(prize in terms for terms in deals)) for prize in PRIZES),
        float(broken),
    ]
