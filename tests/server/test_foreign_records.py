"""Files exported from 18xx.games: opened as a replay, with what the rules refuse or count otherwise named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from menagerie.table.limits import FOREIGN_ACTIONS
from tests.games.eighteen_zoo.shared_records import LONG_RECORDS, name_of, needs_records, records
from tests.server.guests import Guest, Server


def sample() -> list[Any]:
    """Every record; nine of ten long ones, and five of six short ones, are left to the soak tests."""
    found = []
    for number, record in enumerate(records()):
        every = 10 if record.parent.name == LONG_RECORDS else 6
        found.append(pytest.param(record, id=name_of(record), marks=[pytest.mark.soak] if number % every else []))
    return found


@needs_records
@pytest.mark.parametrize("record", sample())
async def test_a_shared_record_opens_with_its_recorded_result(server: Server, record: Path) -> None:
    file = json.loads(record.read_text("utf-8"))
    async with server.guest() as eve:
        table = (await eve.post("/api/records", file))["id"]
        state = await eve.get(f"/api/tables/{table}")
        assert state["foreign"] == "18xx.games"
        report = await eve.get(f"/api/tables/{table}/import")
        assert (report["refused"], report["applied"]) == ("", report["actions"])
        if file.get("result") and state["result"] is not None:
            scores = [standing["score"] for standing in state["result"]["standings"]]
            keys = [str(player.get("id", player["name"])) for player in file["players"]]
            assert scores == [int(file["result"][key]) for key in keys]
        await watch(eve, table)


async def watch(eve: Guest, table: str) -> None:
    """The first and the last position, a question about the last, and playing on from the middle."""
    here = f"/api/tables/{table}"
    moves = (await eve.get(f"{here}/positions/0"))["moves"]
    last = await eve.get(f"{here}/positions/{moves}?language=fr")
    assert last["entries"] or not moves
    if moves > 2:
        on = await eve.post(f"{here}/branch", {"at": moves // 2, "seat": 0, "bot": "random"})
        assert (await eve.get(f"/api/tables/{on['id']}"))["options"]["compat"] == "18xx.games"


def short_file() -> dict[str, Any]:
    """Two players, who pass."""
    return {
        "id": 7,
        "title": "18ZOO - Map A",
        "players": [{"id": 1, "name": "Ada \u202e<b>"}, {"id": 2, "name": "Ben"}],
        "settings": {"seed": 4, "optional_rules": []},
        "actions": [
            {"type": "pass", "entity": 2, "entity_type": "player", "id": 1},
            {"type": "pass", "entity": 1, "entity_type": "player", "id": 2},
        ],
        "result": {},
    }


async def test_the_part_that_stands_opens_and_the_refused_action_is_named(server: Server) -> None:
    file = short_file()
    file["actions"].append({"type": "lay_tile", "entity": "GI", "hex": "K15", "tile": "7-0", "rotation": 0, "id": 3})
    async with server.guest("fr") as zoe:
        table = (await zoe.post("/api/records", file))["id"]
        report = await zoe.get(f"/api/tables/{table}/import?language=fr")
        assert (report["applied"], report["actions"]) == (2, 3)
        assert "Action 3" in report["refused"]
        assert "\u202e" not in report["refused"]
        assert (await zoe.get(f"/api/tables/{table}/import"))["refused"] != report["refused"]
        assert (await zoe.get(f"/api/tables/{table}/positions/2"))["moves"] == 2
        assert (await zoe.get(f"/api/tables/{table}"))["phase"] == "abandoned"
        assert (await zoe.get(f"/api/tables/{table}/verify"))["ok"] is True


def other_game(file: dict[str, Any]) -> None:
    file["title"] = "1830"


def no_players(file: dict[str, Any]) -> None:
    file["players"] = []


def odd_players(file: dict[str, Any]) -> None:
    file["players"] = [1, 2]


def too_many_actions(file: dict[str, Any]) -> None:
    file["actions"] *= FOREIGN_ACTIONS


def no_title(file: dict[str, Any]) -> None:
    del file["title"]


def actions_of_another_kind(file: dict[str, Any]) -> None:
    file["actions"] = [3, None]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (other_game, "1830"),
        (no_players, "deux à cinq"),
        (odd_players, "18xx.games"),
        (too_many_actions, str(FOREIGN_ACTIONS)),
        (no_title, "pas une partie"),
        (actions_of_another_kind, "18xx.games"),
    ],
)
async def test_a_file_that_cannot_be_read_is_refused_in_words(server: Server, spoil: Any, said: str) -> None:
    file = short_file()
    spoil(file)
    async with server.guest("fr") as zoe:
        answer = await zoe.http.post("/api/records", json=file)
        assert (answer.status_code, answer.json()["reason"]) == (400, "unfit-record")
        assert said in answer.json()["text"].replace("\u00a0", " ").replace("\u202f", ""), answer.json()["text"]
        assert "set-cookie" not in answer.headers


async def test_games_played_here_have_no_report(server: Server) -> None:
    async with server.guest() as ada:
        table = await ada.table("me", "bot")
        assert (await ada.get(f"/api/tables/{table}"))["foreign"] is None
        assert (await ada.http.get(f"/api/tables/{table}/import")).status_code == 404
        assert (await ada.http.get("/api/tables/nowhere/import")).status_code == 404


async def test_a_record_whose_foreign_part_is_no_game_has_no_report(server: Server) -> None:
    async with server.guest() as eve:
        table = (await eve.post("/api/records", short_file()))["id"]
        record = (await eve.http.get(f"/api/tables/{table}/record")).json()
        for foreign in ({"title": "1830", "players": [], "actions": []}, "text", {"actions": [0] * 7_000}):
            again = (await eve.post("/api/records", record | {"foreign": {"18xx.games": foreign}}))["id"]
            assert (await eve.http.get(f"/api/tables/{again}/import")).status_code == 404


async def test_positions_name_the_next_and_previous_stop_beyond_passes(server: Server) -> None:
    file = short_file()
    file["actions"].append({"type": "lay_tile", "entity": "GI", "hex": "K15", "tile": "7-0", "rotation": 0, "id": 3})
    async with server.guest() as eve:
        table = (await eve.post("/api/records", file))["id"]
        stops = [await eve.get(f"/api/tables/{table}/positions/{at}") for at in range(3)]
        assert [(stop["previous_stop"], stop["next_stop"]) for stop in stops] == [(0, 2), (0, 2), (0, 2)]
        positions = (await eve.get(f"/api/tables/{table}/past-positions?after=0"))["positions"]
        assert [one["only_pass"] for one in positions] == [False, True, True]


@needs_records
async def test_no_stop_is_reached_by_a_pass(server: Server) -> None:
    record = next(file for file in records() if file.parent.name == LONG_RECORDS)
    async with server.guest() as eve:
        table = (await eve.post("/api/records", json.loads(record.read_text("utf-8"))))["id"]
        here = f"/api/tables/{table}"
        moves = (await eve.http.get(f"{here}/record")).json()["actions"]
        stops = [0]
        while stops[-1] < len(moves):
            stops.append((await eve.get(f"{here}/positions/{stops[-1]}"))["next_stop"])
        passes = [number for number, move in enumerate(moves, start=1) if move["action"]["type"] == "pass"]
        assert set(stops[1:-1]) == set(range(1, len(moves))) - set(passes)
