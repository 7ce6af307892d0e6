"""What an elephant may know, as numbers for learning machines."""

from __future__ import annotations

from menagerie.core.features import Field, Group
from tests.peanuts.rules.box import BAG_SIZES, BAGS, EXTRA_BAGS, TREATS
from tests.peanuts.rules.position import NOT_CHOSEN, Position


def feature_groups(players: int, rounds: int) -> tuple[Group, ...]:
    sizes = len(BAG_SIZES)
    return (
        Group(
            "table",
            "The round, and what oneself knows.",
            (
                Field("round", "The round.", rounds),
                Field("rounds", "How many there are.", rounds),
                Field("treat", "The treat; 0 when the game is over.", max(TREATS)),
                Field("has_chosen", "One has chosen."),
                Field("bag", "The bag one has chosen; 0: keeping still.", max(BAG_SIZES)),
                Field("hand", "One's bags by size.", rounds + EXTRA_BAGS, sizes),
            ),
        ),
        Group(
            "elephants",
            "An elephant: oneself first, then clockwise.",
            (
                Field("eaten", "The bags it has eaten, by size.", len(BAGS), sizes),
                Field("points", "The points it has won.", sum(TREATS)),
                Field("asked", "It owes a decision."),
            ),
            players,
        ),
    )


def features(position: Position, seat: int) -> bytes:
    players, chosen = position.players, position.chosen[seat]
    numbers = [position.round, position.rounds, 0 if position.over else position.treat]
    numbers += [int(chosen != NOT_CHOSEN), max(chosen, 0)]
    numbers += [position.hands[seat].count(size) for size in BAG_SIZES]
    for other in [(seat + i) % players for i in range(players)]:
        numbers += [position.eaten[other].count(size) for size in BAG_SIZES]
        numbers += [sum(position.won[other]), int(other in position.waiting_on)]
    return bytes(numbers)
