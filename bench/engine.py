"""How fast the games are, beside games that others wrote: prints ratios.

    python bench/engine.py
    python bench/engine.py --seconds 60 --json > engine.json

Everybody plays at random and is driven from Python, in the same process and in turns, so that whatever else the machine
does hits all of them. How to read the tables: bench/README.md.
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
"""Does a handful of things and says how many."""


@dataclass
class Runner:
    """One who runs the race: a name, something to do, and how fast it was in every round."""

    name: str
    work: Work
    rates: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        done = 0
        # The processor's time, not the clock's: other programs on the machine take turns with us.
        began = time.process_time()
        while (took := time.process_time() - began) < seconds:
            done += self.work()
        self.rates.append(done / took)


@dataclass
class Race:
    """Runners whose figures belong into one table. Where the pace-setters are missing, the first one sets the pace."""

    title: str
    pace: list[str]
    runners: list[Runner]

    def __post_init__(self) -> None:
        names = [runner.name for runner in self.runners]
        self.pace = [name for name in self.pace if name in names] or names[:1]

    def against(self, runner: Runner, pace: str) -> list[float]:
        """How many times as fast, round by round: what slows a round down slows down both."""
        other = next(one for one in self.runners if one.name == pace)
        return [ours / theirs for ours, theirs in zip(runner.rates, other.rates, strict=True)]


# --- our own games


def tables(game: AnyGame) -> Iterator[tuple[str, int, Options]]:
    """The plain game with four players, or as many as it takes, and the fullest set-up there is."""
    fewest, most = game.players
    players = max(fewest, min(4, most))
    yield f"{game.name}, plain, {players} players", players, game.options_type()
    *_, (players, options) = game.setups()
    yield f"{game.name}, everything, {players} players", players, options


def playouts(game: AnyGame, players: int, options: Options) -> Work:
    """Random games through the public API."""
    rng = random.Random(1)

    def play() -> int:
        state = game.new(players, options, rng.getrandbits(64))
        moves = 0
        while state.waiting_on:
            seat = state.waiting_on[0]
            state.apply(seat, rng.choice(state.legal(seat)))
            moves += 1
        return moves

    return play


def middles(game: AnyGame, players: int, options: Options) -> list[tuple[AnyState, int, Any]]:
    """Positions from all over some games, with a move to make in each."""
    rng = random.Random(2)
    found = []
    for seed in range(10):
        state = game.new(players, options, seed)
        while state.waiting_on:
            seat = state.waiting_on[0]
            action = rng.choice(state.legal(seat))
            found.append((state.clone(), seat, action))
            state.apply(seat, action)
    return found


def replays(game: AnyGame, players: int, options: Options) -> Work:
    """The moves of recorded games, made again: what a move costs when nobody asks what is legal."""
    rng = random.Random(3)
    recorded: list[list[tuple[int, Any]]] = []
    for seed in range(20):
        state = game.new(players, options, seed)
        recorded.append([])
        while state.waiting_on:
            seat = state.waiting_on[0]
            recorded[-1].append((seat, rng.choice(state.legal(seat))))
            state.apply(*recorded[-1][-1])
    starts = [game.new(players, options, seed) for seed in range(20)]

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


def parts(game: AnyGame, players: int, options: Options) -> list[Runner]:
    """What bots and tables do with a position, one by one."""
    found = middles(game, players, options)
    rng = Generator("bench")
    return [
        Runner("apply", replays(game, players, options)),
        Runner("legal", over_all(found, lambda state, seat: state.legal(seat))),
        Runner("clone", over_all(found, lambda state, _: state.clone())),
        Runner("guess", over_all(found, lambda state, seat: state.guess(seat, rng))),
        Runner("view", over_all(found, lambda state, seat: state.view(seat))),
    ]


# --- the others' games


def hearts() -> Runner:
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

    return Runner("hearts (OpenSpiel)", play)


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
                env.step(int(rng.choice(observation["action_mask"].nonzero()[0])))
                moves += 1
        return moves

    return play


# --- the races


def races(console: Console) -> list[Race]:
    ours = [(game, *table) for game in menagerie.all_games() for table in tables(game)]
    playing = [Runner(name, playouts(game, players, options)) for game, name, players, options in ours]
    paces = ["hearts (OpenSpiel)", "connect_four (PettingZoo)"]
    return [
        Race("Random games, decisions a second", paces, [*playing, *strangers(console)]),
        *environments(console),
        *(
            Race(f"{name}, what a part of it costs: times a second", ["apply"], parts(game, players, options))
            for game, name, players, options in ours
        ),
    ]


def missing(console: Console, what: str) -> None:
    console.print(f"Left out: {what}. It needs the extra menagerie[research].", style="yellow", markup=False)


def strangers(console: Console) -> Iterator[Runner]:
    try:
        yield hearts()
    except ImportError:
        missing(console, "hearts")
    try:
        yield Runner("connect_four (PettingZoo)", episodes(connect_four().env))
    except ImportError:
        missing(console, "connect_four")


def connect_four() -> Any:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from pettingzoo.classic.connect_four import connect_four as module

    return module


def environments(console: Console) -> Iterator[Race]:
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
        runners = [
            Runner(name, episodes(partial(getattr(ours, form), game, players, options)))
            for game in menagerie.all_games()
            for name, players, options in tables(game)
        ]
        if theirs is not None:
            runners.append(Runner("connect_four (PettingZoo)", episodes(getattr(theirs, form))))
        yield Race(f"Random games {title}, decisions a second", ["connect_four (PettingZoo)"], runners)


def run(found: list[Race], seconds: float, console: Console) -> None:
    """All in turn, round after round; a first short round warms them up and is thrown away."""
    runners = [runner for race in found for runner in race.runners]
    slice_of_time = seconds / len(runners) / ROUNDS
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("racing", total=len(runners) * (ROUNDS + 1))
        for number in range(ROUNDS + 1):
            for runner in runners:
                runner.run(slice_of_time if number else slice_of_time / 4)
                progress.advance(bar)
    for runner in runners:
        del runner.rates[0]


def spread(figures: list[float]) -> float:
    """Half the way from the slowest to the fastest round, without the two most extreme, in parts of the median."""
    inner = sorted(figures)[1:-1]
    return (inner[-1] - inner[0]) / 2 / median(figures)


def show(race: Race, console: Console) -> None:
    table = Table(title=race.title, title_justify="left")
    table.add_column("")
    for pace in race.pace:
        table.add_column(f"{pace} = 1", justify="right")
    table.add_column("here and now", justify="right", style="dim")
    for runner in race.runners:
        ratios = [race.against(runner, pace) for pace in race.pace]
        table.add_row(
            runner.name,
            *(f"{median(ratio):.2f} ±{spread(ratio):.0%}" for ratio in ratios),
            f"{median(runner.rates):,.0f} ±{spread(runner.rates):.0%}",
        )
    console.print(table)


def as_data(found: Iterable[Race]) -> list[dict[str, Any]]:
    return [
        {
            "title": race.title,
            "rows": [
                {
                    "name": runner.name,
                    "per_second": median(runner.rates),
                    "spread": spread(runner.rates),
                    "ratios": {
                        pace: {"median": median(ratio), "spread": spread(ratio)}
                        for pace in race.pace
                        for ratio in [race.against(runner, pace)]
                    },
                }
                for runner in race.runners
            ],
        }
        for race in found
    ]


def compiled() -> dict[str, bool]:
    """Which games run as machine code."""
    answer = {}
    for game in menagerie.all_games():
        module = sys.modules[type(game.new(game.players[0])).__module__]
        answer[game.name] = not str(module.__file__).endswith(".py")
    return answer


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the games are, beside games that others wrote, as ratios.")
    parser.add_argument(
        "--seconds",
        type=float,
        default=30,
        help="how long it may take, about, on a machine that does nothing else (30)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    arguments = parser.parse_args()
    notes = Console(stderr=True)
    found = races(notes)
    run(found, arguments.seconds, notes)
    if arguments.json:
        print(json.dumps({"compiled": compiled(), "rounds": ROUNDS, "races": as_data(found)}, indent=2))
        return
    console = Console()
    for game, machine_code in compiled().items():
        console.print(f"{game}: {'compiled by mypyc' if machine_code else 'plain Python'}")
    for race in found:
        console.print()
        show(race, console)


if __name__ == "__main__":
    main()
