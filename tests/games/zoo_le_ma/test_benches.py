"""7: benches for closed paths, counted in two ways: by the paths a tile joins, and by a flood fill of the grass."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.core.generator import Generator
from menagerie.games.zoo_le_ma.events import BenchesGained, Corner, YearScored
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions
from menagerie.games.zoo_le_ma.rules.closed_areas import closed_areas
from menagerie.games.zoo_le_ma.rules.grid import x_of, y_of
from menagerie.games.zoo_le_ma.rules.state import ZooLeMaState
from menagerie.games.zoo_le_ma.rules.tiles import PORTS, Port, TileSet
from menagerie.games.zoo_le_ma.rules.zoo import START_CELL, Zoo
from tests.games.zoo_le_ma.scenarios import (
    EVERYWHERE,
    PLAIN,
    all_of,
    build,
    only,
    play_out,
    reconstructed,
    scenario,
    tile,
)
from tests.games.zoo_le_ma.test_placement import NESW, paths_of

ARCH = tile("apes 1", "birds 1", "AS BS")
LINE = tile("apes 1", "birds 1")


@pytest.mark.proves("zoo-le-ma", "7.1", "7.3")
def test_the_smallest_ring_is_the_start_tile_and_one_more() -> None:
    state = scenario(2, ARCH)
    events = build(state, 0, 0, 1, 0)
    assert only(events, BenchesGained) == BenchesGained(0, (Corner(1, 1),))
    assert state.view(None).zoos[0].benches == (Corner(1, 1),)
    assert state.sheet[0][2] == (1, 0)


@pytest.mark.proves("zoo-le-ma", "7.1", "7.3")
def test_two_tiles_side_by_side_make_a_ring_too() -> None:
    """Figure 6a, in small: both stand upright on the start tile's ends, and meet with their upper halves."""
    state = scenario(2, tile("apes 1", "birds 1", "AW BS"), tile("apes 1", "birds 1", "AW BN"))
    assert not all_of(build(state, 0, 0, 1, 3), BenchesGained)
    assert only(build(state, 0, 1, 1, 3), BenchesGained).corners == (Corner(1, 1),)


@pytest.mark.proves("zoo-le-ma", "7.1")
def test_a_path_that_only_goes_on_brings_no_bench() -> None:
    state = scenario(2, LINE, LINE)
    for y in (1, 3):
        assert not all_of(build(state, 0, 0, y, 3), BenchesGained)


def ring(options: ZooLeMaOptions = PLAIN) -> ZooLeMaState:
    """Tiles on both sides of the free cells (1, 2) and (1, 3), with a path into them from either side. The next tile
    closes the ring above them, and the last one of the row fits between."""
    state = scenario(
        2,
        tile("apes 1", "birds 1", "AW BE BS"),
        tile("apes 1", "birds 1", "AW BS"),
        tile("apes 1", "birds 1", "AS BN"),
        tile("apes 1", "birds 1", "AW BE BN"),
        tile("apes 1", "birds 1", "AW BS"),
        tile("apes 1", "birds 1", "AN BS"),
        options=options,
    )
    for x, y, rotation in ((0, 1, 3), (0, 3, 3), (1, 1, 0), (2, 2, 3)):
        assert not all_of(build(state, 0, x, y, rotation), BenchesGained)
    return state


@pytest.mark.proves("zoo-le-ma", "7.2")
def test_a_ring_around_empty_ground_counts() -> None:
    """Figure 6b."""
    state = ring()
    (corner,) = only(build(state, 0, 1, 4, 0), BenchesGained).corners
    covered = paths_of(state.zoos[0])
    assert (1, 2) not in covered
    assert (1, 3) not in covered
    assert corner in (Corner(1, 2), Corner(2, 3), Corner(1, 3), Corner(2, 2))


@pytest.mark.proves("zoo-le-ma", "7.4", "7.6")
def test_splitting_a_closed_area_brings_another_bench_and_the_old_one_stays() -> None:
    state = ring()
    build(state, 0, 1, 4, 0)
    before = state.zoos[0].bench_corners
    build(state, 0, 1, 2, 3)
    assert state.zoos[0].benches == 2
    assert state.zoos[0].bench_corners[:1] == before
    assert len(set(state.zoos[0].bench_corners)) == 2


def two_at_once(options: ZooLeMaOptions) -> ZooLeMaState:
    """The second tile meets the start tile, and the first one with both halves: three paths, two rings."""
    state = scenario(2, tile("apes 1", "birds 1", "AW AS BS"), tile("apes 1", "birds 1", "AW AN BN"), options=options)
    build(state, 0, 0, 1, 3)
    build(state, 0, 1, 1, 3)
    return state


@pytest.mark.proves("zoo-le-ma", "7.4")
def test_a_tile_that_closes_two_areas_brings_two_benches() -> None:
    state = two_at_once(ZooLeMaOptions())
    assert state.zoos[0].benches == 2
    assert state.view(None).zoos[0].benches == (Corner(1, 1), Corner(1, 2))


@pytest.mark.proves("zoo-le-ma", "7.1")
@settings(max_examples=60)
@given(seed=st.integers(0, 2**32))
def test_a_bench_stands_as_near_as_can_be_to_the_middle_of_its_area(seed: int) -> None:
    """Of equally near corners the first from south-west on. The other benches stay where they are."""
    zoo = random_zoo(Generator(f"middle {seed}"), 25, 9)
    again = Zoo(zoo.tile_facts)
    for number, cell, rotation, auction in zoo.tiles:
        before = again.bench_corners
        again = again.with_tile(number, cell, rotation, auction, False, True)
        assert again.bench_corners[: len(before)] == before
        for bench in again.bench_corners[len(before) :]:
            (area,) = [area for area in closed_areas(again.tiles, again.tile_facts, START_CELL) if bench in area]
            points = [(x_of(corner), y_of(corner)) for corner in area]
            middle_x = Fraction(sum(x for x, _ in points), len(points))
            middle_y = Fraction(sum(y for _, y in points), len(points))
            apart = [(x - middle_x) ** 2 + (y - middle_y) ** 2 for x, y in points]
            assert area.index(bench) == apart.index(min(apart))


@pytest.mark.proves("zoo-le-ma", "7.5")
def test_with_the_option_a_tile_brings_one_bench_at_most() -> None:
    one = ZooLeMaOptions(one_bench_a_tile=True)
    state = two_at_once(one)
    assert state.zoos[0].benches == 1
    assert state.view(None).zoos[0].benches == (Corner(1, 1),), "the first area from south-west on"
    split = ring(one)
    build(split, 0, 1, 4, 0)
    build(split, 0, 1, 2, 3)
    assert split.zoos[0].benches == 2, "two tiles, a bench each"


@pytest.mark.proves("zoo-le-ma", "7.6")
def test_benches_stay_and_score_every_year() -> None:
    state = scenario(2, ARCH)
    events = build(state, 0, 0, 1, 0) + play_out(state, Generator("x"))
    assert [event.benches[0] >= 1 for event in all_of(events, YearScored)] == [True] * 5


@pytest.mark.proves("zoo-le-ma", "7.7")
def test_there_are_always_enough_benches() -> None:
    """A zoo of tiles with paths to every side closes more areas than the box has benches."""
    tiles = TileSet((tile("apes 1", "birds 1", EVERYWHERE),) * 25, ("AN", "BN"))
    zoo = Zoo(tiles.tile_facts)
    for number in range(25):
        place = max(zoo.placements(number), key=lambda found: zoo.paths_joined(number, *found))
        zoo = zoo.with_tile(number, *place, number, False, True)
    assert zoo.benches == len(zoo.bench_corners) == len(set(zoo.bench_corners)) > 15
    assert zoo.benches == len(areas_by_flood_fill(zoo))


# --- the second way to count


def flood_fills(zoo: Zoo) -> list[set[tuple[int, int]]]:
    """The grass as connected regions, the outside first, independent of how the rules count.

    The zoo is drawn on a grid of three squares to a cell each way: the middle of a half and the middle of an edge are
    path where one runs. A fill reaches every square that is no path, diagonally as well. What the fill from outside
    does not reach lies inside a ring.
    """
    path = path_squares(zoo)
    columns, lines = [x for x, _ in path], [y for _, y in path]
    unreached = {
        (x, y) for x in range(min(columns) - 3, max(columns) + 4) for y in range(min(lines) - 3, max(lines) + 4)
    } - path
    regions = []
    while unreached:
        filled = [min(unreached)]
        unreached.remove(filled[0])
        for x, y in filled:
            around = {(x + right, y + up) for right in (-1, 0, 1) for up in (-1, 0, 1)} & unreached
            unreached -= around
            filled.extend(around)
        regions.append(set(filled))
    return regions


def areas_by_flood_fill(zoo: Zoo) -> list[list[tuple[int, int]]]:
    """The closed areas, each as the corners of cells in it; areas and corners from south-west on."""
    areas = [
        sorted((y // 3, x // 3) for x, y in region if x % 3 == 0 and y % 3 == 0) for region in flood_fills(zoo)[1:]
    ]
    return [[(x, y) for y, x in area] for area in sorted(areas)]


def path_squares(zoo: Zoo) -> set[tuple[int, int]]:
    """The squares that are path."""
    squares: set[tuple[int, int]] = set()
    for (x, y), mask in paths_of(zoo).items():
        for direction, (right, up) in enumerate(NESW):
            if mask >> direction & 1:
                squares |= {(3 * x + 1, 3 * y + 1), (3 * x + 1 + right, 3 * y + 1 + up)}
    halves = [((0, 0), (1, 0))]
    for _, cell, rotation, _ in zoo.tiles:
        x, y = cell % 128 - 64, cell // 128
        right, up = NESW[(1 + rotation) % 4]
        halves.append(((x, y), (x + right, y + up)))
    for (x, y), (to_x, to_y) in halves:
        if (3 * x + 1, 3 * y + 1) in squares and (3 * to_x + 1, 3 * to_y + 1) in squares:
            squares |= _link(x, y, to_x, to_y)
    return squares


def _link(x: int, y: int, to_x: int, to_y: int) -> set[tuple[int, int]]:
    """The two squares between the middles of a tile's halves."""
    right, up = to_x - x, to_y - y
    return {(3 * x + 1 + right, 3 * y + 1 + up), (3 * to_x + 1 - right, 3 * to_y + 1 - up)}


def random_zoo(rng: Generator, size: int, greedy: int, tiles: TileSet | None = None) -> Zoo:
    """``greedy`` of ten choices join as many paths as possible, so that rings are common."""
    zoo = Zoo((tiles or reconstructed()).tile_facts)
    bag = list(range(25))
    rng.shuffle(bag)
    for number, one in enumerate(bag[:size], start=1):
        places = zoo.placements(one)
        if not places:
            continue
        rng.shuffle(places)
        if rng.below(10) < greedy:
            places.sort(key=lambda place: -zoo.paths_joined(one, *place))
        zoo = zoo.with_tile(one, *places[0], number, False, True)
    return zoo


@pytest.mark.proves("zoo-le-ma", "7.1", "7.2", "7.3", "7.4")
@settings(max_examples=400)
@given(seed=st.integers(0, 2**32), size=st.integers(0, 25), greedy=st.integers(0, 10))
def test_there_are_as_many_benches_as_closed_areas(seed: int, size: int, greedy: int) -> None:
    rng = Generator(f"zoo {seed}")
    zoo = random_zoo(rng, size, greedy, random_tiles(rng) if seed % 2 else None)
    areas = closed_areas(zoo.tiles, zoo.tile_facts, START_CELL)
    assert [[(x_of(corner), y_of(corner)) for corner in area] for area in areas] == areas_by_flood_fill(zoo)
    assert zoo.benches == len(areas), "where they stand is found a third way"
    assert len(zoo.bench_corners) == len(set(zoo.bench_corners)) == zoo.benches


def random_tiles(rng: Generator) -> TileSet:
    """Tiles with any ports: also paths that stay in one half."""

    def ports() -> tuple[Port, ...]:
        return tuple(port for port in PORTS if rng.below(2)) or ("AN",)

    tiles = [tile("apes 1", "birds 1", " ".join(ports()), number=number) for number in range(1, 26)]
    return TileSet(tuple(tiles), tuple(port for port in PORTS if port in ("AN", "BN") or rng.below(2)))


def test_the_random_zoos_have_rings() -> None:
    counts = [random_zoo(Generator(f"rings {seed}"), 25, 8).benches for seed in range(40)]
    assert min(counts) >= 2
    assert max(counts) >= 10


@pytest.mark.proves("zoo-le-ma", "7.1")
@settings(max_examples=300)
@given(seed=st.integers(0, 2**32), size=st.integers(1, 25))
def test_a_bench_stands_on_grass_that_a_path_surrounds(seed: int, size: int) -> None:
    """Every area holds one bench, after every single tile."""
    zoo = random_zoo(Generator(f"seated {seed}"), size, 9)
    for count in range(len(zoo.tiles) + 1):
        areas = closed_areas(zoo.tiles[:count], zoo.tile_facts, START_CELL)
        benches = zoo.bench_corners[: len(areas)]
        assert all(sum(bench in area for bench in benches) == 1 for area in areas)
