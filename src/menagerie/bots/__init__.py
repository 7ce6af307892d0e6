"""Players that think. ``random`` plays every game; a game brings its own beside it."""

from __future__ import annotations

from collections.abc import Mapping

from menagerie.bots.random import RandomBot
from menagerie.core.contract import AnyGame
from menagerie.core.player import BotMaker

__all__ = ["RandomBot", "best_bot", "bots_for"]


def bots_for(game: AnyGame) -> Mapping[str, BotMaker]:
    """Everyone who can play this game, by name, weakest first."""
    return {"random": RandomBot, **game.bots}


def best_bot(game: AnyGame) -> str:
    """The name of the strongest one: who sits down with people, and gives them hints."""
    return list(bots_for(game))[-1]
