"""What the bots calculate: expected visitors, the worth of placements, and the worth of bids."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.core.generator import Generator
from menagerie.games.zoo_le_ma.bots.bid_planner import BidPlanner, LotValue
from menagerie.games.zoo_le_ma.bots.evaluation import zoo_shape
from menagerie.games.zoo_le_ma.bots.expected_points import (
    BUSHES,
    PointsForecast,
    TileValuation,
    expected_points,
    expected_visitors,
)
from menagerie.games.zoo_le_ma.bots.placement_value import best_placement, lead, rated_placements
from menagerie.games.zoo_le_ma.rules.ranking import first_and_second
from menagerie.games.zoo_le_ma.rules.zoo import Zoo
from tests.games.zoo_le_ma.scenarios import new, play_out, reconstructed, scenario, tile, tower

CERTAIN = 1000.0
"""The slope of a lead that can hardly change any more."""


@given(st.lists(st.integers(0, 6), min_size=2, max_size=4))
def test_when_nothing_is_to_come_expectations_are_what_the_rules_give(worth: list[int]) -> None:
    since = list(range(1, len(worth) + 1))
    expected = expected_visitors(worth, since, CERTAIN, 0.0, 1.0)
    assert expected == pytest.approx(first_and_second(worth, since, 1))
    assert expected_visitors(worth, since, CERTAIN, 0.0, 2.0) == pytest.approx(first_and_second(worth, since, 2))


@given(st.lists(st.integers(1, 9), min_size=2, max_size=4), st.floats(0.2, 3.0))
def test_three_visitors_are_expected_in_all(worth: list[int], slope: float) -> None:
    """With two owners exactly; with more, probabilities are taken as if they were independent, which is nearly true."""
    expected = expected_visitors(worth, list(range(len(worth))), slope, 3.0, 1.0)
    assert sum(expected) == pytest.approx(3.0, abs=1e-9 if len(worth) == 2 else 0.7)
    assert all(0.0 <= share <= 2.0 for share in expected)


def test_a_longer_lead_and_a_newer_tile_raise_expectations() -> None:
    behind, level, ahead = (expected_visitors([own, 3], [1, 2], 0.8, 2.0, 1.0)[0] for own in (2, 3, 4))
    assert behind < level < ahead
    assert expected_visitors([3, 3], [2, 1], 0.8, 2.0, 1.0)[0] > level


def test_what_a_tile_changes_is_what_the_zoos_are_worth_after_it() -> None:
    """The quick way (only the two kinds on the tile, and bushes) agrees with calculating everything."""
    state = new(3, seed="appraise")
    play_out(state, Generator("appraise"), 40)
    forecast = PointsForecast(state.tile_set.tile_facts, 3, state.year, state.row[state.lot + 1 :], state.stack, False)
    before = expected_points(forecast, state.zoos)
    for seat in range(3):
        valuation = TileValuation(forecast, state.zoos, state.current_tile(), state.auction, False)
        for one in rated_placements(valuation, seat):
            zoos = state.zoos[:]
            zoos[seat] = zoos[seat].with_tile(state.current_tile(), one.cell, one.rotation, state.auction, False, False)
            after = expected_points(forecast, zoos)
            assert one.gains == pytest.approx([new - old for old, new in zip(before, after, strict=True)])
        best = best_placement(valuation, seat)
        assert best is None or best.worth == max(one.worth for one in rated_placements(valuation, seat))


def test_bushes_are_valued_like_a_kind() -> None:
    state = scenario(2, tile("apes 1", "birds 1"))
    forecast = PointsForecast(state.tile_set.tile_facts, 2, 5, [], [], False)
    assert forecast.points(BUSHES, [2, 0], [1, 0]) == pytest.approx([10.0, 0.0])
    strict = PointsForecast(state.tile_set.tile_facts, 2, 5, [], [], True)
    assert strict.points(BUSHES, [2, 0], [1, 0]) == pytest.approx([5.0, 0.0])
    assert forecast.bench() == 5.0


def test_a_lead_is_over_the_average_of_the_others() -> None:
    assert lead([5.0, 1.0, 3.0], 0) == 3.0
    assert sum(lead([4.0, 9.0, 2.0], seat) for seat in range(3)) == pytest.approx(0.0)


def test_the_shape_of_a_fresh_zoo() -> None:
    """Two ends side by side: one tile over both would close a ring. There are no animals yet."""
    assert zoo_shape(Zoo(reconstructed().tile_facts)) == (2, 0, 1, 0)


def test_spare_stars_are_those_in_enclosures_that_do_not_count() -> None:
    """Sea creatures of three stars at (0, 1), and two more at (1, 2), which touch them at a corner only."""
    state = scenario(2, tile("sea 3", "apes 1"), tile("birds 1", "sea 2"))
    tower(state, 0)
    tower(state, 0, column=1)
    assert zoo_shape(state.zoos[0])[1] == 2


# --- the worth of bids


def plan(price_limits: list[float], worth: float, coin: float, flags: tuple[int, int] = (0, 1)) -> BidPlanner:
    """Two players; each lot is worth the same to seat 0, and the other wants to pay these coins."""
    lots = [LotValue([worth, -worth], [0.0, limit]) for limit in price_limits]
    return BidPlanner(0, lots, coin, list(flags))


def best_bid(worths: list[float]) -> int:
    return worths.index(max(worths))


@pytest.mark.parametrize(("flags", "bid"), [((0, 1), 3), ((1, 0), 4)])
def test_no_more_is_bid_than_is_needed(flags: tuple[int, int], bid: int) -> None:
    """The other surely bids three: equal it where the flag helps, otherwise go one above."""
    assert best_bid(plan([3.0], 10.0, 1.0, flags).bid_values_against_one(8, 8, 0, 1)) == bid
    other = plan([3.0], 10.0, 1.0, flags)
    other.draw_rival_bids([8, 8], 0, Generator("x"))
    assert best_bid(other.bid_values(8)) == bid
    assert other.win_probability(bid) == 1.0
    assert other.win_probability(bid - 1) == 0.0


def test_a_tile_that_costs_more_than_it_is_worth_is_left_to_the_other() -> None:
    """Three coins at eight points each are too much for a swing of ten."""
    assert best_bid(plan([3.0], 5.0, 8.0).bid_values_against_one(8, 8, 0, 1)) == 0


def test_coins_go_where_they_buy_most() -> None:
    """Three coins are in hand; the other pays three for the first lot and one for each of the next two: two for
    three are better than one."""
    assert best_bid(plan([3.0, 1.0, 1.0], 10.0, 0.0).bid_values_against_one(3, 8, 0, 1)) == 0
    assert best_bid(plan([1.0, 3.0, 3.0], 10.0, 0.5).bid_values_against_one(3, 8, 0, 1)) == 1, (
        "only one can be had, so the cheapest"
    )


def test_the_other_is_made_to_pay() -> None:
    """If the other spends the last coins now, the next tile is for nothing."""
    spent = plan([2.0, 2.0], 10.0, 0.0).bid_values_against_one(2, 2, 0, 1)
    assert spent[0] == pytest.approx(spent[2]), "one each, either way"


@pytest.mark.parametrize("seed", range(5))
def test_bid_values_against_one_are_what_trying_everything_finds(seed: int) -> None:
    """Against a rival who bids what it wants and no more than it has, over three lots."""
    rng = Generator(f"duel {seed}")
    price_limits = [float(rng.below(4)) for _ in range(3)]
    worths = [float(1 + rng.below(9)) for _ in range(3)]
    flags = [0, 1] if rng.below(2) else [1, 0]
    lots = [LotValue([worth, -worth], [0.0, limit]) for worth, limit in zip(worths, price_limits, strict=True)]
    found = BidPlanner(0, lots, 0.5, flags).bid_values_against_one(4, 3, 0, 1)
    best = [float("-inf")] * 5
    for bids in product(range(5), repeat=3):
        mine, theirs, total = 4, 3, 0.0
        for bid, limit, worth in zip(bids, price_limits, worths, strict=True):
            other = min(theirs, int(limit))
            if bid > mine:
                total = float("-inf")
            elif bid > other or (bid == other and flags[0] == 0):
                mine -= bid
                total += worth
            else:
                theirs -= other
                total -= worth
        best[bids[0]] = max(best[bids[0]], total + 0.5 * (mine - theirs))
    assert found == pytest.approx(best)
