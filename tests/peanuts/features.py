"""A view as numbers, for machine learning."""

from __future__ import annotations

from tests.peanuts.rules.box import BAG_SIZES
from tests.peanuts.view import PeanutsView


def features(view: PeanutsView) -> tuple[float, ...]:
    """The round, the treat, one's choice and bags of each size; then by seat, oneself first, bags eaten and points."""
    players = len(view.hands)
    own = view.seat or 0
    hand = view.hands[own] or ()
    numbers = [view.round, view.rounds, view.treat or 0, -1 if view.bag is None else view.bag]
    numbers += [hand.count(size) for size in BAG_SIZES]
    for seat in [(own + i) % players for i in range(players)]:
        numbers += [view.eaten[seat].count(size) for size in BAG_SIZES]
        numbers += [sum(view.won[seat]), int(seat in view.waiting_on)]
    return tuple([float(number) for number in numbers])
