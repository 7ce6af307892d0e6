"""An elephant that pays what a treat is worth."""

from __future__ import annotations

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation, Reason
from tests.peanuts.state import Choose, PeanutsView


class Appraiser:
    """Puts forward the bag whose size is nearest to the treat's points; of two, either one."""

    def __init__(self, rng: Generator) -> None:
        self.rng = rng

    def choose(self, observation: Observation[Choose, PeanutsView]) -> Choice[Choose]:
        treat = observation.view.treat or 0
        nearest = min(abs(offer.bag - treat) for offer in observation.legal)
        offer = self.rng.choice([offer for offer in observation.legal if abs(offer.bag - treat) == nearest])
        return Choice(offer, Reason("reason-worth-it", {"bag": offer.bag, "treat": treat}))
