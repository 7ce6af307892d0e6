"""7.4: what runs, and what it brings."""

from __future__ import annotations

from typing import Final

from menagerie.games.eighteen_zoo.rules.compat import Compat

WATER_NUTS: Final = 10
WHEAT_NUTS: Final = 30


class Runner:
    """How a squirrel runs. Several of one family are a list; a run names its place in it."""

    __slots__ = ("jumping", "patched", "stops")

    def __init__(self, stops: int, jumping: bool = False, patched: bool = False) -> None:
        self.stops: int = stops
        self.jumping: bool = jumping
        """4J, 2J: O areas are stops, the harvest is doubled."""
        self.patched: bool = patched
        """1S: one station of the family, and O areas."""


class RunModifiers:
    """What the phase and a family's powers change in its runs."""

    __slots__ = ("barrels", "r_value", "sugar", "wheat", "wings")

    def __init__(
        self, r_value: int, wings: bool = False, sugar: bool = False, barrels: bool = False, wheat: int = -1
    ) -> None:
        self.r_value: int = r_value
        """30, and 60 from the 4S PERM on."""
        self.wings: bool = wings
        self.sugar: bool = sugar
        self.barrels: bool = barrels
        """TWO BARRELS are opened for this run."""
        self.wheat: int = wheat
        """The hex of its WHEAT, or -1."""


Visit = tuple[int, int, int, bool, bool]
"""A stop of a run, or an O or a station that it passes: its hex; `STATION`, `R_AREA` or `WATER`; its nuts, not doubled
(those of an O depend on the squirrel, see `water_value`); whether WHEAT is among them; whether WINGS carry over it."""


class Run:
    """One squirrel's run."""

    __slots__ = ("hexes", "nuts", "squirrel", "sugared", "visits", "waters")

    def __init__(
        self, squirrel: int, hexes: list[int], nuts: int, waters: int, visits: list[Visit], sugared: bool
    ) -> None:
        self.squirrel: int = squirrel
        self.hexes: list[int] = hexes
        """Every hex from one end to the other; the two R areas of the HOLE follow each other. A 1S may stay in one."""
        self.nuts: int = nuts
        self.waters: int = waters
        """O areas visited."""
        self.visits: list[Visit] = visits
        """In the order of the run."""
        self.sugared: bool = sugared
        """Whether it has one stop more than the squirrel alone, by A TIP OF SUGAR."""


class Harvest:
    """All runs together."""

    __slots__ = ("bound", "nuts", "proved", "runs", "steps", "waters")

    def __init__(self, runs: list[Run], bound: int, steps: int = 0) -> None:
        self.runs: list[Run] = runs
        self.nuts: int = sum([run.nuts for run in runs])
        self.waters: int = sum([run.waters for run in runs])
        self.bound: int = bound
        """No runs bring more than this."""
        self.proved: bool = self.nuts >= bound
        self.steps: int = steps
        """The work of the search that found them."""


def water_value(jumping: bool, barrels: bool, compat: Compat) -> int:
    """What an O brings to a run: 10, with TWO BARRELS 20, jumping twice that; 10.13 adds the barrels after doubling."""
    if not jumping:
        return 2 * WATER_NUTS if barrels else WATER_NUTS
    if not barrels:
        return 2 * WATER_NUTS
    return 3 * WATER_NUTS if compat.barrels_after_doubling else 4 * WATER_NUTS
