"""Counting games."""

import statistics
from fractions import Fraction

import pytest

from menagerie.core.contract import Result, Standing
from menagerie.lab.intervals import wilson
from menagerie.lab.series import Outcome, Series
from menagerie.lab.tally import RunningSums, Tally

SERIES = Series("lucky-lions", 3, ("random", "keeper", "random"), "s")


def ended(actions: int, winners: tuple[int, ...], scores: tuple[int, ...]) -> Outcome:
    ranks = [1 if seat in winners else 2 for seat in range(len(scores))]
    standings = [Standing(seat, ranks[seat], score) for seat, score in enumerate(scores)]
    return Outcome(actions, Result(tuple(standings), "ending-cards"))


def counted(*games: Outcome) -> Tally:
    tally = Tally(SERIES, 1)
    for outcome in games:
        tally.add(outcome)
    return tally


def test_a_shared_victory_is_split_so_that_wins_add_up_to_the_games() -> None:
    report = counted(
        ended(10, (0,), (10, 3, 4)),
        ended(20, (0, 1), (9, 9, 1)),
        ended(30, (0, 1, 2), (5, 5, 5)),
    ).report()
    assert report.wins == (1.833333, 0.833333, 0.333333)
    assert report.wins_alone == (1, 0, 0)
    assert report.wins_shared == (2, 2, 1)
    assert report.shared_games == 2
    assert report.shares == (0.611111, 0.277778, 0.111111)
    assert report.advantage == (0.277778, -0.055556, -0.222222)


def test_an_unfinished_game_counts_its_actions_and_nothing_else() -> None:
    report = counted(ended(10, (2,), (1, 2, 12)), Outcome(500)).report()
    assert (report.games, report.finished, report.unfinished, report.actions) == (2, 1, 1, 510)
    assert report.wins == (0.0, 0.0, 1.0)
    assert (report.length.mean, report.length.max) == (10.0, 10)


def test_no_finished_game_gives_no_figures() -> None:
    report = counted(Outcome(500)).report()
    assert report.finished == 0
    assert report.shares == (None, None, None)
    assert report.intervals == (None, None, None)
    assert report.length.mean is None
    assert report.by_bot["keeper"].interval is None


def test_a_bots_seats_are_taken_together() -> None:
    report = counted(ended(1, (0,), (1, 0, 0)), ended(1, (2,), (0, 0, 1)), ended(1, (1,), (0, 1, 0))).report()
    assert report.by_bot["random"].seats == (0, 2)
    assert report.by_bot["random"].wins == 2
    assert report.by_bot["random"].fair == 0.666667
    assert report.by_bot["keeper"].share == 0.333333


def test_the_order_of_games_changes_nothing() -> None:
    games = [ended(n, (n % 3,) if n % 4 else (0, 1, 2), (n, 2 * n, 7)) for n in range(1, 40)]
    assert counted(*games).report() == counted(*reversed(games)).report()


@pytest.mark.parametrize("figures", [[3], [1, 2], [5, 5, 5], [0, 10, 4, 4, 7, -2]])
def test_a_spread_is_what_statistics_says(figures: list[int]) -> None:
    taken = RunningSums()
    for figure in figures:
        taken.add(figure)
    spread = taken.spread()
    assert spread.mean == pytest.approx(statistics.mean(figures), abs=1e-6)
    assert spread.sd == pytest.approx(statistics.stdev(figures) if len(figures) > 1 else 0, abs=1e-6)
    assert (spread.min, spread.max) == (min(figures), max(figures))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.236593, 0.763407), (0, 10, 0.0, 0.277533), (10, 10, 0.722467, 1.0), (1, 1, 0.206549, 1.0)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=2e-6)


def test_wilsons_interval_holds_the_share_and_shrinks_with_more_games() -> None:
    few, many = wilson(Fraction(5, 2), 10), wilson(Fraction(500, 2), 1000)
    assert few is not None
    assert many is not None
    assert few[0] < many[0] < 0.25 < many[1] < few[1]
    assert wilson(0, 0) is None
