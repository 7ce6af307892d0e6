"""The backbencher: feeds where it brings most votes now, bids what it can spare, and votes yes when it gains.

Before it proposes, it tells its partners what is in it for them, and haggles a little.
"""

from __future__ import annotations

from typing import Any

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation
from menagerie.games.zoocracy.actions import (
    Accept,
    Bid,
    Blockade,
    Decline,
    Done,
    Grant,
    Manipulate,
    Name,
    Offer,
    Pass,
    Vote,
    ZoocracyAction,
)
from menagerie.games.zoocracy.bots import judgement
from menagerie.games.zoocracy.bots.coalitions import coalitions
from menagerie.games.zoocracy.bots.judgement import aloud, choice
from menagerie.games.zoocracy.bots.stakes import broken_promises
from menagerie.games.zoocracy.bots.zoo_model import zoo_of
from menagerie.games.zoocracy.rules import position as steps
from menagerie.games.zoocracy.rules.identifiers import SPECIES, Prize
from menagerie.games.zoocracy.rules.state import ZoocracyState
from menagerie.games.zoocracy.view import OfferView, ZoocracyView


class Backbencher:
    """See `menagerie.core.player.Bot`."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        view: ZoocracyView = observation.view
        legal: list[ZoocracyAction] = observation.legal
        if len(legal) == 1:
            return choice(legal[0], "reason-only-choice")
        world = observation.guess(self._rng)
        assert isinstance(world, ZoocracyState)
        return self._answer(view, world, observation.seat, legal)

    def _answer(
        self, view: ZoocracyView, world: ZoocracyState, seat: int, legal: list[ZoocracyAction]
    ) -> Choice[ZoocracyAction]:
        step = view.step
        if step == steps.BID:
            return self._bid(view, world, seat)
        if step == steps.CAMPAIGN:
            return _campaign(world, seat, legal)
        if step in (steps.BLOCKADE, steps.MANIPULATE):
            return _marker(world, seat, legal)
        if step == steps.PROPOSE:
            return _propose(view, seat, legal)
        if step == steps.VOTE:
            return _vote(view, seat)
        if step == steps.ANSWER:
            return _answer_offer(view, seat)
        return small_answer(view, world, seat, legal)

    def _bid(self, view: ZoocracyView, world: ZoocracyState, seat: int) -> Choice[ZoocracyAction]:
        """A good part of what can be spared, never the same."""
        most = judgement.dear_bid(view, world.funds[seat])
        food = most * (8 + self._rng.below(9)) // 16
        if most == 0:
            food = min(world.funds[seat], self._rng.below(3))
        return choice(Bid(food), "reason-bid", funds=world.funds[seat], food=food)


def small_answer(
    view: ZoocracyView, world: ZoocracyState, seat: int, legal: list[ZoocracyAction]
) -> Choice[ZoocracyAction]:
    """What needs no politics."""
    step = view.step
    if step == steps.BONUS:
        return judgement.bonus()
    if step == steps.ELECTION_CARDS:
        return judgement.election_card(world, seat, legal)
    if step == steps.EVENT_CARDS:
        return judgement.event_card(view, world, seat, legal)
    if step == steps.PROGRESS_CARDS:
        return judgement.progress_card(legal)
    if step == steps.DISCARD:
        return judgement.card_to_lay_away(world, seat, legal)
    if step == steps.RESIST:
        return judgement.resistance(legal)
    return aloud(Name(seat), "reason-name-self")


def _campaign(world: ZoocracyState, seat: int, legal: list[ZoocracyAction]) -> Choice[ZoocracyAction]:
    """Most votes for the least food, as the board lies now."""
    zoo = zoo_of(world)
    now = zoo.tally()
    best: Choice[ZoocracyAction] = choice(Done(), "reason-fed-enough")
    most = 0.4
    for action in legal:
        if isinstance(action, Done):
            continue
        then = judgement.after(zoo, seat, action).tally()
        gain = judgement.swing(now, then, seat)
        score = gain / (judgement.price(action) or 0.5)
        if score > most:
            most = score
            best = choice(action, "reason-votes", votes=then[seat] - now[seat])
    return best


def _marker(world: ZoocracyState, seat: int, legal: list[ZoocracyAction]) -> Choice[ZoocracyAction]:
    """A manipulation where it helps at once; a blockade over what one leads on."""
    zoo = zoo_of(world)
    now = zoo.tally()
    best: Choice[ZoocracyAction] = choice(Done(), "reason-later")
    most = 0.5
    for action in legal:
        if isinstance(action, Manipulate):
            then = zoo.clone()
            species = SPECIES.index(action.species)
            then.first[species], then.second[species] = 4, 0
            gain = judgement.swing(now, then.tally(), seat)
        elif isinstance(action, Blockade):
            species = SPECIES.index(action.species)
            tokens = zoo.food[species]
            leads = tokens[seat] > 0 and tokens[seat] == max(tokens)
            gain = zoo.first[species] / 4 if leads and world.parliamentary_round == world.round else 0.0
        else:
            continue
        if gain > most:
            most = gain
            best = choice(action, "reason-marker", species=action.species)
    return best


def _propose(view: ZoocracyView, seat: int, legal: list[ZoocracyAction]) -> Choice[ZoocracyAction]:
    """As few seats as will do; a goal for the first partner, an office for the others, the rest for itself. What was
    agreed goes before all that."""
    proposal = view.proposal
    assert proposal is not None
    partners = _partners(view, seat)
    if partners is None:
        return aloud(Pass(), "reason-no-majority") if Pass() in legal else choice(legal[0], "reason-no-majority")
    wishes: list[Prize] = ["p2" if "p2" in proposal.prizes else "p1", "finance-minister", "defense-minister"]
    given: dict[Prize, int] = dict(zip([*wishes, "prime-minister", "p1"], partners, strict=False))
    talk = _talk(view, seat)
    begun = len(proposal.grants)
    if begun == 0:
        found = _haggle(view, seat, partners, given)
        if found is not None:
            return found
    for offer in talk:
        if offer.status == "accepted":
            given = {prize: party for prize, party in given.items() if party != offer.partner}
            given |= dict.fromkeys(offer.terms, offer.partner)
    grant = Grant(proposal.prizes[begun], given.get(proposal.prizes[begun], seat))
    if begun == 0:
        return aloud(grant, "reason-fewest-partners", count=len(partners))
    return choice(grant, "reason-fewest-partners", count=len(partners))


def _partners(view: ZoocracyView, seat: int) -> tuple[int, ...] | None:
    """As few as will do, with as few seats as will do; nothing where there is no majority to be had."""
    seats = [party.seats for party in view.parties]
    found = coalitions(seats, view.majority or 0, seat)
    return min(found, key=lambda some: (len(some), sum(seats[partner] for partner in some), some), default=None)


def _talk(view: ZoocracyView, proposer: int) -> list[OfferView]:
    """What was said before this proposal."""
    return [
        offer
        for offer in view.offers
        if (offer.round, offer.phase, offer.proposer) == (view.round, view.phase, proposer)
    ]


def _haggle(
    view: ZoocracyView, seat: int, partners: tuple[int, ...], given: dict[Prize, int]
) -> Choice[ZoocracyAction] | None:
    """5d.20, 5d.21: what partners ask for they get, if it is one thing that nobody else was promised; and each partner
    is told once what it would get."""
    talk = _talk(view, seat)
    promised = {prize for offer in talk if offer.status == "accepted" for prize in offer.terms}
    for offer in talk:
        if offer.status == "open" and offer.maker != seat:
            modest = offer.partner in partners and len(offer.terms) == 1 and not promised & {*offer.terms}
            if modest:
                return aloud(Accept(offer.partner), "reason-modest", party_seat=offer.partner)
            return aloud(Decline(offer.partner), "reason-too-much", party_seat=offer.partner)
    if not view.offers_left:
        return None
    for prize, partner in given.items():
        if prize not in promised and all(offer.partner != partner for offer in talk):
            seats = view.parties[partner].seats
            return aloud(Offer(partner, (prize,)), "reason-simple-offer", party_seat=partner, seats=seats)
    return None


def _answer_offer(view: ZoocracyView, seat: int) -> Choice[ZoocracyAction]:
    """5d.21: yes to everybody who has not cheated it before."""
    proposer = view.active
    assert proposer is not None
    cheated = [offer for offer in broken_promises(view, proposer) if seat in (offer.proposer, offer.partner)]
    if cheated:
        return aloud(Decline(proposer), "reason-cheated", party_seat=proposer, round=cheated[-1].round)
    return aloud(Accept(proposer), "reason-gain")


def _vote(view: ZoocracyView, seat: int) -> Choice[ZoocracyAction]:
    """Yes for whoever gives it something."""
    proposal = view.proposal
    assert proposal is not None
    if seat in proposal.grants:
        return choice(Vote(True), "reason-gain")
    return choice(Vote(False), "reason-no-gain")
