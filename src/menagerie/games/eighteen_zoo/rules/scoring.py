"""8.3, 8.4: what everybody is worth, and who wins."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import Result, Standing, TieBreak
from menagerie.games.eighteen_zoo.rules import reputation
from menagerie.games.eighteen_zoo.rules.facts import CARDS, LAST_TICKET
from menagerie.games.eighteen_zoo.rules.position import BY_HAND, LAST_ROUND, RUNNING, TOP_REPUTATION, Position

ENDINGS: Final = {
    LAST_ROUND: "ending-last-round",
    TOP_REPUTATION: "ending-top-reputation",
    BY_HAND: "ending-by-hand",
}


def worth(position: Position, seat: int) -> int:
    """8.3: cash, cards at their reputation (the parents twice), tickets at their value now, less the debt."""
    total = position.cash[seat] + position.tickets[seat] * position.ticket() - position.debt[seat]
    for card in position.hands[seat]:
        price = reputation.price(position, card // CARDS)
        total += 2 * price if card % CARDS == 0 else price
    return total


def worth_at_the_end(position: Position, seat: int) -> int:
    """8.3: as if the game ended now, when a ticket is worth 20."""
    return worth(position, seat) + position.tickets[seat] * (LAST_TICKET - position.ticket())


def result(position: Position) -> Result | None:
    """8.3, 8.4: the score; of equals the one who is first in turn order. Nothing while the game runs."""
    if position.ended == RUNNING:
        return None
    seats = range(position.players)
    scores = [worth(position, seat) for seat in seats]
    places = [position.order.index(seat) for seat in seats]
    ranking = sorted(seats, key=lambda seat: (-scores[seat], places[seat]))
    second, best = sorted(scores)[-2:]
    return Result(
        standings=tuple(
            [
                Standing(seat, ranking.index(seat) + 1, scores[seat], (TieBreak("turn-order", places[seat] + 1),))
                for seat in seats
            ]
        ),
        ended_by=ENDINGS[position.ended],
        decided_by="turn-order" if best == second else None,
    )
