"""3.8, 3.9: the discard of a tie."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.lucky_lions.actions import Discard, LuckyLionsAction
from menagerie.games.lucky_lions.events import Discarded, LastCardKept, LuckyLionsEvent
from menagerie.games.lucky_lions.rules.card_lists import kinds_in
from menagerie.games.lucky_lions.rules.cards import CARDS, KIND_OF
from menagerie.games.lucky_lions.rules.next_turn import finish_turn
from menagerie.games.lucky_lions.rules.position import DISCARD, MOST_PLAYERS, NOBODY, Position
from menagerie.games.lucky_lions.rules.seen_cards import remember_secret_discard

_DISCARD: Final = [Discard(card) for card in CARDS]
_DISCARDED: Final = [[Discarded(seat, card) for card in CARDS] for seat in range(MOST_PLAYERS)]


def ask_for_discard(position: Position, events: list[LuckyLionsEvent]) -> None:
    """3.8: who was named discards; 3.9: but never the last card."""
    if position.discarder == NOBODY:
        finish_turn(position, events)
    elif len(position.dice[position.discarder]) == 1:
        events.append(LastCardKept(position.discarder))
        finish_turn(position, events)
    else:
        position.wait_for(DISCARD, (position.discarder,))


def offer_discard(position: Position, seat: int) -> list[LuckyLionsAction]:
    return [_DISCARD[kind] for kind in kinds_in(position.dice[seat])]


def refuse_discard(position: Position, seat: int, action: Discard) -> RuleViolation | None:
    """3.8: a card of the own die."""
    if KIND_OF[action.card] not in position.dice[seat]:
        return RuleViolation("3.8", "refusal-not-held", {"card": action.card})
    return None


def apply_discard(position: Position, seat: int, action: Discard) -> list[LuckyLionsEvent]:
    """3.8: in secret; 5b.5: of equal cards in a queue a random one leaves."""
    kind = KIND_OF[action.card]
    die = position.dice[seat]
    if position.no_shuffle:
        copies = [place for place, held in enumerate(die) if held == kind]
        del die[position.rng.choice(copies)]
    else:
        die.remove(kind)
    position.discards.append((seat, kind))
    remember_secret_discard(position, seat)
    events: list[LuckyLionsEvent] = [_DISCARDED[seat][kind]]
    finish_turn(position, events)
    return events
