"""`menagerie puzzles`."""

from pathlib import Path

import pytest

from menagerie.club.puzzles import collection
from menagerie.club.puzzles.collection import Part, decode, shipped
from menagerie.club.puzzles.puzzle import Puzzle
from menagerie.core.registry import game
from tests.cli.conftest import Order


def test_a_collection_is_written_once(menagerie: Order, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = list(shipped(game("zoocracy")).values())
    asked: list[Part] = []

    def puzzles_in(part: Part) -> list[Puzzle]:
        asked.append(part)
        return known[len(asked) - 1 : len(asked) + 1]

    monkeypatch.setattr(collection, "puzzles_in", puzzles_in)
    argv = ("puzzles", "zoocracy", "--games", "3", "--most", "2", "--seed", "mine", "--out", "new/zoocracy.jsonl")
    answer = menagerie(*argv)
    assert (answer.code, answer.err) == (0, "")
    assert "2 of the 6 puzzles" in answer.out
    assert [part.seed for part in asked] == [f"zoocracy puzzles mine {number}" for number in range(3)]
    raw = (tmp_path / "new" / "zoocracy.jsonl").read_bytes()
    assert len({puzzle.id for puzzle in decode(raw)}) == 2
    again = menagerie(*argv)
    assert (again.code, again.out) == (2, "")
    assert "exists already" in again.err
    assert menagerie("puzzles", "zoocracy", "--games", "0", "--out", "x.jsonl").code == 2
