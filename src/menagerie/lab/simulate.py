"""Many games, on any number of cores, with the same report."""

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
from menagerie.lab.arena import Outcome, Series, play, record_name
from menagerie.lab.tally import Report, Tally

MOST_JOBS = 61  # Windows cannot wait for more worker processes
_LARGEST_CHUNK = 50  # small, so that the progress bar moves and Ctrl-C is quick


def simulate(
    series: Series,
    games: int,
    jobs: int = 1,
    folder: Path | None = None,
    done: Callable[[int], None] = lambda _: None,
) -> Report:
    """Plays games 1, 2, ... of the series and counts them in this order, whichever finishes first.

    A record of every game is written to ``folder``; ``done`` is called with the number of games played so far.
    """
    tally = Tally(series, find_game(series.game).rules_version)
    for chunk in _chunks(series, games, jobs, folder):
        for outcome in chunk:
            tally.add(outcome)
        done(tally.games)
    return tally.report()


def _chunks(series: Series, games: int, jobs: int, folder: Path | None) -> Iterator[list[Outcome]]:
    size = max(1, min(_LARGEST_CHUNK, games // (4 * jobs)))
    firsts = range(1, games + 1, size)
    work = partial(play_chunk, series, games, size, folder)
    workers = min(jobs, len(firsts), MOST_JOBS)
    if workers <= 1:
        yield from map(work, firsts)
        return
    # Spawned, not forked: the same on every system, and nothing of this process leaks into the games.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_end_with_parent)
    queue: deque[Future[list[Outcome]]] = deque()
    try:
        for first in firsts:
            with _sigint_blocked():
                queue.append(pool.submit(work, first))
            if len(queue) > 4 * workers:  # enough to keep all workers busy
                yield queue.popleft().result()
        while queue:
            yield queue.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def play_chunk(series: Series, games: int, size: int, folder: Path | None, first: int) -> list[Outcome]:
    """Some games in a row."""
    numbers = range(first, min(first + size, games + 1))
    if folder is None:
        return [play(series, number) for number in numbers]
    return [play(series, number, folder / record_name(series, number, games)) for number in numbers]


def _end_with_parent() -> None:
    """Runs first in every worker: it leaves Ctrl-C to the parent, and ends when the parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def exit_after(parent: BaseProcess) -> None:
        parent.join()
        os._exit(1)

    Thread(target=exit_after, args=(parent,), daemon=True).start()


@contextmanager
def _sigint_blocked() -> Iterator[None]:
    """A worker inherits the blocked signal: otherwise Ctrl-C while it starts would end it with a traceback."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
