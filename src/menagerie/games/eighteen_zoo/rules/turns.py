"""A family's turn in an operating round, step by step (7.1): track, station, run, harvest, squirrels, end."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.events import (
    EighteenZooEvent,
    HarvestKept,
    HarvestShared,
    WaterPaid,
)
from menagerie.games.eighteen_zoo.rules import reputation, squirrels
from menagerie.games.eighteen_zoo.rules.facts import (
    A_SQUEEZE,
    CARDS,
    DIVIDEND,
    FAMILIES,
    KIND_STOPS,
    ON_A_DIET,
    PARENTS_BONUS,
    PHASE_R,
    RIGHT,
    SUGAR,
    THRESHOLD,
    WINGS,
)
from menagerie.games.eighteen_zoo.rules.map import runs
from menagerie.games.eighteen_zoo.rules.map.stations import station_places
from menagerie.games.eighteen_zoo.rules.map.tracing import network_of
from menagerie.games.eighteen_zoo.rules.position import (
    END,
    HARVEST,
    NOBODY,
    NONE,
    RUN,
    SQUIRRELS,
    STATION,
    TRACK,
    Position,
)

NORMAL_LAYS = 2
NUTS_A_BAG = 25
SQUEEZED = 3


def begin(position: Position) -> None:
    """7.1: a fresh turn."""
    position.lays = 0
    position.upgraded = False
    position.laid = []
    position.station_built = False
    position.barrels = False
    position.harvest = 0
    position.waters = 0
    position.new_squirrel = False
    position.last_sale = 0
    position.turn_over = False
    position.declined = []


def waits(position: Position, events: list[EighteenZooEvent]) -> bool:
    """Goes through the steps until one waits for a decision; false when the turn is over."""
    family = position.family
    if position.turn_over:
        wake(position, family)
        return False
    if position.step == TRACK:
        if position.lays < NORMAL_LAYS:
            return True
        position.step = STATION
    if position.step == STATION:
        if _could_build(position, family):
            return True
        position.step = RUN
    if position.step == RUN:
        if _could_run(position, family):
            return True
        take_harvest(position, False, events)
        if position.patch_seat != NOBODY:
            return True
    if position.step == HARVEST:
        return True
    if position.step == SQUIRRELS:
        if squirrels.must_buy(position, family) or squirrels.may_want_more(position, family):
            return True
        position.step = END
    return True


def wake(position: Position, family: int) -> None:
    """11.6: at the end of the family's turn what WHATSUP brought is awake; it runs from the next round on."""
    if position.asleep:
        for squirrel in position.squirrels[family]:
            position.operated |= position.asleep & (1 << squirrel)
            position.asleep &= ~(1 << squirrel)


def _could_build(position: Position, family: int) -> bool:
    """7.3: whether the family could build a station, with all the tickets of the player in control."""
    cost = position.next_station_cost(family)
    if position.station_built or cost < 0:
        return False
    if position.family_has(family, ON_A_DIET) and position.compat.free_diet_station:
        cost = 0
    seat = position.controller(family)
    if cost > position.treasury[family] + position.tickets[seat] * position.ticket():
        return False
    return bool(station_places(position.track, family))


def runners(position: Position, family: int) -> list[int]:
    """7.4: the squirrels that may run now; 11.6: not those that sleep; 10.42: but with the PATCH, in records."""
    awake = position.patched if position.compat.patch_at_any_time else NONE
    return [
        squirrel
        for squirrel in position.squirrels[family]
        if not (position.asleep >> squirrel) & 1 or squirrel == awake
    ]


def _could_run(position: Position, family: int) -> bool:
    able = runners(position, family)
    if not able:
        return False
    return position.patched in able or network_of(position.track, family).meets


def gait(position: Position, squirrel: int) -> runs.Runner:
    """How a squirrel runs."""
    if squirrel == position.patched:
        return runs.Runner(1, False, True)
    kind = position.kind(squirrel)
    return runs.Runner(KIND_STOPS[kind], kind >= 6)


def modifiers(position: Position, family: int) -> runs.RunModifiers:
    """What the family's powers and the phase do for its runs."""
    return runs.RunModifiers(
        PHASE_R[position.phase],
        position.family_has(family, WINGS),
        position.family_has(family, SUGAR),
        position.barrels,
        position.wheat[family],
    )


# --- the harvest


def collect(position: Position, nuts: int, waters: int, events: list[EighteenZooEvent]) -> None:
    """7.4: the runs are made; the water is paid at once, by 10.15 with the harvest."""
    position.harvest = nuts
    position.waters = waters
    position.step = HARVEST
    if not position.compat.late_water:
        pay_water(position, events)
    if nuts == 0:
        take_harvest(position, False, events)


def water_income(position: Position) -> int:
    """7.4, 11.7, 11.8: one for every O; none with the barrels; three more with A SQUEEZE."""
    if position.waters == 0 or position.barrels:
        return 0
    return position.waters + (SQUEEZED if position.family_has(position.family, A_SQUEEZE) else 0)


def pay_water(position: Position, events: list[EighteenZooEvent]) -> None:
    amount = water_income(position)
    if amount:
        position.treasury[position.family] += amount
        position.bank -= amount
        events.append(WaterPaid(FAMILIES[position.family], amount))


def take_harvest(position: Position, share: bool, events: list[EighteenZooEvent]) -> None:
    """7.5: shared among the cards, or kept in the treasury; then last runs are over."""
    family = position.family
    income = water_income(position)
    if position.compat.late_water:
        pay_water(position, events)
    if share:
        _share(position, family, income, events)
    else:
        amount = (position.harvest + NUTS_A_BAG - 1) // NUTS_A_BAG
        position.treasury[family] += amount
        position.bank -= amount
        events.append(HarvestKept(FAMILIES[family], position.harvest, amount))
        reputation.move_left(position, family, events)
    squirrels.end_last_runs(position, family, events)
    for squirrel in position.squirrels[family]:
        position.operated |= position.operated_bit(squirrel)
    position.step = SQUIRRELS


def _share(position: Position, family: int, income: int, events: list[EighteenZooEvent]) -> None:
    """7.5: the reputation first, then the dividend of the box it stands in."""
    cell = position.cell[family]
    rich = position.harvest + (income if position.compat.dividend_with_water else 0) >= THRESHOLD[cell]
    each = DIVIDEND[RIGHT[cell] if rich else cell]
    if position.harvest >= THRESHOLD[cell]:
        reputation.move_right(position, family, 1, events)
    else:
        reputation.place(position, family, cell, events)
    bonus = PARENTS_BONUS[position.cell[family]]
    parents = CARDS * family
    paid: list[int] = []
    for seat in range(position.players):
        amount = each * position.animals(seat, family)
        if parents in position.hands[seat]:
            amount += bonus
        position.cash[seat] += amount
        position.bank -= amount
        paid.append(amount)
    events.append(HarvestShared(FAMILIES[family], each, bonus, tuple(paid)))
