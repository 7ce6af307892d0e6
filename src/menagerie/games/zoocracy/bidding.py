"""5a: what to bid for the presidency.

Half of every bid is lost, whoever wins, and food kept today outbids the others in a later election. So the best bid
depends on what the others bid, and theirs on what they expect. In a world that one imagines, each rival is taken for a
bit of everything: for a creature of habit, for one with a whim, and for one that thinks as we do. The thinkers answer
one another a few times over, and what they settle into is rarely a single bid: so ours is not, either.
"""

from __future__ import annotations

from menagerie.core.generator import Generator
from menagerie.games.zoocracy import judgement
from menagerie.games.zoocracy.choices import MOST_BID
from menagerie.games.zoocracy.view import ZoocracyView

HABIT = 0.4
"""How far a rival is expected to bid a good part of what it can spare, come what may."""
WHIM = 0.2
"""How far it is expected to bid anything, or (as often) nothing. The rest of it thinks."""
ROUNDS_OF_THOUGHT = 12
"""So often the thinkers answer one another."""

GOAL = 1.0
CARD = 0.06
"""5a.10: what the action card is worth that a President may draw."""
DENIED = 1.0
"""What it is worth that no rival becomes President, divided among the rivals."""
LEVEL = 0.35
"""5a.5: how often a tie is won in the end; the second bid costs food, too."""
KEPT = 0.03
"""What a token left in the funds is worth in goals, for each presidential election to come."""
LAST = 0.005
"""And what it is worth when there is none to come: 6.3, food breaks ties."""
SHORT = 0.12
"""What a token is worth that a campaign will lack, besides."""
ALIKE = 0.12
"""Bids that are worse than the best by less are made as well, the less often the worse they are."""


def food_paid(bid: int) -> int:
    """5a.4"""
    return (bid + 1) // 2


def elections_to_come(view: ZoocracyView) -> float:
    """5a.7: every second round; but from round 5 on the game may be over by then."""
    coming = 0.0
    for later in range(view.round + 2, view.rounds + 1, 2):
        coming += 1.0 if later <= 5 else (9 - later) / 4 if view.round < 5 else (9 - later) / (9 - view.round)
    return coming


def prices(view: ZoocracyView, funds: int) -> list[float]:
    """What each bid costs a party with such funds, whoever wins."""
    token = LAST + KEPT * elections_to_come(view)
    spare = judgement.dear_bid(view, funds) // 2
    return [
        token * food_paid(bid) + SHORT * max(0, food_paid(bid) - spare) for bid in range(min(funds, MOST_BID) + 1)
    ]


def habits(view: ZoocracyView, funds: int) -> list[float]:
    """How likely each bid of a party is that does not think about the others."""
    count = min(funds, MOST_BID) + 1
    odds = [WHIM / 2 / count] * count
    odds[0] += WHIM / 2
    spare = min(judgement.dear_bid(view, funds), MOST_BID)
    if spare == 0:
        usual = [min(count - 1, few) for few in range(3)]
    else:
        usual = [spare * sixteenths // 16 for sixteenths in range(8, 17)]
    for bid in usual:
        odds[bid] += HABIT / len(usual)
    return odds


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
        self._thoughts = {seat: [1 / len(costs)] * len(costs) for seat, costs in self.prices.items()}
        for number in range(1, ROUNDS_OF_THOUGHT + 1):
            self._think(number)

    def _think(self, number: int) -> None:
        """Everybody answers what the others have thought of so far, and remembers all its answers."""
        answers = {seat: leanings(self.values(seat)) for seat in self.prices}
        for seat, answer in answers.items():
            thoughts = self._thoughts[seat]
            for bid, odds in enumerate(answer):
                thoughts[bid] += (odds - thoughts[bid]) / (number + 1)

    def chances(self, seat: int) -> tuple[list[float], list[float]]:
        """By bid: how likely it is the highest alone, and how likely it is one of several."""
        count = len(self.prices[seat])
        highest, reached = [1.0] * count, [1.0] * count
        for other, thoughts in self._thoughts.items():
            if other == seat:
                continue
            below = 0.0
            habit = self._habits[other]
            for bid in range(count):
                highest[bid] *= below
                if bid < len(thoughts):
                    below += habit[bid] + (1 - HABIT - WHIM) * thoughts[bid]
                reached[bid] *= below
        return highest, [some - alone for some, alone in zip(reached, highest, strict=True)]

    def won(self, seat: int) -> list[float]:
        """By bid: how likely it makes one President. 5a.6: a second tie makes nobody President."""
        alone, level = self.chances(seat)
        share = 0.0 if self.second else LEVEL
        return [high + share * tie for high, tie in zip(alone, level, strict=True)]

    def values(self, seat: int) -> list[float]:
        """By bid: what comes of it, in goals."""
        alone, level = self.chances(seat)
        prize = GOAL + CARD + self.denied
        tied = self.denied if self.second else LEVEL * prize
        return [
            high * prize + tie * tied - cost
            for high, tie, cost in zip(alone, level, self.prices[seat], strict=True)
        ]


def weigh(view: ZoocracyView, seat: int, worlds: list[dict[int, int]]) -> tuple[list[float], list[float]]:
    """By bid: what it is worth and how likely it wins, on average over worlds of which the bidders' funds are given."""
    seen: dict[tuple[int, ...], tuple[list[float], list[float]]] = {}
    values: list[float] = []
    chances: list[float] = []
    for funds in worlds:
        key = tuple(funds.values())
        if key not in seen:
            hustings = Hustings(view, funds)
            seen[key] = hustings.values(seat), hustings.won(seat)
        some_values, some_chances = seen[key]
        values = [a + b for a, b in zip(values, some_values, strict=True)] if values else some_values
        chances = [a + b for a, b in zip(chances, some_chances, strict=True)] if chances else some_chances
    return [value / len(worlds) for value in values], [chance / len(worlds) for chance in chances]


def draw(values: list[float], rng: Generator) -> int:
    """One of the bids that are about as good as the best and worth their price; none is worth its price if nothing
    is better."""
    weights = [
        int(1_000_000 * odds) if value >= values[0] else 0
        for value, odds in zip(values, leanings(values), strict=True)
    ]
    ticket = rng.below(max(1, sum(weights)))
    for bid, weight in enumerate(weights):
        if ticket < weight:
            return bid
        ticket -= weight
    return 0
