"""Lucky Lions: a die made of cards, zoo cards that say which animal beats which, and a race to ten points."""

from menagerie.games.lucky_lions.game import GAME

__all__ = ["GAME"]
