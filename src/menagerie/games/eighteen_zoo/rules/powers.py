"""11: the twenty powers: one table, with what each costs, when it is used and what it does.

A power's effect is a function named in its row of `POWER_TABLE`: of `announcements`, `blue_powers` or `marks`. Three
rows say how tiles are laid with the power, which `track` does; stations by powers are built in `station`, and the PATCH
is in `retirement`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import (
    BuyPower,
    BuyPowerFor,
    EighteenZooAction,
    Mark,
    UsePower,
)
from menagerie.games.eighteen_zoo.events import (
    EighteenZooEvent,
    Marked,
    PowerBought,
    PowerPaid,
    PowerUsed,
)
from menagerie.games.eighteen_zoo.rules import announcements, blue_powers, marks
from menagerie.games.eighteen_zoo.rules.facts import (
    A_SQUEEZE,
    ANCIENT_MAPS,
    DAYS_OFF,
    FAMILIES,
    GREEK,
    HOLE,
    LEPRECHAUN,
    MIDAS,
    MOLES,
    ON_A_DIET,
    PATCH,
    POWER_COST,
    POWER_LIMIT,
    POWER_OF,
    POWER_USES,
    POWERS,
    RABBITS,
    RESPONSIBILITY,
    SHINING_GOLD,
    SUGAR,
    THATS_MINE,
    TWO_BARRELS,
    WHATSUP,
    WHEAT,
    WINGS,
    WORK_IN_PROGRESS,
)
from menagerie.games.eighteen_zoo.rules.map import lays
from menagerie.games.eighteen_zoo.rules.position import (
    AVAILABLE,
    FUTURE,
    HIDDEN,
    NONE,
    Position,
)
from menagerie.games.eighteen_zoo.rules.refusals import map_refusal, refusal
from menagerie.games.eighteen_zoo.rules.used_powers import close, use_up

# When a power is used:
ON_PURCHASE: Final = "on purchase"
IN_STOCK_TURN: Final = "in a turn of a stock round"
IN_FAMILY_TURN: Final = "in a family's turn"
ALWAYS: Final = "always, while the family has it"
Timing = Literal["on purchase", "in a turn of a stock round", "in a family's turn", "always, while the family has it"]

RESPONSIBILITY_PAY: Final = 3
LEPRECHAUN_PAY: Final = 2
SQUEEZE_PAY: Final = 3
HILL_COST_WITH_GOLD: Final[tuple[int, ...]] = (0, -2, -1)
"""11.11: what building on M and MM costs with SHINING GOLD."""


# --- 5.2, 6.5: buying a power that is on display


_BUY_POWER: Final = [BuyPower(power) for power in POWERS]
_USE_MIDAS: Final = UsePower("MIDAS")
_USE_GREEK: Final = UsePower("IT_S_ALL_GREEK_TO_ME")


def offer_purchases(position: Position, _seat: int) -> list[EighteenZooAction]:
    return [_BUY_POWER[power] for power in range(len(POWERS)) if position.power_at[power] == AVAILABLE]


def refuse_purchase(position: Position, seat: int, power: int, price: int) -> RuleViolation | None:
    """On display, and affordable; 6.5.1: three in a hand."""
    if position.power_at[power] != AVAILABLE:
        return refusal("6.5", "refusal-not-on-display")
    if price > position.cash[seat]:
        return refusal("6.5", "refusal-cash", cost=price, cash=position.cash[seat])
    if position.power_count(seat) >= POWER_LIMIT and not position.compat.over_three_powers:
        return refusal("6.5.1", "refusal-three-powers")
    return None


def refuse_recorded_price(position: Position, seat: int, action: BuyPowerFor) -> RuleViolation | None:
    """10.3: another price than the printed one only in records."""
    power = POWER_OF[action.power]
    if not position.compat.recorded_prices or action.price < 0:
        return refusal("10.3", "refusal-other-price", cost=POWER_COST[power])
    return refuse_purchase(position, seat, power, action.price)


def purchase(position: Position, seat: int, power: int, price: int, events: list[EighteenZooEvent]) -> None:
    """Pays for the power; some act at once."""
    position.cash[seat] -= price
    position.bank += price
    position.power_at[power] = seat
    events.append(PowerBought(seat, POWERS[power], price))
    when_bought = POWER_TABLE[power].when_bought
    if when_bought is not None:
        when_bought(position, seat, events)


def pay_responsibility(position: Position, seat: int, events: list[EighteenZooEvent]) -> None:
    """11.3: TOO MUCH RESPONSIBILITY pays 3 when it is bought."""
    _pay(position, seat, RESPONSIBILITY, RESPONSIBILITY_PAY, events)
    close(position, RESPONSIBILITY, events)


def pay_leprechaun(position: Position, seat: int, events: list[EighteenZooEvent]) -> None:
    """11.5: the LEPRECHAUN pays 2 when it is bought and at the start of every stock round."""
    _pay(position, seat, LEPRECHAUN, LEPRECHAUN_PAY, events)


def _pay(position: Position, seat: int, power: int, amount: int, events: list[EighteenZooEvent]) -> None:
    position.cash[seat] += amount
    position.bank -= amount
    events.append(PowerPaid(seat, POWERS[power], amount))


def begin_stock_round(position: Position, events: list[EighteenZooEvent]) -> None:
    """What powers do when a stock round begins."""
    holder = position.power_at[LEPRECHAUN]
    if 0 <= holder < position.players:
        pay_leprechaun(position, holder, events)


# --- UsePower: MIDAS and IT'S ALL GREEK TO ME by players, TWO BARRELS by families


def offer_use_blue(position: Position, seat: int) -> list[EighteenZooAction]:
    offers: list[EighteenZooAction] = []
    if position.power_at[MIDAS] == seat:
        offers.append(_USE_MIDAS)
    if position.power_at[GREEK] == seat:
        offers.append(_USE_GREEK)
    return offers


def refuse_use_blue(position: Position, seat: int, action: UsePower) -> RuleViolation | None:
    """4.3: a blue power of the player's own."""
    power = POWER_OF[action.power]
    if position.power_at[power] != seat:
        return refusal("4.3", "refusal-not-your-power")
    row = POWER_TABLE[power]
    if row.timing != IN_STOCK_TURN or row.refuse is None:
        return refusal("4.3", "refusal-green-power")
    return row.refuse(position, seat)


def offer_use_green(position: Position, _seat: int) -> list[EighteenZooAction]:
    return [UsePower("TWO_BARRELS")] if position.family_has(position.family, TWO_BARRELS) else []


def refuse_use_green(position: Position, seat: int, action: UsePower) -> RuleViolation | None:
    """4.3: a green power of the family's own."""
    power = POWER_OF[action.power]
    row = POWER_TABLE[power]
    if row.timing != IN_FAMILY_TURN or row.refuse is None:
        return refusal("4.3", "refusal-blue-power")
    if not position.family_has(position.family, power):
        return refusal("4.3", "refusal-not-its-power")
    return row.refuse(position, seat)


def apply_use(position: Position, seat: int, action: UsePower) -> list[EighteenZooEvent]:
    power = POWER_OF[action.power]
    events: list[EighteenZooEvent] = [PowerUsed(seat, POWERS[power])]
    effect = POWER_TABLE[power].effect
    assert effect is not None
    effect(position, seat, events)
    return events


# --- which blue powers a player could use now


def has_usable_blue_power(position: Position, seat: int) -> bool:
    for row in BLUE_POWERS:
        if position.power_at[row.power] == seat and row.usable is not None and row.usable(position, seat):
            return True
    return False


# --- Mark: HOLE, WHEAT, THAT'S MINE, WORK IN PROGRESS


def offer_marks(position: Position, _seat: int) -> list[EighteenZooAction]:
    """At any step of the family's turn."""
    offers: list[EighteenZooAction] = []
    for power in (HOLE, WHEAT, THATS_MINE, WORK_IN_PROGRESS):
        if position.family_has(position.family, power):
            offers += _marks(position, power)
    return offers


def _marks(position: Position, power: int) -> list[EighteenZooAction]:
    board = position.track.board
    places = board.r_areas if power == HOLE else board.station_hexes
    return [Mark(POWERS[power], board.hexes[hex]) for hex in places]  # type: ignore[arg-type]  # one of the four


def refuse_mark(position: Position, _seat: int, action: Mark) -> RuleViolation | None:
    power = POWER_OF[action.power]
    if not position.family_has(position.family, power):
        return refusal("4.3", "refusal-not-its-power")
    if power == THATS_MINE and position.power_left[THATS_MINE] == 0:
        return refusal("11.9", "refusal-used-already")
    refuse_place = POWER_TABLE[power].refuse_place
    assert refuse_place is not None
    hex = position.track.board.index.get(action.hex, NONE)
    return map_refusal(refuse_place(position, hex))


def apply_mark(position: Position, _seat: int, action: Mark) -> list[EighteenZooEvent]:
    power = POWER_OF[action.power]
    events: list[EighteenZooEvent] = [Marked(FAMILIES[position.family], POWERS[power], action.hex)]
    place = POWER_TABLE[power].place
    assert place is not None
    if place(position, position.track.board.index[action.hex]):
        close(position, power, events)
    return events


# --- 11.20: the other end of the HOLE


def asks_second_hole(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    if position.second_hole_later:  # 10.59
        return ()
    return (position.controller(position.family),)


def offer_second_hole(position: Position, _seat: int) -> list[EighteenZooAction]:
    """10.59: in records other marks may come before the second R area."""
    return offer_marks(position, _seat) if position.compat.others_act_in_between else _marks(position, HOLE)


def refuse_second_hole(position: Position, seat: int, action: Mark) -> RuleViolation | None:
    power = POWER_OF[action.power]
    if power != HOLE and position.family_has(position.family, power) and not position.compat.others_act_in_between:
        return refusal("11.20", "refusal-asked-second-hole")
    return refuse_mark(position, seat, action)


# --- what lays by powers use up, and what powers do by themselves


def can_lay(position: Position, power: int) -> bool:
    """Whether the family has this power to lay tiles, and it is not spent (10.57)."""
    return position.family_has(position.family, power) and position.power_left[power] > 0


def use_up_lay(position: Position, power: int, events: list[EighteenZooEvent]) -> None:
    """11.12: the second of the ANCIENT MAPS follows in the same turn, 10.25: in records at once."""
    use_up(position, power, events)
    if power == ANCIENT_MAPS and position.compat.second_map_at_once:
        position.second_map_due = position.power_left[power] > 0


def hill_cost(position: Position, family: int, cost: int) -> int:
    """11.11: with SHINING GOLD hills pay."""
    if cost and position.family_has(family, SHINING_GOLD):
        return HILL_COST_WITH_GOLD[cost]
    return cost


def ownerless_water_income(position: Position) -> int:
    """10.65: in records, when the PATCH came off the first runner: every O pays, A SQUEEZE only if still to come."""
    coming = position.power_at[A_SQUEEZE] in (FUTURE, HIDDEN)
    return position.waters + (SQUEEZE_PAY if position.waters and coming else 0)


def water_bonus(position: Position, family: int) -> int:
    """11.8: A SQUEEZE pays 3 more where the family gets money for water."""
    return SQUEEZE_PAY if position.family_has(family, A_SQUEEZE) else 0


# --- the table

Refuse = Callable[[Position, int], RuleViolation | None]
Effect = Callable[[Position, int, list[EighteenZooEvent]], None]
Usable = Callable[[Position, int], bool]
RefusePlace = Callable[[Position, int], int]
Place = Callable[[Position, int], bool]


class Power:
    """A row of the table."""

    __slots__ = (
        "cost",
        "effect",
        "lay_mode",
        "paragraph",
        "place",
        "power",
        "refuse",
        "refuse_place",
        "timing",
        "usable",
        "uses",
        "when_bought",
    )

    def __init__(
        self,
        power: int,
        paragraph: str,
        timing: Timing,
        when_bought: Effect | None = None,
        usable: Usable | None = None,
        refuse: Refuse | None = None,
        effect: Effect | None = None,
        lay_mode: int = -1,
        refuse_place: RefusePlace | None = None,
        place: Place | None = None,
    ) -> None:
        self.power: int = power
        self.paragraph: str = paragraph
        self.timing: Timing = timing
        self.cost: int = POWER_COST[power]
        self.uses: int = POWER_USES[power]
        """How often; 0 for good."""
        self.when_bought: Effect | None = when_bought
        self.usable: Usable | None = usable
        """Whether the player could do something with it now, so that the turn goes on."""
        self.refuse: Refuse | None = refuse
        """Of `UsePower`: why not now."""
        self.effect: Effect | None = effect
        """Of `UsePower`: what it does."""
        self.lay_mode: int = lay_mode
        """How a `Lay` with it is checked on the map."""
        self.refuse_place: RefusePlace | None = refuse_place
        """Of `Mark`: the map's refusal code for a hex."""
        self.place: Place | None = place
        """Of `Mark`: puts it there; whether the power is gone then."""


POWER_TABLE: Final[tuple[Power, ...]] = (
    # blue: for players
    Power(DAYS_OFF, "11.4", IN_STOCK_TURN, usable=blue_powers.days_off_usable),  # blue_powers.apply_days_off
    Power(
        MIDAS,
        "11.1",
        IN_STOCK_TURN,
        usable=announcements.midas_usable,
        refuse=announcements.refuse_midas,
        effect=announcements.use_midas,
    ),
    Power(RESPONSIBILITY, "11.3", ON_PURCHASE, when_bought=pay_responsibility),
    Power(LEPRECHAUN, "11.5", ON_PURCHASE, when_bought=pay_leprechaun),  # begin_stock_round
    Power(
        GREEK,
        "11.2",
        IN_STOCK_TURN,
        usable=announcements.greek_usable,
        refuse=announcements.refuse_greek,
        effect=announcements.use_greek,
    ),
    Power(WHATSUP, "11.6", IN_STOCK_TURN, usable=blue_powers.whatsup_usable),  # blue_powers.apply_call
    # green: for families
    Power(RABBITS, "11.14", IN_FAMILY_TURN, lay_mode=lays.RABBITS),
    Power(MOLES, "11.13", IN_FAMILY_TURN, lay_mode=lays.MOLES),
    Power(ANCIENT_MAPS, "11.12", IN_FAMILY_TURN, lay_mode=lays.ANCIENT_MAPS),
    Power(HOLE, "11.20", IN_FAMILY_TURN, refuse_place=marks.refuse_hole, place=marks.dig_hole),
    Power(ON_A_DIET, "11.16", IN_FAMILY_TURN),  # station.apply_station
    Power(SHINING_GOLD, "11.11", ALWAYS),  # hill_cost
    Power(THATS_MINE, "11.9", IN_FAMILY_TURN, refuse_place=marks.refuse_reserve, place=marks.reserve_space),
    Power(WORK_IN_PROGRESS, "11.10", IN_FAMILY_TURN, refuse_place=marks.refuse_block, place=marks.block_space),
    Power(WHEAT, "11.17", IN_FAMILY_TURN, refuse_place=marks.refuse_wheat, place=marks.put_wheat),
    Power(TWO_BARRELS, "11.7", IN_FAMILY_TURN, refuse=announcements.refuse_barrels, effect=announcements.open_barrels),
    Power(A_SQUEEZE, "11.8", ALWAYS),  # water_bonus
    Power(PATCH, "11.19", IN_FAMILY_TURN),  # retirement.put_patch
    Power(WINGS, "11.15", ALWAYS),  # run.modifiers
    Power(SUGAR, "11.18", ALWAYS),  # run.modifiers
)
assert [row.power for row in POWER_TABLE] == list(range(len(POWERS))), "a row for every power, in their order"

BLUE_POWERS: Final[tuple[Power, ...]] = tuple([row for row in POWER_TABLE if row.usable is not None])
