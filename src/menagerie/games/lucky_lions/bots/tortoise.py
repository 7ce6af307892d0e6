"""The tortoise: it works out every battle exactly, and risks little.

It leaves the cards with the most points alone, because there a rival may gain as much, and of the others takes the one
that it wins most probably. It never gives points away in a tie.
"""

from __future__ import annotations

from typing import Any

from menagerie.core.player import Choice, Observation, Reason
from menagerie.games.lucky_lions.actions import Award, Choose
from menagerie.games.lucky_lions.bots.battle_forecast import WIN, Forecast
from menagerie.games.lucky_lions.bots.keeper import Evaluation, Keeper
from menagerie.games.lucky_lions.bots.valuation import Valuation
from menagerie.games.lucky_lions.view import LuckyLionsView


class SureWins(Valuation):
    """A battle is worth its probability to be won."""

    def battle_value(self, forecast: Forecast, rivals: list[int]) -> float:  # noqa: ARG002 - the keeper's signature
        return forecast.probability(WIN)


def _small(view: LuckyLionsView, legal: list[Choose]) -> list[Choose]:
    """The cards that have fewer points than the biggest; all where they are equal."""
    points = {card.id: card.score for card in view.market}
    most = max(points[action.card] for action in legal)
    return [action for action in legal if points[action.card] < most] or legal


class Tortoise(Keeper):
    """See `menagerie.core.player.Bot`."""

    def evaluation(self, observation: Observation[Any, Any]) -> Evaluation:
        return Evaluation(observation.view, SureWins)

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        legal, view = observation.legal, observation.view
        if isinstance(legal[0], Choose):
            return self.best_of(observation, _small(view, legal))
        if isinstance(legal[0], Award):
            own = next((action for action in legal if action.player == observation.seat), None)
            if own is not None:
                return Choice(own, Reason("reason-tortoise-tie"))
        return super().choose(observation)
