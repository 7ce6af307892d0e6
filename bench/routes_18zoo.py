"""How long the best runs of 18ZOO take to find: on every position of recorded games, and of games played at random.

    python bench/routes_18zoo.py
    python bench/routes_18zoo.py --records a/folder/of/exported/games --games 24 --json > routes.json

A position is a family with squirrels, after an action that changed its track, its squirrels or its powers. Times are
the processor's, in milliseconds; "drawn = 1" compares the search with merely checking the runs it found, as is done
with runs drawn by hand.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import track as progress
from rich.table import Table

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo import GAME
from menagerie.games.eighteen_zoo.actions import RunBest
from menagerie.games.eighteen_zoo.importer.file import RecordedAction, read
from menagerie.games.eighteen_zoo.importer.replay import replay
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules import run
from menagerie.games.eighteen_zoo.rules.map.optimiser import best_harvest
from menagerie.games.eighteen_zoo.rules.map.run_check import check_runs
from menagerie.games.eighteen_zoo.rules.map.runs import RunModifiers, Runner
from menagerie.games.eighteen_zoo.rules.map.track import Track
from menagerie.games.eighteen_zoo.rules.position import Position
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState

RECORDS = Path(__file__).resolve().parent.parent.parent / "shared" / "18zoo" / "fixtures"

Case = tuple[Track, int, list[Runner], RunModifiers]


class Cases:
    """Gathers positions, each once."""

    def __init__(self) -> None:
        self.found: list[Case] = []
        self.known: set[str] = set()

    def look(self, position: Position) -> None:
        for family in position.families:
            able = run.able_squirrels(position, family)
            if not able:
                continue
            squirrels = [run.runner(position, squirrel) for squirrel in able]
            modifiers = run.modifiers(position, family)
            key = f"{position.track.snapshot()} {family} {[(s.stops, s.jumping, s.patched) for s in squirrels]}"
            key += f" {modifiers.r_value} {modifiers.wings} {modifiers.sugar} {modifiers.barrels} {modifiers.wheat}"
            if key not in self.known:
                self.known.add(key)
                self.found.append((position.track.clone(), family, squirrels, modifiers))


def recorded(folder: Path) -> Iterator[tuple[str, list[Case]]]:
    """Every position of every game in the folder; long games apart from the short ones."""
    scenes: list[Case] = []
    for file in sorted(folder.rglob("*.json")):
        if "actions" not in (raw := json.loads(file.read_bytes())):
            continue
        cases = Cases()

        def watch(_number: int, _played: RecordedAction | None, state: EighteenZooState, cases: Cases = cases) -> None:
            cases.look(state)

        replay(read(file.read_bytes()), watch)
        if len(raw["actions"]) > 150:
            yield f"{file.parent.name} {file.stem}", cases.found
        else:
            scenes += cases.found
    yield "small records", scenes


def at_random(games: int) -> list[Case]:
    """Positions of whole games on all maps, everybody deciding by rng but running at their best."""
    cases = Cases()
    for game in progress(range(games), description="playing", console=Console(file=sys.stderr), transient=True):
        rng = Generator(f"routes {game}")
        name = "ABCDEF"[game % 6]
        options = EighteenZooOptions(map=name)  # type: ignore[arg-type] # a letter of the six
        state = GAME.new(2 + rng.below(4), options, seed=game)
        assert isinstance(state, EighteenZooState)
        while state.waiting_on:
            seat = state.waiting_on[0]
            offers = state.legal(seat)
            runs = [offer for offer in offers if type(offer) is RunBest]
            if runs:
                cases.look(state)
            state.apply(seat, runs[0] if runs else rng.choice(offers))
    return cases.found


def measure(cases: list[Case]) -> dict[str, float]:
    """What the search takes, and how often it has proved its answer."""
    took: list[float] = []
    checks = 0.0
    proved = 0
    for track, family, squirrels, modifiers in cases:
        began = time.process_time()
        harvest = best_harvest(track, family, squirrels, modifiers)
        took.append(1000 * (time.process_time() - began))
        proved += harvest.proved
        drawn = [(run.squirrel, run.hexes) for run in harvest.runs]
        began = time.process_time()
        check_runs(track, family, squirrels, drawn, modifiers)
        checks += 1000 * (time.process_time() - began)
    took.sort()
    return {
        "positions": len(took),
        "proved": proved / len(took),
        "p50": took[len(took) // 2],
        "p99": took[int(0.99 * len(took))],
        "most": took[-1],
        "drawn = 1": sum(took) / checks,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--records", type=Path, default=RECORDS, help="a folder of games exported from 18xx.games")
    parser.add_argument("--games", type=int, default=12, help="how many to play at random")
    parser.add_argument("--json", action="store_true", help="print figures for programs")
    chosen = parser.parse_args()
    figures: dict[str, dict[str, float]] = {}
    if chosen.records.is_dir():
        figures |= {name: measure(cases) for name, cases in recorded(chosen.records) if cases}
    else:
        print(f"no recorded games in {chosen.records}", file=sys.stderr)
    if chosen.games:
        figures[f"{chosen.games} games at random"] = measure(at_random(chosen.games))
    if chosen.json:
        print(json.dumps(figures, indent=2))
        return
    table = Table(title="18ZOO: the best runs of a family, in milliseconds")
    for heading in ("", "positions", "proved", "p50", "p99", "most", "drawn = 1"):
        table.add_column(heading, justify="right" if heading else "left")
    for name, row in figures.items():
        table.add_row(
            name,
            f"{row['positions']:.0f}",
            f"{row['proved']:.1%}",
            *[f"{row[part]:.2f}" for part in ("p50", "p99", "most")],
            f"{row['drawn = 1']:.1f}",
        )
    Console().print(table)


if __name__ == "__main__":
    main()
