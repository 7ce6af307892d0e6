"""Many games at once, on as many cores as you like, with the same outcome."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread

from menagerie.core.registry import game as find_game
from menagerie.lab.arena import Played, Table, play, record_name
from menagerie.lab.tally import Report, Tally

MOST_JOBS = 61  # more worker processes Windows cannot wait for
_LARGEST_CHUNK = 50  # small enough for a lively progress bar and a quick goodbye


def simulate(
    table: Table,
    games: int,
    jobs: int = 1,
    folder: Path | None = None,
    done: Callable[[int], None] = lambda _: None,
) -> Report:
    """Plays games 1, 2, ... of the table and counts them in this order, whoever finishes first.

    ``folder`` takes a record of every game; ``done`` is told how many games are behind us, now and then.
    """
    tally = Tally(table, find_game(table.game).rules_version)
    for chunk in _chunks(table, games, jobs, folder):
        for played in chunk:
            tally.add(played)
        done(tally.games)
    return tally.report()


def _chunks(table: Table, games: int, jobs: int, folder: Path | None) -> Iterator[list[Played]]:
    size = max(1, min(_LARGEST_CHUNK, games // (4 * jobs)))
    firsts = range(1, games + 1, size)
    work = partial(play_chunk, table, games, size, folder)
    workers = min(jobs, len(firsts), MOST_JOBS)
    if workers <= 1:
        yield from map(work, firsts)
        return
    # Spawned, not forked: the same on every system, and nothing of this process leaks into the games.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_follow_the_parent)
    queue: deque[Future[list[Played]]] = deque()
    try:
        for first in firsts:
            with _interrupts_held_back():
                queue.append(pool.submit(work, first))
            if len(queue) > 4 * workers:  # enough to keep everyone busy; the rest need not wait in memory
                yield queue.popleft().result()
        while queue:
            yield queue.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def play_chunk(table: Table, games: int, size: int, folder: Path | None, first: int) -> list[Played]:
    """A handful of games in a row."""
    numbers = range(first, min(first + size, games + 1))
    if folder is None:
        return [play(table, number) for number in numbers]
    return [play(table, number, folder / record_name(table, number, games)) for number in numbers]


def _follow_the_parent() -> None:
    """What every worker does first: it leaves Ctrl-C to the parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def leave_with(parent: BaseProcess) -> None:
        parent.join()
        os._exit(1)

    Thread(target=leave_with, args=(parent,), daemon=True).start()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """A worker is born here, and inherits that Ctrl-C is none of its business before it can say so itself; it would
    die of it with a long complaint while it is still waking up."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
