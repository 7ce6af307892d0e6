"""11: the twenty powers: one table, with what each costs, when it is used and what it does.

A power's effect is a function of this module, named in its row of `POWER_TABLE`. Three rows say how tiles are laid with
the power, which `track` does; stations by powers are built in `station`, and the PATCH is in `retirement`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import (
    BuyPower,
    BuyPowerFor,
    CallSquirrel,
    EighteenZooAction,
    Mark,
    TakeDaysOff,
    UsePower,
)
from menagerie.games.eighteen_zoo.events import (
    EighteenZooEvent,
    Marked,
    PowerBought,
    PowerGone,
    PowerPaid,
    PowerUsed,
    SquirrelBought,
)
from menagerie.games.eighteen_zoo.rules import reputation, retirement, squirrels
from menagerie.games.eighteen_zoo.rules.facts import (
    A_SQUEEZE,
    ANCIENT_MAPS,
    DAYS_OFF,
    FAMILIES,
    FAMILY_OF,
    GREEK,
    HOLE,
    KIND_COST,
    KINDS,
    LEPRECHAUN,
    MIDAS,
    MOLES,
    ON_A_DIET,
    PATCH,
    PHASE_BROUGHT_BY,
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
    squirrel_index,
)
from menagerie.games.eighteen_zoo.rules.map import lays, stations
from menagerie.games.eighteen_zoo.rules.position import (
    AVAILABLE,
    CLOSED,
    FUTURE,
    HIDDEN,
    NOBODY,
    NONE,
    RUN,
    STATION,
    TRACK,
    WITH_FAMILY,
    Position,
)
from menagerie.games.eighteen_zoo.rules.refusals import map_refusal, refusal

# When a power is used:
ON_PURCHASE: Final = "on purchase"
IN_STOCK_TURN: Final = "in a turn of a stock round"
IN_FAMILY_TURN: Final = "in a family's turn"
ALWAYS: Final = "always, while the family has it"
Timing = Literal["on purchase", "in a turn of a stock round", "in a family's turn", "always, while the family has it"]

RESPONSIBILITY_PAY: Final = 3
LEPRECHAUN_PAY: Final = 2
SQUEEZE_PAY: Final = 3
HILL_COST_WITH_GOLD: Final = (0, -2, -1)
"""11.11: what building on M and MM costs with SHINING GOLD."""


def close(position: Position, power: int, events: list[EighteenZooEvent]) -> None:
    """The power is used up and out of the game."""
    position.power_at[power] = CLOSED
    events.append(PowerGone(POWERS[power]))


def use_up(position: Position, power: int, events: list[EighteenZooEvent]) -> None:
    """One use less; after the last the power is gone."""
    position.power_left[power] -= 1
    if position.power_left[power] == 0:
        close(position, power, events)


# --- 5.2, 6.5: buying a power that is on display


def offer_purchases(position: Position, _seat: int) -> list[EighteenZooAction]:
    return [BuyPower(POWERS[power]) for power in range(len(POWERS)) if position.power_at[power] == AVAILABLE]


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


def offer_use_blue(_position: Position, _seat: int) -> list[EighteenZooAction]:
    return [UsePower("MIDAS"), UsePower("IT_S_ALL_GREEK_TO_ME")]


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


def refuse_midas(position: Position, seat: int) -> RuleViolation | None:
    return refusal("11.1", "refusal-used-already") if position.midas == seat else None


def use_midas(position: Position, seat: int, _events: list[EighteenZooEvent]) -> None:
    """11.1: the player is first in the next turn order, see `rounds.end_stock_round`."""
    position.midas = seat


def refuse_greek(position: Position, _seat: int) -> RuleViolation | None:
    if position.greek:
        return refusal("11.2", "refusal-used-already")
    return None if _greek_in_time(position) else refusal("11.2", "refusal-greek-too-early")


def _greek_in_time(position: Position) -> bool:
    """11.2: after a sale or a purchase in this turn; 10.49: in records, or once a family was launched in the round."""
    launched = position.launched_in_round and position.compat.greek_after_launch
    return position.sold or position.bought or launched


def use_greek(position: Position, _seat: int, _events: list[EighteenZooEvent]) -> None:
    """11.2: the player has a second turn, see `rounds.end_stock_turn`."""
    position.greek = True


def refuse_barrels(position: Position, _seat: int) -> RuleViolation | None:
    """11.7: before the run, once a turn."""
    if position.barrels:
        return refusal("11.7", "refusal-used-already")
    if position.step not in (TRACK, STATION, RUN):
        return refusal("11.7", "refusal-after-the-run")
    if position.compat.barrels_go_with_run and (position.step != RUN or position.power_left[TWO_BARRELS] == 0):
        return refusal("10.64", "refusal-barrels-at-the-run")
    return None


def open_barrels(position: Position, _seat: int, events: list[EighteenZooEvent]) -> None:
    """11.7: in this run water brings more nuts and no money."""
    position.barrels = True
    if position.compat.barrels_go_with_run:
        position.power_left[TWO_BARRELS] -= 1
    else:
        use_up(position, TWO_BARRELS, events)


def put_away_barrels(position: Position, events: list[EighteenZooEvent]) -> None:
    """10.64: in records, TWO BARRELS that are used up stay with their family until the next run."""
    if position.power_at[TWO_BARRELS] >= WITH_FAMILY and position.power_left[TWO_BARRELS] == 0:
        close(position, TWO_BARRELS, events)


# --- 11.4: DAYS OFF


def offer_days_off(position: Position, seat: int) -> list[EighteenZooAction]:
    if position.power_at[DAYS_OFF] != seat:
        return []
    return [TakeDaysOff(FAMILIES[family]) for family in position.families]


def refuse_days_off(position: Position, seat: int, action: TakeDaysOff) -> RuleViolation | None:
    if position.power_at[DAYS_OFF] != seat:
        return refusal("4.3", "refusal-not-your-power")
    if not position.is_launched(FAMILY_OF[action.family]):
        return refusal("11.4", "refusal-not-launched")
    return None


def apply_days_off(position: Position, seat: int, action: TakeDaysOff) -> list[EighteenZooEvent]:
    """The family's token moves right."""
    events: list[EighteenZooEvent] = [PowerUsed(seat, POWERS[DAYS_OFF])]
    reputation.move_right(position, FAMILY_OF[action.family], 1, events)
    close(position, DAYS_OFF, events)
    return events


# --- 11.6: WHATSUP


def offer_calls(position: Position, seat: int) -> list[EighteenZooAction]:
    if position.power_at[WHATSUP] != seat:
        return []
    return [
        CallSquirrel(FAMILIES[family], squirrel, kind)
        for family in position.families
        for squirrel, kind in squirrels.for_sale(position)
    ]


def refuse_call(position: Position, seat: int, action: CallSquirrel) -> RuleViolation | None:
    """For a family one controls, within the limit, with its own money, the first squirrel of the deck."""
    if position.power_at[WHATSUP] != seat:
        return refusal("4.3", "refusal-not-your-power")
    family = FAMILY_OF[action.family]
    if not position.is_launched(family) or position.controller(family) != seat:
        return refusal("11.6", "refusal-not-your-family")
    squirrel = squirrel_index(position.players).get(action.squirrel, NONE)
    if squirrels.kind_missing(position, squirrel, action.kind):
        return refusal("3.7", "refusal-4j-or-2j")
    kind = squirrels.kind_bought(position, squirrel, action.kind)
    if kind == NONE or (squirrel != position.deck_at and not position.compat.whatsup_from_kitchen):
        return refusal("11.6", "refusal-not-first-squirrel")
    if position.wears_patch(family) and not position.compat.whatsup_with_patch:  # 10.74
        return refusal("11.19", "refusal-patched-buys-none")
    if not position.has_room(family):
        return refusal("7.6b", "refusal-no-room")
    if KIND_COST[kind] > position.treasury[family]:
        return refusal("11.6", "refusal-treasury", cost=KIND_COST[kind], treasury=position.treasury[family])
    return None


def apply_call(position: Position, seat: int, action: CallSquirrel) -> list[EighteenZooEvent]:
    """It sleeps through the next run; one step right, and no bonus for a new phase."""
    family = FAMILY_OF[action.family]
    squirrel = squirrel_index(position.players)[action.squirrel]
    kind = squirrels.kind_bought(position, squirrel, action.kind)
    events: list[EighteenZooEvent] = [PowerUsed(seat, POWERS[WHATSUP])]
    close(position, WHATSUP, events)
    cost = KIND_COST[kind]
    position.treasury[family] -= cost
    position.bank += cost
    from_deck = squirrels.take_squirrel(position, family, squirrel, kind)
    position.asleep |= 1 << squirrel
    position.called_for = family
    name = position.squirrel_name(squirrel)
    events.append(SquirrelBought(FAMILIES[family], name, KINDS[kind], cost, None, not from_deck))
    reputation.move_right(position, family, 1, events)
    phase = PHASE_BROUGHT_BY[kind]
    if from_deck and phase > position.phase:
        if position.compat.phase_closes_announced:
            close_announced(position, events)
        buyer = NONE if position.compat.whatsup_keeps_last_runs else family
        retirement.begin_phase(position, phase, buyer, events)
    return events


def _has_room_for_call(position: Position, family: int) -> bool:
    """7.6b; 11.19: and no PATCH on one of its squirrels; 10.74: in records even then."""
    return position.has_room(family) and (position.compat.whatsup_with_patch or not position.wears_patch(family))


def close_announced(position: Position, events: list[EighteenZooEvent]) -> None:
    """10.80: in records a new phase closes MIDAS and GREEK where they have been announced."""
    if position.midas != NOBODY:
        position.midas = NOBODY
        close(position, MIDAS, events)
    if position.greek:
        position.greek = False
        close(position, GREEK, events)


# --- which blue powers a player could use now


def has_usable_blue_power(position: Position, seat: int) -> bool:
    for row in BLUE_POWERS:
        if position.power_at[row.power] == seat and row.usable is not None and row.usable(position, seat):
            return True
    return False


def midas_usable(position: Position, seat: int) -> bool:
    return position.midas != seat


def greek_usable(position: Position, _seat: int) -> bool:
    return not position.greek and _greek_in_time(position)


def days_off_usable(position: Position, _seat: int) -> bool:
    return position.launched != 0


def whatsup_usable(position: Position, seat: int) -> bool:
    for family in position.families:
        if position.is_launched(family) and position.controller(family) == seat and could_call(position, family):
            return True
    return False


def could_call(position: Position, family: int) -> bool:
    """11.6: room for a squirrel, and money for the first one there is."""
    return _has_room_for_call(position, family) and position.treasury[family] >= squirrels.cheapest(position)


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


def refuse_hole(position: Position, hex: int) -> int:
    return stations.hole_refusal(position.track, position.hole_first, hex)


def dig_hole(position: Position, hex: int) -> bool:
    """11.20: one end first, then the other; with both there the HOLE is dug."""
    if position.hole_first == NONE:
        position.hole_first = hex
        return False
    position.track.dig(position.hole_first, hex)
    position.hole_first = NONE
    position.second_hole_later = False
    return True


def refuse_wheat(position: Position, hex: int) -> int:
    return stations.wheat_refusal(position.track, position.family, hex)


def put_wheat(position: Position, hex: int) -> bool:
    """11.17: a station of the family is worth 30 more."""
    position.wheat[position.family] = hex
    if position.hole_first != NONE and position.compat.wheat_ends_waiting:  # 10.59
        position.second_hole_later = True
    return True


def refuse_reserve(position: Position, hex: int) -> int:
    return stations.reserve_refusal(position.track, position.family, hex)


def reserve_space(position: Position, hex: int) -> bool:
    """11.9: THAT'S MINE keeps a space; the power goes when the station is built."""
    position.track.reserve(position.family, hex)
    position.power_left[THATS_MINE] = 0
    return False


def reserved_by_thats_mine(position: Position, family: int, hex: int) -> bool:
    """11.9: whether a space there is kept for the family by THAT'S MINE."""
    if not position.family_has(family, THATS_MINE) or position.power_left[THATS_MINE] > 0:
        return False
    track = position.track
    first = 3 * track.board.station_index[hex]
    return family in track.reserved[first : first + 3]


def refuse_block(position: Position, hex: int) -> int:
    return stations.block_refusal(position.track, hex, position.family)


def block_space(position: Position, hex: int) -> bool:
    """11.10: WORK IN PROGRESS fills a space."""
    position.track.block(hex)
    return True


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
    Power(DAYS_OFF, "11.4", IN_STOCK_TURN, usable=days_off_usable),  # apply_days_off
    Power(MIDAS, "11.1", IN_STOCK_TURN, usable=midas_usable, refuse=refuse_midas, effect=use_midas),
    Power(RESPONSIBILITY, "11.3", ON_PURCHASE, when_bought=pay_responsibility),
    Power(LEPRECHAUN, "11.5", ON_PURCHASE, when_bought=pay_leprechaun),  # begin_stock_round
    Power(GREEK, "11.2", IN_STOCK_TURN, usable=greek_usable, refuse=refuse_greek, effect=use_greek),
    Power(WHATSUP, "11.6", IN_STOCK_TURN, usable=whatsup_usable),  # apply_call
    # green: for families
    Power(RABBITS, "11.14", IN_FAMILY_TURN, lay_mode=lays.RABBITS),
    Power(MOLES, "11.13", IN_FAMILY_TURN, lay_mode=lays.MOLES),
    Power(ANCIENT_MAPS, "11.12", IN_FAMILY_TURN, lay_mode=lays.ANCIENT_MAPS),
    Power(HOLE, "11.20", IN_FAMILY_TURN, refuse_place=refuse_hole, place=dig_hole),
    Power(ON_A_DIET, "11.16", IN_FAMILY_TURN),  # station.apply_station
    Power(SHINING_GOLD, "11.11", ALWAYS),  # hill_cost
    Power(THATS_MINE, "11.9", IN_FAMILY_TURN, refuse_place=refuse_reserve, place=reserve_space),
    Power(WORK_IN_PROGRESS, "11.10", IN_FAMILY_TURN, refuse_place=refuse_block, place=block_space),
    Power(WHEAT, "11.17", IN_FAMILY_TURN, refuse_place=refuse_wheat, place=put_wheat),
    Power(TWO_BARRELS, "11.7", IN_FAMILY_TURN, refuse=refuse_barrels, effect=open_barrels),
    Power(A_SQUEEZE, "11.8", ALWAYS),  # water_bonus
    Power(PATCH, "11.19", IN_FAMILY_TURN),  # retirement.put_patch
    Power(WINGS, "11.15", ALWAYS),  # run.modifiers
    Power(SUGAR, "11.18", ALWAYS),  # run.modifiers
)
assert [row.power for row in POWER_TABLE] == list(range(len(POWERS))), "a row for every power, in their order"

BLUE_POWERS: Final[tuple[Power, ...]] = tuple([row for row in POWER_TABLE if row.usable is not None])
