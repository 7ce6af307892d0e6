"""The strategist: plans the rest of the year against many guesses at the others' coins, and varies its bids.

How much it calculates is counted in guesses, tiles and places, never in seconds: with an equal generator it decides
equally on every machine.
"""

from __future__ import annotations

from math import exp
from typing import Any

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation, Reason
from menagerie.games.zoo_le_ma.actions import Bid
from menagerie.games.zoo_le_ma.bots.bid_planner import BidPlanner
from menagerie.games.zoo_le_ma.bots.builder import as_action, placement_reason
from menagerie.games.zoo_le_ma.bots.evaluation import Evaluation
from menagerie.games.zoo_le_ma.bots.fitted_weights import fitted_weights
from menagerie.games.zoo_le_ma.rules.position import BID, PLACE, Position

GUESSES = 24
"""So many guesses at what the others hold and bid go into a plan."""
SPREAD = 30
"""The others may bid so many percent above or below what the tile is worth to them."""
SAMPLES = 6
"""So many bids within that spread are calculated with where the others' coins are known."""
TEMPERATURE = 0.4
"""Bids are mixed: one that is worse by so many points is chosen about a third as often as the best."""
LEAST_WEIGHT = 0.03
"""A bid that would be chosen less often than this, relative to the best, is not chosen at all."""
PLACES = 8
FUTURE_TILES = 6
"""So many places are examined closely, each with so many tiles that may come."""
RESOLUTION = 1 << 30


LIKELY = 0.6
UNLIKELY = 0.3
"""From the first of these on a bid wins probably, up to the second hardly: the guesses are too few for a percentage."""


def how_likely(probability: float) -> str:
    """As a hint says it."""
    return "likely" if probability >= LIKELY else "even" if probability > UNLIKELY else "unlikely"


def _least_as_good(values: list[float], bid: int) -> int:
    """The lowest bid from which on none is worth less, up to this one: a bid that wins in no guess becomes 0."""
    while bid > 0 and values[bid - 1] >= values[bid]:
        bid -= 1
    return bid


class Strategist:
    """See `menagerie.core.player.Bot`."""

    temperature = TEMPERATURE

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        position = self._guess(observation)
        evaluation = Evaluation(position, fitted_weights(position.players))
        if position.step == BID:
            return self._bid(observation, evaluation)
        if position.step == PLACE:
            return self._place(evaluation, observation.seat)
        raise ValueError(f"the strategist does not know the step {position.step!r}")

    def _guess(self, observation: Observation[Any, Any]) -> Position:
        guess = observation.guess(self._rng)
        assert isinstance(guess, Position)
        return guess

    def _bid(self, observation: Observation[Any, Any], evaluation: Evaluation) -> Choice[Any]:
        position, seat = evaluation.position, observation.seat
        lots = [evaluation.lot_value(seat, lot) for lot in range(position.lot, len(position.row))]
        planner = BidPlanner(seat, lots, evaluation.coin_value(), position.flags)
        planner.draw_rival_bids(position.coins, SPREAD, self._rng)
        for _ in range(GUESSES - 1):
            planner.draw_rival_bids(self._guess(observation).coins, SPREAD, self._rng)
        coins = position.coins[seat]
        if position.players == 2:  # 1.7: what the other holds follows from the coins in the middle
            values = planner.bid_values_against_one(coins, position.coins[1 - seat], SPREAD, SAMPLES)
        else:
            values = planner.bid_values(coins)
        bid = _least_as_good(values, self._mixed(values))
        likelihood = how_likely(planner.win_probability(bid))
        if bid == 0:
            return Choice(Bid(0), Reason("reason-plan-nothing", {"likelihood": likelihood, "left": coins}))
        more = len(lots) - 1
        return Choice(
            Bid(bid), Reason("reason-plan", {"likelihood": likelihood, "coins": bid, "left": coins - bid, "more": more})
        )

    def _mixed(self, values: list[float]) -> int:
        """A bid at random: the better it is, the likelier."""
        best = max(values)
        weights = [exp((value - best) / self.temperature) for value in values]
        weights = [weight if weight > LEAST_WEIGHT else 0.0 for weight in weights]
        point = sum(weights) * self._rng.below(RESOLUTION) / RESOLUTION
        for bid, weight in enumerate(weights):
            point -= weight
            if point < 0.0:
                return bid
        return values.index(best)

    def _place(self, evaluation: Evaluation, seat: int) -> Choice[Any]:
        position = evaluation.position
        found = evaluation.best_placements(seat, PLACES)
        future = [*position.row[position.lot + 1 :], *position.stack[-FUTURE_TILES:]]
        if future and len(found) > 1:
            for placement in found:
                placement.worth += evaluation.future_value(seat, placement, future)
        chosen = max(found, key=lambda placement: placement.worth)
        return Choice(as_action(chosen), placement_reason(position, chosen))
