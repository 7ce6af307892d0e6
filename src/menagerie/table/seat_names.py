"""What those at a table are called: no two alike."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

BOT_NAMES: Final = ("Pip", "Coco", "Otto", "Mia", "Bruno", "Lotte", "Hugo", "Suki")


def bot_names(taken: Collection[str] = ()) -> Iterator[str]:
    """Names for bots, those left out that are taken."""
    return (name for name in BOT_NAMES if name not in taken)


def distinct_name(wanted: str, taken: Collection[str]) -> str:
    """That name, with a number where somebody is called so already."""
    name, number = wanted, 2
    while name in taken:
        name, number = f"{wanted} {number}", number + 1
    return name
