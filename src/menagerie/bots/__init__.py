"""Bots that play every game, and the list of bots for one game. A game's own bots lie in its folder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from menagerie.bots.random import RandomBot
from menagerie.core.contract import AnyGame
from menagerie.core.player import BotMaker

__all__ = ["Level", "RandomBot", "best_bot", "bots_for", "levels", "maker_named"]

Level = Literal["easy", "medium", "hard"]


def bots_for(game: AnyGame) -> Mapping[str, BotMaker]:
    """All bots for this game, by name, weakest first."""
    return {"random": RandomBot, **game.bots}


def maker_named(game: AnyGame, name: str) -> BotMaker:
    """A bot for programs and measurements: one of `bots_for`, or the search with a budget, such as ``search-400`` (in
    iterations) or ``search-1.5s``. Raises ``KeyError`` or ``ValueError`` where there is none."""
    found = bots_for(game)
    if name not in found and name.startswith("search-"):
        from menagerie.bots.search import search_maker
        from menagerie.bots.search.budget import read_budget

        return search_maker(game, read_budget(name.removeprefix("search-")))
    return found[name]


def best_bot(game: AnyGame) -> str:
    """The name of the strongest one: it plays against people by default, and gives hints."""
    return list(bots_for(game))[-1]


def levels(game: AnyGame) -> dict[str, Level]:
    """How strong each bot is, by its place in the list: the weakest easy, the strongest hard, medium in between."""
    names = list(bots_for(game))
    found: dict[str, Level] = dict.fromkeys(names, "medium")
    return {**found, names[-1]: "hard", names[0]: "easy"}  # a game without bots of its own: random is easy
