"""1.7: what everybody has seen of each die, kept in the position so that nobody has to take notes.

For each die ``known`` holds layers of kinds that it certainly held: the last layer is about the die as it is now; each
earlier layer is about the die before one more of the secret discards that followed. With *no shuffle* ``tail`` is what
lies at the bottom of the queue, in order, because it was put there openly.
"""

from __future__ import annotations

from menagerie.games.lucky_lions.rules.card_lists import remove_last
from menagerie.games.lucky_lions.rules.cards import CARDS
from menagerie.games.lucky_lions.rules.position import Position


def remember_roll(position: Position, seat: int, kind: int) -> None:
    """A card of the die was revealed and went back."""
    layer = position.known[seat][-1]
    if not position.no_shuffle:
        if kind not in layer:
            layer.append(kind)
            layer.sort()
        return
    tail = position.tail[seat]
    if len(tail) == position.cards_to_roll(seat):
        tail.pop(0)  # the whole order is known, and this card was its top
    tail.append(kind)
    if layer.count(kind) < tail.count(kind):
        layer.append(kind)
        layer.sort()


def remember_secret_discard(position: Position, seat: int) -> None:
    """A card left the die, and only its owner knows which."""
    layers = position.known[seat]
    for layer in layers:
        if layer:
            layers.append([])
            break
    forget_order(position, seat)


def remember_open_discard(position: Position, seat: int, kind: int) -> None:
    """A card that had just been rolled left the die for all to see."""
    for layer in position.known[seat]:
        if kind in layer:
            layer.remove(kind)
    if position.no_shuffle:
        remove_last(position.tail[seat], kind)


def forget_order(position: Position, seat: int) -> None:
    """The queue was shuffled, or its owner took cards out of it: nobody else knows its order any more."""
    position.tail[seat] = []


def forget_discards(position: Position) -> None:
    """The discards are a pile again, and may turn up anywhere."""
    for layers in position.known:
        del layers[:-1]


def certain_cards(layers: list[list[int]]) -> list[tuple[int, int]]:
    """The cards a die must have held, each with the number of secret discards it certainly outlived."""
    certain: list[tuple[int, int]] = []
    for kind in range(len(CARDS)):
        counts = [layer.count(kind) for layer in layers]
        for copy in range(1, max(counts) + 1):
            outlived = max(i for i, count in enumerate(counts) if count >= copy)
            certain.append((kind, outlived))
    return certain
