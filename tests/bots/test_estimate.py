"""Estimates of the probabilities to win, and the turning points they lead to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from menagerie.bots import bots_for
from menagerie.bots.estimate import Estimator, final_probabilities, lead_probabilities
from menagerie.bots.turning_points import LEAST_SWING, TURNING_POINTS, review
from menagerie.core import record as records
from menagerie.core.contract import ExpectedScore
from menagerie.core.generator import Generator
from menagerie.core.player import observe
from menagerie.core.registry import game as find_game

SHORT = 40_000
"""Decisions: enough for a rough estimate of a short game."""


def recorded(name: str, players: int, seed: str, bot: str | None = None) -> records.Record:
    """A game between bots, as a record."""
    game = find_game(name)
    state = game.new(players, None, seed)
    seats = [bots_for(game)[bot or "random"](Generator(f"{seed} {seat}")) for seat in range(players)]
    moves: list[records.Move] = []
    while state.waiting_on:
        seat = state.waiting_on[0]
        point = state.point(seat)
        assert point is not None
        action = seats[seat].choose(observe(state, seat)).action
        moves.append(records.Move(seat, point, msgspec.to_builtins(action)))
        state.apply(seat, action)
    return records.Record(
        game=name,
        rules=game.rules_version,
        options=msgspec.to_builtins(game.options_type()),
        seats=tuple(records.Seat(f"P{seat}", None) for seat in range(players)),
        commitment=records.commitment(seed),
        seed=seed,
        actions=tuple(moves),
        result=state.result(),
    )


GAMES = [("lucky-lions", 3), ("zoo-le-ma", 2), ("zoocracy", 3), ("18zoo", 3)]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_equal_records_give_equal_reviews_that_end_with_the_winner(name: str, players: int) -> None:
    record = recorded(name, players, "7")
    found = review(record, SHORT)
    assert found == review(record, SHORT)
    assert record.result is not None
    for there in found.curve:
        assert len(there.win_probabilities) == players
        assert sum(there.win_probabilities) == pytest.approx(1, abs=0.001)
    winners = record.result.winners
    assert found.curve[0].at == 0
    assert found.curve[-1].at == len(record.actions)
    assert sum(found.curve[-1].win_probabilities[seat] for seat in winners) == pytest.approx(1, abs=0.001)
    assert 0 < len(found.points) <= TURNING_POINTS
    assert [point.move for point in found.points] == sorted({point.move for point in found.points})
    for point in found.points:
        assert record.actions[point.move - 1].seat == point.seat
        swing = sum(abs(after - before) for after, before in zip(point.after, point.before, strict=True)) / 2
        assert swing >= LEAST_SWING - 0.001, "before and after are those of the whole moment"
        assert abs(point.after[point.changed] - point.before[point.changed]) == pytest.approx(
            max(abs(after - before) for after, before in zip(point.after, point.before, strict=True)), abs=0.001
        )
        if point.preferred is not None:
            assert point.preferred.action != record.actions[point.move - 1].action


def test_the_work_is_bounded_by_its_budget() -> None:
    record = recorded("lucky-lions", 3, "7")
    estimator = Estimator(find_game("lucky-lions"), 3, "seed", 25)
    state: Any = records.start(record)
    assert sum(estimator.win_probabilities(state, 1_000, "luck")) == pytest.approx(1)
    assert estimator.left == 0
    assert review(record, 0).curve[-1].win_probabilities == final_probabilities(_ended(record)), (
        "without any budget the end is still known"
    )


def _ended(record: records.Record) -> Any:
    state = records.start(record)
    for number, move in enumerate(record.actions, start=1):
        state.apply(move.seat, records.decode_move(records.game_of(record), move, number))
    return state


def test_another_seed_of_the_luck_gives_another_estimate() -> None:
    game = find_game("lucky-lions")
    state = game.new(3, None, "3")
    one, same, other = (Estimator(game, 3, seed).win_probabilities(state, 24, "luck") for seed in ("a", "a", "b"))
    assert one == same
    assert one != other


def test_an_estimate_changes_nothing() -> None:
    game = find_game("lucky-lions")
    state = game.new(3, None, "3")
    before = state.snapshot()
    estimator = Estimator(game, 3, "a")
    estimator.win_probabilities(state, 4, "luck")
    seat = state.waiting_on[0]
    estimator.win_probabilities_after(state, seat, state.legal(seat)[0], 4, "luck")
    assert state.snapshot() == before


def test_who_is_far_ahead_wins_the_race_and_equals_share_it() -> None:
    ahead = lead_probabilities([ExpectedScore(50, 5), ExpectedScore(20, 5), ExpectedScore(10, 5)])
    assert ahead[0] > 0.99
    assert lead_probabilities([ExpectedScore(30, 8), ExpectedScore(30, 8)]) == pytest.approx((0.5, 0.5))
    close, open_still = (
        lead_probabilities([ExpectedScore(30, 4), ExpectedScore(26, 4)])[0],
        lead_probabilities([ExpectedScore(30, 20), ExpectedScore(26, 20)])[0],
    )
    assert close > open_still > 0.5


@pytest.mark.parametrize(("name", "games"), [("zoo-le-ma", 3), ("zoocracy", 12), ("18zoo", 3)])
def test_late_in_a_game_the_winner_is_the_favourite(name: str, games: int) -> None:
    """On average over a few games between bots, and more clearly than in the middle."""
    late: list[float] = []
    early: list[float] = []
    for seed in range(1, games + 1):
        record = recorded(name, 3, str(seed))
        assert record.result is not None
        curve = review(record, SHORT).curve
        for found, share in ((early, 0.3), (late, 0.97)):
            there = min(curve, key=lambda point: abs(point.at - share * len(record.actions)))
            found.append(sum(there.win_probabilities[seat] for seat in record.result.winners))
    assert sum(late) / len(late) > 0.6
    assert sum(late) > sum(early) - 0.2
