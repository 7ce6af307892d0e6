"""Runs as two halves that leave a station of the family: all halves there are, for one way of running.

Every run passes a station of the family. Take the first of them, in a fixed order, that it passes: from there it has
two halves, either of which may be empty, that share neither track nor a stop.
"""

from __future__ import annotations

from typing import Final

from menagerie.games.eighteen_zoo.rules.map.stop_graph import StopGraph
from menagerie.games.eighteen_zoo.rules.map.tiles import R_AREA, STATION, WATER

PLAIN: Final = 0
JUMPING: Final = 1
PATCHED: Final = 2

SIXTEENTHS: Final = 16
"""Worths are counted in sixteenths of a nut, so that prices can be set finely with whole numbers."""


class HalfRuns:
    """The halves from one station; the first is empty. They are places in these lists."""

    def __init__(self, graph: StopGraph, root: int, style: int, most: int, water: int) -> None:
        self.graph: StopGraph = graph
        self.root: int = root
        self.style: int = style
        self.most: int = most
        """How many stops a half may have, its station not counted."""
        self.water: int = water
        """What an O brings."""
        self.factor: int = 2 if style == JUMPING else 1
        self.root_nuts: int = graph.nuts[root] * self.factor
        self.nuts: list[int] = [0]
        self.waters: list[int] = [0]
        """O areas on the way."""
        self.stops: list[int] = [0]
        self.sides: list[int] = [0]
        self.areas: list[int] = [0]
        self.flown: list[int] = [0]
        self.whole: list[bool] = [True]
        """Whether a run may end here; not over a tokened-out station one flies over."""
        self.before: list[int] = [-1]
        """The half this one makes longer, and by which section."""
        self.section: list[int] = [-1]
        self.worth: list[int] = []
        """Nuts less the price of the track, see `prices`."""
        self.exit: list[int] = [0]
        """By which of the station's exits it leaves, from 1; two halves of a run leave by different ones."""
        self.exits: list[int] = []
        """The hexes the exits lead to, the first exit's first."""
        self.by_exit_and_stops: list[list[int]] = []
        """Halves a run may have, the worthiest first: at ``exit * (most + 1) + stops``."""

    def grow(self, blocked: int, budget: int) -> int:
        """Finds them all, none through a blocked area; the steps left, less than nothing where it had to stop."""
        left = self._extend(0, self.root, -1, blocked | self.graph.area[self.root], budget)
        self.set_worths([], 0)
        return left

    def _extend(self, half: int, stop: int, came: int, blocked: int, budget: int) -> int:
        """Goes on from the end of a half, over any section that meets nothing it has met."""
        graph = self.graph
        sides = self.sides[half]
        for section in graph.leaving[stop]:
            budget -= 1
            if budget < 0:
                return budget
            goal = graph.goal[section]
            if sides & graph.sides[section] or blocked & graph.area[goal]:
                continue
            if stop == graph.hole and graph.hexes[section][0] == came:
                continue  # the HOLE is left by the other R area
            arrived = graph.hexes[section][-1]
            count = self._count(goal)
            if count <= 1 and self.stops[half] + count <= self.most:
                nuts = self.water if graph.kind[goal] == WATER else graph.nuts[goal] * self.factor
                longer = self._add(half, section, nuts, count, 0)
                if graph.passable[goal]:
                    budget = self._extend(longer, goal, arrived, blocked | graph.area[goal], budget)
            if graph.flown[goal] and not self.flown[half]:
                over = self._add(half, section, 0, 0, 1)
                self.whole[over] = False
                budget = self._extend(over, goal, arrived, blocked | graph.area[goal], budget)
        return budget

    def _count(self, stop: int) -> int:
        """How many stops it counts for; 2 where this squirrel must not stop."""
        kind = self.graph.kind[stop]
        if kind in (STATION, R_AREA):
            return 2 if self.style == PATCHED else 1
        return 1 if kind == WATER and self.style == JUMPING else 0

    def _add(self, half: int, section: int, nuts: int, stops: int, flown: int) -> int:
        self.nuts.append(self.nuts[half] + nuts)
        water = self.graph.kind[self.graph.goal[section]] == WATER
        self.waters.append(self.waters[half] + (1 if water else 0))
        self.stops.append(self.stops[half] + stops)
        self.sides.append(self.sides[half] | self.graph.sides[section])
        self.areas.append(self.areas[half] | self.graph.area[self.graph.goal[section]])
        self.flown.append(self.flown[half] + flown)
        self.whole.append(True)
        self.before.append(half)
        self.section.append(section)
        leaves = self.exit[half]
        if not leaves:
            beside = self.graph.hexes[section][1]
            if beside not in self.exits:
                self.exits.append(beside)
            leaves = self.exits.index(beside) + 1
        self.exit.append(leaves)
        return len(self.nuts) - 1

    def set_worths(self, section_prices: list[int], wings_price: int, water_worth: int = 0) -> None:
        """Nuts of every half less the prices of its sections, and of WINGS where it needs them; no prices at first.

        ``water_worth``: what an O is worth beyond its nuts.
        """
        worth = [SIXTEENTHS * nuts for nuts in self.nuts]
        if water_worth:
            worth = [base + water_worth * waters for base, waters in zip(worth, self.waters, strict=True)]
        if section_prices:
            paid = [0] * len(worth)
            for half in range(1, len(worth)):  # a longer half always comes after the one it began as
                paid[half] = paid[self.before[half]] + section_prices[self.section[half]]
                worth[half] -= paid[half] + wings_price * self.flown[half]
        self.worth = worth
        self.by_exit_and_stops = [[] for _ in range((len(self.exits) + 1) * (self.most + 1))]
        for half in sorted(range(len(worth)), key=worth.__getitem__, reverse=True):
            if self.whole[half]:
                self.by_exit_and_stops[self.exit[half] * (self.most + 1) + self.stops[half]].append(half)

    def hexes(self, half: int) -> list[int]:
        """From the station outwards, the station's own hex left out."""
        sections: list[int] = []
        while half > 0:
            sections.append(self.section[half])
            half = self.before[half]
        chain: list[int] = []
        for section in reversed(sections):
            path = self.graph.hexes[section]
            if chain and chain[-1] != path[0]:
                chain.append(path[0])  # up from the HOLE
            chain += path[1:]
        return chain
