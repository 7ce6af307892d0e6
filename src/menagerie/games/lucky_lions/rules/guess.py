"""A full state that fits what one seat knows: what everybody has seen of the dice, and the seat's own cards.

First every die gets the cards it must have held, then the unseen cards are dealt over what is left, and then some of
the cards must have been the ones that were discarded.
"""

from __future__ import annotations

from menagerie.core.generator import Generator
from menagerie.games.lucky_lions.rules.card_lists import without
from menagerie.games.lucky_lions.rules.cards import animal_cards
from menagerie.games.lucky_lions.rules.position import KEEP, NOBODY, NOTHING, PICK, Position
from menagerie.games.lucky_lions.rules.seen_cards import certain_cards


def _unseen_kinds(position: Position, seat: int) -> list[int]:
    """How many cards of each kind lie where the seat cannot see them."""
    counts = list(animal_cards(position.options.wild_animals))
    for kind in position.dice[seat]:
        counts[kind] -= 1
    for owner, kind in position.discards:
        if owner in (seat, NOBODY):
            counts[kind] -= 1
    return counts


def fill_with_guess(position: Position, seat: int, rng: Generator) -> None:
    """Replaces everything the seat does not know. The position must be a copy."""
    position.rng = rng.spawn()
    _guess_zoo_deck(position, rng)
    _guess_animal_cards(position, seat, rng)
    _guess_open_choices(position, seat, rng)
    for other in range(position.players):
        _guess_order(position, seat, other, rng)


def _guess_zoo_deck(position: Position, rng: Generator) -> None:
    hidden = sorted(position.zoo_deck[position.buried :])
    rng.shuffle(hidden)
    position.zoo_deck[position.buried :] = hidden


def _guess_animal_cards(position: Position, seat: int, rng: Generator) -> None:
    counts = _unseen_kinds(position, seat)
    certain = {other: certain_cards(position.known[other]) for other in range(position.players) if other != seat}
    for held in certain.values():
        for kind, _ in held:
            counts[kind] -= 1
    rest = [kind for kind, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(rest)

    left: list[list[int]] = [[] for _ in range(position.players)]  # what each player discarded, oldest first
    for other, held in certain.items():
        discarded = sum(1 for owner, _ in position.discards if owner == other)
        linked = len(position.known[other]) - 1
        had = held + [(rest.pop(), 0) for _ in range(len(position.dice[other]) + linked - len(held))]
        left[other] = [rest.pop() for _ in range(discarded - linked)]
        for discards_before in range(linked):
            could_go = [i for i, (_, outlived) in enumerate(had) if outlived <= discards_before]
            left[other].append(had.pop(could_go[rng.below(len(could_go))])[0])
        position.dice[other] = sorted(kind for kind, _ in had)
    position.pile = rest
    position.discards = [
        (owner, kind if owner in (seat, NOBODY) else left[owner].pop(0)) for owner, kind in position.discards
    ]


def _guess_open_choices(position: Position, seat: int, rng: Generator) -> None:
    """Secret choices others have made, or have begun to make, and not yet shown."""
    for other in range(position.players):
        if other == seat:
            continue
        if position.step == PICK and position.picks[other]:
            if other in position.waiting_on:
                position.picks[other] = []
            else:
                position.picks[other] = _some_of(position.dice[other], len(position.picks[other]), rng)
        if position.step == KEEP and position.kept[other] != NOTHING:
            position.kept[other] = rng.choice(position.rolled[other])


def _some_of(cards: list[int], count: int, rng: Generator) -> list[int]:
    """So many of the cards, at random, sorted."""
    shuffled = cards[:]
    rng.shuffle(shuffled)
    return sorted(shuffled[:count])


def _guess_order(position: Position, seat: int, other: int, rng: Generator) -> None:
    """The order of a queue, and which cards are in the smaller die, as far as they are not known."""
    die = position.dice[other]
    size = position.smaller_die_size[other]
    if size == 0:
        position.dice[other] = _queue(die, position.tail[other], position, rng)
        return
    if other == seat:
        taking_part = position.picks[other][:]
    else:
        shown = position.tail[other] if position.no_shuffle else sorted(set(position.rolled[other]))
        taking_part = shown + _some_of(without(die, shown), size - len(shown), rng)
        position.picks[other] = sorted(taking_part)
    aside = _queue(without(die, taking_part), [], position, rng)
    position.dice[other] = aside + _queue(taking_part, position.tail[other], position, rng)


def _queue(cards: list[int], tail: list[int], position: Position, rng: Generator) -> list[int]:
    if not position.no_shuffle:
        return sorted(cards)
    front = sorted(without(cards, tail))
    rng.shuffle(front)
    return front + tail
