"""The value of prizes and parliaments to a party, counted in political goals."""

from __future__ import annotations

from functools import lru_cache

from menagerie.games.zoocracy.rules.identifiers import PRIZES, Prize
from menagerie.games.zoocracy.view import ZoocracyView

GOAL = 1.0
OFFICE: dict[str, float] = {"prime-minister": 0.2, "finance-minister": 0.12, "defense-minister": 0.08}
"""The value of an office: its power in a campaign, and that an Assertiveness may fit it."""
ASSERTIVENESS_IN_HAND = 0.8
"""The value of an Assertiveness in hand for an office the party would get."""
EXTRA_CARD = 0.05
"""5g.1: what a party in government forgoes each round."""
RIVALS = 0.8
"""The weight of all rivals' gains together against one's own."""


class PrizeValues:
    """The values of a proposal's prizes, as one party sees them."""

    def __init__(self, view: ZoocracyView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.players = len(view.parties)
        self.goals = [party.goals for party in view.parties]
        self.seats = [party.seats for party in view.parties]
        self.majority = view.majority or 0
        self.last_round = self._last_round_probability()

    def _last_round_probability(self) -> float:
        """The probability that this round is the last."""
        if end_is_certain(self.view):
            return 1.0
        if self.view.event is not None or self.view.round < 5:
            return 0.0
        return 1.0 / (9 - self.view.round)

    def next_round_probability(self) -> float:
        """The probability that there is another round after this one."""
        if end_is_certain(self.view):
            return 0.0
        if self.view.event is not None:
            return 1.0
        return 1.0 - self.last_round

    def value(self, prize: Prize, holder: int) -> float:
        """The value of a prize to the party that gets it."""
        view = self.view
        if prize in OFFICE:
            value = OFFICE[prize] * self.next_round_probability()
            if holder == self.seat:
                hand = view.parties[holder].hand or ()
                value += ASSERTIVENESS_IN_HAND * sum(card.office == prize for card in hand)
            if view.options.advanced and prize == "prime-minister" and self.players > 2:
                value += 0.9 * self._goals_to_name()
            return value
        if view.options.advanced and self.players > 2:
            return 0.0  # 8.1: whoever is Prime Minister decides
        election = view.proposal is not None and "p1" in view.proposal.prizes
        if prize == "p2" and election and view.round < view.rounds:
            return GOAL * self.next_round_probability() * 0.9  # much can happen until then
        return GOAL

    def _goals_to_name(self) -> float:
        return 1.0 + self.next_round_probability() if self.view.round < self.view.rounds else 2.0

    def by_party(self) -> list[list[float]]:
        """By prize and party; 0 for prizes that are not handed out now."""
        wanted = self.view.proposal.prizes if self.view.proposal is not None else PRIZES
        return [
            [self.value(prize, party) if prize in wanted else 0.0 for party in range(self.players)] for prize in PRIZES
        ]

    def rival_weights(self, seat: int) -> list[float]:
        """How much each other party's gain counts against this one's: most for those who are ahead."""
        raw = [
            0.0 if other == seat else 2.0 ** max(-2, min(3, self.goals[other] - self.goals[seat]))
            for other in range(self.players)
        ]
        total = sum(raw)
        return [RIVALS * weight / total for weight in raw]


def end_is_certain(view: ZoocracyView) -> bool:
    return any(event.kind == "end-of-game" for event in view.past_events) or max(p.goals for p in view.parties) >= 8


@lru_cache(maxsize=4096)
def voting_power(seats: tuple[int, ...], majority: int) -> tuple[float, ...]:
    """The Banzhaf index: each party's share of the cases where one turns a losing coalition into a winning one."""
    players = len(seats)
    swings = [0] * players
    for members in range(1 << players):
        total = sum([seats[seat] for seat in range(players) if members >> seat & 1])
        if total < majority:
            continue
        for seat in range(players):
            if members >> seat & 1 and total - seats[seat] < majority:
                swings[seat] += 1
    everything = sum(swings)
    return tuple([swing / everything if everything else 1 / players for swing in swings])


def parliament_value(seats: list[int], seat: int) -> float:
    """The value of a parliament to a party, in goals to come."""
    total = sum(seats)
    if total == 0:
        return 0.0
    players = len(seats)
    income = 0.03 * seats[seat]
    if players == 2:
        ahead = seats[seat] - seats[1 - seat]
        return income + (1.5 if ahead > 0 else 0.7 if ahead == 0 else 0.0) + 0.02 * max(-10, min(10, ahead))
    strongest = max([held for other, held in enumerate(seats) if other != seat])
    first = 0.35 if seats[seat] > strongest else 0.1 if seats[seat] == strongest else 0.0
    return income + 1.6 * voting_power(tuple(seats), total // 2 + 1)[seat] + first + 0.4 * seats[seat] / total
