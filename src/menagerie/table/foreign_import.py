"""Importing another program's file: every game is asked whether it can read it."""

from __future__ import annotations

import msgspec

from menagerie.core.contract import AnyGame
from menagerie.core.foreign import ForeignGame, UnreadableForeignGame
from menagerie.core.record import BadRecord
from menagerie.core.registry import all_games
from menagerie.core.registry import game as find_game
from menagerie.table.limits import FOREIGN_ACTIONS


class _Actions(msgspec.Struct):
    actions: list[msgspec.Raw] = []


def read(raw: bytes, language: str) -> ForeignGame | None:
    """The game in the file, from the first of our games that knows the kind of file; nothing where none does.

    Raises `UnreadableForeignGame`, or `BadRecord` where it is too long.
    """
    refusal: UnreadableForeignGame | None = None
    for game in all_games():
        try:
            found = read_for(game, raw, language)
        except UnreadableForeignGame as unreadable:
            refusal = unreadable
            continue
        if found is not None:
            return found
    if refusal is not None:
        raise refusal
    return None


def read_of(game: str, raw: bytes, language: str) -> ForeignGame | None:
    """The same for the game of that name."""
    return read_for(find_game(game), raw, language)


def read_for(game: AnyGame, raw: bytes, language: str) -> ForeignGame | None:
    """The same for one game. Work is bounded before it begins."""
    if not game.foreign_sources:
        return None
    try:
        long = len(msgspec.json.decode(raw, type=_Actions).actions) > FOREIGN_ACTIONS
    except msgspec.DecodeError:
        return None
    if long:
        raise BadRecord("record-too-many-actions", actions=FOREIGN_ACTIONS)
    return game.read_foreign(raw, language)
