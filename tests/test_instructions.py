"""No game takes more instructions than recorded; the file is written anew by a command, with a reason."""

from __future__ import annotations

import re
from pathlib import Path

import instructions
import msgspec
import pytest
from instructions import Counts, Recorded, count_anew, differences, recorded, this_python

import menagerie

pytestmark = pytest.mark.source_only  # the counter does not see compiled code

NAMES = [game.name for game in menagerie.all_games()]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_takes_as_many_instructions_as_recorded(name: str) -> None:
    before = recorded()
    if before.python != this_python():
        pytest.skip(f"the counts were recorded with Python {before.python}; {this_python()} has other bytecode")
    found = "\n".join(map(str, differences(name, count_anew(name), before)))
    assert not found, f'{found}\nIf that is meant: python bench/instructions.py --update "the reason"'


def test_what_is_recorded_has_a_reason_and_every_game() -> None:
    assert recorded().reason
    assert sorted(recorded().games) == NAMES


def test_a_count_is_the_same_in_every_process() -> None:
    assert count_anew("lucky-lions") == count_anew("lucky-lions")


def test_slower_and_faster_are_told_from_as_before() -> None:
    before = Recorded("3.11", "a reason", {"zoo": Counts(moves=1000, views=1000, copies=1000)})
    assert differences("zoo", Counts(moves=1020, views=980, copies=1000), before) == []
    slower, faster = differences("zoo", Counts(moves=1021, views=979, copies=1000), before)
    assert str(slower) == "zoo, moves: 1000 recorded, 1021 counted (+2.1 %)"
    assert str(faster) == "zoo, views: 1000 recorded, 979 counted (-2.1 %)"
    assert differences("new", Counts(moves=1, views=1, copies=1), before)


def test_what_is_written_is_read_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instructions, "FILE", tmp_path / "instructions.toml")
    counts = {"18zoo": Counts(moves=3, views=2, copies=1)}
    instructions.write('cages are "lazy" now', counts)
    assert recorded() == Recorded(this_python(), 'cages are "lazy" now', counts)
    assert re.fullmatch(r"3\.\d+", msgspec.to_builtins(recorded())["python"])
