"""5.3 to 5.8, 6.1 to 6.4: who gets how many, and what is carried from whom to whom."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from menagerie.games.zoo_le_ma.rules.grid import DIRECTIONS_IN_MASK, rotated
from menagerie.games.zoo_le_ma.rules.ranking import first_and_second, transfers


@pytest.mark.proves("zoo-le-ma", "5.3", "5.4", "5.5", "5.7", "5.8", "6.2", "6.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_for_the_first_one_for_the_second_by_sorting(players: int) -> None:
    for worth in product(range(4), repeat=players):
        for since in permutations(range(1, players + 1)):
            order = sorted((seat for seat in range(players) if worth[seat]), key=lambda s: (-worth[s], -since[s]))
            for alone in (1, 2):
                wanted = [0] * players
                if len(order) == 1:
                    wanted[order[0]] = alone
                elif order:
                    wanted[order[0]], wanted[order[1]] = 2, 1
                assert first_and_second(list(worth), list(since), alone) == wanted


@pytest.mark.proves("zoo-le-ma", "5.3", "6.1")
def test_transfers_turn_one_distribution_into_the_next() -> None:
    """What is there stays in use: from the middle comes only what nobody gives up."""
    shares = [share for share in product(range(3), repeat=4) if sum(share) in (0, 1, 2, 3)]
    for before, after in product(shares, repeat=2):
        if sum(before) > sum(after):
            continue
        held = list(before)
        for count, giver, taker in transfers(list(before), list(after)):
            assert count > 0
            assert after[taker] > before[taker]
            held[taker] += count
            if giver >= 0:
                assert after[giver] < before[giver]
                held[giver] -= count
        assert held == list(after)
        new = sum(count for count, giver, _ in transfers(list(before), list(after)) if giver == -1)
        assert new == sum(after) - sum(before)


def test_givers_and_takers_come_in_seat_order() -> None:
    assert transfers([2, 1, 0, 0], [0, 0, 2, 1]) == [(2, 0, 2), (1, 1, 3)]
    assert transfers([1, 2, 0, 0], [0, 0, 2, 1]) == [(1, 0, 2), (1, 1, 2), (1, 1, 3)]
    assert transfers([0, 1, 0], [2, 0, 1]) == [(1, 1, 0), (1, -1, 0), (1, -1, 2)]


@pytest.mark.proves("zoo-le-ma", "4.4")
def test_masks_of_directions() -> None:
    """Directions are bits: north 1, east 2, south 4, west 8. A quarter turn clockwise brings north to the east."""
    assert list(DIRECTIONS_IN_MASK) == [mask.bit_count() for mask in range(16)]
    assert [rotated(1, quarters) for quarters in range(4)] == [1, 2, 4, 8]
    assert [rotated(8, quarters) for quarters in range(4)] == [8, 1, 2, 4]
    assert [rotated(0b0111, quarters) for quarters in range(4)] == [0b0111, 0b1110, 0b1101, 0b1011]
