"""A table in a few strokes, for looking ahead: what matters of a position, quick to copy and to play on with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.core.generator import Generator
from menagerie.games.zoo_le_ma import ranking
from menagerie.games.zoo_le_ma.appraisal import Appraiser, Prospect, zoo_points
from menagerie.games.zoo_le_ma.ground import ANIMAL_KINDS, JOINED, ROW
from menagerie.games.zoo_le_ma.plans import Site, lead, sites
from menagerie.games.zoo_le_ma.position import BUSH_TILES_A_YEAR, TILES_A_YEAR, YEARS, Position
from menagerie.games.zoo_le_ma.zoo import NO_PEN, Zoo

# The figures that experience has weights for.
POINTS: Final = 0  # what the zoo may be expected to score
COINS: Final = 1
TILES: Final = 2
ENDS: Final = 3  # open path ends
SPARE: Final = 4  # stars in enclosures that do not count
BENCHES: Final = 5
CLOSINGS: Final = 6  # where one tile would close a ring
GROWING: Final = 7  # open ends beside enclosures that count


def shape(zoo: Zoo) -> tuple[int, int, int, int]:
    """How a zoo can go on: its ends, spare stars, closings, growing."""
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
        for step in (1, -1, ROW, -ROW):
            pen = zoo.cells.get(cell + step, NO_PEN)
            if pen != NO_PEN and zoo.best_pen[zoo.pen_animal[pen]] == pen:
                growing += 1
    return ends, zoo.stars() - sum(zoo.best), closings, growing


@mypyc_attr(allow_interpreted_subclasses=True)
class Sketch:
    """The table before an auction."""

    __slots__ = (
        "auction", "coins", "flags", "layout", "lot", "one_bench", "one_tree", "players", "professional", "row",
        "scores", "stack", "weights", "year", "zoos",
    )  # fmt: skip

    def __init__(self, position: Position, weights: dict[int, list[float]]) -> None:
        self.layout = position.tile_set.layout
        self.players: int = position.players
        self.weights: dict[int, list[float]] = weights
        self.one_bench: bool = position.options.one_bench_a_tile
        self.one_tree: bool = position.options.lone_bush_one_tree
        self.professional: bool = position.options.professional
        self.year: int = position.year
        self.lot: int = position.lot
        self.row: list[int] = position.row
        self.stack: list[int] = position.stack
        self.auction: int = position.auction
        self.coins: list[int] = position.coins[:]
        self.flags: list[int] = position.flags[:]
        self.scores: list[int] = position.scores[:]
        self.zoos: list[Zoo] = position.zoos[:]

    def copy(self) -> Sketch:
        twin: Sketch = Sketch.__new__(Sketch)
        twin.layout = self.layout
        twin.players = self.players
        twin.weights = self.weights
        twin.one_bench = self.one_bench
        twin.one_tree = self.one_tree
        twin.professional = self.professional
        twin.year = self.year
        twin.lot = self.lot
        twin.row = self.row
        twin.stack = self.stack
        twin.auction = self.auction
        twin.coins = self.coins[:]
        twin.flags = self.flags[:]
        twin.scores = self.scores[:]
        twin.zoos = self.zoos[:]
        return twin

    def over(self) -> bool:
        return self.year > YEARS

    # --- what is known of the future

    def prospect(self, lot: int) -> Prospect:
        """What is still to come from this lot on."""
        return Prospect(self.layout, self.players, self.year, self.row[lot:], self.stack, self.one_tree)

    def appraiser(self) -> Appraiser:
        return Appraiser(self.prospect(self.lot + 1), self.zoos, self.row[self.lot], self.auction, self.one_bench)

    def weight(self, lot: int) -> list[float]:
        """What a lead in each figure is worth before this lot."""
        return self.weights[3 * self.year + (0 if lot == 0 else 1 if lot <= 2 else 2)]

    # --- playing on

    def give(self, seat: int, site: Site | None, price: int, tied: bool) -> None:
        """The tile goes to a seat, and the next one is up, be it next year."""
        self.coins[seat] -= price
        if tied:
            self.flags.remove(seat)
            self.flags.append(seat)
        if site is not None:
            tile = self.row[self.lot]
            zoo = self.zoos[seat]
            self.zoos[seat] = zoo.with_tile(tile, site.cell, site.rotation, self.auction, self.one_bench, False)
        self.auction += 1
        self.lot += 1
        while self.year <= YEARS and self.lot == len(self.row):
            self.end_year()

    def end_year(self) -> None:
        """8: points, income, and the next row from the stack as this world has it."""
        for animal in range(ANIMAL_KINDS):
            held = ranking.visitors(self.zoos, animal)
            for seat in range(self.players):
                self.scores[seat] += self.year * held[seat]
        trees = ranking.trees(self.zoos, self.one_tree)
        for seat in range(self.players):
            zoo = self.zoos[seat]
            self.scores[seat] += self.year * (trees[seat] + zoo.benches)
            self.coins[seat] += len(zoo.tiles)
        self.year += 1
        self.lot = 0
        if self.year <= YEARS:
            count = self.next_row()
            self.row = self.stack[len(self.stack) - count :]
            self.row.reverse()
            self.stack = self.stack[: len(self.stack) - count]

    def next_row(self) -> int:
        """2.2, 10.1, 10.2: how many tiles the coming year has."""
        if not self.professional:
            return min(TILES_A_YEAR, len(self.stack))
        if self.year == YEARS:
            return len(self.stack)
        bush_tiles = 0
        count = 0
        while count < len(self.stack) and bush_tiles < BUSH_TILES_A_YEAR:
            count += 1
            bush_tiles += self.layout.bushes[self.stack[-count]] > 0
        return count

    # --- what it is worth

    def values(self) -> list[float]:
        """What each seat may expect to have in the end, its coins and chances counted as experience has it."""
        if self.year > YEARS:
            return [float(score) for score in self.scores]
        weight = self.weight(self.lot)
        points = zoo_points(self.prospect(self.lot), self.zoos)
        found: list[float] = []
        for seat in range(self.players):
            zoo = self.zoos[seat]
            ends, spare, closings, growing = shape(zoo)
            found.append(
                self.scores[seat]
                + weight[POINTS] * points[seat]
                + weight[COINS] * self.coins[seat]
                + weight[TILES] * len(zoo.tiles)
                + weight[ENDS] * ends
                + weight[SPARE] * spare
                + weight[BENCHES] * zoo.benches
                + weight[CLOSINGS] * closings
                + weight[GROWING] * growing
            )
        return found

    def next_weight(self) -> list[float]:
        """The weights that will hold once the tile that is up is gone."""
        if self.lot + 1 < len(self.row):
            return self.weight(self.lot + 1)
        if self.year < YEARS:
            return self.weights[3 * (self.year + 1)]
        return [1.0] + [0.0] * 7

    def refined(self, appraiser: Appraiser, seat: int, most: int) -> list[Site]:
        """The most promising places for the tile in a zoo, best first, with the shape of the zoo in mind."""
        weight = self.next_weight()
        found = sites(appraiser, seat)
        points = max(0.3, weight[POINTS])
        for site in found:
            site.worth = points * lead(site.gains, seat) + weight[BENCHES] * site.benches
        found.sort(key=_worth)
        found = found[:most]
        tile = self.row[self.lot]
        zoo = self.zoos[seat]
        for site in found:
            ends, spare, closings, growing = shape(
                zoo.with_tile(tile, site.cell, site.rotation, self.auction, self.one_bench, False)
            )
            site.worth += (
                weight[ENDS] * ends + weight[SPARE] * spare + weight[CLOSINGS] * closings + weight[GROWING] * growing
            )
        found.sort(key=_worth)
        return found

    def quick_site(self, appraiser: Appraiser, seat: int, weight: list[float]) -> Site | None:
        """A good place, found fast."""
        best: Site | None = None
        points = max(0.3, weight[POINTS])
        for site in sites(appraiser, seat):
            site.worth = (
                points * lead(site.gains, seat) + weight[BENCHES] * site.benches + 0.01 * (site.stars_a + site.stars_b)
            )
            if best is None or site.worth > best.worth:
                best = site
        return best

    def play_lot(self, rng: Generator) -> None:
        """One auction as it may well go: everybody bids what the tile is worth to them, more or less."""
        appraiser = self.appraiser()
        weight = self.next_weight()
        players = self.players
        plans = [self.quick_site(appraiser, seat, weight) for seat in range(players)]
        coin = max(0.05, weight[COINS])
        bids: list[int] = []
        for seat in range(players):
            plan = plans[seat]
            gain = weight[TILES] + plan.worth if plan is not None else 0.0
            wanted = gain / coin * (70 + rng.below(61)) / 100
            bids.append(min(self.coins[seat], int(max(0.0, wanted))))
        price = max(bids)
        winner = -1
        count = 0
        for seat in self.flags:
            if bids[seat] == price:
                count += 1
                if winner < 0:
                    winner = seat
        second = 0
        for seat in range(players):
            if seat != winner and bids[seat] > second:
                second = bids[seat]
        self.give(winner, plans[winner], min(price, second + 1), count > 1)


def _worth(site: Site) -> float:
    return -site.worth
