"""A position as the strategist sees it: what tiles are worth to whom, by the experience of games that were played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.games.zoo_le_ma.bots.appraisal import Appraiser, Prospect
from menagerie.games.zoo_le_ma.bots.plans import Site, best_site, lead, sites, stake, wish
from menagerie.games.zoo_le_ma.bots.year_plan import Lot
from menagerie.games.zoo_le_ma.rules.ground import JOINED, ROW, STEPS
from menagerie.games.zoo_le_ma.rules.position import YEARS, Position
from menagerie.games.zoo_le_ma.rules.zoo import NO_PEN, Zoo

# The figures that experience has weights for, in the order of its file.
POINTS: Final = 0  # what the zoo may be expected to score
COINS: Final = 1
TILES: Final = 2
ENDS: Final = 3  # free cells a path leads to
SPARE: Final = 4  # stars in enclosures that do not count
BENCHES: Final = 5
CLOSINGS: Final = 6  # places where one tile would close a ring
GROWING: Final = 7  # ends beside enclosures that count

LEAST_POINTS: Final = 0.3
"""Early on experience hardly minds what a zoo may score, which tells where a tile is wanted but not where it fits."""
PROMISE: Final = 0.05
"""How much of what the tiles to come would be worth speaks for a place that suits them."""
LATE: Final = 3
"""From this lot on a year is late; its first one is a stage of its own."""


def stage(year: int, lot: int) -> int:
    """Where experience keeps the weights that hold before this lot."""
    return 3 * year + (0 if lot == 0 else 1 if lot < LATE else 2)


def shape(zoo: Zoo) -> tuple[int, int, int, int]:
    """How a zoo can go on: its ends, its spare stars, its closings, and its ends beside enclosures that count."""
    fringe = zoo.fringe
    ends = 0
    closings = 0
    growing = 0
    for cell, borders in fringe.items():
        paths = borders & 15
        if not paths:
            continue
        ends += 1
        if JOINED[paths] > 1:
            closings += 1
        if fringe.get(cell + 1, 0) & 15:
            closings += 1
        if fringe.get(cell + ROW, 0) & 15:
            closings += 1
        for step in STEPS:
            pen = zoo.cells.get(cell + step, NO_PEN)
            if pen != NO_PEN and zoo.best_pen[zoo.pen_animal[pen]] == pen:
                growing += 1
    return ends, zoo.stars() - sum(zoo.best), closings, growing


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """One position, with the weights of experience: ``3 * year + stage``, then the figures above."""

    __slots__ = ("one_bench", "position", "weights")

    def __init__(self, position: Position, weights: dict[int, list[float]]) -> None:
        self.position: Position = position
        self.weights: dict[int, list[float]] = weights
        self.one_bench: bool = position.options.one_bench_a_tile

    def prospect(self, lot: int) -> Prospect:
        """What is still to come once this lot is gone."""
        position = self.position
        lone = position.options.lone_bush_one_tree
        row = position.row[lot + 1 :]
        return Prospect(position.tile_set.layout, position.players, position.year, row, position.stack, lone)

    def appraiser(self, lot: int) -> Appraiser:
        """For a tile of the row."""
        position = self.position
        auction = position.auction + lot - position.lot
        return Appraiser(self.prospect(lot), position.zoos, position.row[lot], auction, self.one_bench)

    def weight_after(self, lot: int) -> list[float]:
        """The weights that hold once this lot is gone."""
        position = self.position
        if lot + 1 < len(position.row):
            return self.weights[stage(position.year, lot + 1)]
        if position.year < YEARS:
            return self.weights[stage(position.year + 1, 0)]
        return [1.0] + [0.0] * GROWING  # nothing but points counts in the end

    def coin(self) -> float:
        """What a coin is worth that is left when the year is over."""
        year = self.position.year
        return self.weights[stage(year + 1, 0)][COINS] if year < YEARS else 0.0

    # --- what tiles of the row are worth

    def lot(self, seat: int, place: int) -> Lot:
        """What a tile of the row is worth to this seat, whoever wins it, and what the others would pay."""
        position = self.position
        players = position.players
        weight = self.weights[stage(position.year, place + 1)]
        points = max(LEAST_POINTS, weight[POINTS])
        appraiser = self.appraiser(place)
        plans = [best_site(appraiser, other) for other in range(players)]
        worth = [0.0] * players
        wishes = [0.0] * players
        for other in range(players):
            plan = plans[other]
            if plan is None:
                continue
            whole = weight[TILES] + weight[BENCHES] * plan.benches
            worth[other] = points * lead(plan.gains, seat) + (whole if other == seat else -whole / (players - 1))
            wishes[other] = wish(position, place, stake(plans, other))
        return Lot(worth, wishes)

    # --- where a tile goes

    def places(self, seat: int, most: int) -> list[Site]:
        """The most promising places for the tile that is up, best first, with the shape of the zoo in mind."""
        position = self.position
        weight = self.weight_after(position.lot)
        points = max(LEAST_POINTS, weight[POINTS])
        found = sites(self.appraiser(position.lot), seat)
        for site in found:
            site.worth = points * lead(site.gains, seat) + weight[BENCHES] * site.benches
        found.sort(key=_worth)
        found = found[:most]
        for site in found:
            ends, spare, closings, growing = shape(self.built(seat, site))
            site.worth += weight[ENDS] * ends + weight[SPARE] * spare
            site.worth += weight[CLOSINGS] * closings + weight[GROWING] * growing
        found.sort(key=_worth)
        return found

    def built(self, seat: int, site: Site) -> Zoo:
        """The zoo with the tile that is up at this place."""
        position = self.position
        zoo = position.zoos[seat]
        return zoo.with_tile(position.tile(), site.cell, site.rotation, position.auction, self.one_bench, False)

    def promise(self, seat: int, site: Site, tiles: list[int]) -> float:
        """How well tiles to come would do in the zoo, if the one that is up went there."""
        position = self.position
        zoos = position.zoos[:]
        zoos[seat] = self.built(seat, site)
        prospect = self.prospect(position.lot)
        total = 0.0
        for tile in tiles:
            plan = best_site(Appraiser(prospect, zoos, tile, position.auction + 1, self.one_bench), seat)
            if plan is not None:
                total += plan.worth
        to_win = (len(position.row) - position.lot - 1 + len(position.stack)) / position.players
        return PROMISE * to_win * total / len(tiles)


def _worth(site: Site) -> float:
    return -site.worth
