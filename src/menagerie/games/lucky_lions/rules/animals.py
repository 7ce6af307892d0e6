"""The animal cards: rolling them, drawing them, laying them away."""

from __future__ import annotations

from typing import Final

from menagerie.games.lucky_lions.events import Drew, LuckyLionsEvent, PileRenewed, Rolled, Shuffled
from menagerie.games.lucky_lions.rules.cards import CARDS
from menagerie.games.lucky_lions.rules.guess import saw_pile_renewed, saw_roll, saw_shuffle
from menagerie.games.lucky_lions.rules.position import Position

POINTS_TO_SHUFFLE: Final = 5  # 5b.3


def roll(position: Position, seat: int, events: list[LuckyLionsEvent]) -> None:
    """3.4: a random card of the die is shown, 3.5: and goes back; 5b.2: or the top card, which goes to the bottom."""
    die = position.dice[seat]
    size = position.cup_size(seat)
    first = len(die) - size
    if position.options.no_shuffle:
        kind = die.pop(first)
        die.append(kind)
    else:
        kind = die[first + position.rng.below(size)]
    position.rolled[seat].append(kind)
    saw_roll(position, seat, kind)
    events.append(Rolled(seat, CARDS[kind]))


def lay_away(position: Position, seat: int, kind: int) -> None:
    """3.8: a card leaves the die; 5b.5: of equal ones in a queue chance decides which."""
    die = position.dice[seat]
    if position.options.no_shuffle:
        copies = [place for place, held in enumerate(die) if held == kind]
        del die[position.rng.choice(copies)]
    else:
        die.remove(kind)
    position.discards.append((seat, kind))


def draw(position: Position, seat: int, count: int, events: list[LuckyLionsEvent]) -> None:
    """5c.1, 7.6: cards from the pile; 5c.3, 7.7: when it runs out the discards become a new one."""
    drawn: list[int] = []
    while len(drawn) < count:
        if not position.pile and not renew_pile(position, events):
            break
        drawn.append(position.pile.pop())
    position.dice[seat].extend(drawn)
    events.append(Drew(seat, len(drawn), tuple(CARDS[kind] for kind in sorted(drawn))))
    if position.options.no_shuffle:
        shuffle_die(position, seat, events)  # 5b.4
    else:
        position.dice[seat].sort()


def renew_pile(position: Position, events: list[LuckyLionsEvent]) -> bool:
    """Whether there were discards to make a new pile of."""
    if not position.discards:
        return False
    position.pile = sorted(kind for _, kind in position.discards)
    position.rng.shuffle(position.pile)
    position.discards = []
    saw_pile_renewed(position)
    events.append(PileRenewed(len(position.pile)))
    return True


def shuffle_die(position: Position, seat: int, events: list[LuckyLionsEvent]) -> None:
    position.rng.shuffle(position.dice[seat])
    saw_shuffle(position, seat)
    events.append(Shuffled(seat))


def shuffle_at_five(position: Position, seat: int, before: int, events: list[LuckyLionsEvent]) -> None:
    """5b.3: once, when the points reach five."""
    if position.options.no_shuffle and before < POINTS_TO_SHUFFLE <= position.scores[seat]:
        shuffle_die(position, seat, events)
