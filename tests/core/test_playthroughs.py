"""The golden playthroughs are what the rules and words give today, and small enough to be read."""

import re
from pathlib import Path

import pytest

import menagerie
from menagerie.core import playthrough as playthroughs
from menagerie.core.contract import AnyGame, Playthrough
from menagerie.core.playthrough import file_name, play, regenerate
from tests.peanuts import GAME as PEANUTS

FOLDER = Path(__file__).parent.parent / "playthroughs"
ALL = [(game, playthrough) for game in menagerie.all_games() for playthrough in game.playthroughs]
MOST_LINES = 10_000
MOVE = re.compile(r"^(\d+) ([0-9a-f]{8}) ", re.MULTILINE)


@pytest.mark.parametrize(("game", "playthrough"), ALL, ids=[file_name(*pair) for pair in ALL])
def test_golden(game: AnyGame, playthrough: Playthrough) -> None:
    golden = (FOLDER / file_name(game, playthrough)).read_text("utf-8")
    assert play(game, playthrough) == golden, "if the change is meant: menagerie playthroughs, and review the diff"


def test_no_golden_file_is_left_over() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {file_name(*pair) for pair in ALL}


def test_the_goldens_are_small_enough_to_be_read() -> None:
    lines = {file.name: file.read_text("utf-8").count("\n") for file in FOLDER.iterdir()}
    assert sum(lines.values()) < MOST_LINES, "fewer or shorter playthroughs, please"


def test_regenerating_writes_all_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in menagerie.all_games():  # one a game: what is in them is compared above
        monkeypatch.setattr(type(game), "playthroughs", game.playthroughs[:1])
    written = regenerate(tmp_path / "new")
    assert [file.name for file in written] == [file_name(game, game.playthroughs[0]) for game in menagerie.all_games()]
    assert all(file.read_text("utf-8") for file in written)


def test_a_fingerprint_covers_the_moves_that_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = MOVE.findall(play(PEANUTS, PEANUTS.playthroughs[0]))
    assert [int(number) for number, _ in whole] == list(range(1, len(whole) + 1))
    monkeypatch.setattr(playthroughs, "ALL_MOVES", 3)
    monkeypatch.setattr(playthroughs, "SHOWN_EVERY", 4)
    some = MOVE.findall(play(PEANUTS, PEANUTS.playthroughs[0]))
    assert [int(number) for number, _ in some] == [1, 2, 3, 4, 8, 10]
    assert set(some) < set(whole)


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    """Before the end, nothing public names a hand, and each seat's part names one."""
    text = play(PEANUTS, PEANUTS.playthroughs[0])
    *positions, _ = re.findall(r"^=== \d+ ===\n(.*?)\n\n", text + "\n", re.MULTILINE | re.DOTALL)
    assert len(positions) >= 3
    for position in positions:
        public, *seats = position.split("\n--- ")
        assert "In hand" not in public
        assert [part.count("In hand") for part in seats if ">" not in part] == [1, 1]
