"""Each seat's probability to win from a position: an estimate, for people who look back at a game that is over.

It looks at the whole position, also at what was hidden then; only what chance still has to decide is open. A short game
is played to its end by a quick bot, many times (rollouts). In a long one the game says what each seat may expect to
have in the end (`Game.expected_scores`), and the probabilities follow from that. Work is counted in decisions, never in
seconds, so equal seeds give equal estimates on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, pi, sqrt
from typing import Any

from menagerie.bots import bots_for
from menagerie.core.contract import AnyGame, AnyState, ExpectedScore, Result
from menagerie.core.generator import Generator
from menagerie.core.player import Bot, observe

WinProbabilities = tuple[float, ...]
"""By seat; together 1."""

MOST_DECISIONS = 3_000
"""A rollout that is not over after so many decisions counts for nobody."""
SLICES = 60
"""Of the range of scores over which probabilities are integrated."""
LEAST_DEVIATION = 0.5


class Estimator:
    """Estimates for positions of one game, within a budget of decisions."""

    def __init__(self, game: AnyGame, players: int, seed: str, decisions: int | None = None) -> None:
        self._game = game
        self._players = players
        self._seed = seed
        self._maker = bots_for(game)[game.estimate_bot]
        self.left = game.estimate_decisions if decisions is None else decisions
        """How many decisions may still be made in rollouts."""

    def win_probabilities(self, state: AnyState, rollouts: int, name: str) -> WinProbabilities:
        """From this position. Equal names give equal random numbers, so what positions have in common cancels out."""
        players = self._players
        known = final_probabilities(state)
        if known is not None:
            return known
        expected = self._game.expected_scores(state)
        if expected is not None:
            return lead_probabilities(expected)
        totals = [0.0] * players
        done = 0
        for number in range(max(1, rollouts)):
            ended = self._play_on(
                with_new_generator(state, f"{self._seed}/{name}/{number}"), f"{self._seed}/{name}/{number}"
            )
            if ended is None:
                break
            done += 1
            for seat, share in enumerate(ended):
                totals[seat] += share
        return tuple(total / done for total in totals) if done else (1 / players,) * players

    def win_probabilities_after(
        self, state: AnyState, seat: int, action: Any, times: int, name: str, rest: Sequence[tuple[int, Any]] = ()
    ) -> WinProbabilities:
        """From this position if the seat does this, on average over what chance decides then. ``rest`` is what others
        decide in secret at the same time."""
        totals: list[float] | None = None
        for number in range(max(1, times)):
            then = with_new_generator(state, f"{self._seed}/{name}/action {number}")
            then.apply(seat, action)
            for other, choice in rest:
                if then.check(other, choice) is None:
                    then.apply(other, choice)
            found = self.win_probabilities(then, 1, f"{name}/{number}")
            totals = [*found] if totals is None else [one + more for one, more in zip(totals, found, strict=True)]
        assert totals is not None
        return tuple(total / max(1, times) for total in totals)

    def _play_on(self, state: AnyState, seed: str) -> WinProbabilities | None:
        """Plays the position to its end; nothing when the budget is spent."""
        players = self._players
        bots: list[Bot] = [self._maker(Generator(f"{seed}/seat {seat}")) for seat in range(players)]
        for _ in range(MOST_DECISIONS):
            if not state.waiting_on:
                break
            if self.left <= 0:
                return None
            self.left -= 1
            seat = state.waiting_on[0]
            state.apply(seat, bots[seat].choose(observe(state, seat)).action)
        return final_probabilities(state) or (1 / players,) * players


def final_probabilities(state: AnyState) -> WinProbabilities | None:
    """The probabilities where the game is over: the winners share; nothing while it runs."""
    result: Result | None = state.result()
    if result is None:
        return None
    winners = result.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(result.standings)))


def with_new_generator(state: AnyState, seed: str) -> AnyState:
    """A copy of the position whose dice and later shuffles fall anew."""
    copy: Any = state.clone()
    if hasattr(copy, "rng"):
        copy.rng = Generator(seed)
    return copy  # type: ignore[no-any-return]


def lead_probabilities(expected: Sequence[ExpectedScore]) -> WinProbabilities:
    """How probably each seat has the most, if every final score is spread evenly around what is expected of it."""
    deviations = [max(LEAST_DEVIATION, one.deviation) for one in expected]
    low = min(one.score - 4 * wide for one, wide in zip(expected, deviations, strict=True))
    high = max(one.score + 4 * wide for one, wide in zip(expected, deviations, strict=True))
    step = (high - low) / SLICES
    found = [0.0] * len(expected)
    for number in range(SLICES):
        score = low + (number + 0.5) * step
        below = [
            0.5 + 0.5 * erf((score - one.score) / (wide * sqrt(2)))
            for one, wide in zip(expected, deviations, strict=True)
        ]
        for seat, (one, wide) in enumerate(zip(expected, deviations, strict=True)):
            here = exp(-(((score - one.score) / wide) ** 2) / 2) / (wide * sqrt(2 * pi)) * step
            for other, share in enumerate(below):
                if other != seat:
                    here *= share
            found[seat] += here
    total = sum(found)
    return tuple(one / total for one in found)
