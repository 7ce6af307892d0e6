"""Many games of a series, wherever they run, with the same report."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from menagerie.core.registry import game as find_game
from menagerie.lab.series import Outcome, Series, play, play_recorded, record_name
from menagerie.lab.tally import Report, Tally
from menagerie.lab.workers import Processes, Runner

_LARGEST_CHUNK = 50  # small, so that the progress bar moves and Ctrl-C is quick

Played = tuple[int, Outcome, bytes | None]
"""The number of a game, how it ended, and its record where one is wanted."""


def simulate(
    series: Series,
    games: int,
    runner: Runner | None = None,
    folder: Path | None = None,
    done: Callable[[int], None] = lambda _: None,
) -> Report:
    """Plays games 1, 2, ... of the series and counts them in this order, whichever finishes first.

    A record of every game is written to ``folder``, which only this process has to reach; ``done`` is called with the
    number of games played so far.
    """
    runner = runner or Processes()
    tally = Tally(series, find_game(series.game).rules_version)
    for chunk in runner.in_order(partial(play_chunk, series, folder is not None), chunks(games, runner.jobs)):
        for number, outcome, record in chunk:
            if folder is not None and record is not None:
                (folder / record_name(series, number, games)).write_bytes(record)
            tally.add(outcome)
        done(tally.games)
    return tally.report()


def chunks(games: int, jobs: int) -> list[range]:
    """The numbers of the games, in parts large enough that sending them costs little."""
    size = max(1, min(_LARGEST_CHUNK, games // (4 * jobs)))
    return [range(first, min(first + size, games + 1)) for first in range(1, games + 1, size)]


def play_chunk(series: Series, recorded: bool, numbers: range) -> list[Played]:
    """Some games in a row."""
    if recorded:
        return [(number, *play_recorded(series, number)) for number in numbers]
    return [(number, play(series, number), None) for number in numbers]
