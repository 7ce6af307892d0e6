"""The measured properties of the reconstructed tiles: how often a tile fits nowhere, and how many benches there are."""

from __future__ import annotations

import pytest

from menagerie.core.generator import Generator
from menagerie.games.zoo_le_ma.rules.zoo import Zoo
from tests.games.zoo_le_ma.scenarios import reconstructed


def count_lost_tiles(games: int, players: int, seed: str) -> tuple[int, int, int]:
    """Random winners who build anywhere: how many tiles fitted nowhere, in how many games, and with at most how many
    tiles in that zoo."""
    tile_facts = reconstructed().tile_facts
    rng = Generator(seed)
    lost = affected = most = 0
    for _ in range(games):
        zoos = [Zoo(tile_facts)] * players
        stack = list(range(25))
        rng.shuffle(stack)
        before = lost
        for number, one in enumerate(stack, start=1):
            seat = rng.below(players)
            places = zoos[seat].placements(one)
            if places:
                zoos[seat] = zoos[seat].with_tile(one, *rng.choice(places), number, False, False)
            else:
                lost += 1
                most = max(most, len(zoos[seat].tiles))
        affected += lost > before
    return lost, affected, most


@pytest.mark.proves("zoo-le-ma", "4.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tile_that_fits_nowhere_is_as_rare_as_it_was_measured(players: int) -> None:
    """0.03 to 0.08 % of the tiles, in 0.3 to 1.2 % of the games; with so few games the margins are wider."""
    lost, affected, most = count_lost_tiles(800, players, f"stuck {players}")
    assert 0.0001 <= lost / (800 * 25) <= 0.0016
    assert 0.001 <= affected / 800 <= 0.025
    assert most <= 8


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_over_many_games(players: int) -> None:
    lost, affected, most = count_lost_tiles(10_000, players, f"soak {players}")
    assert 0.0002 <= lost / 250_000 <= 0.0010
    assert 0.002 <= affected / 10_000 <= 0.015
    assert most <= 9


def count_benches(games: int, players: int, seed: str) -> tuple[float, float, int]:
    """Random winners who build where it brings the most benches: how many each has after 13 auctions and in the end,
    on average, and the most there were in a game."""
    tile_facts = reconstructed().tile_facts
    rng = Generator(seed)
    early = late = most = 0
    for _ in range(games):
        zoos = [Zoo(tile_facts)] * players
        stack = list(range(25))
        rng.shuffle(stack)
        for number, one in enumerate(stack, start=1):
            seat = rng.below(players)
            places = zoos[seat].placements(one)
            if places:
                rng.shuffle(places)
                joined = [zoos[seat].paths_joined(one, *place) for place in places]
                place = places[joined.index(max(joined))]
                zoos[seat] = zoos[seat].with_tile(one, *place, number, False, False)
            if number == 13:
                early += sum(zoo.benches for zoo in zoos)
        benches = sum(zoo.benches for zoo in zoos)
        late += benches
        most = max(most, benches)
    return early / games / players, late / games / players, most


@pytest.mark.proves("zoo-le-ma", "7.7")
@pytest.mark.parametrize(("players", "early", "late"), [(2, 2.4, 5.1), (3, 1.6, 3.2), (4, 1.2, 2.3)])
def test_there_are_as_many_benches_as_in_the_real_game(players: int, early: float, late: float) -> None:
    """The rulebook's picture of four zoos after 13 auctions has 1.25 each; two players report about twelve in all. The
    box has 15."""
    found_early, found_late, most = count_benches(300, players, f"benches {players}")
    assert found_early == pytest.approx(early, rel=0.1)
    assert found_late == pytest.approx(late, rel=0.1)
    assert most <= 15
