"""How likely a seat is to win after each of a few actions: for hints of bots that do not search.

The alternatives are what the game's other levels would do. In every world, guessed from what the seat knows, each
action is done with the same luck to come, and quick bots play on: to the end, or until the seat is asked again where
the game says what a position is worth. So what the actions have in common cancels out when they are compared. The
chances hold between bots that play on like that, and the errors come from the number of worlds alone.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import Any

from menagerie.bots import bots_for, levels
from menagerie.bots.estimate import final_probabilities, lead_probabilities, with_new_generator
from menagerie.bots.search.search import who_may_still_choose
from menagerie.core.contract import AnyGame, AnyState, SealedAction
from menagerie.core.generator import Generator
from menagerie.core.player import BotMaker, Choice, MoveEstimate, Observation, observe
from menagerie.core.search_settings import SearchSettings

MOST_ACTIONS = 4
"""The chosen one and its alternatives."""
MOST_WORLDS = 400
LEAST_WORLDS = 8
"""Fewer say nothing: then there are no estimates."""
SECONDS = 0.8
MOST_DECISIONS = 400
"""In one world."""


def with_estimates(
    game: AnyGame, observation: Observation[Any, Any], choice: Choice[Any], rng: Generator, worlds: int | None = None
) -> Choice[Any]:
    """The choice with estimates: of so many worlds, or of as many as there is time for."""
    if choice.estimates or len(observation.legal) == 1:
        return choice
    actions = _alternatives(game, observation, choice.action, rng)
    if len(actions) == 1:
        return choice
    found = Comparison(game, observation.seat, actions)
    deadline = None if worlds is not None else monotonic() + SECONDS
    for _ in range(MOST_WORLDS if worlds is None else worlds):
        if deadline is not None and monotonic() > deadline:
            break
        found.add_world(observation.guess(rng.spawn()), rng)
    estimates = found.estimates() if found.worlds >= LEAST_WORLDS else ()
    return Choice(choice.action, choice.reason, choice.aloud, estimates)


def _alternatives(game: AnyGame, observation: Observation[Any, Any], chosen: Any, rng: Generator) -> list[Any]:
    """The chosen action first, then what the other levels would do, the strongest first."""
    found = [chosen]
    for name in reversed(list(levels(game))):
        if len(found) == MOST_ACTIONS:
            break
        other = bots_for(game)[name](rng.spawn()).choose(observation).action
        if other not in found and other in observation.legal:
            found.append(other)
    return found


class Comparison:
    """The same worlds for each of these actions of a seat."""

    def __init__(self, game: AnyGame, seat: int, actions: list[Any]) -> None:
        settings: SearchSettings = game.search_settings
        self._game = game
        self._seat = seat
        self._actions = actions
        self._maker: BotMaker = bots_for(game)[game.hint_bot or settings.inner_prior_bot or game.estimate_bot]
        self._sums = [0.0] * len(actions)
        self._squares = [0.0] * len(actions)
        self.worlds = 0

    def add_world(self, world: AnyState, rng: Generator) -> None:
        luck = str(rng.below(1 << 60))
        values = [self._value(with_new_generator(world, luck), action, luck) for action in self._actions]
        if None in values:
            return
        for place, value in enumerate(values):
            assert value is not None
            self._sums[place] += value
            self._squares[place] += value * value
        self.worlds += 1

    def _value(self, state: AnyState, action: Any, luck: str) -> float | None:
        """The seat's chance to win after the action; nothing where nobody can say."""
        bots = {seat: self._maker(Generator(f"{luck} {seat}")) for seat in range(self._game.players[1])}
        if isinstance(action, SealedAction):  # who has chosen already chooses anew: nothing may depend on the order
            for other in who_may_still_choose(self._game, state, self._seat):
                state.apply(other, bots[other].choose(observe(state, other)).action)
        state.apply(self._seat, action)
        for _ in range(MOST_DECISIONS):
            waiting = state.waiting_on
            if not waiting:
                break
            expected = self._game.expected_scores(state) if waiting[0] == self._seat else None
            if expected is not None:
                return lead_probabilities(expected)[self._seat]
            state.apply(waiting[0], bots[waiting[0]].choose(observe(state, waiting[0])).action)
        found = final_probabilities(state)
        return None if found is None else found[self._seat]

    def estimates(self) -> tuple[MoveEstimate[Any], ...]:
        found = []
        for place, action in enumerate(self._actions):
            mean = self._sums[place] / self.worlds
            variance = max(0.0, self._squares[place] / self.worlds - mean * mean)
            # where every world ended alike, one more might have ended otherwise
            error = max(sqrt(variance / (self.worlds - 1)), 0.5 / self.worlds)
            found.append(MoveEstimate(action, round(mean, 4), round(error, 4), self.worlds, 1 / len(self._actions)))
        return tuple(found)
