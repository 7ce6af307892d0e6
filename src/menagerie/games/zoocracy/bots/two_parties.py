"""What food, a majority and the presidency are worth where two parties play: figures fitted to games.

With two parties nothing is negotiated, and what one gains the other loses. So the figures can be read off games: in
8553 games between earlier statesmen and backbenchers, in most of which a third of the bids was drawn at random, the
winner was explained by a logistic regression on the difference in goals, in food and in seats, for each round. Each
figure is a coefficient divided by that of a goal, smoothed by hand; `bench/zoocracy_two_parties.py` fits them anew.
Food is worth far more in the first rounds than it looks: it decides elections to come, and who is ahead in parliament
speaks first in the next campaign, which costs nearly a goal.
"""

from __future__ import annotations

from typing import Final

TOKEN: Final = (0.12, 0.08, 0.07, 0.05, 0.042, 0.034, 0.03, 0.004)
"""By round: a token more in the funds than the other party, in goals. After the last election it breaks ties alone."""
LEAD: Final = (0.32, 0.32, 0.32, 0.5, 0.75, 0.9, 1.2, 1.6)
"""By round: more seats than the other party, in goals: offices and the goals of the program, less what the opposition
gets for it: more cards, and the last word in the next campaign."""
PRESIDENCY: Final = (0.44, 1.3)
"""The same of the presidency: in the first round, where the President speaks first in the campaign, and later. The
party that loses the election loses as much."""


def token_worth(game_round: int) -> float:
    return TOKEN[game_round - 1]


def presidency_worth(game_round: int) -> float:
    return PRESIDENCY[min(game_round, 2) - 1]


def parliament_worth(seats: list[int], funds: list[int], seat: int, election_round: int) -> float:
    """The value to a party, in goals, of these seats after the election of that round, with the food each had left
    before its income (5c.8: a token a seat)."""
    other = 1 - seat
    ahead = seats[seat] - seats[other]
    lead = LEAD[election_round - 1]
    food = funds[seat] - funds[other] + ahead
    return (lead if ahead > 0 else -lead if ahead < 0 else 0.0) + TOKEN[election_round - 1] * food
