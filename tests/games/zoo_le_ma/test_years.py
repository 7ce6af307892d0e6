"""8: points and income at the end of a year."""

from __future__ import annotations

import pytest

from menagerie.core.generator import Generator
from menagerie.games.zoo_le_ma.events import (
    Ended,
    IncomePaid,
    Offered,
    VisitorsMoved,
    YearBegan,
    YearScored,
    ZooLeMaEvent,
)
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions
from menagerie.games.zoo_le_ma.rules import years
from tests.games.zoo_le_ma.scenarios import all_of, bid, build, give_coins, new, only, play_out, scenario, tile, tower

STRICT = ZooLeMaOptions(strict_bank=True)
LINE = tile("apes 1", "birds 1")


@pytest.mark.proves("zoo-le-ma", "8.1")
@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
def test_every_visitor_tree_and_bench_counts_as_many_points_as_the_year(year: int) -> None:
    state = scenario(2, tile("apes 1", "birds 1", "AS BS", bushes=1))
    state.year = year
    scored = only(build(state, 0, 0, 1, 0), YearScored)
    assert scored == YearScored(year, (2, 0), (2, 0), (1, 0), (5 * year, 0), (5 * year, 0))
    assert state.scores == [5 * year, 0]
    (sheet,) = state.view(None).sheet
    assert (sheet.visitors, sheet.trees, sheet.benches, sheet.points) == ((2, 0), (2, 0), (1, 0), (5 * year, 0))


@pytest.mark.proves("zoo-le-ma", "8.1")
@pytest.mark.parametrize("seed", range(5))
def test_the_score_is_the_sum_of_the_years(seed: int) -> None:
    state = new(4, seed=seed)
    events = play_out(state, Generator(f"{seed}"))
    scored = all_of(events, YearScored)
    assert [event.year for event in scored] == [1, 2, 3, 4, 5]
    for seat in range(4):
        items = [event.visitors[seat] + event.trees[seat] + event.benches[seat] for event in scored]
        assert state.scores[seat] == sum(year * count for year, count in enumerate(items, start=1))
    assert scored[-1].totals == tuple(state.scores)


@pytest.mark.proves("zoo-le-ma", "8.2")
def test_only_where_visitors_stand_at_the_end_of_the_year_counts() -> None:
    """Seat 0 has the visitors for most of the year, and none of them at its end."""
    state = scenario(3, tile("apes 1", "birds 1"), tile("apes 2", "birds 2"), tile("apes 3", "birds 3"))
    events = tower(state, 0) + tower(state, 1)
    assert [event.to_seat for event in all_of(events, VisitorsMoved)] == [0, 0, 1, 1]
    assert not all_of(events, YearScored)
    scored = only(tower(state, 2), YearScored)
    assert scored.visitors == (0, 2, 4)


@pytest.mark.proves("zoo-le-ma", "8.3")
def test_coins_are_worth_nothing() -> None:
    poor, rich = scenario(2, LINE, coins=3), scenario(2, LINE, coins=50)
    for state in (poor, rich):
        tower(state, 0)
        assert state.scores == [2, 0]


@pytest.mark.proves("zoo-le-ma", "8.4")
def test_a_coin_for_every_tile_and_none_for_the_start_tile() -> None:
    """Figure 7; income comes after the points."""
    state = scenario(3, LINE, LINE, LINE, coins=8)
    events = tower(state, 0) + tower(state, 0) + tower(state, 1)
    assert only(events, IncomePaid) == IncomePaid((2, 1, 0))
    assert state.coins == [8 - 2 + 2, 8 - 1 + 1, 8]
    kinds = [type(event) for event in events if isinstance(event, (YearScored, IncomePaid, YearBegan, Offered))]
    assert kinds[-4:] == [YearScored, IncomePaid, YearBegan, Offered]


@pytest.mark.proves("zoo-le-ma", "8.5")
def test_after_the_last_year_there_is_no_income() -> None:
    state = new(3, seed=1)
    events = play_out(state, Generator("1"))
    assert len(all_of(events, IncomePaid)) == 4
    assert isinstance(events[-1], Ended)
    assert isinstance(events[-2], YearScored)


@pytest.mark.proves("zoo-le-ma", "8.6")
def test_the_bank_pays_more_than_it_has() -> None:
    """Four players hold 32 of 35 coins; if all five tiles go for nothing, five coins are due."""
    state = new(4, seed=2)
    while state.year == 1:
        if state.step == "bid":
            bid(state, 0, 0, 0, 0)
        else:
            (winner,) = state.waiting_on
            state.apply(winner, state.legal(winner)[0])
    assert sum(state.coins) == 37
    assert state.view(None).bank == -2


@pytest.mark.proves("zoo-le-ma", "8.6")
def test_a_strict_bank_pays_coin_by_coin_down_the_flagpole() -> None:
    state = scenario(4, LINE, options=STRICT, flags=[2, 0, 3, 1])
    tiles = {0: 3, 1: 2, 2: 1, 3: 2}
    for seat, count in tiles.items():
        zoo = state.zoos[seat]
        for number in range(count):
            zoo = zoo.with_tile(number + 1, *zoo.placements(number + 1)[0], number + 1, False, True)
        state.zoos[seat] = zoo
    for left, paid in {
        0: (0, 0, 0, 0), 1: (0, 0, 1, 0), 3: (1, 0, 1, 1), 5: (2, 1, 1, 1), 6: (2, 1, 1, 2), 7: (2, 2, 1, 2),
        8: (3, 2, 1, 2), 20: (3, 2, 1, 2),
    }.items():  # fmt: skip
        after = state.clone()
        give_coins(after, [35 - left, 0, 0, 0])
        events: list[ZooLeMaEvent] = []
        years.pay_income(after, events)
        assert events == [IncomePaid(paid)], left
        assert sum(after.coins) == 35 - left + sum(paid) <= 35


@pytest.mark.proves("zoo-le-ma", "8.6")
@pytest.mark.parametrize("seed", range(10))
def test_with_a_strict_bank_there_are_never_more_than_35_coins(seed: int) -> None:
    state = new(4, STRICT, seed)
    rng = Generator(f"strict {seed}")
    while state.waiting_on:
        assert state.view(None).bank >= 0
        seat = state.waiting_on[0]
        legal = state.legal(seat)
        # half of the time the lowest bid, so that the bank runs empty
        state.apply(seat, legal[0] if rng.below(2) else rng.choice(legal))
