"""Any game as a PettingZoo environment, one agent after the other (AEC).

>>> from menagerie.lab import pettingzoo_env
>>> env = pettingzoo_env.env("lucky-lions", players=3, options={"busy_zoo": True})
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, over, cut_off, info = env.last()
...     env.step(None if over or cut_off else env.action_space(agent).sample(observation["action_mask"]))

* Agents are ``player_0``, ``player_1``, ... in seat order. An action is its place in `Game.all_actions`.
* ``observation["observation"]`` is what that seat may know as whole numbers, each explained in docs/features.md;
  ``env.unwrapped.encoding.scaled`` brings them between 0 and 1. ``observation["action_mask"]`` holds its legal actions:
  all 0 for an agent that is not asked.
* Where several owe a secret decision at the same time, they are asked one after the other. Nobody sees what the others
  chose, since everyone observes through the view of their own seat. A decision is taken once: who has answered is not
  asked again whether to change it.
* The reward comes at the end, see `menagerie.lab.returns`. After ``max_moves`` moves a game is truncated without one.
* ``env`` has PettingZoo's wrappers: an illegal action ends the game and costs its agent 1. ``raw_env`` is faster,
  and raises the refusal with the paragraph of the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from menagerie.core.contract import AnyGame, AnyState, Options
from menagerie.core.words import words_for
from menagerie.lab.encoding import Array, Encoding, SeedSequence
from menagerie.lab.returns import returns

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise ImportError(
        f"{missing.name} is not installed; PettingZoo environments need the extra: pip install 'menagerie[research]'"
    ) from missing

Observation = dict[str, Array]

MAX_MOVES = 10_000


def env(
    game: str | AnyGame,
    players: int | None = None,
    options: Options | Mapping[str, Any] | None = None,
    *,
    max_moves: int = MAX_MOVES,
    render_mode: str | None = None,
) -> AECEnv:
    """The environment as PettingZoo's own games come: it minds the order of calls, and ends at an illegal action."""
    raw = raw_env(game, players, options, max_moves=max_moves, render_mode=render_mode)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))
    )


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 - PettingZoo has no types, and this name for it
    """One table of one game. Without a number of players it seats as few as the game allows."""

    def __init__(
        self,
        game: str | AnyGame,
        players: int | None = None,
        options: Options | Mapping[str, Any] | None = None,
        *,
        max_moves: int = MAX_MOVES,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, max_moves=max_moves, render_mode=render_mode)
        super().__init__()
        self.encoding = Encoding(game, players, options)
        self.game, self.players, self.options = self.encoding.game, self.encoding.players, self.encoding.options
        self.max_moves = max_moves
        self.render_mode = render_mode
        self.metadata = {
            "name": "menagerie_" + self.game.name.replace("-", "_"),
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self._words = words_for(self.game, "en")
        self._seeds = SeedSequence()

        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observation = spaces.Dict(
            {"observation": self.encoding.feature_space(), "action_mask": self.encoding.mask_space()}
        )
        self.action_spaces = {agent: self.encoding.action_space() for agent in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.state_space = self.encoding.feature_space(self.players)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game. The seed is the game's own, so that a record of it can be replayed anywhere.

        Without one, games follow one another that depend on the seed given last, or on nothing if there was none.
        The options belong to the environment and do not change from game to game.
        """
        self.table: AnyState = self.encoding.new(self._seeds.next(seed))
        self.moves = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        """Turns to the first agent that owes a decision; to the first of all when the game is over or cut off."""
        waiting_on = self.table.waiting_on
        if waiting_on and self.moves < self.max_moves:
            self.agent_selection = self.possible_agents[waiting_on[0]]
        else:
            self._end(over=not waiting_on)
        if self.render_mode == "human":
            self.render()

    def _end(self, *, over: bool) -> None:
        """The only time that there are rewards, so that nothing has to be added up before."""
        ends = self.terminations if over else self.truncations
        ends.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.agents[0]
        result = self.table.result()
        if result is not None:
            self.rewards = dict(zip(self.possible_agents, returns(result), strict=True))
            self._accumulate_rewards()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.apply(self._seats[agent], self.encoding.action_at(action))
        self.moves += 1
        self._ask()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        asked = agent == self.agent_selection and not (self.terminations[agent] or self.truncations[agent])
        mask = self.encoding.mask(self.table, seat) if asked else self.encoding.empty_mask()
        return {"observation": self.encoding.features(self.table, seat), "action_mask": mask}

    def state(self) -> Array:
        """What all seats together know, for training with a critic that may see it."""
        return np.concatenate([self.encoding.features(self.table, seat) for seat in range(self.players)])

    def render(self) -> str | None:
        """The question and the position in words, as the agent that is asked sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() shows nothing without a render mode: choose 'ansi' or 'human'")
            return None
        asked = self._seats[self.agent_selection] if self.table.waiting_on else None
        view = self.table.view(asked)
        text = f"{self.game.question(view, self._words)}\n{self.game.describe(view, self._words)}"
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None
