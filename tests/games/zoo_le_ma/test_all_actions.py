"""Every action there can be: no more and no fewer than the rules allow in any game."""

from __future__ import annotations

import pytest

from menagerie.games.zoo_le_ma import GAME
from menagerie.games.zoo_le_ma.actions import Bid, Place
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions


@pytest.mark.proves("zoo-le-ma", "3.6", "8.4", "8.6")
@pytest.mark.parametrize(("strict", "most"), [(True, 35), (False, 8 + 25 * 4)])
def test_bids_go_up_to_the_most_coins_anybody_can_hold(strict: bool, most: int) -> None:
    """All the coins of a strict bank; otherwise eight, and the income of all 25 tiles after each of four years."""
    actions = GAME.all_actions(2, ZooLeMaOptions(strict_bank=strict))
    assert [action for action in actions if isinstance(action, Bid)] == [Bid(coins) for coins in range(most + 1)]


@pytest.mark.proves("zoo-le-ma", "4.4", "4.5")
def test_placements_go_as_far_as_25_tiles_in_a_line() -> None:
    """From the start tile, which covers (0, 0) and (1, 0), to the west, east and north; never to the south."""
    places = [action for action in GAME.all_actions(4, ZooLeMaOptions()) if isinstance(action, Place)]
    assert len(set(places)) == len(places)
    for rotation in range(4):
        cells = {(action.x, action.y) for action in places if action.rotation == rotation}
        assert (min(x for x, _ in cells), max(x for x, _ in cells)) == (-50, 51)
        assert (min(y for _, y in cells), max(y for _, y in cells)) == (0, 50)
        for y in range(51):
            # each cell to the north is one fewer to the west and to the east
            assert sorted(x for x, line in cells if line == y) == list(range(-50 + y, 51 - y + 1))
