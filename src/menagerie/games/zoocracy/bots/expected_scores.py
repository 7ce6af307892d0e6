"""How many goals each party may be expected to have in the end, judged from the whole position: for estimates after
the game."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import ExpectedScore
from menagerie.games.zoocracy.bots.evaluation import parliament_value
from menagerie.games.zoocracy.rules.position import GOVERNMENT, ROUNDS, B, C, Position
from menagerie.games.zoocracy.rules.vote_count import forecast_seats

PROMISED: Final = 0.85
"""Of a goal on the program: much can happen until it is reached."""
PARLIAMENT: Final = 0.3
"""Of what a parliament is worth, for every two rounds: so long one sits."""
FOOD: Final = 0.035
CARD: Final = 0.12
"""In goals."""
GOVERNING: Final = 0.15
DEVIATION: Final = 0.8
DEVIATION_OF_A_ROUND: Final = 0.6
"""How far the final goals were from these expectations in games between bots: the first in the last round, the second
times the square root of the rounds still to come."""


def expected_scores(position: Position) -> list[ExpectedScore]:
    players = position.players
    left = max(0, ROUNDS - position.round)
    campaigning = position.phase in (B, C) and position.parliamentary_round == position.round
    seats = forecast_seats(position) if campaigning or not sum(position.seats) else position.seats
    early = min(1.0, left / 4)
    found = []
    for seat in range(players):
        goals = float(position.goals[seat])
        for holder in (position.p1, position.p2):
            if holder == seat:
                goals += PROMISED
        goals += PARLIAMENT * parliament_value(seats, seat) * (left + (0.5 if campaigning else 0.0)) / 2
        goals += early * (FOOD * position.funds[seat] + CARD * len(position.hands[seat]))
        goals += GOVERNING if position.side[seat] == GOVERNMENT and left else 0.0
        found.append(goals)
    deviation = DEVIATION + DEVIATION_OF_A_ROUND * left**0.5
    return [ExpectedScore(goals, deviation) for goals in found]
