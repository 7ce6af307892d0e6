"""What a seat may know, as numbers for learning machines; docs/features.md explains how they are stored.

`feature_groups` says what they are and `features` writes them, in the same order.
"""

from __future__ import annotations

from typing import Final

from menagerie.core.feature_bytes import BYTE, one_hot
from menagerie.core.features import Field, Group
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.cards import ANIMALS, CARDS, SPECIALS, ZooCard, animal_cards
from menagerie.games.lucky_lions.rules.position import NOTHING, PICK, STEP_NAMES, Position
from menagerie.games.lucky_lions.rules.smaller_die import picks_wanted
from menagerie.games.lucky_lions.rules.zoo_deck import ZooDeck, fixed_deck

KINDS: Final = len(CARDS)
MOST_COPIES: Final = 11
"""So many animal cards of one kind there are at most."""
MOST_ARROWS: Final = len(ANIMALS)

_KINDS_IN_WORDS: Final = f"By kind: {', '.join(CARDS)}."
_ANIMALS_IN_WORDS: Final = f"By animal: {', '.join(ANIMALS)}."


def feature_groups(players: int, options: LuckyLionsOptions) -> tuple[Group, ...]:
    zoo_cards = len(fixed_deck(options.busy_zoo).cards)
    animals = sum(animal_cards(options.wild_animals))
    zoo_card = (
        Field("score", "Its points.", 3),
        Field("arrows", "How many arrows it has.", MOST_ARROWS),
        Field("people", "It has the people icon."),
        Field(
            "place", f"{_ANIMALS_IN_WORDS} Its place on the cycle, from 1; 0: not on it.", len(ANIMALS), len(ANIMALS)
        ),
        Field(
            "named", f"{_ANIMALS_IN_WORDS} Its place among those the card names, from 1.", len(ANIMALS), len(ANIMALS)
        ),
        Field("special", f"Its kind: {', '.join(SPECIALS)}.", 1, len(SPECIALS)),
    )
    seat = (
        Field("active", "It is this seat's turn."),
        Field("asked", "It owes a decision."),
        Field("score", "Its points.", BYTE),
        Field("zoo_cards", "How many zoo cards it has won.", zoo_cards),
        Field("die", "How many cards its die has.", animals),
        Field("known", f"{_KINDS_IN_WORDS} What all have seen in its die and is certainly there.", MOST_COPIES, KINDS),
        Field("rolled", f"{_KINDS_IN_WORDS} Its open results in this battle.", MOST_COPIES, KINDS),
        Field("result", f"{_KINDS_IN_WORDS} The result that counts.", 1, KINDS),
        Field("fox_used", "It has used its wild fox in this battle."),
        Field("battles", "It fights in this battle."),
        Field("tied", "It is among the tied."),
        Field("gains", "It has gained the zoo card of this battle."),
        Field("discards", "It is to discard."),
    )  # fmt: skip
    return (
        Group(
            "table",
            "What lies in the middle.",
            (
                Field("step", f"What is being decided: {', '.join(STEP_NAMES)}.", 1, len(STEP_NAMES)),
                Field("turn", "The number of the turn.", BYTE),
                Field("zoo_deck", "How many zoo cards lie face down.", zoo_cards),
                Field("pile", "How many animal cards lie face down.", animals),
                Field("smaller_die", "How many cards a smaller die has in this battle; 0: whole dice.", MOST_ARROWS),
            ),
        ),
        Group("market", "A place of the market; all 0 where no card lies.", zoo_card, options.market),
        Group("battle", "The zoo card that is fought over; all 0 without one.", zoo_card),
        Group("seats", "A seat: one's own first, then clockwise.", seat, players),
        Group(
            "own",
            "What only this seat knows.",
            (
                Field("die", f"{_KINDS_IN_WORDS} The cards of its die.", MOST_COPIES, KINDS),
                Field("picks", f"{_KINDS_IN_WORDS} The cards it has picked for a smaller die.", MOST_COPIES, KINDS),
                Field("kept", f"{_KINDS_IN_WORDS} The result it lets count, while that is a secret.", 1, KINDS),
            ),
        ),
    )


_STEP: Final[dict[str, list[int]]] = dict(zip(STEP_NAMES, one_hot(len(STEP_NAMES)), strict=True))
_KIND: Final[list[list[int]]] = one_hot(KINDS)
_NO_KIND: Final[list[int]] = [0] * KINDS


def _card(card: ZooCard) -> list[int]:
    return [
        card.score,
        card.arrows,
        int(card.people),
        *[card.cycle.index(animal) + 1 if animal in card.cycle else 0 for animal in ANIMALS],
        *[card.named.index(animal) + 1 if animal in card.named else 0 for animal in ANIMALS],
        *[int(card.special == special) for special in SPECIALS],
    ]


_NO_CARD: Final[list[int]] = [0] * (3 + 2 * len(ANIMALS) + len(SPECIALS))


def _cards(deck: ZooDeck) -> list[list[int]]:
    """The numbers of each zoo card; made once for each deck."""
    if not deck.features:
        deck.features = [_card(card) for card in deck.cards]
    return deck.features


def features(position: Position, seat: int) -> bytes:
    cards = _cards(position.deck)
    numbers = _STEP[position.step][:]
    numbers.append(min(position.turn, BYTE))
    numbers.append(len(position.zoo_deck))
    numbers.append(len(position.pile))
    numbers.append(picks_wanted(position) if position.step == PICK else max(position.smaller_die_size))
    for card in position.market:
        numbers += cards[card]
    for _ in range(position.options.market - len(position.market)):
        numbers += _NO_CARD
    numbers += _NO_CARD if position.zoo == NOTHING else cards[position.zoo]
    for place in range(position.players):
        other = seat + place
        _add_seat(numbers, position, other if other < position.players else other - position.players)
    _count(numbers, position.dice[seat])
    _count(numbers, position.picks[seat])
    _add_kind(numbers, position.kept[seat])
    return bytes(bytearray(numbers))  # a bytearray reads a list three times as fast as bytes do


def _add_seat(numbers: list[int], position: Position, seat: int) -> None:
    numbers.append(int(position.active == seat))
    numbers.append(int(seat in position.waiting_on))
    numbers.append(position.scores[seat])
    numbers.append(len(position.won[seat]))
    numbers.append(len(position.dice[seat]))
    _count(numbers, position.known[seat][-1])
    _count(numbers, position.rolled[seat])
    _add_kind(numbers, position.results[seat])
    numbers.append(int(position.fox_used[seat]))
    numbers.append(int(seat in position.battlers))
    numbers.append(int(seat in position.tied))
    numbers.append(int(position.gainer == seat))
    numbers.append(int(position.discarder == seat))


def _count(numbers: list[int], kinds: list[int]) -> None:
    """How many there are of each kind of card."""
    first = len(numbers)
    numbers += _NO_KIND
    for kind in kinds:
        numbers[first + kind] += 1


def _add_kind(numbers: list[int], kind: int) -> None:
    numbers += _NO_KIND if kind == NOTHING else _KIND[kind]
