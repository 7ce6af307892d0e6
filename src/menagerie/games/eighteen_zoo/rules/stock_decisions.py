"""What may be done in the draft and in a turn of a stock round (5, 6)."""

from __future__ import annotations

from menagerie.core.contract import Fact, RuleViolation
from menagerie.games.eighteen_zoo.actions import (
    BuyCard,
    BuyPower,
    BuyPowerFor,
    CallSquirrel,
    CashTicket,
    EighteenZooAction,
    Launch,
    Pass,
    Sell,
    TakeDaysOff,
    UsePower,
)
from menagerie.games.eighteen_zoo.rules import cards, reputation
from menagerie.games.eighteen_zoo.rules.facts import (
    CARDS,
    DAYS_OFF,
    FAMILY_OF,
    GREEK,
    K2J,
    K4J,
    KIND_COST,
    LAUNCH_VALUES,
    MIDAS,
    PHASE_LAUNCH,
    POWER_COST,
    POWER_LIMIT,
    POWER_OF,
    WHATSUP,
    squirrel_index,
)
from menagerie.games.eighteen_zoo.rules.position import AVAILABLE, DRAFT, NOBODY, NONE, Position


def no(paragraph: str, reason: str, **facts: Fact) -> RuleViolation:
    return RuleViolation(paragraph, reason, facts)


def objection(position: Position, seat: int, action: EighteenZooAction) -> RuleViolation | None:
    """What is wrong with an action of the kind that is asked for."""
    if type(action) is Pass:
        return _to_pass(position, seat)
    if type(action) is CashTicket:
        return to_ticket(position, seat, action.give)
    if type(action) is Sell:
        return _to_sale(position, seat, FAMILY_OF[action.family], action.cards, action.part)
    if type(action) is UsePower:
        return _to_power(position, seat, POWER_OF[action.power])
    if overfull(position, seat):
        return no("6.2b", "refusal-over-limit", cards=len(position.hands[seat]), limit=position.card_limit)
    if type(action) is TakeDaysOff:
        return _to_days_off(position, seat, FAMILY_OF[action.family])
    if type(action) is CallSquirrel:
        return _to_call(position, seat, FAMILY_OF[action.family], action.squirrel, action.kind)
    if position.bought:
        return no("6.0", "refusal-bought-already")
    if type(action) is BuyPower:
        power = POWER_OF[action.power]
        return _to_buying_power(position, seat, power, POWER_COST[power])
    if type(action) is BuyPowerFor:
        if not position.compat.recorded_prices or action.price < 0:
            return no("10.3", "refusal-other-price", cost=POWER_COST[POWER_OF[action.power]])
        return _to_buying_power(position, seat, POWER_OF[action.power], action.price)
    if type(action) is Launch:
        return _to_launch(position, seat, FAMILY_OF[action.family], action.value)
    if type(action) is BuyCard:
        return _to_buying_card(position, seat, FAMILY_OF[action.family], action.card)
    return no("6.0", "refusal-asked-turn")


def overfull(position: Position, seat: int) -> bool:
    """6.2: more cards than the limit, and one that can be sold: nothing else may be done first."""
    if position.compat.no_sale_down_to_limit or len(position.hands[seat]) <= position.card_limit:
        return False
    if position.pending == DRAFT or position.bought:
        return False
    return can_sell_any(position, seat)


def can_sell_any(position: Position, seat: int) -> bool:
    for card in position.hands[seat]:
        family = card // CARDS
        if (position.sold_now >> family) & 1 and not position.compat.sold_again:
            continue
        if card % CARDS or cards.heir(position, family, seat, 0) != NOBODY:
            return True
    return False


def _to_pass(position: Position, seat: int) -> RuleViolation | None:
    if overfull(position, seat):
        return no("6.2b", "refusal-over-limit", cards=len(position.hands[seat]), limit=position.card_limit)
    return None


def to_ticket(position: Position, seat: int, give: int) -> RuleViolation | None:
    """4.4: a ticket is the player's own; in the draft 18xx.games takes none."""
    if position.tickets[seat] == 0:
        return no("4.4", "refusal-no-ticket")
    if position.pending == DRAFT and position.compat.ticket_for_family_only:
        return no("10.45", "refusal-ticket-in-draft")
    if give != 0:
        return no("4.4", "refusal-ticket-for-nobody")
    return None


def _to_sale(position: Position, seat: int, family: int, numbers: tuple[int, ...], part: bool) -> RuleViolation | None:
    """6.2: before buying; cards one has; the parents only to an heir."""
    if position.bought:
        return no("6.0", "refusal-sell-first")
    if (position.sold_now >> family) & 1 and not position.compat.sold_again:
        return no("6.2", "refusal-sold-now")
    return to_cards(position, seat, family, numbers, part)


def to_cards(position: Position, seat: int, family: int, numbers: tuple[int, ...], part: bool) -> RuleViolation | None:
    """What is wrong with selling these cards, whatever the occasion."""
    sold: list[int] = []
    last = -1
    for number in numbers:
        card = CARDS * family + number
        again = card in sold if position.compat.sold_in_order else number <= last
        if again or card not in position.hands[seat]:
            return no("6.2", "refusal-not-your-cards")
        last = number
        sold.append(card)
    if not sold:
        return no("6.2", "refusal-not-your-cards")
    if not cards.may_sell(position, seat, family, sold, part):
        return no("6.2a", "refusal-no-heir")
    return None


def _to_buying_power(position: Position, seat: int, power: int, cost: int) -> RuleViolation | None:
    """5.2, 6.5: on display, and affordable; 6.5.1: three in a hand."""
    if position.power_at[power] != AVAILABLE:
        return no("6.5", "refusal-not-on-display")
    if cost > position.cash[seat]:
        return no("6.5", "refusal-cash", cost=cost, cash=position.cash[seat])
    if position.power_count(seat) >= POWER_LIMIT and not position.compat.over_three_powers:
        return no("6.5.1", "refusal-three-powers")
    return None


def _to_launch(position: Position, seat: int, family: int, value: int) -> RuleViolation | None:
    """6.3: a family in play, next to the last one; a value the phase allows; twice the value in cash."""
    if family not in position.families:
        return no("2.2", "refusal-not-in-play")
    if position.is_launched(family):
        return no("6.3", "refusal-launched")
    if not cards.is_nearby(position, family):
        return no("6.3.1", "refusal-not-nearby")
    if value not in LAUNCH_VALUES:
        return no("6.3a", "refusal-launch-value")
    if value not in PHASE_LAUNCH[position.phase] and not position.compat.launch_in_any_phase:
        return no("6.3a", "refusal-launch-phase", value=value)
    if 2 * value > position.cash[seat]:
        return no("6.3", "refusal-cash", cost=2 * value, cash=position.cash[seat])
    if cards.limit_reached(position, seat):
        return no("6.4b", "refusal-card-limit", limit=position.card_limit)
    return None


def _to_buying_card(position: Position, seat: int, family: int, number: int) -> RuleViolation | None:
    """6.4"""
    if family not in position.families or not position.is_launched(family):
        return no("6.4", "refusal-not-launched")
    if (position.sold_of[seat] >> family) & 1:
        return no("6.4c", "refusal-sold-before")
    card = CARDS * family + number
    if card not in position.kitchen[family]:
        lounge = position.lounge(family)
        if card not in lounge:
            return no("6.4", "refusal-card-not-there")
        if card != lounge[0] and not position.compat.any_lounge_card:
            return no("6.4", "refusal-not-top-card")
        if cards.at_family_limit(position, seat, family):
            return no("6.4a", "refusal-family-limit")
    cost = reputation.price(position, family)
    if cost > position.cash[seat]:
        return no("6.4", "refusal-cash", cost=cost, cash=position.cash[seat])
    if cards.limit_reached(position, seat) and (
        position.compat.no_limit_exception or not cards.wins_parents(position, seat, family)
    ):
        return no("6.4b", "refusal-card-limit", limit=position.card_limit)
    return None


# --- blue powers


def _to_power(position: Position, seat: int, power: int) -> RuleViolation | None:
    if position.power_at[power] != seat:
        return no("4.3", "refusal-not-your-power")
    if power == MIDAS and position.midas == seat:
        return no("11.1", "refusal-used-already")
    if power == GREEK:
        if position.greek:
            return no("11.2", "refusal-used-already")
        if not (position.sold or position.bought):
            return no("11.2", "refusal-greek-too-early")
    elif power != MIDAS:
        return no("4.3", "refusal-green-power")
    return None


def _to_days_off(position: Position, seat: int, family: int) -> RuleViolation | None:
    if position.power_at[DAYS_OFF] != seat:
        return no("4.3", "refusal-not-your-power")
    if not position.is_launched(family):
        return no("11.4", "refusal-not-launched")
    return None


def _to_call(position: Position, seat: int, family: int, squirrel: str, kind: str | None) -> RuleViolation | None:
    """11.6: WHATSUP for a family one controls, within the limit, with its own money, for the first squirrel."""
    if position.power_at[WHATSUP] != seat:
        return no("4.3", "refusal-not-your-power")
    if not position.is_launched(family) or position.controller(family) != seat:
        return no("11.6", "refusal-not-your-family")
    number = squirrel_index(position.players).get(squirrel, NONE)
    wanted = what_is_bought(position, number, kind)
    if wanted == NONE or (number != position.deck_at and not position.compat.whatsup_from_kitchen):
        return no("11.6", "refusal-not-first-squirrel")
    if not position.has_room(family) or position.wears_patch(family):
        return no("7.6b", "refusal-no-room")
    if KIND_COST[wanted] > position.treasury[family]:
        return no("11.6", "refusal-treasury", cost=KIND_COST[wanted], treasury=position.treasury[family])
    return None


def what_is_bought(position: Position, squirrel: int, kind: str | None) -> int:
    """The kind a squirrel of deck or kitchen is bought as, or none where that cannot be."""
    if squirrel == position.deck_at:
        top = position.kinds[squirrel]
        if top != K4J:
            return top if kind is None else NONE
        return K4J if kind == "4J" else K2J if kind == "2J" else NONE
    if squirrel in position.kitchen_squirrels and kind is None:
        return position.kind(squirrel)
    return NONE
