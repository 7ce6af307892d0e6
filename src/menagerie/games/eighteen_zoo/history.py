"""What a game has been like so far: the last tiles and runs, and how everybody stood after each round."""

from __future__ import annotations

from msgspec import Struct

from menagerie.games.eighteen_zoo.events import SquirrelRun
from menagerie.games.eighteen_zoo.rules.facts import Family


class LaidTile(Struct, frozen=True):
    """A tile as it was laid."""

    hex: str
    tile: str
    """As on the hex: with an X in front on an O."""
    rotation: int
    family: Family


class FamilyRuns(Struct, frozen=True):
    """The last runs of a family."""

    family: Family
    runs: tuple[SquirrelRun, ...]
    nuts: int
    waters: int
    shared: bool | None
    """Whether the harvest was shared or kept; nothing while that is open."""
    round: int
    """Its place in the list of all rounds."""


class RoundHistory(Struct, frozen=True):
    """How everybody stood when a round was over."""

    round: int
    """Its place in the list of all rounds."""
    worth: tuple[int, ...]
    """By seat, as if the game had ended then: tickets at 20."""
    cash: tuple[int, ...]
    """By seat."""
    prices: dict[Family, int]
    """Reputations of the launched families."""
    revenue: dict[Family, int]
    """Nuts of the launched families in an operating round; empty for the other rounds."""
    decision: int
    """How many decisions had been made when it ended."""
