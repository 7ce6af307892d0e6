"""3.6, 5c: the winner takes the zoo card, or draws animal cards instead."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.lucky_lions.actions import DrawInstead, LuckyLionsAction, Take
from menagerie.games.lucky_lions.events import CardRefused, Gained, LuckyLionsEvent
from menagerie.games.lucky_lions.rules.dice import draw, shuffle_die
from menagerie.games.lucky_lions.rules.discard import ask_for_discard
from menagerie.games.lucky_lions.rules.game_end import POINTS_TO_WIN, end_game
from menagerie.games.lucky_lions.rules.market import put_under_deck
from menagerie.games.lucky_lions.rules.position import NOTHING, TAKE, Position

POINTS_TO_SHUFFLE: Final = 5  # 5b.3


def win_card(position: Position, winner: int, events: list[LuckyLionsEvent]) -> None:
    """3.6: the winner takes the zoo card; 5c.1: or may refuse it; 5c.3: if there is anything to draw."""
    position.gainer = winner
    if position.longer and position.drawable() > 0:
        position.wait_for(TAKE, (winner,))
    else:
        _gain(position, events)


def offer_take(_position: Position, _seat: int) -> list[LuckyLionsAction]:
    return [Take()]


def refuse_take(_position: Position, _seat: int, _action: Take) -> RuleViolation | None:
    """5c.1: the winner may always keep the card."""
    return None


def apply_take(position: Position, _seat: int, _action: Take) -> list[LuckyLionsEvent]:
    """5c.1: the zoo card is kept."""
    events: list[LuckyLionsEvent] = []
    _gain(position, events)
    return events


def _gain(position: Position, events: list[LuckyLionsEvent]) -> None:
    """3.6: the zoo card lies open before its winner; 2.2: ten points end the game at once."""
    winner, card = position.gainer, position.zoo
    points, before = position.deck.score[card], position.scores[winner]
    after = before + points
    position.won[winner].append(card)
    position.scores[winner] = after
    position.zoo = NOTHING
    events.append(Gained(winner, position.deck.cards[card].id, points, after))
    if after >= POINTS_TO_WIN:
        end_game(position, events)
        return
    if position.no_shuffle and before < POINTS_TO_SHUFFLE <= after:  # 5b.3
        shuffle_die(position, winner, events)
    ask_for_discard(position, events)


def offer_draw_instead(_position: Position, _seat: int) -> list[LuckyLionsAction]:
    return [DrawInstead()]


def refuse_draw_instead(_position: Position, _seat: int, _action: DrawInstead) -> RuleViolation | None:
    """5c.3: `win_card` does not even ask where there is nothing to draw."""
    return None


def apply_draw_instead(position: Position, seat: int, _action: DrawInstead) -> list[LuckyLionsEvent]:
    """5c.1: the zoo card goes under the deck, and as many animal cards are drawn as it is worth."""
    card = position.zoo
    events: list[LuckyLionsEvent] = [CardRefused(seat, position.deck.cards[card].id)]
    put_under_deck(position)
    draw(position, seat, position.deck.score[card], events)
    ask_for_discard(position, events)
    return events
