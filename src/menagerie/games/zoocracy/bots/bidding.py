"""5a: what to bid for the presidency.

Half of every bid is lost, whoever wins, and food kept today outbids the others in a later election. So the best bid
depends on what the others bid, and theirs on what they expect. With the funds of a guessed state, each rival is a
mixture of three models: one bids a fixed part of what it can spare, one bids at random, one bids strategically as we
do. The strategic ones respond to one another a few times (fictitious play), and what they converge to is rarely one
bid: so ours is drawn at random as well.
"""

from __future__ import annotations

from typing import Any

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation
from menagerie.games.zoocracy.actions import Bid, ZoocracyAction
from menagerie.games.zoocracy.bots import heuristics, two_parties
from menagerie.games.zoocracy.bots.heuristics import choice
from menagerie.games.zoocracy.rules.editions import rulebook
from menagerie.games.zoocracy.rules.position import Position
from menagerie.games.zoocracy.rules.presidency import MOST_BID
from menagerie.games.zoocracy.view import ZoocracyView

RIVAL_MIXES = ((0.1, 1.0, 0.0), (0.8, 0.0, 0.0), (0.1, 0.34, 0.33))
"""Mixtures of rivals: how likely each is, and the share of the habitual and of the random model in each rival. The rest
is strategic. Rivals are often of one kind, so what one of them does says something about the others. Mostly they are
strategic: who expects much of the others' habits bids too little, and a party that always bids 3 wins too often."""
RIVAL_MIXES_OF_TWO = ((0.3, 1.0, 0.0), (0.35, 0.0, 0.0), (0.35, 0.34, 0.33))
"""With two parties nobody wins cheaply; there the others' habits count for more."""
GUESSES = 6
"""In so many guesses at the others' funds bids are weighed."""
ITERATIONS = 30
"""How often the strategic bidders respond to one another: until no bid is worth clearly more than the mixture."""

PRESIDENCY_VALUE = 1.06
"""5a.8, 5a.10: a goal, and the card a President may draw."""
DENIAL_VALUE = 1.0
"""What it is worth that no rival becomes President, divided among the rivals."""
TIE_WIN_SHARE = 0.7
"""5a.5: a tie counts for so much of an even draw among the tied: the second bid costs food and may be tied, too."""
GAUSS_POINTS = (0.5 - 0.6**0.5 / 2, 0.5, 0.5 + 0.6**0.5 / 2)
"""Gauss-Legendre points: they give the mean of a polynomial from 0 to 1 exactly up to the fifth degree: five rivals."""
FOOD_VALUES = (2.7, 0.45, 0.45, 0.08)
"""What food left in the funds is worth, in goals, in rounds 1 and 2, 3 and 4 and so on: by far the most in the first
election, as matches between different values showed; in the end it only breaks ties (6.3). Divided by
the limit of a campaign and FEW_TOKENS, since a token counts for more where there are few."""
FEW_TOKENS = 5
SHORTAGE_COST = 0.12
"""What a token is worth in addition if a campaign will lack it."""
NEAR_BEST = 0.06
"""Bids that are worse than the best by less are made as well, the less often the worse they are."""
WORST = 0.2
"""Bids that are worse than the best by more are never made."""


LIKELY = 0.6
UNLIKELY = 0.3
"""From the first of these on a bid wins probably, up to the second hardly: a model of rivals knows no percentage."""


def how_likely(probability: float) -> str:
    """As a hint says it."""
    return "likely" if probability >= LIKELY else "even" if probability > UNLIKELY else "unlikely"


def food_paid(bid: int) -> int:
    """5a.4"""
    return (bid + 1) // 2


def bid_costs(view: ZoocracyView, funds: int) -> list[float]:
    """What each bid costs a party with such funds, whoever wins."""
    if len(view.parties) == 2:
        token = two_parties.token_worth(view.round)
    else:
        token = FOOD_VALUES[(view.round - 1) // 2] / (rulebook().campaign_limit[len(view.parties) - 2] + FEW_TOKENS)
    spare = heuristics.affordable_bid(view, funds) // 2
    return [
        token * food_paid(bid) + SHORTAGE_COST * max(0, food_paid(bid) - spare)
        for bid in range(min(funds, MOST_BID) + 1)
    ]


def habitual_bids(view: ZoocracyView, funds: int) -> list[float]:
    """The probability of each bid, of a party that bids a large part of what it can spare, whatever the others do."""
    most = min(funds, MOST_BID)
    probability = [0.0] * (most + 1)
    spare = min(heuristics.affordable_bid(view, funds), MOST_BID)
    usual = [spare * part // 16 for part in range(8, 17)] if spare else [min(most, few) for few in range(3)]
    for bid in usual:
        probability[bid] += 1 / len(usual)
    return probability


def random_bids(funds: int) -> list[float]:
    """The probability of each bid, of a party that bids anything at random, or (as often) 0."""
    count = min(funds, MOST_BID) + 1
    return [0.5 + 0.5 / count] + [0.5 / count] * (count - 1)


def near_best_shares(values: list[float]) -> list[float]:
    """How often each bid should be made: only bids about as good as the best."""
    least = max(values) - NEAR_BEST
    weights = [max(0.0, value - least) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


class BidModel:
    """An election where all funds are known: the probability of each rival's bids, and the value of one's own."""

    def __init__(self, view: ZoocracyView, funds: dict[int, int]) -> None:
        """Funds by bidder."""
        self.second = view.second_bid
        self._mixes = RIVAL_MIXES_OF_TWO if len(view.parties) == 2 else RIVAL_MIXES
        self.elected, self.denied = PRESIDENCY_VALUE, DENIAL_VALUE / (len(view.parties) - 1)
        if len(view.parties) == 2:
            self.elected = self.denied = two_parties.presidency_worth(view.round)
        self.costs = {seat: bid_costs(view, held) for seat, held in funds.items()}
        self._habitual = {seat: habitual_bids(view, held) for seat, held in funds.items()}
        self._random = {seat: random_bids(held) for seat, held in funds.items()}
        self.strategies = {seat: [1 / len(costs)] * len(costs) for seat, costs in self.costs.items()}
        self._expect()
        for number in range(1, ITERATIONS + 1):
            self._respond(number)
            self._expect()

    def _expect(self) -> None:
        """By mixture and bidder: the probability of each bid."""
        self._expected = [
            {
                seat: [
                    habitual * usual + at_random * other + (1 - habitual - at_random) * best
                    for usual, other, best in zip(self._habitual[seat], self._random[seat], strategies, strict=True)
                ]
                for seat, strategies in self.strategies.items()
            }
            for _, habitual, at_random in self._mixes
        ]

    def _respond(self, number: int) -> None:
        """Everybody responds to the average of what the others did so far, and averages its own responses."""
        responses = {seat: near_best_shares(self.values(seat)) for seat in self.costs}
        for seat, response in responses.items():
            strategies = self.strategies[seat]
            for bid, probability in enumerate(response):
                strategies[bid] += (probability - strategies[bid]) / (number + 1)

    def _unbeaten(self, seat: int, share: float) -> list[float]:
        """By bid: the probability that nobody bids more; of equal bids only this share counts as not more."""
        count = len(self.costs[seat])
        sums = [0.0] * count
        for (likely, _, _), expected in zip(self._mixes, self._expected, strict=True):
            unbeaten = [likely] * count
            for other, bids in expected.items():
                if other == seat:
                    continue
                below = 0.0
                for bid, level in enumerate(bids[:count]):
                    unbeaten[bid] *= below + share * level
                    below += level
            for bid, probability in enumerate(unbeaten):
                sums[bid] += probability
        return sums

    def win_probabilities(self, seat: int) -> list[float]:
        """By bid: the probability that it makes one President. 5a.6: a second tie makes nobody President. 5a.5: a first
        tie is decided among the tied, so with three others in it one time in four."""
        alone = self._unbeaten(seat, 0.0)
        if self.second:
            return alone
        # The mean over all shares from 0 to 1 is 1/2 for one tied rival, 1/3 for two and so on; three of them do.
        first, middle, last = (self._unbeaten(seat, share) for share in GAUSS_POINTS)
        return [
            alone[bid] + TIE_WIN_SHARE * ((5 * first[bid] + 8 * middle[bid] + 5 * last[bid]) / 18 - alone[bid])
            for bid in range(len(alone))
        ]

    def values(self, seat: int) -> list[float]:
        """By bid: its value, in goals."""
        wins, costs = self.win_probabilities(seat), self.costs[seat]
        if not self.second:
            return [
                probability * (self.elected + self.denied) - cost for probability, cost in zip(wins, costs, strict=True)
            ]
        nobody = self._unbeaten(seat, 1.0)  # but perhaps oneself is elected
        return [
            probability * self.elected + unbeaten * self.denied - cost
            for probability, unbeaten, cost in zip(wins, nobody, costs, strict=True)
        ]


class BidValues:
    """By bid, on average over several guesses: its value, the probability that it wins, how often to make it."""

    def __init__(self, view: ZoocracyView, seat: int, guesses: list[dict[int, int]]) -> None:
        """The bidders' funds in each guess."""
        count = min(guesses[0][seat], MOST_BID) + 1
        self.values, self.win_probabilities, self.strategies = [0.0] * count, [0.0] * count, [0.0] * count
        known: dict[tuple[int, ...], BidModel] = {}
        for funds in guesses:
            key = tuple(funds.values())
            if key not in known:
                known[key] = BidModel(view, funds)
            for sums, more in (
                (self.values, known[key].values(seat)),
                (self.win_probabilities, known[key].win_probabilities(seat)),
                (self.strategies, known[key].strategies[seat]),
            ):
                for bid in range(count):
                    sums[bid] += more[bid] / len(guesses)

    def draw(self, rng: Generator) -> int:
        """A bid at random, as often as it should be made; none that is much worse than the best."""
        least = max(self.values) - WORST
        weights = [
            int(1_000_000 * probability) + 1 if value >= least else 0
            for value, probability in zip(self.values, self.strategies, strict=True)
        ]
        ticket = rng.below(sum(weights))
        bid = 0
        while ticket >= weights[bid]:
            ticket -= weights[bid]
            bid += 1
        return bid


def choose_bid(observation: Observation[Any, Any], rng: Generator) -> Choice[ZoocracyAction]:
    """One of the best bids, against what others might bid with the funds guessed."""
    funds: list[dict[int, int]] = []
    for _ in range(GUESSES):
        guess = observation.guess(rng)
        assert isinstance(guess, Position)
        funds.append({bidder: guess.funds[bidder] for bidder in guess.bidders})
    bids = BidValues(observation.view, observation.seat, funds)
    food = bids.draw(rng)
    if food == 0:
        return choice(Bid(0), "reason-bid-zero")
    return choice(Bid(food), "reason-bid-probability", food=food, likelihood=how_likely(bids.win_probabilities[food]))
