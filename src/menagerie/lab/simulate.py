"""Many games at once, on as many cores as you like, with the same outcome."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

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
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    try:
        yield from pool.map(work, firsts)
    finally:
        pool.shutdown(cancel_futures=True)


def play_chunk(table: Table, games: int, size: int, folder: Path | None, first: int) -> list[Played]:
    """A handful of games in a row."""
    numbers = range(first, min(first + size, games + 1))
    if folder is None:
        return [play(table, number) for number in numbers]
    return [play(table, number, folder / record_name(table, number, games)) for number in numbers]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
