"""Who goes first: the player order, the order of proposing, and who leads the opposition."""

from __future__ import annotations

from menagerie.games.zoocracy.events import OrderSet, ZoocracyEvent
from menagerie.games.zoocracy.rules.position import (
    DEFENSE,
    FINANCE,
    NOBODY,
    OPPOSITION,
    OPPOSITION_LEADER,
    PRESIDENT,
    PRIME_MINISTER,
    Position,
)


def set_order(position: Position, events: list[ZoocracyEvent]) -> None:
    """5b.3 to 5b.5: most seats first; equal parties by the list, and then by chance, drawn once a phase."""
    lot = lots(position)
    ranked = []
    for seat in range(position.players):
        holds = position.holder
        ranked.append(
            (
                -position.seats[seat],
                -position.goals[seat],
                holds[PRIME_MINISTER] != seat,
                holds[DEFENSE] != seat,
                holds[FINANCE] != seat,
                holds[PRESIDENT] != seat,
                holds[OPPOSITION_LEADER] != seat,
                lot[seat],
                seat,
            )
        )
    ranked.sort()
    order = [entry[8] for entry in ranked]
    if order != position.order or position.round == 1:
        events.append(OrderSet(tuple(order), proposing=False))
    position.order = order


def lots(position: Position) -> list[int]:
    """A place for every party, by chance."""
    drawn = list(range(position.players))
    position.rng.shuffle(drawn)
    return drawn


def proposing_order(position: Position) -> list[int]:
    """5d.3: most seats first; equal parties with fewer goals before those with more, and then by chance."""
    lot = lots(position)
    ranked = [(-position.seats[seat], position.goals[seat], lot[seat], seat) for seat in range(position.players)]
    ranked.sort()
    return [entry[3] for entry in ranked]


def largest_opposition(position: Position) -> int:
    """5d.14: most seats; of equal parties the one with the fewest goals, and then by chance."""
    for seat in proposing_order(position):
        if position.side[seat] == OPPOSITION:
            return seat
    return NOBODY
