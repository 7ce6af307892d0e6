"""How fast 18ZOO is: replaying recorded games, with and without views and legal lists, and a random game by its parts.

    .venv/bin/python bench/replay_18zoo.py [FOLDER]

FOLDER holds games exported from 18xx.games (``*.json``, also in folders of its own). Without one, games of our own are
replayed. Times are processor time, best of a few rounds, so that a busy machine disturbs little. The public Ruby engine
of 18xx.games replays such records at 2,000 to 2,640 actions a second on this kind of machine; ratios are given to both.
Importing stays at least 20 times as fast in plain Python; the last line says whether it does.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from time import process_time

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.actions import EighteenZooAction
from menagerie.games.eighteen_zoo.importer.file import RecordedGame, UnreadableGame, read
from menagerie.games.eighteen_zoo.importer.replay import replay
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.setup import deal
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState

RUBY = (2640, 2000)
AT_LEAST = 20
"""Actions a second of the public Ruby engine, at its best and at its worst."""
ROUNDS = 5
_PARTS = {"track": "track", "home": "track", "bonus": "track", "station": "track", "run": "routes", "harvest": "routes"}

Moves = list[tuple[int, EighteenZooAction]]


def own_games() -> list[tuple[int, EighteenZooOptions, str, Moves]]:
    """Random games on every map."""
    games = []
    for number, letter in enumerate("ABCDEF"):
        players = 2 + number % 4
        options = EighteenZooOptions(map=letter, compat="18xx.games")  # type: ignore[arg-type]  # letters of the maps
        state, rng, moves = deal(players, options, str(number)), Generator(f"bench {number}"), []
        while state.waiting_on:
            seat = state.waiting_on[0]
            action = rng.choice(state.legal(seat))
            moves.append((seat, action))
            state.apply(seat, action)
        games.append((players, options, str(number), moves))
    return games


def recorded(folder: Path) -> list[RecordedGame]:
    games = []
    for path in sorted(folder.rglob("*.json")):
        try:
            games.append(read(path.read_bytes()))
        except UnreadableGame:
            continue
    return games


def best_of(work: Callable[[], int]) -> float:
    """Things a second, in the best of a few rounds."""
    speeds = []
    for _ in range(ROUNDS):
        start = process_time()
        done = work()
        speeds.append(done / (process_time() - start))
    return max(speeds)


def look(state: EighteenZooState) -> None:
    for seat in state.waiting_on:
        state.legal(seat)
        state.view(seat)


def replay_own(games: list[tuple[int, EighteenZooOptions, str, Moves]], looking: bool) -> int:
    done = 0
    for players, options, seed, moves in games:
        state = deal(players, options, seed)
        for seat, action in moves:
            if looking:
                look(state)
            state.apply(seat, action)
        done += len(moves)
    return done


def replay_recorded(games: list[RecordedGame], looking: bool) -> int:
    done = 0
    for game in games:
        outcome, _ = replay(game, (lambda _number, _played, state: look(state)) if looking else None)
        done += outcome.applied
    return done


def by_part(games: list[tuple[int, EighteenZooOptions, str, Moves]]) -> dict[str, float]:
    """Seconds a random game spends on track, routes and the market, listing what is legal and doing it."""
    spent: dict[str, float] = defaultdict(float)
    for players, options, seed, moves in games:
        state = deal(players, options, seed)
        for seat, action in moves:
            part = _PARTS.get(state.pending, "market")
            start = process_time()
            state.legal(seat)
            state.apply(seat, action)
            spent[part] += process_time() - start
    return {part: seconds / len(games) for part, seconds in sorted(spent.items())}


def show(what: str, speed: float) -> None:
    least, most = (speed / ruby for ruby in RUBY)
    print(f"{what:<32} {speed:>10,.0f} actions a second, {least:.1f} to {most:.1f} times the Ruby engine")


def main() -> None:
    games = own_games()
    importing = 0.0
    if len(sys.argv) > 1:
        records = recorded(Path(sys.argv[1]))
        importing = best_of(lambda: replay_recorded(records, looking=False))
        show(f"{len(records)} recorded games", importing)
        show("  with views and legal lists", best_of(lambda: replay_recorded(records, looking=True)))
    show(f"{len(games)} random games of our own", best_of(lambda: replay_own(games, looking=False)))
    show("  with views and legal lists", best_of(lambda: replay_own(games, looking=True)))
    parts = by_part(games)
    whole = sum(parts.values())
    shares = ", ".join(f"{part} {seconds / whole:.0%}" for part, seconds in parts.items())
    print(f"a random game, legal lists included: {whole * 1000:.0f} ms ({shares})")
    if importing:
        held = "at least" if importing >= AT_LEAST * max(RUBY) else "less than"
        print(f"recorded games are imported {held} {AT_LEAST} times as fast as by the Ruby engine at its best")


if __name__ == "__main__":
    main()
