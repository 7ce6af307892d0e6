"""Whether each bot of a game beats the one before it: shares of wins, with 95 % intervals.

    python bench/bots.py zoocracy
    python bench/bots.py zoocracy --players 2,4,6 --games 400 --jobs 2

Half of the seats belong to the stronger bot and half to the weaker one, and in every second game they change places;
with an odd number of players the odd seat changes hands too. A shared victory counts as a part for each winner. The
stronger bot clearly wins where the whole interval lies above its share of the seats, which is one half.
"""

from __future__ import annotations

import argparse
import sys
from fractions import Fraction
from itertools import pairwise

from rich.console import Console
from rich.table import Table as Grid

from menagerie.bots import bots_for
from menagerie.core.registry import game as find_game
from menagerie.lab.arena import Table
from menagerie.lab.simulate import simulate
from menagerie.lab.tally import wilson


def share(game: str, players: int, games: int, jobs: int, pair: tuple[str, str], seed: str) -> tuple[Fraction, int]:
    """How much of the games the first of the two bots wins, and how many there were."""
    won, played = Fraction(0), 0
    for turn in (0, 1):
        seats = tuple(pair[(seat + turn) % 2] for seat in range(players))
        table = Table(game, players, seats, f"{seed}/{turn}")
        report = simulate(table, games // 2, jobs)
        played += report.finished
        won += sum(
            Fraction(wins).limit_denominator(1000)
            for bot, wins in zip(seats, report.wins, strict=True)
            if bot == pair[0]
        )
    return won, played


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", default="2,4,6", help="numbers of players, with commas (2,4,6)")
    parser.add_argument("--games", type=int, default=400, help="games for each pair and number of players (400)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--seed", default="bench", help="what the games are dealt from (bench)")
    arguments = parser.parse_args()
    names = list(bots_for(find_game(arguments.game)))
    console = Console()
    grid = Grid(title=f"{arguments.game}: does each bot beat the one before?", title_justify="left")
    for column in ("", "players", "games", "share of wins", "95 %", ""):
        grid.add_column(column, justify="left" if not column else "right")
    clear = True
    for weaker, stronger in pairwise(names):
        for players in map(int, arguments.players.split(",")):
            won, played = share(
                arguments.game, players, arguments.games, arguments.jobs, (stronger, weaker), arguments.seed
            )
            interval = wilson(won, played) or (0.0, 1.0)
            clear &= interval[0] > 0.5
            grid.add_row(
                f"{stronger} against {weaker}",
                str(players),
                str(played),
                f"{float(won / played):.1%}",
                f"{interval[0]:.1%} to {interval[1]:.1%}",
                "clearly" if interval[0] > 0.5 else "not clearly",
            )
    console.print(grid)
    return 0 if clear else 1


if __name__ == "__main__":
    sys.exit(main())
