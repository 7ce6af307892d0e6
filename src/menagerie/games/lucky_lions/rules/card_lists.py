"""Taking animal cards out of a list."""

from __future__ import annotations


def without(cards: list[int], some: list[int]) -> list[int]:
    """The cards that are left when some are taken out."""
    left = cards[:]
    for card in some:
        left.remove(card)
    return left


def remove_last(cards: list[int], kind: int) -> None:
    """Takes out the card of that kind that lies nearest to the end."""
    del cards[len(cards) - 1 - cards[::-1].index(kind)]
