"""7.6: buying squirrels from the deck and the kitchen. From other families: `trade`; with help: `forced_purchase`."""

from __future__ import annotations

from typing import Literal

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import BuySquirrel, EighteenZooAction, Pass
from menagerie.games.eighteen_zoo.events import EighteenZooEvent, Passed, SquirrelBought
from menagerie.games.eighteen_zoo.rules import cards, reputation, retirement, still_possible
from menagerie.games.eighteen_zoo.rules.facts import (
    FAMILIES,
    K2J,
    K4J,
    KIND_COST,
    KINDS,
    PHASE_BONUS,
    PHASE_BROUGHT_BY,
    squirrel_index,
)
from menagerie.games.eighteen_zoo.rules.position import END, NONE, Position
from menagerie.games.eighteen_zoo.rules.refusals import refusal

JumpKind = Literal["4J", "2J"] | None
"""What a 4J/2J card is bought as."""


def asks(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    """7.6: a family without a squirrel must buy one; another may, while it has room and money."""
    family = position.family
    if position.buying_over:
        return ()
    if must_buy(position, family) or may_want_more(position, family):
        return (position.controller(family),)
    return ()


# --- what is for sale


def must_buy(position: Position, family: int) -> bool:
    """7.6: a family has at least one squirrel at the end of its turn."""
    return not position.squirrels[family]


def may_want_more(position: Position, family: int) -> bool:
    """7.6: room, and money with all that tickets and powers could bring in this turn."""
    if not position.has_room(family):
        return False
    money = position.treasury[family] + still_possible.money_to_come(position)
    least = cheapest(position)
    return money >= (min(1, least) if others_sell(position, family) else least)


def cheapest(position: Position) -> int:
    """The least that a squirrel of the deck or the kitchen costs."""
    top = position.kinds[position.deck_at]
    least = KIND_COST[K2J] if top == K4J else KIND_COST[top]
    for squirrel in position.kitchen_squirrels:
        cost = kitchen_cost(position, squirrel)
        if cost < least:
            least = cost
    return least


def kitchen_cost(position: Position, squirrel: int) -> int:
    """7.6: what is printed on it; 10.73: a discarded 1S costs nothing."""
    return 0 if squirrel == position.patched else KIND_COST[position.kind(squirrel)]


def is_for_sale(position: Position, squirrel: int) -> bool:
    """3.6, 11.19: not those on their last run, not the patched one."""
    return squirrel != position.patched and not (position.last_run >> squirrel) & 1


def others_sell(position: Position, family: int) -> bool:
    """Whether any other family has a squirrel that could be bought."""
    for other in position.families:
        if other != family:
            for squirrel in position.squirrels[other]:
                if is_for_sale(position, squirrel):
                    return True
    return False


def kind_bought(position: Position, squirrel: int, kind: str | None) -> int:
    """The kind a squirrel of deck or kitchen is bought as, or none where it cannot be."""
    if squirrel == position.deck_at:
        top = position.kinds[squirrel]
        if top != K4J:
            return top if kind is None else NONE
        return K4J if kind == "4J" else K2J if kind == "2J" else NONE
    if squirrel in position.kitchen_squirrels and squirrel != position.patched and kind is None:
        return position.kind(squirrel)
    return NONE


def kind_missing(position: Position, squirrel: int, kind: str | None) -> bool:
    """3.7: the 4J/2J on top of the deck, without a word as which of the two it is bought."""
    return kind is None and squirrel == position.deck_at and position.kinds[squirrel] == K4J


def for_sale(position: Position) -> list[tuple[str, JumpKind]]:
    """The squirrel on top of the deck, as what it may be bought, and those in the kitchen."""
    top = position.squirrel_name(position.deck_at)
    found: list[tuple[str, JumpKind]] = [(top, None)]
    if position.kinds[position.deck_at] == K4J:
        found = [(top, "4J"), (top, "2J")]
    kitchen = [squirrel for squirrel in position.kitchen_squirrels if squirrel != position.patched]
    found += [(position.squirrel_name(squirrel), None) for squirrel in kitchen]
    return found


# --- buying one


def offer_squirrels(position: Position, _seat: int) -> list[EighteenZooAction]:
    return [BuySquirrel(squirrel, kind) for squirrel, kind in for_sale(position)]


def refuse_more_squirrels(position: Position) -> RuleViolation | None:
    """7.6b: room for one more; 11.19: no PATCH on one of them."""
    family = position.family
    if position.wears_patch(family):
        return refusal("11.19", "refusal-patched-buys-none")
    if not position.has_room(family):
        return refusal("7.6b", "refusal-no-room")
    return None


def refuse_buy_squirrel(position: Position, seat: int, action: BuySquirrel) -> RuleViolation | None:
    """7.6: with the treasury's money; 7.6.1: with help where the family must buy and no squirrel can be paid."""
    family = position.family
    squirrel = squirrel_index(position.players).get(action.squirrel, NONE)
    if kind_missing(position, squirrel, action.kind):
        return refusal("3.7", "refusal-4j-or-2j")
    kind = kind_bought(position, squirrel, action.kind)
    if kind == NONE:
        return refusal("7.6", "refusal-not-for-sale")
    found = refuse_more_squirrels(position)
    if found is not None:
        return found
    cost = KIND_COST[kind]
    treasury = position.treasury[family]
    if cost <= treasury:
        return None
    if not must_buy(position, family):
        return refusal("7.6", "refusal-treasury", cost=cost, treasury=treasury)
    if not position.compat.forced_sale_first:
        is_4j = kind == K4J and squirrel == position.deck_at
        if cheapest(position) <= treasury and not is_4j:
            return refusal("7.6.1", "refusal-not-forced")
        return None
    money = treasury + position.cash[seat]
    if cost > money and cards.forced_sales(position, seat):
        return refusal("10.39", "refusal-sell-before", cost=cost, money=money)
    return None


def apply_buy_squirrel(position: Position, _seat: int, action: BuySquirrel) -> list[EighteenZooEvent]:
    """It is paid for next: see `forced_purchase.asks`."""
    squirrel = squirrel_index(position.players)[action.squirrel]
    position.purchase = squirrel
    position.purchase_kind = kind_bought(position, squirrel, action.kind)
    return []


def take_squirrel(position: Position, family: int, squirrel: int, kind: int) -> bool:
    """Gives it to the family; whether it came from the deck and not from the kitchen."""
    from_deck = squirrel == position.deck_at
    if from_deck:
        position.deck_at += 1
        if kind == K2J:
            position.two_jumps |= 1 << squirrel
    else:
        position.kitchen_squirrels.remove(squirrel)
    position.squirrels[family].append(squirrel)
    return from_deck


def buy(
    position: Position, family: int, squirrel: int, kind: int, helped: int, loan: int, events: list[EighteenZooEvent]
) -> None:
    """7.6: in the family's own turn, from the deck or the kitchen; 7.6.1: with the player's help and the bank's."""
    seat = position.controller(family)
    cost = KIND_COST[kind]
    own = cost - helped - loan
    position.treasury[family] -= own
    position.cash[seat] -= helped
    position.debt[seat] += 2 * loan
    position.bank += own + helped
    from_deck = take_squirrel(position, family, squirrel, kind)
    events.append(
        SquirrelBought(
            FAMILIES[family],
            position.squirrel_name(squirrel),
            KINDS[kind],
            cost,
            None,
            not from_deck,
            seat if helped or loan else None,
            helped,
            loan,
        )
    )
    if not from_deck:
        return
    steps = 0
    if not position.new_squirrel:
        position.new_squirrel = True
        steps = 1
    phase = PHASE_BROUGHT_BY[kind]
    new_phase = phase > position.phase
    if new_phase and PHASE_BONUS[phase]:
        steps += 1
    if steps:
        reputation.move_right(position, family, steps, events)
    if new_phase:
        retirement.begin_phase(position, phase, family, events, forced=helped + loan > 0)
        decide_on_buying(position)


def decide_on_buying(position: Position) -> None:
    """10.68, 10.69: in records it is decided before questions and discards whether the family may buy another one."""
    if position.compat.buying_decided_first:
        position.buying_over = not may_want_more(position, position.family)


# --- passing


def refuse_pass(position: Position, _seat: int, _action: Pass) -> RuleViolation | None:
    return refusal("7.6", "refusal-must-buy") if must_buy(position, position.family) else None


def apply_pass(position: Position, seat: int, _action: Pass) -> list[EighteenZooEvent]:
    position.step = END
    return [Passed(seat, FAMILIES[position.family])]
