"""How fast the games are, compared with games of other libraries: prints ratios.

    python bench/engine.py
    python bench/engine.py --seconds 60 --json > engine.json

All games are played at random and driven from Python, in the same process and in turns, so that other load on the
machine affects all of them. How to read the tables: bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import menagerie
from menagerie.core.contract import AnyGame, AnyState, Options
from menagerie.core.generator import Generator

ROUNDS = 9

Work = Callable[[], int]
"""Does something several times and returns how often."""


@dataclass
class Task:
    """Something that is measured: its name, what it does, and its rate in every round."""

    name: str
    work: Work
    rates: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        done = 0
        # Processor time, not wall time: other programs run on the machine too.
        began = time.process_time()
        while (took := time.process_time() - began) < seconds:
            done += self.work()
        self.rates.append(done / took)


@dataclass
class Comparison:
    """Tasks shown in one table. Where no baseline is there, the first task is one."""

    title: str
    baseline: list[str]
    tasks: list[Task]

    def __post_init__(self) -> None:
        names = [task.name for task in self.tasks]
        self.baseline = [name for name in self.baseline if name in names] or names[:1]

    def against(self, task: Task, baseline: str) -> list[float]:
        """How many times as fast, round by round: load on the machine affects both in the same round."""
        other = next(one for one in self.tasks if one.name == baseline)
        return [ours / theirs for ours, theirs in zip(task.rates, other.rates, strict=True)]


# --- our own games


def tables(game: AnyGame) -> Iterator[tuple[str, int, Options]]:
    """The plain game with four players, or as many as it takes, and the fullest set-up there is."""
    fewest, most = game.players
    players = max(fewest, min(4, most))
    yield f"{game.name}, plain, {players} players", players, game.options_type()
    *_, (players, options) = (setup for setup in game.setups() if not game.chosen_for_records(setup[1]))
    yield f"{game.name}, everything, {players} players", players, options


def playouts(game: AnyGame, players: int, options: Options) -> Work:
    """Random games through the public API."""
    rng = random.Random(1)

    def play() -> int:
        state = game.start(players, options, rng.getrandbits(64))
        moves = 0
        while state.waiting_on:
            seat = state.waiting_on[0]
            state.apply(seat, rng.choice(state.legal(seat)))
            moves += 1
        return moves

    return play


def positions(game: AnyGame, players: int, options: Options) -> list[tuple[AnyState, int, Any]]:
    """Positions from some games, each with a move."""
    rng = random.Random(2)
    found = []
    for seed in range(10):
        state = game.start(players, options, seed)
        while state.waiting_on:
            seat = state.waiting_on[0]
            action = rng.choice(state.legal(seat))
            found.append((state.clone(), seat, action))
            state.apply(seat, action)
    return found


def replays(game: AnyGame, players: int, options: Options) -> Work:
    """The moves of recorded games, applied again: the cost of a move without `legal`."""
    rng = random.Random(3)
    recorded: list[list[tuple[int, Any]]] = []
    for seed in range(20):
        state = game.start(players, options, seed)
        recorded.append([])
        while state.waiting_on:
            seat = state.waiting_on[0]
            recorded[-1].append((seat, rng.choice(state.legal(seat))))
            state.apply(*recorded[-1][-1])
    starts = [game.start(players, options, seed) for seed in range(20)]

    def replay() -> int:
        number = rng.randrange(20)
        state = starts[number].clone()
        for seat, action in recorded[number]:
            state.apply(seat, action)
        return len(recorded[number])

    return replay


def over_all(found: list[tuple[AnyState, int, Any]], do: Callable[[AnyState, int], object]) -> Work:
    def once() -> int:
        for state, seat, _ in found:
            do(state, seat)
        return len(found)

    return once


def parts(game: AnyGame, players: int, options: Options) -> list[Task]:
    """The methods that bots and tables call, one by one."""
    found = positions(game, players, options)
    rng = Generator("bench")
    return [
        Task("apply", replays(game, players, options)),
        Task("legal", over_all(found, lambda state, seat: state.legal(seat))),
        Task("clone", over_all(found, lambda state, _: state.clone())),
        Task("guess", over_all(found, lambda state, seat: state.guess(seat, rng))),
        Task("view", over_all(found, lambda state, seat: state.view(seat))),
    ]


# --- games of other libraries


def hearts() -> Task:
    import pyspiel

    game = pyspiel.load_game("hearts")
    rng = random.Random(4)

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            # What it deals card by card belongs to setting up, as it does with us, and is not counted. All cards are
            # equally likely, so they can be drawn the way moves are, which is the faster one.
            moves += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        return moves

    return Task("hearts (OpenSpiel)", play)


def episodes(make: Callable[[], Any]) -> Work:
    """Random games in an environment of PettingZoo's form."""
    env = make()
    rng = random.Random(5)

    def play() -> int:
        env.reset(seed=rng.getrandbits(31))
        moves = 0
        for _ in env.agent_iter():
            observation, _, over, cut_off, _ = env.last()
            if over or cut_off:
                env.step(None)
            else:
                # Of yes and no numpy finds the places ten times as fast as of numbers.
                env.step(int(rng.choice((observation["action_mask"] == 1).nonzero()[0])))
                moves += 1
        return moves

    return play


# --- the comparisons


def comparisons(console: Console) -> list[Comparison]:
    ours = [(game, *table) for game in menagerie.all_games() for table in tables(game)]
    playing = [Task(name, playouts(game, players, options)) for game, name, players, options in ours]
    baselines = ["hearts (OpenSpiel)", "connect_four (PettingZoo)"]
    return [
        Comparison("Random games, decisions a second", baselines, [*playing, *other_games(console)]),
        *environments(console),
        *(
            Comparison(f"{name}, cost of each method: calls a second", ["apply"], parts(game, players, options))
            for game, name, players, options in ours
        ),
    ]


def missing(console: Console, what: str) -> None:
    console.print(f"Left out: {what}. It needs the extra menagerie[research].", style="yellow", markup=False)


def other_games(console: Console) -> Iterator[Task]:
    try:
        yield hearts()
    except ImportError:
        missing(console, "hearts")
    try:
        yield Task("connect_four (PettingZoo)", episodes(connect_four().env))
    except ImportError:
        missing(console, "connect_four")


def connect_four() -> Any:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from pettingzoo.classic.connect_four import connect_four as module

    return module


def environments(console: Console) -> Iterator[Comparison]:
    """Our games in PettingZoo's form, with its wrappers and without."""
    try:
        from menagerie.lab import pettingzoo_env as ours
    except ImportError:
        missing(console, "our PettingZoo environments")
        return
    try:
        theirs = connect_four()
    except ImportError:
        theirs = None
    for title, form in (("as PettingZoo's env()", "env"), ("as its raw_env()", "raw_env")):
        tasks = [
            Task(name, episodes(partial(getattr(ours, form), game, players, options)))
            for game in menagerie.all_games()
            for name, players, options in tables(game)
        ]
        if theirs is not None:
            tasks.append(Task("connect_four (PettingZoo)", episodes(getattr(theirs, form))))
        yield Comparison(f"Random games {title}, decisions a second", ["connect_four (PettingZoo)"], tasks)


def run(found: list[Comparison], seconds: float, console: Console) -> None:
    """All tasks in turn, round after round; a first short round is discarded."""
    tasks = [task for comparison in found for task in comparison.tasks]
    seconds_each = seconds / len(tasks) / ROUNDS
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("measuring", total=len(tasks) * (ROUNDS + 1))
        for number in range(ROUNDS + 1):
            for task in tasks:
                task.run(seconds_each if number else seconds_each / 4)
                progress.advance(bar)
    for task in tasks:
        del task.rates[0]


def spread(figures: list[float]) -> float:
    """Half the way from the slowest to the fastest round, without the two most extreme, in parts of the median."""
    inner = sorted(figures)[1:-1]
    return (inner[-1] - inner[0]) / 2 / median(figures)


def show(comparison: Comparison, console: Console) -> None:
    table = Table(title=comparison.title, title_justify="left")
    table.add_column("")
    for baseline in comparison.baseline:
        table.add_column(f"{baseline} = 1", justify="right")
    table.add_column("here and now", justify="right", style="dim")
    for task in comparison.tasks:
        ratios = [comparison.against(task, baseline) for baseline in comparison.baseline]
        table.add_row(
            task.name,
            *(f"{median(ratio):.2f} ±{spread(ratio):.0%}" for ratio in ratios),
            f"{median(task.rates):,.0f} ±{spread(task.rates):.0%}",
        )
    console.print(table)


def as_data(found: Iterable[Comparison]) -> list[dict[str, Any]]:
    return [
        {
            "title": comparison.title,
            "rows": [
                {
                    "name": task.name,
                    "per_second": median(task.rates),
                    "spread": spread(task.rates),
                    "ratios": {
                        baseline: {"median": median(ratio), "spread": spread(ratio)}
                        for baseline in comparison.baseline
                        for ratio in [comparison.against(task, baseline)]
                    },
                }
                for task in comparison.tasks
            ],
        }
        for comparison in found
    ]


def compiled() -> dict[str, bool]:
    """Which games are compiled."""
    answer = {}
    for game in menagerie.all_games():
        module = sys.modules[type(game.new(game.players[0])).__module__]
        answer[game.name] = not str(module.__file__).endswith(".py")
    return answer


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Speed of the games, compared with games of other libraries, as ratios."
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=30,
        help="how long it may take, about, on an idle machine (30)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    arguments = parser.parse_args()
    notes = Console(stderr=True)
    found = comparisons(notes)
    run(found, arguments.seconds, notes)
    if arguments.json:
        print(json.dumps({"compiled": compiled(), "rounds": ROUNDS, "comparisons": as_data(found)}, indent=2))
        return
    console = Console()
    for game, machine_code in compiled().items():
        console.print(f"{game}: {'compiled by mypyc' if machine_code else 'plain Python'}")
    for comparison in found:
        console.print()
        show(comparison, console)


if __name__ == "__main__":
    main()
