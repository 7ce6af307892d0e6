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
    B,
    Position,
)


def set_player_order(position: Position, events: list[ZoocracyEvent]) -> None:
    """5b.3 to 5b.5: most seats first; equal parties by the list, and then at random, drawn once a phase."""
    random_place = _random_places(position)
    ranked = []
    for seat in range(position.players):
        holder = position.holder
        ranked.append(
            (
                -position.seats[seat],
                -position.goals[seat],
                holder[PRIME_MINISTER] != seat,
                holder[DEFENSE] != seat,
                holder[FINANCE] != seat,
                holder[PRESIDENT] != seat,
                holder[OPPOSITION_LEADER] != seat,
                random_place[seat],
                seat,
            )
        )
    ranked.sort()
    order = [entry[8] for entry in ranked]
    if order != position.order or (position.round == 1 and position.phase == B):
        events.append(OrderSet(tuple(order), proposing=False))
    position.order = order


def _random_places(position: Position) -> list[int]:
    """A different place for every party, at random."""
    places = list(range(position.players))
    position.rng.shuffle(places)
    return places


def proposing_order(position: Position) -> list[int]:
    """5d.3: most seats first; equal parties with fewer goals before those with more, and then at random."""
    random_place = _random_places(position)
    ranked = [
        (-position.seats[seat], position.goals[seat], random_place[seat], seat) for seat in range(position.players)
    ]
    ranked.sort()
    return [entry[3] for entry in ranked]


def largest_opposition(position: Position) -> int:
    """5d.14: most seats; of equal parties the one with the fewest goals, and then at random."""
    for seat in proposing_order(position):
        if position.side[seat] == OPPOSITION:
            return seat
    return NOBODY
