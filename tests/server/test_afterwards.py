"""When the game is over: record, replay, verification, another one, and playing on from the middle."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx

from menagerie.core import record as records
from tests.server.guests import Couple, Server, couple


@asynccontextmanager
async def finished(server: Server) -> AsyncIterator[Couple]:
    async with couple(server) as two:
        await two.play_on()
        await two.settle()
        yield two


async def test_the_record_replays_and_verifies(server: Server) -> None:
    async with finished(server) as two, server.guest() as eve:
        answer = await eve.http.get(f"/api/tables/{two.table}/record")
        assert "attachment" in answer.headers["content-disposition"]
        record = records.decode(answer.content)
        verdict = records.verify(record)
        assert verdict.result is not None
        assert record.commitment == two.a.table["commitment"]
        assert [seat.name for seat in record.seats] == ["Ada", "Ben"]


async def test_verification_explains_itself(server: Server) -> None:
    async with finished(server) as two:
        for language, word in (("en", "seed"), ("fr", "graine")):
            found = await two.ada.get(f"/api/tables/{two.table}/verify?language={language}")
            assert found["ok"] is True
            assert len(found["steps"]) == 6
            assert any(word in step for step in found["steps"])
            assert found["nonces"] == ["nonce", "a nonce of mine"]
            assert found["promise"] == two.a.table["promise"]
            assert found["commitment"] == two.a.table["commitment"]


async def test_every_position_can_be_looked_at_with_all_eyes(server: Server) -> None:
    async with finished(server) as two, server.guest() as eve:
        first = await eve.get(f"/api/tables/{two.table}/positions/0")
        assert first["seat"] is None
        assert first["entries"] == []
        for at in (0, 1, first["moves"]):
            frame = await eve.get(f"/api/tables/{two.table}/positions/{at}?language=fr")
            assert frame["at"] == at
            assert [seat_view["seat"] for seat_view in frame["views"]] == [0, 1, None]
            assert frame["views"][0]["view"]["dice"][0]["cards"] is not None
        last = await eve.get(f"/api/tables/{two.table}/positions/{first['moves']}")
        assert last["views"][-1]["view"]["result"] is not None
        assert last["entries"][-1]["event"]["type"] == "ended"
        beyond = await eve.http.get(f"/api/tables/{two.table}/positions/{first['moves'] + 1}")
        assert beyond.status_code == 404


async def test_a_rematch_brings_the_same_people_to_one_new_table(server: Server) -> None:
    async with finished(server) as two, server.guest() as eve:
        assert (await two.b.ask(type="rematch"))["type"] == "done"
        await two.settle()
        assert two.a.table["rematch"] is None, "Ada has not accepted"
        assert two.a.table["rematch_proposal"] == {
            "seat": 1, "accepted": [1], "declined": [], "waiting_for": [0]
        }  # fmt: skip
        assert (await two.b.ask(type="rematch-without", with_bots=True))["reason"] == "not-running"
        assert (await two.a.ask(type="answer-rematch", agree=True))["type"] == "done"
        await two.settle()
        fresh = str(two.a.table["rematch"])
        assert fresh == two.b.table["rematch"]
        assert (await two.ada.post(f"/api/tables/{two.table}/rematch"))["id"] == fresh
        assert (await eve.http.post(f"/api/tables/{two.table}/rematch")).status_code == 403
        async with two.ada.at(fresh) as a:
            await a.settle()
            assert a.table["phase"] == "gathering"
            assert [seat["mine"] for seat in a.table["seats"]] == [True, False]
            async with two.ben.at(fresh):
                await a.until_phase("running")
        assert (await two.ada.get("/api/me/tables"))[0]["id"] == fresh


async def test_no_rematch_before_the_end(server: Server) -> None:
    async with couple(server) as two:
        assert (await two.a.ask(type="rematch"))["reason"] == "not-running"
        assert (await two.ada.http.post(f"/api/tables/{two.table}/rematch")).status_code == 409


async def test_playing_on_from_the_middle_with_what_that_seat_knew(server: Server) -> None:
    async with finished(server) as two, server.guest() as eve:
        moves = (await eve.get(f"/api/tables/{two.table}/positions/0"))["moves"]
        at = moves // 2
        there = await eve.get(f"/api/tables/{two.table}/positions/{at}")
        branch = f"/api/tables/{two.table}/branch"
        new = (await eve.post(branch, {"at": at, "seat": 1, "bot": "random"}))["id"]
        async with eve.at(new) as e:
            await e.until_phase("running")
            await e.until_views(lambda views: bool(views["views"]))
            first = next(tell for tell in e.heard if tell["type"] == "seat-views" and tell["views"])
            assert first["views"][0]["view"] == there["views"][1]["view"]
            await e.play_on()
            await e.settle()
            assert e.table["phase"] == "over"
        record = records.decode((await eve.http.get(f"/api/tables/{new}/record")).content)
        assert record.base is not None
        assert (record.base.at, record.base.seat) == (at, 1)
        assert records.verify(record).result is not None
        assert (await eve.get(f"/api/tables/{new}/verify"))["ok"] is True
        assert (await eve.get(f"/api/tables/{new}"))["continues"] is True
        again = await eve.http.post(f"/api/tables/{new}/branch", json={"at": 1, "seat": 0})
        assert (again.status_code, again.json()["reason"]) == (403, "not-allowed"), "one game before it, no more"
        answers: list[httpx.Response] = [
            await eve.http.post(branch, json=body)
            for body in ({"at": moves, "seat": 0}, {"at": moves + 1, "seat": 0}, {"at": 0, "seat": 5})
        ]
        assert [answer.status_code for answer in answers] == [400, 400, 400]
