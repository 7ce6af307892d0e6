"""2: ten points, or no zoo card left: the end of the game and who wins it."""

from __future__ import annotations

from typing import Final

from menagerie.games.lucky_lions.events import Ended, LuckyLionsEvent
from menagerie.games.lucky_lions.rules.position import OVER, Position

POINTS_TO_WIN: Final = 10  # 2.1


def end_game(position: Position, events: list[LuckyLionsEvent]) -> None:
    """2.1, 2.4: nothing more to decide."""
    position.wait_for(OVER, ())
    events.append(Ended(tuple(winners(position))))


def ranking(position: Position, seat: int) -> tuple[int, int]:
    """2.4: most points, then fewest zoo cards."""
    return -position.scores[seat], len(position.won[seat])


def winners(position: Position) -> list[int]:
    """2.4: who is ahead of all others; several share the victory."""
    ahead = min([ranking(position, seat) for seat in range(position.players)])
    return [seat for seat in range(position.players) if ranking(position, seat) == ahead]
