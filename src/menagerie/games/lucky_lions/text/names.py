"""What cards and animals are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.lucky_lions.rules.cards import CARDS, Animal, Card, ZooCard

if TYPE_CHECKING:
    from menagerie.core.words import Words


def card_name(card: Card, words: Words) -> str:
    return words(f"card-{card}")


def card_names(cards: tuple[Card, ...], words: Words) -> str:
    """Cards counted by kind: "2 lions and 1 fox"."""
    counted = [(card, cards.count(card)) for card in CARDS if card in cards]
    return words.listing([words(f"cards-{card}", count=count) for card, count in counted])


def animal_name(animal: Animal, words: Words) -> str:
    return words(f"card-{animal}")


def zoo_card(card: ZooCard, busy_zoo: bool, words: Words) -> str:
    """A zoo card in one line, with its name."""
    return words("zoo-card", card=card.id, what=zoo_card_text(card, busy_zoo, words))


def zoo_card_text(card: ZooCard, busy_zoo: bool, words: Words) -> str:
    """What is printed on a zoo card; 6.3: its people icon only where it counts."""
    parts = [words("zoo-points", score=card.score)]
    if card.cycle:
        parts.append(" > ".join(animal_name(animal, words) for animal in card.cycle) + " >")
    if card.special is not None:
        named = [animal_name(animal, words) for animal in card.named]
        facts = {"first": named[0] if named else "", "second": named[1] if len(named) > 1 else ""}
        parts.append(words(f"special-{card.special}", arrows=card.arrows, **facts))
    if card.people and busy_zoo:
        parts.append(words("zoo-people"))
    return words("zoo-and").join(parts)
