"""What each zoo may be expected to score in the end, judged from the whole position: for estimates after the game."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import ExpectedScore
from menagerie.games.zoo_le_ma.bots.expected_points import PointsForecast, expected_points
from menagerie.games.zoo_le_ma.bots.placement_value import best_placement, points_per_coin, valuation_of_current_tile
from menagerie.games.zoo_le_ma.rules.position import PLACE, Position

DEVIATION: Final = 2.0
DEVIATION_OF_A_TILE: Final = 4.7
MOST_DEVIATION: Final = 38.0
"""How far final scores were from these expectations in games between bots: the first with no tile left, the second
times the tiles that each player may still win."""


def expected_scores(position: Position) -> list[ExpectedScore]:
    """Points so far, what the zoos are expected to bring, and what the coins can still buy."""
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
    left = (len(row) + len(position.stack)) / position.players
    deviation = min(MOST_DEVIATION, DEVIATION + DEVIATION_OF_A_TILE * left)
    return [
        ExpectedScore(position.scores[seat] + expected[seat] + coin * position.coins[seat], deviation)
        for seat in range(position.players)
    ]
