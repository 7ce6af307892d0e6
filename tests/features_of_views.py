"""Features beside views: what is written from the state must be what the seat's view says, in every field.

A game's test says for each group and field what it should be, made from the view alone. So nothing hidden can be in the
features, and whatever differs in a view, in something that has a field, differs in the features.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from menagerie.core.contract import AnyGame
from menagerie.core.features import Layout
from menagerie.core.generator import Generator

Numbers = int | Sequence[int]
Expected = Mapping[str, Sequence[Mapping[str, Numbers]]]
"""By group, one by one: what each of its fields holds."""


def one_hot(value: object, choices: Iterable[object]) -> list[int]:
    return [int(value == choice) for choice in choices]


def from_own(own: int, players: int) -> list[int]:
    """The seats, one's own first."""
    return [(own + place) % players for place in range(players)]


OFTEN = 12
"""A field is compared whenever it holds something, until it has done so this often; then now and then."""
NOW_AND_THEN = 20


def assert_features_follow_the_view(
    game: AnyGame, setups: Iterable[tuple[int, Any]], expected: Callable[[Any, int, Any], Expected]
) -> set[str]:
    """Plays a random game with each set-up; returns the fields that were ever anything but 0."""
    used: Counter[str] = Counter()
    for number, (players, options) in enumerate(setups):
        layout = Layout(game.feature_groups(players, options))
        fields = fields_of(layout)
        rng = Generator(f"features {number}")
        state = game.start(players, options, f"features {number}")
        move = 0
        while True:
            regular = move % NOW_AND_THEN == 0 or not state.waiting_on
            for seat in range(players) if regular else (move % players,):
                told = layout.numbers(game.features(state, seat))
                held = {field for field, one in zip(fields, told, strict=True) if one}
                if regular or any(used[field] < OFTEN for field in held):
                    shown = _flat(layout, expected(state.view(seat), players, options))
                    wrong = [
                        f"{name}: {one}, by the view {other}"
                        for name, one, other in zip(layout.names, told, shown, strict=True)
                        if one != other
                    ]
                    assert not wrong, f"move {move}, seat {seat}: {'; '.join(wrong[:5])}"
                used.update(held)
            if not state.waiting_on:
                break
            seat = rng.choice(state.waiting_on)
            state.apply(seat, rng.choice(state.legal(seat)))
            move += 1
    return {*used}


def fields_of(layout: Layout) -> list[str]:
    """For each number, the group and field it belongs to."""
    return [
        f"{group.name}.{field.name}"
        for group in layout.groups
        for _ in range(group.times)
        for field in group.fields
        for _ in range(field.numbers)
    ]


def _flat(layout: Layout, expected: Expected) -> list[int]:
    numbers: list[int] = []
    for group in layout.groups:
        things = expected[group.name]
        assert len(things) == group.times, f"{group.name}: {len(things)} instead of {group.times}"
        for thing in things:
            assert {*thing} == {field.name for field in group.fields}, group.name
            for field in group.fields:
                value = thing[field.name]
                numbers += [value] if isinstance(value, int) else list(value)
    return numbers
