"""5a: what to bid for the presidency.

Half of every bid is lost, whoever wins, and food kept today outbids the others in a later election. So the best bid
depends on what the others bid, and theirs on what they expect. In a world that one imagines, each rival is taken for a
bit of everything: for a creature of habit, for one with a whim, and for one that thinks as we do. The thinkers answer
one another a few times over, and what they settle into is rarely a single bid: so ours is not, either.
"""

from __future__ import annotations

from menagerie.core.generator import Generator
from menagerie.games.zoocracy.bots import judgement
from menagerie.games.zoocracy.rules.editions import rulebook
from menagerie.games.zoocracy.rules.presidency import MOST_BID
from menagerie.games.zoocracy.view import ZoocracyView

TABLES = ((0.3, 1.0, 0.0), (0.35, 0.0, 0.0), (0.35, 0.34, 0.33))
"""Who sits there: how likely such a table is, and how far each rival at it follows habit and whim. The rest of it
thinks. Rivals are often of one kind, so what one of them does says something about the others."""
ROUNDS_OF_THOUGHT = 12
"""So often the thinkers answer one another."""

PRIZE = 1.06
"""5a.8, 5a.10: a goal, and the card a President may draw."""
DENIED = 1.0
"""What it is worth that no rival becomes President, divided among the rivals."""
LEVEL = 0.7
"""5a.5: how often a tie is won, beside an even draw among the tied: the second bid costs food and may be tied, too."""
GAUSS = (0.5 - 0.6**0.5 / 2, 0.5, 0.5 + 0.6**0.5 / 2)
"""Three places between 0 and 1 that give the mean of a polynomial exactly, up to the fifth degree: five rivals."""
KEPT = (2.7, 0.45, 0.45, 0.08)
"""What food left in the funds is worth, in goals, in rounds 1 and 2, 3 and 4 and so on: by far the most in the first
election, as matches between different prices showed; in the end it only breaks ties (6.3). Divided by
the limit of a campaign and FEW, for a token counts for more where there are few."""
FEW = 5
SHORT = 0.12
"""What a token is worth that a campaign will lack, besides."""
ALIKE = 0.12
"""Bids that are worse than the best by less are thought of as well, the less often the worse they are."""
MARGIN = 0.2
"""Bids that are worse than the best by more are never made."""


def food_paid(bid: int) -> int:
    """5a.4"""
    return (bid + 1) // 2


def prices(view: ZoocracyView, funds: int) -> list[float]:
    """What each bid costs a party with such funds, whoever wins."""
    limit = rulebook().campaign_limit[len(view.parties) - 2]
    token = KEPT[(view.round - 1) // 2] / (limit + FEW)
    spare = judgement.dear_bid(view, funds) // 2
    return [token * food_paid(bid) + SHORT * max(0, food_paid(bid) - spare) for bid in range(min(funds, MOST_BID) + 1)]


def habits(view: ZoocracyView, funds: int) -> list[float]:
    """How likely each bid is of a party that bids a good part of what it can spare, come what may."""
    most = min(funds, MOST_BID)
    odds = [0.0] * (most + 1)
    spare = min(judgement.dear_bid(view, funds), MOST_BID)
    usual = [spare * part // 16 for part in range(8, 17)] if spare else [min(most, few) for few in range(3)]
    for bid in usual:
        odds[bid] += 1 / len(usual)
    return odds


def whims(funds: int) -> list[float]:
    """How likely each bid is of a party that bids anything, or (as often) nothing."""
    count = min(funds, MOST_BID) + 1
    return [0.5 + 0.5 / count] + [0.5 / count] * (count - 1)


def leanings(values: list[float]) -> list[float]:
    """How often each bid should be made: only bids about as good as the best."""
    least = max(values) - ALIKE
    weights = [max(0.0, value - least) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


class Hustings:
    """A bid in a world where all funds are known: what each bidder may do, and what comes of one's own bids."""

    def __init__(self, view: ZoocracyView, funds: dict[int, int]) -> None:
        """Funds by bidder."""
        self.second = view.second_bid
        self.denied = DENIED / (len(view.parties) - 1)
        self.prices = {seat: prices(view, held) for seat, held in funds.items()}
        self._habits = {seat: habits(view, held) for seat, held in funds.items()}
        self._whims = {seat: whims(held) for seat, held in funds.items()}
        self.thoughts = {seat: [1 / len(costs)] * len(costs) for seat, costs in self.prices.items()}
        self._expect()
        for number in range(1, ROUNDS_OF_THOUGHT + 1):
            self._think(number)
            self._expect()

    def _expect(self) -> None:
        """By kind of table and bidder: how likely each bid is."""
        self._expected = [
            {
                seat: [
                    habit * usual + whim * odd + (1 - habit - whim) * thought
                    for usual, odd, thought in zip(self._habits[seat], self._whims[seat], thoughts, strict=True)
                ]
                for seat, thoughts in self.thoughts.items()
            }
            for _, habit, whim in TABLES
        ]

    def _think(self, number: int) -> None:
        """Everybody answers what the others have thought of so far, and remembers all its answers."""
        answers = {seat: leanings(self.values(seat)) for seat in self.prices}
        for seat, answer in answers.items():
            thoughts = self.thoughts[seat]
            for bid, odds in enumerate(answer):
                thoughts[bid] += (odds - thoughts[bid]) / (number + 1)

    def _unbeaten(self, seat: int, share: float) -> list[float]:
        """By bid: how likely nobody bids more, where of those who bid as much only this share counts as not more."""
        count = len(self.prices[seat])
        sums = [0.0] * count
        for (odds, _, _), expected in zip(TABLES, self._expected, strict=True):
            unbeaten = [odds] * count
            for other, bids in expected.items():
                if other == seat:
                    continue
                below = 0.0
                for bid, level in enumerate(bids[:count]):
                    unbeaten[bid] *= below + share * level
                    below += level
            for bid, chance in enumerate(unbeaten):
                sums[bid] += chance
        return sums

    def chances(self, seat: int) -> list[float]:
        """By bid: how likely it makes one President. 5a.6: a second tie makes nobody President. 5a.5: a first tie is
        decided among the tied, so with three others in it one time in four."""
        alone = self._unbeaten(seat, 0.0)
        if self.second:
            return alone
        # The mean over all shares from 0 to 1 is 1/2 for one tied rival, 1/3 for two and so on; three of them do.
        first, middle, last = (self._unbeaten(seat, share) for share in GAUSS)
        return [
            alone[bid] + LEVEL * ((5 * first[bid] + 8 * middle[bid] + 5 * last[bid]) / 18 - alone[bid])
            for bid in range(len(alone))
        ]

    def values(self, seat: int) -> list[float]:
        """By bid: what comes of it, in goals."""
        chances, costs = self.chances(seat), self.prices[seat]
        if not self.second:
            return [chance * (PRIZE + self.denied) - cost for chance, cost in zip(chances, costs, strict=True)]
        nobody = self._unbeaten(seat, 1.0)  # is elected but perhaps oneself
        return [
            chance * PRIZE + unbeaten * self.denied - cost
            for chance, unbeaten, cost in zip(chances, nobody, costs, strict=True)
        ]


class Weighed:
    """By bid, on average over several worlds: what it is worth, how likely it wins, how often it is thought of."""

    def __init__(self, view: ZoocracyView, seat: int, worlds: list[dict[int, int]]) -> None:
        """The bidders' funds in each world."""
        count = min(worlds[0][seat], MOST_BID) + 1
        self.values, self.chances, self.thoughts = [0.0] * count, [0.0] * count, [0.0] * count
        known: dict[tuple[int, ...], Hustings] = {}
        for funds in worlds:
            key = tuple(funds.values())
            if key not in known:
                known[key] = Hustings(view, funds)
            for sums, more in (
                (self.values, known[key].values(seat)),
                (self.chances, known[key].chances(seat)),
                (self.thoughts, known[key].thoughts[seat]),
            ):
                for bid in range(count):
                    sums[bid] += more[bid] / len(worlds)

    def draw(self, rng: Generator) -> int:
        """One of the bids one thinks of; none than which another promises much more."""
        least = max(self.values) - MARGIN
        weights = [
            int(1_000_000 * odds) + 1 if value >= least else 0
            for value, odds in zip(self.values, self.thoughts, strict=True)
        ]
        ticket = rng.below(sum(weights))
        bid = 0
        while ticket >= weights[bid]:
            ticket -= weights[bid]
            bid += 1
        return bid
