"""7.1, 4.3: what a family could still make possible in its turn: powers it has or can buy, and the money they bring."""

from __future__ import annotations

from typing import Final

from menagerie.games.eighteen_zoo.rules.facts import (
    A_SQUEEZE,
    ANCIENT_MAPS,
    HOLE,
    MOLES,
    PHASE_COLOUR,
    POWER_COST,
    POWER_LIMIT,
    RABBITS,
    SHINING_GOLD,
    SUGAR,
    WINGS,
)
from menagerie.games.eighteen_zoo.rules.map import lays, stations
from menagerie.games.eighteen_zoo.rules.position import NONE, POWER, WITH_FAMILY, Position

LASTING: Final = (SHINING_GOLD, A_SQUEEZE, WINGS, SUGAR)
"""Powers that are never used up, so that they keep their place with the family."""
GOLD_PAY: Final = 2
"""11.11: the most that a tile on a hill brings with SHINING GOLD."""


def could_have(position: Position, power: int) -> bool:
    """Whether the family has the power, or could buy it in this turn from the player who has it."""
    family = position.family
    if position.family_has(family, power):
        return True
    if not 0 <= position.power_at[power] < position.players:
        return False
    if position.declined_price(POWER, power) >= POWER_COST[power]:
        return False
    own = position.powers_of(WITH_FAMILY + family)
    return len(own) < POWER_LIMIT or any(other not in LASTING for other in own)


def map_could_change(position: Position) -> bool:
    """11.12 to 11.14, 11.20: whether a power could still lay track or dig the HOLE for the family."""
    track = position.track
    if could_have(position, HOLE) and track.hole[0] == NONE and stations.hole_ends(track) > 1:
        return True
    colour = PHASE_COLOUR[position.phase]
    for power, mode in ((ANCIENT_MAPS, lays.ANCIENT_MAPS), (MOLES, lays.MOLES), (RABBITS, lays.RABBITS)):
        if could_have(position, power) and lays.legal_lays(track, position.family, mode, colour):
            return True
    return False


def money_to_come(position: Position) -> int:
    """4.4, 11.11: what the treasury could get: tickets of the player in control, and hills with SHINING GOLD."""
    money = position.tickets[position.controller(position.family)] * position.ticket()
    if position.compat.skips_by_the_moment:
        return money
    if could_have(position, SHINING_GOLD) and could_have(position, ANCIENT_MAPS) and _bare_hill(position):
        money += GOLD_PAY * position.power_left[ANCIENT_MAPS]
    return money


def _bare_hill(position: Position) -> bool:
    board = position.track.board
    return any(board.cost[hex] > 0 and position.track.tile(hex) < 0 for hex in range(len(board.hexes)))
