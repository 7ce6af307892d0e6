"""The golden playthroughs are what the rules and words make of them today."""

from pathlib import Path

import pytest

import menagerie
from menagerie.core.contract import AnyGame, Playthrough
from menagerie.core.playthrough import file_name, play, regenerate

FOLDER = Path(__file__).parent.parent / "playthroughs"
ALL = [(game, playthrough) for game in menagerie.all_games() for playthrough in game.playthroughs]


@pytest.mark.parametrize(("game", "playthrough"), ALL, ids=[file_name(*pair) for pair in ALL])
def test_golden(game: AnyGame, playthrough: Playthrough) -> None:
    golden = (FOLDER / file_name(game, playthrough)).read_text("utf-8")
    assert play(game, playthrough) == golden, "if the change is meant: menagerie playthroughs, and review the diff"


def test_no_golden_file_is_left_over() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {file_name(*pair) for pair in ALL}


def test_regenerating_writes_all_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in menagerie.all_games():  # one a game: what is in them is compared above
        monkeypatch.setattr(type(game), "playthroughs", game.playthroughs[:1])
    written = regenerate(tmp_path / "new")
    assert [file.name for file in written] == [file_name(game, game.playthroughs[0]) for game in menagerie.all_games()]
    assert all(file.read_text("utf-8") for file in written)


def test_every_seat_sees_its_own_die_and_no_other() -> None:
    """Each private block of the base playthrough speaks of exactly one die."""
    text = (FOLDER / "lucky-lions.base.txt").read_text("utf-8")
    tables = text.split("\n=== ")[1:]
    for table in tables[:-1]:
        blocks = table.split("\n--- ")
        assert "Your die" not in blocks[0]
        assert [block.count("Your die") for block in blocks[1:]] == [1, 1, 1]
