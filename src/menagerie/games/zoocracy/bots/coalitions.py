"""Which parties could govern together, and who gets which prize: the search for the best proposal.

Parties propose one after the other. If a proposal fails, a party can expect what the next proposer would give it; so
the search goes from the last proposer back to the first (backward induction).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from menagerie.games.zoocracy.bots.evaluation import EXTRA_CARD, PrizeValues, voting_power
from menagerie.games.zoocracy.bots.promises import Account, account
from menagerie.games.zoocracy.rules.identifiers import PRIZES

Gains = list[float]
Grants = tuple[int, ...]
"""To whom each of the proposal's prizes goes, in their order."""

Government = tuple[Grants, tuple[int, ...]]
"""The grants of a proposal, and the partners whose votes it needs."""

MARGIN = 0.05
"""A partner should gain by so much more than it can expect otherwise."""
DOUBT = 0.6
"""How uncertain later proposals are: this share of what a party expects is its voting power's share of all prizes."""
HORIZON = 3
"""How many proposers the search looks ahead."""
_GOALS = PRIZES.index("p1")
"""From here on the prizes are goals; offices come before."""


def coalitions(seats: list[int], majority: int, proposer: int) -> list[tuple[int, ...]]:
    """The partners with whom the proposer just reaches a majority: without any one of them it would not."""
    others = [seat for seat in range(len(seats)) if seat != proposer and seats[seat] > 0]
    if seats[proposer] >= majority:
        return [()]
    found: list[tuple[int, ...]] = []
    for size in range(1, len(others) + 1):
        for partners in combinations(others, size):
            total = seats[proposer] + sum([seats[partner] for partner in partners])
            if total >= majority and all(total - seats[partner] < majority for partner in partners):
                found.append(partners)
    return found


class CoalitionSearch:
    """All proposals that could be made now, and what each party gains by them."""

    def __init__(self, values: PrizeValues, proposers: tuple[int, ...]) -> None:
        self.values = values
        self.players = values.players
        self.proposers = proposers
        view = values.view
        prizes = view.proposal.prizes if view.proposal is not None else PRIZES
        by_party = values.by_party()
        self.prizes = [PRIZES.index(prize) for prize in prizes]
        self.prize_values = [by_party[prize] for prize in self.prizes]
        self.weights = [values.rival_weights(seat) for seat in range(self.players)]
        self.accounts: list[Account] = [account(view, seat) for seat in range(self.players)]
        self.refused: dict[int, list[set[int]]] = {}
        """The offers a partner declined before this proposal: it will not accept as little, or less."""
        self.requested: dict[int, list[set[int]]] = {}
        """The terms for which a partner would vote yes, as it said."""
        self._waiting_values: dict[int, Gains] = {}

    def gains(self, grants: Grants, partners: tuple[int, ...], proposer: int) -> Gains:
        """What each party gets by a government of these."""
        gained = [0.0] * self.players
        for place, party in enumerate(grants):
            gained[party] += self.prize_values[place][party]
        for seat in (proposer, *partners):
            gained[seat] -= EXTRA_CARD
        return gained

    def utility(self, gained: Gains, seat: int) -> float:
        """The value to a party: its own gain, less a share of its rivals' gains."""
        weights = self.weights[seat]
        rivals = 0.0
        for other in range(self.players):
            rivals += weights[other] * gained[other]
        return gained[seat] - rivals

    def waiting_values(self, place: int) -> Gains:
        """By party: what it can expect when it is the turn of the proposer at this place, or when none is left."""
        if place >= len(self.proposers) or place >= self._start() + HORIZON:
            return self._value_without_government()
        if place not in self._waiting_values:
            best = self.best(place)
            if best is None:
                self._waiting_values[place] = self.waiting_values(place + 1)
            else:
                grants, partners = best
                gained = self.gains(grants, partners, self.proposers[place])
                expected = [
                    (1 - DOUBT) * planned + DOUBT * share
                    for planned, share in zip(gained, self._by_power(), strict=True)
                ]
                self._waiting_values[place] = [self.utility(expected, seat) for seat in range(self.players)]
        return self._waiting_values[place]

    def _by_power(self) -> Gains:
        """By party: its voting power's share of all prizes."""
        everything = sum([sum(row) / self.players for row in self.prize_values])
        return [everything * share for share in voting_power(tuple(self.values.seats), self.values.majority)]

    def _value_without_government(self) -> Gains:
        """By party: the value if no proposal is accepted. In phase F the government stays as it is; its goals count as
        long as it has a majority."""
        view, values = self.values.view, self.values
        if view.phase != "F":
            return [0.0] * self.players
        governing = sum([party.seats for party in view.parties if party.side == "government"]) >= values.majority
        holders: dict[str, int | None] = {office.id: office.holder for office in view.offices}
        holders["p1"], holders["p2"] = view.p1, view.p2
        gained = [0.0] * self.players
        for place, prize in enumerate(self.prizes):
            holder = holders[PRIZES[prize]]
            if holder is not None and (governing or prize < _GOALS):
                gained[holder] += self.prize_values[place][holder]
        return [self.utility(gained, seat) for seat in range(self.players)]

    def _start(self) -> int:
        proposal = self.values.view.proposal
        return self.proposers.index(proposal.proposer) if proposal is not None else 0

    def best(
        self,
        place: int,
        granted: Grants = (),
        agreements: dict[int, set[int]] | None = None,
        keep_agreements: bool = False,
    ) -> Government | None:
        """The proposal that suits the proposer at this place best and that its partners should accept.

        ``granted`` is what has been announced already. A partner with an agreement accepts what was agreed. With
        ``keep_agreements`` all partners with an agreement are in the government.
        """
        proposer = self.proposers[place]
        waiting_values = self.waiting_values(place + 1)
        found: Government | None = None
        most = -10.0 if keep_agreements else waiting_values[proposer]
        for partners in coalitions(self.values.seats, self.values.majority, proposer):
            if keep_agreements and agreements and any(partner not in partners for partner in agreements):
                continue
            doubt = 1.0
            for partner in partners:
                doubt *= self.accounts[partner].trust
            for grants in self._possible_grants(proposer, partners, granted, agreements or {}, waiting_values):
                own = self.utility(self.gains(grants, partners, proposer), proposer)
                if own > 0:
                    own *= doubt
                if own > most + 1e-9:
                    found, most = (grants, partners), own
        return found

    def _possible_grants(
        self,
        proposer: int,
        partners: tuple[int, ...],
        granted: Grants,
        agreements: dict[int, set[int]],
        waiting_values: Gains,
    ) -> Iterator[Grants]:
        """Grants that every partner accepts: each way to share the goals, and then as few offices for partners as
        necessary."""
        members = (proposer, *partners)
        settled: dict[int, int] = dict(enumerate(granted))
        for partner in partners:
            for prize in agreements.get(partner, ()):
                settled.setdefault(self.prizes.index(prize), partner)
        goals = [place for place, prize in enumerate(self.prizes) if prize >= _GOALS and place not in settled]
        for holders in product(members, repeat=len(goals)):
            grants = [settled.get(place, proposer) for place in range(len(self.prizes))]
            for place, party in zip(goals, holders, strict=True):
                grants[place] = party
            if self._add_offices(grants, proposer, partners, settled, agreements, waiting_values):
                yield tuple(grants)

    def _add_offices(
        self,
        grants: list[int],
        proposer: int,
        partners: tuple[int, ...],
        settled: dict[int, int],
        agreements: dict[int, set[int]],
        waiting_values: Gains,
    ) -> bool:
        """Gives partners who want more the cheapest free offices; returns whether all accept then."""
        free = [place for place, prize in enumerate(self.prizes) if prize < _GOALS and place not in settled]
        free.sort(key=lambda place: self.prize_values[place][proposer])
        for partner in partners:
            while not self._accepts(tuple(grants), proposer, partners, partner, waiting_values, agreements):
                if partner in agreements or not free:
                    return False
                grants[free.pop(0)] = partner
        return True

    def _accepts(
        self,
        grants: Grants,
        proposer: int,
        partners: tuple[int, ...],
        partner: int,
        waiting_values: Gains,
        agreements: dict[int, set[int]],
    ) -> bool:
        given = {prize for prize, party in zip(self.prizes, grants, strict=True) if party == partner}
        if partner in agreements:
            return agreements[partner] <= given
        if proposer == self.proposers[self._start()]:  # the offers were made by and to this one
            if any(given <= terms for terms in self.refused.get(partner, ())):
                return False
            if any(terms <= given for terms in self.requested.get(partner, ())):
                return True
        gained = self.gains(grants, partners, proposer)
        return self.utility(gained, partner) >= waiting_values[partner] + MARGIN
