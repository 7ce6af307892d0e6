"""What each zoo may be expected to score in the end, judged from the whole position: for estimates after the game."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from menagerie.core.contract import ExpectedScore
from menagerie.games.zoo_le_ma.bots.expected_points import PointsForecast, expected_points
from menagerie.games.zoo_le_ma.bots.placement_value import best_placement, points_per_coin, valuation_of_current_tile
from menagerie.games.zoo_le_ma.rules.position import PLACE, Position

LEAST_TRUST: Final = 0.1
"""Early leads say next to nothing; a little stays, so that better positions are told from worse ones."""


class Spread(Struct, frozen=True):
    """How much these expectations tell of the final scores, measured in games between bots of that many players
    (`bench/zoo_le_ma_spread.py`), by the tiles that each player may still win."""

    trusted: float
    less_by_tile: float
    apart: float
    apart_by_tile: float
    most_apart: float

    def trust(self, left: float) -> float:
        """How much of a lead is still there in the end."""
        return min(1.0, max(LEAST_TRUST, self.trusted - self.less_by_tile * left))

    def deviation(self, left: float) -> float:
        """How far final scores are from what is expected."""
        return min(self.most_apart, self.apart + self.apart_by_tile * left)


SPREADS: Final[dict[int, Spread]] = {
    2: Spread(9.0, 1.0, 2.0, 3.5, 30.0),
    3: Spread(1.3, 0.13, 4.0, 4.0, 29.0),
    4: Spread(1.07, 0.2, 5.0, 3.0, 20.0),
}


def untrusted_scores(position: Position) -> tuple[list[float], float]:
    """Points so far, what the zoos are expected to bring, and what the coins can still buy; and how many tiles each
    player may still win."""
    placing = position.step == PLACE
    first = position.lot + (1 if placing else 0)
    row = position.row[first:]
    lone = position.options.lone_bush_one_tree
    forecast = PointsForecast(position.tile_set.tile_facts, position.players, position.year, row, position.stack, lone)
    expected = expected_points(forecast, position.zoos)
    if placing:
        best = best_placement(valuation_of_current_tile(position), position.placing)
        if best is not None:
            expected = [points + gain for points, gain in zip(expected, best.gains, strict=True)]
    coin = points_per_coin(position, position.lot)
    scores = [position.scores[seat] + expected[seat] + coin * position.coins[seat] for seat in range(position.players)]
    return scores, (len(row) + len(position.stack)) / position.players


def expected_scores(position: Position) -> list[ExpectedScore]:
    """Those scores, with as much of each lead as it is worth by experience."""
    scores, left = untrusted_scores(position)
    spread = SPREADS[position.players]
    mean = sum(scores) / len(scores)
    trust, deviation = spread.trust(left), spread.deviation(left)
    return [ExpectedScore(mean + trust * (score - mean), deviation) for score in scores]
