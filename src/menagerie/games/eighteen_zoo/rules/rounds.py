"""The rounds as lists of steps, and the way from one decision to the next.

Every action is followed by `go_on`, which skips the steps in which nobody has anything to decide and stops at the next
one that asks somebody. A step's ``asks`` function returns the seats it asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from menagerie.games.eighteen_zoo.events import (
    EighteenZooEvent,
    KitchenPaid,
    PowersShown,
    RoundBegan,
    TurnBegan,
    TurnOrderSet,
)
from menagerie.games.eighteen_zoo.rules import (
    discard,
    draft,
    family_turn,
    forced_purchase,
    harvest,
    history,
    launch,
    powers,
    reputation,
    retirement,
    run,
    squirrels,
    station,
    stock_turn,
    track,
    trade,
    used_powers,
)
from menagerie.games.eighteen_zoo.rules.ending import end_game
from menagerie.games.eighteen_zoo.rules.facts import (
    COUSINS_ROUND,
    DRAFT_ROUND,
    FAMILIES,
    GREEK,
    MIDAS,
    POWERS,
    POWERS_A_ROUND,
    ROUND_DAY,
    ROUND_KIND,
    ROUND_NUMBER,
    STOCK_ROUND,
    TICKET,
)
from menagerie.games.eighteen_zoo.rules.position import (
    AVAILABLE,
    BONUS,
    DISCARD,
    DRAFT,
    END,
    FORCED_SALE,
    FUTURE,
    HARVEST,
    HOME,
    LAST_ROUND,
    NAME_PRICE,
    NOBODY,
    NONE,
    OFFER,
    OVER,
    RUN,
    RUNNING,
    SAVE,
    SECOND_HOLE,
    SECOND_MAP,
    SELLERS,
    SQUIRRELS,
    STATION,
    TOP_REPUTATION,
    TRACK,
    TURN,
    Position,
)

KITCHEN_INCOME: Final = 2
FIRST_STOCK_ROUND: Final = 1
LAST_ROUND_WITH_POWERS: Final = 4
"""6.5: after TUESDAY's stock round the last powers are put up, and no more are shown."""

Asks = Callable[[Position, list[EighteenZooEvent]], tuple[int, ...]]
Steps = tuple[tuple[str, Asks], ...]

DRAFT_STEPS: Final[Steps] = ((DRAFT, draft.asks),)

STOCK_STEPS: Final[Steps] = (
    (HOME, launch.asks_home),  # after a launch
    (BONUS, launch.asks_bonus),
    (TURN, stock_turn.asks),  # where a turn begins
)

OPERATING_STEPS: Final[Steps] = (
    (TRACK, track.asks),
    (STATION, station.asks),
    (RUN, run.asks),
    (HARVEST, harvest.asks),
    (SQUIRRELS, squirrels.asks),
    (END, family_turn.asks_end),
)

INTERRUPTIONS: Final = (SECOND_HOLE, SECOND_MAP, FORCED_SALE, SELLERS, SAVE, DISCARD, OFFER, NAME_PRICE)
"""What comes before any step goes on, the first first: see `_interrupted`."""

STEP_ASKS: Final[dict[str, Asks]] = dict(DRAFT_STEPS + STOCK_STEPS + OPERATING_STEPS)
NEXT_STEP: Final[dict[str, str]] = {
    steps[i][0]: steps[i + 1][0] if i + 1 < len(steps) else ""
    for steps in (DRAFT_STEPS, STOCK_STEPS, OPERATING_STEPS)
    for i in range(len(steps))
}
"""The step that follows; nothing after the last one of a turn."""


def go_on(position: Position, events: list[EighteenZooEvent]) -> None:
    """Moves on to the next decision somebody owes."""
    if position.ended == RUNNING and _interrupted(position, events):
        return
    while position.ended == RUNNING:
        step = position.step
        if position.turn_over or not step:
            end_turn(position, events)
            continue
        seats = STEP_ASKS[step](position, events)
        if seats:
            _wait(position, step, seats)
            return
        position.step = NEXT_STEP[step]
        if step == HARVEST and _interrupted(position, events):  # 3.6: squirrels may retire after a last run
            return
    position.step = position.pending = OVER
    position.waiting_on = ()


def _interrupted(position: Position, events: list[EighteenZooEvent]) -> bool:
    """Whether somebody owes an answer before the step can go on. Every move comes here: few calls.

    10.57, 10.59: what a power has begun is ended before a question about squirrels, during which records may begin it.
    """
    if position.hole_first != NONE and (seats := powers.asks_second_hole(position, events)):
        decision = SECOND_HOLE
    elif position.second_map_due and (seats := track.asks_second_map(position, events)):
        decision = SECOND_MAP
    elif position.purchase != NONE and (seats := forced_purchase.asks(position, events)):
        decision = FORCED_SALE
    elif position.sellers_due and (seats := trade.asks_sellers(position, events)):
        decision = SELLERS
    elif position.patch_seat != NOBODY and (seats := discard.asks_before_patch(position, events)):
        decision = DISCARD
    elif position.patch_seat != NOBODY and (seats := retirement.asks(position, events)):
        decision = SAVE
    elif seats := discard.asks(position, events):
        decision = DISCARD
    elif position.offer_kind and (seats := trade.asks_answer(position, events)):
        decision = OFFER
    elif position.wanted_squirrel != NONE and (seats := trade.asks_price(position, events)):
        decision = NAME_PRICE
    else:
        return False
    _wait(position, decision, seats)
    return True


def _wait(position: Position, decision: str, seats: tuple[int, ...]) -> None:
    position.pending = decision
    position.waiting_on = seats


def end_turn(position: Position, events: list[EighteenZooEvent]) -> None:
    """The turn of a player or a family is over; the next one begins, or the next round."""
    kind = position.round_kind()
    position.turns_ended += 1
    if kind == DRAFT_ROUND:
        end_draft_turn(position, events)
    elif kind == STOCK_ROUND:
        end_stock_turn(position, events)
    else:
        family_turn.wake_squirrels(position)
        next_family(position, events)


def next_round(position: Position, events: list[EighteenZooEvent]) -> None:
    if position.round + 1 == len(ROUND_KIND):
        end_game(position, LAST_ROUND, events)
        return
    history.round_over(position)
    position.round += 1
    if ROUND_KIND[position.round] == STOCK_ROUND:
        begin_stock_round(position, events)
    else:
        begin_operating_round(position, events)


def _round_began(position: Position, available: list[int], future: list[int]) -> RoundBegan:
    return RoundBegan(
        "stock" if ROUND_KIND[position.round] == STOCK_ROUND else "operating",
        ROUND_DAY[position.round],
        ROUND_NUMBER[position.round],
        TICKET[position.round],
        tuple([POWERS[power] for power in available]),
        tuple([POWERS[power] for power in future]),
    )


# --- the draft


def begin_draft(position: Position) -> None:
    """5.2: the last player begins."""
    position.turn_index = position.players - 1


def end_draft_turn(position: Position, events: list[EighteenZooEvent]) -> None:
    """5.2: from the last player to the first."""
    position.turn_over = False
    if position.turn_index == 0:
        next_round(position, events)
    else:
        position.turn_index -= 1


def show_powers(position: Position, count: int, place: int) -> None:
    """5.1: turns up the next powers of the deck."""
    for _ in range(min(count, len(position.power_order) - position.powers_shown)):
        position.power_at[position.power_order[position.powers_shown]] = place
        position.powers_shown += 1


def put_up_powers(position: Position, last: bool) -> list[int]:
    """5.3, 6.7: those to come are for sale now, and the next are shown; none after those of the last stock round."""
    new = position.powers_of(FUTURE)
    for power in new:
        position.power_at[power] = AVAILABLE
    if not last:
        show_powers(position, POWERS_A_ROUND, FUTURE)
    return new


# --- stock rounds


def begin_stock_round(position: Position, events: list[EighteenZooEvent]) -> None:
    """6.5: the powers that were to come are for sale; 8.2: the cousins arrive."""
    if position.round == COUSINS_ROUND:
        position.cousins = True
    new: list[int] = []
    if position.round == FIRST_STOCK_ROUND or position.compat.powers_shown_late:  # 5.3: at the end of the draft
        new = put_up_powers(position, position.round == COUSINS_ROUND)
    events.append(_round_began(position, new, position.powers_of(FUTURE) if new else []))
    position.family = NONE
    position.passes = 0
    position.last_passed = 0
    position.launched_in_round = False
    position.turn_index = 0
    position.operating_order = []
    powers.begin_stock_round(position, events)
    stock_turn.begin(position)


def end_stock_turn(position: Position, events: list[EighteenZooEvent]) -> None:
    """6.6, 6.7: the next player, unless everybody has passed in a row; 11.2: or the same one again."""
    seat = 1 << position.order[position.turn_index]
    if position.sold or position.bought:
        position.passes = 0
        position.last_passed &= ~seat
    else:
        position.passes += 1
        position.last_passed |= seat
    if position.greek:
        used_powers.close(position, GREEK, events)
    if _everybody_passed(position):
        end_stock_round(position, events)
        return
    if not position.greek:
        position.turn_index = (position.turn_index + 1) % position.players
    stock_turn.begin(position)


def _everybody_passed(position: Position) -> bool:
    """6.6: all in a row; 10.81: in records, all in their last turn."""
    if position.compat.last_turns_passed:
        return position.last_passed == (1 << position.players) - 1
    return position.passes == position.players


def end_stock_round(position: Position, events: list[EighteenZooEvent]) -> None:
    """6.7: families without a card in lounge and kitchen rise; then the richest come first; 11.1: before them MIDAS."""
    for family in reputation.operating_order(position):
        if not position.kitchen[family] and not position.lounge(family):
            reputation.move_up(position, family, events)
    cash = position.cash
    order = sorted(position.order, key=cash.__getitem__, reverse=True)  # ties keep their places
    if position.midas != NOBODY:
        order.remove(position.midas)
        order.insert(0, position.midas)
        position.midas = NOBODY
        used_powers.close(position, MIDAS, events)
    position.order = order
    events.append(TurnOrderSet(tuple(order)))
    position.sold_marks = []
    position.sold_of = [0] * position.players
    if not position.compat.powers_shown_late and position.round < COUSINS_ROUND:
        new = put_up_powers(position, position.round == LAST_ROUND_WITH_POWERS)
        named = [tuple([POWERS[power] for power in group]) for group in (new, position.powers_of(FUTURE))]
        events.append(PowersShown(named[0], named[1]))
    next_round(position, events)


# --- operating rounds


def begin_operating_round(position: Position, events: list[EighteenZooEvent]) -> None:
    """7.0: the kitchen pays; the order is fixed now. Without a launched family there is nothing to do."""
    events.append(_round_began(position, [], []))
    position.operated = run.marks_kept(position)
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
    family_turn.begin(position, family)
    events.append(TurnBegan(FAMILIES[family], position.controller(family)))


def end_operating_round(position: Position, events: list[EighteenZooEvent]) -> None:
    """7.5c: a reputation of 24 ends the game with the round."""
    position.family = NONE
    if position.reached_top != NONE:
        end_game(position, TOP_REPUTATION, events)
    else:
        next_round(position, events)
