"""The search that plays any game: how fast it is, where its time goes, and how it does against OpenSpiel's.

    python bench/search.py                                   # speed of every game, no matches
    python bench/search.py --match zoo-le-ma --games 40 --seconds 0.5 --results search.jsonl
    python bench/search.py --loss lucky-lions --positions 36 --worlds 120

Speed: playouts a second, and the share of the time spent in the tree: outside the game's rules, its bots and the scores
they expect.

Matches: one seat thinks by our search, the others by OpenSpiel's MCTS or IS-MCTS (its own, in Python, on our adapter,
with its usual random rollouts), every decision with the same time; seats rotate. OpenSpiel's MCTS knows the seed, so it
sees what is hidden, and every die that will be rolled; IS-MCTS guesses as ours does. With `mcts-in-guesses` the MCTS
searches ten guessed worlds, each with a tenth of the time, and takes what was visited most in all together: so it sees
what its seat may see, as ours. Points are shares of victories, with their 95 % interval. Games are
written to ``--results`` as they end, and those that are there already are not played again. Needs the extra
``menagerie[research]``.

Loss: what the best bot's choices lose against a very deep search. At decisions drawn from its own games, every action
is tried in the same many worlds and played on by the bot to the end. One half of the worlds says which action is best,
the other half by how much, and the other way round: so luck makes no action look better than it is.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Sheet

from menagerie.bots import best_bot, bots_for
from menagerie.bots.estimate import with_new_generator
from menagerie.bots.search import Budget, Search, SearchBot
from menagerie.core.contract import AnyGame
from menagerie.core.generator import Generator
from menagerie.core.player import BotMaker, Observation, observe
from menagerie.core.registry import all_games
from menagerie.core.registry import game as find_game
from menagerie.lab.intervals import wilson
from menagerie.lab.workers import Processes

CLOCKED = ("legal", "apply", "guess", "clone", "view", "point")
"""The state's own work."""
OPPONENTS = ("is-mcts", "mcts-in-guesses", "mcts")
WORLDS = 10
"""In how many guessed worlds `mcts-in-guesses` searches."""
TRIAL = 6
"""So many simulations of OpenSpiel's search measure how long one takes."""


class Clock:
    """Adds up the time spent in what it wraps; calls within calls count once."""

    def __init__(self) -> None:
        self.spent = 0.0
        self._within = False

    def __call__(self, function: Any) -> Any:
        def timed(*args: Any, **named: Any) -> Any:
            if self._within:
                return function(*args, **named)
            self._within = True
            begun = perf_counter()
            try:
                return function(*args, **named)
            finally:
                self.spent += perf_counter() - begun
                self._within = False

        return timed


class ClockedState:
    """A state whose own work is clocked; guesses and copies are clocked as well."""

    def __init__(self, state: Any, clock: Clock) -> None:
        self.state = state
        self.clock = clock
        for name in CLOCKED:
            setattr(self, name, clock(getattr(state, name)))
        self.guess = lambda seat, rng: ClockedState(clock(state.guess)(seat, rng), clock)

    @property
    def waiting_on(self) -> tuple[int, ...]:
        waiting: tuple[int, ...] = self.state.waiting_on
        return waiting

    def result(self) -> Any:
        return self.state.result()


def positions(game: AnyGame, players: int, seed: str) -> list[tuple[Any, int]]:
    """Decisions spread over one game of the best bots, in which there is something to choose."""
    state = game.new(players, None, seed)
    bots = [bots_for(game)[best_bot(game)](Generator(f"{seed}/{seat}")) for seat in range(players)]
    found = []
    while state.waiting_on:
        seat = state.waiting_on[0]
        if len(state.legal(seat)) > 1:
            found.append((state.clone(), seat))
        state.apply(seat, bots[seat].choose(observe(state, seat)).action)
    step = max(1, len(found) // 6)
    return found[::step][:6]


def _count_as_outside(search: Search, clock: Clock) -> None:
    """What the search asks of bots and expected scores is timed by the clock, and gets the bare state."""
    leaf, fill = search._leaf, search._fill
    chances, at_once = leaf.win_probabilities, leaf.at_once
    vars(leaf)["win_probabilities"] = lambda world, rng: clock(chances)(_bare(world), rng)
    vars(leaf)["at_once"] = lambda world: clock(at_once)(_bare(world))
    vars(search)["_fill"] = lambda node, world, *rest: clock(fill)(node, _bare(world), *rest)


def speed(game: AnyGame, players: int, iterations: int) -> tuple[float, float]:
    """Playouts a second, and the share of the time outside rules, bots and expected scores."""
    taken = outside = 0.0
    places = positions(game, players, "bench")
    for number, (state, seat) in enumerate(places):
        begun = perf_counter()
        Search(game, Generator(f"{number}")).run(observe(state, seat), Budget(iterations))
        taken += perf_counter() - begun
        clock = Clock()
        search = Search(game, Generator(f"{number}"))
        _count_as_outside(search, clock)
        begun = perf_counter()
        search.run(Observation(ClockedState(state, clock), seat), Budget(iterations))  # type: ignore[arg-type]
        whole = perf_counter() - begun
        outside += (whole - clock.spent) / whole
    return iterations * len(places) / taken, outside / len(places)


def _bare(world: Any) -> Any:
    return world.state if isinstance(world, ClockedState) else world


# --- matches


class Spiel:
    """OpenSpiel's bot in seconds."""

    def __init__(self, kind: str, game: Any, seed: int) -> None:
        from open_spiel.python.algorithms import ismcts, mcts

        self.kind = kind
        rng = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        self.random = rng
        if kind != "is-mcts":
            self.bot: Any = mcts.MCTSBot(game, 1.4, 1, evaluator, random_state=rng)
        else:
            self.bot = ismcts.ISMCTSBot(
                game=game,
                uct_c=1.4,
                max_simulations=1,
                evaluator=evaluator,
                random_state=rng,
                allow_inconsistent_action_sets=True,
            )
        self.thought = 0.0

    def step(self, state: Any, seconds: float) -> int:
        """Its search has no clock: how many simulations fit is measured by a few at the same position, which do not
        count as thinking."""
        if len(state.legal_actions()) == 1:
            return int(state.legal_actions()[0])
        trial = TRIAL * WORLDS if self.kind == "mcts-in-guesses" else TRIAL
        _, taken = self._search(state, trial)
        action, taken = self._search(state, max(trial, int(trial * seconds / taken)))
        self.thought += taken
        return action

    def _search(self, state: Any, simulations: int) -> tuple[int, float]:
        self.bot.max_simulations = simulations
        if self.kind == "is-mcts":
            self.bot._max_simulations = simulations
        begun = perf_counter()
        chosen = self._in_guesses(state, simulations) if self.kind == "mcts-in-guesses" else self.bot.step(state)
        return int(chosen), perf_counter() - begun

    def _in_guesses(self, state: Any, simulations: int) -> int:
        self.bot.max_simulations = simulations // WORLDS
        visits: Counter[int] = Counter()
        for _ in range(WORLDS):
            world = state.resample_from_infostate(state.current_player(), self.random.random_sample)
            for child in self.bot.mcts_search(world).children:
                visits[child.action] += child.explore_count
        return visits.most_common(1)[0][0]


def play(key: tuple[str, int, str, float, int]) -> dict[str, Any]:
    """One game; who wins, and how long each side thought."""
    name, players, opponent, seconds, number = key
    import pyspiel

    from menagerie.lab import openspiel_game

    game = find_game(name)
    spiel = pyspiel.load_game(f"{openspiel_game.short_name(game)}(players={players})")
    state = spiel.new_initial_state()
    state.apply_action(number // players)
    ours = number % players
    bot = SearchBot(game, Generator(f"match {number}"), Budget(seconds=seconds))
    rivals = [Spiel(opponent, spiel, 97 * number + seat) for seat in range(players)]
    thought = 0.0
    while not state.is_terminal():
        seat = state.current_player()
        begun = perf_counter()
        if seat == ours:
            action = spiel.places[bot.choose(observe(state.dealt.state, seat)).action]
        else:
            action = rivals[seat].step(state, seconds)
        if seat == ours:
            thought += perf_counter() - begun
        state.apply_action(action)
    result = state.dealt.state.result()
    points = 0.0 if result is None or ours not in result.winners else 1 / len(result.winners)
    return {
        "game": name, "players": players, "opponent": opponent, "seconds": seconds, "number": number,
        "points": points, "ours": round(thought, 2),
        "theirs": round(sum(rival.thought for rival in rivals) / (players - 1), 2),
    }  # fmt: skip


# --- loss


def losses(game: AnyGame, players: int, positions: int, worlds: int, console: Console) -> list[float]:
    """By how much the probability to win falls short of the best action's, at each of so many decisions."""
    make, pick = bots_for(game)[best_bot(game)], Generator("decisions")
    found: list[float] = []
    number = 0
    while len(found) < positions:
        number += 1
        state = game.new(players, None, f"loss/{number}")
        bots = [make(Generator(f"loss/{number}/{seat}")) for seat in range(players)]
        decisions = []
        while state.waiting_on:
            seat = state.waiting_on[0]
            action = bots[seat].choose(observe(state, seat)).action
            if len(state.legal(seat)) > 1:
                decisions.append((state.clone(), seat, action))
            state.apply(seat, action)
        for _ in range(min(3, positions - len(found))):
            found.append(_loss(make, players, *pick.choice(decisions), worlds, f"{number}"))
            console.print(f"{len(found)}: {found[-1]:+.3f}", style="dim")
    return found


def _loss(make: BotMaker, players: int, state: Any, seat: int, chosen: Any, worlds: int, seed: str) -> float:
    won: dict[Any, list[float]] = {action: [] for action in state.legal(seat)}
    for number in range(worlds):
        world = state.guess(seat, Generator(f"{seed} {number}"))
        for action, points in won.items():
            copy: Any = with_new_generator(world, f"{seed} {number} luck")
            copy.apply(seat, action)
            bots = [make(Generator(f"{seed} {number} {other}")) for other in range(players)]
            while copy.waiting_on:
                other = copy.waiting_on[0]
                copy.apply(other, bots[other].choose(observe(copy, other)).action)
            winners = copy.result().winners
            points.append(1 / len(winners) if seat in winners else 0.0)
    half = worlds // 2
    lost = 0.0
    for chooses, says in ((slice(half), slice(half, None)), (slice(half, None), slice(half))):
        best = max(won, key=lambda action: sum(won[action][chooses]))
        lost += (sum(won[best][says]) - sum(won[chosen][says])) / len(won[chosen][says]) / 2
    return lost


def show_losses(arguments: argparse.Namespace, console: Console) -> None:
    found = losses(find_game(arguments.loss), arguments.players, arguments.positions, arguments.worlds, console)
    mean = sum(found) / len(found)
    error = (sum((one - mean) ** 2 for one in found) / (len(found) - 1) / len(found)) ** 0.5
    console.print(
        f"{best_bot(find_game(arguments.loss))}: a decision loses {100 * mean:.1f} points of 100 in its chance to win "
        f"({100 * (mean - 1.96 * error):.1f} to {100 * (mean + 1.96 * error):.1f}), over {len(found)} decisions"
    )


def matches(arguments: argparse.Namespace, console: Console) -> None:
    results = None if arguments.results is None else Path(arguments.results)
    known: dict[tuple[Any, ...], dict[str, Any]] = {}
    if results is not None and results.exists():
        for line in results.read_text("utf-8").splitlines():
            entry = json.loads(line)
            known[tuple(entry[part] for part in ("game", "players", "opponent", "seconds", "number"))] = entry
    sheet = Sheet(title="points against OpenSpiel's search", title_justify="left")
    for column in ("game", "players", "against", "games", "points", "95 %", "fair share", "seconds ours / theirs"):
        sheet.add_column(column)
    for opponent in arguments.against.split(","):
        if opponent not in OPPONENTS:
            raise SystemExit(f"{opponent!r} is none of {', '.join(OPPONENTS)}")
        keys = [
            (arguments.match, arguments.players, opponent, arguments.seconds, number)
            for number in range(arguments.games)
        ]
        played = [known[key] for key in keys if key in known]
        for entry in Processes(arguments.jobs).in_order(play, [key for key in keys if key not in known]):
            if results is not None:
                with results.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(entry) + "\n")
            played.append(entry)
            won = sum(one["points"] for one in played)
            console.print(f"{opponent}: game {len(played)} of {arguments.games}, {won:g} points", style="dim")
        points = sum(one["points"] for one in played)
        low, high = wilson(points, len(played)) or (0.0, 1.0)
        sheet.add_row(
            arguments.match, str(arguments.players), opponent, str(len(played)), f"{points / len(played):.1%}",
            f"{low:.1%} to {high:.1%}", f"{1 / arguments.players:.1%}",
            f"{sum(one['ours'] for one in played):.0f} / {sum(one['theirs'] for one in played):.0f}",
        )  # fmt: skip
    console.print(sheet)


def main() -> int:
    parser = argparse.ArgumentParser(description="The search: its speed, and matches against OpenSpiel's.")
    parser.add_argument("--game", help="the speed of this game alone")
    parser.add_argument("--iterations", type=int, default=150, help="of each of six searches a game (150)")
    parser.add_argument("--match", help="a game to play matches in")
    parser.add_argument(
        "--against", default="is-mcts", help=f"{', '.join(OPPONENTS)}, or several with commas (is-mcts)"
    )
    parser.add_argument("--players", type=int, default=2, help="at the table (2)")
    parser.add_argument("--games", type=int, default=10, help="a match (10)")
    parser.add_argument("--seconds", type=float, default=0.2, help="a decision (0.2)")
    parser.add_argument("--jobs", type=int, default=1, help="games of a match at the same time (1)")
    parser.add_argument("--loss", help="a short game: what its best bot's choices lose against a very deep search")
    parser.add_argument("--positions", type=int, default=36, help="decisions for --loss (36)")
    parser.add_argument("--worlds", type=int, default=120, help="for each of them (120)")
    parser.add_argument("--results", help="a file for the games that are over: what is there is not played again")
    arguments = parser.parse_args()
    console = Console()
    if arguments.loss:
        show_losses(arguments, console)
        return 0
    if arguments.match:
        matches(arguments, console)
        return 0
    sheet = Sheet(title="the search, in iterations", title_justify="left")
    for column in ("game", "players", "playouts a second", "outside rules, bots and expected scores"):
        sheet.add_column(column)
    for game in [find_game(arguments.game)] if arguments.game else all_games():
        console.print(f"{game.title} …", style="dim")
        playouts, outside = speed(game, arguments.players, arguments.iterations)
        sheet.add_row(game.title, str(arguments.players), f"{playouts:,.0f}", f"{outside:.0%}")
    console.print(sheet)
    return 0


if __name__ == "__main__":
    sys.exit(main())
