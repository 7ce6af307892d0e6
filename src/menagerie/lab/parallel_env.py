"""Any game as a PettingZoo environment in which everybody who is asked decides at the same time.

>>> from menagerie.lab.parallel_env import ParallelGame
>>> env = ParallelGame("zoo-le-ma", players=3)
>>> observations, infos = env.reset(seed=7)
>>> while env.agents:
...     actions = {
...         agent: env.action_space(agent).sample(observations[agent]["action_mask"])
...         for agent in env.agents if observations[agent]["action_mask"].any()
...     }
...     observations, rewards, over, cut_off, infos = env.step(actions)

In Zoo le Ma and Zoocracy all bid at once; in the other games mostly one agent is asked, and a step is its move. An
agent whose mask is empty is not asked, and what is given for it is not looked at. A decision that another one of the
same step has taken away is dropped: nobody is asked twice. An illegal action ends the game and costs its agent 1.
Observations, masks, rewards and truncation are those of
`menagerie.lab.pettingzoo_env`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from menagerie.core.contract import AnyGame, AnyState, Options
from menagerie.lab.encoding import Encoding, SeedSequence
from menagerie.lab.returns import returns

MAX_STEPS = 10_000
ILLEGAL = -1.0

Observation = dict[str, Any]
Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]
"""Observations, rewards, who is at the end, who is cut off, and nothing more."""


class ParallelGame(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One table of one game."""

    def __init__(
        self,
        game: str | AnyGame,
        players: int | None = None,
        options: Options | Mapping[str, Any] | None = None,
        *,
        max_steps: int = MAX_STEPS,
        render_mode: str | None = None,
    ) -> None:
        self.encoding = Encoding(game, players, options)
        self.max_steps = max_steps
        self.render_mode = render_mode
        name = "menagerie_" + self.encoding.game.name.replace("-", "_")
        self.metadata = {"name": name, "render_modes": [], "is_parallelizable": True}
        self.possible_agents = [f"player_{seat}" for seat in range(self.encoding.players)]
        self.agents: list[str] = []
        self._seeds = SeedSequence()
        observation = spaces.Dict(
            {"observation": self.encoding.feature_space(), "action_mask": self.encoding.mask_space()}
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = {agent: self.encoding.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - part of the interface
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table: AnyState = self.encoding.new(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.steps = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> Step:
        """Everybody who is asked decides; an agent that is asked and gives nothing raises a `ValueError`."""
        table, points = self.table, {seat: self.table.point(seat) for seat in self.table.waiting_on}
        chosen = {seat: self.encoding.action_at(actions.get(self.possible_agents[seat])) for seat in points}
        illegal = [seat for seat in points if table.check(seat, chosen[seat]) is not None]
        if illegal:
            return self._step_result([ILLEGAL if seat in illegal else 0.0 for seat in range(self.encoding.players)])
        for seat, point in points.items():
            if seat in table.waiting_on and table.point(seat) == point:
                table.apply(seat, chosen[seat])
        self.steps += 1
        result = table.result()
        if result is not None:
            return self._step_result(returns(result))
        cut_off = self.steps >= self.max_steps
        return self._step_result((0.0,) * self.encoding.players, over=False, cut_off=cut_off)

    def _step_result(self, rewards: Sequence[float], *, over: bool = True, cut_off: bool = False) -> Step:
        there = self.agents
        if over or cut_off:
            self.agents = []
        return (
            self._observations(),
            dict(zip(there, rewards, strict=True)),
            dict.fromkeys(there, over),
            dict.fromkeys(there, cut_off),
            {agent: {} for agent in there},
        )

    def _observations(self) -> dict[str, Observation]:
        """Of every agent, also at the end; the mask is empty for those who are not asked."""
        asked = self.table.waiting_on if self.agents else ()
        return {
            agent: {
                "observation": self.encoding.features(self.table, seat),
                "action_mask": (self.encoding.mask(self.table, seat) if seat in asked else self.encoding.empty_mask()),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> None:
        """Nothing is drawn: the environments of `menagerie.lab.pettingzoo_env` put positions into words."""
