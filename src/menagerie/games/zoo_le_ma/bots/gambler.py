"""The gambler: it plans its bids for the whole year as the strategist does, then bids by its mood; it builds like the
builder, without a thought for the tiles to come."""

from __future__ import annotations

from typing import Any

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation
from menagerie.games.zoo_le_ma.bots.builder import Builder
from menagerie.games.zoo_le_ma.bots.evaluation import Evaluation
from menagerie.games.zoo_le_ma.bots.strategist import Strategist

MOOD = 1.5
"""For each of the others: a bid that is worse by so many points is chosen about a third as often as the best."""


class Gambler(Strategist):
    """See `menagerie.core.player.Bot`."""

    def __init__(self, rng: Generator) -> None:
        super().__init__(rng)
        self._builder = Builder(rng)

    def _bid(self, observation: Observation[Any, Any], evaluation: Evaluation) -> Choice[Any]:
        self.temperature = MOOD * (evaluation.position.players - 1)
        return super()._bid(observation, evaluation)

    def _place(self, evaluation: Evaluation, seat: int) -> Choice[Any]:
        return self._builder.place(evaluation.position, seat)
