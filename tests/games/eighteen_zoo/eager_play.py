"""Random games in which families are launched, track is laid and squirrels run: positions worth a look."""

from __future__ import annotations

from collections.abc import Iterator

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.actions import (
    BuildStation,
    BuyCard,
    BuyPower,
    BuySquirrel,
    EighteenZooAction,
    Launch,
    Lay,
    Mark,
    RunBest,
    Share,
)
from menagerie.games.eighteen_zoo.events import EighteenZooEvent
from menagerie.games.eighteen_zoo.game import GAME
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState

EAGER = (Lay, RunBest, BuySquirrel, Launch, BuyCard, BuildStation, Share, BuyPower, Mark)
"""What is done three times out of four where it is possible."""


class EagerGame:
    """One game; `moves` plays it and shows the state before each decision."""

    def __init__(self, players: int, options: EighteenZooOptions, seed: str) -> None:
        state = GAME.start(players, options, seed)
        assert isinstance(state, EighteenZooState)
        self.state = state
        self.rng = Generator(f"eager {seed}")
        self.events: list[EighteenZooEvent] = []
        """Of the last move."""
        self.actions: list[EighteenZooAction] = []
        """All moves."""

    def moves(self) -> Iterator[tuple[int, list[EighteenZooAction]]]:
        """The seat that decides next and what it may do; then one of these is done."""
        while self.state.waiting_on:
            seat = self.rng.choice(list(self.state.waiting_on))
            legal = self.state.legal(seat)
            yield seat, legal
            self.actions.append(self._chosen(legal))
            self.events = self.state.apply(seat, self.actions[-1])

    def _chosen(self, legal: list[EighteenZooAction]) -> EighteenZooAction:
        """A kind first, so that rare ones come up."""
        eager = [action for action in legal if isinstance(action, EAGER)]
        among = eager if eager and self.rng.below(4) else legal
        kinds = sorted({type(action).__name__ for action in among})
        kind = self.rng.choice(kinds)
        return self.rng.choice([action for action in among if type(action).__name__ == kind])
