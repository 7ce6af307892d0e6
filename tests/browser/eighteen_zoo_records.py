"""Whole games of 18ZOO by random play of the rules, as records, with the moments in them where an action was legal."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from menagerie.core import record as records
from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.actions import EighteenZooAction
from menagerie.games.eighteen_zoo.game import GAME
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.facts import POWERS
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from tests.games.eighteen_zoo.rare_play import moves

MOST_GAMES = 12
NAMES = ("Ada", "Ben", "Cleo", "Dan")


class Moment(NamedTuple):
    """Before a decision of a game."""

    game: int
    decision: int
    seat: int
    step: str
    legal: tuple[EighteenZooAction, ...]
    powers: frozenset[str]
    """In the hand of that seat."""


class PlayedGame(NamedTuple):
    record: Any
    moments: tuple[Moment, ...]


@cache
def played_game(number: int) -> PlayedGame:
    """Powers are bought and used in it as soon as they can be; the same number gives the same game."""
    players = 2 + number % 3
    options = EighteenZooOptions(map="A" if players < 4 else "D")
    seed = f"moments {number}"
    state = GAME.start(players, options, seed)
    assert isinstance(state, EighteenZooState)
    recorder = records.Recorder(GAME, options, tuple(records.Seat(name=name) for name in NAMES[:players]), seed)
    moments: list[Moment] = []
    for seat, action in moves(state, "hasty" if number % 2 else "powers", Generator(seed)):
        point = state.point(seat)
        assert point is not None
        step = point.rpartition(".")[2]
        held = frozenset(name for name, place in zip(POWERS, state.power_at, strict=True) if place == seat)
        moments.append(Moment(number, len(moments), seat, step, tuple(state.legal(seat)), held))
        recorder.write(seat, point, action)
        state.apply(seat, action)
    return PlayedGame(json.loads(records.encode(recorder.record(state.result()))), tuple(moments))


def all_moments() -> Iterator[Moment]:
    for number in range(MOST_GAMES):
        yield from played_game(number).moments


def first_moment(wanted: Callable[[Moment], bool]) -> Moment:
    """The first one of all games that is wanted."""
    found = next(filter(wanted, all_moments()), None)
    assert found is not None, "no such moment in any of the games"
    return found
