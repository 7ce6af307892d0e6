"""Lists of animal cards."""

from __future__ import annotations


def kinds_in(cards: list[int]) -> list[int]:
    """Which kinds there are, in order."""
    kinds: list[int] = []
    for kind in sorted(cards):
        if not kinds or kinds[-1] != kind:
            kinds.append(kind)
    return kinds


def without(cards: list[int], some: list[int]) -> list[int]:
    """The cards that are left when some are taken out."""
    left = cards[:]
    for card in some:
        left.remove(card)
    return left


def remove_last(cards: list[int], kind: int) -> None:
    """Takes out the card of that kind that lies nearest to the end."""
    del cards[len(cards) - 1 - cards[::-1].index(kind)]
