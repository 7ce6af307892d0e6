"""A bot that pays what a treat is worth."""

from __future__ import annotations

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation, Reason
from tests.peanuts.actions import Choose, PeanutsAction
from tests.peanuts.view import PeanutsView


class Appraiser:
    """Puts forward the bag whose size is nearest to the treat's points; of two, either one."""

    def __init__(self, rng: Generator) -> None:
        self.rng = rng

    def choose(self, observation: Observation[PeanutsAction, PeanutsView]) -> Choice[PeanutsAction]:
        treat = observation.view.treat or 0
        bags = [action for action in observation.legal if isinstance(action, Choose)]
        nearest = min(abs(action.bag - treat) for action in bags)
        action = self.rng.choice([action for action in bags if abs(action.bag - treat) == nearest])
        return Choice(action, Reason("reason-worth-it", {"bag": action.bag, "treat": treat}))
