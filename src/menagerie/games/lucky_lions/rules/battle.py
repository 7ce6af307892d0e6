"""3.6: the battlers' animals are compared."""

from __future__ import annotations

from typing import Final

from menagerie.games.lucky_lions.events import Compared, Distance, LuckyLionsEvent
from menagerie.games.lucky_lions.rules.best_animal import arrows_decide, best_animals, gap
from menagerie.games.lucky_lions.rules.card_lists import kinds_in
from menagerie.games.lucky_lions.rules.cards import ANIMALS
from menagerie.games.lucky_lions.rules.dice import restore_dice
from menagerie.games.lucky_lions.rules.position import Position
from menagerie.games.lucky_lions.rules.take_card import win_card
from menagerie.games.lucky_lions.rules.tie import settle_tie

_DISTANCES: Final[dict[int, Distance]] = {}
"""By animal and gap; each is made once."""


def _distance(animal: int, arrows: int) -> Distance:
    found = _DISTANCES.get(len(ANIMALS) * arrows + animal)
    if found is None:
        found = Distance(ANIMALS[animal], arrows or None)
        _DISTANCES[len(ANIMALS) * arrows + animal] = found
    return found


def distances(position: Position, animals: list[int]) -> tuple[Distance, ...]:
    """4.2, 6.4: the distances that decided, the largest first; none where the text of the card decided."""
    deck, zoo = position.deck, position.zoo
    if not arrows_decide(deck.special[zoo], deck.named[zoo], animals):
        return ()
    places, arrows = deck.places[zoo], deck.arrows[zoo]
    kinds = len(ANIMALS)
    counted = [kinds * (arrows - gap(places, arrows, animal, animals)) + animal for animal in kinds_in(animals)]
    counted.sort()  # the largest gap first, and of equal ones the first animal
    return tuple([_distance(number % kinds, arrows - number // kinds) for number in counted])


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
