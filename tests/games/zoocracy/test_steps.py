"""The dispatch table of the rules: complete, and its lists and refusals agree."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from menagerie.core.contract import UnlistedAction
from menagerie.core.generator import Generator
from menagerie.games.zoocracy import GAME
from menagerie.games.zoocracy.actions import Demand, Discard, Offer, SideDemand, SideOffer, ZoocracyAction
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules import steps
from menagerie.games.zoocracy.rules.position import STEP_NAMES
from tests.games.zoocracy.positions import new


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("advanced", [False, True])
def test_every_action_is_listed_or_refused_and_never_both(players: int, advanced: bool) -> None:
    """In all positions of a random game, for every seat and every action of the game.

    The lists are not made by asking for each action whether it is refused, so this is what shows that they leave
    nothing out and let nothing in.
    """
    options = ZoocracyOptions(advanced=advanced, strict_supply=advanced)
    state = new(players, options, f"all lists {players} {advanced}")
    every = GAME.all_actions(players, options)
    assert not any(isinstance(action, UnlistedAction) for action in every)
    rng = Generator(f"lists {players}")
    seen: Counter[str] = Counter()
    while state.waiting_on:
        seen[state.step] += 1
        if seen[state.step] <= 12:
            for seat in range(players):
                listed = state.legal(seat)
                assert len(set(listed)) == len(listed)
                assert [action for action in every if state.check(seat, action) is None] == sorted(
                    listed, key=every.index
                )
        seat = rng.choice([seat for seat in range(players) if state.legal(seat)])
        legal = state.legal(seat)
        short: list[ZoocracyAction] = [
            action for action in legal if not isinstance(action, (Offer, Demand, SideOffer, SideDemand))
        ]
        state.apply(seat, rng.choice(short if short and rng.below(3) else legal))
    assert len(seen) > (8 if players == 2 else 11), seen


def test_an_action_without_an_entry_stops_the_import(monkeypatch: pytest.MonkeyPatch) -> None:
    steps.check_table()
    rules: dict[Any, Any] = steps.STEPS["discard"].rules
    monkeypatch.delitem(rules, Discard)
    with pytest.raises(TypeError, match="Discard"):
        steps.check_table()


def test_a_step_without_an_entry_stops_the_import(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(steps.STEPS) == set(STEP_NAMES)
    monkeypatch.delitem(steps.STEPS, "over")
    with pytest.raises(TypeError, match="over"):
        steps.check_table()
