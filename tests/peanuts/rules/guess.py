"""A full position that fits a view."""

from __future__ import annotations

from collections import Counter

from menagerie.core.generator import Generator
from tests.peanuts.actions import KeepStill
from tests.peanuts.rules.box import BAGS, EXTRA_BAGS, TREATS
from tests.peanuts.rules.choose import refuse_keep_still
from tests.peanuts.rules.position import NO_TREAT, STILL, Position
from tests.peanuts.view import PeanutsView


def fill(position: Position, view: PeanutsView, rng: Generator) -> None:
    """Fills an empty position. It is given the view and never the true position, so nothing hidden can get in."""
    position.round = view.round
    position.treat = NO_TREAT if view.treat is None else view.treat
    position.eaten = [list(bags) for bags in view.eaten]
    position.won = [list(treats) for treats in view.won]
    position.stolen = list(view.stolen)

    seen = [bag for bags in (*view.eaten, *view.hands) for bag in bags or ()]
    unseen = sorted((Counter(BAGS) - Counter(seen)).elements())
    rng.shuffle(unseen)
    for seat, hand in enumerate(view.hands):
        size = view.rounds + EXTRA_BAGS - len(view.eaten[seat])
        position.hands[seat] = sorted([unseen.pop() for _ in range(size)] if hand is None else hand)
        if position.over or seat in view.waiting_on:
            continue
        if seat == view.seat and view.bag is not None:
            position.chosen[seat] = view.bag
        else:
            still = [STILL] if refuse_keep_still(position, seat, KeepStill()) is None else []
            position.chosen[seat] = rng.choice([*position.hands[seat], *still])
    position.larder = unseen

    gone = [position.treat, *view.stolen, *(treat for treats in view.won for treat in treats)]
    position.deck = [treat for treat in TREATS if treat not in gone]
    rng.shuffle(position.deck)
