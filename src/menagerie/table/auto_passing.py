"""Passing on a person's behalf for the rest of a round. Nobody else learns of it: in the log it reads as any pass."""

from __future__ import annotations

from menagerie.core import record as records
from menagerie.core.contract import Action
from menagerie.table.entries import AnyEntry, AutoPassEnded, Moved
from menagerie.table.table import Table


def follow_up(table: Table) -> AutoPassEnded | None:
    """Ends it where the round is over, or an exception holds."""
    assert table.state is not None
    for seat, wanted in table.auto_passes.items():
        reason = table.game.auto_pass_ended(wanted.since, table.state.view(seat), wanted.exceptions)
        if reason is not None:
            return AutoPassEnded(seat, reason)
    return None


def due(table: Table, seat: int) -> Action | None:
    """The pass that the table owes for the seat now."""
    if table.phase != "running" or table.state is None or seat not in table.auto_passes:
        return None
    if not table.seats[seat].person_plays or table.undo_request is not None:
        return None
    action: Action | None = table.game.auto_pass(table.state.view(seat))
    return None if action is None or table.state.check(seat, action) is not None else action


def pass_now(table: Table, seat: int, point: str | None) -> list[AnyEntry]:
    """The pass as the person would have made it; nothing where they decided themselves meanwhile."""
    action = due(table, seat)
    if action is None or table.state is None or point is None or table.state.point(seat) != point:
        return []
    return [Moved(seat, point, records.to_record(action))]
