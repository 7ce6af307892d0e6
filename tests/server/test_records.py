"""Records from elsewhere: laid on a table if they hold, refused with the reason if they do not."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import menagerie
from menagerie.core import record as records
from menagerie.core.generator import Generator
from menagerie.core.record import Recorder, Seat
from menagerie.games.eighteen_zoo.actions import EndByHand, Pass
from menagerie.games.eighteen_zoo.game import GAME
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.table.limits import RECORD_BYTES
from tests.server.guests import Server


def played(name: str = "lucky-lions", seed: str = "elsewhere") -> dict[str, Any]:
    """A whole game of two, anywhere but at a table of this server."""
    game = menagerie.game(name)
    options = game.options_type()
    state = game.new(2, options, seed)
    seats = (Seat("Ada \u202eevil\u0000 <b>"), Seat("Pip", "nobody-knows-this-bot"))
    recorder = Recorder(game, options, seats, seed)
    rng = Generator(seed)
    while state.waiting_on:
        seat = state.waiting_on[0]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        recorder.write(seat, state.point(seat) or "", action)
        state.apply(seat, action)
    record: dict[str, Any] = json.loads(records.encode(recorder.record(state.result())))
    return record


@pytest.mark.parametrize("game", [game.name for game in menagerie.all_games()])
async def test_a_record_is_laid_on_a_table_and_looked_at(server: Server, game: str) -> None:
    record = played(game)
    async with server.guest() as eve, server.guest("fr") as zoe:
        table = (await eve.post("/api/records", record))["id"]
        state = await zoe.get(f"/api/tables/{table}")
        assert state["phase"] == "over"
        assert [seat["name"] for seat in state["seats"]] == ["Ada evil <b>", "Pip"]
        assert {seat["kind"] for seat in state["seats"]} == {"person"}
        assert not any(seat["mine"] for seat in state["seats"])
        assert (state["seed"], state["commitment"]) == (record["seed"], record["commitment"])
        assert state["result"] == record["result"]

        last = len(record["actions"])
        frame = await zoe.get(f"/api/tables/{table}/positions/{last}?language=fr")
        assert frame["moves"] == last
        assert frame["entries"]

        proof = await zoe.get(f"/api/tables/{table}/verify?language=fr")
        assert proof["ok"] is True
        assert "ailleurs" in " ".join(proof["steps"]) or "jouée" in proof["steps"][0]
        assert (proof["secret"], proof["promise"], proof["nonces"]) == ("", "", [])

        again = records.decode((await zoe.http.get(f"/api/tables/{table}/record")).content)
        assert records.verify(again) == records.verify(msgspec.convert(record, records.Record))
        assert again.seed == record["seed"]

        mine = await eve.get("/api/me/tables")
        assert [one["id"] for one in mine] == [table]
        assert mine[0]["my_seats"] == []
        on = await zoe.post(f"/api/tables/{table}/branch", {"at": 3, "seat": 1, "bot": "random"})
        assert (await zoe.get(f"/api/tables/{on['id']}"))["phase"] in ("gathering", "running")


def without_end(record: dict[str, Any]) -> None:
    record["actions"] = record["actions"][:5]
    record["result"] = None


def running(record: dict[str, Any]) -> None:
    without_end(record)
    record["seed"] = None


def other_seed(record: dict[str, Any]) -> None:
    record["seed"] = "another"


def wrong_result(record: dict[str, Any]) -> None:
    record["result"]["standings"][0]["score"] += 1


def illegal(record: dict[str, Any]) -> None:
    record["actions"][0]["action"] = {"type": "choose", "card": "W1"}


def no_seat(record: dict[str, Any]) -> None:
    record["actions"][0]["seat"] = -1


def far_seat(record: dict[str, Any]) -> None:
    record["actions"][0]["seat"] = 9


def unknown_game(record: dict[str, Any]) -> None:
    record["game"] = "no-such-game"


def unknown_format(record: dict[str, Any]) -> None:
    record["format"] = 99


def too_many_seats(record: dict[str, Any]) -> None:
    record["seats"] *= 40


def odd_option(record: dict[str, Any]) -> None:
    record["options"]["market"] = "many"


async def test_a_game_that_was_never_finished_is_laid_as_abandoned(server: Server) -> None:
    record = played()
    without_end(record)
    async with server.guest() as eve:
        table = (await eve.post("/api/records", record))["id"]
        state = await eve.get(f"/api/tables/{table}")
        assert (state["phase"], state["result"]) == ("abandoned", None)
        assert (await eve.get(f"/api/tables/{table}/positions/5"))["at"] == 5


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (running, "still running"),
        (other_seed, "not the one the table committed to"),
        (wrong_result, "not the one the moves lead to"),
        (illegal, "Move 1"),
        (no_seat, "Move 1"),
        (far_seat, "Move 1"),
        (unknown_game, "no-such-game"),
        (unknown_format, "99"),
        (too_many_seats, "cannot be set up"),
        (odd_option, "options"),
    ],
)
async def test_what_does_not_hold_is_refused_with_the_reason(server: Server, spoil: Any, said: str) -> None:
    record = played()
    spoil(record)
    async with server.guest() as eve:
        answer = await eve.http.post("/api/records", json=record)
        assert answer.status_code == 400
        problem = answer.json()
        assert problem["reason"] == "unfit-record"
        assert said in problem["text"]
        assert "set-cookie" not in answer.headers  # nobody was made for it
        assert await eve.get("/api/me/tables") == []


async def test_a_record_may_be_large_and_not_huge(server: Server) -> None:
    record = played()
    async with server.guest() as eve:
        record["note"] = "x" * 200_000
        answer = await eve.http.post("/api/records", json=record)
        assert (answer.status_code, answer.json()["reason"]) == (400, "unfit-record")
        record["note"] = "x" * 2_000_000
        answer = await eve.http.post("/api/records", json=record)
        assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")
        for body in (b"", b"[]", b'"x"', b"{", b"\xff", b"[" * 100_000):
            answer = await eve.http.post("/api/records", content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code == 400, body[:20]


async def test_the_reading_of_records_is_for_records_and_what_is_played_on_from_them(server: Server) -> None:
    options = EighteenZooOptions(compat="18xx.games")
    recorder = Recorder(GAME, options, (Seat("Ada"), Seat("Ben")), "1")
    state = GAME.start(2, options, "1")
    for action in (Pass(), Pass(), EndByHand()):
        seat = state.waiting_on[0]
        recorder.write(seat, state.point(seat) or "", action)
        state.apply(seat, action)
    record = json.loads(records.encode(recorder.record(state.result())))
    async with server.guest() as eve:
        wanted = {"game": "18zoo", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"compat": "18xx.games"}}
        answer = await eve.http.post("/api/tables", json=wanted)
        assert (answer.status_code, answer.json()["reason"]) == (400, "unfit-table")
        assert "only for imported records" in answer.json()["text"]
        table = (await eve.post("/api/records", record))["id"]
        branch = (await eve.post(f"/api/tables/{table}/branch", {"at": 1, "seat": 1, "bot": "random"}))["id"]
        assert (await eve.get(f"/api/tables/{branch}"))["options"]["compat"] == "18xx.games"
        again = await eve.http.post(f"/api/tables/{table}/rematch")
        assert again.status_code == 400
        assert "cannot be dealt anew" in again.json()["text"]


async def test_what_another_program_wrote_is_kept(server: Server) -> None:
    record = played() | {"foreign": {"elsewhere": {"chat": ["hello", None, 1.5], "actions": []}}}
    async with server.guest() as eve:
        table = (await eve.post("/api/records", record))["id"]
        again = records.decode((await eve.http.get(f"/api/tables/{table}/record")).content)
        assert again.foreign == record["foreign"]
        assert records.decode(records.encode(again)) == again
        on = await eve.post(f"/api/tables/{table}/branch", {"at": 3, "seat": 1, "bot": "random"})
        assert (await eve.get(f"/api/tables/{on['id']}"))["phase"] in ("gathering", "running")
        too_much = record | {"foreign": {"elsewhere": "x" * RECORD_BYTES}}
        assert (await eve.http.post("/api/records", json=too_much)).status_code == 413
