"""Plans that bots weigh: where a tile would go in each zoo, what it would bring, and what a coin is worth meanwhile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.games.zoo_le_ma.bots.appraisal import Appraiser, Prospect, weight_of_later_years
from menagerie.games.zoo_le_ma.rules.ground import half_b
from menagerie.games.zoo_le_ma.rules.position import TILES_A_YEAR, YEARS, Position
from menagerie.games.zoo_le_ma.rules.zoo import Zoo

GROWTH: Final = 0.25
"""What a star is worth in an enclosure that is not the best yet, in points."""
SWING_A_TILE: Final = 1.3
"""How many visitors, trees and benches change hands over a tile, about."""

THRIFT: Final = 5.5
"""A coin is dearer than its share of the points to come: who has it may choose the tile, and who has none looks on."""
MOST_WANTED: Final = 99.0
"""In the last auction coins are worth nothing any more, and one would pay anything."""


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


def appraiser_of(position: Position) -> Appraiser:
    """For the tile that is up."""
    lone = position.options.lone_bush_one_tree
    row = position.row[position.lot + 1 :]
    prospect = Prospect(position.tile_set.layout, position.players, position.year, row, position.stack, lone)
    return Appraiser(prospect, position.zoos, position.tile(), position.auction, position.options.one_bench_a_tile)


def loss(plans: list[Site | None], seat: int) -> float:
    """How far a seat would get ahead (it falls behind, mostly) if that one of the others got the tile who likes it
    best."""
    rival: Site | None = None
    for other in range(len(plans)):
        plan = plans[other]
        if other != seat and plan is not None and (rival is None or plan.worth > rival.worth):
            rival = plan
    return 0.0 if rival is None else lead(rival.gains, seat)


def stake(plans: list[Site | None], seat: int) -> float:
    """What is at stake for a seat: to get the tile, or to see it in another zoo. ``plans`` are the best places."""
    plan = plans[seat]
    return (0.0 if plan is None else plan.worth) - loss(plans, seat)


def points_per_coin(position: Position, lot: int) -> float:
    """What a coin may be worth in points once this lot is gone: all that can still be won for all the coins that may
    still be paid."""
    year = position.year
    left = len(position.row) - lot - 1
    to_win = float(left * (year + weight_of_later_years(year)))
    to_pay = float(sum(position.coins))
    stack = len(position.stack)
    tiles = sum([len(zoo.tiles) for zoo in position.zoos]) + len(position.row) - position.lot
    for later in range(year + 1, YEARS + 1):
        to_pay += tiles  # income
        drawn = min(stack, TILES_A_YEAR) if later < YEARS else stack
        stack -= drawn
        tiles += drawn
        to_win += drawn * (later + weight_of_later_years(later))
    return SWING_A_TILE * to_win / max(1.0, to_pay)


def wish(position: Position, lot: int, at_stake: float) -> float:
    """How many coins a builder would pay for that, if it had them."""
    rate = THRIFT * points_per_coin(position, lot)
    return MOST_WANTED if at_stake >= MOST_WANTED * rate else max(0.0, at_stake / rate)
