"""`menagerie import-18xx`: a game of 18xx.games in words, as JSON, step by step, and as a record of ours."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from menagerie.cli import run
from menagerie.core.generator import Generator
from tests.games.eighteen_zoo.test_records import OPENING

GAME: dict[str, Any] = {
    "id": 7,
    "title": "18ZOO - Map A",
    "players": [{"id": 11, "name": "Ada"}, {"id": 12, "name": "Ben"}],
    "settings": {"seed": 1},
    "actions": [{"id": number, **action} for number, action in enumerate(OPENING, start=1)],
    "result": {"11": 86, "12": 101},
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(GAME), encoding="utf-8")
    return path


def test_in_words(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["import-18xx", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "20 of 20 actions played." in said
    assert "Ben: 101 (winner)" in said
    assert run(["import-18xx", str(file), "--lang", "fr"]) == 0
    assert "victoire" in capsys.readouterr().out


def test_as_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["import-18xx", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "ok": True,
        "actions": 20,
        "applied": 20,
        "result": {"11": 86, "12": 101},
        "expected": {"11": 86, "12": 101},
        "error": None,
    }


def test_another_result_is_not_ok(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(json.dumps(GAME | {"result": {"11": 1, "12": 2}}), encoding="utf-8")
    assert run(["import-18xx", str(file), "--json"]) == 1
    assert not json.loads(capsys.readouterr().out)["ok"]
    assert run(["import-18xx", str(file), "--lang", "en"]) == 1
    assert "The record says otherwise: Ada: 1, Ben: 2." in capsys.readouterr().out


def test_a_refused_action_is_named_with_its_rule(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lay = {"type": "lay_tile", "entity": "GI", "entity_type": "corporation", "hex": "K13", "tile": "9-0", "rotation": 0}
    actions = [*GAME["actions"][:10], {"id": 99, **lay}]
    file.write_text(json.dumps(GAME | {"actions": actions}), encoding="utf-8")
    assert run(["import-18xx", str(file), "--json", "--lang", "en"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["applied"], told["error"]["action"], told["error"]["rule"]) == (10, 99, "7.2")
    assert "(Rule 7.2)" in told["error"]["message"]


def test_strictly(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["import-18xx", str(file), "--strict", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["applied"], told["error"]["action"], told["error"]["rule"]) == (19, 20, "10.48")
    assert run(["import-18xx", str(file), "--strict", "--lang", "en"]) == 1
    assert "the two sets of rules differ" in capsys.readouterr().out


def test_step_by_step(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["import-18xx", str(file), "--trace"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["n"] for line in lines] == list(range(21))
    assert lines[0]["action"] is None
    assert lines[3]["state"]["families"]["GI"]["president"] == 11
    assert lines[4]["state"]["tiles"] == {"K9": ["57", 0]}
    assert lines[-1]["state"]["result"] == {"11": 86, "12": 101}


def test_as_a_record_of_ours(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "game.zoo.json"
    assert run(["import-18xx", str(file), "--out", str(out), "--lang", "en"]) == 0
    assert f"Written as a record: {out}" in capsys.readouterr().out
    assert run(["verify", str(out), "--lang", "en"]) == 0
    assert "18ZOO, 2 players" in capsys.readouterr().out


def test_a_game_that_stops_half_way_has_no_winner(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    half = {key: value for key, value in GAME.items() if key != "result"} | {"actions": GAME["actions"][:8]}
    file.write_text(json.dumps(half), encoding="utf-8")
    assert run(["import-18xx", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "does not reach its end" in said
    assert "winner" not in said


def test_what_is_refused_is_not_written_and_that_is_said(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "game.zoo.json"
    assert run(["import-18xx", str(file), "--strict", "--out", str(out), "--lang", "en"]) == 1
    assert "is not written" in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize("text", ["", "[]", '{"title": "1846"}'])
def test_other_files(file: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(text, encoding="utf-8")
    assert run(["import-18xx", str(file)]) == 2
    assert run(["import-18xx", str(file.parent / "nowhere.json")]) == 2
    assert run(["import-18xx", str(file), "--out", str(file.parent)]) == 2
    assert capsys.readouterr().err.count("menagerie:") == 3


@pytest.mark.parametrize("text", ["", "[]", '{"title": "1846"}', '{"title": "18ZOO - Map A", "players": [1, 2]}'])
def test_other_files_as_json(file: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(text, encoding="utf-8")
    assert run(["import-18xx", str(file), "--json"]) == 2
    told = json.loads(capsys.readouterr().out)
    assert (told["ok"], told["actions"], told["applied"], told["expected"]) == (False, 0, 0, None)
    assert told["error"]["action"] is None
    assert str(file) in told["error"]["message"]


ODD: list[Any] = [None, -1, 10**20, 1.5, "", "GI", "GI_9", "K9", "4J-0", "HOLE", [], {}, [None], [["K9"]], {"type": 1}]


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_in_the_file_it_is_answered(file: Path, seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Every field of the game in turn becomes something odd: no traceback, but an answer with its reason."""
    chance = Generator(f"odd {seed}")
    for number in range(seed, len(GAME["actions"]), 12):
        for key in GAME["actions"][number]:
            actions: list[Any] = [dict(action) for action in GAME["actions"]]
            actions[number][key] = chance.choice(ODD)
            file.write_text(json.dumps(GAME | {"actions": actions}), encoding="utf-8")
            code = run(["import-18xx", str(file), "--json", chance.choice(["--strict", "--trace"])])
            told = json.loads(capsys.readouterr().out.splitlines()[-1])
            assert told["ok"] == (code == 0)
            assert code == 0 or told["error"] is not None or told["result"] != told["expected"]
