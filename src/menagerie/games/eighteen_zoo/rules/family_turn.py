"""7.1: a family's turn in an operating round: its beginning, its last step and its end."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.actions import Pass
from menagerie.games.eighteen_zoo.events import EighteenZooEvent, Passed
from menagerie.games.eighteen_zoo.rules import used_powers
from menagerie.games.eighteen_zoo.rules.facts import ANCIENT_MAPS, FAMILIES
from menagerie.games.eighteen_zoo.rules.position import NONE, TRACK, Position


def begin(position: Position, family: int) -> None:
    """A fresh turn."""
    position.family = family
    position.step = TRACK
    position.lays = 0
    position.upgraded = False
    position.laid = []
    position.station_built = False
    position.barrels = False
    position.harvest = 0
    position.waters = 0
    position.new_squirrel = False
    position.ran_patched = NONE
    position.first_runner = NONE
    position.ownerless_water = False
    position.buying_over = False
    position.turn_over = False
    position.declined = []
    position.proposals = []
    position.sellers_asked = False
    if position.compat.marked_as_run and family == position.called_for:
        position.operated |= position.asleep  # 10.66: a squirrel brought by WHATSUP has its mark from now on
        position.asleep = 0


def asks_end(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    """The last step: only tickets and powers are left."""
    return (position.controller(position.family),)


def apply_pass(position: Position, seat: int, _action: Pass) -> list[EighteenZooEvent]:
    events: list[EighteenZooEvent] = [Passed(seat, FAMILIES[position.family], True)]
    end(position, events)
    return events


def end(position: Position, events: list[EighteenZooEvent]) -> None:
    """11.12: a second tile of the ANCIENT MAPS that was not laid is lost."""
    position.turn_over = True
    if position.family_has(position.family, ANCIENT_MAPS) and position.power_left[ANCIENT_MAPS] == 1:
        used_powers.close(position, ANCIENT_MAPS, events)


def wake_squirrels(position: Position) -> None:
    """11.6: at the end of the turn a squirrel that WHATSUP brought is awake; it runs from the next round on."""
    if position.asleep and not position.compat.marked_as_run:
        for squirrel in position.squirrels[position.family]:
            position.operated |= position.asleep & (1 << squirrel)
            position.asleep &= ~(1 << squirrel)
