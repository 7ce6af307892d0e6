"""A game that worker processes cannot deal: in a module of its own, so that they can import it."""

from __future__ import annotations

from multiprocessing import parent_process

from menagerie.games.lucky_lions.game import LuckyLions
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.state import LuckyLionsState


class FailingGame(LuckyLions):
    def deal(self, players: int, options: LuckyLionsOptions, seed: str) -> LuckyLionsState:
        if parent_process() is not None:
            raise RuntimeError("no lions today")
        return super().deal(players, options, seed)
