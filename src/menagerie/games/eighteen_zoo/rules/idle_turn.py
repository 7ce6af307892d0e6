"""10.52: whether a turn of a stock round has anything left to do, as 18xx.games sees it; if not, it ends by itself."""

from __future__ import annotations

from typing import Final

from menagerie.games.eighteen_zoo.rules import cards, powers, reputation
from menagerie.games.eighteen_zoo.rules.facts import CARDS
from menagerie.games.eighteen_zoo.rules.position import AVAILABLE, Position

CHEAPEST_LAUNCH: Final = 10


def something_left(position: Position, seat: int) -> bool:
    """A ticket or a blue power at any time; cards and powers until something is bought."""
    if position.tickets[seat] > 0 or powers.has_usable_blue_power(position, seat):
        return True
    if position.bought:
        return False
    return AVAILABLE in position.power_at or _could_sell(position, seat) or _could_buy_card(position, seat)


def _could_sell(position: Position, seat: int) -> bool:
    """A single card of a family not sold in this turn, or the parents where somebody else has two animals."""
    for card in position.hands[seat]:
        family = card // CARDS
        if (position.sold_now >> family) & 1:
            continue
        if card % CARDS:
            return True
        for other in range(position.players):
            if other != seat and position.animals(other, family) >= 2:
                return True
    return False


def _could_buy_card(position: Position, seat: int) -> bool:
    """Neither the four animals of a family (6.4a) nor the families nearby (6.3.1) are looked at."""
    if cards.limit_reached(position, seat):
        return False
    for family in position.families:
        if not position.is_launched(family):
            if position.cash[seat] >= CHEAPEST_LAUNCH:
                return True
        elif (
            not (position.sold_of[seat] >> family) & 1
            and position.cash[seat] >= reputation.price(position, family)
            and (position.kitchen[family] or position.lounge(family))
        ):
            return True
    return False
