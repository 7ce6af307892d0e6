"""How many points a zoo may expect from now on: an estimate for bots.

Nobody knows who will win the tiles to come, so an enclosure counts with the probability that it is first or second at
the end of this year and of the later ones. The probability that one zoo gets ahead of another is estimated from the
lead today and the stars still to come, as if these were equally likely to fall to anyone.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.games.zoo_le_ma.rules.grid import ANIMAL_KINDS, TileFacts
from menagerie.games.zoo_le_ma.rules.zoo import Zoo

BUSHES: Final = ANIMAL_KINDS
"""Bushes are estimated like one more kind of animal."""
KINDS: Final = ANIMAL_KINDS + 1
LEAD_SWING: Final = 0.55
"""How much of the stars to come changes the lead between two zoos."""
NEWER_BONUS: Final = 0.3
"""What it is worth to be the newer of two, in stars."""
LEAST_SPREAD: Final = 0.05
"""The least uncertainty of a lead: with none at all the slope would be infinite."""
YEARS: Final = 5


def points_in_later_years(year: int) -> int:
    """8.1: what an item is worth that is there at the end of every later year."""
    return sum(range(year + 1, YEARS + 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class PointsForecast:
    """Expected points given the tiles that are still to come: the rest of this year's row, and the stack."""

    __slots__ = ("count_later", "count_now", "later", "one_tree", "players", "slope_later", "slope_now", "year")

    def __init__(
        self, tile_facts: TileFacts, players: int, year: int, row: list[int], stack: list[int], one_tree: bool
    ) -> None:
        """``row`` are the tiles of this year yet to be won, ``stack`` those of later years, in any order."""
        self.players: int = players
        self.year: int = year
        self.one_tree: bool = one_tree
        self.later: int = points_in_later_years(year)
        squares = [0.0] * KINDS
        counts = [0.0] * KINDS
        _count(tile_facts, row, squares, counts, 1.0)
        self.slope_now: list[float] = [_slope(square, players) for square in squares]
        self.count_now: list[float] = counts[:]
        # At the end of a later year, on average over their points, this share of the stack has been won.
        share = _share_won(year)
        _count(tile_facts, stack, squares, counts, share)
        self.slope_later: list[float] = [_slope(square, players) for square in squares]
        self.count_later: list[float] = counts

    def points(self, kind: int, worth: list[int], since: list[int]) -> list[float]:
        """What visitors of a kind (or the trees) are expected to bring each seat, this year and later."""
        alone = 2.0 if kind == BUSHES and not self.one_tree else 1.0
        found = expected_visitors(worth, since, self.slope_now[kind], self.count_now[kind], alone)
        for seat in range(self.players):
            found[seat] *= self.year
        if self.later:
            then = expected_visitors(worth, since, self.slope_later[kind], self.count_later[kind], alone)
            for seat in range(self.players):
                found[seat] += self.later * then[seat]
        return found

    def bench(self) -> float:
        """7.6: what a bench brings."""
        return float(self.year + self.later)


def _share_won(year: int) -> float:
    """How much of the stack has been won at the end of a later year, averaged with the points of each year."""
    weights = 0.0
    seen = 0.0
    later = YEARS - year
    for ahead in range(1, later + 1):
        weights += year + ahead
        seen += (year + ahead) * ahead / later
    return seen / weights if weights else 0.0


def _count(tile_facts: TileFacts, tiles: list[int], squares: list[float], counts: list[float], share: float) -> None:
    for tile in tiles:
        for kind, stars in (
            (tile_facts.animal_a[tile], tile_facts.stars_a[tile]),
            (tile_facts.animal_b[tile], tile_facts.stars_b[tile]),
            (BUSHES, tile_facts.bushes[tile]),
        ):
            squares[kind] += share * stars * stars
            if stars:
                counts[kind] += share


def _slope(squares: float, players: int) -> float:
    """The slope of the probability curve over the lead: steep where the lead can hardly change any more."""
    return 1.7 / (LEAST_SPREAD + LEAD_SWING * sqrt(2.0 * squares / players))


def expected_visitors(worth: list[int], since: list[int], slope: float, count: float, alone: float) -> list[float]:
    """The visitors each seat may expect, by seat: two if nobody is ahead of it, one if only one is."""
    players = len(worth)
    owns = [1.0] * players
    for seat in range(players):
        if not worth[seat]:
            owns[seat] = 1.0 - exp(-count / players)
    found = [0.0] * players
    for seat in range(players):
        if owns[seat] == 0.0:
            continue
        nobody_ahead = 1.0
        one_ahead = 0.0
        nobody_else = 1.0
        for other in range(players):
            if other == seat:
                continue
            lead = float(worth[seat] - worth[other])
            if since[seat] != since[other]:
                lead += NEWER_BONUS if since[seat] > since[other] else -NEWER_BONUS
            behind = owns[other] / (1.0 + exp(min(40.0, slope * lead)))  # the probability that the other gets ahead
            one_ahead = one_ahead * (1.0 - behind) + nobody_ahead * behind
            nobody_ahead *= 1.0 - behind
            nobody_else *= 1.0 - owns[other]
        found[seat] = owns[seat] * (2.0 * nobody_ahead + one_ahead - (2.0 - alone) * nobody_else)
    return found


def expected_points(forecast: PointsForecast, zoos: list[Zoo]) -> list[float]:
    """What each zoo may be expected to score from now on, by seat."""
    total = [forecast.bench() * zoo.benches for zoo in zoos]
    for animal in range(ANIMAL_KINDS):
        gains = forecast.points(
            animal, [zoo.best_stars[animal] for zoo in zoos], [zoo.best_since[animal] for zoo in zoos]
        )
        for seat in range(len(zoos)):
            total[seat] += gains[seat]
    gains = forecast.points(BUSHES, [zoo.bushes for zoo in zoos], [zoo.bushes_since for zoo in zoos])
    for seat in range(len(zoos)):
        total[seat] += gains[seat]
    return total


@mypyc_attr(allow_interpreted_subclasses=True)
class TileValuation:
    """What a tile would change in the expected points of all, in whichever zoo and place it comes to lie."""

    __slots__ = ("_base", "_known", "auction", "forecast", "one_bench", "tile", "tile_facts", "zoos")

    def __init__(self, forecast: PointsForecast, zoos: list[Zoo], tile: int, auction: int, one_bench: bool) -> None:
        self.forecast: PointsForecast = forecast
        self.zoos: list[Zoo] = zoos
        self.tile: int = tile
        self.auction: int = auction
        self.one_bench: bool = one_bench
        self.tile_facts: TileFacts = zoos[0].tile_facts
        self._base: list[list[float]] = []
        for kind, stars in self._kinds():
            self._base.append(self._points(kind, -1, 0) if stars else [0.0] * len(zoos))
        self._known: dict[tuple[int, int, int], list[float]] = {}

    def _kinds(self) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int]]:
        tile_facts, tile = self.tile_facts, self.tile
        return (
            (tile_facts.animal_a[tile], tile_facts.stars_a[tile]),
            (tile_facts.animal_b[tile], tile_facts.stars_b[tile]),
            (BUSHES, tile_facts.bushes[tile]),
        )

    def _points(self, kind: int, seat: int, worth: int) -> list[float]:
        """What a kind is expected to bring each seat, if this seat's best were worth that from now on."""
        if kind == BUSHES:
            values = [zoo.bushes for zoo in self.zoos]
            since = [zoo.bushes_since for zoo in self.zoos]
        else:
            values = [zoo.best_stars[kind] for zoo in self.zoos]
            since = [zoo.best_since[kind] for zoo in self.zoos]
        if seat >= 0:
            values[seat] = worth
            since[seat] = self.auction
        return self.forecast.points(kind, values, since)

    def gains(self, seat: int, stars_a: int, stars_b: int) -> list[float]:
        """What everybody gains or loses if the tile's halves become part of enclosures of so many stars in this
        seat's zoo, benches aside."""
        key = (seat, stars_a, stars_b)
        known = self._known.get(key)
        if known is not None:
            return known
        zoo = self.zoos[seat]
        players = len(self.zoos)
        total = [0.0] * players
        worths = (stars_a, stars_b, zoo.bushes + self.tile_facts.bushes[self.tile])
        for place, (kind, stars) in enumerate(self._kinds()):
            if not stars or (kind != BUSHES and worths[place] <= zoo.best_stars[kind]):
                continue
            after = self._points(kind, seat, worths[place])
            before = self._base[place]
            for other in range(players):
                total[other] += after[other] - before[other]
        self._known[key] = total
        return total

    def enclosures_and_benches(self, seat: int, cell: int, rotation: int, other_cell: int) -> tuple[int, int, int]:
        """The stars of the enclosures the halves would be part of there, and the benches it would bring."""
        zoo = self.zoos[seat]
        tile_facts, tile = self.tile_facts, self.tile
        benches = zoo.paths_joined(tile, cell, rotation) - 1
        if self.one_bench and benches > 1:
            benches = 1
        return (
            zoo.stars_with(tile_facts.animal_a[tile], tile_facts.stars_a[tile], cell),
            zoo.stars_with(tile_facts.animal_b[tile], tile_facts.stars_b[tile], other_cell),
            benches,
        )
