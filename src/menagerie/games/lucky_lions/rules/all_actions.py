"""Every action there can be."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations
from typing import get_args

from menagerie.core.contract import Action
from menagerie.games.lucky_lions.actions import (
    Award,
    Challenge,
    Choose,
    Discard,
    DrawInstead,
    Exclude,
    Keep,
    LuckyLionsAction,
    NameDiscarder,
    Pick,
    Replace,
    Reroll,
    Stand,
    Swap,
    Take,
)
from menagerie.games.lucky_lions.rules.cards import CARDS

_ACTIONS: dict[type[Action], Callable[[int, tuple[str, ...]], Iterable[LuckyLionsAction]]] = {
    Choose: lambda _, zoo_cards: map(Choose, zoo_cards),
    Challenge: lambda players, _: map(Challenge, range(players)),
    Exclude: lambda players, _: map(Exclude, range(players)),
    Pick: lambda *_: map(Pick, CARDS),
    Swap: lambda *_: (Swap(out, into) for out, into in permutations(CARDS, 2)),
    Keep: lambda *_: map(Keep, CARDS),
    Reroll: lambda *_: [Reroll()],
    Stand: lambda *_: [Stand()],
    Replace: lambda _, zoo_cards: map(Replace, zoo_cards),
    Award: lambda players, _: map(Award, range(players)),
    NameDiscarder: lambda players, _: map(NameDiscarder, range(players)),
    Take: lambda *_: [Take()],
    DrawInstead: lambda *_: [DrawInstead()],
    Discard: lambda *_: map(Discard, CARDS),
}

if {*_ACTIONS} != {*get_args(LuckyLionsAction)}:
    raise TypeError(f"_ACTIONS and LuckyLionsAction differ: { ({*_ACTIONS} ^ {*get_args(LuckyLionsAction)}) }")


def all_actions(players: int, zoo_cards: tuple[str, ...]) -> tuple[LuckyLionsAction, ...]:
    """Every action of a game with so many players and these zoo cards, in a stable order."""
    return tuple(action for kind in _ACTIONS for action in _ACTIONS[kind](players, zoo_cards))
