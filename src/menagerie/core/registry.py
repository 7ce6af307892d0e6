"""Finds the games: every folder under ``menagerie.games`` that has a ``GAME``, and every installed plug-in.

A package elsewhere joins by an entry point in the group ``menagerie.games`` that names its ``GAME``.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.core.contract import AnyGame


class UnknownGame(LookupError):
    """There is no game of that name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown game {name!r}; there are: {', '.join(known)}")
        self.name = name
        self.known = known


@cache
def _all() -> dict[str, AnyGame]:
    from importlib.metadata import entry_points

    import menagerie.games as games

    folders = [module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg]
    found: list[AnyGame] = [import_module(f"{games.__name__}.{folder}").GAME for folder in folders]
    found.extend(point.load() for point in entry_points(group="menagerie.games"))
    return {game.name: game for game in sorted(found, key=lambda game: game.name)}


def all_games() -> tuple[AnyGame, ...]:
    """Every game, by name."""
    return tuple(_all().values())


def game(name: str) -> AnyGame:
    """The game of that name; ``lucky_lions`` and ``Lucky Lions`` find ``lucky-lions`` too."""
    wanted = name.strip().lower().replace("_", "-").replace(" ", "-")
    try:
        return _all()[wanted]
    except KeyError:
        raise UnknownGame(name, tuple(_all())) from None
