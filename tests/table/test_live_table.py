"""A live table: a move is applied once, a failure stays where it happened, and what is stored is what counts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
import pytest

from menagerie.core.contract import state_bytes
from menagerie.table import requests
from menagerie.table.bot_workers import BotDecision
from menagerie.table.entries import AnyEntry, Ended, Logged, Moved, Said
from menagerie.table.limits import BOT_RETRY_SECONDS
from menagerie.table.live_table import LiveTable, NotStored, Pace, Services, summary
from menagerie.table.requests import Declined
from menagerie.table.settings import ClockRule
from menagerie.table.store import Conflict, Summary
from menagerie.table.store.memory import MemoryStore
from menagerie.table.table import Table
from tests.table.tables import CountingBots, Match, live_table


def move(match: Match, seat: int, choice: int = 0) -> Callable[[Table], list[AnyEntry]]:
    """A request for one of the seat's legal actions."""
    point, action = match.state.point(seat), msgspec.to_builtins(match.state.legal(seat)[choice])
    return lambda table: requests.act(table, seat, point, action)


class Follower:
    """A reader that counts its updates, or fails at each."""

    def __init__(self, broken: bool = False) -> None:
        self.person = None
        self.broken = broken
        self.updates = 0

    def update(self) -> None:
        self.updates += 1
        if self.broken:
            raise RuntimeError("this reader cannot be updated")

    def update_presence(self) -> None:
        pass


class FailingStore(MemoryStore):
    """A store whose next writes fail."""

    def __init__(self, failures: int = 0) -> None:
        super().__init__()
        self.failures = failures

    async def append(
        self, table: str, log: Sequence[Logged], phase: str, summary: Summary, new_people: Iterable[str] = ()
    ) -> None:
        if self.failures and log[0].seq > 1:
            self.failures -= 1
            raise OSError("the disk is full")
        await super().append(table, log, phase, summary, new_people)


class RecordedTime:
    """Nobody waits; the pauses are remembered."""

    def __init__(self) -> None:
        self.pauses: list[float] = []

    def now(self) -> float:
        return 100.0

    async def sleep(self, seconds: float) -> None:
        if seconds:
            self.pauses.append(seconds)


async def test_a_move_is_applied_once_and_copies_no_log(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("ada", "ben")
    live = await live_table(match)
    seat = match.state.waiting_on[0]
    request, before = move(match, seat), live.table
    kind = type(match.state)
    applied: list[Any] = []
    apply = kind.apply

    def counting(state: Any, seat: int, action: Any) -> Any:
        applied.append(action)
        return apply(state, seat, action)

    monkeypatch.setattr(kind, "apply", counting)
    await live.request("ada", "token-1", request)
    assert len(applied) == 1
    assert live.table.log._items is before.log._items, "the versions share one log"
    assert len(live.table.log) == len(before.log) + 1
    assert state_bytes(before.state) != state_bytes(live.table.state)  # type: ignore[arg-type]  # both are running
    assert state_bytes(Table(match.header).accept_all(live.table.log).state) == state_bytes(live.table.state)  # type: ignore[arg-type]  # as above


async def test_the_last_move_ends_the_game_without_being_applied_twice() -> None:
    match = Match("ada", "ben")
    live = await live_table(match)
    while live.table.phase == "running":
        match.table = live.table
        await live.request("ada", None, move(match, match.state.waiting_on[0]))
    assert isinstance(live.table.log[-1].entry, Ended)
    assert isinstance(live.table.log[-2].entry, Moved)


async def test_a_reader_that_fails_stops_neither_the_others_nor_the_bots(caplog: pytest.LogCaptureFixture) -> None:
    match = Match("ada", None)
    while 0 not in match.state.waiting_on:
        match.act(1, by="bot")
    bots = CountingBots()
    live = await live_table(match, bots)
    broken, whole = Follower(broken=True), Follower()
    for reader in (broken, whole):
        live.enter(reader)
    while not bots.decided:
        match.table = live.table
        await live.request("ada", None, move(match, 0))  # raises nothing
        await live.bots_done()
    assert broken.updates == whole.updates > 1
    assert "could not be updated" in caplog.text
    await live.close()


async def test_what_could_not_be_stored_has_not_happened_and_may_be_sent_again() -> None:
    match = Match("ada", "ben")
    store = FailingStore()
    live = await live_table(match, store=store)
    seat, before = match.state.waiting_on[0], live.table
    store.failures = 1
    with pytest.raises(NotStored):
        await live.request("ada", "token-1", move(match, seat))
    assert live.table is before
    assert not live.table.has_token("ada:token-1")
    await live.request("ada", "token-2", lambda _: [Said("Ada", 0, "hello?")])  # takes the number the move had
    await live.request("ada", "token-1", move(match, seat))
    found = await store.load("zoo")
    assert found is not None
    assert found[1] == live.table.log[:]
    assert [type(logged.entry) for logged in found[1][-2:]] == [Said, Moved]
    assert live.table.has_token("ada:token-1")


async def test_a_bot_whose_move_could_not_be_stored_tries_again_with_backoff(caplog: pytest.LogCaptureFixture) -> None:
    match = Match("ada", None)
    if match.state.waiting_on == (0,):
        match.play_until("choose", 1)
    assert match.state.waiting_on == (1,)
    store, time = FailingStore(), RecordedTime()
    await store.make(match.header, match.table.log[:], "running", summary(match.table))
    live = LiveTable(match.table, Services(store, CountingBots(), time, Pace(0.0, 0.0)))
    store.failures = 2
    before = len(live.table.log)
    with caplog.at_level(logging.WARNING):
        live.wake_bots()
        await live.bots_done()
    assert len(live.table.log) > before
    first = BOT_RETRY_SECONDS[0]
    assert time.pauses == [first, 2 * first]
    assert caplog.text.count("could not be stored") == 2


async def test_another_process_that_wrote_first_wins() -> None:
    match = Match("ada", "ben")
    store = MemoryStore()
    live = await live_table(match, store=store)
    other = Logged(live.table.next_seq, 100.0, Said("Ben", 1, "I was faster"))
    await store.append("zoo", [other], "running", summary(live.table))
    await live.request("ada", "token", move(match, match.state.waiting_on[0]))
    assert live.table.log[other.seq - 1] == other
    assert isinstance(live.table.log[-1].entry, Moved), "checked again, it is still allowed"


async def test_a_move_that_another_process_made_impossible_is_declined() -> None:
    match = Match("ada", "ben")
    store = MemoryStore()
    live = await live_table(match, store=store)
    seat = match.state.waiting_on[0]
    asked = move(match, seat)
    start = len(match.table.log)
    match.act(seat)
    await store.append("zoo", match.table.log[start:], "running", summary(match.table))
    with pytest.raises(Declined, match="stale"):
        await live.request("ada", None, asked)
    assert live.table.log == match.table.log
    assert live.table.state is not None
    assert state_bytes(live.table.state) == state_bytes(match.state)


class LosingStore(MemoryStore):
    """Another process writes first, and then the store cannot be read."""

    def __init__(self) -> None:
        super().__init__()
        self.failing = False

    async def append(
        self, table: str, log: Sequence[Logged], phase: str, summary: Summary, new_people: Iterable[str] = ()
    ) -> None:
        if self.failing:
            raise Conflict(table)
        await super().append(table, log, phase, summary, new_people)

    async def entries_after(self, table: str, number: int) -> list[Logged]:
        if self.failing:
            self.failing = False
            raise OSError("the database is gone")
        return await super().entries_after(table, number)


async def test_a_bot_goes_on_after_any_failure_of_the_store(caplog: pytest.LogCaptureFixture) -> None:
    match = Match("ada", None)
    if match.state.waiting_on == (0,):
        match.play_until("choose", 1)
    store, time = LosingStore(), RecordedTime()
    await store.make(match.header, match.table.log[:], "running", summary(match.table))
    live = LiveTable(match.table, Services(store, CountingBots(), time, Pace(0.0, 0.0)))
    before, store.failing = len(live.table.log), True
    with caplog.at_level(logging.WARNING):
        live.wake_bots()
        await live.bots_done()
    assert len(live.table.log) > before
    assert time.pauses == [BOT_RETRY_SECONDS[0]]


class TiredBots(CountingBots):
    """Bots whose first thoughts fail."""

    def __init__(self, failures: int) -> None:
        super().__init__()
        self.failures = failures

    async def decide(self, table: Table, seat: int, bot: str) -> BotDecision:
        self.failures -= 1
        if self.failures >= 0:
            raise RuntimeError("bot workers keep dying")
        return await super().decide(table, seat, bot)


async def test_a_bot_that_failed_thinks_again_with_backoff() -> None:
    match = Match("ada", None)
    if match.state.waiting_on == (0,):
        match.play_until("choose", 1)
    store, time = MemoryStore(), RecordedTime()
    await store.make(match.header, match.table.log[:], "running", summary(match.table))
    live = LiveTable(match.table, Services(store, TiredBots(2), time, Pace(0.0, 0.0)))
    before = len(live.table.log)
    live.wake_bots()
    await live.bots_done()
    assert len(live.table.log) > before
    assert time.pauses == [BOT_RETRY_SECONDS[0], 2 * BOT_RETRY_SECONDS[0]]


async def test_who_cannot_be_told_of_others_keeps_nobody_from_coming_or_leaving() -> None:
    class Deaf(Follower):
        def update_presence(self) -> None:
            raise RuntimeError("cannot be told")

    class Told(Follower):
        told = 0

        def update_presence(self) -> None:
            self.told += 1

    live = await live_table(Match("ada", "ben"))
    deaf, told, third = Deaf(), Told(), Follower()
    for reader in (deaf, told, third):
        live.enter(reader)
    live.leave(third)
    assert told.told == 2
    assert live.readers == {deaf, told}


class SlowClock:
    """It says 100, and nothing is ever due."""

    def now(self) -> float:
        return 100.0

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(1000 + seconds)


async def test_time_in_a_log_never_goes_back() -> None:
    """The clock of a machine is put back, or those of two machines differ."""
    match = Match("ada", "ben", clock=ClockRule("game", 30))
    match.now = 500.0
    match.log([Said("Ada", 0, "my clock is fast")])
    store = MemoryStore()
    await store.make(match.header, match.table.log[:], match.table.phase, summary(match.table))
    live = LiveTable(match.table, Services(store, CountingBots(), SlowClock(), Pace(0.0, 0.0)))
    seat = match.state.waiting_on[0]
    await live.request("ada", None, move(match, seat))
    times = [logged.at for logged in live.table.log]
    assert times == sorted(times)
    assert live.table.clocks is not None
    assert live.table.clocks.left(seat, 500.0) <= 30
    await live.close()
