"""Runs the same work on many parts, in this process or in several, with the results in order."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Protocol, TypeVar

P = TypeVar("P")
R = TypeVar("R")

MOST_JOBS = 61  # Windows cannot wait for more worker processes


class Runner(Protocol):
    """Where work runs. The results are the same everywhere, because each part holds its own seed."""

    jobs: int
    """How many parts run at the same time."""

    def in_order(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[R]:
        """The result of each part, in the order of the parts, whichever finishes first."""
        ...


class Processes:
    """A pool of processes on this machine; one job runs in this process itself."""

    def __init__(self, jobs: int = 1) -> None:
        self.jobs = min(jobs, MOST_JOBS)

    def in_order(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[R]:
        workers = min(self.jobs, len(parts))
        if workers <= 1:
            yield from map(work, parts)
            return
        # Spawned, not forked: the same on every system, and nothing of this process leaks into the work.
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_end_with_parent)
        queue: deque[Future[R]] = deque()
        try:
            for part in parts:
                with sigint_blocked():
                    queue.append(pool.submit(work, part))
                if len(queue) > 4 * workers:  # enough to keep all workers busy
                    yield queue.popleft().result()
            while queue:
                yield queue.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)


def leave_ctrl_c_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end_with_parent() -> None:
    """Runs first in every worker: it leaves Ctrl-C to the parent, and ends when the parent does."""
    leave_ctrl_c_to_parent()
    parent = parent_process()
    assert parent is not None

    def exit_after(parent: BaseProcess) -> None:
        parent.join()
        os._exit(1)

    Thread(target=exit_after, args=(parent,), daemon=True).start()


@contextmanager
def sigint_blocked() -> Iterator[None]:
    """A worker inherits the blocked signal: otherwise Ctrl-C while it starts would end it with a traceback."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
