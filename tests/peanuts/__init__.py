"""Peanuts: elephants bid bags of peanuts for treats. The small game that `docs/adding-a-game.md` builds."""

from tests.peanuts.game import GAME

__all__ = ["GAME"]
