"""Who could govern with whom, and for what: proposals as a party that thinks ahead would make them.

Parties propose one after the other. What a party can hope for if a proposal fails is what the next proposer would
give it; so the thinking goes from the last proposer back to the first.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from menagerie.games.zoocracy.bots.stakes import SPARE_CARD, Stakes, power, trust
from menagerie.games.zoocracy.rules.identifiers import PRIZES

Gains = list[float]
Plan = tuple[int, ...]
"""To whom each of the proposal's prizes goes, in their order."""

Government = tuple[Plan, tuple[int, ...]]
"""A plan, and the partners whose votes it needs."""

MARGIN = 0.05
"""A partner should gain by so much more than it could hope for otherwise."""
UNSURE = 0.6
"""How far the thinking ahead is doubted: so much of what a party hopes for is what its power in parliament is worth."""
HORIZON = 3
"""So many proposers ahead are thought about."""
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


class Bargaining:
    """All proposals that could be made now, and what each party gains by them."""

    def __init__(self, stakes: Stakes, proposers: tuple[int, ...]) -> None:
        self.stakes = stakes
        self.players = stakes.players
        self.proposers = proposers
        view = stakes.view
        prizes = view.proposal.prizes if view.proposal is not None else PRIZES
        worths = stakes.worths()
        self.prizes = [PRIZES.index(prize) for prize in prizes]
        self.worth = [worths[prize] for prize in self.prizes]
        self.weights = [stakes.weights(seat) for seat in range(self.players)]
        self.trust = [trust(view, seat) for seat in range(self.players)]
        self.refused: dict[int, list[set[int]]] = {}
        """What a partner has said no to in this talk: as little, or less, will not do."""
        self.wished: dict[int, list[set[int]]] = {}
        """What a partner has said it would vote yes for."""
        self._hopes: dict[int, Gains] = {}

    def gains(self, plan: Plan, partners: tuple[int, ...], proposer: int) -> Gains:
        """What each party gets by a government of these, before envy."""
        gained = [0.0] * self.players
        for place, party in enumerate(plan):
            gained[party] += self.worth[place][party]
        for seat in (proposer, *partners):
            gained[seat] -= SPARE_CARD
        return gained

    def utility(self, gained: Gains, seat: int) -> float:
        """What it means to a party: its own gain, less what the others' gains hurt."""
        weights = self.weights[seat]
        hurt = 0.0
        for other in range(self.players):
            hurt += weights[other] * gained[other]
        return gained[seat] - hurt

    def hopes(self, place: int) -> Gains:
        """What each party can hope for when it is the turn of the proposer at this place, or when none is left."""
        if place >= len(self.proposers) or place >= self._start() + HORIZON:
            return self._nothing_changes()
        if place not in self._hopes:
            best = self.best(place)
            if best is None:
                self._hopes[place] = self.hopes(place + 1)
            else:
                plan, partners = best
                gained = self.gains(plan, partners, self.proposers[place])
                expected = [
                    (1 - UNSURE) * likely + UNSURE * fair for likely, fair in zip(gained, self._by_power(), strict=True)
                ]
                self._hopes[place] = [self.utility(expected, seat) for seat in range(self.players)]
        return self._hopes[place]

    def _by_power(self) -> Gains:
        """What each would get if everything were shared out by power in parliament."""
        everything = sum([sum(row) / self.players for row in self.worth])
        return [everything * share for share in power(tuple(self.stakes.seats), self.stakes.majority)]

    def _nothing_changes(self) -> Gains:
        """What it means to each party if no proposal is accepted. In phase F the government stays as it is; its goals
        are worth something as long as it has a majority."""
        view, stakes = self.stakes.view, self.stakes
        if view.phase != "F":
            return [0.0] * self.players
        governing = sum([party.seats for party in view.parties if party.side == "government"]) >= stakes.majority
        holders: dict[str, int | None] = {office.id: office.holder for office in view.offices}
        holders["p1"], holders["p2"] = view.p1, view.p2
        gained = [0.0] * self.players
        for place, prize in enumerate(self.prizes):
            holder = holders[PRIZES[prize]]
            if holder is not None and (governing or prize < _GOALS):
                gained[holder] += self.worth[place][holder]
        return [self.utility(gained, seat) for seat in range(self.players)]

    def _start(self) -> int:
        proposal = self.stakes.view.proposal
        return self.proposers.index(proposal.proposer) if proposal is not None else 0

    def best(
        self, place: int, begun: Plan = (), deals: dict[int, set[int]] | None = None, bound: bool = False
    ) -> Government | None:
        """The proposal that suits the proposer at this place best and that its partners should accept.

        ``begun`` is what has been announced already. A partner with a deal is content with what was agreed; who feels
        bound governs with all it has a deal with.
        """
        proposer = self.proposers[place]
        hopes = self.hopes(place + 1)
        found: Government | None = None
        most = -10.0 if bound else hopes[proposer]
        for partners in coalitions(self.stakes.seats, self.stakes.majority, proposer):
            if bound and deals and any(partner not in partners for partner in deals):
                continue
            doubt = 1.0
            for partner in partners:
                doubt *= self.trust[partner]
            for plan in self._plans(proposer, partners, begun, deals or {}, hopes):
                own = self.utility(self.gains(plan, partners, proposer), proposer)
                if own > 0:
                    own *= doubt
                if own > most + 1e-9:
                    found, most = (plan, partners), own
        return found

    def _plans(
        self, proposer: int, partners: tuple[int, ...], begun: Plan, deals: dict[int, set[int]], hopes: Gains
    ) -> Iterator[Plan]:
        """Ways to hand out the prizes that leave every partner content: each way to share the goals, and then as few
        offices to partners as will do."""
        members = (proposer, *partners)
        settled: dict[int, int] = dict(enumerate(begun))
        for partner in partners:
            for prize in deals.get(partner, ()):
                settled.setdefault(self.prizes.index(prize), partner)
        goals = [place for place, prize in enumerate(self.prizes) if prize >= _GOALS and place not in settled]
        for share in product(members, repeat=len(goals)):
            plan = [settled.get(place, proposer) for place in range(len(self.prizes))]
            for place, party in zip(goals, share, strict=True):
                plan[place] = party
            if self._sweeten(plan, proposer, partners, settled, deals, hopes):
                yield tuple(plan)

    def _sweeten(
        self,
        plan: list[int],
        proposer: int,
        partners: tuple[int, ...],
        settled: dict[int, int],
        deals: dict[int, set[int]],
        hopes: Gains,
    ) -> bool:
        """Gives partners who want more the cheapest free offices; whether all are content then."""
        free = [place for place, prize in enumerate(self.prizes) if prize < _GOALS and place not in settled]
        free.sort(key=lambda place: self.worth[place][proposer])
        for partner in partners:
            while not self._content(tuple(plan), proposer, partners, partner, hopes, deals):
                if partner in deals or not free:
                    return False
                plan[free.pop(0)] = partner
        return True

    def _content(
        self,
        plan: Plan,
        proposer: int,
        partners: tuple[int, ...],
        partner: int,
        hopes: Gains,
        deals: dict[int, set[int]],
    ) -> bool:
        given = {prize for prize, party in zip(self.prizes, plan, strict=True) if party == partner}
        if partner in deals:
            return deals[partner] <= given
        if proposer == self.proposers[self._start()]:  # what was said was said to this one
            if any(given <= terms for terms in self.refused.get(partner, ())):
                return False
            if any(terms <= given for terms in self.wished.get(partner, ())):
                return True
        gained = self.gains(plan, partners, proposer)
        return self.utility(gained, partner) >= hopes[partner] + MARGIN
