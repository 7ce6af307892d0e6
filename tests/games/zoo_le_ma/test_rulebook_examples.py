"""The rulebook's worked examples, as far as they hold."""

from __future__ import annotations

from itertools import product

import pytest

from menagerie.core.generator import Generator
from menagerie.games.zoo_le_ma.actions import Place
from menagerie.games.zoo_le_ma.events import FlagDropped, TileWon, TreesMoved, VisitorsMoved
from menagerie.games.zoo_le_ma.rules import years
from tests.games.zoo_le_ma.scenarios import all_of, best, bid, enclosures, new, only, scenario, tile, tower, visitors

ALAN, KLAUS, REINER, WOLFGANG = range(4)


@pytest.mark.proves("zoo-le-ma", "5.2", "5.3", "5.4")
def test_figure_4a() -> None:
    """Alan's blue enclosure has five stars, Klaus has two of three each; Klaus alone has orange."""
    state = scenario(
        4,
        tile("birds 1", "sea 2"),
        tile("sea 3", "mammals 1"),
        tile("sea 3", "apes 1"),
        tile("reptiles 1", "sea 3"),
    )
    tower(state, ALAN)
    tower(state, ALAN)
    tower(state, KLAUS)
    tower(state, KLAUS, column=1)
    assert [enclosure.stars for enclosure in enclosures(state, KLAUS, "sea")] == [
        3,
        3,
    ]
    assert best(state, ALAN, "sea") == 5
    assert visitors(state, "sea") == [2, 1, 0, 0]
    assert visitors(state, "apes") == [0, 1, 0, 0]


@pytest.mark.proves("zoo-le-ma", "3.3", "3.4", "5.5", "5.7", "6.2")
def test_figures_8a_and_8b_the_fourteenth_auction() -> None:
    """Birds: Alan 4, Klaus 3 (later than Reiner's 3). Bushes: Wolfgang 4, Klaus 3, Reiner 2. Reiner wins a tile with
    one bird star and a bush by the higher flag."""
    state = scenario(
        4,
        tile("apes 1", "birds 2", bushes=0),
        tile("birds 2", "mammals 1"),
        tile("apes 1", "birds 3", bushes=2),
        tile("mammals 1", "birds 3", bushes=3),
        tile("reptiles 3", "apes 1", bushes=4),
        tile("birds 1", "sea 1", bushes=1),
        flags=[REINER, KLAUS, ALAN, WOLFGANG],
    )
    for seat in (ALAN, ALAN, REINER, KLAUS, WOLFGANG):
        tower(state, seat)
    assert [best(state, seat, "birds") for seat in range(4)] == [4, 3, 3, 0]
    assert visitors(state, "birds") == [2, 1, 0, 0], "Klaus built his three stars later than Reiner"
    assert state.trees == [0, 1, 0, 2]
    events = bid(state, 2, 3, 3, 1)
    assert only(events, TileWon).seat == REINER
    assert only(events, TileWon).price == 3
    assert only(events, FlagDropped).flags == (KLAUS, ALAN, WOLFGANG, REINER)
    events = state.apply(REINER, Place(0, 3, 3))  # the bird half above his other birds
    assert best(state, REINER, "birds") == 4
    assert visitors(state, "birds") == [1, 0, 2, 0], "one from Alan, who is level, and one from Klaus, who is third"
    assert {(event.from_seat, event.count) for event in all_of(events, VisitorsMoved) if event.animal == "birds"} == {
        (ALAN, 1), (KLAUS, 1)
    }  # fmt: skip
    assert all_of(events, TreesMoved) == [TreesMoved(1, KLAUS, REINER)]
    assert state.trees == [0, 0, 1, 2]


@pytest.mark.proves("zoo-le-ma", "8.1")
@pytest.mark.parametrize(
    ("visitors", "trees", "benches", "year", "points"),
    [
        (3, 2, 1, 3, 18), (3, 2, 1, 4, 24),  # in the text
        (3, 0, 1, 3, 12), (2, 0, 2, 3, 12), (5, 1, 1, 3, 21), (4, 2, 1, 3, 21),  # Alan, Klaus, Reiner, Wolfgang
    ],
)  # fmt: skip
def test_items_times_year(visitors: int, trees: int, benches: int, year: int, points: int) -> None:
    state = new(2)
    state.year = year
    for kind in range(5):
        state.visitors[kind][0] = visitors // 5 + (kind < visitors % 5)
    state.trees[0] = trees
    zoo = state.zoos[0].with_tile(0, *state.zoos[0].placements(0)[0], 1, False, True)
    zoo.benches = benches
    state.zoos[0] = zoo
    years.score_year(state, [])
    assert state.scores[0] == points


@pytest.mark.proves("zoo-le-ma", "5.3", "5.4")
def test_the_printed_example_has_a_visitor_too_few_or_too_many() -> None:
    """3 + 2 + 5 + 4 visitors are 14. A kind has nobody, one (a single owner) or three: five kinds never make 14."""
    assert 14 not in {sum(kinds) for kinds in product((0, 1, 3), repeat=5)}
    for seed in range(20):
        state = new(4, seed=seed)
        rng = Generator(f"{seed}")
        while state.waiting_on:
            seat = rng.choice(state.waiting_on)
            state.apply(seat, rng.choice(state.legal(seat)))
            assert {sum(held) for held in state.visitors} <= {0, 1, 3}
            assert all(max(held) <= 2 for held in state.visitors)
            assert sum(state.trees) in (0, 2, 3)
