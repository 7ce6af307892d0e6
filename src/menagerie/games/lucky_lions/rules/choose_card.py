"""3.1, 3.2: the active player picks a zoo card from the market."""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.games.lucky_lions.actions import Choose, LuckyLionsAction
from menagerie.games.lucky_lions.events import Chosen, LuckyLionsEvent
from menagerie.games.lucky_lions.rules.cards import ZooCard
from menagerie.games.lucky_lions.rules.choose_opponent import ask_for_opponent
from menagerie.games.lucky_lions.rules.market import refuse_card, take_top
from menagerie.games.lucky_lions.rules.position import Position


def offer_choose(position: Position, _seat: int) -> list[LuckyLionsAction]:
    return [position.deck.choices[card] for card in position.market]


def refuse_choose(position: Position, _seat: int, action: Choose) -> RuleViolation | None:
    return refuse_card(position, action.card, "3.1")


def apply_choose(position: Position, seat: int, action: Choose) -> list[LuckyLionsEvent]:
    """3.1: the card leaves the market; 3.2: its place is filled at once; 2.3: as long as there are cards."""
    position.zoo = position.deck.index[action.card]
    place = position.market.index(position.zoo)
    refill: ZooCard | None = None
    if position.zoo_deck:
        new = take_top(position)
        position.market[place] = new
        refill = position.deck.cards[new]
    else:
        del position.market[place]
    events: list[LuckyLionsEvent] = [Chosen(seat, position.deck.cards[position.zoo], refill)]
    ask_for_opponent(position, events)
    return events
