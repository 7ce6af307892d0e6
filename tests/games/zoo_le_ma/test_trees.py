"""6: bushes, and the trees they bring."""

from __future__ import annotations

import pytest

from menagerie.games.zoo_le_ma.events import TreesMoved
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions
from menagerie.games.zoo_le_ma.rules.tiles import ZooTile
from tests.games.zoo_le_ma.scenarios import all_of, scenario, tile, tower


def bushes(count: int) -> ZooTile:
    return tile("apes 1", "birds 1", bushes=count)


@pytest.mark.proves("zoo-le-ma", "6.1")
def test_two_trees_for_most_bushes_and_one_for_the_second() -> None:
    state = scenario(3, bushes(1), bushes(3), bushes(2), bushes(0))
    for seat in range(3):
        tower(state, seat)
    assert state.trees == [0, 2, 1]
    assert [zoo.trees for zoo in state.view(None).zoos] == [0, 2, 1]
    assert not all_of(tower(state, 0), TreesMoved), "a tile without bushes moves no tree"


@pytest.mark.proves("zoo-le-ma", "6.2")
def test_of_equal_zoos_the_one_with_the_latest_bush_goes_first() -> None:
    """Figure 8b: Reiner's third bush comes later than Klaus's, and takes the tree from him."""
    state = scenario(3, bushes(4), bushes(3), bushes(2), bushes(1))
    for seat in range(3):
        tower(state, seat)
    assert state.trees == [2, 1, 0]
    moved = all_of(tower(state, 2), TreesMoved)
    assert [zoo.bushes for zoo in state.zoos] == [4, 3, 3]
    assert moved == [TreesMoved(1, 1, 2)]
    assert state.trees == [2, 0, 1]


@pytest.mark.proves("zoo-le-ma", "6.2")
def test_a_tile_without_bushes_makes_nobody_newer() -> None:
    state = scenario(2, bushes(1), bushes(1), bushes(0))
    tower(state, 0)
    tower(state, 1)
    assert state.trees == [1, 2]
    tower(state, 0)
    assert state.trees == [1, 2]


@pytest.mark.proves("zoo-le-ma", "6.3", "6.4")
@pytest.mark.parametrize(("one_tree", "trees"), [(False, 2), (True, 1)])
def test_the_only_zoo_with_bushes(one_tree: bool, trees: int) -> None:
    options = ZooLeMaOptions(lone_bush_one_tree=one_tree)
    state = scenario(2, bushes(0), bushes(1), bushes(2), options=options)
    tower(state, 1)
    assert state.trees == [0, 0]
    assert all_of(tower(state, 0), TreesMoved) == [TreesMoved(trees, None, 0)]
    assert state.trees == [trees, 0], "nobody is second without a bush"
    tower(state, 1)
    assert state.trees == [1, 2]
