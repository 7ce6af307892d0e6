"""3.11: from the end of one turn to the start of the next."""

from __future__ import annotations

from menagerie.games.lucky_lions.events import LuckyLionsEvent
from menagerie.games.lucky_lions.rules.dice import restore_dice
from menagerie.games.lucky_lions.rules.game_end import end_game
from menagerie.games.lucky_lions.rules.market import fill_market
from menagerie.games.lucky_lions.rules.position import CHOOSE, NOBODY, NOTHING, Position


def finish_turn(position: Position, events: list[LuckyLionsEvent]) -> None:
    """3.11: the battle is cleared away, and the next player's turn begins."""
    _clear_battle(position)
    position.active = (position.active + 1) % position.players
    position.turn += 1
    start_turn(position, events)


def start_turn(position: Position, events: list[LuckyLionsEvent]) -> None:
    """3.1: the active player picks a zoo card; 2.4: with nothing left to pick the game is over."""
    fill_market(position, events)
    if position.market:
        position.wait_for(CHOOSE, (position.active,))
    else:
        end_game(position, events)


def _clear_battle(position: Position) -> None:
    """Nothing of this battle is left to be seen."""
    restore_dice(position)
    for seat in position.battlers:
        position.rolled[seat] = []
        position.kept[seat] = NOTHING
        position.results[seat] = NOTHING
        position.fox_used[seat] = False
    position.battlers = []
    position.tied = []
    position.next_wild = NOTHING
    position.gainer = NOBODY
    position.discarder = NOBODY
