"""The search that judges a puzzle: it tries every choice of the decision often enough to say what each is worth.

The search that plays spends its tries on what looks best, and leaves out what does not. A puzzle has to say of every
choice how often it wins, and how sure that is.
"""

from __future__ import annotations

from typing import Any

import msgspec

from menagerie.bots.search import Search
from menagerie.bots.search.search import draw
from menagerie.bots.search.tree import Node
from menagerie.core.contract import AnyGame, AnyState
from menagerie.core.generator import Generator
from menagerie.core.player import Observation
from menagerie.core.search_settings import SearchSettings

EVENLY = 0.5
"""This part of the tries is spread evenly over all choices."""


class Distinct(Observation[Any, Any]):
    """What a seat may know, with only those choices that are to be told apart."""

    __slots__ = ("_distinct",)

    def __init__(self, state: AnyState, seat: int, distinct: list[Any]) -> None:
        super().__init__(state, seat)
        self._distinct = distinct

    @property
    def legal(self) -> list[Any]:
        return self._distinct


class ThoroughSearch(Search):
    def __init__(self, game: AnyGame, rng: Generator) -> None:
        super().__init__(game, rng, _settings(game))

    def _select(self, node: Node, legal: list[Any], *, everything: bool) -> tuple[int, list[int], list[float], float]:
        if node is not self.root:
            return super()._select(node, legal, everything=everything)
        candidates = list(range(len(node.actions)))
        if node.regret is not None:
            return self._draw_evenly(node, candidates)
        fewest = min(candidates, key=node.counts.__getitem__)
        if node.counts[fewest] < EVENLY * node.visits / len(candidates) + 1:
            return fewest, candidates, [], 1.0
        return self._most_promising(node, candidates), candidates, [], 1.0

    def _draw_evenly(self, node: Node, candidates: list[int]) -> tuple[int, list[int], list[float], float]:
        assert node.regret is not None
        strategy = node.regret.strategy(candidates, node.priors)
        drawn = [(1 - EVENLY) * share + EVENLY / len(candidates) for share in strategy]
        place = draw(drawn, self._rng)
        return candidates[place], candidates, strategy, drawn[place]


def _settings(game: AnyGame) -> SearchSettings:
    """Where games are played to their end, by the bot that plays on for hints: random play values little rightly."""
    settings: SearchSettings = game.search_settings
    if settings.rollout_bot is None or game.hint_bot is None:
        return settings
    return msgspec.structs.replace(settings, rollout_bot=game.hint_bot)
