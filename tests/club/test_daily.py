"""The deal of the day: seeds that tell nothing of each other, set-ups that can be played, and the list of scores."""

from __future__ import annotations

import msgspec
import pytest

from menagerie.club import daily
from menagerie.core.contract import AnyGame
from menagerie.core.registry import all_games

KEY = "5e" * 32
DAYS = [daily.days_after("2026-11-16", number) for number in range(28)]
"""Four weeks from a Monday on."""

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def test_a_day_is_that_of_utc() -> None:
    assert daily.date_at(0.0) == "1970-01-01"
    assert daily.date_at(daily.begins("2026-11-19")) == "2026-11-19"
    assert daily.date_at(daily.ends("2026-11-19") - 1) == "2026-11-19"
    assert daily.date_at(daily.ends("2026-11-19")) == "2026-11-20"
    assert daily.is_date("2024-02-29")
    assert not any(map(daily.is_date, ("2023-02-29", "20240229", "2024-2-9", "", "today")))


def test_a_seed_follows_from_key_and_date_and_tells_nothing_of_others() -> None:
    seeds = {daily.day_seed(KEY, day) for day in DAYS}
    assert len(seeds) == len(DAYS)
    assert daily.day_seed(KEY, DAYS[0]) in seeds
    assert daily.day_seed(KEY[:-1] + "f", DAYS[0]) not in seeds
    games = {daily.game_seed(seed, game.name) for seed in seeds for game in all_games()}
    assert len(games) == len(DAYS) * len(all_games())
    assert not games & seeds
    seed = daily.day_seed(KEY, DAYS[0])
    assert KEY not in seed
    assert daily.commitment(seed) != seed


@each_game
def test_every_day_can_be_played(game: AnyGame) -> None:
    found = [daily.setup(game, day) for day in DAYS]
    for one in found:
        options = msgspec.convert(one.options, game.options_type)
        game.check_new(one.players, options)
        assert 0 <= one.seat < one.players <= daily.MOST_PLAYERS
        assert one.bot in game.levels
        game.new(one.players, options, "any")
    assert len({one.players for one in found}) > 1
    assert len({one.seat for one in found}) > 1


@each_game
def test_options_differ_from_day_to_day_and_bots_grow_stronger_through_the_week(game: AnyGame) -> None:
    usual = msgspec.to_builtins(game.options_type())
    week = [daily.setup(game, day) for day in DAYS[:7]]
    assert week[0].options == usual
    for one in week[1:]:
        assert sum(one.options[name] != usual[name] for name in usual) == 1
    strengths = [game.levels.index(one.bot) for one in week]
    assert strengths == sorted(strengths)
    assert strengths[0] < strengths[-1]
    assert [one.bot for one in week] == [daily.setup(game, day).bot for day in DAYS[7:14]]


def test_equal_choices_have_equal_histories_until_they_differ() -> None:
    one = daily.histories([{"type": "a"}, {"type": "b", "n": 1}, {"type": "c"}])
    other = daily.histories([{"type": "a"}, {"n": 1, "type": "b"}, {"type": "d"}])
    assert one == other
    third = daily.histories([{"type": "a"}, {"type": "b", "n": 2}, {"type": "c"}])
    assert third[:2] == one[:2]
    assert third[2] != one[2]
    assert len(set(one)) == 3


def test_a_distribution_counts_everybody_once_in_bars_of_one_width() -> None:
    assert daily.distribution({}) == []
    assert daily.distribution({7: 3}) == [daily.Bar(7, 7, 3)]
    few = daily.distribution({-2: 1, 1: 4})
    assert [(bar.least, bar.most, bar.players) for bar in few] == [(-2, -2, 1), (-1, -1, 0), (0, 0, 0), (1, 1, 4)]
    scores = dict.fromkeys(range(100, 1000, 7), 1)
    bars = daily.distribution(scores)
    assert len(bars) <= daily.BARS
    assert sum(bar.players for bar in bars) == len(scores)
    assert len({bar.most - bar.least for bar in bars}) == 1


def test_a_place_is_behind_higher_scores_and_behind_equal_ones_of_better_games() -> None:
    scores = {(12, 1): 2, (12, 2): 1, (9, 1): 3}
    assert daily.place(scores, 12, 1) == 1
    assert daily.place(scores, 12, 2) == 3
    assert daily.place(scores, 9, 1) == 4
    assert daily.place(scores, 5, 3) == 7
