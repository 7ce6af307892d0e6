"""7.4, 7.5: the best runs of all squirrels of a family together, proved best where the budget allows.

First the best run of each squirrel as if it were alone: their sum bounds everything. Then runs for one squirrel after
the other, each with what the others left: a first harvest, often the best already. What could still beat it consists
of runs none of which loses more than the gap between the two; these are listed, and a branch-and-bound search packs
them so that none share track. Steps are counted, never time: the same position gives the same answer everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from menagerie.games.eighteen_zoo.map.arms import JUMPING, PATCHED, PLAIN, Arms
from menagerie.games.eighteen_zoo.map.drawn import Drawn, judge
from menagerie.games.eighteen_zoo.map.runs import Gear, Harvest, Squirrel, water_value
from menagerie.games.eighteen_zoo.map.stops import StopGraph, stop_graph
from menagerie.games.eighteen_zoo.map.tiles import WATER
from menagerie.games.eighteen_zoo.map.track import Track

BUDGET: Final = 400_000


class RunList:
    """Runs of one kind of squirrel. They are places in these lists."""

    def __init__(self) -> None:
        self.nuts: list[int] = []
        self.sides: list[int] = []
        """What the run takes from the other squirrels: track, and SUGAR or WINGS where it needs them."""
        self.source: list[Arms] = []
        self.one: list[int] = []
        self.other: list[int] = []

    def add(self, nuts: int, sides: int, source: Arms, one: int, other: int) -> None:
        self.nuts.append(nuts)
        self.sides.append(sides)
        self.source.append(source)
        self.one.append(one)
        self.other.append(other)

    def replace(self, run: int, nuts: int, source: Arms, one: int, other: int) -> None:
        self.nuts[run] = nuts
        self.source[run] = source
        self.one[run] = one
        self.other[run] = other

    def sort(self) -> None:
        """The richest first."""
        order = sorted(range(len(self.nuts)), key=self.nuts.__getitem__, reverse=True)
        self.nuts = [self.nuts[run] for run in order]
        self.sides = [self.sides[run] for run in order]
        self.source = [self.source[run] for run in order]
        self.one = [self.one[run] for run in order]
        self.other = [self.other[run] for run in order]

    def hexes(self, run: int) -> list[int]:
        source = self.source[run]
        home = source.graph.hex[source.root]
        return [*reversed(source.hexes(self.one[run])), home, *source.hexes(self.other[run])]


class Kind:
    """Squirrels that run alike."""

    def __init__(self, style: int, stops: int, sources: list[Arms]) -> None:
        self.style: int = style
        self.stops: int = stops
        self.sources: list[Arms] = sources
        self.best: int = 0
        """What one brings, alone on the map."""
        self.runs: RunList = RunList()


class _Search:
    def __init__(self, track: Track, family: int, squirrels: Sequence[Squirrel], gear: Gear, budget: int) -> None:
        self.track: Track = track
        self.gear: Gear = gear
        self.graph: StopGraph = stop_graph(track, family, gear)
        self.budget: int = budget
        self.sugar: int = 1 << self.graph.pieces
        self.wings: int = 2 << self.graph.pieces
        self.kinds: list[Kind] = []
        self.kind_of: list[int] = [self._kind(squirrels, squirrel) for squirrel in squirrels]
        self.complete: bool = self.budget >= 0
        """Whether all arms were found."""
        self.line: list[Kind] = []
        self.chosen: list[int] = []
        self.nuts: int = 0
        self.best: list[tuple[int, RunList, int]] = []
        self.bound: int = 0

    def _kind(self, squirrels: Sequence[Squirrel], squirrel: Squirrel) -> int:
        style = PATCHED if squirrel.patched else JUMPING if squirrel.jumping else PLAIN
        stops = 1 if squirrel.patched else squirrel.stops
        for place, kind in enumerate(self.kinds):
            if kind.style == style and kind.stops == stops:
                return place
        sources: list[Arms] = []
        for kind in self.kinds:
            if kind.style == style:
                sources = kind.sources
        if not sources:
            most = max([0 if other.patched else other.stops - 1 for other in squirrels if _style(other) == style])
            if style == PLAIN and self.gear.sugar:
                most += 1
            sources = self._arms(style, most)
        self.kinds.append(Kind(style, stops, sources))
        return len(self.kinds) - 1

    def _arms(self, style: int, most: int) -> list[Arms]:
        graph = self.graph
        water = water_value(style == JUMPING, self.gear.barrels, self.track.reading)
        barred = 0
        found: list[Arms] = []
        for stop, own in enumerate(graph.own):
            if own:
                arms = Arms(graph, stop, barred, style, most, water, self.budget)
                self.budget = arms.budget
                barred |= graph.area[stop]
                found.append(arms)
        return found

    # -- runs of one squirrel -----------------------------------------------------------------------------------------

    def _collect(self, kind: Kind, used: int, least: int, only_best: bool) -> RunList:
        """Runs of at least so many nuts that touch nothing used; of those on the same track the richest. Or just one."""
        found = RunList()
        on_track: dict[int, int] = {}
        for source in kind.sources:
            if kind.style == PATCHED and source.root_nuts >= least:
                self._note(found, on_track, only_best, source.root_nuts, 0, source, 0, 0)
                if only_best:
                    least = source.root_nuts + 1
            free: list[list[int]] = source.by_stops
            if used:
                free = [[arm for arm in arms if not self._needs(source, arm) & used] for arms in source.by_stops]
            for a in range(len(free)):
                for b in range(a, len(free)):
                    taken = self._allowance(kind, a + b)
                    if taken < 0 or taken & used or not free[a] or not free[b]:
                        continue
                    least = self._pair(found, on_track, only_best, source, free[a], free[b], taken, least)
        return found

    def _needs(self, source: Arms, arm: int) -> int:
        return source.sides[arm] | self.wings if source.flown[arm] else source.sides[arm]

    def _allowance(self, kind: Kind, stops: int) -> int:
        """What a run of so many stops besides the first takes: nothing, SUGAR, or -1 where it may not be."""
        if kind.style == PATCHED:
            return 0
        if stops < 1 and not self.track.reading.any_two_stops:
            return -1
        if stops < kind.stops:
            return 0
        if stops == kind.stops and kind.style == PLAIN and self.gear.sugar:
            return self.sugar
        return -1

    def _pair(
        self,
        found: RunList,
        on_track: dict[int, int],
        only_best: bool,
        source: Arms,
        these: list[int],
        those: list[int],
        taken: int,
        least: int,
    ) -> int:
        """Arms that go together; how much a run must bring from now on."""
        same = these is those
        richest = source.nuts[those[0]] + source.root_nuts
        for i, one in enumerate(these):
            nuts_one = source.nuts[one] + source.root_nuts
            if source.nuts[one] + richest < least:
                break
            sides = source.sides[one]
            areas = source.areas[one]
            for j in range(i + 1 if same else 0, len(those)):
                self.budget -= 1
                other = those[j]
                nuts = nuts_one + source.nuts[other]
                if nuts < least or self.budget < 0:
                    break
                if sides & source.sides[other] or areas & source.areas[other]:
                    continue
                if source.flown[one] + source.flown[other] > 1:
                    continue
                needs = sides | self._needs(source, other) | taken
                if source.flown[one]:
                    needs |= self.wings
                self._note(found, on_track, only_best, nuts, needs, source, one, other)
                if only_best:
                    least = nuts + 1
                    break
        return least

    def _note(
        self,
        found: RunList,
        on_track: dict[int, int],
        only_best: bool,
        nuts: int,
        sides: int,
        source: Arms,
        one: int,
        other: int,
    ) -> None:
        known = on_track.get(sides, -1)
        if only_best or known < 0:
            on_track[sides] = len(found.nuts)
            found.add(nuts, sides, source, one, other)
        elif found.nuts[known] < nuts:
            found.replace(known, nuts, source, one, other)

    # -- all squirrels together ---------------------------------------------------------------------------------------

    def solve(self) -> None:
        for kind in self.kinds:
            alone = self._collect(kind, 0, 1, only_best=True)
            kind.best = alone.nuts[-1] if alone.nuts else 0
        ceiling = sum([self.kinds[place].best for place in self.kind_of])
        self._one_after_the_other()
        if not self.complete or self.budget < 0:
            self.bound = max(self.nuts, sum([self._ceiling(self.kinds[place]) for place in self.kind_of]))
            return
        self.bound = ceiling
        if self.nuts >= ceiling:
            return
        for kind in self.kinds:
            kind.runs = self._collect(kind, 0, max(1, self.nuts + 1 - (ceiling - kind.best)), only_best=False)
            kind.runs.sort()
        if self.budget < 0:
            return
        self.line = [self.kinds[place] for place in sorted(self.kind_of, key=self._promise)]
        self.chosen = [-1] * len(self.line)
        self._pack(0, 0, 0)
        if self.budget >= 0:
            self.bound = self.nuts

    def _promise(self, place: int) -> tuple[int, int]:
        return -self.kinds[place].best, place

    def _one_after_the_other(self) -> None:
        """Each takes the best that is left; in every order of their kinds."""
        for order in permutations(range(len(self.kinds))):
            used = nuts = 0
            taken: list[tuple[int, RunList, int]] = []
            for place in order:
                for _ in range(self.kind_of.count(place)):
                    run = self._collect(self.kinds[place], used, 1, only_best=True)
                    if not run.nuts:
                        break
                    used |= run.sides[-1]
                    nuts += run.nuts[-1]
                    taken.append((place, run, len(run.nuts) - 1))
            if nuts > self.nuts:
                self.nuts = nuts
                self.best = taken

    def _pack(self, level: int, used: int, nuts: int) -> None:
        """A run for this squirrel and all after it, the most promising first."""
        if level == len(self.line):
            if nuts > self.nuts:
                self.nuts = nuts
                self.best = [
                    (self.kinds.index(kind), kind.runs, run)
                    for kind, run in zip(self.line, self.chosen, strict=True)
                    if run >= 0
                ]
            return
        kind = self.line[level]
        rest = self._rest(level + 1, used)
        runs = kind.runs
        begin = 0
        if level and self.line[level - 1] is kind:  # equal squirrels: the richer run for the first
            if self.chosen[level - 1] < 0:
                begin = len(runs.nuts)
            else:
                begin = self.chosen[level - 1] + 1
        for run in range(begin, len(runs.nuts)):
            self.budget -= 1
            hope = nuts + runs.nuts[run] + rest
            if hope <= self.nuts:
                return
            if self.budget < 0:
                if level == 0:
                    self.bound = min(self.bound, hope)
                return
            if runs.sides[run] & used:
                continue
            self.chosen[level] = run
            self._pack(level + 1, used | runs.sides[run], nuts + runs.nuts[run])
        self.chosen[level] = -1
        if nuts + rest > self.nuts:
            self._pack(level + 1, used, nuts)

    def _rest(self, level: int, used: int) -> int:
        """What the squirrels from here on could bring at most."""
        rest = 0
        richest = 0
        for i in range(level, len(self.line)):
            kind = self.line[i]
            if i == level or self.line[i - 1] is not kind:
                richest = 0
                for run, sides in enumerate(kind.runs.sides):
                    self.budget -= 1
                    if not sides & used:
                        richest = kind.runs.nuts[run]
                        break
            rest += richest
        return rest

    def _ceiling(self, kind: Kind) -> int:
        """What no run of this kind surpasses, whatever the track."""
        graph = self.graph
        water = water_value(kind.style == JUMPING, self.gear.barrels, self.track.reading)
        factor = 2 if kind.style == JUMPING else 1
        waters = [water for found in graph.kind if found == WATER]
        stops = [nuts * factor for nuts in graph.nuts]
        most = kind.stops + 1 if kind.style == PLAIN and self.gear.sugar else kind.stops
        if kind.style == JUMPING:
            return sum(sorted(stops + waters, reverse=True)[:most])
        return sum(sorted(stops, reverse=True)[:most]) + sum(waters)


def _style(squirrel: Squirrel) -> int:
    return PATCHED if squirrel.patched else JUMPING if squirrel.jumping else PLAIN


def best_harvest(track: Track, family: int, squirrels: Sequence[Squirrel], gear: Gear, budget: int = BUDGET) -> Harvest:
    """The most nuts all squirrels bring together; past the budget (in steps) the best found, and the bound."""
    search = _Search(track, family, squirrels, gear, budget)
    search.solve()
    waiting: list[list[int]] = [[] for _ in search.kinds]
    for squirrel, place in enumerate(search.kind_of):
        waiting[place].append(squirrel)
    drawn: list[Drawn] = [(waiting[place].pop(0), runs.hexes(run)) for place, runs, run in search.best]
    verdict = judge(track, family, squirrels, sorted(drawn), gear)
    if verdict.harvest is None:
        raise AssertionError(f"a run of ours breaks rule {verdict.problem}")
    return Harvest(verdict.harvest.runs, search.bound)
