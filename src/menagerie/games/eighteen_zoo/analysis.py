"""Questions of a board about a position, which change nothing: best runs, ghost tiles, reach, a planned turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from menagerie.core.contract import kebab
from menagerie.games.eighteen_zoo.actions import DrawnRun, EighteenZooAction, Name
from menagerie.games.eighteen_zoo.events import SquirrelRun
from menagerie.games.eighteen_zoo.foresight import EighteenZooForesight
from menagerie.games.eighteen_zoo.rules.facts import Family


class PlannedTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A ghost tile of a private plan."""

    hex: Name
    tile: Name
    rotation: Annotated[int, Meta(ge=0, le=5)]


Plan = Annotated[tuple[PlannedTile, ...], Meta(max_length=24)]


class Query(Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """A question about the position."""


class AskHex(Query, frozen=True):
    """Why no tile can be laid on this hex now, or no station be built there."""

    hex: Name


class AskBestRuns(Query, frozen=True):
    """The best harvest of a family, with these ghost tiles on the map, and with other squirrels."""

    family: Family
    tiles: Plan = ()
    stations: Annotated[tuple[Name, ...], Meta(max_length=8)] = ()
    """Planned stations: hexes."""
    kinds: Annotated[tuple[Name, ...], Meta(max_length=8)] | None = None
    """Kinds of squirrels (``1S`` for a patched one); those it has where none are named. Its runs go by these kinds."""


class AskDrawnRuns(Query, frozen=True):
    """What these runs of the family would bring, or which rule forbids them."""

    family: Family
    runs: Annotated[tuple[DrawnRun, ...], Meta(max_length=8)]
    tiles: Plan = ()
    stations: Annotated[tuple[Name, ...], Meta(max_length=8)] = ()


class AskReach(Query, frozen=True):
    """The hexes that a family reaches, with these ghost tiles."""

    family: Family
    tiles: Plan = ()


class AskFits(Query, frozen=True):
    """The tiles and rotations that fit on a hex beside these ghost tiles, whoever is to move; no cost, no reach."""

    hex: Name
    tiles: Plan = ()


class AskTurn(Query, frozen=True):
    """What these actions of the seat would do one after another."""

    actions: Annotated[tuple[EighteenZooAction, ...], Meta(max_length=12)]


EighteenZooQuery = AskHex | AskBestRuns | AskDrawnRuns | AskReach | AskFits | AskTurn


class Answer(Struct, frozen=True, tag_field="type", tag=kebab):
    """The answer to a question about the position."""


class Reason(Struct, frozen=True):
    """The rule that forbids something."""

    text: str
    paragraph: str


class HexAnswer(Answer, frozen=True):
    hex: str
    family: Family | None
    """Whose tile or station is meant: the family whose turn it is, else one of the seat's, else the first in order."""
    asked: bool
    """Whether the seat decides for it now. If not, the reasons name the family."""
    lay: Reason | None
    """Why no tile can be laid; none where one can."""
    station: Reason | None
    """Why no station can be built; none where one can."""


class RunsAnswer(Answer, frozen=True):
    """The stops and nuts of the runs are counted with the phase and the powers of now."""

    family: Family
    runs: tuple[SquirrelRun, ...]
    nuts: int
    waters: int
    best: bool
    """Whether nothing brings more: proved by the optimiser."""
    refused: Reason | None = None


class ReachAnswer(Answer, frozen=True):
    family: Family
    hexes: tuple[str, ...]
    stations: tuple[str, ...]
    """Hexes where it could build one."""


class FitsAnswer(Answer, frozen=True):
    hex: str
    lays: tuple[PlannedTile, ...]


class TurnStep(Struct, frozen=True):
    """One action of a planned turn."""

    foresight: EighteenZooForesight | None
    refused: Reason | None


class TurnAnswer(Answer, frozen=True):
    steps: tuple[TurnStep, ...]
    """Up to the first that is refused."""
    total: EighteenZooForesight | None
    """All steps together."""
    next: tuple[EighteenZooAction, ...]
    """What the seat could do after them; empty where somebody else decides then."""


EighteenZooAnswer = HexAnswer | RunsAnswer | ReachAnswer | FitsAnswer | TurnAnswer
