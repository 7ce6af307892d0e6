"""What is done with a die: rolling it, drawing cards into it, shuffling it."""

from __future__ import annotations

from typing import Final

from menagerie.games.lucky_lions.events import Drew, LuckyLionsEvent, PileRenewed, Rolled, Shuffled
from menagerie.games.lucky_lions.rules.cards import CARDS
from menagerie.games.lucky_lions.rules.position import MOST_PLAYERS, Position
from menagerie.games.lucky_lions.rules.seen_cards import forget_discards, forget_order, remember_roll

_ROLLED: Final = [[Rolled(seat, card) for card in CARDS] for seat in range(MOST_PLAYERS)]


def roll_die(position: Position, seat: int, events: list[LuckyLionsEvent]) -> None:
    """3.4: a random card of the die is shown, 3.5: and goes back; 5b.2: or the top card, which goes to the bottom."""
    die = position.dice[seat]
    size = position.cards_to_roll(seat)
    first = len(die) - size
    if position.no_shuffle:
        kind = die.pop(first)
        die.append(kind)
    else:
        kind = die[first + position.rng.below(size)]
    position.rolled[seat].append(kind)
    remember_roll(position, seat, kind)
    events.append(_ROLLED[seat][kind])


def restore_dice(position: Position) -> None:
    """3.5, 5a.4: the cards that were set aside join the others again."""
    for seat in position.battlers:
        if position.smaller_die_size[seat]:
            position.smaller_die_size[seat] = 0
            position.picks[seat] = []
            if not position.no_shuffle:
                position.dice[seat].sort()


def draw(position: Position, seat: int, count: int, events: list[LuckyLionsEvent]) -> None:
    """5c.1, 7.6: cards from the pile; 5c.3, 7.7: when it runs out the discards become a new one."""
    drawn: list[int] = []
    while len(drawn) < count:
        if not position.pile and not _renew_pile(position, events):
            break
        drawn.append(position.pile.pop())
    position.dice[seat].extend(drawn)
    events.append(Drew(seat, len(drawn), tuple([CARDS[kind] for kind in sorted(drawn)])))
    if position.no_shuffle:
        shuffle_die(position, seat, events)  # 5b.4
    else:
        position.dice[seat].sort()


def _renew_pile(position: Position, events: list[LuckyLionsEvent]) -> bool:
    """Whether there were discards to make a new pile of."""
    if not position.discards:
        return False
    position.pile = sorted([kind for _, kind in position.discards])
    position.rng.shuffle(position.pile)
    position.discards = []
    forget_discards(position)
    events.append(PileRenewed(len(position.pile)))
    return True


def shuffle_die(position: Position, seat: int, events: list[LuckyLionsEvent]) -> None:
    """5b.3, 5b.4: a queue gets a new order."""
    position.rng.shuffle(position.dice[seat])
    forget_order(position, seat)
    events.append(Shuffled(seat))
