"""18ZOO: families of animals, squirrels that run for them, powers, and the players who own the cards."""

from menagerie.games.eighteen_zoo.game import GAME

__all__ = ["GAME"]
