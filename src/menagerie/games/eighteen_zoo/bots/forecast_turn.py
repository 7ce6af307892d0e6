"""Stock rounds by forecast: what may be bought or sold is tried, and the rest of the game played on in a model."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from menagerie.games.eighteen_zoo.actions import BuyCard, BuyPower, EighteenZooAction, Launch, Pass, TakeDaysOff
from menagerie.games.eighteen_zoo.bots.answers import Answer, Legal, passing, stock_rounds_to_come, why
from menagerie.games.eighteen_zoo.bots.card_gain import MONDAY
from menagerie.games.eighteen_zoo.bots.forecast import outlook
from menagerie.games.eighteen_zoo.bots.stock_turn import (
    card_answer,
    controlled_by,
    launch_answer,
    power_answer,
    sale_over_limit,
)
from menagerie.games.eighteen_zoo.bots.style import Style
from menagerie.games.eighteen_zoo.rules.facts import CARDS, FAMILY_OF
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState

RIVALRY: Final = 0.2
"""What the others are worth on average counts against one so much."""
BEST_RIVAL: Final = 0.5
"""And what the best of them is worth: only one wins."""
POWERS: Final = {
    "LEPRECHAUN_POT_OF_GOLD": 0.0,  # and what it will pay
    "TOO_MUCH_RESPONSIBILITY": 0.0,  # it pays at once
    "DAYS_OFF": 3.0,
    "A_TIP_OF_SUGAR": 2.5,
    "WHEAT": 2.5,
    "SHINING_GOLD": 1.2,
}
"""What powers bring in the end, which the model does not know; the others are not bought."""
LEPRECHAUN_PAY: Final = 2.0
"""In each stock round to come."""
LEAST_GAIN: Final = 0.01
"""Over a pass."""


def utility(style: Style, state: EighteenZooState, seat: int) -> float:
    """What the seat may be worth in the end, compared with the others."""
    worths = outlook(state, style.forecasts)
    others = worths[:seat] + worths[seat + 1 :]
    return worths[seat] - RIVALRY * sum(others) / len(others) - BEST_RIVAL * max(others)


def value_after(style: Style, state: EighteenZooState, seat: int, action: EighteenZooAction) -> float:
    after = state.clone()
    after.apply(seat, action)
    return utility(style, after, seat)


def turn(style: Style, state: EighteenZooState, seat: int, legal: Legal) -> Answer:
    """The purchase after which the rest of the game promises most."""
    if len(state.hands[seat]) > state.card_limit:
        return sale_over_limit(state, seat, legal)
    controlled = controlled_by(state, seat)
    days_off = [action for action in legal if type(action) is TakeDaysOff and FAMILY_OF[action.family] in controlled]
    if days_off:
        return max(days_off, key=lambda action: value_after(style, state, seat, action)), why("days-off")
    best: EighteenZooAction | None = None
    most = value_after(style, state, seat, Pass()) + LEAST_GAIN if Pass() in legal else -math.inf
    for action, extra in _candidates(style, state, legal, len(controlled)):
        value = value_after(style, state, seat, action) + extra
        if value > most:
            best, most = action, value
    match best:
        case Launch():
            return launch_answer(state, seat, best)
        case BuyCard():
            return card_answer(state, best)
        case BuyPower():
            return power_answer(best)
        case _:
            return passing(legal)


def _candidates(
    style: Style, state: EighteenZooState, legal: Legal, controlled: int
) -> Iterator[tuple[EighteenZooAction, float]]:
    """What is worth trying, one of those alike, with what it brings beyond the model."""
    seen: set[tuple[str, bool]] = set()
    for action in legal:
        if type(action) is Launch:
            if state.round > MONDAY or controlled < style.families_on_monday:
                yield action, 0.0
        elif type(action) is BuyCard:
            alike = _alike(state, action)
            if alike not in seen:
                seen.add(alike)
                yield action, 0.0
        elif type(action) is BuyPower and action.power in POWERS:
            pays = action.power == "LEPRECHAUN_POT_OF_GOLD"
            yield action, LEPRECHAUN_PAY * stock_rounds_to_come(state) if pays else POWERS[action.power]


def _alike(state: EighteenZooState, action: BuyCard) -> tuple[str, bool]:
    """Equal for cards that only differ in their number."""
    family = FAMILY_OF[action.family]
    return action.family, CARDS * family + action.card in state.kitchen[family]
