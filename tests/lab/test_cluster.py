"""Work on a Ray cluster: the results of the process pool, also when workers die."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

if find_spec("ray") is None:  # importing it here would be too early: see menagerie.lab.cluster
    pytest.skip("Ray has no wheel for this Python or machine", allow_module_level=True)

from menagerie.cli.errors import CliError
from menagerie.cli.lab_work import runner_of
from menagerie.core.words import core_words
from menagerie.lab.arena.entrants import Entrant
from menagerie.lab.arena.match import Arena
from menagerie.lab.arena.run import run_arena
from menagerie.lab.balance.study import study
from menagerie.lab.cluster import Cluster, ClusterError, run_part
from menagerie.lab.dataset import write_dataset
from menagerie.lab.series import Series, SimulationError
from menagerie.lab.simulate import simulate
from menagerie.lab.tally import Report
from menagerie.lab.workers import Processes

PLAN = Series("lucky-lions", 2, ("random", "random"), "a seed")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """One for all tests of this file: it takes seconds to start."""
    with Cluster("local", jobs=2) as started:
        yield started


def test_a_simulation_is_that_of_the_pool_and_its_progress_goes_forward(cluster: Cluster, tmp_path: Path) -> None:
    records: dict[str, dict[str, bytes]] = {}
    reports: list[Report] = []
    progress: list[int] = []
    for name, runner in (("pool", Processes(1)), ("cluster", cluster)):
        folder = tmp_path / name
        folder.mkdir()
        progress = []
        reports.append(simulate(PLAN, 40, runner, folder, progress.append))
        records[name] = {file.name: file.read_bytes() for file in folder.iterdir()}
    assert reports[0] == reports[1]
    assert records["pool"] == records["cluster"]
    assert len(progress) > 4
    assert progress == sorted(progress)
    assert progress[-1] == 40


def test_an_arena_is_that_of_the_pool(cluster: Cluster) -> None:
    entrants = (Entrant("random"), Entrant("cub"))
    plan = Arena(game="lucky-lions", rules=1, players=2, entrants=entrants, seed="a seed", options={}, move_seconds=60)
    here, there = (
        [msgspec.structs.replace(one, seconds=()) for one in run_arena(plan, 8, runner)]
        for runner in (Processes(1), cluster)
    )
    assert here == there


def test_a_study_and_a_dataset_are_those_of_the_pool(cluster: Cluster, tmp_path: Path) -> None:
    assert study(PLAN, 10, cluster) == study(PLAN, 10, Processes(1))
    for name, runner in (("pool", Processes(1)), ("cluster", cluster)):
        write_dataset(PLAN, 20, tmp_path / name, runner)
    assert (tmp_path / "pool").read_bytes() == (tmp_path / "cluster").read_bytes()


def test_a_part_whose_worker_is_killed_is_run_again(cluster: Cluster, tmp_path: Path) -> None:
    def die_once(number: int) -> int:
        first = tmp_path / f"tried-{number}"
        if number % 3 == 0 and not first.exists():
            first.touch()
            os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
        return number * number

    assert list(cluster.in_order(die_once, range(7))) == [number * number for number in range(7)]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["tried-0", "tried-3", "tried-6"]


def test_a_fault_in_the_work_comes_back_as_it_was_raised(cluster: Cluster) -> None:
    def fail(number: int) -> int:
        raise SimulationError("simulation-error-refused", number, "a seed", "a bot")

    with pytest.raises(SimulationError) as fault:
        list(cluster.in_order(fail, [5]))
    assert fault.value.args == ("simulation-error-refused", 5, "a seed", "a bot")


def test_a_machine_with_another_version_is_refused() -> None:
    with pytest.raises(ClusterError) as problem:
        run_part("0.0.1", len, "work")
    assert problem.value.facts["ours"] == "0.0.1"
    assert core_words("fr").has(problem.value.reason)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "ray://127.0.0.1:1"])
def test_where_there_is_no_cluster_the_command_says_so_in_one_line(address: str) -> None:
    with pytest.raises(CliError, match="no cluster at") as problem, runner_of(None, address, core_words("en")):
        pass
    assert problem.value.code == 2
    assert "\n" not in str(problem.value)


def test_jobs_go_with_a_local_cluster_only() -> None:
    with pytest.raises(CliError, match="--jobs"), runner_of(2, "192.0.2.7:6379", core_words("en")):
        pass


def test_the_command_runs_on_a_cluster_that_runs(cluster: Cluster) -> None:  # noqa: ARG001 - it has to run
    import ray

    address = ray.get_runtime_context().gcs_address
    argv = ["simulate", "lucky-lions", "--games", "20", "--json"]
    answers = [
        subprocess.run(
            [sys.executable, "-m", "menagerie", *argv, *more], capture_output=True, text=True, check=True
        ).stdout
        for more in ([], ["--cluster", address])
    ]
    assert json.loads(answers[0]) == json.loads(answers[1])
