"""The cards: animals, which make the dice, and zoo cards, which are fought over.

Inside the rules an animal is a number (its place in `ANIMALS`), and so is an animal card, its kind: the wild ones
follow the base ones, so that ``kind % 5`` is the animal. A zoo card is its index in the `ZooDeck`. Elsewhere they have
names.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import ceil
from typing import Any, Final, Literal, get_args

import msgspec
from msgspec import Struct

from menagerie.core.generator import Generator
from menagerie.games.lucky_lions.rules.best_animal import MISSING

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


class ZooDeck:
    """The zoo cards of one game: which there are, in no particular order. Never changed once made."""

    def __init__(self, cards: tuple[ZooCard, ...]) -> None:
        self.cards = cards
        self.index = {card.id: i for i, card in enumerate(cards)}
        self.places = [tuple(card.cycle.index(a) if a in card.cycle else MISSING for a in ANIMALS) for card in cards]
        """Where each animal stands on each card's cycle, or `MISSING`."""
        self.arrows = [card.arrows for card in cards]
        self.score = [card.score for card in cards]
        self.people = [card.people for card in cards]
        self.special = ["" if card.special is None else str(card.special) for card in cards]
        self.named = [tuple(ANIMALS.index(a) for a in card.named) for card in cards]
        self.features: list[list[int]] = []
        """The numbers of each card, once `features` has made them."""


def _facts(name: str) -> dict[str, Any]:
    return tomllib.loads((files("menagerie.games.lucky_lions") / "data" / f"{name}.toml").read_text("utf-8"))


@cache
def animal_cards(wild: bool) -> tuple[int, ...]:
    """1.5, 7.1: how many animal cards of each kind are in play."""
    facts = _facts("animals")
    base = [facts[animal]["base"] for animal in ANIMALS]
    return (*base, *((facts[animal]["wild"] if wild else 0) for animal in ANIMALS))


@cache
def fixed_deck(busy: bool) -> ZooDeck:
    """1.2, 6.1: the one fixed deck."""
    cards = msgspec.convert(_facts("zoo_cards")["card"], list[ZooCard])
    return ZooDeck(tuple(card for card in cards if busy or card.set == "base"))


def fresh_deck(busy: bool, rng: Generator) -> ZooDeck:
    """1.8: a new deck with the same distributions."""
    facts = _deck_facts()
    cards = _compose(facts, "base", rng)
    if busy:
        cards += _compose(facts, "busy", rng)
    return ZooDeck(tuple(msgspec.structs.replace(card, id=f"F{i:02}") for i, card in enumerate(cards, start=1)))


@cache
def _deck_facts() -> dict[str, Any]:
    return _facts("zoo_deck")


def _compose(facts: dict[str, Any], which: Literal["base", "busy"], rng: Generator) -> list[ZooCard]:
    count = facts[which]["cards"]
    arrows = _by_share(facts[which]["arrows"], count, rng)
    scores = _by_share(facts["score"], count, rng)
    icons = int(facts["people"] * count + 0.5)
    people = [i < icons for i in range(count)]
    rng.shuffle(people)
    kinds: list[Special | None] = [None] * count
    if which == "busy":
        many: list[Special | None] = [kind for kind in SPECIALS for _ in range(facts["busy"]["kinds_repeated"])]
        while not set(SPECIALS) <= set(kinds):  # no kind is left out
            rng.shuffle(many)
            kinds = many[:count]
    return [
        _card(facts, which, cycle, scores[i], people[i], kinds[i], rng) for i, cycle in enumerate(_cycles(arrows, rng))
    ]


def _by_share(shares: dict[str, float], count: int, rng: Generator) -> list[int]:
    """As many of each value as its share asks for, rounded up; the surplus is left out at random."""
    values = [int(value) for value, share in shares.items() for _ in range(ceil(share * count))]
    rng.shuffle(values)
    return values[:count]


def _cycles(arrows: list[int], rng: Generator) -> list[tuple[Animal, ...]]:
    """One shuffled order of the animals, repeated and cut into pieces: no animal twice on a card, all equally often."""
    order = list(ANIMALS)
    rng.shuffle(order)
    cycles: list[tuple[Animal, ...]] = []
    start = 0
    for length in arrows:
        piece = [order[(start + i) % len(order)] for i in range(length)]
        rng.shuffle(piece)
        cycles.append(tuple(piece))
        start += length
    return cycles


def _card(
    facts: dict[str, Any],
    which: Literal["base", "busy"],
    cycle: tuple[Animal, ...],
    score: int,
    people: bool,
    kind: Special | None,
    rng: Generator,
) -> ZooCard:
    if kind is None:
        return ZooCard("", which, cycle, len(cycle), score, people)
    traits = facts["kinds"][kind]
    animals = list(ANIMALS)
    rng.shuffle(animals)
    return ZooCard(
        id="",
        set=which,
        cycle=cycle if traits["cycle"] else (),
        arrows=len(cycle),
        score=score,
        people={"always": True, "never": False, "drawn": people}[traits["people"]],
        special=kind,
        named=tuple(animals[: traits["named"]]),
    )
