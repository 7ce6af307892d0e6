"""What is thought about a position that is gone is cancelled, also in a worker process that has begun with it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import msgspec
import pytest

from menagerie.bots.search import Budget, SearchBot
from menagerie.core import record as records
from menagerie.core.generator import Generator
from menagerie.core.player import observe
from menagerie.core.registry import game
from menagerie.table import requests, thought_flags
from menagerie.table.bot_workers import BotDecision, WorkerProcesses, position
from menagerie.table.limits import THOUGHTS
from menagerie.table.live_table import LiveTable
from menagerie.table.requests import Declined
from menagerie.table.table import Table
from menagerie.table.thought_flags import NOT_CANCELLABLE, CancellableObservation, ThoughtCancelled, ThoughtFlags
from tests.table.tables import CountingBots, Match, live_table
from tests.table.test_live_table import move

# --- at the table


class PonderingBots(CountingBots):
    """Thinks until it is told to stop thinking; remembers which thoughts were cancelled."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[int] = []
        self.cancelled: list[int] = []
        self.ponder = True

    async def decide(self, table: Table, seat: int, bot: str) -> BotDecision:
        await self._ponder(seat)
        return await super().decide(table, seat, bot)

    async def hint(self, table: Table, seat: int, bot: str) -> BotDecision:
        await self._ponder(seat)
        return await super().hint(table, seat, bot)

    async def _ponder(self, seat: int) -> None:
        self.begun.append(seat)
        try:
            while self.ponder:
                await asyncio.sleep(0)
        except asyncio.CancelledError:
            self.cancelled.append(seat)
            raise


async def until(true: Callable[[], object]) -> None:
    for _ in range(10_000):
        if true():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never came to that")


async def bot_to_move() -> tuple[Match, LiveTable, PonderingBots]:
    """Ada has moved; the bot on seat 1 thinks."""
    match = Match("ada", None)
    while match.state.waiting_on != (0,):
        match.act(match.state.waiting_on[0])
    match.act(0)
    while match.state.waiting_on != (1,):
        match.act(match.state.waiting_on[0])
    bots = PonderingBots()
    live = await live_table(match, bots)
    live.wake_bots()
    await until(lambda: bots.begun == [1])
    return match, live, bots


async def test_an_undo_cancels_the_thought_and_the_bot_thinks_anew() -> None:
    match = Match("ada", None)
    while match.state.waiting_on != (0,):
        match.act(match.state.waiting_on[0])
    live = await live_table(match, bots := PonderingBots())
    await live.request("ada", None, move(match, 0))
    await until(lambda: bots.begun)
    await live.request("ada", None, lambda now: requests.ask_undo(now, 0))
    await until(lambda: bots.cancelled)
    assert bots.cancelled == [1]
    bots.ponder = False
    await live.request("ada", None, move(match, 0))
    await live.bots_done()
    assert live.table.undo_count == 1
    assert bots.decided[0] == 1
    await live.close()


async def test_when_the_game_is_given_up_its_bots_stop_thinking() -> None:
    _, live, bots = await bot_to_move()
    await live.request("ada", None, lambda now: requests.abandon(now, "ada", 0))
    assert live.table.phase == "abandoned"
    await until(lambda: bots.cancelled == [1])
    assert live.thinking == 0
    await live.close()


async def test_who_takes_a_seat_back_ends_what_its_bot_thinks() -> None:
    match = Match("ada", "ben")
    seat = match.state.waiting_on[0]
    match.log(requests.hand_over(match.table, "ada", seat, "random", lambda _: False, 1e6))
    live = await live_table(match, bots := PonderingBots())
    live.wake_bots()
    await until(lambda: bots.begun == [seat])
    await live.request("ada", None, lambda now: requests.reclaim_seat(now, seat))
    await until(lambda: bots.cancelled == [seat])
    assert live.thinking == 0
    await live.close()


async def test_a_hint_about_a_position_that_is_gone_is_cancelled_and_says_so() -> None:
    match = Match("ada", "ben")
    seat = match.state.waiting_on[0]
    live = await live_table(match, bots := PonderingBots())
    asked = asyncio.create_task(live.hint(seat))
    await until(lambda: bots.begun == [seat])
    await live.request("ada", None, move(match, seat))
    with pytest.raises(Declined) as declined:
        await asked
    assert declined.value.message == "table-hint-too-late"
    assert bots.cancelled == [seat]
    await live.close()


async def test_who_asked_for_a_hint_and_is_gone_lets_nobody_think_on() -> None:
    match = Match("ada", "ben")
    seat = match.state.waiting_on[0]
    live = await live_table(match, bots := PonderingBots())
    asked = asyncio.create_task(live.hint(seat))
    await until(lambda: bots.begun == [seat])
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    await until(lambda: bots.cancelled == [seat])
    await live.close()


async def test_while_others_decide_at_the_same_time_a_bot_thinks_on() -> None:
    match = Match("ada", None, "cem", played=game("zoocracy"))
    assert match.state.waiting_on == (0, 1, 2), "all of them bid"
    live = await live_table(match, bots := PonderingBots())
    live.wake_bots()
    await until(lambda: bots.begun == [1])
    await live.request("ada", None, move(match, 0))
    await asyncio.sleep(0)
    assert bots.cancelled == []
    bots.ponder = False
    await live.bots_done()
    assert bots.begun[0] == 1
    assert bots.decided[0] == 1
    await live.close()


# --- in a worker


def test_a_cancelled_thought_stops_at_its_next_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    flags = ThoughtFlags()
    monkeypatch.setattr(thought_flags, "_flags", flags.shared)
    state = Match("ada", "ben").state
    mine, other = flags.begin(), flags.begin()
    observation = CancellableObservation(state, 0, mine)
    assert observation.legal == observe(state, 0).legal
    observation.guess(Generator("first"))
    flags.cancel(mine, Future())
    with pytest.raises(ThoughtCancelled):
        observation.guess(Generator("second"))
    CancellableObservation(state, 0, other).guess(Generator("another thought goes on"))


def test_a_number_is_free_again_when_the_worker_is_done_and_not_before() -> None:
    flags = ThoughtFlags()
    future: Future[bytes] = Future()
    number = flags.begin()
    flags.end_with(number, future)
    flags.cancel(number, future)
    assert (flags.under_way, flags.shared[number]) == (1, 1)
    future.set_exception(ThoughtCancelled())
    assert flags.under_way == 0
    flags.cancel(number, future)
    numbers = [flags.begin() for _ in range(THOUGHTS)]
    assert sorted(numbers) == list(range(THOUGHTS))
    assert not any(flags.shared), "what was cancelled before says nothing about the next"
    assert flags.begin() == NOT_CANCELLABLE


SLOW = 200_000
"""Iterations of a search: minutes."""


async def test_a_search_in_a_process_ends_when_it_is_cancelled_and_the_process_goes_on() -> None:
    match = Match("ada", None)
    while match.state.waiting_on != (1,):
        match.act(match.state.waiting_on[0])
    workers = WorkerProcesses(1)
    try:
        await workers.decide(match.table, 1, "random")
        process = workers.open().submit(os.getpid).result()
        slow = asyncio.create_task(workers._run(search_slowly, record_of(match), 1))
        waiting = asyncio.create_task(workers.decide(match.table, 1, "random"))
        await asyncio.sleep(0.2)
        assert not slow.done()
        slow.cancel()
        with pytest.raises(asyncio.CancelledError):
            await slow
        assert (await asyncio.wait_for(waiting, 60)).action, "the worker is free long before the search would end"
        assert workers.open().submit(os.getpid).result() == process
        assert workers.thoughts.under_way == 0
    finally:
        workers.close()


def record_of(match: Match) -> bytes:
    return msgspec.json.encode(match.table.to_record())


def search_slowly(thought: int, raw: bytes, seat: int) -> bytes:
    """In a worker: a search that would take minutes."""
    record = msgspec.json.decode(raw, type=records.Record)
    state: Any = position("zoo", record)
    bot = SearchBot(records.game_of(record), Generator("slow"), Budget(SLOW))
    return msgspec.json.encode(bot.choose(CancellableObservation(state, seat, thought)).action)
