"""What a fixed bid in the first presidential election of Zoocracy wins: prints its share of victories.

    python bench/first_bids.py
    python bench/first_bids.py --bid 3 --players 4 --games 400 --jobs 2 --results first_bids.jsonl

One party always bids the same in the first election and plays on as the best bot; all others are best bots. Seats
rotate. Whoever can win more than a fair share in this way has found out that the bots bid badly. Ends with 0 only where
the whole 95 % interval does not lie above the fair share. With ``--results`` it goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

from menagerie.bots import best_bot
from menagerie.core.player import Bot, Choice, Observation, Reason
from menagerie.core.registry import game as find_game
from menagerie.games.zoocracy.actions import Bid
from menagerie.games.zoocracy.rules.position import BID
from menagerie.lab.intervals import wilson
from menagerie.lab.series import GameInPlay, Series

GAME = "zoocracy"


class FixedFirstBid:
    """Bids so much in the first election, a second bid after a tie excepted, and is another bot for the rest."""

    def __init__(self, bot: Bot, food: int) -> None:
        self._bot = bot
        self._food = food

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        view = observation.view
        if view.step == BID and view.round == 1 and not view.second_bid:
            return Choice(Bid(self._food), Reason("reason-only-choice"))
        return self._bot.choose(observation)


def play_one(players: int, food: int, seed: str, number: int) -> float:
    """The share of the victory that the party with the fixed bid has."""
    seat = number % players
    game = GameInPlay(Series(GAME, players, (best_bot(find_game(GAME)),) * players, seed), number)
    game.bots[seat] = FixedFirstBid(game.bots[seat], food)
    while (decision := game.decide()) is not None:
        game.apply(decision)
    winners = game.outcome().winners
    return (seat in winners) / len(winners)


def main() -> int:
    parser = argparse.ArgumentParser(description="What a fixed bid in the first presidential election wins.")
    parser.add_argument("--bid", type=int, default=3, help="the bid (3)")
    parser.add_argument("--players", type=int, default=4, help="parties (4)")
    parser.add_argument("--games", type=int, default=400, help="games (400)")
    parser.add_argument("--jobs", type=int, default=1, help="processes at work (1)")
    parser.add_argument("--seed", default="first bids", help="what the games are dealt from")
    parser.add_argument("--results", type=Path, help="a file for the games that are over; it goes on from there")
    arguments = parser.parse_args()
    series = [arguments.bid, arguments.players, arguments.seed]
    shares: dict[int, float] = {}
    if arguments.results and arguments.results.exists():
        for line in arguments.results.read_text("utf-8").splitlines():
            *of, number, share = json.loads(line)
            if of == series:
                shares[number] = share
    left = [number for number in range(1, arguments.games + 1) if number not in shares]
    play = partial(play_one, arguments.players, arguments.bid, arguments.seed)
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for number, share in zip(left, pool.map(play, left), strict=True):
            shares[number] = share
            if arguments.results:
                with arguments.results.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([*series, number, share]) + "\n")
    played = [Fraction(shares[number]).limit_denominator(60) for number in range(1, arguments.games + 1)]
    won = sum(played, Fraction(0))
    low, high = wilson(won, len(played)) or (0.0, 1.0)
    fair = 1 / arguments.players
    print(f"always {arguments.bid}, {arguments.players} parties, {len(played)} games: {float(won / len(played)):.1%}")
    print(f"95 %: {low:.1%} to {high:.1%}; fair share {fair:.1%}")
    return 1 if low > fair else 0


if __name__ == "__main__":
    sys.exit(main())
