"""The cards: animals, which make the dice, and zoo cards, which are fought over.

Inside the rules an animal is a number (its place in `ANIMALS`), and so is an animal card, its kind: the wild ones
follow the base ones, so that ``kind % 5`` is the animal. A zoo card is its index in the `ZooDeck`. Elsewhere they have
names.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, get_args

from msgspec import Struct

Animal = Literal["lion", "fox", "panda", "flamingo", "dolphin"]
Card = Literal[
    "lion", "fox", "panda", "flamingo", "dolphin",
    "wild-lion", "wild-fox", "wild-panda", "wild-flamingo", "wild-dolphin",
]  # fmt: skip
Special = Literal["autowin", "autolose", "player-exclude", "extra-rule", "die-split", "double-roll"]

ANIMALS: tuple[Animal, ...] = get_args(Animal)
CARDS: tuple[Card, ...] = get_args(Card)
KIND_OF: dict[str, int] = {name: kind for kind, name in enumerate(CARDS)}
SPECIALS: tuple[Special, ...] = get_args(Special)

PANDA_ANIMAL: Final = 2
WILD_LION: Final = 5
WILD_FOX: Final = 6
WILD_PANDA: Final = 7
WILD_FLAMINGO: Final = 8
WILD_DOLPHIN: Final = 9


class ZooCard(Struct, frozen=True, gc=False):
    """A zoo card as players see it."""

    id: str
    set: Literal["base", "busy"]
    cycle: tuple[Animal, ...]
    """In the direction of the arrows; empty where the arrows do not count."""
    arrows: int
    """How many there are, faint ones included."""
    score: int
    people: bool
    special: Special | None = None
    named: tuple[Animal, ...] = ()
    """The animals a special card speaks of."""


def facts_in(name: str) -> dict[str, Any]:
    """What a file of `data` says."""
    return tomllib.loads((files("menagerie.games.lucky_lions") / "data" / f"{name}.toml").read_text("utf-8"))


@cache
def animal_cards(wild: bool) -> tuple[int, ...]:
    """1.5, 7.1: how many animal cards of each kind are in play."""
    facts = facts_in("animals")
    base = [facts[animal]["base"] for animal in ANIMALS]
    return (*base, *((facts[animal]["wild"] if wild else 0) for animal in ANIMALS))
