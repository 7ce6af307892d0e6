"""The whip: bids as the statesman does; everything else as the backbencher."""

from __future__ import annotations

from typing import Any

from menagerie.core.player import Choice, Observation
from menagerie.games.zoocracy.bots import bidding
from menagerie.games.zoocracy.bots.backbencher import Backbencher
from menagerie.games.zoocracy.rules import position


class Whip(Backbencher):
    """Thinks about what its rivals will bid, and looks no further than this round."""

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        if observation.view.step == position.BID and len(observation.legal) > 1:
            return bidding.choose_bid(observation, self._rng)
        return super().choose(observation)
