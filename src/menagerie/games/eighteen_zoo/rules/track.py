"""7.2: laying track in a family's turn: two ordinary lays, and those that powers bring."""

from __future__ import annotations

from typing import Final, Literal

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import EighteenZooAction, Lay, Pass
from menagerie.games.eighteen_zoo.events import EighteenZooEvent, Passed, TileLaid
from menagerie.games.eighteen_zoo.rules import history, powers, used_powers
from menagerie.games.eighteen_zoo.rules.facts import ANCIENT_MAPS, FAMILIES, MOLES, PHASE_COLOUR, POWER_OF, RABBITS
from menagerie.games.eighteen_zoo.rules.map import lays
from menagerie.games.eighteen_zoo.rules.map.refusal_codes import ALLOWED, ALREADY_TRACK
from menagerie.games.eighteen_zoo.rules.map.tiles import tile_set
from menagerie.games.eighteen_zoo.rules.position import NONE, STATION, TRACK, Position
from menagerie.games.eighteen_zoo.rules.refusals import map_refusal, refusal

ORDINARY_LAYS = 2
GREY = 3
LayPower = Literal["RABBITS", "MOLES", "ANCIENT_MAPS"] | None


def asks(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    """7.2: until both lays are made."""
    return (position.controller(position.family),) if position.lays < ORDINARY_LAYS else ()


# --- what is laid, and what it costs


def best_colour(position: Position) -> int:
    """3.1: the best colour of the phase; 10.21: 18xx.games leaves it to its pages."""
    return GREY if position.compat.tiles_in_any_phase else PHASE_COLOUR[position.phase]


def ordinary_mode(position: Position) -> int:
    """7.2b: one of the two lays may be an upgrade."""
    return lays.YELLOW_ONLY if position.upgraded else lays.ORDINARY


def cost_of_lay(position: Position, family: int, hex: int) -> int:
    """4.2: M costs 1 and MM 2; 11.11: with SHINING GOLD they pay."""
    return powers.hill_cost(position, family, lays.lay_cost(position.track, hex))


class _Lays:
    """The actions that lay the tiles on one hex, with one power or none: each is made once."""

    __slots__ = ("actions", "hex", "power")

    def __init__(self, hex: str, power: LayPower) -> None:
        self.hex: str = hex
        self.power: LayPower = power
        self.actions: list[EighteenZooAction | None] = [None] * (6 * len(tile_set().numbers))

    def action(self, tile: int, rotation: int) -> EighteenZooAction:
        action = self.actions[6 * tile + rotation]
        if action is None:
            action = self.actions[6 * tile + rotation] = Lay(self.hex, tile_set().numbers[tile], rotation, self.power)
        return action


_LAYS: Final[dict[LayPower, dict[str, _Lays]]] = {None: {}, "RABBITS": {}, "MOLES": {}, "ANCIENT_MAPS": {}}


def lay_actions(position: Position, found: list[tuple[int, int, int]], power: LayPower) -> list[EighteenZooAction]:
    """Lays that the map allows, as actions; 4.2: those that the treasury can pay."""
    actions: list[EighteenZooAction] = []
    family = position.family
    treasury = position.treasury[family]
    hexes = position.track.board.hexes
    by_hex = _LAYS[power]
    lays_there: _Lays | None = None
    before = NONE
    for hex, tile, rotation in found:
        if hex != before:
            before = hex
            name = hexes[hex]
            if name not in by_hex:
                by_hex[name] = _Lays(name, power)
            lays_there = by_hex[name] if cost_of_lay(position, family, hex) <= treasury else None
        if lays_there is not None:
            actions.append(lays_there.action(tile, rotation))
    return actions


def refuse_on_map(position: Position, action: Lay, mode: int, colour: int) -> RuleViolation | None:
    """What the map and the treasury have against a lay, whatever the step."""
    track = position.track
    family = position.family
    hex = track.board.index.get(action.hex, NONE)
    tile = tile_set().index.get(action.tile, NONE)
    code = lays.lay_refusal(track, family, hex, tile, action.rotation, mode, colour)
    if code == ALREADY_TRACK and mode == lays.YELLOW_ONLY:
        return refusal("7.2b", "refusal-one-upgrade")
    if code != ALLOWED:
        return map_refusal(code)
    cost = cost_of_lay(position, family, hex)
    if cost > position.treasury[family]:
        return refusal("4.2", "refusal-treasury", cost=cost, treasury=position.treasury[family])
    return None


def lay(position: Position, action: Lay, events: list[EighteenZooEvent]) -> None:
    """Pays for the tile and lays it."""
    track = position.track
    family = position.family
    hex = track.board.index[action.hex]
    cost = cost_of_lay(position, family, hex)
    position.treasury[family] -= cost
    position.bank += cost
    track.lay(hex, tile_set().index[action.tile], action.rotation)
    history.tile_laid(position, hex, action.rotation)
    home = position.home_family(hex)
    events.append(TileLaid(FAMILIES[family], action.hex, action.tile, action.rotation, cost, action.power, home))


# --- in a family's turn


def offer_lays(position: Position, _seat: int) -> list[EighteenZooAction]:
    found = lays.legal_lays(position.track, position.family, ordinary_mode(position), best_colour(position))
    if position.laid:  # 7.2d
        found = [one for one in found if one[0] not in position.laid]
    return lay_actions(position, found, None)


def offer_lays_by_power(position: Position, _seat: int) -> list[EighteenZooAction]:
    """11.12 to 11.14: at any step of the family's turn."""
    offers: list[EighteenZooAction] = []
    for power in (RABBITS, MOLES, ANCIENT_MAPS):
        if powers.can_lay(position, power):
            offers += _lays_by(position, power)
    return offers


def _lays_by(position: Position, power: int) -> list[EighteenZooAction]:
    mode = powers.POWER_TABLE[power].lay_mode
    found = lays.legal_lays(position.track, position.family, mode, best_colour(position))
    name: LayPower = "RABBITS" if power == RABBITS else "MOLES" if power == MOLES else "ANCIENT_MAPS"
    return lay_actions(position, found, name)


def refuse_lay(position: Position, _seat: int, action: Lay) -> RuleViolation | None:
    """7.2: an ordinary lay in its step; 4.3: one by a power at any step."""
    if action.power is not None:
        return _refuse_lay_by_power(position, action)
    if position.step != TRACK:
        return refusal("7.1", "refusal-track-done")
    if position.track.board.index.get(action.hex, NONE) in position.laid:
        return refusal("7.2d", "refusal-same-hex")
    return refuse_on_map(position, action, ordinary_mode(position), best_colour(position))


def _refuse_lay_by_power(position: Position, action: Lay) -> RuleViolation | None:
    assert action.power is not None
    power = POWER_OF[action.power]
    if not powers.can_lay(position, power):
        return refusal("4.3", "refusal-not-its-power")
    return refuse_on_map(position, action, powers.POWER_TABLE[power].lay_mode, best_colour(position))


def apply_lay(position: Position, _seat: int, action: Lay) -> list[EighteenZooEvent]:
    events: list[EighteenZooEvent] = []
    hex = position.track.board.index[action.hex]
    upgrade = position.track.tile(hex) >= 0
    lay(position, action, events)
    if action.power is not None:
        powers.use_up_lay(position, POWER_OF[action.power], events)
        if hex in position.laid and position.compat.lay_again_after_power:
            position.laid.remove(hex)
    else:
        position.lays += 1
        position.laid.append(hex)
        if upgrade:
            position.upgraded = True
    return events


def apply_pass(position: Position, seat: int, _action: Pass) -> list[EighteenZooEvent]:
    position.step = STATION
    return [Passed(seat, FAMILIES[position.family])]


# --- 11.12: the second tile of the ANCIENT MAPS


def asks_second_map(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    """10.25: in records it follows the first at once."""
    return (position.controller(position.family),)


def offer_second_map(position: Position, _seat: int) -> list[EighteenZooAction]:
    """10.57: in records other powers may come before the second tile."""
    if position.compat.others_act_in_between:
        return offer_lays_by_power(position, _seat)
    return _lays_by(position, ANCIENT_MAPS)


def refuse_second_map(position: Position, _seat: int, action: Lay) -> RuleViolation | None:
    if action.power is None:
        return refusal("7.1", "refusal-track-done")
    power = POWER_OF[action.power]
    other = power != ANCIENT_MAPS and position.family_has(position.family, power)
    if other and not position.compat.others_act_in_between:
        return refusal("11.12", "refusal-asked-second-map")
    return _refuse_lay_by_power(position, action)


def apply_pass_second_map(position: Position, seat: int, _action: Pass) -> list[EighteenZooEvent]:
    """The second tile is lost; 10.57: in records the power stays, spent."""
    events: list[EighteenZooEvent] = [Passed(seat, FAMILIES[position.family])]
    position.second_map_due = False
    if position.compat.spent_maps_stay:
        position.power_left[ANCIENT_MAPS] = 0
    else:
        used_powers.close(position, ANCIENT_MAPS, events)
    return events
