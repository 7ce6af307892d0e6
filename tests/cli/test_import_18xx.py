"""`menagerie import-18xx`: a game of 18xx.games in words, as JSON, step by step, and as a record of ours."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from menagerie.cli import run
from menagerie.core import record as records
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


LAY = {"type": "lay_tile", "entity": "GI", "entity_type": "corporation", "hex": "K13", "tile": "9-0", "rotation": 0}


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        (
            "en",
            [
                "Action 99 (tile), Monday, operating round 1. Ada for the Giraffes tried: K13: lay tile 9",
                "(Rule 7.2) Possible for Ada: tile: ",
                "; Pass.",
                "--out",
            ],
        ),
        (
            "fr",
            [
                "Action 99 (tuile), lundi, tour d’exploitation 1. Ada pour les Girafes a tenté",
                "7.2",
                "Possible pour Ada\u00a0: tuile\u00a0: ",
                "\u00a0; Passer.",
                "--out",
            ],
        ),
    ],
)
def test_a_refusal_says_who_tried_what_where_and_what_was_possible(
    file: Path, language: str, wanted: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    actions = [*GAME["actions"][:11], {"id": 99, **LAY}]
    file.write_text(json.dumps(GAME | {"actions": actions}), encoding="utf-8")
    assert run(["import-18xx", str(file), "--lang", language]) == 1
    said = capsys.readouterr().out
    for text in wanted:
        assert text in said, said


def test_what_comes_nearest_to_a_refused_action_is_spelled_out(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    actions = [*GAME["actions"][:10], {"id": 99, **LAY, "hex": "L4"}]
    file.write_text(json.dumps(GAME | {"actions": actions}), encoding="utf-8")
    assert run(["import-18xx", str(file), "--lang", "en"]) == 1
    assert "Possible for Ada: L4: lay tile 201 " in capsys.readouterr().out


def test_the_part_before_a_refusal_is_written_as_a_record(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "game.zoo.json"
    actions = [*GAME["actions"][:10], {"id": 99, **LAY}, *GAME["actions"][10:]]
    file.write_text(json.dumps(GAME | {"actions": actions}), encoding="utf-8")
    assert run(["import-18xx", str(file), "--out", str(out), "--lang", "en"]) == 1
    assert "holds the part that stands: 10 of 21 actions" in capsys.readouterr().err
    record = records.decode(out.read_bytes())
    assert (record.seed, record.result) == ("1", None)
    assert records.verify(record).moves == len(record.actions) > 0


def test_a_comparison_writes_no_record_and_says_so(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "game.zoo.json"
    assert run(["import-18xx", str(file), "--strict", "--out", str(out), "--lang", "en"]) == 1
    assert "is not written" in capsys.readouterr().err
    assert not out.exists()


def test_nothing_of_the_file_is_lost(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.zoo.json"
    chat = {"type": "message", "entity": 11, "message": "hello", "created_at": 1700000000}
    odd = GAME | {"mood": {"weather": ["sun", None, 1.5]}, "actions": [chat, *GAME["actions"]]}
    file.write_text(json.dumps(odd), encoding="utf-8")
    assert run(["import-18xx", str(file), "--out", str(out)]) == 0
    record = records.decode(out.read_bytes())
    assert record.foreign == {"18xx.games": odd}
    assert records.decode(records.encode(record)) == record
    assert records.verify(record).result is not None


def with_route(**fields: Any) -> dict[str, Any]:
    actions = [dict(action) for action in GAME["actions"]]
    ran = next(action for action in actions if action["type"] == "run_routes")
    ran["routes"] = [ran["routes"][0] | fields]
    return {key: value for key, value in GAME.items() if key != "result"} | {"actions": actions}


@pytest.mark.parametrize(
    ("claimed", "said"),
    [
        ({"revenue": 50, "subsidy": 0}, None),
        (
            {"revenue": 80, "subsidy": 0},
            "claims 80 nuts and 0 waters for the run of the Giraffes; counted, it is 50",
        ),
        (
            {"revenue": 50, "subsidy": 3},
            "claims 50 nuts and 3 waters for the run of the Giraffes; counted, it is 50",
        ),
        ({"revenue": 50, "connections": [["L4", "L6"]]}, "which the rules do not allow"),
    ],
)
def test_a_recorded_income_is_recounted(
    file: Path, claimed: dict[str, Any], said: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(json.dumps(with_route(**claimed)), encoding="utf-8")
    assert run(["import-18xx", str(file), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "The record is believed (10.16)" in shown if said else "believed" not in shown
    assert said is None or f"Action 18: the record {said}" in shown or said in shown
    assert run(["import-18xx", str(file), "--json", "--lang", "fr"]) == 0
    assert len(json.loads(capsys.readouterr().out).get("claims", ())) == (0 if said is None else 1)


def test_another_winner_is_named(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(json.dumps(GAME | {"result": {"11": 101, "12": 86}}), encoding="utf-8")
    assert run(["import-18xx", str(file), "--lang", "en"]) == 1
    assert "Winner by the record: Ada; counted: Ben." in capsys.readouterr().out


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
    rng = Generator(f"odd {seed}")
    for number in range(seed, len(GAME["actions"]), 12):
        for key in GAME["actions"][number]:
            actions: list[Any] = [dict(action) for action in GAME["actions"]]
            actions[number][key] = rng.choice(ODD)
            file.write_text(json.dumps(GAME | {"actions": actions}), encoding="utf-8")
            code = run(["import-18xx", str(file), "--json", rng.choice(["--strict", "--trace"])])
            told = json.loads(capsys.readouterr().out.splitlines()[-1])
            assert told["ok"] == (code == 0)
            assert code == 0 or told["error"] is not None or told["result"] != told["expected"]


def test_the_part_before_something_odd_is_written(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also where the file holds numbers of any size."""
    out = tmp_path / "game.zoo.json"
    for odd in ODD:
        actions = [*GAME["actions"][:7], GAME["actions"][7] | {"entity": odd}]
        file.write_text(json.dumps(GAME | {"actions": actions, "created_at": odd}), encoding="utf-8")
        assert run(["import-18xx", str(file), "--out", str(out)]) == 1
        assert records.verify(records.decode(out.read_bytes())).moves > 0
        assert "7" in capsys.readouterr().err
