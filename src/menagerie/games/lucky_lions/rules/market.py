"""1.3, 2.3: the market of zoo cards and the zoo deck it is filled from."""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.games.lucky_lions.events import LuckyLionsEvent, TurnedUp
from menagerie.games.lucky_lions.rules.position import NOTHING, Position


def fill_market(position: Position, events: list[LuckyLionsEvent]) -> None:
    """1.3, 2.3: the market is full again as long as there are cards."""
    while len(position.market) < position.market_size and position.zoo_deck:
        card = take_top(position)
        position.market.append(card)
        events.append(TurnedUp(position.deck.cards[card]))


def take_top(position: Position) -> int:
    """The top card of the zoo deck."""
    card = position.zoo_deck.pop()
    position.buried = min(position.buried, len(position.zoo_deck))
    return card


def put_under_deck(position: Position) -> None:
    """5c.1, 7.6: the zoo card of this battle goes under the zoo deck, for all to see."""
    position.zoo_deck.insert(0, position.zoo)
    position.buried += 1
    position.zoo = NOTHING


def refuse_card(position: Position, card: str, paragraph: str) -> RuleViolation | None:
    """3.1, 7.8: a zoo card is chosen from the market."""
    if position.deck.index.get(card, NOTHING) not in position.market:
        return RuleViolation(paragraph, "refusal-not-in-market", {"card": card[:20], "cards": len(position.market)})
    return None
