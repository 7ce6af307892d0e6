"""Draft and stock rounds by rules of thumb: the first family early and cheap enough, then the cards that pay most."""

from __future__ import annotations

from typing import Final

from menagerie.games.eighteen_zoo.actions import BuyCard, BuyPower, EighteenZooAction, Launch, Sell, TakeDaysOff
from menagerie.games.eighteen_zoo.bots.answers import Answer, Legal, operating_rounds_left, passing, why
from menagerie.games.eighteen_zoo.bots.card_gain import FIRST_VALUE, LEAST_CARD, MONDAY, SOON_A_SQUIRREL, card_gain
from menagerie.games.eighteen_zoo.bots.style import Style
from menagerie.games.eighteen_zoo.rules.facts import CARDS, DIVIDEND, FAMILY_OF, POWER_COST, POWER_OF, PRICE
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState

_WANTED: Final = ("LEPRECHAUN_POT_OF_GOLD", "TOO_MUCH_RESPONSIBILITY", "A_TIP_OF_SUGAR", "WHEAT", "SHINING_GOLD")
"""Powers it likes, best first."""


def draft(_style: Style, _state: EighteenZooState, _seat: int, legal: Legal) -> Answer:
    power = wanted_power(legal)
    return passing(legal) if power is None else power_answer(power)


def wanted_power(legal: Legal) -> BuyPower | None:
    for name in _WANTED:
        for action in legal:
            if type(action) is BuyPower and action.power == name:
                return action
    return None


def power_answer(power: BuyPower) -> Answer:
    return power, why("power", cost=POWER_COST[POWER_OF[power.power]])


def turn(style: Style, state: EighteenZooState, seat: int, legal: Legal) -> Answer:
    if len(state.hands[seat]) > state.card_limit:
        return sale_over_limit(state, seat, legal)
    controlled = controlled_by(state, seat)
    power = wanted_power(legal)
    if style.powers_first and power is not None:
        return power_answer(power)
    launches = [action for action in legal if type(action) is Launch]
    if launches and (len(controlled) < style.families_on_monday or state.round > MONDAY):
        value = _launch_value(style, state, seat, controlled)
        fitting = [action for action in launches if action.value <= value]
        if fitting:
            return launch_answer(state, seat, max(fitting, key=lambda action: action.value))
    days_off = [action for action in legal if type(action) is TakeDaysOff and FAMILY_OF[action.family] in controlled]
    if days_off:
        return days_off[0], why("days-off")
    bought = _best_card(style, state, seat, legal)
    if bought is not None:
        return card_answer(state, bought)
    return passing(legal) if power is None else power_answer(power)


def controlled_by(state: EighteenZooState, seat: int) -> list[int]:
    return [family for family in state.families if state.controller(family) == seat]


def launch_answer(state: EighteenZooState, seat: int, launch: Launch) -> Answer:
    return launch, why("launch", value=launch.value, left=state.cash[seat] - 2 * launch.value)


def _launch_value(style: Style, state: EighteenZooState, seat: int, controlled: list[int]) -> int:
    """As high as leaves money for two cards of the family at the first launch; later as high as can be."""
    cash = state.cash[seat]
    if controlled or not style.thrifty_launch:
        return cash // 2
    return min(FIRST_VALUE, cash // 4)


def _best_card(style: Style, state: EighteenZooState, seat: int, legal: Legal) -> BuyCard | None:
    """The card that brings most over the rounds that are left, if any brings something."""
    best: BuyCard | None = None
    most = LEAST_CARD
    left = operating_rounds_left(state)
    for action in legal:
        if type(action) is not BuyCard:
            continue
        family = FAMILY_OF[action.family]
        cell = state.cell[family]
        own = state.controller(family) == seat
        if not own and not style.cards_of_others:
            continue
        able = bool(state.squirrels[family]) or state.treasury[family] >= SOON_A_SQUIRREL
        from_lounge = CARDS * family + action.card not in state.kitchen[family]
        gain = card_gain(cell, left, able, own, from_lounge)
        if gain > most:
            best, most = action, gain
    return best


def card_answer(state: EighteenZooState, action: BuyCard) -> Answer:
    """What the card pays now whenever the family shares its harvest, and how often it may still do so."""
    each, rounds = DIVIDEND[state.cell[FAMILY_OF[action.family]]], operating_rounds_left(state)
    return action, why("card", each=each, rounds=rounds) if each and rounds else why("card-value")


def sale_over_limit(state: EighteenZooState, seat: int, legal: Legal) -> Answer:
    return cheapest_sale(state, legal), why("sell-over-limit", held=len(state.hands[seat]), limit=state.card_limit)


def cheapest_sale(state: EighteenZooState, legal: Legal) -> EighteenZooAction:
    """One card of the family worth least, not the parents if it can be helped."""
    sales = [action for action in legal if type(action) is Sell]
    return min(
        sales,
        key=lambda sale: (len(sale.cards), 0 in sale.cards, PRICE[state.cell[FAMILY_OF[sale.family]]], sale.cards),
    )
