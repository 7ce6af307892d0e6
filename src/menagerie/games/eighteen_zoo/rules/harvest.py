"""7.5: the harvest of a family's runs is shared among the cards or kept in the treasury."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.actions import EighteenZooAction, Keep, Share
from menagerie.games.eighteen_zoo.events import (
    EighteenZooEvent,
    HarvestKept,
    HarvestShared,
    Ran,
    SquirrelRun,
    WaterPaid,
)
from menagerie.games.eighteen_zoo.rules import announcements, history, powers, reputation, retirement, squirrels
from menagerie.games.eighteen_zoo.rules.facts import CARDS, DIVIDEND, FAMILIES, PARENTS_BONUS, RIGHT, THRESHOLD
from menagerie.games.eighteen_zoo.rules.position import HARVEST, NOBODY, NONE, SQUIRRELS, Position

NUTS_A_BAG = 25


def asks(position: Position, events: list[EighteenZooEvent]) -> tuple[int, ...]:
    """7.5: a harvest of nothing is kept without asking."""
    if position.harvest:
        return (position.controller(position.family),)
    keep(position, events)
    if position.patch_seat != NOBODY:
        squirrels.decide_on_buying(position)  # 10.69
    return ()


def collect(
    position: Position, runs: list[SquirrelRun], nuts: int, waters: int, events: list[EighteenZooEvent]
) -> None:
    """7.4g: the runs are made; the water is paid at once, by 10.15 with the harvest."""
    events.append(Ran(FAMILIES[position.family], tuple(runs), nuts, waters))
    history.ran(position, tuple(runs), nuts, waters)
    position.harvest = nuts
    position.waters = waters
    position.ran_patched = position.patched if position.wears_patch(position.family) else NONE
    position.step = HARVEST
    announcements.put_away_barrels(position, events)
    if not position.compat.late_water:
        _pay_water(position, events)


def water_income(position: Position) -> int:
    """7.4g: one for every O; 11.7: none with the barrels; 11.8: more with A SQUEEZE."""
    if position.ownerless_water:
        return powers.ownerless_water_income(position)
    if position.waters == 0 or position.barrels:
        return 0
    return position.waters + powers.water_bonus(position, position.family)


def _pay_water(position: Position, events: list[EighteenZooEvent]) -> None:
    amount = water_income(position)
    if amount:
        position.treasury[position.family] += amount
        position.bank -= amount
        events.append(WaterPaid(FAMILIES[position.family], amount))


def offer_harvest(_position: Position, _seat: int) -> list[EighteenZooAction]:
    return [Share(), Keep()]


def apply_share(position: Position, _seat: int, _action: Share) -> list[EighteenZooEvent]:
    events: list[EighteenZooEvent] = []
    share(position, events)
    return events


def apply_keep(position: Position, _seat: int, _action: Keep) -> list[EighteenZooEvent]:
    events: list[EighteenZooEvent] = []
    keep(position, events)
    return events


def share(position: Position, events: list[EighteenZooEvent]) -> None:
    """7.5a: the reputation first, then the dividend of the box it stands in."""
    family = position.family
    income = water_income(position)
    if position.compat.late_water:
        _pay_water(position, events)
    cell = position.cell[family]
    met = position.harvest + (income if position.compat.dividend_with_water else 0) >= THRESHOLD[cell]
    each = DIVIDEND[RIGHT[cell] if met else cell]
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
    history.harvest_decided(position, shared=True)
    events.append(HarvestShared(FAMILIES[family], each, bonus, tuple(paid)))
    _end_step(position, events)


def keep(position: Position, events: list[EighteenZooEvent]) -> None:
    """7.5b: a bag for every 25 nuts, rounded up; the token moves left."""
    family = position.family
    if position.compat.late_water:
        _pay_water(position, events)
    amount = (position.harvest + NUTS_A_BAG - 1) // NUTS_A_BAG
    position.treasury[family] += amount
    position.bank -= amount
    history.harvest_decided(position, shared=False)
    events.append(HarvestKept(FAMILIES[family], position.harvest, amount))
    reputation.move_left(position, family, events)
    _end_step(position, events)


def _end_step(position: Position, events: list[EighteenZooEvent]) -> None:
    """3.6: last runs are over; all squirrels of the family have operated."""
    retirement.end_last_runs(position, position.family, events)
    for squirrel in position.squirrels[position.family]:
        position.operated |= position.operated_bit(squirrel)
    position.step = SQUIRRELS
