"""What a position at the end of the tree is worth to each seat: its chance to win."""

from __future__ import annotations

from math import erf, sqrt

from menagerie.bots.estimate import LEAST_DEVIATION, WinProbabilities, final_probabilities, lead_probabilities
from menagerie.core.contract import AnyGame, AnyState
from menagerie.core.generator import Generator
from menagerie.core.player import Bot, BotMaker, observe
from menagerie.core.search_settings import SearchSettings


class LeafValue:
    """Plays a position on by a quick bot, and values what comes out: the result, or what the game expects of it."""

    def __init__(self, game: AnyGame, settings: SearchSettings, rollout: BotMaker | None) -> None:
        self._game = game
        self._rollout = rollout
        self._most = settings.rollout_decisions
        self.decisions = 0
        """How many were made in rollouts."""

    def win_probabilities(self, state: AnyState, rng: Generator) -> WinProbabilities | None:
        """Changes the state, which must be a world of one's own. Nothing where nobody can say."""
        if self._rollout is not None:
            self._play_on(state, self._rollout, rng)
        return final_probabilities(state) or self._by_expected_scores(state)

    def at_once(self, state: AnyState) -> WinProbabilities | None:
        """What the position is worth as it stands, in a game that can say so without playing on."""
        return self._by_expected_scores(state) if self._rollout is None else None

    def _by_expected_scores(self, state: AnyState) -> WinProbabilities | None:
        scores = self._game.expected_scores(state)
        if scores is None:
            return None
        if len(scores) != 2:
            return lead_probabilities(scores)
        one, other = scores
        wide = sqrt(max(LEAST_DEVIATION, one.deviation) ** 2 + max(LEAST_DEVIATION, other.deviation) ** 2)
        first = 0.5 + 0.5 * erf((one.score - other.score) / (wide * sqrt(2)))
        return (first, 1 - first)

    def _play_on(self, state: AnyState, maker: BotMaker, rng: Generator) -> None:
        bots: dict[int, Bot] = {}
        for _ in range(self._most):
            waiting = state.waiting_on
            if not waiting:
                return
            seat = waiting[0]
            bot = bots.get(seat)
            if bot is None:
                bot = bots[seat] = maker(rng.spawn())
            state.apply(seat, bot.choose(observe(state, seat)).action)
            self.decisions += 1
