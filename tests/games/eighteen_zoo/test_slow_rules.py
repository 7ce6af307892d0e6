"""Every list of legal actions, compared with a second, slow statement of the rulebook, on positions of random games.

A difference names the seed of the game and the move: ``compare(seed, ...)`` comes to the same position again.
"""

from __future__ import annotations

from collections import Counter

import pytest

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.actions import BuildStation, Lay, RunBest
from menagerie.games.eighteen_zoo.events import Ran
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.setup import deal
from tests.games.eighteen_zoo.rare_play import STYLES, moves
from tests.games.eighteen_zoo.slow_rules import SlowRules, without_prices

A_LOT = 3000
"""Positions with more ways to run than this are left out: trying them all takes too long."""


def compare(seed: int, every: int) -> Counter[str]:
    """One game; the slow comparisons (track, stations, runs) at one position in so many."""
    rng = Generator(f"slow {seed}")
    looks = Generator(f"slow looks {seed}")
    options = EighteenZooOptions(map="ABCDEF"[seed % 6], base=("BASE-1", "BASE-2")[rng.below(2)])  # type: ignore[arg-type]
    state = deal(2 + rng.below(4), options, str(seed))
    slow = SlowRules(state)
    compared: Counter[str] = Counter()
    style = sorted(STYLES)[seed // 6 % len(STYLES)]
    for number, (seat, action) in enumerate(moves(state, style, rng), start=1):
        where = f"seed {seed}, move {number} ({state.pending}, seat {seat})"
        closely = looks.below(every) == 0
        slow.note_turn()
        for looker in range(state.players):
            listed = without_prices(state.legal(looker))
            if not closely:
                listed = {offer for offer in listed if not isinstance(offer, Lay | BuildStation)}
            expected = slow.legal(looker, closely)
            more, less = listed - expected, expected - listed
            assert not more, f"{where}: only listed for seat {looker}: {more}"
            assert not less, f"{where}: only by the book for seat {looker}: {less}"
        compared[state.pending] += 1
        if closely and RunBest() in state.legal(seat):
            most = slow.best_run(A_LOT)
            events = state.clone().apply(seat, RunBest())
            nuts = next(event.nuts for event in events if isinstance(event, Ran))
            assert most is None or most == nuts, f"{where}: the best run brings {nuts}; by trying {most}"
            compared["best run"] += most is not None
        slow.note(seat, action)
        state.apply(seat, action)
    return compared


@pytest.mark.proves("18zoo", "6.2", "6.3.1", "6.4", "7.2", "7.3", "7.6.1")
@pytest.mark.parametrize("seed", range(6))
def test_legal_lists_are_those_of_the_slow_rules(seed: int) -> None:
    assert compare(seed, every=25)["turn"] > 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(6, 306))
def test_legal_lists_are_those_of_the_slow_rules_for_long(seed: int) -> None:
    compare(seed, every=3)
