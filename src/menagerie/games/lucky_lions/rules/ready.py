"""5a.2, 6.15: secret choices that all make at the same time."""

from __future__ import annotations

from menagerie.games.lucky_lions.events import LuckyLionsEvent, Ready
from menagerie.games.lucky_lions.rules.position import Position


def mark_ready(position: Position, seat: int, events: list[LuckyLionsEvent]) -> None:
    """The first time a seat's secret choice is complete, everybody learns that it is; nobody learns that it changed."""
    if seat in position.waiting_on:
        position.waiting_on = tuple([other for other in position.waiting_on if other != seat])
        events.append(Ready(seat))
