"""What each player may be expected to be worth in the end, judged from the position: for estimates after the game.

Each family is followed through the operating rounds that are left: one that runs squirrels, or can soon buy one, shares
its harvest and moves right on the stock board; another one moves left.
"""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import ExpectedScore
from menagerie.games.eighteen_zoo.rules.facts import (
    CARDS,
    DIVIDEND,
    LEFT,
    OPERATING_ROUND,
    PARENTS_BONUS,
    PRICE,
    RIGHT,
    ROUND_KIND,
)
from menagerie.games.eighteen_zoo.rules.position import NONE, Position
from menagerie.games.eighteen_zoo.rules.scoring import worth_at_the_end

ENOUGH_FOR_A_SQUIRREL: Final = 7
"""Bags in a treasury that will soon have a squirrel."""
RETURN_OF_A_ROUND: Final = 0.3
"""What a bag brings that is put into cards, for each operating round after that."""
DEVIATION: Final = 6.0
DEVIATION_OF_A_ROUND: Final = 3.8
"""How far final worths were from these expectations in games between bots: the first at the end, the second times the
rounds still to come."""


def expected_scores(position: Position) -> list[ExpectedScore]:
    rounds = ROUND_KIND[position.round :]
    operating = rounds.count(OPERATING_ROUND)
    gains = [0.0] * position.players
    for family in position.families:
        if position.cell[family] == NONE:
            continue
        times = operating
        if position.operating_order and ROUND_KIND[position.round] == OPERATING_ROUND:
            order = position.operating_order
            times -= family in order and order.index(family) < position.turn_index
        card, bonus = _projected(position, family, times)
        for seat in range(position.players):
            gains[seat] += card * position.animals(seat, family)
            if CARDS * family in position.hands[seat]:
                gains[seat] += bonus
    rate = RETURN_OF_A_ROUND * _rounds_after_next_stock(rounds)
    for seat in range(position.players):
        gains[seat] += rate * position.cash[seat]
    deviation = DEVIATION + DEVIATION_OF_A_ROUND * (len(rounds) - 1)
    return [
        ExpectedScore(worth_at_the_end(position, seat) + gains[seat], deviation) for seat in range(position.players)
    ]


def _rounds_after_next_stock(rounds: list[int]) -> int:
    """How many operating rounds there are once cash can be turned into cards."""
    for place, kind in enumerate(rounds):
        if kind != OPERATING_ROUND:
            return rounds[place:].count(OPERATING_ROUND)
    return 0


def _projected(position: Position, family: int, times: int) -> tuple[float, float]:
    """What one animal of the family may still gain, in dividends and by a higher price; and the parents' bonus."""
    able = bool(position.squirrels[family]) or position.treasury[family] >= ENOUGH_FOR_A_SQUIRREL
    cell = position.cell[family]
    gained, bonus = 0, 0
    for _ in range(times):
        cell = RIGHT[cell] if able else LEFT[cell]
        if able:
            gained += DIVIDEND[cell]
            bonus += PARENTS_BONUS[cell]
    return float(gained + PRICE[cell] - PRICE[position.cell[family]]), float(bonus)
