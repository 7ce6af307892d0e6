"""What cards and animals are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.lucky_lions.events import Distance
from menagerie.games.lucky_lions.rules.cards import CARDS, Animal, Card, ZooCard

if TYPE_CHECKING:
    from menagerie.core.words import Words


def card_name(card: Card, words: Words) -> str:
    return words(f"card-{card}")


def card_names(cards: tuple[Card, ...], words: Words) -> str:
    """Cards counted by kind: "2 lions and 1 fox"."""
    counted = [(card, cards.count(card)) for card in CARDS if card in cards]
    return words.join_list([words(f"cards-{card}", count=count) for card, count in counted])


def animal_name(animal: Animal, words: Words) -> str:
    return words(f"card-{animal}")


def ring(card: ZooCard, words: Words) -> str:
    """The animals on a zoo card in the direction of its arrows: "fox → lion → panda"; the last leads to the first."""
    return " → ".join(animal_name(animal, words) for animal in card.cycle)


def zoo_card(card: ZooCard, words: Words) -> str:
    """A zoo card in a sentence, by what tells it apart: "fox → lion (2 points)"."""
    return words.kept(_zoo_card, card)


def _zoo_card(words: Words, card: ZooCard) -> str:
    what = ring(card, words) if card.cycle else _special(card, words)
    return words("zoo-card", what=what, points=words("zoo-points", score=card.score))


def zoo_card_text(card: ZooCard, busy_zoo: bool, words: Words) -> str:
    """What is printed on a zoo card; 6.3: its people icon only where it counts."""
    return words.kept(_zoo_card_text, card, busy_zoo)


def _zoo_card_text(words: Words, card: ZooCard, busy_zoo: bool) -> str:
    parts = [words("zoo-points", score=card.score)]
    if card.cycle:
        parts.append(words("zoo-ring", ring=ring(card, words)))
    if card.special is not None:
        parts.append(_special(card, words))
    if card.people and busy_zoo:
        parts.append(words("zoo-people"))
    return words("zoo-and").join(parts)


def _special(card: ZooCard, words: Words) -> str:
    named = [animal_name(animal, words) for animal in card.named]
    facts = {"first": named[0] if named else "", "second": named[1] if len(named) > 1 else ""}
    return words(f"special-{card.special}", arrows=card.arrows, **facts)


def distances_text(distances: tuple[Distance, ...], words: Words) -> str:
    """ "lion 4, dolphin 1, panda not on the ring"; where a single animal is on it there is nothing to count."""
    alone = sum(one.arrows is not None for one in distances) == 1
    texts = []
    for one in distances:
        message = "distance-missing" if one.arrows is None else "distance-alone" if alone else "distance"
        texts.append(words(message, animal=animal_name(one.animal, words), arrows=one.arrows or 0))
    return ", ".join(texts)
