"""Wild Animals: what the cards with powers do, in the order of 7.3."""

from __future__ import annotations

from collections.abc import Callable

from menagerie.games.lucky_lions.events import (
    DolphinLeft,
    DolphinStayed,
    FoxSpared,
    FoxUsed,
    LuckyLionsEvent,
    PandaReplaced,
    TieSettled,
    Voided,
)
from menagerie.games.lucky_lions.rules.animals import draw, roll
from menagerie.games.lucky_lions.rules.guess import saw_open_discard, take_last
from menagerie.games.lucky_lions.rules.position import NOBODY, NOTHING, Position
from menagerie.games.lucky_lions.rules.value import MISSING

WILD_LION, WILD_FOX, WILD_PANDA, WILD_FLAMINGO, WILD_DOLPHIN = range(5, 10)
ANIMAL_PANDA = WILD_PANDA % 5


def may_reroll(position: Position, seat: int) -> bool:
    """7.4: who rolled a wild fox; 7.5: and has not yet used one in this battle."""
    return position.results[seat] == WILD_FOX and not position.fox_used[seat]


def must_replace(position: Position, seat: int) -> bool:
    """7.8: who rolled a wild panda that the zoo card does not know; 7.9: if the market has another card."""
    return position.results[seat] == WILD_PANDA and panda_is_missing(position) and len(position.market) > 0


def next_owner(position: Position, power: Callable[[Position, int], bool]) -> int:
    """7.3: the next battler who has the power, the active player first; each is asked once."""
    while position.asked < len(position.battlers):
        seat = position.battlers[position.asked]
        position.asked += 1
        if power(position, seat):
            return seat
    return NOBODY


def use_fox(position: Position, seat: int, events: list[LuckyLionsEvent]) -> None:
    """7.4: the fox goes back and its owner rolls again; 7.5: once a battle."""
    position.fox_used[seat] = True
    events.append(FoxUsed(seat))
    roll(position, seat, events)
    position.results[seat] = position.rolled[seat][-1]


def spare_fox(position: Position, seat: int, events: list[LuckyLionsEvent]) -> None:
    """7.4: it is a choice."""
    position.fox_used[seat] = True
    events.append(FoxSpared(seat))


def dolphins(position: Position, events: list[LuckyLionsEvent]) -> bool:
    """7.6: a wild dolphin ends the battle; every one of them is replaced."""
    owners = [seat for seat in position.battlers if position.results[seat] == WILD_DOLPHIN]
    if not owners:
        return False
    events.append(Voided(owners[0], position.deck.cards[position.zoo].id))
    bury(position)
    for seat in owners:
        replace_dolphin(position, seat, events)
    return True


def replace_dolphin(position: Position, seat: int, events: list[LuckyLionsEvent]) -> None:
    """7.6: it is discarded and its owner draws one card; 7.7: without this dolphin, where the pile is empty."""
    can_draw = position.drawable() > 0
    if not can_draw and len(position.dice[seat]) == 1:
        events.append(DolphinStayed(seat))
        return
    take_last(position.dice[seat], WILD_DOLPHIN)
    saw_open_discard(position, seat, WILD_DOLPHIN)
    events.append(DolphinLeft(seat))
    if can_draw:
        draw(position, seat, 1, events)
    position.discards.append((NOBODY, WILD_DOLPHIN))


def bury(position: Position) -> None:
    """5c.1, 7.6: the zoo card of this battle goes under the zoo deck, for all to see."""
    position.zoo_deck.insert(0, position.zoo)
    position.buried += 1
    position.zoo = NOTHING


def panda_is_missing(position: Position) -> bool:
    """7.8: not on the cycle; where the cycle does not count, not named by the card."""
    if position.deck.cards[position.zoo].cycle:
        return position.deck.places[position.zoo][ANIMAL_PANDA] == MISSING
    return ANIMAL_PANDA not in position.deck.named[position.zoo]


def use_panda(position: Position, seat: int, card: int, events: list[LuckyLionsEvent]) -> None:
    """7.8: another card of the market is used, and the old one takes its place."""
    old = position.zoo
    position.market[position.market.index(card)] = old
    position.zoo = card
    cards = position.deck.cards
    events.append(PandaReplaced(seat, cards[old].id, cards[card].id))


def settle_tie(position: Position, tied: list[int], events: list[LuckyLionsEvent]) -> list[int]:
    """7.10, 7.11: who is still tied when wild lions and flamingos have had their say."""
    lions = [seat for seat in tied if position.results[seat] == WILD_LION]
    if lions:
        if len(lions) < len(tied):
            events.append(TieSettled("lion", tuple(lions)))
        return lions
    others = [seat for seat in tied if position.results[seat] != WILD_FLAMINGO]
    if others and len(others) < len(tied):
        events.append(TieSettled("flamingo", tuple(others)))
        return others
    return tied
