"""Runs as two arms that leave a station of the family: all arms there are, for one way of running.

Every run passes a station of the family. Take the first of them, in a fixed order, that it passes: from there it has
two arms, either of which may be empty, that share neither track nor a stop.
"""

from __future__ import annotations

from typing import Final

from menagerie.games.eighteen_zoo.map.stops import StopGraph
from menagerie.games.eighteen_zoo.map.tiles import R_AREA, STATION, WATER

PLAIN: Final = 0
JUMPING: Final = 1
PATCHED: Final = 2


class Arms:
    """The arms from one station; the first is empty. They are places in these lists."""

    def __init__(
        self, graph: StopGraph, root: int, barred: int, style: int, most: int, water: int, budget: int
    ) -> None:
        self.graph: StopGraph = graph
        self.root: int = root
        self.style: int = style
        self.most: int = most
        """How many stops an arm may have, its station not counted."""
        self.water: int = water
        self.factor: int = 2 if style == JUMPING else 1
        self.root_nuts: int = graph.nuts[root] * self.factor
        self.nuts: list[int] = [0]
        self.stops: list[int] = [0]
        self.sides: list[int] = [0]
        self.areas: list[int] = [0]
        self.flown: list[int] = [0]
        self.whole: list[bool] = [True]
        """Whether a run may end here; not over a tokened-out station one flies over."""
        self.before: list[int] = [-1]
        self.section: list[int] = [-1]
        self.budget: int = budget
        """Steps left; below zero it ended before all arms were found."""
        self._extend(0, root, -1, barred | graph.area[root])
        self.by_stops: list[list[int]] = [[] for _ in range(most + 1)]
        """By the number of their stops: arms a run may have, the richest first."""
        for arm in sorted(range(len(self.nuts)), key=self.nuts.__getitem__, reverse=True):
            if self.whole[arm]:
                self.by_stops[self.stops[arm]].append(arm)

    def _extend(self, arm: int, stop: int, came: int, barred: int) -> None:
        """Goes on from the end of an arm, over any section that meets nothing it has met."""
        graph = self.graph
        sides = self.sides[arm]
        for section in graph.leaving[stop]:
            self.budget -= 1
            if self.budget < 0:
                return
            goal = graph.goal[section]
            if sides & graph.sides[section] or barred & graph.area[goal]:
                continue
            if stop == graph.hole and graph.hexes[section][0] == came:
                continue  # the HOLE is left by the other R area
            arrived = graph.hexes[section][-1]
            count = self._count(goal)
            if count <= 1 and self.stops[arm] + count <= self.most:
                nuts = graph.nuts[goal] * self.factor
                if graph.kind[goal] == WATER:
                    nuts = self.water
                longer = self._add(arm, section, nuts, count, 0)
                if graph.passable[goal]:
                    self._extend(longer, goal, arrived, barred | graph.area[goal])
            if graph.flown[goal] and not self.flown[arm]:
                over = self._add(arm, section, 0, 0, 1)
                self.whole[over] = False
                self._extend(over, goal, arrived, barred | graph.area[goal])

    def _count(self, stop: int) -> int:
        """How many stops it counts for; 2 where this squirrel must not stop."""
        kind = self.graph.kind[stop]
        if kind in (STATION, R_AREA):
            return 2 if self.style == PATCHED else 1
        return 1 if kind == WATER and self.style == JUMPING else 0

    def _add(self, arm: int, section: int, nuts: int, stops: int, flown: int) -> int:
        self.nuts.append(self.nuts[arm] + nuts)
        self.stops.append(self.stops[arm] + stops)
        self.sides.append(self.sides[arm] | self.graph.sides[section])
        self.areas.append(self.areas[arm] | self.graph.area[self.graph.goal[section]])
        self.flown.append(self.flown[arm] + flown)
        self.whole.append(True)
        self.before.append(arm)
        self.section.append(section)
        return len(self.nuts) - 1

    def hexes(self, arm: int) -> list[int]:
        """From the station outwards, the station's own hex left out."""
        sections: list[int] = []
        while arm > 0:
            sections.append(self.section[arm])
            arm = self.before[arm]
        chain: list[int] = []
        for section in reversed(sections):
            path = self.graph.hexes[section]
            if chain and chain[-1] != path[0]:
                chain.append(path[0])  # up from the HOLE
            chain += path[1:]
        return chain
