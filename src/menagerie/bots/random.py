"""The bot that plays any legal action."""

from __future__ import annotations

from typing import Any

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation, Reason

_WHY = Reason("reason-random")
_ONLY = Reason("reason-only-choice")


class RandomBot:
    """Takes any legal action, each as likely as the others. It never looks at the view."""

    __slots__ = ("_rng",)

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        legal = observation.legal
        return Choice(self._rng.choice(legal), _ONLY if len(legal) == 1 else _WHY)
