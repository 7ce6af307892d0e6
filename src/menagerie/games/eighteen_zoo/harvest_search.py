"""Best harvests of a family in positions that are much alike: what is known is not searched for again."""

from __future__ import annotations

from typing import Final

from menagerie.games.eighteen_zoo.rules import run
from menagerie.games.eighteen_zoo.rules.map.optimiser import best_harvest
from menagerie.games.eighteen_zoo.rules.map.stop_graph import StopGraph, stop_graph
from menagerie.games.eighteen_zoo.rules.position import RUN, STATION, TRACK, Position

HARVEST_BUDGET: Final = 12_000
"""Steps of the search for one best harvest; where they do not prove it best, it is left out."""
ALL_HARVESTS_BUDGET: Final = 18_000
"""Steps for all actions of a list together."""
BEFORE_THE_RUN: Final = (TRACK, STATION, RUN)


def runners_of(position: Position, step: str, family: int) -> list[int]:
    """The squirrels that run next: in this turn before the run, otherwise in the next round."""
    if step in BEFORE_THE_RUN and family == position.family:
        return run.able_squirrels(position, family)
    return [squirrel for squirrel in position.squirrels[family] if not position.last_run >> squirrel & 1]


class _KnownGraph:
    """The stops and sections of a family in a position."""

    def __init__(self, position: Position, family: int, modifiers: tuple[object, ...], graph: StopGraph) -> None:
        self.position = position
        self.family = family
        self.modifiers = modifiers
        """Those that the graph depends on."""
        self.graph = graph
        self.shape = graph.shape()


class HarvestSearch:
    """All searches share a budget."""

    def __init__(self, budget: int) -> None:
        self.budget: int = budget
        self.known: dict[tuple[object, ...], int | None] = {}
        self.graphs: list[_KnownGraph] = []
        """The last two that were asked for."""

    def best_nuts(self, position: Position, step: str, family: int, same_map: Position | None = None) -> int | None:
        """The family's best harvest as the map is; nothing where it is not proved within the budget.

        ``same_map``: a position with the same stops and sections.
        """
        squirrels = runners_of(position, step, family)
        if not squirrels:
            return 0
        runners = [run.runner(position, squirrel) for squirrel in squirrels]
        modifiers = run.modifiers(position, family)
        seen = (modifiers.r_value, modifiers.wings, modifiers.wheat)
        known = self._graph(position if same_map is None else same_map, family, seen)
        if known is None:
            known = _KnownGraph(position, family, seen, stop_graph(position.track, family, modifiers))
            self.graphs = [*self.graphs[-1:], known]
        kinds = sorted([(runner.stops, runner.jumping, runner.patched) for runner in runners])
        key = (tuple(kinds), modifiers.barrels, modifiers.sugar, known.shape)
        if key not in self.known:
            if self.budget <= 0:
                return None
            budget = min(HARVEST_BUDGET, self.budget)
            found = best_harvest(position.track, family, runners, modifiers, budget, graph=known.graph)
            self.budget -= found.steps if found.proved else budget
            self.known[key] = found.nuts if found.proved else None
        return self.known[key]

    def _graph(self, position: Position, family: int, modifiers: tuple[object, ...]) -> _KnownGraph | None:
        for known in self.graphs:
            if known.position is position and known.family == family and known.modifiers == modifiers:
                self.graphs = [*[other for other in self.graphs if other is not known], known]
                return known
        return None
