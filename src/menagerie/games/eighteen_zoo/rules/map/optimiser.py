"""7.4, 7.5: the best runs of all squirrels of a family together, proved best where the budget allows.

First each squirrel's best run as if it were alone: their sum bounds everything. Then runs for one squirrel after the
other, each with what the others left: a first harvest, often the best already. Where a gap remains, every piece of
track gets a price that squirrels pay for using it (Lagrange's way of sharing): the prices, and what each squirrel's
worthiest run then brings, bound all harvests too, much more closely when contested track is dear. What could still
beat the best harvest consists of runs not much below the worthiest; a branch-and-bound search packs these so that none
share track. Steps are counted, never time: the same position gives the same answer everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from menagerie.games.eighteen_zoo.rules.map.half_runs import JUMPING, PLAIN, SIXTEENTHS
from menagerie.games.eighteen_zoo.rules.map.run_check import DrawnPath, check_runs
from menagerie.games.eighteen_zoo.rules.map.run_search import RunList, RunnerKind, RunSearch, length, style_of
from menagerie.games.eighteen_zoo.rules.map.runs import Harvest, RunModifiers, Runner, water_value
from menagerie.games.eighteen_zoo.rules.map.stop_graph import StopGraph, stop_graph
from menagerie.games.eighteen_zoo.rules.map.tiles import WATER
from menagerie.games.eighteen_zoo.rules.map.track import Track

BUDGET: Final = 400_000
LAST_STEPS: Final = 5_000
"""What is spent beyond the budget to find at least one harvest."""
BUDGET_SHARES: Final = (32, 16, 8, 2, 1)
"""How much of what is left of the budget each attempt may take: a 32nd first, all at last."""
WATER_SHARE: Final = 4
"""The share of what is left that may be spent to find more O areas among equal harvests: a quarter."""
PRICE_ROUNDS: Final = 30
"""How often prices are changed before each attempt."""
STEP: Final = 10
"""Every harvest is a multiple of this many nuts."""


class _Search:
    def __init__(
        self, track: Track, graph: StopGraph, squirrels: list[Runner], modifiers: RunModifiers, budget: int
    ) -> None:
        self.graph: StopGraph = graph
        self.run_search: RunSearch = RunSearch(self.graph, modifiers, track.compat, budget)
        self.kinds: list[RunnerKind] = self.run_search.kinds(squirrels)
        self.kind_of: list[int] = []
        """By squirrel: its place in ``kinds``."""
        for squirrel in squirrels:
            for place, kind in enumerate(self.kinds):
                if kind.style == style_of(squirrel) and kind.stops == length(squirrel):
                    self.kind_of.append(place)
        self.nuts: int = 0
        """The best harvest so far, and its runs."""
        self.best: list[tuple[int, RunList, int]] = []
        self.waters: int = 0
        """The O areas of the best harvest; counted only while they decide between equals."""
        self.water_worth: int = 0
        """What an O is worth beyond its nuts, in sixteenths of a nut: too little to outweigh any nuts."""
        self.bound: int = 0
        self.prices: list[int] = [0] * (self.graph.pieces + 2)
        """By piece of track, then SUGAR and WINGS."""
        self.sum_of_prices: int = 0
        self.step_size: int = 32
        """How far prices move at once, in 32nds of what would close the gap."""
        self.chosen: list[tuple[int, RunList, int]] = []

    def solve(self) -> None:
        run_search = self.run_search
        self.bound = sum([self._ceiling(self.kinds[place]) for place in self.kind_of])
        if run_search.budget >= 0:
            self._update_bounds()
        if run_search.budget < 0:  # too late for a proof; something to run is found in any case
            run_search.budget = LAST_STEPS
            self._greedy(list(range(len(self.kinds))))
            return
        for order in permutations(range(len(self.kinds))):
            self._greedy(list(order))
        if self._proved():
            return
        for share in BUDGET_SHARES:
            self._adjust_prices()
            if self._proved() or run_search.budget < 0 or self._search_the_rest(share):
                return

    def prefer_water(self) -> None:
        """7.4g: of harvests with equally many nuts, one with the most O areas, since each pays the family 1."""
        if not self._proved() or WATER not in self.graph.kind:
            return
        self.water_worth = 1
        self.waters = _waters(self.best)
        self._set_prices(self.prices)
        self._update_bounds()
        for order in permutations(range(len(self.kinds))):
            self._greedy(list(order))
        if self.run_search.budget >= 0 and self._worth_of_all() >= self._target():
            self._search_the_rest(WATER_SHARE)

    def _search_the_rest(self, share: int) -> bool:
        """Packs what could beat the best harvest; whether that was done within a share of the budget."""
        run_search = self.run_search
        spared = run_search.budget - run_search.budget // share
        run_search.budget -= spared
        slack = self._worth_of_all() - self._target()
        for kind in self.kinds:
            kind.runs = run_search.worth_at_least(kind, kind.best - slack)
        if run_search.budget >= 0:
            open_runs = [list(range(len(kind.runs.nuts))) for kind in self.kinds]
            self._pack(0, self._squirrels(0), open_runs, self.sum_of_prices, 0)
        done = run_search.budget >= 0
        if done:
            self.bound = self.nuts
        run_search.budget = spared + max(0, run_search.budget)
        return done

    def _proved(self) -> bool:
        return self.nuts >= self.bound

    # -- bounds -------------------------------------------------------------------------------------------------------

    def _update_bounds(self) -> None:
        """What each kind is worth at most at these prices, and so all together."""
        for kind in self.kinds:
            alone = self.run_search.best_run(kind, 0)
            kind.runs = alone
            kind.best = alone.worth[-1] if alone.worth else 0
        if self.run_search.budget >= 0:
            bound = self._worth_of_all() // SIXTEENTHS
            bound -= bound % STEP
            self.bound = max(self.nuts, min(self.bound, bound))

    def _worth_of_all(self) -> int:
        return self.sum_of_prices + sum([self.kinds[place].best for place in self.kind_of])

    def _set_prices(self, prices: list[int]) -> None:
        self.prices = prices
        self.sum_of_prices = sum(prices)
        section_prices: list[int] = []
        for sides in self.graph.sides:
            section_price = 0
            while sides:
                side = sides & -sides
                sides ^= side
                section_price += prices[side.bit_length() - 1]
            section_prices.append(section_price)
        self.run_search.sugar_price = prices[-2]
        priced: list[object] = []
        for kind in self.kinds:
            if kind.sources and kind.sources[0] not in priced:
                priced.append(kind.sources[0])
                for source in kind.sources:
                    source.set_worths(section_prices, prices[-1], self.water_worth)
                    self.run_search.budget -= len(source.worth)

    def _adjust_prices(self) -> None:
        """Makes contested track dearer and idle track cheaper, and keeps the prices with the lowest bound."""
        kept = self.prices
        self._update_bounds()
        lowest = self._worth_of_all()
        reserve = self.run_search.budget - self.run_search.budget // 16
        for turn in range(PRICE_ROUNDS):
            demand = self._demand()
            gap = self._worth_of_all() - SIXTEENTHS * self.nuts
            norm = sum([d * d for d, price in zip(demand, self.prices, strict=True) if d > 0 or price])
            if not norm or self.run_search.budget < reserve:
                break
            pull = gap * self.step_size
            self._set_prices(
                [max(0, price + pull * d // (32 * norm)) for d, price in zip(demand, self.prices, strict=True)]
            )
            self._update_bounds()
            if turn % 4 == 0:
                self._greedy(list(range(len(self.kinds))))
            if self._proved():
                return
            if self._worth_of_all() < lowest:
                lowest = self._worth_of_all()
                kept = self.prices
            elif turn % 4 == 3:
                self.step_size = max(1, self.step_size * 2 // 3)
        self._set_prices(kept)
        self._update_bounds()

    def _demand(self) -> list[int]:
        """By piece: how many squirrels want it, less the one who can have it."""
        demand = [-1] * len(self.prices)
        for place in self.kind_of:
            runs = self.kinds[place].runs
            if runs.sides:
                sides = runs.sides[-1]
                while sides:
                    side = sides & -sides
                    sides ^= side
                    demand[side.bit_length() - 1] += 1
        return demand

    def _ceiling(self, kind: RunnerKind) -> int:
        """What no run of this kind surpasses, whatever the track; for when there are too many halves to look at."""
        graph = self.graph
        modifiers = self.run_search.modifiers
        water = water_value(kind.style == JUMPING, modifiers.barrels, self.run_search.compat)
        waters = [water for found in graph.kind if found == WATER]
        stops = [2 * nuts if kind.style == JUMPING else nuts for nuts in graph.nuts]
        most = kind.stops + 1 if kind.style == PLAIN and modifiers.sugar else kind.stops
        if kind.style == JUMPING:
            return sum(sorted(stops + waters, reverse=True)[:most])
        return sum(sorted(stops, reverse=True)[:most]) + sum(waters)

    # -- harvests -----------------------------------------------------------------------------------------------------

    def _greedy(self, order: list[int]) -> None:
        """Each takes the worthiest run that is left."""
        used = nuts = 0
        taken: list[tuple[int, RunList, int]] = []
        for place in order:
            for _ in range(self.kind_of.count(place)):
                run = self.run_search.best_run(self.kinds[place], used)
                if not run.nuts:
                    break
                used |= run.sides[-1]
                nuts += run.nuts[-1]
                taken.append((place, run, len(run.nuts) - 1))
        self._keep_if_better(nuts, taken)

    def _keep_if_better(self, nuts: int, taken: list[tuple[int, RunList, int]]) -> None:
        if nuts > self.nuts:
            self.nuts = nuts
            self.best = taken[:]
        elif nuts == self.nuts and self.water_worth and _waters(taken) > self.waters:
            self.waters = _waters(taken)
            self.best = taken[:]

    def _pack(self, place: int, waiting: int, open_runs: list[list[int]], worth: int, nuts: int) -> None:
        """Runs for the squirrels of this kind that still wait, and for all kinds after it.

        ``open_runs`` are, by kind, those that take nothing taken yet, the worthiest first.
        """
        if nuts >= self.nuts:
            self._keep_if_better(nuts, self.chosen)
        if place == len(self.kinds) or worth + self._reachable_worth(place, waiting, open_runs) < self._target():
            return None
        if not waiting:
            return self._pack(place + 1, self._squirrels(place + 1), open_runs, worth, nuts)
        runs = self.kinds[place].runs
        later = self._reachable_worth(place + 1, self._squirrels(place + 1), open_runs)
        mine = open_runs[place]
        for i, run in enumerate(mine):
            if self.run_search.budget < 0:
                return None
            reachable = worth + runs.worth[run] + later
            for equal in mine[i + 1 : i + waiting]:  # equal squirrels: the worthier run for the first
                reachable += max(0, runs.worth[equal])
            if reachable < self._target():
                break
            left = open_runs[:]
            left[place] = self._still_open(place, mine, i + 1, waiting - 1, runs.sides[run], reachable)
            for other in range(place + 1, len(left)):
                left[other] = self._still_open(
                    other, left[other], 0, self._squirrels(other), runs.sides[run], reachable
                )
            self.chosen.append((place, runs, run))
            self._pack(place, waiting - 1, left, worth + runs.worth[run], nuts + runs.nuts[run])
            self.chosen.pop()
        return self._pack(place + 1, self._squirrels(place + 1), open_runs, worth, nuts)

    def _still_open(
        self, place: int, candidates: list[int], begin: int, waiting: int, taken: int, reachable: int
    ) -> list[int]:
        """The candidates that use nothing taken, as long as they could bring the hoped-for worth to the target."""
        left: list[int] = []
        if not waiting or begin >= len(candidates):
            return left
        worth = self.kinds[place].runs.worth
        sides = self.kinds[place].runs.sides
        last = begin + waiting - 1  # a squirrel with a worse run could take this one instead
        least = self._target() - reachable
        if last < len(candidates):
            least += max(0, worth[candidates[last]])
        for i in range(begin, len(candidates)):
            self.run_search.budget -= 1
            if worth[candidates[i]] < least:
                break
            if not sides[candidates[i]] & taken:
                left.append(candidates[i])
        return left

    def _target(self) -> int:
        """What has to be reached to beat the best harvest."""
        if self.water_worth:
            return SIXTEENTHS * self.nuts + self.waters + 1
        return SIXTEENTHS * (self.nuts + STEP)

    def _squirrels(self, place: int) -> int:
        return self.kind_of.count(place)

    def _reachable_worth(self, place: int, waiting: int, open_runs: list[list[int]]) -> int:
        """What the squirrels from here on could be worth at most."""
        reachable = 0
        for other in range(place, len(self.kinds)):
            worth = self.kinds[other].runs.worth
            for run in open_runs[other][: waiting if other == place else self._squirrels(other)]:
                reachable += max(0, worth[run])
        return reachable


def _waters(taken: list[tuple[int, RunList, int]]) -> int:
    return sum([runs.waters(run) for _, runs, run in taken])


def best_harvest(
    track: Track,
    family: int,
    squirrels: Sequence[Runner],
    modifiers: RunModifiers,
    budget: int = BUDGET,
    prefer_water: bool = False,
    graph: StopGraph | None = None,
) -> Harvest:
    """The most nuts all squirrels bring together; past the budget (in steps) the best found, and the bound.

    ``prefer_water``: among equals the runs that visit most O areas. ``graph``: the family's, where it is known already.
    """
    if graph is None:
        graph = stop_graph(track, family, modifiers)
    search = _Search(track, graph, list(squirrels), modifiers, budget)
    search.solve()
    if prefer_water:
        search.prefer_water()
    waiting: list[list[int]] = [[] for _ in search.kinds]
    for squirrel, place in enumerate(search.kind_of):
        waiting[place].append(squirrel)
    drawn: list[DrawnPath] = [(waiting[place].pop(0), runs.hexes(run)) for place, runs, run in search.best]
    checked = check_runs(track, family, squirrels, sorted(drawn), modifiers)
    if checked.harvest is None:
        raise AssertionError(f"a run of ours breaks rule {checked.code}")
    return Harvest(checked.harvest.runs, search.bound, budget - search.run_search.budget)
