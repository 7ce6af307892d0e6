"""Datasets: what a row holds, the same in any number of processes, read back by others."""

from pathlib import Path

import pytest

pytest.importorskip("pyarrow")

import msgspec
import pyarrow.parquet as pq

from menagerie.core.features import Layout
from menagerie.core.registry import all_games
from menagerie.core.registry import game as find_game
from menagerie.lab.dataset import COLUMNS, write_dataset
from menagerie.lab.returns import returns
from menagerie.lab.series import Series, play
from menagerie.lab.workers import Processes

DOCS = Path(__file__).parents[2] / "docs" / "dataset.md"


def series(game: str = "lucky-lions", players: int = 3, **more: object) -> Series:
    return Series(game, players, ("random",) * players, "a seed", **more)  # type: ignore[arg-type]  # options or a cap


@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_a_row_is_a_decision_and_the_rows_play_the_game_again(tmp_path: Path, name: str) -> None:
    plan = series(name, 2, cap=300)
    rows = write_dataset(plan, 1, tmp_path / "games.parquet")
    table = pq.read_table(tmp_path / "games.parquet").to_pylist()
    game = find_game(name)
    all_actions = game.all_actions(2, game.options_type())
    layout = Layout(game.feature_groups(2, game.options_type()))
    state = game.new(2, game.options_type(), plan.seed_of(1))
    for row in table:
        assert state.waiting_on[0] == row["seat"]
        assert state.point(row["seat"]) == row["point"]
        assert row["observation"] == layout.numbers(game.features(state, row["seat"]))
        assert [all_actions[place] for place in row["legal"]] == sorted(state.legal(row["seat"]), key=all_actions.index)
        assert msgspec.json.decode(row["action"], type=game.action_type) == all_actions[row["choice"]]
        state.apply(row["seat"], all_actions[row["choice"]])
    assert [row["move"] for row in table] == list(range(rows))
    result = state.result()
    for row in table:
        assert row["return"] == (None if result is None else pytest.approx(returns(result)[row["seat"]]))
        assert row["score"] == (None if result is None else result.scores[row["seat"]])
    assert (result is None) == (play(plan, 1).result is None)


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    for jobs in (1, 2):
        write_dataset(series(), 20, tmp_path / f"{jobs}.parquet", Processes(jobs))
    one, two = (pq.read_table(tmp_path / f"{jobs}.parquet") for jobs in (1, 2))
    assert one.equals(two)
    assert sorted(set(one["game"].to_pylist())) == [*range(1, 21)]


def test_pandas_and_polars_read_it(tmp_path: Path) -> None:
    pandas, polars = pytest.importorskip("pandas"), pytest.importorskip("polars")
    rows = write_dataset(series(), 3, tmp_path / "games.parquet")
    frame, other = pandas.read_parquet(tmp_path / "games.parquet"), polars.read_parquet(tmp_path / "games.parquet")
    names = [column.name for column in COLUMNS]
    assert (list(frame.columns), other.columns) == (names, names)
    assert len(frame) == len(other) == rows
    assert frame["return"].sum() == pytest.approx(other["return"].sum())
    assert len(frame["observation"][0]) == len(other["observation"][0])


def test_the_set_up_and_every_column_are_described_in_the_file_and_in_the_docs(tmp_path: Path) -> None:
    write_dataset(series(options={"market": 3}), 1, tmp_path / "games.parquet")
    read = pq.read_schema(tmp_path / "games.parquet")
    assert msgspec.json.decode(read.metadata[b"series"], type=Series) == series(options={"market": 3})
    documented = DOCS.read_text("utf-8")
    for column in COLUMNS:
        assert read.field(column.name).metadata[b"description"].decode() == column.about
        assert f"| `{column.name}` | {column.about} |" in documented


def test_a_file_appears_only_when_it_is_whole(tmp_path: Path) -> None:
    def stop(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_dataset(series(), 20, tmp_path / "games.parquet", done=stop)
    assert list(tmp_path.iterdir()) == []


def test_a_game_without_end_has_no_outcome(tmp_path: Path) -> None:
    write_dataset(series(cap=5), 2, tmp_path / "games.parquet")
    table = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["return"] for row in table] == [None] * 10
