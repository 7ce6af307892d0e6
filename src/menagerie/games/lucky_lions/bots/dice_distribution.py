"""What each die may roll, as one seat knows it: exact, and equal to what `rules.guess.fill_with_guess` deals.

A die is a number of cards. Some are certain: they were shown. The others are unseen ones, dealt from one pool without
replacement. Where cards were discarded in secret, each possible card left with the same probability, so the
probability that a card is still there has a closed form. With *no shuffle* the places of some cards at the bottom are
known.
"""

from __future__ import annotations

from functools import cached_property
from itertools import combinations
from math import comb
from typing import NamedTuple

from menagerie.games.lucky_lions.rules.card_lists import without
from menagerie.games.lucky_lions.rules.cards import CARDS, KIND_OF, Card, animal_cards
from menagerie.games.lucky_lions.rules.seen_cards import certain_cards
from menagerie.games.lucky_lions.view import LuckyLionsView

KINDS = len(CARDS)
UNPLACED, ANOTHER_UNPLACED = -1, -2
"""Stand for a card at no known place, and for another such card."""

Pattern = tuple[float, tuple[int, ...]]
"""How likely it is that the rolls show these: a kind, or a card at no known place."""


class Pool:
    """How many cards of each kind lie where the seat cannot see them."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts
        self.total = sum(counts)


class Die:
    """One die: the cards at known places, and the rest of it, certain or unseen."""

    def __init__(self, size: int, placed: list[int], certain: list[tuple[int, int]], discards: int) -> None:
        """Certain cards come with the number of secret discards they outlived, of ``discards`` in all."""
        self.size = size
        self.placed = placed
        self.discards = discards
        self.unseen = size + discards - len(certain)
        self.certain = certain[:]
        for kind in placed:  # what was placed is there now: it has outlived every discard
            self.certain.remove((kind, discards))
        self.rest = size - len(placed)
        slots = [outlived for _, outlived in certain] + [0] * self.unseen
        self._candidates = [sum(1 for outlived in slots if outlived <= i) - i for i in range(discards)]

    def _still_held(self, outlived: int) -> float:
        """How likely a card is still there."""
        probability = 1.0
        for candidates in self._candidates[outlived:]:
            probability *= 1 - 1 / candidates
        return probability

    def _both_still_held(self, one: int, other: int) -> float:
        probability = 1.0
        for i, candidates in enumerate(self._candidates):
            probability *= 1 - ((one <= i) + (other <= i)) / candidates
        return probability

    @cached_property
    def one(self) -> tuple[list[float], float]:
        """A random card of the rest: how likely it is certain, by kind, and how likely an unseen one."""
        certain = [0.0] * KINDS
        if self.rest == 0:
            return certain, 0.0
        for kind, outlived in self.certain:
            certain[kind] += self._still_held(outlived) / self.rest
        return certain, self.unseen * self._still_held(0) / self.rest if self.unseen else 0.0

    @cached_property
    def two(self) -> tuple[list[list[float]], list[float], float]:
        """Two different cards of the rest, in order: both certain; the first alone certain (and, just as likely, the
        second alone); both unseen."""
        both = [[0.0] * KINDS for _ in range(KINDS)]
        first = [0.0] * KINDS
        if self.rest < 2:
            return both, first, 0.0
        ways = self.rest * (self.rest - 1)
        for i, (kind, outlived) in enumerate(self.certain):
            for j, (other, other_outlived) in enumerate(self.certain):
                if i != j:
                    both[kind][other] += self._both_still_held(outlived, other_outlived) / ways
            if self.unseen:
                first[kind] += self.unseen * self._both_still_held(outlived, 0) / ways
        unseen = self.unseen * (self.unseen - 1) * self._both_still_held(0, 0) / ways if self.unseen > 1 else 0.0
        return both, first, unseen


def patterns(die: Die, rolls: int, queue: bool, picked: int = 0) -> list[Pattern]:
    """What the next rolls show (one or two of them), of the whole die or of so many cards picked at random.

    In a queue the cards of unknown places lie on top, in random order, and the placed ones below.
    """
    size = picked or die.size
    if not queue:
        if rolls == 1:
            return [(1.0, (UNPLACED,))]
        return (
            [(1 / size, (UNPLACED, UNPLACED)), (1 - 1 / size, (UNPLACED, ANOTHER_UNPLACED))]
            if size > 1
            else [(1.0, (UNPLACED, UNPLACED))]
        )
    places = [UNPLACED] * die.rest + die.placed
    ways = comb(die.size, size)
    found: dict[tuple[int, ...], float] = {}
    for i, top in enumerate(places):
        if rolls == 1 or size == 1:
            refs = (top,) * rolls
            found[refs] = found.get(refs, 0.0) + comb(die.size - 1 - i, size - 1) / ways
            continue
        for j in range(i + 1, die.size):
            refs = (top, ANOTHER_UNPLACED if places[j] == UNPLACED else places[j])
            found[refs] = found.get(refs, 0.0) + comb(die.size - 1 - j, size - 2) / ways
    return [(probability, refs) for refs, probability in found.items() if probability > 0]


class Rolls:
    """What a die rolls: by kind, and two rolls in a row by the kinds of both."""

    def __init__(self, die: Die, pool: Pool, singles: list[Pattern], doubles: list[Pattern]) -> None:
        self.die = die
        self.pool = pool
        self.singles = singles
        self.doubles = doubles

    @cached_property
    def _any(self) -> list[float]:
        """A random card of the rest, by kind."""
        certain, unseen = self.die.one
        if not unseen:
            return certain
        total = self.pool.total
        return [
            probability + unseen * count / total for probability, count in zip(certain, self.pool.counts, strict=True)
        ]

    @cached_property
    def first(self) -> list[float]:
        probabilities = [0.0] * KINDS
        for probability, (ref,) in self.singles:
            if ref >= 0:
                probabilities[ref] += probability
            else:
                for kind, share in enumerate(self._any):
                    probabilities[kind] += probability * share
        return probabilities

    @cached_property
    def pairs(self) -> list[list[float]]:
        table = [[0.0] * KINDS for _ in range(KINDS)]
        for probability, (one, other) in self.doubles:
            if one >= 0:  # and then the other one lies below it
                table[one][other] += probability
            elif other >= 0:
                for kind, share in enumerate(self._any):
                    table[kind][other] += probability * share
            elif other == UNPLACED:
                for kind, share in enumerate(self._any):
                    table[kind][kind] += probability * share
            else:
                self._add_two(table, probability)
        return table

    def _add_two(self, table: list[list[float]], probability: float) -> None:
        both, alone, unseen = self.die.two
        counts, total = self.pool.counts, self.pool.total
        for kind, row in enumerate(table):
            for other in range(KINDS):
                share = both[kind][other]
                if alone[kind] or alone[other]:
                    share += (alone[kind] * counts[other] + alone[other] * counts[kind]) / total
                if unseen:
                    share += unseen * counts[kind] * (counts[other] - (kind == other)) / (total * (total - 1))
                row[other] += probability * share

    def again(self, kind: int) -> list[float]:
        """The second roll, when the first one showed this kind."""
        row = self.pairs[kind]
        sure = sum(row)
        return [probability / sure for probability in row] if sure else row


def kinds_of(cards: tuple[Card, ...]) -> list[int]:
    return [KIND_OF[card] for card in cards]


class DiceDistribution:
    """What all dice of a game may roll, as the seat of the view knows them."""

    def __init__(self, view: LuckyLionsView) -> None:
        assert view.seat is not None
        self.seat: int = view.seat
        self.queue: bool = view.options.no_shuffle
        own = view.dice[self.seat]
        assert own.cards is not None
        self.own: list[int] = kinds_of(own.cards)
        self.tail: list[int] = kinds_of(own.tail)
        self.sizes = [die.size for die in view.dice]
        self._view = view
        counts = list(animal_cards(view.options.wild_animals))
        for kind in self.own:
            counts[kind] -= 1
        for discard in view.discards:
            if discard.card is not None:
                counts[KIND_OF[discard.card]] -= 1
        self._certain: dict[int, list[tuple[int, int]]] = {}
        for other, die in enumerate(view.dice):
            if other != self.seat:
                self._certain[other] = certain_cards([kinds_of(layer) for layer in die.known])
                for kind, _ in self._certain[other]:
                    counts[kind] -= 1
        self.pool = Pool(counts)
        self._rolls: dict[tuple[int, int], Rolls] = {}
        self._smaller: dict[int, dict[tuple[int, ...], list[QueueSplit]]] = {}

    def die(self, other: int, placed: list[int]) -> Die:
        """Another player's die."""
        return Die(self.sizes[other], placed, self._certain[other], len(self._view.dice[other].known) - 1)

    def rolls(self, other: int, wanted: int = 0) -> Rolls:
        """What another player will roll: with the whole die, or with so many cards picked from it at random."""
        picked = wanted if wanted < self.sizes[other] else 0
        key = other, picked
        if key not in self._rolls:
            die = self.die(other, kinds_of(self._view.dice[other].tail))
            self._rolls[key] = Rolls(
                die, self.pool, patterns(die, 1, self.queue, picked), patterns(die, 2, self.queue, picked)
            )
        return self._rolls[key]

    def next_roll(self, other: int, shown: list[int], size: int) -> list[float]:
        """What another player would roll now, in a battle where these were shown by ``size`` cards (0: all)."""
        if not 0 < size < self.sizes[other] or self.queue:
            # in a queue the cards that take part were picked at random from those at no known place
            tail = kinds_of(self._view.dice[other].tail)
            if tail and len(tail) == (size if 0 < size < self.sizes[other] else self.sizes[other]):
                singles: list[Pattern] = [(1.0, (tail[0],))]
            else:
                singles = [(1.0, (UNPLACED,))]
            return Rolls(self.die(other, tail), self.pool, singles, []).first
        taking_part = sorted(set(shown))
        die = self.die(other, taking_part)
        singles = [(1 / size, (kind,)) for kind in taking_part]
        if size > len(taking_part):
            singles.append(((size - len(taking_part)) / size, (UNPLACED,)))
        return Rolls(die, self.pool, singles, []).first

    def own_rolls(self) -> Rolls:
        """What the whole own die rolls."""
        return self.rolls_of(own_die(self.own, self.tail))

    def rolls_of(self, die: Die) -> Rolls:
        """What a die of known cards rolls."""
        return Rolls(die, self.pool, patterns(die, 1, self.queue), patterns(die, 2, self.queue))

    def split_rolls(self, ways: list[QueueSplit]) -> Rolls:
        """What the own die rolls, when it was split in one of these ways."""
        parts = [(way.weight, self.rolls_of(own_die([*way.front, *way.tail], list(way.tail)))) for way in ways]
        return parts[0][1] if len(parts) == 1 else _MixedRolls(parts)

    def smaller_queues(self, wanted: int) -> dict[tuple[int, ...], list[QueueSplit]]:
        """5a.1: every smaller die the own queue allows, by its kinds; 5b.7: it is random which of equal cards are
        meant, so that a choice of kinds may come about in several ways."""
        if wanted not in self._smaller:
            front = without(self.own, self.tail)
            counts = [(kind, front.count(kind)) for kind in sorted(set(front))]
            found: dict[tuple[int, ...], list[QueueSplit]] = {}
            for low in range(max(0, wanted - len(front)), min(wanted, len(self.tail)) + 1):
                tops = [(taken, weight) for taken, weight in _selections(counts, wanted - low)]
                for places in combinations(range(len(self.tail)), low):
                    tail = tuple([self.tail[place] for place in places])
                    for taken, weight in tops:
                        found.setdefault(tuple(sorted(taken + tail)), []).append(QueueSplit(weight, taken, tail))
            self._smaller[wanted] = found
        return self._smaller[wanted]


class QueueSplit(NamedTuple):
    """One way to take some cards out of a queue: how many such ways there are, the cards from its unknown part, and
    those from the known bottom, in order."""

    weight: int
    front: tuple[int, ...]
    tail: tuple[int, ...]


def _selections(counts: list[tuple[int, int]], size: int) -> list[tuple[tuple[int, ...], int]]:
    """Every selection of so many cards by its kinds, and in how many ways it can be taken."""
    if not counts:
        return [((), 1)] if size == 0 else []
    kind, held = counts[0]
    return [
        ((kind,) * taken + more, comb(held, taken) * ways)
        for taken in range(min(held, size) + 1)
        for more, ways in _selections(counts[1:], size - taken)
    ]


class _MixedRolls(Rolls):
    """The rolls of one of several dice, each with its weight."""

    def __init__(self, parts: list[tuple[int, Rolls]]) -> None:
        one = parts[0][1]
        super().__init__(one.die, one.pool, [], [])
        total = sum(weight for weight, _ in parts)
        self.parts = [(weight / total, rolls) for weight, rolls in parts]

    @cached_property
    def first(self) -> list[float]:
        return [sum(share * rolls.first[kind] for share, rolls in self.parts) for kind in range(KINDS)]

    @cached_property
    def pairs(self) -> list[list[float]]:
        return [
            [sum(share * rolls.pairs[kind][other] for share, rolls in self.parts) for other in range(KINDS)]
            for kind in range(KINDS)
        ]


def own_die(cards: list[int], tail: list[int]) -> Die:
    """A die of known cards, of which those at the bottom lie in known order."""
    return Die(len(cards), tail, [(kind, 0) for kind in sorted(cards)], 0)
