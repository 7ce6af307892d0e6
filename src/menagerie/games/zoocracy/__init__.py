"""Zoocracy: feed the animals, win their votes, form a government, and see to it that your goals come true."""

from menagerie.games.zoocracy.game import GAME

__all__ = ["GAME"]
