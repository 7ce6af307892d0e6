"""How much expected scores of Zoo le Ma tell of the final ones: what `games/zoo_le_ma/bots/expected_scores.py` trusts.

    python bench/zoo_le_ma_spread.py                 # 100 games for each number of players, some minutes
    python bench/zoo_le_ma_spread.py --games 20

Strategists play. At every sixth decision the leads that are expected are noted, and compared with the final ones: by
the tiles that each player may still win, the share of a lead that was still there (least squares), how far the final
scores were from that, and beside them what is used. Below stands how well the probabilities to win that follow from
it predicted who won: the mean squared error (Brier) of them, and of always naming equal shares.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from math import sqrt

from rich.console import Console
from rich.table import Table as Sheet

from menagerie.bots import best_bot, bots_for
from menagerie.bots.estimate import lead_probabilities
from menagerie.core.generator import Generator
from menagerie.core.player import observe
from menagerie.games.zoo_le_ma import GAME
from menagerie.games.zoo_le_ma.bots.expected_scores import SPREADS, expected_scores, untrusted_scores
from menagerie.games.zoo_le_ma.rules.state import ZooLeMaState

EVERY = 6


class Noted:
    """What was expected, and what came of it, for one number of players."""

    def __init__(self) -> None:
        self.leads: dict[int, list[tuple[float, float]]] = defaultdict(list)
        """By the whole tiles left: the lead expected, the lead in the end."""
        self.errors: list[float] = []
        self.errors_of_shares: list[float] = []

    def play(self, players: int, number: int) -> None:
        state = GAME.new(players, None, f"spread {number}")
        assert isinstance(state, ZooLeMaState)
        make = bots_for(GAME)[best_bot(GAME)]
        bots = [make(Generator(f"spread {number}/{seat}")) for seat in range(players)]
        before: list[tuple[float, list[float], tuple[float, ...]]] = []
        decisions = 0
        while state.waiting_on:
            if decisions % EVERY == 0:
                scores, left = untrusted_scores(state)
                before.append((left, scores, lead_probabilities(expected_scores(state))))
            seat = state.waiting_on[0]
            state.apply(seat, bots[seat].choose(observe(state, seat)).action)
            decisions += 1
        result = state.result()
        assert result is not None
        final = [float(one.score) for one in result.standings]
        for left, scores, chances in before:
            for seat in range(players):
                self.leads[int(left)].append((_lead(scores, seat), _lead(final, seat)))
                won = 1 / len(result.winners) if seat in result.winners else 0.0
                self.errors.append((chances[seat] - won) ** 2)
                self.errors_of_shares.append((1 / players - won) ** 2)


def _lead(scores: list[float], seat: int) -> float:
    return scores[seat] - sum(scores) / len(scores)


def main() -> None:
    parser = argparse.ArgumentParser(description="How much expected scores of Zoo le Ma tell of the final ones.")
    parser.add_argument("--games", type=int, default=100, help="so many for each number of players (100)")
    games = parser.parse_args().games
    console = Console()
    sheet = Sheet(title="Zoo le Ma: expected and final leads", title_justify="left")
    for column in ("players", "tiles left", "noted", "share kept", "used", "apart", "used"):
        sheet.add_column(column)
    summary = []
    for players, spread in SPREADS.items():
        noted = Noted()
        for number in range(games):
            noted.play(players, number)
            if (number + 1) % 10 == 0:
                console.print(f"{players} players: {number + 1} of {games} games", style="dim")
        for left, leads in sorted(noted.leads.items()):
            square = sum(then * then for then, _ in leads)
            kept = sum(then * final for then, final in leads) / square if square else 0.0
            apart = sqrt(sum((final - kept * then) ** 2 for then, final in leads) / len(leads))
            sheet.add_row(
                f"{players}", f"{left}", f"{len(leads)}", f"{kept:.2f}", f"{spread.trust(left + 0.5):.2f}",
                f"{apart / sqrt(1 - 1 / players):.1f}", f"{spread.deviation(left + 0.5):.1f}",
            )  # fmt: skip
        mean = sum(noted.errors) / len(noted.errors)
        of_shares = sum(noted.errors_of_shares) / len(noted.errors_of_shares)
        summary.append(f"{players} players: Brier {mean:.3f}, equal shares {of_shares:.3f}")
    console.print(sheet)
    console.print("\n".join(summary))


if __name__ == "__main__":
    main()
