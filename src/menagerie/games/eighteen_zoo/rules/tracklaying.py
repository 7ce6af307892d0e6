"""Tiles, stations and markers from the rules' side: which lays are open in which step, what they cost, what they do."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.events import EighteenZooEvent, Marked, PowerGone, StationBuilt, TileLaid
from menagerie.games.eighteen_zoo.rules.facts import (
    ANCIENT_MAPS,
    FAMILIES,
    HOLE,
    MOLES,
    ON_A_DIET,
    PHASE_COLOUR,
    POWERS,
    RABBITS,
    SHINING_GOLD,
    THATS_MINE,
    WHEAT,
    WORK_IN_PROGRESS,
)
from menagerie.games.eighteen_zoo.rules.map import lays
from menagerie.games.eighteen_zoo.rules.map.tiles import tile_set
from menagerie.games.eighteen_zoo.rules.position import BONUS, CLOSED, HOME, NONE, TRACK, Position

GREY = 3
_GOLD = [0, -2, -1]
"""11.11: what building on M and MM costs with SHINING GOLD."""


def mode_of(position: Position, power: int) -> int:
    """How a lay is judged on the map."""
    if power == RABBITS:
        return lays.RABBITS
    if power == MOLES:
        return lays.MOLES
    if power == ANCIENT_MAPS:
        return lays.ANCIENT_MAPS
    if position.step == HOME:
        return lays.FIRST_HOME
    if position.step == BONUS:
        return lays.BONUS
    return lays.YELLOW_ONLY if position.upgraded else lays.ORDINARY


def colour_of(position: Position) -> int:
    """The best colour that may be laid now; 10.21: 18xx.games leaves it to its pages."""
    if position.step == HOME:
        return position.bonus_left // 2  # 6.3: yellow, at 9 also green, at 12 also brown
    if position.compat.tiles_in_any_phase:
        return GREY
    return PHASE_COLOUR[position.phase]


def cost_of(position: Position, family: int, hex: int) -> int:
    """4.2: M costs 1 and MM 2; 11.11: with SHINING GOLD they pay."""
    cost = lays.lay_cost(position.track, hex)
    if cost and position.family_has(family, SHINING_GOLD):
        return _GOLD[cost]
    return cost


def lay(
    position: Position, family: int, hex: int, tile: int, rotation: int, power: int, events: list[EighteenZooEvent]
) -> None:
    track = position.track
    cost = cost_of(position, family, hex)
    upgrade = track.tile(hex) >= 0
    position.treasury[family] -= cost
    position.bank += cost
    track.lay(hex, tile, rotation, position.step == BONUS and power == NONE)
    board = track.board
    named = POWERS[power] if power != NONE else None
    events.append(TileLaid(FAMILIES[family], board.hexes[hex], tile_set().numbers[tile], rotation, cost, named))
    if power != NONE:
        _use_up(position, power, events)
    elif position.step == TRACK:
        position.lays += 1
        position.laid.append(hex)
        if upgrade:
            position.upgraded = True


def _use_up(position: Position, power: int, events: list[EighteenZooEvent]) -> None:
    """One use less; 11.12: the second of the ANCIENT MAPS follows at once, or by the rulebook in the same turn."""
    position.power_left[power] -= 1
    if power == ANCIENT_MAPS and position.compat.second_map_at_once:
        position.second_map_due = position.power_left[power] > 0
    if position.power_left[power] == 0:
        close(position, power, events)


def close(position: Position, power: int, events: list[EighteenZooEvent]) -> None:
    """The power is used up and out of the game."""
    position.power_at[power] = CLOSED
    events.append(PowerGone(POWERS[power]))


def station_cost(position: Position, family: int, power: int) -> int:
    """7.3: the next station's cost, or -1 when none is left; 10.20: with ON A DIET 18xx.games asks for nothing."""
    cost = position.next_station_cost(family)
    if cost >= 0 and power == ON_A_DIET and position.compat.free_diet_station:
        return 0
    return cost


def build(position: Position, family: int, hex: int, power: int, events: list[EighteenZooEvent]) -> None:
    """7.3: one station a turn, however it comes about."""
    cost = station_cost(position, family, power)
    position.treasury[family] -= cost
    position.bank += cost
    track = position.track
    booked = is_booked(position, family, hex)
    if power == ON_A_DIET:
        track.place_extra(family, hex)
    else:
        track.place(family, hex)
    position.stations_built[family] += 1
    position.station_built = True
    named = POWERS[power] if power != NONE else None
    events.append(StationBuilt(FAMILIES[family], track.board.hexes[hex], cost, named))
    if power == ON_A_DIET:
        close(position, ON_A_DIET, events)
    elif booked:
        close(position, THATS_MINE, events)


def is_booked(position: Position, family: int, hex: int) -> bool:
    """11.9: whether a space there is kept for the family by THAT'S MINE."""
    if not position.family_has(family, THATS_MINE) or position.power_left[THATS_MINE] > 0:
        return False
    track = position.track
    first = 3 * track.board.station_index[hex]
    return family in track.reserved[first : first + 3]


def mark(position: Position, family: int, power: int, hex: int, events: list[EighteenZooEvent]) -> None:
    track = position.track
    events.append(Marked(FAMILIES[family], POWERS[power], track.board.hexes[hex]))
    if power == HOLE:
        if position.hole_first == NONE:
            position.hole_first = hex
            return
        track.dig(position.hole_first, hex)
        position.hole_first = NONE
    elif power == WHEAT:
        position.wheat[family] = hex
    elif power == THATS_MINE:
        track.reserve(family, hex)
        position.power_left[THATS_MINE] = 0
        return  # 11.9: it goes when the station comes
    elif power == WORK_IN_PROGRESS:
        track.block(hex)
    close(position, power, events)
