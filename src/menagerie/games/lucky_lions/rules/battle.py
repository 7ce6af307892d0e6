"""3.6: the battlers' animals are compared."""

from __future__ import annotations

from menagerie.games.lucky_lions.events import Compared, Distance, LuckyLionsEvent
from menagerie.games.lucky_lions.rules.best_animal import arrows_decide, best_animals, gap
from menagerie.games.lucky_lions.rules.cards import ANIMALS
from menagerie.games.lucky_lions.rules.dice import restore_dice
from menagerie.games.lucky_lions.rules.position import Position
from menagerie.games.lucky_lions.rules.take_card import win_card
from menagerie.games.lucky_lions.rules.tie import settle_tie


def distances(position: Position, animals: list[int]) -> tuple[Distance, ...]:
    """4.2, 6.4: the distances that decided, the largest first; none where the text of the card decided."""
    deck, zoo = position.deck, position.zoo
    if not arrows_decide(deck.special[zoo], deck.named[zoo], animals):
        return ()
    places, arrows = deck.places[zoo], deck.arrows[zoo]
    counted = [(-gap(places, arrows, animal, animals), animal) for animal in sorted({*animals})]
    counted.sort()
    return tuple([Distance(ANIMALS[animal], -less if less else None) for less, animal in counted])


def compare(position: Position, events: list[LuckyLionsEvent]) -> None:
    """3.6: the most valuable animal wins the zoo card."""
    deck, zoo = position.deck, position.zoo
    animals = [position.results[seat] % 5 for seat in position.battlers]
    places = best_animals(deck.special[zoo], deck.named[zoo], deck.places[zoo], deck.arrows[zoo], animals)
    winners = [position.battlers[place] for place in places]
    events.append(Compared(tuple(winners), distances(position, animals)))
    restore_dice(position)
    if len(winners) == 1:
        win_card(position, winners[0], events)
    else:
        settle_tie(position, winners, events)
