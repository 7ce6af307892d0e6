"""7.3: building a station: one a family turn."""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import BuildStation, EighteenZooAction, Pass
from menagerie.games.eighteen_zoo.events import EighteenZooEvent, Passed, StationBuilt
from menagerie.games.eighteen_zoo.rules import marks, still_possible, used_powers
from menagerie.games.eighteen_zoo.rules.facts import FAMILIES, ON_A_DIET, POWER_OF, THATS_MINE
from menagerie.games.eighteen_zoo.rules.map import stations
from menagerie.games.eighteen_zoo.rules.position import NONE, RUN, STATION, TRACK, Position
from menagerie.games.eighteen_zoo.rules.refusals import map_refusal, refusal


def asks(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    """7.3: where the family could build one, with all that powers and tickets could still do in this turn."""
    family = position.family
    cost = position.next_station_cost(family)
    if position.station_built or cost < 0:
        return ()
    if position.family_has(family, ON_A_DIET) and position.compat.free_diet_station:
        cost = 0
    if cost > position.treasury[family] + still_possible.money_to_come(position):
        return ()
    if stations.station_places(position.track, family):
        return (position.controller(family),)
    if position.compat.skips_by_the_moment or not still_possible.map_could_change(position):
        return ()
    return (position.controller(family),)


def cost_of_station(position: Position, family: int, power: int) -> int:
    """7.3: the next station's cost, or -1 when none is left; 10.20: with ON A DIET 18xx.games asks for nothing."""
    cost = position.next_station_cost(family)
    if cost >= 0 and power == ON_A_DIET and position.compat.free_diet_station:
        return 0
    return cost


def offer_stations(position: Position, _seat: int) -> list[EighteenZooAction]:
    places = stations.station_places(position.track, position.family)
    return [BuildStation(position.track.board.hexes[hex]) for hex in places]


def offer_stations_by_power(position: Position, _seat: int) -> list[EighteenZooAction]:
    """11.9, 11.16: at any step of the family's turn."""
    board = position.track.board
    family = position.family
    offers: list[EighteenZooAction] = []
    if position.family_has(family, ON_A_DIET):
        places = stations.station_places(position.track, family, extra=True)
        offers += [BuildStation(board.hexes[hex], "ON_A_DIET") for hex in places]
    if position.family_has(family, THATS_MINE):
        offers += [BuildStation(board.hexes[hex], "THAT_S_MINE") for hex in board.station_hexes]
    return offers


def refuse_station(position: Position, _seat: int, action: BuildStation) -> RuleViolation | None:
    """7.3: after the track, one a turn, paid by the treasury, on a tile within reach; 4.3: by a power at any step."""
    family = position.family
    power = NONE if action.power is None else POWER_OF[action.power]
    if power != NONE and not position.family_has(family, power):
        return refusal("4.3", "refusal-not-its-power")
    if power == NONE and position.step != STATION:
        return refusal("7.1", "refusal-station-step" if position.step == TRACK else "refusal-station-over")
    if position.station_built:
        return refusal("7.3", "refusal-one-station")
    cost = cost_of_station(position, family, power)
    if cost < 0:
        return refusal("7.3", "refusal-no-station-left")
    if cost > position.treasury[family]:
        return refusal("7.3", "refusal-treasury", cost=cost, treasury=position.treasury[family])
    hex = position.track.board.index.get(action.hex, NONE)
    if power == THATS_MINE:
        return map_refusal(stations.claim_refusal(position.track, family, hex))
    return map_refusal(stations.station_refusal(position.track, family, hex, power == ON_A_DIET))


def apply_station(position: Position, _seat: int, action: BuildStation) -> list[EighteenZooEvent]:
    """11.16: ON A DIET builds beside the spaces; 11.9: THAT'S MINE is gone when its space is used."""
    events: list[EighteenZooEvent] = []
    family = position.family
    power = NONE if action.power is None else POWER_OF[action.power]
    cost = cost_of_station(position, family, power)
    position.treasury[family] -= cost
    position.bank += cost
    track = position.track
    hex = track.board.index[action.hex]
    reserved = marks.reserved_by_thats_mine(position, family, hex)
    if power == ON_A_DIET:
        track.place_extra(family, hex)
        track.end_keeping(family, hex)  # 10.62: a family has one station on a tile
    else:
        track.place(family, hex)
    position.stations_built[family] += 1
    position.station_built = True
    home = position.home_family(hex)
    events.append(StationBuilt(FAMILIES[family], action.hex, cost, action.power, home))
    if power == ON_A_DIET:
        used_powers.close(position, ON_A_DIET, events)
    elif reserved and (power == THATS_MINE or not position.compat.thats_mine_stays):
        used_powers.close(position, THATS_MINE, events)
    return events


def apply_pass(position: Position, seat: int, _action: Pass) -> list[EighteenZooEvent]:
    position.step = RUN
    return [Passed(seat, FAMILIES[position.family])]
