"""4: where a tile may go."""

from __future__ import annotations

import pytest

from menagerie.core.generator import Generator
from menagerie.games.zoo_le_ma.actions import Bid, Place
from menagerie.games.zoo_le_ma.events import FlagDropped, Offered, TileLost, TilePlaced, TileWon
from menagerie.games.zoo_le_ma.rules.grid import cell_of
from menagerie.games.zoo_le_ma.rules.zoo import Zoo
from tests.games.zoo_le_ma.scenarios import (
    EVERYWHERE,
    all_of,
    bid,
    build,
    only,
    play_out,
    reconstructed,
    refusal,
    scenario,
    tile,
    tower,
    win,
)

LINE = tile("apes 1", "birds 1")
CROSS = tile("apes 1", "birds 1", EVERYWHERE)


@pytest.mark.proves("zoo-le-ma", "4.1")
def test_the_winner_builds_at_once_and_nobody_else() -> None:
    state = scenario(2, LINE, LINE)
    win(state, 1)
    assert state.waiting_on == (1,)
    assert state.point(1) == "1.place"
    assert all(isinstance(action, Place) for action in state.legal(1)), "the tile cannot be declined or put aside"
    early = refusal(state, 1, Bid(0))
    assert (early.paragraph, early.reason) == ("4.1", "refusal-must-place")
    other = refusal(state, 0, Bid(0))
    assert (other.paragraph, other.facts) == ("4.1", {"asked_seat": 1})
    state.apply(1, state.legal(1)[0])
    assert len(state.zoos[1].tiles) == 1
    assert refusal(state, 1, Place(0, 3, 1)).reason == "refusal-must-bid"


@pytest.mark.proves("zoo-le-ma", "4.2")
def test_a_tile_extends_a_path() -> None:
    state = scenario(2, LINE)
    win(state, 0)
    beside = refusal(state, 0, Place(2, 0, 0))
    assert (beside.paragraph, beside.reason) == ("4.3", "refusal-path-on-grass")
    # upright beside the start tile it touches nothing but grass with grass
    grass = refusal(state, 0, Place(2, 0, 3))
    assert (grass.paragraph, grass.reason) == ("4.2", "refusal-no-path")
    nowhere = refusal(state, 0, Place(10, 10, 0))
    assert (nowhere.paragraph, nowhere.reason) == ("4.2", "refusal-no-path")
    assert refusal(state, 0, Place(10_000, 0, 0)).reason == "refusal-far-away"
    joined = only(state.apply(0, Place(0, 1, 3)), TilePlaced)
    assert joined == TilePlaced(0, 1, 0, 1, 3, joined=1)


@pytest.mark.proves("zoo-le-ma", "4.2", "4.3")
def test_grass_may_meet_grass_anywhere_if_one_path_is_extended() -> None:
    """Two towers side by side: the second one touches the first with nothing but grass."""
    state = scenario(2, LINE, LINE)
    tower(state, 0)
    placed = only(tower(state, 0, column=1), TilePlaced)
    assert placed.joined == 1


@pytest.mark.proves("zoo-le-ma", "4.3")
def test_grass_must_not_cut_a_path_nor_a_path_run_into_grass() -> None:
    state = scenario(2, LINE, LINE)
    win(state, 0)
    # lying across both ends of the start path, its long side is grass
    cut = refusal(state, 0, Place(0, 1, 0))
    assert (cut.paragraph, cut.reason, cut.facts) == ("4.3", "refusal-grass-on-path", {"x": 0, "y": 0})
    state.apply(0, Place(0, 1, 3))
    win(state, 0)
    # lying on the second end with its short end against the tower
    into = refusal(state, 0, Place(1, 1, 0))
    assert into.paragraph == "4.3"
    assert into.instead in state.legal(0)


@pytest.mark.proves("zoo-le-ma", "4.3")
def test_every_shared_edge_counts_the_start_tile_included() -> None:
    """Joining one path does not help where another edge does not match."""
    bent = tile("apes 1", "birds 1", "AS BN")
    state = scenario(2, bent)
    win(state, 0)
    # half a would join the west end, but half b would lay grass on the east end
    assert state.zoos[0].frontier[cell_of(0, 1)] & 15
    assert refusal(state, 0, Place(0, 1, 0)).facts == {"x": 1, "y": 0}


@pytest.mark.proves("zoo-le-ma", "4.4")
def test_four_rotations_and_no_other() -> None:
    """A tile with every port fits onto the west end in all four ways; it is never mirrored."""
    state = scenario(2, CROSS)
    win(state, 0)
    ways = {(action.x, action.y, action.rotation) for action in state.legal(0) if isinstance(action, Place)}
    assert ways == {(0, 1, 0), (1, 1, 2), (0, 1, 3), (0, 2, 1), (1, 1, 3), (1, 2, 1)} | {(-1, 1, 0), (0, 1, 2)} | {
        (1, 1, 0), (2, 1, 2)
    }  # fmt: skip
    for rotation in (-1, 4):
        assert refusal(state, 0, Place(0, 1, rotation)).reason == "refusal-rotation"


@pytest.mark.proves("zoo-le-ma", "4.4")
def test_a_turned_tile_takes_its_ports_along() -> None:
    """Half a has a port in the west only: rotated by quarters it looks north, east, south."""
    state = scenario(2, tile("apes 1", "birds 1", "AW"))
    win(state, 0)
    assert state.legal(0) == [Place(0, 1, 3), Place(1, 1, 3)]


@pytest.mark.proves("zoo-le-ma", "4.4")
def test_two_tiles_never_overlap() -> None:
    state = scenario(2, LINE, LINE)
    tower(state, 0)
    win(state, 0)
    for taken in (Place(0, 0, 0), Place(0, 1, 3), Place(0, 3, 1), Place(-1, 2, 0)):
        assert refusal(state, 0, taken).reason == "refusal-covered"


@pytest.mark.proves("zoo-le-ma", "4.5")
def test_nothing_is_built_south_of_the_start_tile() -> None:
    down = tile("apes 1", "birds 1", "AW AS")
    state = scenario(2, down, down, start="AW BE")
    build(state, 0, 2, 0, 0)
    win(state, 0)
    for place in (Place(2, -1, 1), Place(2, -1, 3), Place(-1, 0, 1)):
        violation = refusal(state, 0, place)
        assert (violation.paragraph, violation.reason) == ("4.5", "refusal-south")
    assert all(isinstance(action, Place) and action.y >= 0 for action in state.legal(0))


@pytest.mark.proves("zoo-le-ma", "4.5")
def test_no_half_lies_south_of_the_start_tile_even_where_a_path_leads_to_the_other() -> None:
    """The ends of this start path lead west and east; a tile with paths to every side would match them."""
    state = scenario(2, CROSS, start="AW BE")
    win(state, 0)
    for place in (Place(-1, 0, 1), Place(-1, -1, 3), Place(2, 0, 1), Place(2, -1, 3)):
        violation = refusal(state, 0, place)
        assert (violation.paragraph, violation.reason) == ("4.5", "refusal-south")
    assert [action for action in state.legal(0) if isinstance(action, Place) and action.x == 2] == [
        Place(2, 0, 0), Place(2, 0, 3), Place(2, 1, 1)
    ]  # fmt: skip


@pytest.mark.proves("zoo-le-ma", "4.5")
def test_left_and_right_of_the_start_tile_there_is_room() -> None:
    hook = tile("apes 1", "birds 1", "AS BN")
    state = scenario(2, CROSS, hook)
    build(state, 0, 0, 1, 2)
    # half b of the cross lies at (-1, 1), its path leads south, to the left of the start tile
    win(state, 0)
    assert Place(-1, 0, 2) in state.legal(0)


@pytest.mark.proves("zoo-le-ma", "4.6")
@pytest.mark.parametrize(
    ("start", "arch", "ports", "place"),
    [
        ("AN", False, "AS BN", Place(0, 1, 0)),  # to the north
        ("BE", False, "AW BN", Place(2, 0, 0)),  # to the east
        ("AW", False, "AN BE", Place(-2, 0, 0)),  # to the west, where half b goes
        ("AN", True, "AN BN", Place(-2, 0, 0)),  # over an arch and down again, to the south
    ],
)
def test_one_open_end_is_enough_wherever_it_leads(start: str, arch: bool, ports: str, place: Place) -> None:
    last = tile("apes 1", "birds 1", ports)
    first = [tile("apes 1", "birds 1", "AS BS")] if arch else []
    state = scenario(2, *first, last, start=start)
    if arch:
        build(state, 0, -1, 1, 0)
    win(state, 0)
    assert state.step == "place"
    assert place in state.legal(0)


@pytest.mark.proves("zoo-le-ma", "4.6")
def test_a_tile_that_fits_nowhere_is_paid_and_leaves_the_game() -> None:
    caps = tile("apes 2", "birds 1", "AN"), tile("apes 2", "birds 1", "AS")
    state = scenario(2, *caps, LINE, LINE, flags=[0, 1])
    win(state, 0)
    # both ends of the start path are capped: nothing can be joined any more
    state.apply(0, Place(0, 1, 2))
    win(state, 0)
    state.apply(0, Place(1, 1, 0))
    assert state.zoos[0].placements(2) == []
    before = state.coins[0]
    events = bid(state, 3, 3)
    assert only(events, TileWon).seat == 0
    assert only(events, FlagDropped).flags == (1, 0), "the flag moves all the same"
    assert only(events, TileLost) == TileLost(0, 3)
    assert (only(events, Offered).auction, only(events, Offered).tile) == (4, 4)
    assert state.coins[0] == before - 3
    assert [sale.tile for sale in state.view(None).lost] == [3]
    assert state.view(None).zoos[0].income == 2, "no income from a tile that is gone"
    assert state.waiting_on == (0, 1)


@pytest.mark.proves("zoo-le-ma", "4.7")
def test_open_ends_cost_nothing() -> None:
    """A zoo full of open ends scores like one without."""
    open_ended, closed = (scenario(2, tile("apes 2", "birds 1", ports)) for ports in (EVERYWHERE, "AW"))
    for state in (open_ended, closed):
        win(state, 0)
        state.apply(0, Place(0, 1, 3))
        assert state.sheet[0][3] == (2, 0)
    assert len([mask for mask in open_ended.zoos[0].frontier.values() if mask & 15]) >= 5


@pytest.mark.proves("zoo-le-ma", "4.2", "4.6")
def test_every_tile_has_four_to_eight_places_on_a_fresh_start_tile() -> None:
    """As docs/zoo-le-ma.md says."""
    fresh = Zoo(reconstructed().tile_facts)
    counts = [len(fresh.placements(place)) for place in range(25)]
    assert (min(counts), max(counts)) == (4, 8)


@pytest.mark.proves("zoo-le-ma", "4.2", "4.3", "4.4", "4.5")
@pytest.mark.parametrize("seed", range(3))
def test_the_places_found_are_all_there_are(seed: int) -> None:
    """Every place on the grid is tried, with the rule written in another way."""
    rng = Generator(f"places {seed}")
    tile_facts = reconstructed().tile_facts
    zoo = Zoo(tile_facts)
    for number in range(12):
        one = rng.below(25)
        places = zoo.placements(one)
        assert zoo.fits(one) == bool(places)
        assert places == sorted(set(places))
        assert set(places) == {
            (cell_of(x, y), rotation)
            for x in range(-26, 28)
            for y in range(26)
            for rotation in range(4)
            if fits(zoo, one, x, y, rotation)
        }
        if not places:
            break
        zoo = zoo.with_tile(one, *rng.choice(places), number + 1, False, True)


NESW = ((0, 1), (1, 0), (0, -1), (-1, 0))


def fits(zoo: Zoo, one: int, x: int, y: int, rotation: int) -> bool:
    paths = paths_of(zoo)
    east, north = NESW[(1 + rotation) % 4]
    halves = {
        (x, y): zoo.tile_facts.ports_a[4 * one + rotation],
        (x + east, y + north): zoo.tile_facts.ports_b[4 * one + rotation],
    }
    if any(cell in paths or cell[1] < 0 for cell in halves):
        return False
    joined = 0
    for (column, line), mask in halves.items():
        for direction, (right, up) in enumerate(NESW):
            there = paths.get((column + right, line + up))
            if there is None:
                continue
            mine, theirs = mask >> direction & 1, there >> (direction + 2) % 4 & 1
            if mine != theirs:
                return False
            joined += mine
    return joined > 0


def paths_of(zoo: Zoo) -> dict[tuple[int, int], int]:
    """Every covered cell with the directions its path leaves it in, save for the way to its own other half."""
    paths = {(0, 0): zoo.tile_facts.start_a, (1, 0): zoo.tile_facts.start_b}
    for one, cell, rotation, _ in zoo.tiles:
        x, y = cell % 128 - 64, cell // 128
        east, north = NESW[(1 + rotation) % 4]
        paths[x, y] = zoo.tile_facts.ports_a[4 * one + rotation]
        paths[x + east, y + north] = zoo.tile_facts.ports_b[4 * one + rotation]
    return paths


def test_there_is_no_event_for_a_lost_tile_where_none_was_lost() -> None:
    state = scenario(2, LINE, LINE)
    assert not all_of(play_out(state, Generator("1"), 3), TileLost)
