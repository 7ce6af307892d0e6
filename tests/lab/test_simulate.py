"""Many games: the same in any number of processes, each complete, none endless."""

import pickle
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

import menagerie
from menagerie.core.contract import AnyState
from menagerie.core.player import BotMaker, Choice, Observation, Reason
from menagerie.core.record import decode, verify
from menagerie.games.lucky_lions.actions import Choose
from menagerie.games.lucky_lions.game import LuckyLions
from menagerie.lab.series import Series, SimulationError, play, record_name
from menagerie.lab.simulate import simulate
from menagerie.lab.workers import Processes


def series(players: int = 3, **more: Any) -> Series:
    return Series("lucky-lions", players, ("random",) * players, "a seed", **more)


def test_the_number_of_processes_changes_nothing() -> None:
    alone = simulate(series(), 40)
    assert msgspec.json.encode(simulate(series(), 40, Processes(2))) == msgspec.json.encode(alone)


def test_another_seed_gives_other_games() -> None:
    other = Series("lucky-lions", 3, ("random",) * 3, "another seed")
    assert simulate(series(), 30).actions != simulate(other, 30).actions


def test_every_game_can_be_played_alone() -> None:
    games = [play(series(), number) for number in (1, 2, 3)]
    assert play(series(), 3) == games[2]
    assert len({(game.actions, game.scores) for game in games}) == 3
    assert simulate(series(), 3).actions == sum(game.actions for game in games)


def test_progress_is_reported_up_to_the_last_game() -> None:
    reported: list[int] = []
    simulate(series(), 23, done=reported.append)
    assert reported == sorted(reported)
    assert reported[-1] == 23


def test_every_record_can_be_verified(tmp_path: Path) -> None:
    options = {"busy_zoo": True, "wild_animals": True, "more_decisions": True, "longer": True}
    report = simulate(series(4, options=options), 12, folder=tmp_path)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [record_name(series(4), number, 12) for number in range(1, 13)]
    verdicts = [verify(decode(file.read_bytes())) for file in files]
    assert sum(verdict.moves for verdict in verdicts) == report.actions
    assert all(verdict.result is not None for verdict in verdicts)
    seats = decode(files[0].read_bytes()).seats
    assert [(seat.name, seat.bot) for seat in seats][:2] == [("random 1", "random"), ("random 2", "random")]


def test_a_game_without_end_is_left_and_counted_as_unfinished(tmp_path: Path) -> None:
    report = simulate(series(cap=5), 4, folder=tmp_path)
    assert (report.games, report.finished, report.unfinished, report.actions) == (4, 0, 4, 20)
    assert all(verify(decode(file.read_bytes())).running for file in tmp_path.iterdir())


def test_something_lost_is_an_error_that_names_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    census = LuckyLions.census

    def forgetful(game: LuckyLions, state: AnyState) -> Mapping[str, int]:
        counted = dict(census(game, state))
        if not state.waiting_on:
            counted["lion"] -= 1
        return counted

    monkeypatch.setattr(LuckyLions, "census", forgetful)
    with pytest.raises(SimulationError, match=r"a seed/1.*lost.*lion 9 → 8"):
        simulate(series(), 1)


def test_a_bot_that_breaks_the_rules_is_an_error_that_names_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:  # noqa: ARG002 - not needed
            return Choice(Choose("the best card"), Reason("reason-random"))

    bots: Mapping[str, BotMaker] = {"cheat": lambda _: Cheat()}
    monkeypatch.setattr(LuckyLions, "bots", bots)
    with pytest.raises(SimulationError, match=r"a seed/1.*refused.*cheat") as caught:
        play(Series("lucky-lions", 2, ("cheat", "cheat"), "a seed"), 1)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)  # workers send it


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_number_of_players(players: int) -> None:
    report = simulate(series(players), 10)
    assert report.finished == 10
    assert sum(report.wins) == pytest.approx(10)
    assert len(report.scores) == len(report.intervals) == players


def test_the_report_names_the_rules_it_was_played_by() -> None:
    assert simulate(series(), 1).rules == menagerie.game("lucky-lions").rules_version
