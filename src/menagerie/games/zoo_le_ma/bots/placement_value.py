"""What a tile is worth to a bot: the best placement in each zoo, what it would bring, and how many coins to pay."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.games.zoo_le_ma.bots.expected_points import PointsForecast, TileValuation, points_in_later_years
from menagerie.games.zoo_le_ma.rules.grid import half_b_cell
from menagerie.games.zoo_le_ma.rules.position import TILES_A_YEAR, YEARS, Position
from menagerie.games.zoo_le_ma.rules.zoo import Zoo

GROWTH: Final = 0.25
"""What a star is worth in an enclosure that is not the best yet, in points."""
ITEMS_A_TILE: Final = 1.3
"""About so many visitors, trees and benches change hands with each tile."""

COIN_PREMIUM: Final = 5.5
"""A coin is worth more than its share of the points to come: without coins one cannot choose which tile to win."""
MOST_OFFERED: Final = 99.0
"""The most coins that are offered: in the last auction coins are worth nothing, and any price would be paid."""


def lead(points: list[float], seat: int) -> float:
    """How far a seat is ahead of the others' average, or how far a change brings it ahead."""
    others = len(points) - 1
    return points[seat] - (sum(points) - points[seat]) / others


@mypyc_attr(allow_interpreted_subclasses=True)
class RatedPlacement:
    """A place for the tile in a zoo, and what everybody would gain or lose by it."""

    __slots__ = ("benches", "cell", "gains", "rotation", "stars_a", "stars_b", "worth")

    def __init__(
        self, cell: int, rotation: int, stars_a: int, stars_b: int, benches: int, gains: list[float], worth: float
    ) -> None:
        self.cell: int = cell
        self.rotation: int = rotation
        self.stars_a: int = stars_a
        self.stars_b: int = stars_b
        self.benches: int = benches
        self.gains: list[float] = gains
        self.worth: float = worth


def rated_placements(valuation: TileValuation, seat: int) -> list[RatedPlacement]:
    """Every place for the tile in this zoo."""
    zoo: Zoo = valuation.zoos[seat]
    bench = valuation.forecast.bench()
    found: list[RatedPlacement] = []
    for cell, rotation in zoo.placements(valuation.tile):
        stars_a, stars_b, benches = valuation.enclosures_and_benches(seat, cell, rotation, half_b_cell(cell, rotation))
        gains = valuation.gains(seat, stars_a, stars_b)[:]
        gains[seat] += bench * benches
        worth = lead(gains, seat) + GROWTH * (stars_a + stars_b)
        found.append(RatedPlacement(cell, rotation, stars_a, stars_b, benches, gains, worth))
    return found


def best_placement(valuation: TileValuation, seat: int) -> RatedPlacement | None:
    """The place worth most, the first of equals; none where the tile fits nowhere."""
    best: RatedPlacement | None = None
    for placement in rated_placements(valuation, seat):
        if best is None or placement.worth > best.worth:
            best = placement
    return best


def valuation_of_current_tile(position: Position) -> TileValuation:
    """For the tile that is up."""
    lone = position.options.lone_bush_one_tree
    row = position.row[position.lot + 1 :]
    forecast = PointsForecast(position.tile_set.tile_facts, position.players, position.year, row, position.stack, lone)
    return TileValuation(
        forecast, position.zoos, position.current_tile(), position.auction, position.options.one_bench_a_tile
    )


def lead_if_rival_wins(best: list[RatedPlacement | None], seat: int) -> float:
    """By how much the seat's lead would change (mostly it shrinks) if the tile went to that one of the others to whom
    it is worth most."""
    rival: RatedPlacement | None = None
    for other in range(len(best)):
        placement = best[other]
        if other != seat and placement is not None and (rival is None or placement.worth > rival.worth):
            rival = placement
    return 0.0 if rival is None else lead(rival.gains, seat)


def value_of_winning(best: list[RatedPlacement | None], seat: int) -> float:
    """The difference between getting the tile and leaving it to a rival. ``best`` are the best placements, by seat."""
    own = best[seat]
    return (0.0 if own is None else own.worth) - lead_if_rival_wins(best, seat)


def points_per_coin(position: Position, lot: int) -> float:
    """What a coin may be worth in points once this lot is gone: all that can still be won for all the coins that may
    still be paid."""
    year = position.year
    left = len(position.row) - lot - 1
    to_win = float(left * (year + points_in_later_years(year)))
    to_pay = float(sum(position.coins))
    stack = len(position.stack)
    tiles = sum([len(zoo.tiles) for zoo in position.zoos]) + len(position.row) - position.lot
    for later in range(year + 1, YEARS + 1):
        to_pay += tiles  # income
        drawn = min(stack, TILES_A_YEAR) if later < YEARS else stack
        stack -= drawn
        tiles += drawn
        to_win += drawn * (later + points_in_later_years(later))
    return ITEMS_A_TILE * to_win / max(1.0, to_pay)


def coins_worth_paying(position: Position, lot: int, points: float) -> float:
    """How many coins are worth so many points, before it is asked how many one has."""
    rate = COIN_PREMIUM * points_per_coin(position, lot)
    return MOST_OFFERED if points >= MOST_OFFERED * rate else max(0.0, points / rate)
