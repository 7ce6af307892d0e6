"""Bots that play every game, and the list of bots for one game. A game's own bots lie in its folder."""

from __future__ import annotations

from collections.abc import Mapping

from menagerie.bots.random import RandomBot
from menagerie.core.contract import AnyGame
from menagerie.core.player import BotMaker

__all__ = ["RandomBot", "best_bot", "bots_for", "levels", "maker_named", "name_of_level"]


def bots_for(game: AnyGame, *, timed: bool = False) -> Mapping[str, BotMaker]:
    """All bots for this game, by name: ``random``, the game's own, also those of earlier versions, and those that are
    the search with settings of the game. ``timed`` is for tables: there a search also ends with its seconds."""
    if not game.searching_bots:
        return {"random": RandomBot, **game.bots}
    from menagerie.bots.search import Budget, search_maker

    searching = {
        name: search_maker(game, Budget(bot.iterations, bot.seconds if timed else None), bot.settings)
        for name, bot in game.searching_bots.items()
    }
    return {"random": RandomBot, **game.bots, **searching}


def maker_named(game: AnyGame, name: str) -> BotMaker:
    """A bot for programs and measurements: one of `bots_for`, or the search with a budget, such as ``search-400`` (in
    iterations) or ``search-1.5s``. Raises ``KeyError`` or ``ValueError`` where there is none."""
    found = bots_for(game)
    if name not in found and name.startswith("search-"):
        from menagerie.bots.search import search_maker
        from menagerie.bots.search.budget import read_budget

        return search_maker(game, read_budget(name.removeprefix("search-")))
    return found[name]


def levels(game: AnyGame) -> dict[str, int]:
    """The bots that people are offered, weakest first, each with its number of paws."""
    return {name: paws for paws, name in enumerate(game.levels, start=1)}


def name_of_level(game: AnyGame, text: str) -> str:
    """The name of the bot with so many paws where the text is such a number; otherwise the text itself."""
    names = game.levels
    return names[int(text) - 1] if text.isdecimal() and 1 <= int(text) <= len(names) else text


def best_bot(game: AnyGame) -> str:
    """The name of the strongest one: it plays for whoever left, and gives hints."""
    return game.levels[-1]
