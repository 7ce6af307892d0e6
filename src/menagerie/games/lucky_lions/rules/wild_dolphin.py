"""7.6, 7.7: wild dolphins end the battle. Nobody has anything to decide."""

from __future__ import annotations

from menagerie.games.lucky_lions.events import DolphinLeft, DolphinStayed, LuckyLionsEvent, Voided
from menagerie.games.lucky_lions.rules.card_lists import remove_last
from menagerie.games.lucky_lions.rules.cards import WILD_DOLPHIN
from menagerie.games.lucky_lions.rules.dice import draw
from menagerie.games.lucky_lions.rules.market import put_under_deck
from menagerie.games.lucky_lions.rules.position import NOBODY, Position
from menagerie.games.lucky_lions.rules.seen_cards import remember_open_discard


def dolphins_end_battle(position: Position, events: list[LuckyLionsEvent]) -> bool:
    """7.6: whether a wild dolphin ended the battle; every one of them is replaced."""
    owners = [seat for seat in position.battlers if position.results[seat] == WILD_DOLPHIN]
    if not owners:
        return False
    events.append(Voided(owners[0], position.deck.cards[position.zoo].id))
    put_under_deck(position)
    for seat in owners:
        _replace_dolphin(position, seat, events)
    return True


def _replace_dolphin(position: Position, seat: int, events: list[LuckyLionsEvent]) -> None:
    """7.6: it is discarded and its owner draws one card; 7.7: without this dolphin, where the pile is empty."""
    can_draw = position.drawable() > 0
    if not can_draw and len(position.dice[seat]) == 1:
        events.append(DolphinStayed(seat))
        return
    remove_last(position.dice[seat], WILD_DOLPHIN)
    remember_open_discard(position, seat, WILD_DOLPHIN)
    events.append(DolphinLeft(seat))
    if can_draw:
        draw(position, seat, 1, events)
    position.discards.append((NOBODY, WILD_DOLPHIN))
