"""3.6: the battlers' animals are compared."""

from __future__ import annotations

from menagerie.games.lucky_lions.events import Compared, LuckyLionsEvent
from menagerie.games.lucky_lions.rules.best_animal import best_animals
from menagerie.games.lucky_lions.rules.dice import restore_dice
from menagerie.games.lucky_lions.rules.position import Position
from menagerie.games.lucky_lions.rules.take_card import win_card
from menagerie.games.lucky_lions.rules.tie import settle_tie


def compare(position: Position, events: list[LuckyLionsEvent]) -> None:
    """3.6: the most valuable animal wins the zoo card."""
    deck, zoo = position.deck, position.zoo
    animals = [position.results[seat] % 5 for seat in position.battlers]
    places = best_animals(deck.special[zoo], deck.named[zoo], deck.places[zoo], deck.arrows[zoo], animals)
    winners = [position.battlers[place] for place in places]
    events.append(Compared(tuple(winners)))
    restore_dice(position)
    if len(winners) == 1:
        win_card(position, winners[0], events)
    else:
        settle_tie(position, winners, events)
