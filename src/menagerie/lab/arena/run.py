"""Playing an arena: what is missing is played, in any number of processes, and kept as it comes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from menagerie.lab.arena.match import Arena, GameResult, play_match
from menagerie.lab.arena.results_folder import ResultsFolder
from menagerie.lab.workers import Processes, Runner


def run_arena(
    arena: Arena,
    games: int,
    runner: Runner | None = None,
    folder: ResultsFolder | None = None,
    done: Callable[[int], None] = lambda _: None,
) -> list[GameResult]:
    """The results of games 1 to ``games``. Those that the folder holds are not played again; new ones are stored there
    before ``done`` is called with how many there are."""
    kept = {game.number: game for game in (folder.games() if folder is not None else ())}
    missing = [number for number in range(1, games + 1) if number not in kept]
    played = games - len(missing)
    done(played)
    runner = runner or Processes()
    for result in runner.in_order(partial(play_match, arena), missing):
        if folder is not None:
            folder.append([result])
        kept[result.number] = result
        played += 1
        done(played)
    return [kept[number] for number in sorted(kept) if number <= games]


def even_number(arena: Arena, games: int) -> int:
    """The next number of games with which every line-up has sat in every rotation equally often."""
    a_round = len(arena.line_ups()) * arena.players
    return -(-games // a_round) * a_round
