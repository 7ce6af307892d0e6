"""1.2, 1.8, 6.1: which zoo cards there are, in the fixed deck and in fresh ones."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from math import ceil

import pytest

from menagerie.core.generator import Generator
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.cards import ANIMALS, SPECIALS, ZooCard
from menagerie.games.lucky_lions.rules.zoo_deck import fixed_deck, fresh_deck
from tests.games.lucky_lions.positions import new

FACTS = tomllib.loads((files("menagerie.games.lucky_lions") / "data" / "zoo_deck.toml").read_text("utf-8"))
BUSY = LuckyLionsOptions(busy_zoo=True)
FRESH = LuckyLionsOptions(busy_zoo=True, deck="fresh")


STORED = [
    "F01 fox lion dolphin panda flamingo: 1",
    "F02 fox dolphin flamingo lion: 3 people",
    "F03 dolphin flamingo panda lion: 3",
    "F04 fox panda lion flamingo: 1",
    "F05 dolphin fox: 2",
    "F06 lion flamingo panda: 3",
    "F27 3: 2, autowin fox",
    "F28 dolphin fox flamingo lion: 1, double-roll",
    "F29 dolphin panda fox lion flamingo: 1, die-split",
    "F30 lion panda fox dolphin flamingo: 1, extra-rule panda fox",
    "F31 flamingo lion panda dolphin fox: 1 people, player-exclude",
    "F32 4: 3 people, autolose dolphin",
]
"""Some cards of the fresh deck that the seed ``stored game`` has always given."""


def describe(card: ZooCard) -> str:
    text = f"{card.id} {' '.join(card.cycle) or card.arrows}: {card.score}{' people' if card.people else ''}"
    return text if card.special is None else f"{text}, {' '.join([card.special, *card.named])}"


def of_set(cards: tuple[ZooCard, ...], which: str) -> list[ZooCard]:
    return [card for card in cards if card.set == which]


def inside(values: list[int], shares: dict[str, float]) -> None:
    """At most the share of each value, rounded up, and no other value."""
    for value, count in Counter(values).items():
        assert count <= ceil(shares[str(value)] * len(values)), f"{count} times {value}"


def check_card(card: ZooCard) -> None:
    """What is true of every zoo card there can be."""
    assert len(set(card.cycle)) == len(card.cycle)
    assert len(set(card.named)) == len(card.named)
    if card.special is None:
        assert card.set == "base"
        assert not card.named
        assert card.arrows == len(card.cycle)
        return
    traits = FACTS["kinds"][card.special]
    assert card.set == "busy"
    assert len(card.named) == traits["named"]
    assert len(card.cycle) == (card.arrows if traits["cycle"] else 0)
    if traits["people"] != "drawn":
        assert card.people == (traits["people"] == "always")


def check_distributions(cards: tuple[ZooCard, ...]) -> None:
    for which in ("base", "busy"):
        some = of_set(cards, which)
        assert len(some) == FACTS[which]["cards"]
        inside([card.arrows for card in some], FACTS[which]["arrows"])
        inside([card.score for card in some], FACTS["score"])
    for card in cards:
        check_card(card)
    shown = Counter(animal for card in of_set(cards, "base") for animal in card.cycle)
    assert set(shown) == set(ANIMALS)
    assert max(shown.values()) - min(shown.values()) <= 1
    special = Counter(card.special for card in of_set(cards, "busy"))
    assert set(special) == set(SPECIALS)
    assert max(special.values()) <= FACTS["busy"]["kinds_repeated"]


@pytest.mark.proves("lucky-lions", "1.2")
def test_the_deck_is_26_base_cards_shuffled() -> None:
    state = new(3)
    ids = [state.deck.cards[card].id for card in [*state.market, *state.zoo_deck]]
    assert sorted(ids) == [f"B{number:02}" for number in range(1, 27)]
    assert {card.set for card in state.deck.cards} == {"base"}
    tops = Counter(new(3, seed=seed).market[0] for seed in range(400))
    assert len(tops) == 26
    assert max(tops.values()) < 40


@pytest.mark.proves("lucky-lions", "6.1")
def test_thirteen_special_cards_join_with_busy_zoo() -> None:
    state = new(3, BUSY)
    ids = [state.deck.cards[card].id for card in [*state.market, *state.zoo_deck]]
    assert sorted(ids) == [*(f"B{n:02}" for n in range(1, 27)), *(f"Z{n:02}" for n in range(1, 14))]
    assert sum(card.special is not None for card in state.deck.cards) == 13


@pytest.mark.proves("lucky-lions", "1.2", "1.8", "6.1", "6.3")
def test_the_fixed_deck_is_as_designed() -> None:
    base, busy = of_set(fixed_deck(True).cards, "base"), of_set(fixed_deck(True).cards, "busy")
    assert fixed_deck(False).cards == tuple(base)
    assert Counter(card.arrows for card in base) == {2: 2, 3: 6, 4: 11, 5: 7}
    assert Counter(card.score for card in base) == {1: 10, 2: 10, 3: 6}
    assert sum(card.score for card in base) == 48
    assert sum(card.people for card in base) == 7
    assert Counter(card.arrows for card in busy) == {3: 2, 4: 5, 5: 6}
    assert Counter(card.score for card in busy) == {1: 5, 2: 5, 3: 3}
    assert Counter(card.special for card in busy) == {
        "autowin": 2,
        "autolose": 2,
        "player-exclude": 2,
        "extra-rule": 2,
        "die-split": 2,
        "double-roll": 3,
    }
    assert sum(card.people for card in busy) == 4
    check_distributions(fixed_deck(True).cards)


@pytest.mark.proves("lucky-lions", "1.8")
def test_fresh_decks_keep_the_distributions() -> None:
    decks = [fresh_deck(True, Generator(f"deck {seed}")).cards for seed in range(300)]
    for cards in decks:
        check_distributions(cards)
        assert [card.id for card in cards] == [f"F{number:02}" for number in range(1, 40)]
        assert sum(card.people for card in of_set(cards, "base")) == 7
    assert len({repr(cards) for cards in decks}) == 300
    # Everything the author's way of making decks allows does turn up.
    busy = [card for cards in decks for card in of_set(cards, "busy")]
    drawn = [card for card in busy if card.special in ("autowin", "autolose", "die-split", "double-roll")]
    assert 0.19 < sum(card.people for card in drawn) / len(drawn) < 0.28  # 3 of 13
    assert {card.named[0] for card in busy if card.special == "autowin"} == set(ANIMALS)
    apart = [card for card in busy if card.special == "extra-rule" and not set(card.named) <= set(card.cycle)]
    assert apart, "named animals do not depend on the cycle"


@pytest.mark.proves("lucky-lions", "1.8")
def test_a_fresh_deck_without_busy_zoo_has_base_cards_only() -> None:
    cards = fresh_deck(False, Generator("base only")).cards
    assert len(cards) == 26
    assert {card.set for card in cards} == {"base"}


@pytest.mark.proves("lucky-lions", "1.8")
def test_a_fresh_deck_comes_from_the_seed() -> None:
    assert new(3, FRESH, "a").deck.cards == new(3, FRESH, "a").deck.cards
    assert new(3, FRESH, "a").deck.cards != new(3, FRESH, "b").deck.cards
    assert new(3, BUSY, "a").deck.cards == new(3, BUSY, "b").deck.cards


@pytest.mark.proves("lucky-lions", "1.8")
def test_the_fresh_deck_of_a_seed_never_changes() -> None:
    """Stored games hold only the seed."""
    cards = fresh_deck(True, Generator("stored game")).cards
    assert [describe(card) for card in cards[:6] + cards[26:32]] == STORED


@pytest.mark.proves("lucky-lions", "1.8")
@pytest.mark.parametrize("options", [BUSY, FRESH], ids=["fixed", "fresh"])
def test_everybody_knows_the_cards_of_the_deck_and_nobody_their_order(options: LuckyLionsOptions) -> None:
    state = new(3, options)
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        assert {*view.unseen, *view.market} == set(state.deck.cards)
        assert len(view.unseen) == view.zoo_deck == 39 - 4
    before = [state.view(seat) for seat in (None, 0, 1, 2)]
    state.zoo_deck.reverse()
    assert [state.view(seat) for seat in (None, 0, 1, 2)] == before


@pytest.mark.proves("lucky-lions", "6.16")
def test_faint_arrows_are_still_there() -> None:
    faint = [card for card in fixed_deck(True).cards if card.special in ("autowin", "autolose")]
    assert [(card.cycle, card.arrows) for card in faint] == [((), 3), ((), 3), ((), 4), ((), 5)]
