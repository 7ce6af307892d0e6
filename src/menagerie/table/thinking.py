"""Bots think in processes of their own, so that the table never waits for them.

What goes over is the record so far; the process plays it through (going on from where it was, if it knows the table)
and hands the bot nothing but its seat's `Observation`.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from secrets import token_hex
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from menagerie.bots import bots_for
from menagerie.core import record as paper
from menagerie.core.contract import AnyState, SealedAction, SecretAction
from menagerie.core.generator import Generator
from menagerie.core.player import Bot, Choice, Reason, UnpromptedBot, observe

_log = logging.getLogger(__name__)

Asked = Callable[[str, bytes, int, str, str], bytes]
"""A question to a bot in a worker: `choose` or `act_unprompted`."""


class Thought(Struct, frozen=True):
    """What a bot would do, and why."""

    action: dict[str, Any]
    reason: Reason
    aloud: bool = False


class Thinkers(Protocol):
    """Whoever thinks for bots."""

    async def think(self, table: str, record: paper.Record, seat: int, bot: str) -> Thought: ...

    async def act_unprompted(self, table: str, record: paper.Record, seat: int, bot: str) -> Thought | None: ...

    def close(self) -> None: ...


class WorkerProcesses:
    """Thinks in a pool of processes, and begins anew when one of them dies."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or min(4, max(1, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None

    def open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count, mp_context=multiprocessing.get_context("spawn"), initializer=_begin
            )
        return self._pool

    def warm_up(self) -> None:
        """Lets a first process come up before it is needed."""
        self.open().submit(os.getpid)

    async def think(self, table: str, record: paper.Record, seat: int, bot: str) -> Thought:
        return msgspec.json.decode(await self._ask(choose, table, record, seat, bot), type=Thought)

    async def act_unprompted(self, table: str, record: paper.Record, seat: int, bot: str) -> Thought | None:
        return msgspec.json.decode(await self._ask(act_unprompted, table, record, seat, bot), type=Thought | None)

    async def _ask(self, what: Asked, table: str, record: paper.Record, seat: int, bot: str) -> bytes:
        raw = msgspec.json.encode(record)
        for attempt in range(3):
            pool = self.open()
            try:
                return await asyncio.wrap_future(pool.submit(what, table, raw, seat, bot, token_hex(16)))
            except BrokenProcessPool:
                _log.warning("a thinking process died; trying again (%d)", attempt + 1)
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        raise RuntimeError("thinking processes keep dying")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _begin() -> None:
    """In a worker: leave when the server is gone, however it went, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_leave_with, args=(parent.sentinel,), daemon=True).start()


def _leave_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


_KNOWN: dict[str, tuple[paper.Record, AnyState]] = {}
_MOST_KNOWN = 64


def position(table: str, record: paper.Record) -> AnyState:
    """The position after the record's moves, going on from the last one known of this table where it fits."""
    known = _KNOWN.pop(table, None)
    done = 0
    if known is not None and known[0].actions == record.actions[: len(known[0].actions)]:
        state, done = known[1], len(known[0].actions)
    else:
        state = paper.start(record)
    game = paper.game_of(record)
    for number, move in enumerate(record.actions[done:], start=done + 1):
        state.apply(move.seat, paper.decode_move(game, move, number))
    _KNOWN[table] = record, state
    if len(_KNOWN) > _MOST_KNOWN:
        del _KNOWN[next(iter(_KNOWN))]
    return state


def choose(table: str, raw: bytes, seat: int, bot: str, chance: str) -> bytes:
    """In a worker: what the bot would do."""
    state, mind = _seated(table, raw, bot, chance)
    return msgspec.json.encode(_thought(mind.choose(observe(state, seat))))


def act_unprompted(table: str, raw: bytes, seat: int, bot: str, chance: str) -> bytes:
    """In a worker: what the bot would do unasked, if anything."""
    state, mind = _seated(table, raw, bot, chance)
    choice = mind.act_unprompted(observe(state, seat)) if isinstance(mind, UnpromptedBot) else None
    return msgspec.json.encode(None if choice is None else _thought(choice))


def _seated(table: str, raw: bytes, bot: str, chance: str) -> tuple[AnyState, Bot]:
    record = msgspec.json.decode(raw, type=paper.Record)
    return position(table, record), bots_for(paper.game_of(record))[bot](Generator(chance))


def _thought(choice: Choice[Any]) -> Thought:
    aloud = choice.aloud and not isinstance(choice.action, (SealedAction, SecretAction))
    return Thought(msgspec.to_builtins(choice.action), choice.reason, aloud)
