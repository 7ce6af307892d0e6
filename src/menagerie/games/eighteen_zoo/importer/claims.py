"""10.16: the income of runs that a record claims, compared with what the rules count; then it is believed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from menagerie.games.eighteen_zoo.actions import DrawRuns
from menagerie.games.eighteen_zoo.rules.facts import FAMILIES
from menagerie.games.eighteen_zoo.rules.position import Position
from menagerie.games.eighteen_zoo.rules.refusals import MAP_REFUSALS
from menagerie.games.eighteen_zoo.rules.run import check_paths


class WrongClaim(Struct, frozen=True):
    """A run whose recorded income is not what the rules count."""

    action: Any
    """The id of the action in the record."""
    family: str
    claimed: tuple[int, int]
    """Nuts and waters of all squirrels together, as recorded."""
    counted: tuple[int, int] | None
    """The same by the rules; nothing where they refuse the run."""
    refused: tuple[str, str] | None = None
    """Then: the paragraph, and the message."""
    squirrel: str = ""
    """Then: whose run it is."""
    hex: str = ""


def wrong_claim(position: Position, action: DrawRuns, recorded_id: Any) -> WrongClaim | None:
    """Counts the runs by the reading of records; nothing where the recorded income is right."""
    recorded = [run for run in action.runs if run.nuts is not None]
    if not recorded:
        return None
    claimed = sum(run.nuts or 0 for run in recorded), sum(run.waters or 0 for run in recorded)
    checked = check_paths(position, recorded)
    family = FAMILIES[position.family]
    if checked.harvest is None:
        squirrel = recorded[checked.run].squirrel if 0 <= checked.run < len(recorded) else ""
        hex = position.track.board.hexes[checked.hex] if checked.hex >= 0 else ""
        return WrongClaim(recorded_id, family, claimed, None, MAP_REFUSALS[checked.code], squirrel[:12], hex)
    counted = checked.harvest.nuts, checked.harvest.waters
    return None if counted == claimed else WrongClaim(recorded_id, family, claimed, counted)
