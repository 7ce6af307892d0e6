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

from menagerie.bots import best_bot
from menagerie.core.contract import state_bytes
from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation, Reason
from menagerie.table import bot_workers, requests
from menagerie.table.bot_workers import BotDecision, WorkerProcesses, position
from menagerie.table.thought_flags import NOT_CANCELLABLE
from tests.table.tables import LIONS, Match
from tests.table.test_undo import picking


async def test_a_thought_is_legal_and_has_a_reason() -> None:
    match = Match("ada", None)
    seat = match.state.waiting_on[0]
    workers = WorkerProcesses(1)
    try:
        decision = await workers.decide(match.table, seat, "random")
        assert msgspec.convert(decision.action, LIONS.action_type) in match.state.legal(seat)
        assert decision.reason.message.startswith("reason-")
    finally:
        workers.close()


async def test_a_process_that_dies_is_replaced() -> None:
    match = Match("ada", None)
    seat = match.state.waiting_on[0]
    workers = WorkerProcesses(1)
    try:
        await workers.decide(match.table, seat, "random")
        pid = workers.open().submit(os.getpid).result()
        os.kill(pid, signal.SIGTERM)
        decision = await workers.decide(match.table, seat, "random")
        assert decision.action
        assert workers.open().submit(os.getpid).result() != pid
    finally:
        workers.close()


def test_a_known_table_goes_on_from_where_it_was_and_an_undo_is_noticed() -> None:
    bot_workers._known_positions.clear()
    match = picking()
    for seat in (0, 1):
        match.act(seat)
        assert state_bytes(position("zoo", match.table.to_record())) == state_bytes(match.state)
    match.log(requests.ask_undo(match.table, 1))
    assert state_bytes(position("zoo", match.table.to_record())) == state_bytes(match.state)
    match.play_out()
    assert state_bytes(position("zoo", match.table.to_record())) == state_bytes(match.state)


PARENT = """
import os, sys, time
from menagerie.table.bot_workers import WorkerProcesses
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


def test_a_stored_table_whose_bot_is_gone_goes_on_with_the_best_one() -> None:
    game = Match("ada", "ben").table.game
    assert bot_workers.maker(game, "a bot of an earlier version") is bot_workers.maker(game, best_bot(game))


class Chatterbox:
    """Takes the first thing, and tells everybody why."""

    def __init__(self, _rng: Generator) -> None:
        pass

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        return Choice(observation.legal[0], Reason("reason-random"), aloud=True)


def test_what_is_chosen_in_secret_is_never_explained_aloud(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "bots_for", lambda _game, *, timed: {"chatterbox": Chatterbox} if timed else {})

    def decision(match: Match) -> BotDecision:
        raw = msgspec.json.encode(match.table.to_record())
        return msgspec.json.decode(
            bot_workers.choose(NOT_CANCELLABLE, "zoo", raw, 0, "chatterbox", "seed", True), type=BotDecision
        )

    open_choice = Match("ada", "ben")
    open_choice.play_until("choose", 0)
    assert decision(open_choice).aloud
    assert not decision(picking()).aloud
