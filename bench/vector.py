"""How many steps a second many games at once take, beside as many single environments: prints ratios.

    .venv-compiled/bin/python bench/vector.py             # 64 games of each kind, the compiled rules
    .venv-compiled/bin/python bench/vector.py --games 256 --processes 2

The single environments are ``env`` and ``raw_env`` of `menagerie.lab.pettingzoo_env`, stepped one after the other in
this process. All choose at random among what is allowed, and take turns for some rounds. Wall time: run it on a quiet
machine.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import menagerie
from menagerie.lab import pettingzoo_env, vector

ROUNDS = 5
PLAYERS = 4


def single_environments(make: Callable[[str, int], Any], game: str, count: int) -> Callable[[], int]:
    """One step of each, and how many those are."""
    rng, envs = random.Random(1), [make(game, PLAYERS) for _ in range(count)]
    for number, env in enumerate(envs):
        env.reset(seed=number)

    def step() -> int:
        for env in envs:
            observation: Any = env.last()[0]
            env.step(int(rng.choice((observation["action_mask"] == 1).nonzero()[0])))
            if any(env.terminations.values()) or any(env.truncations.values()):
                env.reset()
        return count

    return step


def vector_games(games: vector.VectorGames) -> Callable[[], int]:
    rng, masks = np.random.default_rng(1), [games.reset(seed=1).masks]

    def step() -> int:
        masks[0] = games.step(vector.random_actions(masks[0], rng)).masks
        return games.n

    return step


def rate(step: Callable[[], int], seconds: float) -> float:
    """Steps a second."""
    done, began = 0, time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        done += step()
    return done / took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--processes", type=int, help="otherwise as many as there are cores")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each round takes (1)")
    chosen = parser.parse_args()
    sheet = Table(title=f"{chosen.games} games at once, {PLAYERS} players, at random: steps a second")
    for column in ("", "env()", "raw_env()", "vector", "env() = 1", "raw_env() = 1"):
        sheet.add_column(column, justify="right" if column else "left")
    for game in menagerie.all_games():
        with vector.make(game, chosen.games, PLAYERS, processes=chosen.processes) as games:
            makers = (pettingzoo_env.env, pettingzoo_env.raw_env)
            steps = [*(single_environments(make, game.name, chosen.games) for make in makers), vector_games(games)]
            rounds = [[rate(step, chosen.seconds) for step in steps] for _ in range(ROUNDS)]
        rates = [median(one) for one in zip(*rounds, strict=True)]
        ratios = [median(one[-1] / one[place] for one in rounds) for place in range(len(makers))]
        sheet.add_row(game.name, *(f"{one:,.0f}" for one in rates), *(f"{one:.2f}" for one in ratios))
    Console(width=None if sys.stdout.isatty() else 120).print(sheet)


if __name__ == "__main__":
    main()
