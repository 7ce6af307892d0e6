"""Two halves make a run: the worthiest run of a kind of squirrel, or all that are worth enough."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.rules.compat import Compat
from menagerie.games.eighteen_zoo.rules.map.half_runs import JUMPING, PATCHED, PLAIN, SIXTEENTHS, HalfRuns
from menagerie.games.eighteen_zoo.rules.map.runs import RunModifiers, Runner, water_value
from menagerie.games.eighteen_zoo.rules.map.stop_graph import StopGraph


class RunList:
    """Runs of one kind of squirrel. They are places in these lists."""

    def __init__(self) -> None:
        self.worth: list[int] = []
        self.nuts: list[int] = []
        self.sides: list[int] = []
        """What the run takes from the other squirrels: track, and SUGAR or WINGS where it needs them."""
        self.source: list[HalfRuns] = []
        self.one: list[int] = []
        self.other: list[int] = []

    def add(self, worth: int, nuts: int, sides: int, source: HalfRuns, one: int, other: int) -> None:
        self.worth.append(worth)
        self.nuts.append(nuts)
        self.sides.append(sides)
        self.source.append(source)
        self.one.append(one)
        self.other.append(other)

    def replace(self, run: int, worth: int, nuts: int, source: HalfRuns, one: int, other: int) -> None:
        self.worth[run] = worth
        self.nuts[run] = nuts
        self.source[run] = source
        self.one[run] = one
        self.other[run] = other

    def sort(self) -> None:
        """The worthiest first."""
        order = sorted(range(len(self.worth)), key=self.worth.__getitem__, reverse=True)
        self.worth = [self.worth[run] for run in order]
        self.nuts = [self.nuts[run] for run in order]
        self.sides = [self.sides[run] for run in order]
        self.source = [self.source[run] for run in order]
        self.one = [self.one[run] for run in order]
        self.other = [self.other[run] for run in order]

    def waters(self, run: int) -> int:
        source = self.source[run]
        return source.waters[self.one[run]] + source.waters[self.other[run]]

    def hexes(self, run: int) -> list[int]:
        source = self.source[run]
        home = source.graph.hex[source.root]
        return [*reversed(source.hexes(self.one[run])), home, *source.hexes(self.other[run])]


class RunnerKind:
    """Squirrels that run alike, and the runs they could make."""

    def __init__(self, style: int, stops: int, sources: list[HalfRuns]) -> None:
        self.style: int = style
        self.stops: int = stops
        self.sources: list[HalfRuns] = sources
        """One for each station of the family."""
        self.best: int = 0
        """What one is worth, with the map for itself."""
        self.runs: RunList = RunList()


class RunSearch:
    """How halves may be joined, and what it costs in steps."""

    def __init__(self, graph: StopGraph, modifiers: RunModifiers, compat: Compat, budget: int) -> None:
        self.graph: StopGraph = graph
        self.modifiers: RunModifiers = modifiers
        self.compat: Compat = compat
        self.budget: int = budget
        self.sugar: int = 1 << graph.pieces
        """SUGAR and WINGS serve one squirrel each, so they are taken like a piece of track."""
        self.wings: int = 2 << graph.pieces
        self.sugar_price: int = 0
        self.found: RunList = RunList()
        self.on_track: dict[int, int] = {}
        self.only_best: bool = False
        self.least: int = 0

    def kinds(self, squirrels: list[Runner]) -> list[RunnerKind]:
        """The kinds among these squirrels, with all their halves."""
        kinds: list[RunnerKind] = []
        for style in (PLAIN, JUMPING, PATCHED):
            alike = sorted({length(squirrel) for squirrel in squirrels if style_of(squirrel) == style})
            if alike:
                most = alike[-1] if style == PLAIN and self.modifiers.sugar else alike[-1] - 1
                sources = self._sources(style, most)
                kinds += [RunnerKind(style, stops, sources) for stops in alike]
        return kinds

    def _sources(self, style: int, most: int) -> list[HalfRuns]:
        water = water_value(style == JUMPING, self.modifiers.barrels, self.compat)
        blocked = 0
        sources: list[HalfRuns] = []
        for stop, own in enumerate(self.graph.own):
            if own:
                halves = HalfRuns(self.graph, stop, style, most, water)
                self.budget = halves.grow(blocked, self.budget)
                blocked |= self.graph.area[stop]
                sources.append(halves)
        return sources

    def best_run(self, kind: RunnerKind, used: int) -> RunList:
        """The worthiest run that takes nothing used, as the last of the list; none where none is worth anything."""
        self.only_best = True
        return self._collect(kind, used, 1)

    def worth_at_least(self, kind: RunnerKind, least: int) -> RunList:
        """All such runs; of those on the same track the worthiest."""
        self.only_best = False
        runs = self._collect(kind, 0, least)
        runs.sort()
        return runs

    def _collect(self, kind: RunnerKind, used: int, least: int) -> RunList:
        self.found = RunList()
        self.on_track = {}
        self.least = least
        for source in kind.sources:
            if kind.style == PATCHED:
                self._record(SIXTEENTHS * source.root_nuts, 0, source, 0, 0)
            self._pair_all(kind, source, used)
        return self.found

    def _pair_all(self, kind: RunnerKind, source: HalfRuns, used: int) -> None:
        """Sheaves of halves by different exits, and of fitting lengths."""
        free: list[list[int]] = source.by_exit_and_stops
        if used:
            free = [
                [half for half in halves if not self._needs(source, half) & used] for halves in source.by_exit_and_stops
            ]
        size = source.most + 1
        for these in range(len(free)):
            if not free[these]:
                continue
            for those in range(these // size * size + size, len(free)):
                if not free[those]:
                    continue
                taken = self._sugar_taken(kind, these % size + those % size)
                if taken >= 0 and not taken & used:
                    self._pair(source, free[these], free[those], taken)

    def _needs(self, source: HalfRuns, half: int) -> int:
        return source.sides[half] | self.wings if source.flown[half] else source.sides[half]

    def _sugar_taken(self, kind: RunnerKind, stops: int) -> int:
        """What a run of so many stops besides the first takes: nothing, SUGAR, or -1 where it may not be."""
        if kind.style == PATCHED:
            return 0
        if stops < 1 and not self.compat.any_two_stops:
            return -1
        if stops < kind.stops:
            return 0
        if stops == kind.stops and kind.style == PLAIN and self.modifiers.sugar:
            return self.sugar
        return -1

    def _pair(self, source: HalfRuns, these: list[int], those: list[int], taken: int) -> None:
        """HalfRuns that go together."""
        worth = source.worth
        base = SIXTEENTHS * source.root_nuts
        if taken:
            base -= self.sugar_price
        richest = worth[those[0]]
        for one in these:
            if base + worth[one] + richest < self.least:
                return
            sides = self._needs(source, one)
            areas = source.areas[one]
            for other in those:
                self.budget -= 1
                if base + worth[one] + worth[other] < self.least or self.budget < 0:
                    break
                if sides & self._needs(source, other) or areas & source.areas[other]:
                    continue
                needs = sides | self._needs(source, other) | taken
                self._record(base + worth[one] + worth[other], needs, source, one, other)
                if self.only_best:
                    break

    def _record(self, worth: int, sides: int, source: HalfRuns, one: int, other: int) -> None:
        if worth < self.least:
            return
        if self.only_best:
            self.least = worth + 1
        known = self.on_track.get(sides, -1)
        nuts = source.root_nuts + source.nuts[one] + source.nuts[other]
        if self.only_best or known < 0:
            self.on_track[sides] = len(self.found.nuts)
            self.found.add(worth, nuts, sides, source, one, other)
        elif self.found.worth[known] < worth:
            self.found.replace(known, worth, nuts, source, one, other)


def style_of(squirrel: Runner) -> int:
    return PATCHED if squirrel.patched else JUMPING if squirrel.jumping else PLAIN


def length(squirrel: Runner) -> int:
    return 1 if squirrel.patched else squirrel.stops
