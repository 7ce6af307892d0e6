"""5b.2: before the campaign the Defense Minister may place the blockade, then the Finance Minister the manipulation."""

from __future__ import annotations

from typing import Final

from menagerie.games.zoocracy.actions import Blockade, Done, Manipulate, ZoocracyAction
from menagerie.games.zoocracy.events import (
    BlockadeLifted,
    BlockadePlaced,
    ManipulationLifted,
    ManipulationPlaced,
    TurnPassed,
    ZoocracyEvent,
)
from menagerie.games.zoocracy.rules.board import turn_office_down
from menagerie.games.zoocracy.rules.campaign import begin_first_turn
from menagerie.games.zoocracy.rules.identifiers import SPECIES, SPECIES_NUMBER
from menagerie.games.zoocracy.rules.position import (
    BLOCKADE,
    DEFENSE,
    FINANCE,
    MANIPULATE,
    NOBODY,
    NOWHERE,
    Position,
)
from menagerie.games.zoocracy.rules.turn_order import set_player_order

BLOCKADES: Final = [Blockade(species) for species in SPECIES]
MANIPULATIONS: Final = [Manipulate(species) for species in SPECIES]
_DONE: Final = Done()


def begin_campaigning(position: Position, events: list[ZoocracyEvent]) -> None:
    """5b.2: the Defense Minister decides first."""
    set_player_order(position, events)
    if position.holder[DEFENSE] != NOBODY and position.face_up[DEFENSE]:
        position.ask(BLOCKADE, position.holder[DEFENSE])
    else:
        _ask_finance_minister(position, events)


def _ask_finance_minister(position: Position, events: list[ZoocracyEvent]) -> None:
    if position.holder[FINANCE] != NOBODY and position.face_up[FINANCE]:
        position.ask(MANIPULATE, position.holder[FINANCE])
    else:
        begin_first_turn(position, events)


# --- the blockade


def offer_blockade(_position: Position, _seat: int) -> list[ZoocracyAction]:
    return [*BLOCKADES, _DONE]


def apply_blockade(position: Position, seat: int, action: Blockade) -> list[ZoocracyEvent]:
    """5b.2, 5b.9: no food is put there in this round."""
    events: list[ZoocracyEvent] = []
    position.blockade = SPECIES_NUMBER[action.species]
    turn_office_down(position, DEFENSE, seat, events)
    events.append(BlockadePlaced(seat, action.species))
    _ask_finance_minister(position, events)
    return events


def apply_keep_blockade(position: Position, seat: int, _action: Done) -> list[ZoocracyEvent]:
    """5b.2: the marker is kept for a later campaign."""
    events: list[ZoocracyEvent] = [TurnPassed(seat)]
    _ask_finance_minister(position, events)
    return events


def lift_blockade(position: Position, events: list[ZoocracyEvent]) -> None:
    """5b.14: at the end of the round."""
    if position.blockade != NOWHERE:
        events.append(BlockadeLifted(SPECIES[position.blockade]))
        position.blockade = NOWHERE


# --- the manipulation


def offer_manipulation(_position: Position, _seat: int) -> list[ZoocracyAction]:
    return [*MANIPULATIONS, _DONE]


def apply_manipulation(position: Position, seat: int, action: Manipulate) -> list[ZoocracyEvent]:
    """5b.2, 5c.9: other votes at the next count."""
    events: list[ZoocracyEvent] = []
    position.manipulation = SPECIES_NUMBER[action.species]
    turn_office_down(position, FINANCE, seat, events)
    events.append(ManipulationPlaced(seat, action.species))
    begin_first_turn(position, events)
    return events


def apply_keep_manipulation(position: Position, seat: int, _action: Done) -> list[ZoocracyEvent]:
    """5b.2: the marker is kept for a later campaign."""
    events: list[ZoocracyEvent] = [TurnPassed(seat)]
    begin_first_turn(position, events)
    return events


def lift_manipulation(position: Position, events: list[ZoocracyEvent]) -> None:
    """5b.14: once the votes are counted."""
    if position.manipulation != NOWHERE:
        events.append(ManipulationLifted(SPECIES[position.manipulation]))
        position.manipulation = NOWHERE
