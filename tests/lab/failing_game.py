"""A game that cannot be dealt: in a module of its own, so that a worker process can import it."""

from __future__ import annotations

from typing import NoReturn

from menagerie.games.lucky_lions.game import LuckyLions
from menagerie.games.lucky_lions.options import LuckyLionsOptions


class FailingGame(LuckyLions):
    def deal(self, players: int, options: LuckyLionsOptions, seed: str) -> NoReturn:  # noqa: ARG002 - as declared
        raise RuntimeError("no lions today")
