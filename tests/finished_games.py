"""The finished games, for tests of what only a finished one must have: step 14 of ``docs/adding-a-game.md``."""

from menagerie.core.registry import all_games

FINISHED = tuple(game for game in all_games() if game.finished and game.package.startswith("menagerie."))
