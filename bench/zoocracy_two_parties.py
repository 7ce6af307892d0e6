"""What a token, a majority and the presidency are worth where two parties play Zoocracy: prints them for each round.

    python bench/zoocracy_two_parties.py --games 8000 --jobs 2

Plays games between statesmen and backbenchers. In two of three games a third of the bids is drawn at random, so that
funds and presidencies differ for other reasons than good play. A logistic regression for each round then explains who
wins; each figure is a coefficient divided by that of a goal. The bots use them, smoothed by hand, in
``games/zoocracy/bots/two_parties.py``. Needs numpy.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from menagerie.core.generator import Generator
from menagerie.core.player import observe
from menagerie.games.zoocracy import GAME
from menagerie.games.zoocracy.actions import Bid
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules.position import BID, PRESIDENT, B, E
from menagerie.games.zoocracy.rules.state import ZoocracyState

PAIRS = (("statesman", "statesman"), ("statesman", "backbencher"), ("backbencher", "statesman"))
RIDGE = 0.1


class Sample(NamedTuple):
    """A position as party 0 sees it: differences to party 1."""

    phase: int
    round: int
    elected: bool
    """Whether a President (phase B) or a parliament (phase E) was elected in this round."""
    goals: int
    presidency: int
    food: int
    lead: int
    cards: int


def sample(state: ZoocracyState) -> Sample:
    planned = state.presidential_round if state.phase == B else state.parliamentary_round
    presidency = {0: 1, 1: -1}.get(state.holder[PRESIDENT], 0)
    ahead = state.seats[0] - state.seats[1]
    return Sample(
        state.phase,
        state.round,
        planned > state.round + 1,
        state.goals[0] - state.goals[1],
        presidency,
        state.funds[0] - state.funds[1],
        (ahead > 0) - (ahead < 0),
        len(state.hands[0]) - len(state.hands[1]),
    )


def play_one(number: int) -> tuple[list[Sample], float]:
    """The first position of each campaign and of each event phase, and the share of party 0 in the victory."""
    state = GAME.new(2, ZoocracyOptions(), f"two parties/{number}")
    assert isinstance(state, ZoocracyState)
    rng = Generator(f"explore {number}")
    bots = [GAME.bots[name](Generator(f"{number} {seat}")) for seat, name in enumerate(PAIRS[number % len(PAIRS)])]
    found: dict[tuple[int, int], Sample] = {}
    while state.waiting_on:
        seat = state.waiting_on[0]
        if state.phase in (B, E):
            found.setdefault((state.round, state.phase), sample(state))
        action: Any = bots[seat].choose(observe(state, seat)).action
        if state.step == BID and number // len(PAIRS) % 3 and rng.below(3) == 0:
            action = Bid(rng.below(state.funds[seat] + 1))
        state.apply(seat, action)
    result = state.result()
    assert result is not None
    return list(found.values()), (0 in result.winners) / len(result.winners)


def logistic(columns: NDArray[np.float64], won: NDArray[np.float64]) -> NDArray[np.float64]:
    """The coefficients, by Newton's method."""
    matrix = np.c_[columns, np.ones(len(columns))]
    weights = np.zeros(matrix.shape[1])
    for _ in range(30):
        likely = 1 / (1 + np.exp(-matrix @ weights))
        slope = matrix.T @ (won - likely) - RIDGE * weights
        curve = (matrix * (likely * (1 - likely))[:, None]).T @ matrix + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    found: NDArray[np.float64] = weights
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="What food, a majority and the presidency are worth to two parties.")
    parser.add_argument("--games", type=int, default=8000, help="games (8000)")
    parser.add_argument("--jobs", type=int, default=1, help="processes at work (1)")
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.jobs) as pool:
        games = list(pool.map(play_one, range(arguments.games), chunksize=16))
    goal = [1.0] * 9
    for phase, name in ((E, "parliament elected"), (B, "President elected")):
        for number in range(1, 9):
            rows = [(one, won) for played, won in games for one in played if one[:3] == (phase, number, True)]
            if len(rows) < 100:
                continue
            columns = np.array(
                [
                    (one.goals - one.presidency * (phase == B), one.presidency, one.food, one.lead, one.cards)
                    for one, _ in rows
                ],
                dtype=float,
            )
            weights = logistic(columns, np.array([won for _, won in rows]))
            if np.ptp(
                columns[:, 0]
            ):  # in the first round nobody had a goal before: that of after the election is taken
                goal[number] = weights[0]
            presidency, token, lead = (weights[place] / goal[number] for place in (1, 2, 3))
            print(f"round {number}, {name}: presidency {presidency:.2f}, token {token:.3f}, lead {lead:.2f}")


if __name__ == "__main__":
    main()
