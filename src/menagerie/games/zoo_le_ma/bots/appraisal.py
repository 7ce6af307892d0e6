"""What zoos may be expected to score: for bots, who look ahead.

Nobody knows who will win the tiles to come, so an enclosure is worth more than the visitors in it now: it has a chance
of being first or second at the end of this year and of the later ones. The chance that one zoo will be ahead of another
is read off their lead today and the stars that are still to come, as if these fell to anyone.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.games.zoo_le_ma.rules.ground import ANIMAL_KINDS, Layout
from menagerie.games.zoo_le_ma.rules.zoo import Zoo

BUSHES: Final = ANIMAL_KINDS
"""Bushes are appraised like one more kind of animal."""
KINDS: Final = ANIMAL_KINDS + 1
SWING: Final = 0.55
"""How much of the stars to come really moves the lead between two zoos."""
NEWER: Final = 0.3
"""What being newer is worth, in stars."""
STEADY: Final = 0.05
"""A lead is never quite safe: even with nothing to come, this much uncertainty is left in the figures."""
YEARS: Final = 5


def weight_of_later_years(year: int) -> int:
    """8.1: what an item is worth that is there at the end of every later year."""
    return sum(range(year + 1, YEARS + 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class Prospect:
    """What is still to come, as far as all can see: the rest of this year's row, and what the stack holds."""

    __slots__ = ("later", "later_spread", "now_spread", "one_tree", "players", "soon_count", "then_count", "year")

    def __init__(
        self, layout: Layout, players: int, year: int, row: list[int], stack: list[int], one_tree: bool
    ) -> None:
        """``row`` are the tiles of this year yet to be won, ``stack`` those of later years, in any order."""
        self.players: int = players
        self.year: int = year
        self.one_tree: bool = one_tree
        self.later: int = weight_of_later_years(year)
        squares = [0.0] * KINDS
        counts = [0.0] * KINDS
        _count(layout, row, squares, counts, 1.0)
        self.now_spread: list[float] = [_spread(square, players) for square in squares]
        self.soon_count: list[float] = counts[:]
        # Of the later years each counts with its own points; seen together, about so much of the stack is behind them.
        share = _share_seen(year)
        _count(layout, stack, squares, counts, share)
        self.later_spread: list[float] = [_spread(square, players) for square in squares]
        self.then_count: list[float] = counts

    def points(self, kind: int, worth: list[int], since: list[int]) -> list[float]:
        """What a kind of visitors (or the trees) will bring each seat in this year and the later ones, on average."""
        alone = 2.0 if kind == BUSHES and not self.one_tree else 1.0
        found = expected(worth, since, self.now_spread[kind], self.soon_count[kind], alone)
        for seat in range(self.players):
            found[seat] *= self.year
        if self.later:
            then = expected(worth, since, self.later_spread[kind], self.then_count[kind], alone)
            for seat in range(self.players):
                found[seat] += self.later * then[seat]
        return found

    def bench(self) -> float:
        """7.6: what a bench brings."""
        return float(self.year + self.later)


def _share_seen(year: int) -> float:
    """How much of the stack has been won at the middle of the later years, each counted with its points."""
    weights = 0.0
    seen = 0.0
    later = YEARS - year
    for ahead in range(1, later + 1):
        weights += year + ahead
        seen += (year + ahead) * ahead / later
    return seen / weights if weights else 0.0


def _count(layout: Layout, tiles: list[int], squares: list[float], counts: list[float], share: float) -> None:
    for tile in tiles:
        for kind, stars in (
            (layout.animal_a[tile], layout.stars_a[tile]),
            (layout.animal_b[tile], layout.stars_b[tile]),
            (BUSHES, layout.bushes[tile]),
        ):
            squares[kind] += share * stars * stars
            if stars:
                counts[kind] += share


def _spread(squares: float, players: int) -> float:
    """How far a lead may move, as a slope: large where it can hardly move."""
    return 1.7 / (STEADY + SWING * sqrt(2.0 * squares / players))


def expected(worth: list[int], since: list[int], slope: float, count: float, alone: float) -> list[float]:
    """How many visitors each seat may hope for: two if nobody is ahead of it, one if only one is."""
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
                lead += NEWER if since[seat] > since[other] else -NEWER
            behind = owns[other] / (1.0 + exp(min(40.0, slope * lead)))  # the chance that the other gets ahead
            one_ahead = one_ahead * (1.0 - behind) + nobody_ahead * behind
            nobody_ahead *= 1.0 - behind
            nobody_else *= 1.0 - owns[other]
        found[seat] = owns[seat] * (2.0 * nobody_ahead + one_ahead - (2.0 - alone) * nobody_else)
    return found


def zoo_points(prospect: Prospect, zoos: list[Zoo]) -> list[float]:
    """What all the zoos may be expected to score from now on, by seat."""
    total = [prospect.bench() * zoo.benches for zoo in zoos]
    for animal in range(ANIMAL_KINDS):
        gains = prospect.points(animal, [zoo.best[animal] for zoo in zoos], [zoo.since[animal] for zoo in zoos])
        for seat in range(len(zoos)):
            total[seat] += gains[seat]
    gains = prospect.points(BUSHES, [zoo.bushes for zoo in zoos], [zoo.bushes_since for zoo in zoos])
    for seat in range(len(zoos)):
        total[seat] += gains[seat]
    return total


@mypyc_attr(allow_interpreted_subclasses=True)
class Appraiser:
    """Tells what a tile would change, in whichever zoo and place it came to lie."""

    __slots__ = ("_base", "_seen", "auction", "layout", "one_bench", "prospect", "tile", "zoos")

    def __init__(self, prospect: Prospect, zoos: list[Zoo], tile: int, auction: int, one_bench: bool) -> None:
        self.prospect: Prospect = prospect
        self.zoos: list[Zoo] = zoos
        self.tile: int = tile
        self.auction: int = auction
        self.one_bench: bool = one_bench
        self.layout: Layout = zoos[0].layout
        self._base: list[list[float]] = []
        for kind, stars in self._kinds():
            self._base.append(self._points(kind, -1, 0) if stars else [0.0] * len(zoos))
        self._seen: dict[tuple[int, int, int], list[float]] = {}

    def _kinds(self) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int]]:
        layout, tile = self.layout, self.tile
        return (
            (layout.animal_a[tile], layout.stars_a[tile]),
            (layout.animal_b[tile], layout.stars_b[tile]),
            (BUSHES, layout.bushes[tile]),
        )

    def _points(self, kind: int, seat: int, worth: int) -> list[float]:
        """What a kind brings everybody, if this seat's best were worth that from now on."""
        if kind == BUSHES:
            values = [zoo.bushes for zoo in self.zoos]
            since = [zoo.bushes_since for zoo in self.zoos]
        else:
            values = [zoo.best[kind] for zoo in self.zoos]
            since = [zoo.since[kind] for zoo in self.zoos]
        if seat >= 0:
            values[seat] = worth
            since[seat] = self.auction
        return self.prospect.points(kind, values, since)

    def gains(self, seat: int, stars_a: int, stars_b: int) -> list[float]:
        """What everybody gains or loses if the tile's halves become part of enclosures of so many stars in this
        seat's zoo, benches aside."""
        key = (seat, stars_a, stars_b)
        known = self._seen.get(key)
        if known is not None:
            return known
        zoo = self.zoos[seat]
        players = len(self.zoos)
        total = [0.0] * players
        worths = (stars_a, stars_b, zoo.bushes + self.layout.bushes[self.tile])
        for place, (kind, stars) in enumerate(self._kinds()):
            if not stars or (kind != BUSHES and worths[place] <= zoo.best[kind]):
                continue
            after = self._points(kind, seat, worths[place])
            before = self._base[place]
            for other in range(players):
                total[other] += after[other] - before[other]
        self._seen[key] = total
        return total

    def at(self, seat: int, cell: int, rotation: int, other_cell: int) -> tuple[int, int, int]:
        """The stars of the enclosures the halves would be part of there, and the benches it would bring."""
        zoo = self.zoos[seat]
        layout, tile = self.layout, self.tile
        benches = zoo.joined(tile, cell, rotation) - 1
        if self.one_bench and benches > 1:
            benches = 1
        return (
            zoo.stars_with(layout.animal_a[tile], layout.stars_a[tile], cell),
            zoo.stars_with(layout.animal_b[tile], layout.stars_b[tile], other_cell),
            benches,
        )
