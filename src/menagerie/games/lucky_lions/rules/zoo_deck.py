"""The deck of zoo cards: the fixed one, and new ones with the same distributions."""

from __future__ import annotations

from functools import cache
from math import ceil
from typing import Any, Literal

import msgspec
from mypy_extensions import mypyc_attr

from menagerie.core.generator import Generator
from menagerie.games.lucky_lions.actions import Choose, LuckyLionsAction
from menagerie.games.lucky_lions.rules.best_animal import MISSING
from menagerie.games.lucky_lions.rules.cards import ANIMALS, SPECIALS, Animal, Special, ZooCard, facts_in


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `Generator`
class ZooDeck:
    """The zoo cards of one game: which there are, in no particular order. Never changed once made."""

    __slots__ = (
        "arrows", "cards", "choices", "features", "index", "named", "names", "people", "places", "score", "special",
    )  # fmt: skip

    def __init__(self, cards: tuple[ZooCard, ...]) -> None:
        self.cards: tuple[ZooCard, ...] = cards
        self.names: list[str] = [card.id for card in cards]
        self.choices: list[LuckyLionsAction] = [Choose(card.id) for card in cards]
        """The action that chooses each card."""
        self.index: dict[str, int] = {card.id: i for i, card in enumerate(cards)}
        self.places: list[tuple[int, ...]] = [
            tuple([card.cycle.index(a) if a in card.cycle else MISSING for a in ANIMALS]) for card in cards
        ]
        """Where each animal stands on each card's cycle, or `MISSING`."""
        self.arrows: list[int] = [card.arrows for card in cards]
        self.score: list[int] = [card.score for card in cards]
        self.people: list[bool] = [card.people for card in cards]
        self.special: list[str] = ["" if card.special is None else str(card.special) for card in cards]
        self.named: list[tuple[int, ...]] = [tuple([ANIMALS.index(a) for a in card.named]) for card in cards]
        self.features: list[list[int]] = []
        """The numbers of each card, once `features` has made them."""


@cache
def fixed_deck(busy: bool) -> ZooDeck:
    """1.2, 6.1: the one fixed deck."""
    cards = msgspec.convert(facts_in("zoo_cards")["card"], list[ZooCard])
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
    return facts_in("zoo_deck")


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
