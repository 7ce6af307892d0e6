"""What everybody knows of a die, and what the hidden rest might be.

The table remembers for everyone (1.7). For each die there are layers of kinds it has certainly held: the last layer
tells of the die as it is now; each earlier one of the die before one more of the secret discards that followed. With
*no shuffle* ``tail`` is what lies at the bottom of the queue, in order, because it was put there openly.

A guess is built from that alone: first every die gets what it must have held, then the unseen cards are dealt
over what is left, and then some of the cards must have been the ones laid away.
"""

from __future__ import annotations

from menagerie.core.generator import Generator
from menagerie.games.lucky_lions.rules.cards import animal_cards
from menagerie.games.lucky_lions.rules.position import KEEP, NOBODY, NOTHING, PICK, Position


def saw_roll(position: Position, seat: int, kind: int) -> None:
    """A card of the die was revealed and went back."""
    layer = position.known[seat][-1]
    if not position.options.no_shuffle:
        if kind not in layer:
            layer.append(kind)
            layer.sort()
        return
    tail = position.tail[seat]
    if len(tail) == position.cup_size(seat):
        tail.pop(0)  # the whole order is known, and this card was its top
    tail.append(kind)
    if layer.count(kind) < tail.count(kind):
        layer.append(kind)
        layer.sort()


def saw_secret_discard(position: Position, seat: int) -> None:
    """A card left the die, and only its owner knows which."""
    layers = position.known[seat]
    if any(layers):
        layers.append([])
    position.tail[seat] = []


def saw_open_discard(position: Position, seat: int, kind: int) -> None:
    """A card that had just been rolled left the die for all to see."""
    for layer in position.known[seat]:
        if kind in layer:
            layer.remove(kind)
    if position.options.no_shuffle:
        take_last(position.tail[seat], kind)


def saw_shuffle(position: Position, seat: int) -> None:
    """The queue has a new order that nobody knows."""
    position.tail[seat] = []


def saw_smaller_die(position: Position, seat: int) -> None:
    """Its owner went through the queue and took some cards out: nobody else can follow the order any more."""
    position.tail[seat] = []


def saw_pile_renewed(position: Position) -> None:
    """The discards are a pile again, and may turn up anywhere."""
    for layers in position.known:
        del layers[:-1]


def certain_cards(layers: list[list[int]]) -> list[tuple[int, int]]:
    """The cards a die must have held, each with the number of secret discards it certainly outlived."""
    certain: list[tuple[int, int]] = []
    for kind in range(10):
        counts = [layer.count(kind) for layer in layers]
        for copy in range(1, max(counts) + 1):
            outlived = max(i for i, count in enumerate(counts) if count >= copy)
            certain.append((kind, outlived))
    return certain


def unseen_kinds(position: Position, seat: int) -> list[int]:
    """How many cards of each kind the seat cannot place, by kind."""
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
    counts = unseen_kinds(position, seat)
    others = [other for other in range(position.players) if other != seat]
    certain = [certain_cards(position.known[other]) for other in others]
    for held in certain:
        for kind, _ in held:
            counts[kind] -= 1
    rest = [kind for kind in range(10) for _ in range(counts[kind])]
    rng.shuffle(rest)

    left: list[list[int]] = [[] for _ in range(position.players)]  # what each player laid away, oldest first
    for other, held in zip(others, certain, strict=True):
        laid_away = sum(1 for owner, _ in position.discards if owner == other)
        linked = len(position.known[other]) - 1
        had = held + [(rest.pop(), 0) for _ in range(len(position.dice[other]) + linked - len(held))]
        left[other] = [rest.pop() for _ in range(laid_away - linked)]
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
                position.picks[other] = some_of(position.dice[other], len(position.picks[other]), rng)
        if position.step == KEEP and position.kept[other] != NOTHING:
            position.kept[other] = rng.choice(position.rolled[other])


def some_of(cards: list[int], count: int, rng: Generator) -> list[int]:
    """So many of the cards, at random, sorted."""
    mixed = cards[:]
    rng.shuffle(mixed)
    return sorted(mixed[:count])


def _guess_order(position: Position, seat: int, other: int, rng: Generator) -> None:
    """The order of a queue, and which cards are in the smaller die, as far as they are not known."""
    die = position.dice[other]
    cup = position.cup[other]
    if cup == 0:
        position.dice[other] = _queue(die, position.tail[other], position, rng)
        return
    if other == seat:
        taking_part = position.picks[other][:]
    else:
        shown = position.tail[other] if position.options.no_shuffle else sorted(set(position.rolled[other]))
        taking_part = shown + some_of(without(die, shown), cup - len(shown), rng)
        position.picks[other] = sorted(taking_part)
    aside = _queue(without(die, taking_part), [], position, rng)
    position.dice[other] = aside + _queue(taking_part, position.tail[other], position, rng)


def _queue(cards: list[int], tail: list[int], position: Position, rng: Generator) -> list[int]:
    if not position.options.no_shuffle:
        return sorted(cards)
    front = sorted(without(cards, tail))
    rng.shuffle(front)
    return front + tail


def take_last(cards: list[int], kind: int) -> None:
    """Takes out the card of that kind that lies deepest."""
    del cards[len(cards) - 1 - cards[::-1].index(kind)]


def without(cards: list[int], some: list[int]) -> list[int]:
    """The cards that are left when some are taken out."""
    left = cards[:]
    for card in some:
        left.remove(card)
    return left
