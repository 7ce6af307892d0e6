"""The whip: bids as the statesman does, and makes sure of its species; it looks no further than this round.

Where there are many parties, a single token is soon overtaken and the food lost: so it takes the species with the most
votes, with two tokens. With two parties there is only one that could overtake it, and what pays best decides.
"""

from __future__ import annotations

from typing import Any

from menagerie.core.player import Choice, Observation
from menagerie.games.zoocracy.actions import Done, ZoocracyAction
from menagerie.games.zoocracy.bots import bidding, heuristics
from menagerie.games.zoocracy.bots.backbencher import Backbencher
from menagerie.games.zoocracy.bots.campaign_model import BOLD_PORTION, model_of
from menagerie.games.zoocracy.bots.heuristics import choice
from menagerie.games.zoocracy.rules import position
from menagerie.games.zoocracy.rules.state import ZoocracyState
from menagerie.games.zoocracy.view import ZoocracyView


class Whip(Backbencher):
    """In negotiations and with its cards as the backbencher."""

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        if observation.view.step == position.BID and len(observation.legal) > 1:
            return bidding.choose_bid(observation, self._rng)
        return super().choose(observation)

    def _answer(
        self, view: ZoocracyView, guess: ZoocracyState, seat: int, legal: list[ZoocracyAction]
    ) -> Choice[ZoocracyAction]:
        if view.step == position.CAMPAIGN and guess.players > 2:
            return _campaign(guess, seat, legal)
        return super()._answer(view, guess, seat, legal)


def _campaign(guess: ZoocracyState, seat: int, legal: list[ZoocracyAction]) -> Choice[ZoocracyAction]:
    """The step with the most votes for itself; of equal ones the one with the most food."""
    model = model_of(guess)
    now = model.tally()
    best: Choice[ZoocracyAction] = choice(Done(), "reason-fed-enough")
    most = (0, 0)
    for action in legal:
        food = heuristics.food_cost(action)
        if food > BOLD_PORTION or isinstance(action, Done):
            continue
        then = heuristics.model_after(model, seat, action).tally()
        found = then[seat] - now[seat], food
        if found[0] > 0 and found > most:
            most = found
            best = heuristics.campaign_choice(action, now, then, seat)
    return best
