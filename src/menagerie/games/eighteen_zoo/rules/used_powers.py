"""What is used of a power, and when it is out of the game."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.events import EighteenZooEvent, PowerGone
from menagerie.games.eighteen_zoo.rules.facts import POWERS
from menagerie.games.eighteen_zoo.rules.position import CLOSED, Position


def close(position: Position, power: int, events: list[EighteenZooEvent]) -> None:
    """The power is used up and out of the game."""
    position.power_at[power] = CLOSED
    events.append(PowerGone(POWERS[power]))


def use_up(position: Position, power: int, events: list[EighteenZooEvent]) -> None:
    """One use less; after the last the power is gone."""
    position.power_left[power] -= 1
    if position.power_left[power] == 0:
        close(position, power, events)
