"""How the strategist evaluates a position: what tiles and placements are worth to whom, by weights fitted to games."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.games.zoo_le_ma.bots.bid_planner import LotValue
from menagerie.games.zoo_le_ma.bots.expected_points import PointsForecast, TileValuation
from menagerie.games.zoo_le_ma.bots.placement_value import (
    RatedPlacement,
    best_placement,
    coins_worth_paying,
    lead,
    rated_placements,
    value_of_winning,
)
from menagerie.games.zoo_le_ma.rules.grid import DIRECTIONS_IN_MASK, NEIGHBOURS, WIDTH
from menagerie.games.zoo_le_ma.rules.position import YEARS, Position
from menagerie.games.zoo_le_ma.rules.zoo import NO_ENCLOSURE, Zoo

# The figures that have weights, in the order of the file.
POINTS: Final = 0  # what the zoo may be expected to score
COINS: Final = 1
TILES: Final = 2
ENDS: Final = 3  # free cells a path leads to
SPARE: Final = 4  # stars in enclosures that do not count
BENCHES: Final = 5
CLOSINGS: Final = 6  # places where one tile would close a ring
GROWING: Final = 7  # ends beside enclosures that count

LEAST_POINTS: Final = 0.3
"""The least weight of the expected points: early in the game the fitted weight is near zero, but without it all places
in a zoo would look alike."""
FUTURE_SHARE: Final = 0.05
"""This share of what the tiles to come would be worth is added to the value of a place."""
LATE: Final = 3
"""From this lot on the stage of a year is late; the first lot is a stage of its own."""


def stage_number(year: int, lot: int) -> int:
    """The key of the weights that hold before this lot."""
    return 3 * year + (0 if lot == 0 else 1 if lot < LATE else 2)


def zoo_shape(zoo: Zoo) -> tuple[int, int, int, int]:
    """How a zoo can grow: its ends, its spare stars, its closings, and its ends beside enclosures that count."""
    frontier = zoo.frontier
    ends = 0
    closings = 0
    growing = 0
    for cell, borders in frontier.items():
        paths = borders & 15
        if not paths:
            continue
        ends += 1
        if DIRECTIONS_IN_MASK[paths] > 1:
            closings += 1
        if frontier.get(cell + 1, 0) & 15:
            closings += 1
        if frontier.get(cell + WIDTH, 0) & 15:
            closings += 1
        for step in NEIGHBOURS:
            enclosure = zoo.cells.get(cell + step, NO_ENCLOSURE)
            if enclosure != NO_ENCLOSURE and zoo.best_enclosure[zoo.enclosure_animal[enclosure]] == enclosure:
                growing += 1
    return ends, zoo.total_stars() - sum(zoo.best_stars), closings, growing


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """One position, with its weights: by ``3 * year + stage``, then in the order of the figures above."""

    __slots__ = ("one_bench", "position", "weights")

    def __init__(self, position: Position, weights: dict[int, list[float]]) -> None:
        self.position: Position = position
        self.weights: dict[int, list[float]] = weights
        self.one_bench: bool = position.options.one_bench_a_tile

    def forecast(self, lot: int) -> PointsForecast:
        """What is still to come once this lot is gone."""
        position = self.position
        lone = position.options.lone_bush_one_tree
        row = position.row[lot + 1 :]
        return PointsForecast(position.tile_set.tile_facts, position.players, position.year, row, position.stack, lone)

    def valuation(self, lot: int) -> TileValuation:
        """For a tile of the row."""
        position = self.position
        auction = position.auction + lot - position.lot
        return TileValuation(self.forecast(lot), position.zoos, position.row[lot], auction, self.one_bench)

    def weight_after(self, lot: int) -> list[float]:
        """The weights that hold once this lot is gone."""
        position = self.position
        if lot + 1 < len(position.row):
            return self.weights[stage_number(position.year, lot + 1)]
        if position.year < YEARS:
            return self.weights[stage_number(position.year + 1, 0)]
        return [1.0] + [0.0] * GROWING  # nothing but points counts in the end

    def coin_value(self) -> float:
        """What a coin is worth that is left when the year is over."""
        year = self.position.year
        return self.weights[stage_number(year + 1, 0)][COINS] if year < YEARS else 0.0

    # --- what tiles of the row are worth

    def lot_value(self, seat: int, lot: int) -> LotValue:
        """What a tile of the row is worth to this seat, by who wins it, and what each seat would pay."""
        position = self.position
        players = position.players
        weight = self.weights[stage_number(position.year, lot + 1)]
        points = max(LEAST_POINTS, weight[POINTS])
        valuation = self.valuation(lot)
        best = [best_placement(valuation, other) for other in range(players)]
        worth = [0.0] * players
        price_limits = [0.0] * players
        for other in range(players):
            placement = best[other]
            if placement is None:
                continue
            whole = weight[TILES] + weight[BENCHES] * placement.benches
            worth[other] = points * lead(placement.gains, seat) + (whole if other == seat else -whole / (players - 1))
            price_limits[other] = coins_worth_paying(position, lot, value_of_winning(best, other))
        return LotValue(worth, price_limits)

    # --- where a tile goes

    def best_placements(self, seat: int, most: int) -> list[RatedPlacement]:
        """The best places for the tile that is up, best first; the shape of the zoo counts."""
        position = self.position
        weight = self.weight_after(position.lot)
        points = max(LEAST_POINTS, weight[POINTS])
        found = rated_placements(self.valuation(position.lot), seat)
        for placement in found:
            placement.worth = points * lead(placement.gains, seat) + weight[BENCHES] * placement.benches
        found.sort(key=_most_worth_first)
        found = found[:most]
        for placement in found:
            ends, spare, closings, growing = zoo_shape(self.zoo_with(seat, placement))
            placement.worth += weight[ENDS] * ends + weight[SPARE] * spare
            placement.worth += weight[CLOSINGS] * closings + weight[GROWING] * growing
        found.sort(key=_most_worth_first)
        return found

    def zoo_with(self, seat: int, placement: RatedPlacement) -> Zoo:
        """The zoo with the tile that is up at this place."""
        position = self.position
        zoo = position.zoos[seat]
        return zoo.with_tile(
            position.current_tile(), placement.cell, placement.rotation, position.auction, self.one_bench, False
        )

    def future_value(self, seat: int, placement: RatedPlacement, tiles: list[int]) -> float:
        """What the tiles to come would be worth in the zoo, if the one that is up went there."""
        position = self.position
        zoos = position.zoos[:]
        zoos[seat] = self.zoo_with(seat, placement)
        forecast = self.forecast(position.lot)
        total = 0.0
        for tile in tiles:
            best = best_placement(TileValuation(forecast, zoos, tile, position.auction + 1, self.one_bench), seat)
            if best is not None:
                total += best.worth
        to_win = (len(position.row) - position.lot - 1 + len(position.stack)) / position.players
        return FUTURE_SHARE * to_win * total / len(tiles)


def _most_worth_first(placement: RatedPlacement) -> float:
    return -placement.worth
