"""Any game as a Gymnasium environment: one seat is the agent's, bots sit in the others.

>>> from menagerie.lab.gymnasium_env import SingleSeat
>>> env = SingleSeat("lucky-lions", opponents=["keeper"], players=3)
>>> observation, info = env.reset(seed=7)
>>> over = cut_off = False
>>> while not (over or cut_off):
...     action = env.action_space.sample(info["action_mask"])
...     observation, reward, over, cut_off, info = env.step(action)

* The observation is what the seat may know, as numbers; ``info["action_mask"]`` says what it may do.
* Between two decisions of the agent the bots play. The reward comes at the end, see `menagerie.lab.returns`.
* An illegal action ends the game and costs 1; ``info["refusal"]`` names the paragraph. After ``max_moves`` moves of all
  seats together the game is truncated without a reward.
* The seat may change from game to game: with ``seat=None`` it is drawn from the game's seed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from menagerie.bots import best_bot, maker_named
from menagerie.core.contract import AnyGame, AnyState, Options, Refused
from menagerie.core.generator import Generator
from menagerie.core.player import Bot, observe
from menagerie.core.words import words_for
from menagerie.lab.encoding import Array, Encoding, SeedSequence
from menagerie.lab.returns import returns

MAX_MOVES = 10_000
ILLEGAL = -1.0


class SingleSeat(gymnasium.Env[Array, np.int64]):
    """One seat of one game."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str | AnyGame,
        seat: int | None = 0,
        opponents: Sequence[str] = (),
        players: int | None = None,
        options: Options | Mapping[str, Any] | None = None,
        *,
        max_moves: int = MAX_MOVES,
        render_mode: str | None = None,
    ) -> None:
        self.encoding = Encoding(game, players, options)
        self.game = self.encoding.game
        if seat is not None and not 0 <= seat < self.encoding.players:
            raise ValueError(f"there is no seat {seat}: they go from 0 to {self.encoding.players - 1}")
        self.opponents = tuple(opponents) or (best_bot(self.game),)
        for name in self.opponents:
            maker_named(self.game, name)  # an unknown one is told here, not in the middle of a game
        self.max_moves = max_moves
        self.render_mode = render_mode
        self.observation_space = self.encoding.feature_space()
        self.action_space = self.encoding.action_space()
        self._fixed_seat = seat
        self._seeds = SeedSequence()
        self._words = words_for(self.game, "en")
        self.state: AnyState | None = None
        self.seat = seat or 0
        self.moves = 0

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - part of the interface
    ) -> tuple[Array, dict[str, Any]]:
        """A new game; the bots play until the seat has to decide. The options belong to the environment."""
        super().reset(seed=seed)
        text = self._seeds.next(seed)
        self.state = self.encoding.new(text)
        players = self.encoding.players
        self.seat = Generator(f"{text}/agent").below(players) if self._fixed_seat is None else self._fixed_seat
        others = [seat for seat in range(players) if seat != self.seat]
        self._bots: dict[int, Bot] = {
            seat: maker_named(self.game, self.opponents[place % len(self.opponents)])(Generator(f"{text}/seat {seat}"))
            for place, seat in enumerate(others)
        }
        self.moves = 0
        self._play_others(self.state)
        return self.encoding.features(self.state, self.seat), self._info(self.state)

    def step(self, action: int | np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        state = self.state
        if state is None or not state.waiting_on:
            raise RuntimeError("there is no game to go on with: call reset() first")
        chosen = self.encoding.action_at(int(action))
        try:
            state.apply(self.seat, chosen)
        except Refused as refusal:
            self.state = None
            info = {"action_mask": self.encoding.empty_mask(), "refusal": str(refusal)}
            return self.encoding.features(state, self.seat), ILLEGAL, True, False, info
        self.moves += 1
        self._play_others(state)
        result = state.result()
        reward = 0.0 if result is None else returns(result)[self.seat]
        cut_off = result is None and self.moves >= self.max_moves
        return self.encoding.features(state, self.seat), reward, result is not None, cut_off, self._info(state)

    def _play_others(self, state: AnyState) -> None:
        """The bots decide until it is the agent's turn, or the end. Where several decide in secret at the same time,
        nobody sees what the others chose."""
        while (waiting := state.waiting_on) and waiting[0] != self.seat and self.moves < self.max_moves:
            state.apply(waiting[0], self._bots[waiting[0]].choose(observe(state, waiting[0])).action)
            self.moves += 1

    def _info(self, state: AnyState) -> dict[str, Any]:
        asked = self.seat in state.waiting_on and self.moves < self.max_moves
        return {"action_mask": self.encoding.mask(state, self.seat) if asked else self.encoding.empty_mask()}

    def action_masks(self) -> Array:
        """The mask of the present decision, under the name that learning libraries look for."""
        assert self.state is not None
        mask: Array = self._info(self.state)["action_mask"]
        return mask

    def render(self) -> str | None:
        """The question and the position in words, as the seat sees it."""
        if self.render_mode is None or self.state is None:
            return None
        view = self.state.view(self.seat)
        return f"{self.game.question(view, self._words)}\n{self.game.describe(view, self._words)}"
