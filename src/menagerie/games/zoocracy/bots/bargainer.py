"""Bargaining, as the statesman does it: offers, answers, proposals and votes, each with its reason."""

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
    Vote,
    ZoocracyAction,
)
from menagerie.games.zoocracy.bots.coalitions import MARGIN, Bargaining, Government, Plan, coalitions
from menagerie.games.zoocracy.bots.judgement import aloud, choice
from menagerie.games.zoocracy.bots.stakes import Stakes, broken_promises, trust
from menagerie.games.zoocracy.rules import position as steps
from menagerie.games.zoocracy.rules.identifiers import PRIZES, Prize
from menagerie.games.zoocracy.view import OfferView, ProposalView, ZoocracyView

Wish = TypeVar("Wish", Counter, Demand)

WORD = 0.3
"""A promise is kept unless that costs more than this."""
SUSPECT = 0.65
"""Whose word is worth less than this is not dealt with beforehand."""


class Bargainer:
    """One decision about a government, as one party sees it."""

    def __init__(self, view: ZoocracyView, seat: int, legal: list[ZoocracyAction]) -> None:
        assert view.proposal is not None
        self.view = view
        self.seat = seat
        self.legal = legal
        self.proposal: ProposalView = view.proposal
        self.stakes = Stakes(view, seat)
        self.bargaining = Bargaining(self.stakes, view.proposers)
        self.place = view.proposers.index(self.proposal.proposer)
        self._listen()

    def choose(self) -> Choice[ZoocracyAction]:
        if self.view.step == steps.VOTE:
            return self._vote()
        if self.view.step == steps.ANSWER:
            return self._answer()
        return self._propose()

    # --- what has been said

    def _talk(self) -> list[OfferView]:
        """What was said before this proposal."""
        found: list[OfferView] = []
        for offer in reversed(self.view.offers):
            if (offer.round, offer.phase, offer.proposer) != (self.view.round, self.view.phase, self.proposal.proposer):
                break
            found.append(offer)
        return found[::-1]

    def _listen(self) -> None:
        """A partner who says no, or asks for something else, tells what it is not content with, and with what it is."""
        for offer in self._talk():
            if offer.maker != self.proposal.proposer:
                self.bargaining.wished.setdefault(offer.partner, []).append(_numbers(offer.terms))
            elif offer.status in ("declined", "countered"):
                self.bargaining.refused.setdefault(offer.partner, []).append(_numbers(offer.terms))

    def _deals(self) -> dict[int, set[int]]:
        """What was agreed on, by partner."""
        return {offer.partner: _numbers(offer.terms) for offer in self._talk() if offer.status == "accepted"}

    def _hope(self, seat: int) -> float:
        """What the party can hope for if this proposal fails."""
        return self.bargaining.hopes(self.place + 1)[seat]

    # --- proposing

    def _propose(self) -> Choice[ZoocracyAction]:
        begun = tuple(self.proposal.grants)
        deals = self._deals()
        if not begun:
            answered = self._demands(deals)
            if answered is not None:
                return answered
        found = self._government(begun, deals)
        if found is None:
            return self._no_way(begun)
        plan, partners = found
        if not begun and self.view.offers_left:
            offer = self._offer(plan, partners, deals)
            if offer is not None:
                return offer
        prize = self.proposal.prizes[len(begun)]
        grant = Grant(prize, plan[len(begun)])
        seats = sum(self.stakes.seats[party] for party in (self.seat, *partners))
        majority = self.stakes.majority
        if not begun:
            return aloud(grant, "reason-proposal", seats=seats, majority=majority)
        return choice(grant, "reason-coalition", seats=seats, majority=majority, prize=prize)

    def _government(self, begun: Plan, deals: dict[int, set[int]]) -> Government | None:
        """The best there is; as it was agreed, unless that costs more than a word is worth."""
        free = self.bargaining.best(self.place, begun, deals) or self.bargaining.best(self.place, begun)
        if not deals:
            return free
        agreed = self.bargaining.best(self.place, begun, deals, bound=True)
        return agreed if agreed is not None and self._worth(agreed) >= self._worth(free) - WORD else free

    def _no_way(self, begun: Plan) -> Choice[ZoocracyAction]:
        if not begun and Pass() in self.legal:
            return aloud(Pass(), "reason-rather-wait")
        prize = self.proposal.prizes[len(begun)]
        return choice(Grant(prize, self.seat), "reason-to-myself", prize=prize)

    def _demands(self, deals: dict[int, set[int]]) -> Choice[ZoocracyAction] | None:
        """5d.21, 5d.22: what partners ask for is granted where a government with them is then the best there is."""
        for offer in self._talk():
            if offer.status != "open" or offer.maker == self.seat:
                continue
            partner = offer.partner
            with_it = self.bargaining.best(self.place, (), {**deals, partner: _numbers(offer.terms)})
            without = self.bargaining.best(self.place, (), deals)
            if trust(self.view, partner) < SUSPECT:
                return self._distrust(partner)
            if with_it is not None and partner in with_it[1] and self._worth(with_it) >= self._worth(without) - MARGIN:
                return aloud(Accept(partner), "reason-fair-demand", party_seat=partner)
            return aloud(Decline(partner), "reason-dear-demand", party_seat=partner)
        return None

    def _worth(self, found: Government | None) -> float:
        if found is None:
            return self._hope(self.seat)
        gained = self.bargaining.gains(found[0], found[1], self.seat)
        return self.bargaining.utility(gained, self.seat)

    def _offer(
        self, plan: Plan, partners: tuple[int, ...], deals: dict[int, set[int]]
    ) -> Choice[ZoocracyAction] | None:
        """5d.20: first something small, then what the plan has for them; a clean record permitting."""
        for partner in partners:
            if partner in deals or trust(self.view, partner) < SUSPECT:
                continue
            said = [offer for offer in self._talk() if offer.partner == partner and offer.maker == self.seat]
            meant = tuple(prize for prize, party in zip(self.proposal.prizes, plan, strict=True) if party == partner)
            small = self._small(meant)
            if not said and small is not None:
                return aloud(
                    Offer(partner, small), "reason-offer", party_seat=partner, seats=self.stakes.seats[partner]
                )
            if meant and all(offer.terms != meant for offer in said):
                return aloud(
                    Offer(partner, meant), "reason-better-offer", party_seat=partner, seats=self.stakes.seats[partner]
                )
        return None

    def _small(self, meant: tuple[Prize, ...]) -> tuple[Prize, ...] | None:
        """The least one could offer: an office one has no card for."""
        hand = self.view.parties[self.seat].hand or ()
        for prize in ("defense-minister", "finance-minister"):
            if prize in self.proposal.prizes and not any(card.office == prize for card in hand):
                return (prize,) if meant != (prize,) else None
        return None

    # --- answering

    def _imagined(self, terms: tuple[Prize, ...]) -> float:
        """What a government would mean in which one gets this, and the proposer keeps the rest."""
        proposer = self.proposal.proposer
        plan = tuple(self.seat if prize in terms else proposer for prize in self.proposal.prizes)
        return self.bargaining.utility(self.bargaining.gains(plan, (self.seat,), proposer), self.seat)

    def _answer(self) -> Choice[ZoocracyAction]:
        """5d.21: accept what is better than what one can hope for; else ask for the least that would be."""
        proposer = self.proposal.proposer
        offer = next(offer for offer in reversed(self.view.offers) if offer.maker == proposer)
        if trust(self.view, proposer) < SUSPECT:
            return self._distrust(proposer)
        if self._imagined(offer.terms) >= self._hope(self.seat) + MARGIN / 2:
            return aloud(Accept(proposer), "reason-accept", party_seat=proposer)
        wish = self._least([action for action in self.legal if isinstance(action, Counter)])
        if wish is not None:
            return aloud(wish, "reason-counter", party_seat=proposer)
        return aloud(Decline(proposer), "reason-decline", party_seat=proposer)

    def _least(self, wishes: list[Wish]) -> Wish | None:
        """The least one would vote yes for, rather than wait."""
        worths, enough = self.bargaining.worth, self._hope(self.seat) + MARGIN
        wishes.sort(key=lambda wish: sum(worths[self._row(prize)][self.seat] for prize in wish.terms))
        return next((wish for wish in wishes if self._imagined(wish.terms) >= enough), None)

    def _distrust(self, party: int) -> Choice[ZoocracyAction]:
        last = broken_promises(self.view, party)[-1]
        return aloud(Decline(party), "reason-distrust", party_seat=party, round=last.round)

    def _row(self, prize: Prize) -> int:
        return self.bargaining.prizes.index(PRIZES.index(prize))

    # --- speaking up

    def act_unprompted(self) -> Choice[ZoocracyAction] | None:
        """5d.22: whoever the proposer may need says what for, unasked; not to somebody whose word is worth little."""
        proposer = self.proposal.proposer
        needed = coalitions(self.stakes.seats, self.stakes.majority, proposer)
        fewest = min([len(partners) for partners in needed], default=0)
        if not any(self.seat in partners for partners in needed if len(partners) == fewest):
            return None
        if trust(self.view, proposer) < SUSPECT:
            return None
        wish = self._least([action for action in self.legal if isinstance(action, Demand)])
        if wish is None or 2 * len(wish.terms) > len(self.proposal.prizes):
            return None  # nobody gives that much
        return aloud(wish, "reason-demand", party_seat=proposer, seats=self.stakes.seats[self.seat])

    # --- voting

    def _vote(self) -> Choice[ZoocracyAction]:
        """5d.9: yes if it is better than what one can hope for; no for nothing, since the opposition draws more."""
        proposal, proposer = self.proposal, self.proposal.proposer
        plan = tuple(proposal.grants)
        if self.seat not in plan:
            return choice(Vote(False), "reason-no-gain")
        named = {proposer, *plan} - {self.seat}
        gained = self.bargaining.gains(plan, tuple(sorted({*plan} - {proposer})), proposer)
        worth, hope = self.bargaining.utility(gained, self.seat), self._hope(self.seat)
        deal = self._deals().get(self.seat)
        given = {PRIZES.index(prize) for prize, party in zip(proposal.prizes, plan, strict=True) if party == self.seat}
        if deal is not None and deal <= given and worth >= hope - WORD:
            return choice(Vote(True), "reason-my-word", party_seat=proposer)
        if worth >= hope - 1e-9:
            return choice(Vote(True), "reason-better-yes", party_seat=proposer)
        if sum(self.stakes.seats[party] for party in named) >= self.stakes.majority:
            return choice(Vote(True), "reason-passes-anyway", party_seat=proposer)
        return choice(Vote(False), "reason-better-no", party_seat=proposer)


def _numbers(terms: tuple[Prize, ...]) -> set[int]:
    return {PRIZES.index(prize) for prize in terms}
