"""Menagerie: four zoo board games as pure rules, with bots, records and a command line.

>>> import menagerie
>>> game = menagerie.game("lucky-lions")
>>> state = game.new(players=3, seed="any text")
>>> seat = state.waiting_on[0]
>>> events = state.apply(seat, state.legal(seat)[0])

Importing the package is cheap: a game, and whatever it needs, is loaded when it is asked for.
"""

from menagerie.core.registry import all_games, game  # `menagerie.games` is the folder the games lie in

__version__ = "0.8.0"
__all__ = ["__version__", "all_games", "game"]
