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

from menagerie.games.eighteen_zoo.rules.map.arms import FINE_NUTS, JUMPING, PLAIN
from menagerie.games.eighteen_zoo.rules.map.drawn import Drawn, judge
from menagerie.games.eighteen_zoo.rules.map.pairing import Kind, Pairing, RunList, length, style_of
from menagerie.games.eighteen_zoo.rules.map.runs import Gear, Harvest, Squirrel, water_value
from menagerie.games.eighteen_zoo.rules.map.stops import StopGraph, stop_graph
from menagerie.games.eighteen_zoo.rules.map.tiles import WATER
from menagerie.games.eighteen_zoo.rules.map.track import Track

BUDGET: Final = 400_000
LAST_STEPS: Final = 5_000
"""What is spent beyond the budget to find at least one harvest."""
SHARES: Final = (32, 16, 8, 2, 1)
"""How much of what is left of the budget each attempt to settle the matter may take: a 32nd first, all at last."""
BARGAINS: Final = 30
"""How often prices are set anew before each attempt."""
STEP: Final = 10
"""Every harvest is a multiple of this many nuts."""


class _Search:
    def __init__(self, track: Track, family: int, squirrels: list[Squirrel], gear: Gear, budget: int) -> None:
        self.graph: StopGraph = stop_graph(track, family, gear)
        self.pairing: Pairing = Pairing(self.graph, gear, track.compat, budget)
        self.kinds: list[Kind] = self.pairing.kinds(squirrels)
        self.kind_of: list[int] = []
        """By squirrel: its place in ``kinds``."""
        for squirrel in squirrels:
            for place, kind in enumerate(self.kinds):
                if kind.style == style_of(squirrel) and kind.stops == length(squirrel):
                    self.kind_of.append(place)
        self.nuts: int = 0
        """The best harvest so far, and its runs."""
        self.best: list[tuple[int, RunList, int]] = []
        self.bound: int = 0
        self.prices: list[int] = [0] * (self.graph.pieces + 2)
        """By piece of track, then SUGAR and WINGS."""
        self.sum_of_prices: int = 0
        self.boldness: int = 32
        """How far prices move at once, in 32nds of what would close the gap."""
        self.chosen: list[tuple[int, RunList, int]] = []

    def solve(self) -> None:
        pairing = self.pairing
        self.bound = sum([self._ceiling(self.kinds[place]) for place in self.kind_of])
        if pairing.budget >= 0:
            self._see_best()
        if pairing.budget < 0:  # too late for a proof; something to run is found in any case
            pairing.budget = LAST_STEPS
            self._one_after_the_other(list(range(len(self.kinds))))
            return
        for order in permutations(range(len(self.kinds))):
            self._one_after_the_other(list(order))
        if self._proved():
            return
        for share in SHARES:
            self._bargain()
            if self._proved() or pairing.budget < 0 or self._settle(share):
                return

    def _settle(self, share: int) -> bool:
        """Packs what could beat the best harvest; whether that was done within a share of the budget."""
        pairing = self.pairing
        spared = pairing.budget - pairing.budget // share
        pairing.budget -= spared
        slack = self._worth_of_all() - self._target()
        for kind in self.kinds:
            kind.runs = pairing.worth_at_least(kind, kind.best - slack)
        if pairing.budget >= 0:
            open_runs = [list(range(len(kind.runs.nuts))) for kind in self.kinds]
            self._pack(0, self._squirrels(0), open_runs, self.sum_of_prices, 0)
        done = pairing.budget >= 0
        if done:
            self.bound = self.nuts
        pairing.budget = spared + max(0, pairing.budget)
        return done

    def _proved(self) -> bool:
        return self.nuts >= self.bound

    # -- bounds -------------------------------------------------------------------------------------------------------

    def _see_best(self) -> None:
        """What each kind is worth at most at these prices, and so all together."""
        for kind in self.kinds:
            alone = self.pairing.worthiest(kind, 0)
            kind.runs = alone
            kind.best = alone.worth[-1] if alone.worth else 0
        if self.pairing.budget >= 0:
            bound = self._worth_of_all() // FINE_NUTS
            bound -= bound % STEP
            self.bound = max(self.nuts, min(self.bound, bound))

    def _worth_of_all(self) -> int:
        return self.sum_of_prices + sum([self.kinds[place].best for place in self.kind_of])

    def _set_prices(self, prices: list[int]) -> None:
        self.prices = prices
        self.sum_of_prices = sum(prices)
        tolls: list[int] = []
        for sides in self.graph.sides:
            toll = 0
            while sides:
                side = sides & -sides
                sides ^= side
                toll += prices[side.bit_length() - 1]
            tolls.append(toll)
        self.pairing.sugar_price = prices[-2]
        appraised: list[object] = []
        for kind in self.kinds:
            if kind.sources and kind.sources[0] not in appraised:
                appraised.append(kind.sources[0])
                for source in kind.sources:
                    source.appraise(tolls, prices[-1])
                    self.pairing.budget -= len(source.worth)

    def _bargain(self) -> None:
        """Makes contested track dearer and idle track cheaper, and keeps the prices with the lowest bound."""
        kept = self.prices
        self._see_best()
        lowest = self._worth_of_all()
        reserve = self.pairing.budget - self.pairing.budget // 16
        for turn in range(BARGAINS):
            demand = self._demand()
            gap = self._worth_of_all() - FINE_NUTS * self.nuts
            norm = sum([d * d for d, price in zip(demand, self.prices, strict=True) if d > 0 or price])
            if not norm or self.pairing.budget < reserve:
                break
            pull = gap * self.boldness
            self._set_prices(
                [max(0, price + pull * d // (32 * norm)) for d, price in zip(demand, self.prices, strict=True)]
            )
            self._see_best()
            if turn % 4 == 0:
                self._one_after_the_other(list(range(len(self.kinds))))
            if self._proved():
                return
            if self._worth_of_all() < lowest:
                lowest = self._worth_of_all()
                kept = self.prices
            elif turn % 4 == 3:
                self.boldness = max(1, self.boldness * 2 // 3)
        self._set_prices(kept)
        self._see_best()

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

    def _ceiling(self, kind: Kind) -> int:
        """What no run of this kind surpasses, whatever the track; for when there are too many arms to look at."""
        graph = self.graph
        gear = self.pairing.gear
        water = water_value(kind.style == JUMPING, gear.barrels, self.pairing.compat)
        waters = [water for found in graph.kind if found == WATER]
        stops = [2 * nuts if kind.style == JUMPING else nuts for nuts in graph.nuts]
        most = kind.stops + 1 if kind.style == PLAIN and gear.sugar else kind.stops
        if kind.style == JUMPING:
            return sum(sorted(stops + waters, reverse=True)[:most])
        return sum(sorted(stops, reverse=True)[:most]) + sum(waters)

    # -- harvests -----------------------------------------------------------------------------------------------------

    def _one_after_the_other(self, order: list[int]) -> None:
        """Each takes the worthiest run that is left."""
        used = nuts = 0
        taken: list[tuple[int, RunList, int]] = []
        for place in order:
            for _ in range(self.kind_of.count(place)):
                run = self.pairing.worthiest(self.kinds[place], used)
                if not run.nuts:
                    break
                used |= run.sides[-1]
                nuts += run.nuts[-1]
                taken.append((place, run, len(run.nuts) - 1))
        if nuts > self.nuts:
            self.nuts = nuts
            self.best = taken

    def _pack(self, place: int, waiting: int, open_runs: list[list[int]], worth: int, nuts: int) -> None:
        """Runs for the squirrels of this kind that still wait, and for all kinds after it.

        ``open_runs`` are, by kind, those that take nothing taken yet, the worthiest first.
        """
        if nuts > self.nuts:
            self.nuts = nuts
            self.best = self.chosen[:]
        if place == len(self.kinds) or worth + self._hope(place, waiting, open_runs) < self._target():
            return None
        if not waiting:
            return self._pack(place + 1, self._squirrels(place + 1), open_runs, worth, nuts)
        runs = self.kinds[place].runs
        later = self._hope(place + 1, self._squirrels(place + 1), open_runs)
        mine = open_runs[place]
        for i, run in enumerate(mine):
            if self.pairing.budget < 0:
                return None
            hope = worth + runs.worth[run] + later
            for equal in mine[i + 1 : i + waiting]:  # equal squirrels: the worthier run for the first
                hope += max(0, runs.worth[equal])
            if hope < self._target():
                break
            left = open_runs[:]
            left[place] = self._still_open(place, mine, i + 1, waiting - 1, runs.sides[run], hope)
            for other in range(place + 1, len(left)):
                left[other] = self._still_open(other, left[other], 0, self._squirrels(other), runs.sides[run], hope)
            self.chosen.append((place, runs, run))
            self._pack(place, waiting - 1, left, worth + runs.worth[run], nuts + runs.nuts[run])
            self.chosen.pop()
        return self._pack(place + 1, self._squirrels(place + 1), open_runs, worth, nuts)

    def _still_open(
        self, place: int, candidates: list[int], begin: int, waiting: int, taken: int, hope: int
    ) -> list[int]:
        """The candidates that use nothing taken, as long as they could bring the hoped-for worth to the target."""
        left: list[int] = []
        if not waiting or begin >= len(candidates):
            return left
        worth = self.kinds[place].runs.worth
        sides = self.kinds[place].runs.sides
        last = begin + waiting - 1  # whoever takes a worse run takes it in the place of this one
        least = self._target() - hope
        if last < len(candidates):
            least += max(0, worth[candidates[last]])
        for i in range(begin, len(candidates)):
            self.pairing.budget -= 1
            if worth[candidates[i]] < least:
                break
            if not sides[candidates[i]] & taken:
                left.append(candidates[i])
        return left

    def _target(self) -> int:
        """What has to be reached to beat the best harvest."""
        return FINE_NUTS * (self.nuts + STEP)

    def _squirrels(self, place: int) -> int:
        return self.kind_of.count(place)

    def _hope(self, place: int, waiting: int, open_runs: list[list[int]]) -> int:
        """What the squirrels from here on could be worth at most."""
        hope = 0
        for other in range(place, len(self.kinds)):
            worth = self.kinds[other].runs.worth
            for run in open_runs[other][: waiting if other == place else self._squirrels(other)]:
                hope += max(0, worth[run])
        return hope


def best_harvest(track: Track, family: int, squirrels: Sequence[Squirrel], gear: Gear, budget: int = BUDGET) -> Harvest:
    """The most nuts all squirrels bring together; past the budget (in steps) the best found, and the bound."""
    search = _Search(track, family, list(squirrels), gear, budget)
    search.solve()
    waiting: list[list[int]] = [[] for _ in search.kinds]
    for squirrel, place in enumerate(search.kind_of):
        waiting[place].append(squirrel)
    drawn: list[Drawn] = [(waiting[place].pop(0), runs.hexes(run)) for place, runs, run in search.best]
    verdict = judge(track, family, squirrels, sorted(drawn), gear)
    if verdict.harvest is None:
        raise AssertionError(f"a run of ours breaks rule {verdict.problem}")
    return Harvest(verdict.harvest.runs, search.bound)
