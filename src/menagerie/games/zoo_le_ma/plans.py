"""Plans that bots weigh: where a tile would go in each zoo, what it would bring, and what a coin is worth meanwhile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.games.zoo_le_ma.appraisal import Appraiser, Prospect, weight_of_later_years
from menagerie.games.zoo_le_ma.ground import half_b
from menagerie.games.zoo_le_ma.position import TILES_A_YEAR, YEARS, Position
from menagerie.games.zoo_le_ma.zoo import Zoo

GROWTH: Final = 0.25
"""What a star is worth in an enclosure that is not the best yet, in points."""
SWING_A_TILE: Final = 1.3
"""How many visitors, trees and benches change hands over a tile, about."""


def lead(points: list[float], seat: int) -> float:
    """How far a seat is ahead of the others' average, or how far a change brings it ahead."""
    others = len(points) - 1
    return points[seat] - (sum(points) - points[seat]) / others


@mypyc_attr(allow_interpreted_subclasses=True)
class Site:
    """A place for the tile in somebody's zoo, and what everybody would gain or lose by it."""

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


def sites(appraiser: Appraiser, seat: int) -> list[Site]:
    """Every place for the tile in this zoo."""
    zoo: Zoo = appraiser.zoos[seat]
    bench = appraiser.prospect.bench()
    found: list[Site] = []
    for cell, rotation in zoo.placements(appraiser.tile):
        stars_a, stars_b, benches = appraiser.at(seat, cell, rotation, half_b(cell, rotation))
        gains = appraiser.gains(seat, stars_a, stars_b)[:]
        gains[seat] += bench * benches
        worth = lead(gains, seat) + GROWTH * (stars_a + stars_b)
        found.append(Site(cell, rotation, stars_a, stars_b, benches, gains, worth))
    return found


def best_site(appraiser: Appraiser, seat: int) -> Site | None:
    """The place worth most, the first of equals; none where the tile fits nowhere."""
    best: Site | None = None
    for site in sites(appraiser, seat):
        if best is None or site.worth > best.worth:
            best = site
    return best


def prospect_of(position: Position, lot: int) -> Prospect:
    """What is still to come after this lot of the row."""
    return Prospect(
        position.tile_set.layout,
        position.players,
        position.year,
        position.row[lot + 1 :],
        position.stack,
        position.options.lone_bush_one_tree,
    )


def appraiser_of(position: Position) -> Appraiser:
    """For the tile that is up."""
    prospect = prospect_of(position, position.lot)
    return Appraiser(prospect, position.zoos, position.tile(), position.auction, position.options.one_bench_a_tile)


def points_per_coin(year: int, tiles_left_in_year: int, stack: int, coins: int, tiles_out: int) -> float:
    """What a coin may be worth in points: all that is still to be won for all the coins that may still be paid.

    ``tiles_left_in_year`` are those after the one that is up, ``coins`` are everybody's, ``tiles_out`` lie in zoos.
    """
    to_win = float(tiles_left_in_year * (year + weight_of_later_years(year)))
    to_pay = float(coins)
    left = stack
    tiles = tiles_out + tiles_left_in_year + 1
    for later in range(year + 1, YEARS + 1):
        to_pay += tiles
        drawn = min(left, TILES_A_YEAR) if later < YEARS else left
        left -= drawn
        tiles += drawn
        to_win += drawn * (later + weight_of_later_years(later))
    return SWING_A_TILE * to_win / max(1.0, to_pay)
