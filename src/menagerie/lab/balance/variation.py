"""The same games with another value of an option: what does each value change?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct, inspect

from menagerie.core.contract import AnyGame, BadSetup, Options
from menagerie.lab.balance.study import Study, study
from menagerie.lab.series import Series
from menagerie.lab.workers import Runner


class Variant(Struct, frozen=True):
    """A value of an option, and the study of the games played with it."""

    option: str
    value: Any
    usual: bool
    study: Study


def variants(game: AnyGame, series: Series, option: str) -> Iterator[tuple[Any, Series]]:
    """The values of an option with which these players can play, each with its set-up; the seeds stay the same, so that
    the values are compared on the same deals."""
    for value in values_of(game, option):
        options = {**series.options, option: value}
        try:
            game.check_new(series.players, msgspec.convert(options, game.options_type))
        except BadSetup:
            continue  # this value needs another number of players, or other options beside it
        yield value, msgspec.structs.replace(series, options=options)


def values_of(game: AnyGame, option: str) -> list[Any]:
    """Every value; none where they cannot be listed."""
    kind = next(field for field in msgspec.structs.fields(game.options_type) if field.name == option).type
    described = inspect.type_info(kind)
    if isinstance(described, inspect.Metadata):
        described = described.type
    match described:
        case inspect.BoolType():
            return [False, True]
        case inspect.IntType(ge=int(least), le=int(most)):
            return [*range(least, most + 1)]
        case inspect.LiteralType(values=values):
            return list(values)
        case _:
            return []


def options_to_vary(game: AnyGame) -> list[str]:
    """Those with values that can be listed, except what only records may have."""
    names = [field.name for field in msgspec.structs.fields(game.options_type)]
    return [name for name in names if name not in game.record_options and len(values_of(game, name)) > 1]


def vary(
    game: AnyGame,
    series: Series,
    option: str,
    games: int,
    runner: Runner,
    done: Callable[[int], None] = lambda _: None,
) -> list[Variant]:
    """A study of each value of the option."""
    usual: Options = game.options_type()
    found: list[Variant] = []
    for value, changed in variants(game, series, option):
        before = games * len(found)
        made = study(changed, games, runner, lambda played, before=before: done(before + played))  # type: ignore[misc]
        found.append(Variant(option, value, value == getattr(usual, option), made))
    return found
