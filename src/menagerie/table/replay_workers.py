"""Replay workers: processes in which games are replayed, each piece of work for a limited time.

A long game takes seconds, and a record may be made to take longer. So the process that serves the tables does no such
work, and a worker that takes too long is ended.
"""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, ParamSpec, Protocol, TypeVar

from menagerie.table.bot_workers import end_with_parent
from menagerie.table.limits import REPLAY_IDLE_SECONDS, REPLAYS_WAITING

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

P = ParamSpec("P")
R = TypeVar("R")


class TooSlow(Exception):
    """The work took longer than it may."""


class TooManyWaiting(Exception):
    """Too much other work waits already."""


class ReplayWorkers(Protocol):
    """Does work that replays games."""

    async def run(self, seconds: float, table: str, work: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Calls ``work`` elsewhere; where that is named, in the worker that replayed this table last.

        Raises what the work raises, `TooSlow` or `TooManyWaiting`.
        """
        ...

    def close(self) -> None: ...


class ReplayProcesses:
    """So many processes, each started when it is needed. After a while without work all but those kept are ended."""

    def __init__(self, count: int, kept: int = 0) -> None:
        self._kept = kept
        self._turns = asyncio.Semaphore(count)
        self._waiting = 0
        self._all = [_Process() for _ in range(count)]
        self._free = list(self._all)
        """The one used last stands last."""
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="replay")
        self._running: set[asyncio.Task[Any]] = set()
        self._idle: asyncio.TimerHandle | None = None

    async def run(self, seconds: float, table: str, work: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        if self._waiting >= REPLAYS_WAITING:
            raise TooManyWaiting
        # A task of its own: who asked may be gone before the worker is free again.
        task = asyncio.create_task(self._run(seconds, table, (work, args, kwargs)))
        self._running.add(task)
        task.add_done_callback(self._done)
        found: R = await asyncio.shield(task)
        return found

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # who asked may be gone

    async def _run(self, seconds: float, table: str, call: Any) -> Any:
        self._waiting += 1
        try:
            await self._turns.acquire()
        finally:
            self._waiting -= 1
        process = next((one for one in self._free if table and one.table == table), self._free[-1])
        self._free.remove(process)
        process.table = table
        try:
            loop = asyncio.get_running_loop()
            limit = loop.call_later(seconds, process.end)
            try:
                kind, value = await loop.run_in_executor(self._threads, process.call, call)
            finally:
                limit.cancel()
        except EOFError:
            raise TooSlow from None  # or it was killed: by the system, for the memory it took
        finally:
            self._free.append(process)
            self._turns.release()
            self._end_when_idle()
        if kind == "raised":
            raise value
        return value

    def _end_when_idle(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        self._idle = asyncio.get_running_loop().call_later(REPLAY_IDLE_SECONDS, self._end_idle)

    def _end_idle(self) -> None:
        for process in self._free[: len(self._free) - self._kept]:
            process.end()

    def close(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        for task in self._running:
            task.cancel()
        for process in self._all:
            process.end()
        self._threads.shutdown(wait=False, cancel_futures=True)


class _Process:
    """One worker process, and the pipe to it."""

    def __init__(self) -> None:
        self.table = ""
        """The one it worked on last."""
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def call(self, call: Any) -> tuple[str, Any]:
        """In a thread: what the worker returned or raised; `EOFError` where it was ended meanwhile, or died twice."""
        for _ in range(2):
            process, pipe = self._running()
            try:
                pipe.send(call)
                answer: tuple[str, Any] = pipe.recv()
            except (EOFError, OSError):
                if self._process is not process:
                    break  # it took too long
                self.end()  # it died: perhaps while it had nothing to do
            else:
                return answer
        raise EOFError

    def _running(self) -> tuple[SpawnProcess, Connection]:
        import multiprocessing

        if self._process is None or self._pipe is None or not self._process.is_alive():
            context = multiprocessing.get_context("spawn")
            self._pipe, other = context.Pipe()
            self._process = context.Process(target=_work, args=(other,), daemon=True)
            self._process.start()
            other.close()
        return self._process, self._pipe

    def end(self) -> None:
        """The thread that waits for it, if one does, gets `EOFError`."""
        process, self._process, self._pipe, self.table = self._process, None, None, ""
        if process is not None:
            process.kill()


def _work(pipe: Connection) -> None:
    """In a worker: does one piece of work after the other, until the server is gone."""
    end_with_parent()
    while True:
        try:
            work, args, kwargs = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = ("returned", work(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - whatever it is, it is raised where the work was asked for
            error.add_note("".join(traceback.format_exception(error)))
            answer = ("raised", error)
        try:
            pipe.send(answer)
        except Exception as error:  # noqa: BLE001 - it cannot be pickled
            pipe.send(("raised", RuntimeError(f"{answer[0]} {answer[1]!r}: {error}")))
