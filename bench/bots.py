"""How much stronger each level of a game is than the one below it: prints shares of victories.

    python bench/bots.py zoo-le-ma
    python bench/bots.py lucky-lions --players 2 --stop-when-clear
    python bench/bots.py zoocracy --pair statesman,whip --players 2,4,6 --games 400 --jobs 2
    python bench/bots.py 18zoo --pair search-400,squirrel --results bots.jsonl
    python bench/bots.py 18zoo --equal squirrel --players 3

One of the stronger kind sits down with as many of the weaker as the table holds, in every seat equally often. If both
were equal it would win its fair share of the games. With ``--equal`` the same bot holds all seats, and each seat's
share is printed. Any bot may be named, also the search with a budget: ``search-400`` or ``search-1.5s``.

The bar is 60 % at two players; with more, the fair share, which the whole 95 % interval must exceed. With
``--stop-when-clear`` a line ends, after each block of 40 games, once its 99.9 % interval lies on one side of the bar:
the stricter interval is the price of looking many times.

Games are written to ``--results`` as they end; started again with the same file, it goes on where it was. Ends
with 0 only where every line reaches its bar (with ``--equal``: where no seat is clearly above the fair share). How
to read the table: bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Sheet

from menagerie.bots import levels, maker_named
from menagerie.core.contract import AnyGame, BadSetup
from menagerie.core.registry import game as find_game
from menagerie.lab.intervals import wilson
from menagerie.lab.series import Outcome, Series, play

BLOCK = 40
CLEAR_DEVIATIONS = 3.29
"""Standard errors on either side of a 99.9 % interval."""


class Key(NamedTuple):
    """One game: its series and its number in it."""

    rules: int
    game: str
    bots: tuple[str, ...]
    seed: str
    number: int


class Results:
    """The winners of every game that is over, in memory and in a file if there is one."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self.winners: dict[Key, tuple[int, ...]] = {}
        if path is not None and path.exists():
            for line in path.read_text("utf-8").splitlines():
                rules, game, bots, seed, number, winners = json.loads(line)
                self.winners[Key(rules, game, tuple(bots), seed, number)] = tuple(winners)

    def add(self, key: Key, outcome: Outcome) -> None:
        if outcome.scores is None:
            raise SystemExit(f"a game did not end: {key}")
        self.winners[key] = outcome.winners
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([*key, outcome.winners]) + "\n")


def play_all(keys: list[Key], results: Results, jobs: int, title: str, console: Console) -> None:
    """Plays what is not known yet, with a bar that shows how far it is."""
    left = [key for key in keys if key not in results.winners]
    bar = Progress(
        TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True
    )
    with bar:
        task = bar.add_task(title, total=len(keys), completed=len(keys) - len(left))
        for key, outcome in _played(left, jobs):
            results.add(key, outcome)
            bar.advance(task)


def _played(keys: list[Key], jobs: int) -> Iterator[tuple[Key, Outcome]]:
    if jobs == 1:
        for key in keys:
            yield key, play_one(key)
        return
    with ProcessPoolExecutor(jobs) as pool:
        running = {pool.submit(play_one, key): key for key in keys}
        try:
            for done in as_completed(running):
                yield running[done], done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def play_one(key: Key) -> Outcome:
    players = len(key.bots)
    return play(Series(key.game, players, key.bots, key.seed, options_for(key.game, players)), key.number)


def options_for(name: str, players: int) -> dict[str, Any]:
    """The usual options; where so many cannot play with these (six in Lucky Lions), the first with which they can."""
    game = find_game(name)
    try:
        game.check_new(players, game.options_type())
    except BadSetup:
        found: dict[str, Any] = msgspec.to_builtins(
            next(options for count, options in game.setups() if count == players)
        )
        return found
    return {}


def mixed_keys(game: AnyGame, strong: str, weak: str, players: int, games: int, seed: str) -> dict[Key, int]:
    """The games of a pair, each with the seat of the stronger one."""
    found = {}
    for seat in range(players):
        bots = tuple(strong if other == seat else weak for other in range(players))
        count = games // players + (seat < games % players)
        for number in range(1, count + 1):
            found[Key(game.rules_version, game.name, bots, f"{seed} {strong} {weak} {seat}", number)] = seat
    in_turn = sorted(found, key=lambda key: (key.number, found[key]))  # seats rotate, also where a line ends early
    return {key: found[key] for key in in_turn}


def bar(players: int) -> float:
    """What one level must win from the level below it."""
    return 0.6 if players == 2 else 1 / players


def main() -> int:
    parser = argparse.ArgumentParser(description="How much stronger each bot is than the one below it.")
    parser.add_argument("game")
    parser.add_argument("--pair", help="strong,weak: this pair alone")
    parser.add_argument("--equal", help="a bot on all seats: what each seat wins")
    parser.add_argument("--players", default="", help="numbers of players, such as 2,4 (all there are)")
    parser.add_argument("--stop-when-clear", action="store_true", help="end a line once it is clear")
    parser.add_argument("--games", type=int, default=400, help="so many for each line (400)")
    parser.add_argument("--jobs", type=int, default=1, help="processes at work (1)")
    parser.add_argument("--seed", default="ladder", help="what the games are dealt from (ladder)")
    parser.add_argument("--results", type=Path, help="a file for the games that are over; it goes on from there")
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    ladder = list(levels(game))
    pairs = [tuple(arguments.pair.split(","))] if arguments.pair else [(up, down) for down, up in pairwise(ladder)]
    fewest, most = game.players
    counts = [int(count) for count in arguments.players.split(",") if count] or list(range(fewest, most + 1))
    for name in [arguments.equal] if arguments.equal else [name for pair in pairs for name in pair]:
        maker_named(game, name)

    console, results = Console(), Results(arguments.results)
    sheet = Sheet(title=f"{game.title}: one against the others", title_justify="left")
    for column in ("", "players", "games", "won", "95 %", "fair share", ""):
        sheet.add_column(column)
    clear = True
    if arguments.equal:
        sheet.title = f"{game.title}: {arguments.equal} against itself"
        for players in counts:
            bots = (arguments.equal,) * players
            keys = [
                Key(game.rules_version, game.name, bots, f"{arguments.seed} {arguments.equal}", number)
                for number in range(1, arguments.games + 1)
            ]
            play_all(keys, results, arguments.jobs, f"{players} players", console)
            for seat in range(players):
                won = sum((_share(results.winners[key], seat) for key in keys), Fraction(0))
                interval = wilson(won, len(keys)) or (0.0, 1.0)
                above = interval[0] > 1 / players
                clear &= not above
                _add(sheet, f"seat {seat}", players, len(keys), won, interval, "clearly above" if above else "")
    else:
        for strong, weak in pairs:
            for players in counts:
                seats = mixed_keys(game, strong, weak, players, arguments.games, arguments.seed)
                title = f"{strong} against {weak}"
                block = BLOCK if arguments.stop_when_clear else len(seats)
                done: dict[Key, int] = {}
                won = Fraction(0)
                for begin in range(0, len(seats), block):
                    done |= dict(list(seats.items())[begin : begin + block])
                    play_all(list(done), results, arguments.jobs, f"{title}, {players} players", console)
                    won = sum((_share(results.winners[key], seat) for key, seat in done.items()), Fraction(0))
                    low, high = wilson(won, len(done), CLEAR_DEVIATIONS) or (0.0, 1.0)
                    if low > bar(players) or high < bar(players):
                        break
                interval = wilson(won, len(done)) or (0.0, 1.0)
                share = float(won / len(done))
                reached = share >= bar(players) if players == 2 else interval[0] > bar(players)
                clear &= reached
                line = _add(sheet, title, players, len(done), won, interval, "reached" if reached else "not reached")
                console.print(" · ".join(line), style="dim")
    console.print(sheet)
    return 0 if clear else 1


def _share(winners: tuple[int, ...], seat: int) -> Fraction:
    return Fraction(1, len(winners)) if seat in winners else Fraction(0)


def _add(
    sheet: Sheet, name: str, players: int, games: int, won: Fraction, interval: tuple[float, float], verdict: str
) -> tuple[str, ...]:
    line = (
        name, str(players), str(games), f"{float(won / games):.1%}",
        f"{interval[0]:.1%} to {interval[1]:.1%}", f"{1 / players:.1%}", verdict,
    )  # fmt: skip
    sheet.add_row(*line)
    return line


if __name__ == "__main__":
    sys.exit(main())
