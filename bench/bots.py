"""How much stronger each bot of a game is than the one below it: prints shares of victories.

    python bench/bots.py zoo-le-ma
    python bench/bots.py zoocracy --pair statesman,backbencher --players 2,4,6 --games 400 --jobs 2

One of the stronger kind sits down with as many of the weaker as the table holds, in every seat equally often. If both
were equal it would win its fair share of the games. Ends with 0 only where every line is clearly above that. How to
read the table: bench/README.md.
"""

from __future__ import annotations

import argparse
import sys
from fractions import Fraction
from itertools import pairwise

from rich.console import Console
from rich.table import Table as Sheet

from menagerie.bots import bots_for
from menagerie.core.registry import game as find_game
from menagerie.lab.arena import Series
from menagerie.lab.simulate import simulate
from menagerie.lab.tally import wilson


def victories(
    game: str, strong: str, weak: str, players: int, games: int, jobs: int, seed: str
) -> tuple[Fraction, int]:
    """The games the strong one won, shared ones in part, and how many were played."""
    won, played = Fraction(0), 0
    for seat in range(players):
        bots = tuple(strong if other == seat else weak for other in range(players))
        count = games // players + (seat < games % players)
        report = simulate(Series(game, players, bots, f"{seed} {strong} {weak} {seat}"), count, jobs)
        won += Fraction(report.wins[seat]).limit_denominator(1000)
        played += report.finished
    return won, played


def main() -> int:
    parser = argparse.ArgumentParser(description="How much stronger each bot is than the one below it.")
    parser.add_argument("game")
    parser.add_argument("--pair", help="strong,weak: this pair alone")
    parser.add_argument("--players", default="", help="numbers of players, such as 2,4 (all there are)")
    parser.add_argument("--games", type=int, default=400, help="so many for each line (400)")
    parser.add_argument("--jobs", type=int, default=1, help="processes at work (1)")
    parser.add_argument("--seed", default="ladder", help="what the games are dealt from (ladder)")
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    ladder = list(bots_for(game))
    pairs = [tuple(arguments.pair.split(","))] if arguments.pair else [(up, down) for down, up in pairwise(ladder)]
    fewest, most = game.players
    counts = [int(count) for count in arguments.players.split(",") if count] or range(fewest, most + 1)

    sheet = Sheet(title=f"{game.title}: one against the others", title_justify="left")
    for column in ("", "players", "games", "won", "95 %", "fair share", ""):
        sheet.add_column(column)
    console, clear = Console(), True
    for strong, weak in pairs:
        for players in counts:
            won, played = victories(game.name, strong, weak, players, arguments.games, arguments.jobs, arguments.seed)
            interval = wilson(won, played) or (0.0, 1.0)
            clear &= interval[0] > 1 / players
            verdict = "clearly stronger" if interval[0] > 1 / players else "not clearly stronger"
            line = (
                f"{strong} against {weak}", str(players), str(played), f"{float(won / played):.1%}",
                f"{interval[0]:.1%} to {interval[1]:.1%}", f"{1 / players:.1%}", verdict,
            )  # fmt: skip
            console.print(" · ".join(line), style="dim")
            sheet.add_row(*line)
    console.print(sheet)
    return 0 if clear else 1


if __name__ == "__main__":
    sys.exit(main())
