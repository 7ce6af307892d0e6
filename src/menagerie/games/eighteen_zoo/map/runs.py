"""7.4: the squirrels' runs: the best ones, and those drawn by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from menagerie.games.eighteen_zoo.map.board import Board
from menagerie.games.eighteen_zoo.map.track import Track

BUDGET: Final = 200_000


class Squirrel:
    """How a squirrel runs. Several of one family are a list; a run names its place in it."""

    __slots__ = ("jumping", "patched", "stops")

    def __init__(self, stops: int, jumping: bool = False, patched: bool = False) -> None:
        self.stops = stops
        self.jumping = jumping
        """4J, 2J: O areas are stops, the harvest is doubled."""
        self.patched = patched
        """1S: one station of the family, and O areas."""


class Gear:
    """What a family runs with."""

    __slots__ = ("barrels", "r_value", "sugar", "wheat", "wings")

    def __init__(
        self, r_value: int, wings: bool = False, sugar: bool = False, barrels: bool = False, wheat: int = -1
    ) -> None:
        self.r_value = r_value
        self.wings = wings
        self.sugar = sugar
        self.barrels = barrels
        self.wheat = wheat
        """The hex of its WHEAT, or -1."""


class Run:
    """One squirrel's run."""

    __slots__ = ("nuts", "sections", "squirrel", "waters")

    def __init__(self, squirrel: int, sections: list[list[int]], nuts: int, waters: int) -> None:
        self.squirrel = squirrel
        self.sections = sections
        """Hexes from stop to stop, the next section begins where the last one ended; a 1S that stays: one hex."""
        self.nuts = nuts
        self.waters = waters
        """O areas visited."""


class Harvest:
    """All runs together."""

    __slots__ = ("bound", "nuts", "proved", "runs", "waters")

    def __init__(self, runs: list[Run], nuts: int, waters: int, bound: int) -> None:
        self.runs = runs
        self.nuts = nuts
        self.waters = waters
        self.bound = bound
        """No runs bring more than this."""
        self.proved = nuts == bound


class Verdict:
    """What is to be said of runs drawn by hand."""

    __slots__ = ("harvest", "hex", "problem", "run")

    def __init__(self, problem: int, run: int = -1, hex: int = -1, harvest: Harvest | None = None) -> None:
        self.problem = problem
        self.run = run
        """Which of the runs, and where."""
        self.hex = hex
        self.harvest = harvest


def best_harvest(track: Track, family: int, squirrels: Sequence[Squirrel], gear: Gear, budget: int = BUDGET) -> Harvest:
    """The most nuts all squirrels bring together; past the budget (in steps, never time) the best found."""
    raise NotImplementedError


def judge(
    track: Track,
    family: int,
    squirrels: Sequence[Squirrel],
    drawn: Sequence[tuple[int, Sequence[Sequence[int]]]],
    gear: Gear,
) -> Verdict:
    """Runs drawn by hand: (squirrel, sections of hexes) each. A section may be written in either direction."""
    raise NotImplementedError


def can_run(track: Track, family: int) -> bool:
    """Whether a station of the family reaches two stops of any kind, itself, O areas and stubs included."""
    raise NotImplementedError


def sections_of_record(board: Board, connections: Sequence[Sequence[str]]) -> list[list[int]]:
    """``connections`` of an 18xx.games record as sections; hexes outside the map (a HOLE's) are left out."""
    raise NotImplementedError
