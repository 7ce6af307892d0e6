"""What is foreseen of a placement is what happens, and it is found from the view alone."""

from __future__ import annotations

import pytest

from menagerie.core.generator import Generator
from menagerie.core.words import words_for
from menagerie.games.zoo_le_ma import GAME
from menagerie.games.zoo_le_ma.actions import Place
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions
from menagerie.games.zoo_le_ma.rules.state import ZooLeMaState
from menagerie.games.zoo_le_ma.rules.tiles import ANIMALS
from menagerie.games.zoo_le_ma.view import PlacementForesight
from tests.games.zoo_le_ma.scenarios import bid, new


def items(state: ZooLeMaState) -> list[tuple[int, int, int]]:
    return [(zoo.visitors, zoo.trees, len(zoo.benches)) for zoo in state.view(None).zoos]


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, ZooLeMaOptions()),
        (3, ZooLeMaOptions(one_bench_a_tile=True, lone_bush_one_tree=True)),
        (4, ZooLeMaOptions(professional=True)),
    ],
)
def test_what_is_foreseen_happens(players: int, options: ZooLeMaOptions) -> None:
    state = new(players, options, "foresight")
    rng = Generator("foresight")
    while state.waiting_on:
        seat = state.waiting_on[0]
        legal = state.legal(seat)
        view = state.view(seat)
        foreseen = GAME.foresee(view, legal)
        assert len(foreseen) == len(legal)
        for action, seen in zip(legal, foreseen, strict=True):
            if not isinstance(action, Place):
                assert seen is None
                continue
            assert seen is not None
            after = state.clone()
            after.apply(seat, action)
            _compare(state, after, seat, action, seen)
        state.apply(seat, rng.choice(legal))


def _compare(before: ZooLeMaState, after: ZooLeMaState, seat: int, action: Place, seen: PlacementForesight) -> None:
    for owner, (then, now) in enumerate(zip(items(before), items(after), strict=True)):
        benches = len(seen.benches) if owner == seat else 0
        assert (now[0] - then[0], now[1] - then[1], now[2] - then[2]) == (
            seen.visitors[owner],
            seen.trees[owner],
            benches,
        )
    zoo = after.view(None).zoos[seat]
    assert zoo.benches[len(zoo.benches) - len(seen.benches) :] == seen.benches
    for enclosure, x, y in zip(seen.enclosures, (action.x, None), (action.y, None), strict=True):
        kinds = [one for one in zoo.enclosures if one.animal == enclosure.animal]
        assert enclosure.stars in [one.stars for one in kinds]
        if x is not None:
            (mine,) = [one for one in kinds if (x, y) in [(cell.x, cell.y) for cell in one.cells]]
            assert mine.stars == enclosure.stars
        assert enclosure.before == before.zoos[seat].best_stars[ANIMALS.index(enclosure.animal)]


def test_nothing_is_foreseen_of_a_bid() -> None:
    state = new(2)
    assert GAME.foresee(state.view(0), state.legal(0)) == (None,) * 9


def test_equal_views_have_equal_foresight() -> None:
    state = new(3, seed="worlds")
    bid(state, 3, 0, 0)
    legal = state.legal(0)
    worlds = [state.guess(0, Generator(f"{i}")) for i in range(5)]
    assert all(GAME.foresee(world.view(0), legal) == GAME.foresee(state.view(0), legal) for world in worlds)


def test_a_placement_in_words_says_what_it_brings() -> None:
    state = new(2, seed="worlds")
    bid(state, 3, 0)
    view = state.view(0)
    words = words_for(GAME, "en")
    for action in state.legal(0):
        text = GAME.describe_action(action, view, words)
        assert "★" in text
        assert "2 more visitors" in text, "the first tile of a game has the only two kinds"
