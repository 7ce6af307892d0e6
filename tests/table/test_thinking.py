"""Bots think elsewhere: in processes that may die, and that do not outlive the server."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from menagerie.core.contract import state_bytes
from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation, Reason
from menagerie.table import requests, thinking
from menagerie.table.thinking import Thought, WorkerProcesses, position
from tests.table.sittings import LIONS, Sitting
from tests.table.test_undo import picking


async def test_a_thought_is_legal_and_has_a_reason() -> None:
    sitting = Sitting("ada", None)
    seat = sitting.state.waiting_on[0]
    thinkers = WorkerProcesses(1)
    try:
        thought = await thinkers.think("zoo", sitting.table.to_record(), seat, "random")
        assert msgspec.convert(thought.action, LIONS.action_type) in sitting.state.legal(seat)
        assert thought.reason.message.startswith("reason-")
    finally:
        thinkers.close()


async def test_a_process_that_dies_is_replaced() -> None:
    sitting = Sitting("ada", None)
    seat = sitting.state.waiting_on[0]
    thinkers = WorkerProcesses(1)
    try:
        await thinkers.think("zoo", sitting.table.to_record(), seat, "random")
        pid = thinkers.open().submit(os.getpid).result()
        os.kill(pid, signal.SIGTERM)
        thought = await thinkers.think("zoo", sitting.table.to_record(), seat, "random")
        assert thought.action
        assert thinkers.open().submit(os.getpid).result() != pid
    finally:
        thinkers.close()


def test_a_known_table_goes_on_from_where_it_was_and_an_undo_is_noticed() -> None:
    thinking._KNOWN.clear()
    sitting = picking()
    for seat in (0, 1):
        sitting.act(seat)
        assert state_bytes(position("zoo", sitting.table.to_record())) == state_bytes(sitting.state)
    sitting.log(requests.ask_undo(sitting.table, 1))
    assert state_bytes(position("zoo", sitting.table.to_record())) == state_bytes(sitting.state)
    sitting.play_out()
    assert state_bytes(position("zoo", sitting.table.to_record())) == state_bytes(sitting.state)


PARENT = """
import os, sys, time
from menagerie.table.thinking import WorkerProcesses
if __name__ == "__main__":
    print(WorkerProcesses(1).open().submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks for the process where Linux shows it")
def test_no_process_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        assert is_running(worker)
        parent.kill()
    for _ in range(200):
        if not is_running(worker):
            return
        time.sleep(0.1)
    os.kill(worker, signal.SIGKILL)
    pytest.fail("the worker is still there")


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


class Chatterbox:
    """Takes the first thing, and tells everybody why."""

    def __init__(self, _rng: Generator) -> None:
        pass

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        return Choice(observation.legal[0], Reason("reason-random"), aloud=True)


def test_what_is_chosen_in_secret_is_never_explained_aloud(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "bots_for", lambda _game: {"chatterbox": Chatterbox})

    def thought(sitting: Sitting) -> Thought:
        raw = msgspec.json.encode(sitting.table.to_record())
        return msgspec.json.decode(thinking.choose("zoo", raw, 0, "chatterbox", "chance"), type=Thought)

    open_choice = Sitting("ada", "ben")
    open_choice.play_until("choose", 0)
    assert thought(open_choice).aloud
    assert not thought(picking()).aloud
