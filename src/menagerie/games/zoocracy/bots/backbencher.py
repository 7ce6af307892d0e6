"""The backbencher: feeds where it brings most votes now, bids what it can spare, and votes yes when it gains.

Before it proposes, it offers its partners what it means to give them, and accepts modest demands.
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
    SideAccept,
    SideDecline,
    Vote,
    ZoocracyAction,
)
from menagerie.games.zoocracy.bots import heuristics
from menagerie.games.zoocracy.bots.campaign_model import model_of
from menagerie.games.zoocracy.bots.coalitions import coalitions
from menagerie.games.zoocracy.bots.heuristics import choice, choice_aloud
from menagerie.games.zoocracy.bots.promises import admit_broken_promise, broken_promises
from menagerie.games.zoocracy.rules import position
from menagerie.games.zoocracy.rules.identifiers import SPECIES, Prize
from menagerie.games.zoocracy.rules.presidency import MOST_BID
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
        guess = observation.guess(self._rng)
        assert isinstance(guess, ZoocracyState)
        return admit_broken_promise(view, observation.seat, self._answer(view, guess, observation.seat, legal))

    def act_unprompted(self, observation: Observation[Any, Any]) -> Choice[Any] | None:
        """See `menagerie.core.player.UnpromptedBot`. 5d.28: it answers what others offer or ask on the side."""
        legal: list[ZoocracyAction] = observation.legal
        for action in legal:
            if isinstance(action, SideAccept):
                return _answer_side(observation.view, observation.seat, action.party)
        return None

    def _answer(
        self, view: ZoocracyView, guess: ZoocracyState, seat: int, legal: list[ZoocracyAction]
    ) -> Choice[ZoocracyAction]:
        step = view.step
        if step == position.BID:
            return self._bid(view, guess, seat)
        if step == position.CAMPAIGN:
            return _campaign(guess, seat, legal)
        if step in (position.BLOCKADE, position.MANIPULATE):
            return _marker(guess, seat, legal)
        if step == position.PROPOSE:
            return _propose(view, seat, legal)
        if step == position.VOTE:
            return _vote(view, seat)
        if step == position.ANSWER:
            return _answer_offer(view, seat)
        return choose_by_rule(view, guess, seat, legal)

    def _bid(self, view: ZoocracyView, guess: ZoocracyState, seat: int) -> Choice[ZoocracyAction]:
        """A random part, from half to all, of what it can spare."""
        most = heuristics.affordable_bid(view, guess.funds[seat])
        food = most * (8 + self._rng.below(9)) // 16
        if most == 0:
            food = min(guess.funds[seat], self._rng.below(3))
        food = min(food, MOST_BID)  # 5a.12
        return choice(Bid(food), "reason-bid", funds=guess.funds[seat], food=food)


def choose_by_rule(
    view: ZoocracyView, guess: ZoocracyState, seat: int, legal: list[ZoocracyAction]
) -> Choice[ZoocracyAction]:
    """Decisions both bots take by simple rules: cards, discards, payments, naming a party."""
    step = view.step
    if step == position.BONUS:
        return heuristics.bonus()
    if step == position.ELECTION_CARDS:
        return heuristics.election_card(guess, seat, legal)
    if step == position.EVENT_CARDS:
        return heuristics.event_card(view, guess, seat, legal)
    if step == position.PROGRESS_CARDS:
        return heuristics.progress_card(legal)
    if step == position.DISCARD:
        return heuristics.card_to_discard(guess, seat, legal)
    if step == position.RESIST:
        return heuristics.resistance(legal)
    return choice_aloud(Name(seat), "reason-name-self")


def _campaign(guess: ZoocracyState, seat: int, legal: list[ZoocracyAction]) -> Choice[ZoocracyAction]:
    """Most votes for the least food, if the votes were counted now."""
    model = model_of(guess)
    now = model.tally()
    best: Choice[ZoocracyAction] = choice(Done(), "reason-fed-enough")
    most = 0.4
    for action in legal:
        if isinstance(action, Done):
            continue
        then = heuristics.model_after(model, seat, action).tally()
        gain = heuristics.seat_swing(now, then, seat)
        score = gain / (heuristics.food_cost(action) or 0.5)
        if score > most:
            most = score
            best = heuristics.campaign_choice(action, now, then, seat)
    return best


def _marker(guess: ZoocracyState, seat: int, legal: list[ZoocracyAction]) -> Choice[ZoocracyAction]:
    """A manipulation where it helps at once; a blockade where the party leads."""
    model = model_of(guess)
    now = model.tally()
    best: Choice[ZoocracyAction] = choice(Done(), "reason-later")
    most = 0.5
    for action in legal:
        if isinstance(action, Manipulate):
            then = model.clone()
            species = SPECIES.index(action.species)
            then.first[species], then.second[species] = 4, 0
            gain = heuristics.seat_swing(now, then.tally(), seat)
        elif isinstance(action, Blockade):
            species = SPECIES.index(action.species)
            tokens = model.food[species]
            leads = tokens[seat] > 0 and tokens[seat] == max(tokens)
            gain = model.first[species] / 4 if leads and guess.parliamentary_round == guess.round else 0.0
        else:
            continue
        if gain > most:
            most = gain
            best = choice(action, "reason-marker", species=action.species)
    return best


def _propose(view: ZoocracyView, seat: int, legal: list[ZoocracyAction]) -> Choice[ZoocracyAction]:
    """As few seats as possible; a goal for the first partner, an office for the others, the rest for itself. What was
    agreed comes before all that."""
    proposal = view.proposal
    assert proposal is not None
    partners = _partners(view, seat)
    if partners is None:
        return choice_aloud(Pass(), "reason-no-majority") if Pass() in legal else choice(legal[0], "reason-no-majority")
    for_partners: list[Prize] = ["p2" if "p2" in proposal.prizes else "p1", "finance-minister", "defense-minister"]
    given: dict[Prize, int] = dict(zip([*for_partners, "prime-minister", "p1"], partners, strict=False))
    offers = _offers_so_far(view, seat)
    granted = len(proposal.grants)
    if granted == 0:
        found = _answer_or_offer(view, seat, partners, given)
        if found is not None:
            return found
    for offer in offers:
        if offer.status == "accepted":
            given = {prize: party for prize, party in given.items() if party != offer.partner}
            given |= dict.fromkeys(offer.terms, offer.partner)
    grant = Grant(proposal.prizes[granted], given.get(proposal.prizes[granted], seat))
    if granted == 0:
        return choice_aloud(grant, "reason-fewest-partners", count=len(partners))
    return choice(grant, "reason-fewest-partners", count=len(partners))


def _partners(view: ZoocracyView, seat: int) -> tuple[int, ...] | None:
    """As few as possible, with as few seats as possible; nothing where no majority is possible."""
    seats = [party.seats for party in view.parties]
    found = coalitions(seats, view.majority or 0, seat)
    return min(found, key=lambda some: (len(some), sum(seats[partner] for partner in some), some), default=None)


def _offers_so_far(view: ZoocracyView, proposer: int) -> list[OfferView]:
    """The offers about this party's proposal."""
    return [
        offer
        for offer in view.offers
        if (offer.round, offer.phase, offer.proposer) == (view.round, view.phase, proposer)
    ]


def _answer_or_offer(
    view: ZoocracyView, seat: int, partners: tuple[int, ...], given: dict[Prize, int]
) -> Choice[ZoocracyAction] | None:
    """5d.20, 5d.21: a partner's demand is accepted if it is for one prize that nobody else was promised; and each
    partner gets one offer."""
    offers = _offers_so_far(view, seat)
    promised = {prize for offer in offers if offer.status == "accepted" for prize in offer.terms}
    for offer in offers:
        if offer.status == "open" and offer.maker != seat:
            modest = offer.partner in partners and len(offer.terms) == 1 and not promised & {*offer.terms}
            if modest:
                return choice_aloud(Accept(offer.partner), "reason-modest", party_seat=offer.partner)
            if offer.partner not in partners:
                return choice_aloud(Decline(offer.partner), "reason-not-needed", party_seat=offer.partner)
            return choice_aloud(Decline(offer.partner), "reason-too-much", party_seat=offer.partner)
    if not view.offers_left:
        return None
    for prize, partner in given.items():
        if prize not in promised and all(offer.partner != partner for offer in offers):
            seats = view.parties[partner].seats
            return choice_aloud(Offer(partner, (prize,)), "reason-simple-offer", party_seat=partner, seats=seats)
    return None


def _answer_offer(view: ZoocracyView, seat: int) -> Choice[ZoocracyAction]:
    """5d.21: yes to everybody who has not broken a promise to it."""
    proposer = view.active
    assert proposer is not None
    broken = [offer for offer in broken_promises(view, proposer) if seat in (offer.proposer, offer.partner)]
    if broken:
        return choice_aloud(Decline(proposer), "reason-broken-promise", party_seat=proposer, round=broken[-1].round)
    return choice_aloud(Accept(proposer), "reason-gain")


def _answer_side(view: ZoocracyView, seat: int, other: int) -> Choice[ZoocracyAction]:
    """5d.28: yes to every offer of a party that has not broken a promise to it, and to a demand for one prize that
    nobody else was promised."""
    broken = [offer for offer in broken_promises(view, other) if seat in (offer.proposer, offer.partner)]
    if broken:
        return choice_aloud(SideDecline(other), "reason-broken-promise", party_seat=other, round=broken[-1].round)
    asked = [offer for offer in _offers_so_far(view, seat) if offer.status == "open" and offer.maker == other]
    promised = {prize for offer in _offers_so_far(view, seat) if offer.status == "accepted" for prize in offer.terms}
    if not asked:
        return choice_aloud(SideAccept(other), "reason-gain")
    if len(asked[-1].terms) == 1 and not promised & {*asked[-1].terms}:
        return choice_aloud(SideAccept(other), "reason-modest", party_seat=other)
    return choice_aloud(SideDecline(other), "reason-too-much", party_seat=other)


def _vote(view: ZoocracyView, seat: int) -> Choice[ZoocracyAction]:
    """Yes if it gets something."""
    proposal = view.proposal
    assert proposal is not None
    if seat in proposal.grants:
        return choice(Vote(True), "reason-gain")
    return choice(Vote(False), "reason-no-gain")
