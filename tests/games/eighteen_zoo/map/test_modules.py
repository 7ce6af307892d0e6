"""2.1: the maps, and those one composes."""

from __future__ import annotations

import pytest

from menagerie.core.contract import BadSetup
from menagerie.games.eighteen_zoo.rules.map.board import FAMILIES, GREY, Board, R
from menagerie.games.eighteen_zoo.rules.map.modules import board_named, compose, map_names, map_problem, module_names

SIZES = {"A": 89, "B": 77, "C": 78, "D": 102, "E": 88, "F": 96}
IN_PLAY = {
    "A": "GI PB PE LI TI",
    "B": "CR GI PB PE BB",
    "C": "CR LI TI BB EL",
    "D": "CR GI PB PE LI TI BB",
    "E": "CR GI PB PE TI BB EL",
    "F": "CR GI PE LI TI BB EL",
}
HOMES = {"A": "GI K9, PB N10, PE K17, LI E15, TI H14", "F": "CR I3, GI L10, PE L18, LI F16, TI I15, BB J6, EL E5"}


def open_edges(board: Board, hex: str) -> list[int]:
    return [edge for edge in range(6) if board.open[board.index[hex]] >> edge & 1]


@pytest.mark.proves("18zoo", "2.1", "4.1")
@pytest.mark.parametrize("name", SIZES)
def test_the_six_maps(name: str) -> None:
    board = board_named(name)
    assert len(board.hexes) == SIZES[name]
    assert [FAMILIES[family] for family in board.families] == IN_PLAY[name].split()
    for line in HOMES.get(name, "").split(", "):
        if line:
            family, hex = line.split()
            assert board.hexes[board.homes[FAMILIES.index(family)]] == hex


def test_seventeen_modules_and_one_that_is_only_digital() -> None:
    assert len(module_names()) == 17
    assert set(module_names(digital=True)) - set(module_names()) == {"BASE-3"}
    assert map_names() == tuple("ABCDEF")


@pytest.mark.proves("18zoo", "4.1a", "7.2a")
def test_sides_one_may_build_to() -> None:
    board = board_named("A")
    assert open_edges(board, "K9") == [0, 1, 2, 3, 4, 5]
    assert open_edges(board, "L4") == [0, 2, 4, 5]  # K5 and M3's far sides are closed; M5 has an arrow
    assert open_edges(board, "N16") == [1, 3]  # N18's only arrow points elsewhere
    assert all(not board.open[hex] for hex, kind in enumerate(board.kind) if kind in (R, GREY))


def test_across_a_side_and_back() -> None:
    for name in map_names():
        board = board_named(name)
        for edge, beyond in enumerate(board.across):
            if beyond >= 0:
                assert board.across[beyond] == edge
                assert board.side[beyond] == board.side[edge] > 0
            else:
                assert board.side[edge] == 0


def test_another_base() -> None:
    board = board_named("A", "BASE-2")
    assert board.kind[board.centre] == R
    assert board.hexes[board.centre] == "H10"
    assert board.hexes == board_named("A").hexes


@pytest.mark.proves("18zoo", "2.1")
def test_a_map_of_ones_own() -> None:
    board = compose(["BASE-2", "2ABE", "3F", "4ADEF"])  # as the rulebook names the modules
    assert board.modules == ("2ABDE", "3F", "4ACDEF", "BASE-2")
    assert [FAMILIES[family] for family in board.families] == ["GI", "PB", "PE", "TI"]
    assert compose(["4ADEF", "3F", "BASE-2", "2ABE"]).hexes == board.hexes


def test_a_map_with_the_modules_of_another_has_its_names() -> None:
    for name in map_names():
        board = board_named(name)
        copied = compose(list(board.modules))
        assert {hex for hex in board.hexes if hex not in copied.index} <= {"E6"}  # D's filler hex belongs to no module
        assert [copied.hexes[home] for home in copied.homes if home >= 0] == [
            board.hexes[home] for home in board.homes if home >= 0
        ]


def test_every_family_can_be_in_play_somewhere() -> None:
    board = compose(["BASE-1", "1BCDEF", "2ABDE", "3ABDE", "4ACDEF", "5ACDF", "6AD", "7CEF"])
    assert board.families == list(range(8))


@pytest.mark.proves("18zoo", "2.1")
@pytest.mark.parametrize(
    ("modules", "reason"),
    [
        (["BASE-1", "9Z"], "bad-map-module"),
        (["BASE-3", "2F"], "bad-map-module"),
        (["1BCDEF", "7BD"], "bad-map-base"),
        (["BASE-1", "BASE-2", "2F"], "bad-map-base"),
        (["BASE-1", "2F", "2ABDE"], "bad-map-position"),
        (["BASE-1", "5E", "7BD"], "bad-map-overlap"),
        (["BASE-1", "2ABDE", "7A"], "bad-map-apart"),
        (["BASE-1", "1A"], "bad-map-no-home"),
    ],
)
def test_modules_that_do_not_make_a_map(modules: list[str], reason: str) -> None:
    problem = map_problem(modules)
    assert problem is not None
    assert problem.reason == reason
    with pytest.raises(BadSetup, match=reason):
        compose(modules)
