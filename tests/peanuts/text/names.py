"""What things are called."""

from __future__ import annotations

from menagerie.core.words import Words


def bag_name(bag: int, words: Words) -> str:
    """A choice; 0 is an elephant that kept still."""
    return words("bag", bag=bag)


def sizes(bags: tuple[int, ...], words: Words) -> str:
    """The bags of a hand."""
    return words.listing([str(bag) for bag in bags])


def by_seat(texts: list[str], words: Words) -> str:
    """One text for each player, in seat order."""
    return "; ".join(words("by-seat", seat=seat, text=text) for seat, text in enumerate(texts))
