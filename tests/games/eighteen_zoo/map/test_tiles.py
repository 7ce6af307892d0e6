"""4.2: the tiles, and what they join."""

from __future__ import annotations

import pytest

from menagerie.games.eighteen_zoo.rules.map.tiles import STATION, WATER, tile_named, tile_set

UPGRADES = {
    "7": "26 27 28 29 30 31", "8": "16 19 23 24 25 28 29 30 31", "9": "19 20 23 24 26 27",
    "5": "14 15 619", "6": "14 15 619", "57": "14 15 619",
    "201": "576 577 792 793", "202": "576 577 579 792 793", "621": "576 577 792 793",
    "16": "43", "19": "45 46", "20": "44 47", "23": "41 43 45 47", "24": "42 43 46 47", "25": "40 45 46",
    "26": "42 44 45", "27": "41 44 46", "28": "39 43 46", "29": "39 43 45", "30": "42", "31": "41",
    "14": "611", "15": "611", "619": "611", "576": "582", "577": "582", "579": "582", "792": "582", "793": "582",
    "611": "TI_455 GI_455 BB_455",
}  # fmt: skip


def upgrades_of(number: str) -> set[str]:
    """The tiles of the next colour and the same kind that keep all its paths in some rotation."""
    tiles = tile_set()
    faces = tiles.faces
    old = tile_named(number)
    found = set()
    for new in range(len(tiles.numbers)):
        if tiles.colour[new] == tiles.colour[old] + 1 and tiles.kind[new] == tiles.kind[old] and not tiles.moles[new]:
            shown = tiles.dry_face[old]
            for face in range(tiles.dry_face[new], tiles.dry_face[new] + 6):
                if not faces.exits[shown] & ~faces.exits[face] and not faces.joined[shown] & ~faces.joined[face]:
                    found.add(tiles.numbers[new])
    return found


@pytest.mark.proves("18zoo", "4.2")
def test_a_hundred_tiles() -> None:
    assert sum(tile_set().count) == 100


@pytest.mark.proves("18zoo", "4.2", "7.2c")
def test_upgrades_follow_from_the_shapes() -> None:
    tiles = tile_set()
    for number in tiles.numbers:
        if not tiles.moles[tile_named(number)]:
            assert upgrades_of(number) == set(UPGRADES.get(number, "").split()), number


def test_a_rotation_turns_every_edge() -> None:
    tiles = tile_set()
    faces = tiles.faces
    for tile in range(len(tiles.numbers)):
        for rotation in range(6):
            base, face = tiles.dry_face[tile], tiles.dry_face[tile] + rotation
            assert faces.tile[face] == tile
            assert faces.rotation[face] == rotation
            for edge in range(6):
                turned = (edge + rotation) % 6
                assert sorted((other + rotation) % 6 for other in faces.through[6 * base + edge]) == sorted(
                    faces.through[6 * face + turned]
                )


@pytest.mark.proves("18zoo", "4.2b", "10.22")
def test_water_lies_on_every_path_and_in_the_middle_of_a_junction() -> None:
    tiles = tile_set()
    faces = tiles.faces
    assert faces.stop_kind[tiles.wet_face[tile_named("8")]] == [WATER]
    assert faces.stop_edges[tiles.wet_face[tile_named("23")]] == [[0, 3], [0, 4]]
    assert faces.stop_edges[tiles.crossed_face[tile_named("23")]] == [[0, 3], [0, 2]]
    assert faces.stop_edges[tiles.crossed_face[tile_named("24")]] == [[0, 3], [0, 4]]
    assert faces.stop_edges[tiles.wet_face[tile_named("81")]] == [[0, 2, 4]]
    assert faces.stop_kind[tiles.dry_face[tile_named("14")]] == [STATION]


def test_names_as_records_write_them() -> None:
    assert tile_named("X8-3") == tile_named("8") == tile_named("8-17")
    assert tile_set().numbers[tile_named("GI_455-0")] == "GI_455"
    assert tile_named("1234") == -1
