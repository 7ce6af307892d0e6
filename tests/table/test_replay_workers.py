"""Replay workers: what they raise arrives, work that takes too long is ended, and the next work is done."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from menagerie.core import record as records
from menagerie.core.contract import RuleViolation
from menagerie.core.record import BadRecord, Record, Seat
from menagerie.core.registry import game
from menagerie.table import replay_workers
from menagerie.table.replay_workers import ReplayProcesses, TooManyWaiting, TooSlow
from menagerie.table.requests import Declined

PATIENCE = 60.0


@pytest.fixture
async def workers() -> AsyncIterator[ReplayProcesses]:
    workers = ReplayProcesses(2)
    yield workers
    workers.close()


def decline() -> None:
    raise Declined("rule", "reason", RuleViolation("3.4", "a-reason", facts={"seat": 1}))


def unpicklable() -> object:
    return lambda: None


def bad_setup() -> None:
    rules = game("lucky-lions").rules_version
    records.start(Record(game="lucky-lions", rules=rules, options={}, seats=(Seat("Ada"),), commitment="", seed="s"))


async def test_what_work_returns_and_raises_arrives(workers: ReplayProcesses) -> None:
    assert await workers.run(PATIENCE, "", sorted, [3, 1, 2]) == [1, 2, 3]
    with pytest.raises(Declined) as declined:
        await workers.run(PATIENCE, "", decline)
    assert declined.value.violation is not None
    assert declined.value.violation.paragraph == "3.4"
    with pytest.raises(BadRecord) as bad:
        await workers.run(PATIENCE, "", bad_setup)
    assert bad.value.problem is not None
    assert bad.value.problem.concerns == "seats"
    with pytest.raises(RuntimeError, match="pickle"):
        await workers.run(PATIENCE, "", unpicklable)
    assert await workers.run(PATIENCE, "", abs, -3) == 3


async def test_work_that_takes_too_long_is_ended(workers: ReplayProcesses) -> None:
    process = await workers.run(PATIENCE, "zoo", os.getpid)
    assert await workers.run(PATIENCE, "zoo", os.getpid) == process, "it knows the table"
    with pytest.raises(TooSlow):
        await workers.run(0.05, "zoo", time.sleep, 3600)
    assert await workers.run(PATIENCE, "zoo", os.getpid) != process


@pytest.mark.skipif(sys.platform == "win32", reason="kills by signal")
async def test_a_worker_that_was_killed_is_started_again(workers: ReplayProcesses) -> None:
    with pytest.raises(TooSlow):
        await workers.run(PATIENCE, "", signal.raise_signal, signal.SIGKILL)
    assert await workers.run(PATIENCE, "", abs, -3) == 3
    process = await workers.run(PATIENCE, "zoo", os.getpid)
    os.kill(process, signal.SIGKILL)
    assert await workers.run(PATIENCE, "zoo", abs, -3) == 3, "it was idle, so no work was lost"


async def test_who_leaves_keeps_the_worker_busy_and_few_may_wait(
    workers: ReplayProcesses, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(replay_workers, "REPLAYS_WAITING", 3)
    gone = [asyncio.create_task(workers.run(PATIENCE, "", until_exists, str(tmp_path / "go"))) for _ in range(2)]
    await asyncio.sleep(0)
    for task in gone:
        task.cancel()
    waiting = [asyncio.create_task(workers.run(PATIENCE, "", abs, number)) for number in range(3)]
    await asyncio.sleep(0.05)
    with pytest.raises(TooManyWaiting):
        await workers.run(PATIENCE, "", abs, -1)
    assert not any(task.done() for task in waiting), "both workers are busy for people who are gone"
    (tmp_path / "go").touch()
    assert await asyncio.gather(*waiting) == [0, 1, 2]


def until_exists(path: str) -> None:
    while not Path(path).exists():
        time.sleep(0.01)
