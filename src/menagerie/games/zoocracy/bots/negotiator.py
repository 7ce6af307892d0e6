"""The statesman's negotiations: offers, answers, proposals and votes, each with its reason.

It keeps an account of everybody's promises (`promises`), weighs what it is promised by that, and says so."""

from __future__ import annotations

from typing import TypeVar

from menagerie.core.player import Choice
from menagerie.games.zoocracy.actions import (
    Accept,
    Counter,
    Decline,
    Demand,
    Grant,
    Offer,
    Pass,
    SideAccept,
    SideDecline,
    SideOffer,
    Vote,
    ZoocracyAction,
)
from menagerie.games.zoocracy.bots.coalitions import MARGIN, CoalitionSearch, Government, Grants, coalitions
from menagerie.games.zoocracy.bots.evaluation import PrizeValues
from menagerie.games.zoocracy.bots.heuristics import choice, choice_aloud
from menagerie.games.zoocracy.rules import position
from menagerie.games.zoocracy.rules.identifiers import PRIZES, Prize
from menagerie.games.zoocracy.view import OfferView, ProposalView, ZoocracyView

Request = TypeVar("Request", Counter, Demand)

PROMISE_VALUE = 0.3
"""A promise is kept unless that costs more than this."""
LEAST_TRUST = 0.65
"""No agreements with a party whose `Account.trust` is lower than this."""
MANY_KEPT = 2
"""A party that kept so many promises and broke none hears it."""
WHERE_BROKEN = {
    "reason-accept": "reason-accept-broken",
    "reason-counter": "reason-counter-broken",
    "reason-decline": "reason-decline-broken",
    "reason-fair-demand": "reason-fair-demand-broken",
    "reason-dear-demand": "reason-dear-demand-broken",
    "reason-side-accept": "reason-side-accept-broken",
    "reason-side-decline": "reason-side-decline-broken",
}
"""What is said instead to a party that broke a promise."""
WHERE_KEPT = {
    "reason-accept": "reason-accept-kept",
    "reason-fair-demand": "reason-fair-demand-kept",
    "reason-side-accept": "reason-side-accept-kept",
}
"""What is said instead to a party that kept many and broke none."""


class Negotiator:
    """One decision about a government, as one party sees it."""

    def __init__(self, view: ZoocracyView, seat: int, legal: list[ZoocracyAction]) -> None:
        assert view.proposal is not None
        self.view = view
        self.seat = seat
        self.legal = legal
        self.proposal: ProposalView = view.proposal
        self.values = PrizeValues(view, seat)
        self.search = CoalitionSearch(self.values, view.proposers)
        self.place = view.proposers.index(self.proposal.proposer)
        self._read_answers()

    def choose(self) -> Choice[ZoocracyAction]:
        if self.view.step == position.VOTE:
            return self._vote()
        if self.view.step == position.ANSWER:
            return self._answer()
        return self._propose()

    # --- offers and answers so far

    def _offers_so_far(self) -> list[OfferView]:
        """The offers about this proposal, also those made on the side before it was due."""
        return self._offers_about(self.proposal.proposer)

    def _offers_about(self, proposer: int) -> list[OfferView]:
        """The offers about the proposal of this party in this phase."""
        wanted = (self.view.round, self.view.phase, proposer)
        return [offer for offer in self.view.offers if (offer.round, offer.phase, offer.proposer) == wanted]

    def _read_answers(self) -> None:
        """Collects what partners declined and what they asked for."""
        for offer in self._offers_so_far():
            if offer.maker != self.proposal.proposer:
                self.search.requested.setdefault(offer.partner, []).append(_numbers(offer.terms))
            elif offer.status in ("declined", "countered"):
                self.search.refused.setdefault(offer.partner, []).append(_numbers(offer.terms))

    def _agreements(self, proposer: int | None = None) -> dict[int, set[int]]:
        """What was agreed on about this proposal, or another party's, by partner."""
        offers = self._offers_about(self.proposal.proposer if proposer is None else proposer)
        return {offer.partner: _numbers(offer.terms) for offer in offers if offer.status == "accepted"}

    def _value_of_waiting(self, seat: int) -> float:
        """What the party can expect if this proposal fails; 5d.29: at least what the next proposer agreed to."""
        expected = self.search.waiting_values(self.place + 1)[seat]
        for proposer in self.view.proposers[self.place + 1 : self.place + 2]:
            for offer in self._offers_about(proposer):
                if offer.partner == seat and offer.status == "accepted":
                    expected = max(expected, self._value_of_promise(offer.terms, proposer))
        return expected

    # --- proposing

    def _propose(self) -> Choice[ZoocracyAction]:
        granted = tuple(self.proposal.grants)
        agreements = self._agreements()
        if not granted:
            answered = self._demands(agreements)
            if answered is not None:
                return answered
        found = self._government(granted, agreements)
        if found is None:
            return self._without_government(granted)
        grants, partners = found
        if not granted and self.view.offers_left:
            offer = self._offer(grants, partners, agreements)
            if offer is not None:
                return offer
        prize = self.proposal.prizes[len(granted)]
        grant = Grant(prize, grants[len(granted)])
        seats = sum(self.values.seats[party] for party in (self.seat, *partners))
        majority = self.values.majority
        if not granted:
            return choice_aloud(grant, "reason-proposal", seats=seats, majority=majority)
        return choice(grant, "reason-coalition", seats=seats, majority=majority)

    def _government(self, granted: Grants, agreements: dict[int, set[int]]) -> Government | None:
        """The best government; with the agreements kept, unless that costs more than a promise is worth."""
        free = self.search.best(self.place, granted, agreements) or self.search.best(self.place, granted)
        if not agreements:
            return free
        agreed = self.search.best(self.place, granted, agreements, keep_agreements=True)
        return agreed if agreed is not None and self._value(agreed) >= self._value(free) - PROMISE_VALUE else free

    def _without_government(self, granted: Grants) -> Choice[ZoocracyAction]:
        if not granted and Pass() in self.legal:
            return choice_aloud(Pass(), "reason-rather-wait")
        prize = self.proposal.prizes[len(granted)]
        return choice(Grant(prize, self.seat), "reason-to-myself", prize=prize)

    def _demands(self, agreements: dict[int, set[int]]) -> Choice[ZoocracyAction] | None:
        """5d.21, 5d.22: a demand is accepted where a government with that partner is then the best."""
        for offer in self._offers_so_far():
            if offer.status != "open" or offer.maker == self.seat:
                continue
            partner = offer.partner
            with_it = self.search.best(self.place, (), {**agreements, partner: _numbers(offer.terms)})
            without = self.search.best(self.place, (), agreements)
            if self._distrusts(partner):
                return self._decline_distrusted(partner)
            if with_it is not None and partner in with_it[1] and self._value(with_it) >= self._value(without) - MARGIN:
                return self._answered(Accept(partner), "reason-fair-demand", party_seat=partner)
            return self._answered(Decline(partner), "reason-dear-demand", party_seat=partner)
        return None

    def _value(self, found: Government | None) -> float:
        if found is None:
            return self._value_of_waiting(self.seat)
        gained = self.search.gains(found[0], found[1], self.seat)
        return self.search.utility(gained, self.seat)

    def _offer(
        self, grants: Grants, partners: tuple[int, ...], agreements: dict[int, set[int]]
    ) -> Choice[ZoocracyAction] | None:
        """5d.20: to partners it trusts: first something small, then what it plans to grant them."""
        for partner in partners:
            if partner in agreements or self._distrusts(partner):
                continue
            made = [offer for offer in self._offers_so_far() if offer.partner == partner and offer.maker == self.seat]
            planned = tuple(
                prize for prize, party in zip(self.proposal.prizes, grants, strict=True) if party == partner
            )
            small = self._smallest_offer(planned)
            if not made and small is not None:
                return choice_aloud(
                    Offer(partner, small), "reason-offer", party_seat=partner, seats=self.values.seats[partner]
                )
            if planned and all(offer.terms != planned for offer in made):
                return choice_aloud(
                    Offer(partner, planned), "reason-better-offer", party_seat=partner, seats=self.values.seats[partner]
                )
        return None

    def _smallest_offer(self, planned: tuple[Prize, ...]) -> tuple[Prize, ...] | None:
        """The least to offer: an office for which the party holds no Assertiveness."""
        hand = self.view.parties[self.seat].hand or ()
        for prize in ("defense-minister", "finance-minister"):
            if prize in self.proposal.prizes and not any(card.office == prize for card in hand):
                return (prize,) if planned != (prize,) else None
        return None

    # --- answering

    def _value_of_terms(self, terms: tuple[Prize, ...], by: int | None = None) -> float:
        """The value of a government in which the party gets this, and the proposer (or that one) keeps the rest."""
        proposer = self.proposal.proposer if by is None else by
        grants = tuple(self.seat if prize in terms else proposer for prize in self.proposal.prizes)
        return self.search.utility(self.search.gains(grants, (self.seat,), proposer), self.seat)

    def _value_of_promise(self, terms: tuple[Prize, ...], by: int | None = None) -> float:
        """The same, weighed by that party's account: what it does not keep of the promise, it keeps for itself."""
        proposer = self.proposal.proposer if by is None else by
        trust = self.search.accounts[proposer].trust
        value = self._value_of_terms(terms, proposer)
        return value if trust == 1.0 else trust * value + (1 - trust) * self._value_of_terms((), proposer)

    def _distrusts(self, party: int) -> bool:
        return self.search.accounts[party].trust < LEAST_TRUST

    def _answered(self, action: ZoocracyAction, message: str, *, party_seat: int) -> Choice[ZoocracyAction]:
        """An answer to this party; where its account had a part in it, the reason says what stands there."""
        kept = self.search.accounts[party_seat]
        if kept.broken:
            said = WHERE_BROKEN[message]
            return choice_aloud(action, said, party_seat=party_seat, broken=kept.broken, due=kept.due)
        if kept.kept >= MANY_KEPT and message in WHERE_KEPT:
            return choice_aloud(action, WHERE_KEPT[message], party_seat=party_seat, kept=kept.kept)
        return choice_aloud(action, message, party_seat=party_seat)

    def _answer(self) -> Choice[ZoocracyAction]:
        """5d.21: accept what is better than waiting; else ask for the least that would be."""
        proposer = self.proposal.proposer
        offer = next(offer for offer in reversed(self.view.offers) if offer.maker == proposer)
        if self._distrusts(proposer):
            return self._decline_distrusted(proposer)
        if self._value_of_promise(offer.terms) >= self._value_of_waiting(self.seat) + MARGIN / 2:
            return self._answered(Accept(proposer), "reason-accept", party_seat=proposer)
        request = self._least_acceptable([action for action in self.legal if isinstance(action, Counter)])
        if request is not None:
            return self._answered(request, "reason-counter", party_seat=proposer)
        return self._answered(Decline(proposer), "reason-decline", party_seat=proposer)

    def _least_acceptable(self, requests: list[Request]) -> Request | None:
        """The least for which the party would vote yes rather than wait."""
        values, enough = self.search.prize_values, self._value_of_waiting(self.seat) + MARGIN
        requests.sort(key=lambda request: sum(values[self._row(prize)][self.seat] for prize in request.terms))
        return next((request for request in requests if self._value_of_promise(request.terms) >= enough), None)

    def _decline_distrusted(self, party: int) -> Choice[ZoocracyAction]:
        kept = self.search.accounts[party]
        return choice_aloud(Decline(party), "reason-distrust", party_seat=party, broken=kept.broken, due=kept.due)

    def _row(self, prize: Prize) -> int:
        return self.search.prizes.index(PRIZES.index(prize))

    # --- demands

    def act_unprompted(self) -> Choice[ZoocracyAction] | None:
        """5d.28: answers on the side come first, then a demand, then an offer on the side."""
        return self._side_answer() or self._demand() or self._side_offer()

    def _demand(self) -> Choice[ZoocracyAction] | None:
        """5d.22: a party the proposer may need says what it would vote yes for; not to a proposer it does not trust."""
        proposer = self.proposal.proposer
        needed = coalitions(self.values.seats, self.values.majority, proposer)
        fewest = min([len(partners) for partners in needed], default=0)
        if not any(self.seat in partners for partners in needed if len(partners) == fewest):
            return None
        if self._distrusts(proposer):
            return None
        request = self._least_acceptable([action for action in self.legal if isinstance(action, Demand)])
        if request is None or 2 * len(request.terms) > len(self.proposal.prizes):
            return None  # nobody gives that much
        return choice_aloud(request, "reason-demand", party_seat=proposer, seats=self.values.seats[self.seat])

    # --- talk on the side

    def _side_answer(self) -> Choice[ZoocracyAction] | None:
        """5d.28: to an offer for a later proposal, or to what somebody asks of its own."""
        for action in self.legal:
            if not isinstance(action, SideAccept):
                continue
            other = action.party
            if self._distrusts(other):
                kept = self.search.accounts[other]
                return choice_aloud(
                    SideDecline(other), "reason-distrust", party_seat=other, broken=kept.broken, due=kept.due
                )
            for offer in reversed(self.view.offers):
                if offer.maker == other and self.seat in (offer.proposer, offer.partner):
                    return self._answer_side_demand(offer) if offer.proposer == self.seat else self._answer_side(offer)
        return None

    def _answer_side(self, offer: OfferView) -> Choice[ZoocracyAction]:
        """Accepted if it is better than what may come after that proposal."""
        later = self.view.proposers.index(offer.proposer) + 1
        if (
            self._value_of_promise(offer.terms, offer.proposer)
            >= self.search.waiting_values(later)[self.seat] + MARGIN / 2
        ):
            return self._answered(SideAccept(offer.proposer), "reason-side-accept", party_seat=offer.proposer)
        return self._answered(SideDecline(offer.proposer), "reason-side-decline", party_seat=offer.proposer)

    def _answer_side_demand(self, offer: OfferView) -> Choice[ZoocracyAction]:
        """Accepted where a government with that partner is then among the best it could propose."""
        place, partner = self.view.proposers.index(self.seat), offer.partner
        agreed = self._agreements(self.seat)
        with_it = self.search.best(place, (), {**agreed, partner: _numbers(offer.terms)})
        without = self.search.best(place, (), agreed)
        waiting = self.search.waiting_values(place + 1)[self.seat]
        best, most = [
            waiting if found is None else self.search.utility(self.search.gains(*found, self.seat), self.seat)
            for found in (with_it, without)
        ]
        if with_it is not None and partner in with_it[1] and best >= most - MARGIN:
            return self._answered(SideAccept(partner), "reason-fair-demand", party_seat=partner)
        return self._answered(SideDecline(partner), "reason-dear-demand", party_seat=partner)

    def _side_offer(self) -> Choice[ZoocracyAction] | None:
        """5d.27: the next proposer offers a partner it will need what it plans to give."""
        place = self.place + 1
        if self.view.proposers[place : place + 1] != (self.seat,):
            return None
        agreed = self._agreements(self.seat)
        found = self.search.best(place, (), agreed)
        if found is None:
            return None
        grants, partners = found
        for partner in partners:
            planned = tuple(
                prize for prize, party in zip(self.proposal.prizes, grants, strict=True) if party == partner
            )
            offer = SideOffer(partner, planned)
            if partner not in agreed and not self._distrusts(partner) and offer in self.legal:
                seats = self.values.seats[partner]
                return choice_aloud(offer, "reason-side-offer", party_seat=partner, seats=seats)
        return None

    # --- voting

    def _vote(self) -> Choice[ZoocracyAction]:
        """5d.9: yes if that is better than waiting; no if it gets nothing, since the opposition draws more cards."""
        proposal, proposer = self.proposal, self.proposal.proposer
        grants = tuple(proposal.grants)
        if self.seat not in grants:
            return choice(Vote(False), "reason-no-gain")
        named = {proposer, *grants} - {self.seat}
        gained = self.search.gains(grants, tuple(sorted({*grants} - {proposer})), proposer)
        value, waiting = self.search.utility(gained, self.seat), self._value_of_waiting(self.seat)
        agreement = self._agreements().get(self.seat)
        given = {
            PRIZES.index(prize) for prize, party in zip(proposal.prizes, grants, strict=True) if party == self.seat
        }
        if agreement is not None and agreement <= given and value >= waiting - PROMISE_VALUE:
            return choice(Vote(True), "reason-my-word", party_seat=proposer)
        if value >= waiting - 1e-9:
            return choice(Vote(True), "reason-better-yes", party_seat=proposer)
        if sum(self.values.seats[party] for party in named) >= self.values.majority:
            return choice(Vote(True), "reason-passes-anyway", party_seat=proposer)
        return choice(Vote(False), "reason-better-no", party_seat=proposer)


def _numbers(terms: tuple[Prize, ...]) -> set[int]:
    return {PRIZES.index(prize) for prize in terms}
