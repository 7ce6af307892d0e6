"""6: a player's turn in a stock round: sell cards, then buy one card or one power, or pass."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import (
    BuyCard,
    BuyPower,
    CallSquirrel,
    EighteenZooAction,
    Launch,
    Pass,
    Sell,
    TakeDaysOff,
)
from menagerie.games.eighteen_zoo.events import EighteenZooEvent, Passed
from menagerie.games.eighteen_zoo.rules import blue_powers, cards, idle_turn, powers, reputation
from menagerie.games.eighteen_zoo.rules.facts import (
    CARDS,
    FAMILIES,
    FAMILY_OF,
    LAUNCH_VALUES,
    POWER_COST,
    POWER_OF,
)
from menagerie.games.eighteen_zoo.rules.position import NOBODY, TURN, Position
from menagerie.games.eighteen_zoo.rules.refusals import refusal


def begin(position: Position) -> None:
    """A fresh turn."""
    position.step = TURN
    position.turn_over = False
    position.sold = False
    position.sold_now = 0
    position.bought = False
    position.greek = False


def asks(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    """6.0: before the purchase the player can at least pass; after it only tickets and blue powers are left."""
    seat = position.order[position.turn_index]
    if position.compat.idle_turns_end:
        return (seat,) if idle_turn.something_left(position, seat) else ()
    if not position.bought or position.tickets[seat] > 0 or powers.has_usable_blue_power(position, seat):
        return (seat,)
    return ()


# --- buying cards


_BUY_CARD: Final = [[BuyCard(family, number) for number in range(CARDS)] for family in FAMILIES]
_LAUNCH: Final = [[Launch(family, value) for value in LAUNCH_VALUES] for family in FAMILIES]


def offer_cards_and_launches(position: Position, seat: int) -> list[EighteenZooAction]:
    """Family by family: the cards of those launched, launches of the others."""
    offers: list[EighteenZooAction] = []
    if position.bought or refuse_over_limit(position, seat) is not None:
        return offers
    for family in position.families:
        if not position.is_launched(family):
            for place in range(len(LAUNCH_VALUES)):
                if cards.may_launch(position, seat, family, LAUNCH_VALUES[place]):
                    offers.append(_LAUNCH[family][place])  # noqa: PERF401 - one family of several
        elif cards.may_buy_of(position, seat, family):
            offers += [_BUY_CARD[family][card - CARDS * family] for card in cards.for_sale(position, seat, family)]
    return offers


def refuse_purchase(position: Position, seat: int) -> RuleViolation | None:
    """6.2b, 6.0: down to the card limit first; one purchase a turn."""
    found = refuse_over_limit(position, seat)
    if found is None and position.bought:
        return refusal("6.0", "refusal-bought-already")
    return found


def refuse_buy_card(position: Position, seat: int, action: BuyCard) -> RuleViolation | None:
    """6.4: the top card of the lounge or any in the kitchen, at the family's reputation."""
    found = refuse_purchase(position, seat)
    if found is not None:
        return found
    family = FAMILY_OF[action.family]
    if family not in position.families or not position.is_launched(family):
        return refusal("6.4", "refusal-not-launched")
    card = CARDS * family + action.card
    if cards.may_buy_of(position, seat, family) and card in cards.for_sale(position, seat, family):
        return None
    if (position.sold_of[seat] >> family) & 1:
        return refusal("6.4c", "refusal-sold-before")
    if card not in position.kitchen[family]:
        lounge = position.lounge(family)
        if card not in lounge:
            return refusal("6.4", "refusal-card-not-there")
        if card != lounge[0] and not position.compat.any_lounge_card:
            return refusal("6.4", "refusal-not-top-card")
        if cards.at_family_limit(position, seat, family):
            return refusal("6.4a", "refusal-family-limit")
    cost = reputation.price(position, family)
    if cost > position.cash[seat]:
        return refusal("6.4", "refusal-cash", cost=cost, cash=position.cash[seat])
    return refusal("6.4b", "refusal-card-limit", limit=position.card_limit)


def apply_buy_card(position: Position, seat: int, action: BuyCard) -> list[EighteenZooEvent]:
    events: list[EighteenZooEvent] = []
    cards.buy(position, seat, CARDS * FAMILY_OF[action.family] + action.card, events)
    position.bought = True
    return events


# --- buying powers


def offer_powers(position: Position, seat: int) -> list[EighteenZooAction]:
    return [] if position.bought else powers.offer_purchases(position, seat)


def refuse_buy_power(position: Position, seat: int, action: BuyPower) -> RuleViolation | None:
    """6.5: one that is on display."""
    found = refuse_purchase(position, seat)
    if found is not None:
        return found
    power = POWER_OF[action.power]
    return powers.refuse_purchase(position, seat, power, POWER_COST[power])


def apply_buy_power(position: Position, seat: int, action: BuyPower) -> list[EighteenZooEvent]:
    events: list[EighteenZooEvent] = []
    power = POWER_OF[action.power]
    powers.purchase(position, seat, power, POWER_COST[power], events)
    position.bought = True
    return events


# --- selling


def offer_sales(position: Position, seat: int) -> list[EighteenZooAction]:
    offers: list[EighteenZooAction] = []
    if not position.bought:
        for family in position.families:
            if not (position.sold_now >> family) & 1:
                offers += cards.saleable(position, seat, family)
    return offers


def refuse_sell(position: Position, seat: int, action: Sell) -> RuleViolation | None:
    """6.0: before buying; 6.2: cards of a family once a turn."""
    if position.bought:
        return refusal("6.0", "refusal-sell-first")
    family = FAMILY_OF[action.family]
    if (position.sold_now >> family) & 1:
        return refusal("6.2", "refusal-sold-now")
    return cards.refuse_sale(position, seat, family, action.cards, action.part)


def apply_sell(position: Position, seat: int, action: Sell) -> list[EighteenZooEvent]:
    """6.2; 6.4c: the player buys none of that family in this round."""
    events: list[EighteenZooEvent] = []
    family = FAMILY_OF[action.family]
    sold = [CARDS * family + number for number in action.cards]
    cards.sell(position, seat, family, sold, action.part, events)
    position.sold = True
    position.sold_of[seat] |= 1 << family
    position.sold_now |= 1 << family
    return events


# --- passing


def refuse_over_limit(position: Position, seat: int) -> RuleViolation | None:
    """6.2b: more cards than the limit, and one that can be sold: nothing else may be done first."""
    held = len(position.hands[seat])
    if held <= position.card_limit or position.compat.no_sale_down_to_limit or position.bought:
        return None
    if not can_sell_any(position, seat):
        return None
    return refusal("6.2b", "refusal-over-limit", cards=held, limit=position.card_limit)


def can_sell_any(position: Position, seat: int) -> bool:
    for card in position.hands[seat]:
        family = card // CARDS
        if (position.sold_now >> family) & 1:
            continue
        if card % CARDS or cards.heir(position, family, seat, 0) != NOBODY:
            return True
    return False


def refuse_pass(position: Position, seat: int, _action: Pass) -> RuleViolation | None:
    return refuse_over_limit(position, seat)


def apply_pass(position: Position, seat: int, _action: Pass) -> list[EighteenZooEvent]:
    """6.6: the turn is over."""
    position.turn_over = True
    return [Passed(seat, acted=position.sold or position.bought)]


# --- blue powers that wait for a sale down to the limit


def refuse_days_off(position: Position, seat: int, action: TakeDaysOff) -> RuleViolation | None:
    found = refuse_over_limit(position, seat)
    return blue_powers.refuse_days_off(position, seat, action) if found is None else found


def refuse_call(position: Position, seat: int, action: CallSquirrel) -> RuleViolation | None:
    found = refuse_over_limit(position, seat)
    return blue_powers.refuse_call(position, seat, action) if found is None else found
