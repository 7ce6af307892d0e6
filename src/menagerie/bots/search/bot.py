"""The search as a bot."""

from __future__ import annotations

from typing import Any

from menagerie.bots.search.budget import Budget
from menagerie.bots.search.explain import choice_of
from menagerie.bots.search.findings import Findings
from menagerie.bots.search.search import Search, draw
from menagerie.core.contract import AnyGame
from menagerie.core.generator import Generator
from menagerie.core.player import BotMaker, Choice, Observation, Reason
from menagerie.core.search_settings import SearchSettings

_ONLY = Reason("reason-only-choice")


class SearchBot:
    """Plays any game by `Search`. It keeps what it learned from one decision to the next."""

    def __init__(self, game: AnyGame, rng: Generator, budget: Budget, settings: SearchSettings | None = None) -> None:
        self._game = game
        self._rng = rng.spawn()
        self._budget = budget
        self.search = Search(game, rng.spawn(), settings)
        self.findings: Findings | None = None
        """Of the last decision that was searched."""

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        legal = observation.legal
        if len(legal) == 1:
            return Choice(legal[0], _ONLY)
        found = self.findings = self.search.run(observation, self._budget)
        place = draw([one.share for one in found.candidates], self._rng) if found.mixed else 0
        return choice_of(self._game, found, place)


def search_maker(game: AnyGame, budget: Budget, settings: SearchSettings | None = None) -> BotMaker:
    """Makes such bots."""

    def make(rng: Generator) -> SearchBot:
        return SearchBot(game, rng, budget, settings)

    return make
