"""The study of balance: what it counts, what it finds, and the page it makes of it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from menagerie.core.contract import AnyGame
from menagerie.core.registry import all_games
from menagerie.core.registry import game as find_game
from menagerie.core.words import core_words
from menagerie.games.lucky_lions.actions import Choose, Discard
from menagerie.games.lucky_lions.game import LuckyLions
from menagerie.lab.balance.findings import findings
from menagerie.lab.balance.html_report import html_report
from menagerie.lab.balance.names import kind_title, piece_name
from menagerie.lab.balance.observed_game import ObservedGame, choice_name, observe_game
from menagerie.lab.balance.study import Study, classes, counted, mean_of, study
from menagerie.lab.balance.variation import options_to_vary, values_of, variants, vary
from menagerie.lab.series import Series, play
from menagerie.lab.workers import Processes

LIONS = "lucky-lions"


def series(name: str = LIONS, players: int = 2, **more: Any) -> Series:
    return Series(name, players, ("random",) * players, "a seed", **more)


def ended(number: int, winner: int, uses: Sequence[tuple[str, str, int, int]] = (), **more: Any) -> ObservedGame:
    points = tuple(float(seat == winner) for seat in range(2))
    return ObservedGame(number, 10, points, tuple(12 if won else 5 for won in points), uses=tuple(uses), **more)


def found(made: Study) -> str:
    return "\n".join(findings(find_game(LIONS), made, core_words("en")))


# --- one game ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_looking_on_changes_nothing_and_every_piece_has_a_name(name: str) -> None:
    plan = series(name, 3, cap=2500)
    observed = observe_game(plan, 1)
    assert (observed.actions, observed.scores) == (play(plan, 1).actions, play(plan, 1).scores or ())
    assert observed.uses
    assert observed.choices
    assert all(0 <= taken <= offered for _, offered, taken in observed.choices)
    assert sum(taken for _, _, taken in observed.choices) <= observed.actions
    for language in ("en", "fr"):
        words = core_words(language)
        for kind, piece, seat, count in observed.uses:
            assert 0 <= seat < 3
            assert count > 0
            assert kind_title(kind, words)
            assert piece_name(find_game(name), kind, piece, words)


def test_the_lead_changes_when_another_seat_alone_is_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    leads = iter([(0, 0), (1, 0), (1, 1), (1, 2), (3, 2), (3, 2)])
    last = [(3.0, 2.0)]

    def lead(self: AnyGame, state: Any) -> Sequence[float]:  # noqa: ARG001 - in the place of the method
        return next(leads, last[0])

    monkeypatch.setattr(LuckyLions, "lead", lead)
    observed = observe_game(series(), 1)
    assert observed.lead_changes == 2
    assert observed.last_change == round(5 / observed.actions, 4)


def test_a_choice_is_named_by_what_it_is_about_and_not_by_where() -> None:
    assert choice_name(Choose("B01")) == "choose B01"
    assert choice_name(Discard("fox")) == "discard fox"
    game = find_game("18zoo")
    names = {choice_name(action) for action in game.all_actions(2, game.options_type())}
    assert "lay X3 RABBITS" not in names
    assert len(names) < 700


# --- many games -------------------------------------------------------------------------------------------------------


def test_a_piece_that_wins_is_found_and_one_that_does_not_matter_is_not() -> None:
    games = [
        ended(number, number % 2, [("card", "fox", number % 2, 2), ("card", "lion", number // 2 % 2, 1)])
        for number in range(1, 81)
    ]
    made = counted(series(), games)
    fox, lion = made.pieces
    assert (fox.piece, fox.a_game, fox.seats, fox.use, fox.share, fox.lift) == ("fox", 2, 80, 0.5, 1, 1)
    assert lion.lift == 0
    assert "Fox (Cards, +100.0 points in a hundred)" in found(made)
    assert "Lion" not in found(made)
    assert "2 pieces were compared and 1 stand" in found(made)


def test_a_seat_that_wins_too_often_is_found_and_a_fair_game_is_called_fair() -> None:
    assert "Seat 1 wins 80.0 %" in found(counted(series(), [ended(n, 0 if n % 5 else 1) for n in range(100)]))
    assert "No seat is clearly better" in found(counted(series(), [ended(n, n % 2) for n in range(100)]))


def test_a_choice_that_nobody_makes_is_found() -> None:
    choices = (("choose B01", 10, 0), ("choose B02", 10, 4), ("discard fox", 1, 0))
    made = counted(series(), [ended(n, n % 2, choices=choices) for n in range(40)])
    assert [choice.choice for choice in made.dead_choices] == ["choose B01"]
    assert "hardly ever made: choose" in found(made)


def test_length_margin_and_suspense_are_averages_with_intervals() -> None:
    games = [ended(n, 0, lead_changes=n % 3) for n in range(30)]
    made = counted(series(), games)
    assert made.margin is not None
    assert (made.margin.mean, made.margin.interval) == (7, (7, 7))
    assert made.close == 0
    assert made.lead_changes is not None
    assert made.lead_changes.interval[0] < 1 < made.lead_changes.interval[1]
    assert mean_of([]) is None


def test_classes_have_one_round_width_and_hold_every_figure() -> None:
    figures = [3, 17, 17, 99, 240]
    made = classes(figures)
    widths = {second - first for (first, _), (second, _) in pairwise(made)}
    assert widths == {10}
    assert sum(count for _, count in made) == len(figures)
    assert classes([5]) == ((5, 1),)


def test_the_number_of_processes_changes_nothing_and_an_unfinished_game_counts_for_nobody() -> None:
    assert study(series(), 20) == study(series(), 20, Processes(2))
    made = study(series(cap=3), 4)
    assert (made.games, made.unfinished, made.seats, made.length) == (4, 4, (), None)
    assert "4 games were still going on" in found(made)


# --- other values of an option ----------------------------------------------------------------------------------------


def test_the_values_of_an_option_are_compared_on_the_same_seeds() -> None:
    game = find_game(LIONS)
    assert values_of(game, "market") == [2, 3, 4, 5, 6]
    assert "deck" in options_to_vary(game)
    made = vary(game, series(), "market", 5, Processes())
    assert [(variant.value, variant.usual) for variant in made] == [
        (2, False),
        (3, False),
        (4, True),
        (5, False),
        (6, False),
    ]
    assert made[2].study == study(series(options={"market": 4}), 5)


def test_a_value_that_these_players_cannot_play_with_is_left_out() -> None:
    six = series(players=6, options={"wild_animals": True})
    assert [value for value, _ in variants(find_game(LIONS), six, "wild_animals")] == [True]


def test_what_only_records_may_have_is_not_varied() -> None:
    assert "compat" not in options_to_vary(find_game("18zoo"))
    assert "map" in options_to_vary(find_game("18zoo"))


# --- the page ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_is_whole_and_takes_nothing_from_elsewhere(language: str) -> None:
    made = study(series(), 40)
    page = html_report(
        made, vary(find_game(LIONS), series(), "longer", 4, Processes()), "menagerie <x>", core_words(language)
    )
    assert "&lt;x&gt;" in page
    assert all(outside not in page for outside in ("http:", "https:", "<script", "@import", "url(", "{ $"))
    assert page.count("<svg") >= 6
    assert msgspec.json.decode(msgspec.json.encode(made), type=Study) == made
