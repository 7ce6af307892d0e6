"""Zoo le Ma: secret bids for zoo tiles, and five years to build the zoo that visitors like best."""

from menagerie.games.zoo_le_ma.game import GAME

__all__ = ["GAME"]
