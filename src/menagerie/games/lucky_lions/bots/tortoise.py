"""The tortoise: it works out every battle exactly, and fights the one that it wins most surely.

What the card is worth, and that a rival may win it, is all the same to it. In a tie it never gives points away, except
for a single one.
"""

from __future__ import annotations

from typing import Any

from menagerie.core.player import Choice, Observation, Reason
from menagerie.games.lucky_lions.actions import Award
from menagerie.games.lucky_lions.bots.battle_forecast import WIN, Forecast
from menagerie.games.lucky_lions.bots.keeper import Evaluation, Keeper
from menagerie.games.lucky_lions.bots.valuation import Valuation


class SureWins(Valuation):
    """A battle is worth its probability to be won."""

    def battle_value(self, forecast: Forecast, rivals: list[int]) -> float:  # noqa: ARG002 - the keeper's signature
        return forecast.probability(WIN)


class Tortoise(Keeper):
    """See `menagerie.core.player.Bot`."""

    def evaluation(self, observation: Observation[Any, Any]) -> Evaluation:
        return Evaluation(observation.view, SureWins)

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        tied = {action.player: action for action in observation.legal if isinstance(action, Award)}
        if observation.seat not in tied:
            return super().choose(observation)
        if observation.view.battle.zoo.score == 1:
            others = [action for seat, action in tied.items() if seat != observation.seat]
            return Choice(self._rng.choice(others), Reason("reason-tortoise-one"))
        return Choice(tied[observation.seat], Reason("reason-tortoise-tie"))
