"""7.6.1, the forced purchase: the treasury pays, then the player in control, then cards sold one by one, then a loan.

Every purchase from the deck or the kitchen is paid here. It is a forced one where the treasury is not enough.
"""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import EighteenZooAction, Sell
from menagerie.games.eighteen_zoo.events import EighteenZooEvent
from menagerie.games.eighteen_zoo.rules import cards, family_turn, reputation, squirrels, trade
from menagerie.games.eighteen_zoo.rules.facts import CARDS, FAMILIES, FAMILY_OF, K2J, K4J, KIND_COST
from menagerie.games.eighteen_zoo.rules.position import END, NONE, Position, numbers_of
from menagerie.games.eighteen_zoo.rules.refusals import refusal


def asks(position: Position, events: list[EighteenZooEvent]) -> tuple[int, ...]:
    """Who has to sell a card first; nobody where the squirrel can be paid, and then it is bought."""
    seat = position.controller(position.family)
    lacking = KIND_COST[position.purchase_kind] - position.treasury[position.family]
    if lacking > 0:
        trade.ask_sellers(position)  # 7.6: first whether another family would sell
        if position.sellers_due:
            return ()
    if lacking > position.cash[seat] and cards.forced_sales(position, seat):
        return (seat,)
    _pay(position, seat, max(0, lacking), events)
    return ()


def _pay(position: Position, seat: int, lacking: int, events: list[EighteenZooEvent]) -> None:
    """7.6.1a: what the player cannot add, the bank lends; with help the turn is over."""
    squirrel, kind = position.purchase, position.purchase_kind
    position.purchase = position.purchase_kind = NONE
    helped = min(lacking, position.cash[seat])
    squirrels.buy(position, position.family, squirrel, kind, helped, lacking - helped, events)
    if lacking:
        position.step = END
        family_turn.end(position, events)


# --- selling cards for it


def offer_forced_sales(position: Position, seat: int) -> list[EighteenZooAction]:
    return [Sell(FAMILIES[family], (number,), part) for family, number, part in cards.forced_sales(position, seat)]


def refuse_forced_sale(position: Position, seat: int, action: Sell) -> RuleViolation | None:
    """One animal at a time; the family that buys may not change hands."""
    found = _refuse_cards(position, seat, action)
    if found is not None:
        return found
    return refusal("7.6.1", "refusal-one-by-one") if _animals(action) != 1 else None


def _animals(action: Sell) -> int:
    return cards.animals_in(cards_of(action), action.part)


def cards_of(action: Sell) -> list[int]:
    return [CARDS * FAMILY_OF[action.family] + number for number in action.cards]


def _refuse_cards(position: Position, seat: int, action: Sell) -> RuleViolation | None:
    family = FAMILY_OF[action.family]
    found = cards.refuse_sale(position, seat, family, action.cards, action.part)
    if found is not None:
        return found
    if not cards.may_sell_when_forced(position, seat, family, cards_of(action), action.part):
        return refusal("7.6.1", "refusal-forced-parents")
    return None


def apply_forced_sale(position: Position, seat: int, action: Sell) -> list[EighteenZooEvent]:
    """7.6.1; 10.7: in records the families still to come are sorted again."""
    events: list[EighteenZooEvent] = []
    family = FAMILY_OF[action.family]
    cards.sell(position, seat, family, cards_of(action), action.part, events)
    if not position.compat.forced_sale_sorts:
        return events
    later = position.operating_order[position.turn_index + 1 :]
    order = [other for other in reputation.operating_order(position) if other in later]
    position.operating_order = position.operating_order[: position.turn_index + 1] + order
    return events


# --- 10.37, 10.39, 10.79: in records cards are sold in any buy step, before the purchase, several at once


def offer_early_sales(position: Position, seat: int) -> list[EighteenZooAction]:
    offers: list[EighteenZooAction] = []
    if _may_sell_early(position):
        for family in position.families:
            offers += cards.every_sale(family, numbers_of(family, position.hands[seat])).actions
    return offers


def _may_sell_early(position: Position) -> bool:
    compat = position.compat
    return compat.forced_sale_first and (compat.sale_without_need or squirrels.must_buy(position, position.family))


def refuse_early_sale(position: Position, seat: int, action: Sell) -> RuleViolation | None:
    """10.77: as long as the dearest squirrel on offer cannot be paid without the cheapest card of the sale.

    The parents count as two animals there, even if only one of the two is sold.
    """
    found = _refuse_cards(position, seat, action)
    if found is not None:
        return found
    if not _may_sell_early(position):
        return refusal("7.6.1", "refusal-no-need-to-sell")
    price = reputation.price(position, FAMILY_OF[action.family])
    cheapest = 2 * price if action.cards == (0,) else price
    money = position.treasury[position.family] + position.cash[seat] + _animals(action) * price - cheapest
    top = position.kinds[position.deck_at]
    dearest = KIND_COST[K4J] if top in (K4J, K2J) else KIND_COST[top]
    for squirrel in position.kitchen_squirrels:
        dearest = max(dearest, squirrels.kitchen_cost(position, squirrel))
    if money >= dearest:
        return refusal("10.77", "refusal-no-need-to-sell")
    return None
