"""Players that think. ``random`` plays every game; a game brings its own beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from menagerie.bots.random import RandomBot
from menagerie.core.contract import AnyGame
from menagerie.core.player import BotMaker

__all__ = ["Level", "RandomBot", "best_bot", "bots_for", "levels"]

Level = Literal["easy", "medium", "hard"]


def bots_for(game: AnyGame) -> Mapping[str, BotMaker]:
    """Everyone who can play this game, by name, weakest first."""
    return {"random": RandomBot, **game.bots}


def best_bot(game: AnyGame) -> str:
    """The name of the strongest one: who sits down with people, and gives them hints."""
    return list(bots_for(game))[-1]


def levels(game: AnyGame) -> dict[str, Level]:
    """How strong each one is, by its place among them: the weakest easy, the strongest hard, medium in between."""
    names = list(bots_for(game))
    found: dict[str, Level] = dict.fromkeys(names, "medium")
    return {**found, names[-1]: "hard", names[0]: "easy"}  # one that is alone, and plays at random, is easy
