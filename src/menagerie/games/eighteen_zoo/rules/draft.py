"""5: the draft. From the last player to the first, everybody buys one power or passes."""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import BuyPower, BuyPowerFor, Pass
from menagerie.games.eighteen_zoo.events import EighteenZooEvent, Passed
from menagerie.games.eighteen_zoo.rules import powers
from menagerie.games.eighteen_zoo.rules.facts import POWER_COST, POWER_OF
from menagerie.games.eighteen_zoo.rules.position import Position


def asks(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    """5.2: the player whose turn it is."""
    return (position.acting_seat(),)


def refuse_buy_power(position: Position, seat: int, action: BuyPower) -> RuleViolation | None:
    power = POWER_OF[action.power]
    return powers.refuse_purchase(position, seat, power, POWER_COST[power])


def apply_buy_power(position: Position, seat: int, action: BuyPower) -> list[EighteenZooEvent]:
    """5.2: then it is the next player's turn."""
    power = POWER_OF[action.power]
    return _buy(position, seat, power, POWER_COST[power])


def refuse_buy_power_for(position: Position, seat: int, action: BuyPowerFor) -> RuleViolation | None:
    return powers.refuse_recorded_price(position, seat, action)


def apply_buy_power_for(position: Position, seat: int, action: BuyPowerFor) -> list[EighteenZooEvent]:
    return _buy(position, seat, POWER_OF[action.power], action.price)


def _buy(position: Position, seat: int, power: int, price: int) -> list[EighteenZooEvent]:
    events: list[EighteenZooEvent] = []
    powers.purchase(position, seat, power, price, events)
    position.turn_over = True
    return events


def apply_pass(position: Position, seat: int, _action: Pass) -> list[EighteenZooEvent]:
    position.turn_over = True
    return [Passed(seat)]
