"""Fits the weights of Zoo le Ma's strategist: plays games of builders and prints the file of weights.

    python bench/zoo_le_ma_weights.py > src/menagerie/games/zoo_le_ma/data/fitted_weights.toml

Before every auction it notes what each zoo has: the points it may be expected to score, coins, tiles, and so on. At
the end least squares tells how much a lead in each of these figures was worth. Builders bid more wildly here than
they usually do, so that leads of every kind come about. Needs numpy, from the extra menagerie[research].
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict

import numpy as np
from numpy.typing import NDArray

from menagerie.core.generator import Generator
from menagerie.core.player import Observation
from menagerie.games.zoo_le_ma import GAME
from menagerie.games.zoo_le_ma.bots.builder import Builder
from menagerie.games.zoo_le_ma.bots.evaluation import Evaluation, stage_number, zoo_shape
from menagerie.games.zoo_le_ma.bots.expected_points import expected_points
from menagerie.games.zoo_le_ma.bots.fitted_weights import STAGES
from menagerie.games.zoo_le_ma.rules.position import BID, YEARS
from menagerie.games.zoo_le_ma.rules.state import ZooLeMaState

FIGURES = ("points", "coins", "tiles", "ends", "spare", "benches", "closings", "growing")
RIDGE = 0.01
"""The ridge term: figures that go together would otherwise get arbitrary weights."""

HEAD = f"""\
# What a lead in each of these figures was worth in points at the end of a game: weights for the strategist.
#
# source = fitted by least squares to games of builders among themselves; bench/zoo_le_ma_weights.py plays them and
# prints this file. By number of players, then by year and how far it has come: before its first auction, before the
# next two, before the others.

figures = [{", ".join(f'"{figure}"' for figure in FIGURES)}]
"""


class WildBuilder(Builder):
    noise = 70


def leads(figures: list[list[float]]) -> NDArray[np.float64]:
    """How far each seat is ahead of the others' average, figure by figure."""
    table = np.array(figures, float)
    apart: NDArray[np.float64] = table - (table.sum(axis=0) - table) / (len(table) - 1)
    return apart


def figures_of(state: ZooLeMaState) -> list[list[float]]:
    points = expected_points(Evaluation(state, {}).forecast(state.lot - 1), state.zoos)
    found = []
    for seat, zoo in enumerate(state.zoos):
        ends, spare, closings, growing = zoo_shape(zoo)
        row = [points[seat], state.coins[seat], len(zoo.tiles), ends, spare, zoo.benches, closings, growing]
        found.append([float(figure) for figure in row])
    return found


def play(players: int, number: int) -> list[tuple[int, NDArray[np.float64], NDArray[np.float64]]]:
    """One game: at each auction its stage, the leads then, and what they became."""
    state = GAME.new(players, None, f"experience {number}")
    assert isinstance(state, ZooLeMaState)
    bots = [WildBuilder(Generator(f"experience {number}/{seat}")) for seat in range(players)]
    noted = []
    while state.waiting_on:
        if state.step == BID and len(state.waiting_on) == players:
            now = leads([[float(score)] for score in state.scores])
            noted.append((stage_number(state.year, state.lot), leads(figures_of(state)), now))
        seat = state.waiting_on[0]
        state.apply(seat, bots[seat].choose(Observation(state, seat)).action)
    final = leads([[float(score)] for score in state.scores])
    return [(when, then, (final - now)[:, 0]) for when, then, now in noted]


def fit(players: int, games: int) -> dict[int, NDArray[np.float64]]:
    """The weights, stage by stage."""
    held, became = defaultdict(list), defaultdict(list)
    for number in range(games):
        for when, then, gained in play(players, number):
            held[when].append(then)
            became[when].append(gained)
        print(f"\r{players} players: {number + 1} of {games} games", end="", file=sys.stderr)
    print(file=sys.stderr)
    weights = {}
    for when in held:
        rows, wanted = np.concatenate(held[when]), np.concatenate(became[when])
        scale = rows.std(axis=0) + 1e-9
        rows = rows / scale
        square = rows.T @ rows + RIDGE * len(rows) * np.eye(len(FIGURES))
        weights[when] = np.linalg.solve(square, rows.T @ wanted) / scale
    weights[stage_number(1, 0)] = weights[stage_number(1, 1)]  # before the first auction nobody leads in anything
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Plays builders' games of Zoo le Ma and fits the strategist's weights."
    )
    parser.add_argument("--games", type=int, default=700, help="so many for each number of players (700)")
    games = parser.parse_args().games
    print(HEAD)
    for players in (2, 3, 4):
        weights = fit(players, games)
        print(f"[players-{players}]")
        for year in range(1, YEARS + 1):
            for place, name in enumerate(STAGES):
                row = ", ".join(f"{weight:.2f}" for weight in weights[3 * year + place])
                print(f"year-{year}-{name} = [{row}]")
        if players < 4:
            print()


if __name__ == "__main__":
    main()
