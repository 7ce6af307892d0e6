"""The course of the game: draft, stock rounds, operating rounds, the end; and whom the table waits for.

Every action is followed by `go_on`, which skips what nobody can do anything about and stops at the next decision.
"""

from __future__ import annotations

from typing import Literal

from menagerie.games.eighteen_zoo.events import (
    EighteenZooEvent,
    Ended,
    KitchenPaid,
    PowerGone,
    PowerPaid,
    RoundBegan,
    TurnBegan,
    TurnOrderSet,
)
from menagerie.games.eighteen_zoo.rules import reputation, squirrels, turns
from menagerie.games.eighteen_zoo.rules.facts import (
    COUSINS_ROUND,
    DAYS_OFF,
    FAMILIES,
    GREEK,
    LEPRECHAUN,
    MIDAS,
    OPERATING_ROUND,
    POWERS,
    POWERS_A_ROUND,
    ROUND_DAY,
    ROUND_KIND,
    ROUND_NUMBER,
    STOCK_ROUND,
    TICKET,
    WHATSUP,
)
from menagerie.games.eighteen_zoo.rules.position import (
    AVAILABLE,
    BONUS,
    BY_HAND,
    CLOSED,
    DISCARD,
    FORCED_SALE,
    FUTURE,
    HOME,
    LAST_ROUND,
    NAME_PRICE,
    NOBODY,
    NONE,
    OFFER,
    OVER,
    RUNNING,
    SAVE,
    SECOND_HOLE,
    SECOND_MAP,
    TOP_REPUTATION,
    TRACK,
    TURN,
    Position,
)

KITCHEN_INCOME = 2


def go_on(position: Position, events: list[EighteenZooEvent]) -> None:
    """Moves on to the next decision somebody owes."""
    while position.ended == RUNNING:
        if _interrupted(position):
            return
        kind = ROUND_KIND[position.round]
        if kind == OPERATING_ROUND:
            if turns.waits(position, events):
                if position.patch_seat == NOBODY:
                    _ask(position, position.step, position.controller(position.family))
                    return
            else:
                next_family(position, events)
        elif kind == STOCK_ROUND:
            if position.step in (HOME, BONUS) or turn_goes_on(position):
                _ask(position, position.step, position.acting_seat())
                return
            end_turn(position, events)
        else:
            _ask(position, position.step, position.acting_seat())
            return
    position.step = position.pending = OVER
    position.waiting_on = ()


def _ask(position: Position, question: str, seat: int) -> None:
    position.pending = question
    position.waiting_on = (seat,)


def _interrupted(position: Position) -> bool:
    """Whether somebody owes an answer before the step can go on."""
    if position.patch_seat != NOBODY:
        _ask(position, SAVE, position.patch_seat)
        return True
    if _crowded(position):
        position.pending = DISCARD
        return True
    if position.offer_kind:
        _ask(position, OFFER, position.offer_seat)
        return True
    question = ""
    if position.wanted_squirrel != NONE:
        question = NAME_PRICE
    elif position.purchase != NONE:
        question = FORCED_SALE
    elif position.hole_first != NONE:
        question = SECOND_HOLE
    elif position.second_map_due:
        question = SECOND_MAP
    if question:
        _ask(position, question, position.controller(position.family))
        return True
    return False


def _crowded(position: Position) -> bool:
    """7.6: whether there are too many squirrels somewhere; then all who have them are asked at once."""
    for family in position.families:
        if len(position.squirrels[family]) > 2 and squirrels.crowding(position, family):
            position.waiting_on = tuple(
                [seat for seat in range(position.players) if squirrels.owed_discards(position, seat)]
            )
            return True
    return False


# --- the draft and the powers on display


def begin_game(position: Position, events: list[EighteenZooEvent]) -> None:
    position.turn_index = position.players - 1  # 5.2: the last player begins
    go_on(position, events)


def next_in_draft(position: Position, events: list[EighteenZooEvent]) -> None:
    """5.2: from the last player to the first."""
    if position.turn_index == 0:
        next_round(position, events)
    else:
        position.turn_index -= 1


def turn_up(position: Position, count: int, place: int) -> None:
    """5.1: shows the next powers of the deck."""
    for _ in range(min(count, len(position.power_order) - position.powers_shown)):
        position.power_at[position.power_order[position.powers_shown]] = place
        position.powers_shown += 1


# --- rounds


def next_round(position: Position, events: list[EighteenZooEvent]) -> None:
    if position.round + 1 == len(ROUND_KIND):
        end_game(position, LAST_ROUND, events)
        return
    position.round += 1
    if ROUND_KIND[position.round] == STOCK_ROUND:
        begin_stock_round(position, events)
    else:
        begin_operating_round(position, events)


def _told(position: Position, available: list[int], future: list[int]) -> RoundBegan:
    return RoundBegan(
        "stock" if ROUND_KIND[position.round] == STOCK_ROUND else "operating",
        ROUND_DAY[position.round],
        ROUND_NUMBER[position.round],
        TICKET[position.round],
        tuple([POWERS[power] for power in available]),
        tuple([POWERS[power] for power in future]),
    )


def begin_stock_round(position: Position, events: list[EighteenZooEvent]) -> None:
    """6.5: four powers more, the next four to be seen; 11.5: the LEPRECHAUN pays; 8.2: the cousins arrive."""
    if position.round == COUSINS_ROUND:
        position.cousins = True
    new = position.powers_of(FUTURE)
    for power in new:
        position.power_at[power] = AVAILABLE
    if position.round != COUSINS_ROUND:
        turn_up(position, POWERS_A_ROUND, FUTURE)
    events.append(_told(position, new, position.powers_of(FUTURE)))
    position.family = NONE
    position.passes = 0
    position.turn_index = 0
    position.operating_order = []
    holder = position.power_at[LEPRECHAUN]
    if 0 <= holder < position.players:
        pay_leprechaun(position, holder, events)
    begin_turn(position)


def pay_leprechaun(position: Position, seat: int, events: list[EighteenZooEvent]) -> None:
    position.cash[seat] += 2
    position.bank -= 2
    events.append(PowerPaid(seat, POWERS[LEPRECHAUN], 2))


def begin_turn(position: Position) -> None:
    position.step = TURN
    position.sold = False
    position.sold_now = 0
    position.bought = False
    position.greek = False


def end_turn(position: Position, events: list[EighteenZooEvent]) -> None:
    """6.6, 6.7: the next player, unless everybody has passed in a row; 11.2: or the same one again."""
    if position.sold or position.bought:
        position.passes = 0
    else:
        position.passes += 1
    if position.greek:
        position.power_at[GREEK] = CLOSED
        events.append(PowerGone(POWERS[GREEK]))
        begin_turn(position)
        return
    if position.passes == position.players:
        end_stock_round(position, events)
        return
    position.turn_index = (position.turn_index + 1) % position.players
    begin_turn(position)


def turn_goes_on(position: Position) -> bool:
    """6: before the purchase there is always something to decide, if only to pass; afterwards only what is in hand."""
    if not position.bought:
        return True
    seat = position.order[position.turn_index]
    return position.tickets[seat] > 0 or has_usable_power(position, seat)


def has_usable_power(position: Position, seat: int) -> bool:
    """4.3: whether the player has a blue power to use now."""
    at = position.power_at
    if at[MIDAS] == seat and position.midas != seat:
        return True
    if at[DAYS_OFF] == seat and position.launched:
        return True
    if at[GREEK] == seat and not position.greek:
        return True
    if at[WHATSUP] == seat:
        for family in position.families:
            if position.is_launched(family) and position.controller(family) == seat and could_call(position, family):
                return True
    return False


def could_call(position: Position, family: int) -> bool:
    """11.6: room for a squirrel, and money for the first one there is; 10.42: in records whatever a PATCH says."""
    if not position.has_room(family) or (position.wears_patch(family) and not position.compat.patch_at_any_time):
        return False
    return position.treasury[family] >= squirrels.cheapest(position)


def end_stock_round(position: Position, events: list[EighteenZooEvent]) -> None:
    """6.7: families without a card in lounge and kitchen rise; then the richest come first."""
    for family in reputation.operating_order(position):
        if not position.kitchen[family] and not position.lounge(family):
            reputation.move_up(position, family, events)
    cash = position.cash
    order = sorted(position.order, key=cash.__getitem__, reverse=True)  # ties keep their places
    if position.midas != NOBODY:
        order.remove(position.midas)
        order.insert(0, position.midas)
        position.power_at[MIDAS] = CLOSED
        position.midas = NOBODY
        events.append(PowerGone(POWERS[MIDAS]))
    position.order = order
    events.append(TurnOrderSet(tuple(order)))
    position.sold_marks = []
    position.sold_of = [0] * position.players
    next_round(position, events)


# --- operating rounds


def begin_operating_round(position: Position, events: list[EighteenZooEvent]) -> None:
    """7: the kitchen pays; the order is fixed now. Without a launched family there is nothing to do."""
    events.append(_told(position, [], []))
    position.operated = 0
    for family in position.families:
        amount = KITCHEN_INCOME * len(position.kitchen[family])
        if amount:
            position.treasury[family] += amount
            position.bank -= amount
            events.append(KitchenPaid(FAMILIES[family], amount))
    position.operating_order = reputation.operating_order(position)
    position.turn_index = -1
    next_family(position, events)


def next_family(position: Position, events: list[EighteenZooEvent]) -> None:
    position.turn_index += 1
    if position.turn_index >= len(position.operating_order):
        end_operating_round(position, events)
        return
    family = position.operating_order[position.turn_index]
    position.family = family
    turns.begin(position)
    position.step = TRACK
    events.append(TurnBegan(FAMILIES[family], position.controller(family)))


def end_operating_round(position: Position, events: list[EighteenZooEvent]) -> None:
    """7.5: a reputation of 24 ends the game with the round."""
    position.family = NONE
    if position.reached_top:
        end_game(position, TOP_REPUTATION, events)
    else:
        next_round(position, events)


_REASONS: dict[int, Literal["last-round", "top-reputation", "by-hand"]] = {
    LAST_ROUND: "last-round",
    TOP_REPUTATION: "top-reputation",
    BY_HAND: "by-hand",
}


def end_game(position: Position, reason: int, events: list[EighteenZooEvent]) -> None:
    position.ended = reason
    position.step = OVER
    position.waiting_on = ()
    events.append(Ended(_REASONS[reason]))
