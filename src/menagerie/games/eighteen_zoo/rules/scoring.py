"""8: what everybody is worth."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.rules import reputation
from menagerie.games.eighteen_zoo.rules.facts import CARDS
from menagerie.games.eighteen_zoo.rules.position import BY_HAND, LAST_ROUND, TOP_REPUTATION, Position

ENDINGS = {
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
