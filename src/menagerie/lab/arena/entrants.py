"""Who plays: a bot of the game, or a program outside."""

from __future__ import annotations

import shlex

from msgspec import Struct

from menagerie.bots import maker_named
from menagerie.core.contract import AnyGame

MOST_ENTRANTS = 64


class Entrant(Struct, frozen=True):
    """One that takes part. Plain values only: it is sent to other processes."""

    name: str
    command: tuple[str, ...] = ()
    """What starts the program; empty for a bot of the game."""


class UnknownBot(Exception):
    """A name that no bot of the game has."""


def entrant_named(game: AnyGame, name: str) -> Entrant:
    """A bot of the game, or the search with a budget."""
    try:
        maker_named(game, name)
    except (KeyError, ValueError):
        raise UnknownBot(name) from None
    return Entrant(name)


def outside_entrant(text: str) -> Entrant:
    """``name=command`` as it is typed; raises ``ValueError`` where it is something else."""
    name, equals, command = text.partition("=")
    words = tuple(shlex.split(command))
    if not (equals and name.strip() and words):
        raise ValueError(text)
    return Entrant(name.strip(), words)
