"""Samples of a game's unlisted actions, made from the types of their fields."""

from __future__ import annotations

from itertools import islice, product
from typing import Any, get_args

from msgspec import inspect

from menagerie.core.contract import Action, AnyGame, UnlistedAction

MOST_SAMPLES = 12  # of each type of action
_MOST_VALUES = 3  # of each field


def unlisted_types(game: AnyGame) -> list[type[UnlistedAction]]:
    """The types in the game's action union that `legal` never lists."""
    kinds = get_args(game.action_type) or (game.action_type,)
    return [kind for kind in kinds if issubclass(kind, UnlistedAction)]


def sample_actions(game: AnyGame) -> list[Action]:
    """A few of each unlisted type. They fit the type; most are against the rules."""
    found: list[Action] = []
    for kind in unlisted_types(game):
        found += _values(inspect.type_info(kind), MOST_SAMPLES)
    return found


def _values(kind: inspect.Type, most: int = _MOST_VALUES) -> list[Any]:
    """Some values of the type, at least one."""
    match kind:
        case inspect.IntType():
            low = kind.ge if kind.ge is not None else None if kind.gt is None else kind.gt + 1
            high = kind.le if kind.le is not None else None if kind.lt is None else kind.lt - 1
            return [n for n in (-1, 0, 1, 7, low, high) if n is not None and _within(n, low, high)][:most]
        case inspect.StrType():
            return ["x" * max(1, kind.min_length or 0), "y" * (kind.max_length or 3)]
        case inspect.BoolType():
            return [False, True]
        case inspect.NoneType():
            return [None]
        case inspect.LiteralType():
            return [kind.values[0], kind.values[-1]]
        case inspect.EnumType():
            return list(kind.cls)[:most]
        case inspect.VarTupleType():
            shortest = kind.min_length or 0
            items = _values(kind.item_type)
            return [tuple(items[:1] * shortest), tuple(items[: max(shortest, kind.max_length or _MOST_VALUES)])]
        case inspect.TupleType():
            return [tuple(values) for values in islice(product(*map(_values, kind.item_types)), most)]
        case inspect.UnionType():
            return [value for part in kind.types for value in _values(part)[:1]]
        case inspect.StructType():
            combinations = product(*(_values(field.type) for field in kind.fields))
            return [kind.cls(*values) for values in islice(combinations, most)]
        case _:
            raise TypeError(f"no samples for a field of type {kind}: use plain numbers, texts, tuples and structs")


def _within(number: int, low: int | None, high: int | None) -> bool:
    return (low is None or number >= low) and (high is None or number <= high)
