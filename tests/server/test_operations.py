"""Operating a server: health, readiness, metrics, logs, graceful stops, retention, and the admin API."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from menagerie.server.logs import HIDDEN, render
from menagerie.server.loop_watchdog import LoopWatchdog
from menagerie.server.operation_settings import BadOperation, Operation, operation
from menagerie.server.retention import Retention
from menagerie.table.entries import Abandoned
from menagerie.table.registry import TableRegistry
from menagerie.table.settings import SeatSettings, TableSettings
from menagerie.table.store import PersonRow, Session
from menagerie.table.store.sql import SqlStore
from menagerie.table.store.sql_moderation import ReportRow
from tests.server.guests import Couple, Guest, TestTime, couple, serving
from tests.table.tables import LIONS, CountingBots

TOKEN = "a token that nobody guesses"
ADMIN = {"Authorization": f"Bearer {TOKEN}"}


async def test_health_readiness_and_metrics(tmp_path: Path) -> None:
    with serving(tmp_path / "zoo.sqlite3", operated=Operation(metrics_token=TOKEN)) as server:
        async with couple(server) as two:
            http = two.ada.http
            assert (await http.get("/health")).json() == {"status": "ok"}
            assert (await http.get("/ready")).json() == {"status": "ready"}
            mover, _ = await two.to_move()
            assert (await mover.act(mover.seat_view()))["type"] == "done"
            assert (await http.get("/metrics")).status_code == 401
            assert (await http.get("/metrics", headers={"Authorization": "Bearer wrong"})).status_code == 401
            text = (await http.get("/metrics", headers=ADMIN)).text
            assert 'menagerie_moves_total{game="lucky-lions"} 1.0' in text
            assert "menagerie_move_seconds_count 1.0" in text
            assert "menagerie_sockets 2.0" in text
            assert "menagerie_tables_watched 1.0" in text
            assert "menagerie_loop_block_seconds_bucket" in text
            assert two.table not in text
    with serving(tmp_path / "zoo.sqlite3") as server:
        async with server.guest() as eve:
            assert (await eve.http.get("/metrics")).status_code == 404
            assert (await eve.http.get("/api/admin", headers=ADMIN)).status_code == 404


def test_no_log_line_opens_anything() -> None:
    seed, cookie = "5" * 64, f"ada.phone.{'0' * 64}"
    event: dict[str, Any] = {
        "event": f"Cookie: menagerie={cookie}; dealt from {seed}",
        "passphrase": "correct horse",
        "url": "postgresql://zoo:secret@db/zoo",
        "headers": {"Authorization": f"Bearer {TOKEN}"},
        "exception": f"ValueError: Bearer {TOKEN}",
        "table": "a2b3",
    }
    for style in ("human", "json"):
        line = render(style, event)
        for secret in (seed, cookie, "correct horse", "zoo:secret", "Bearer a"):
            assert secret not in line
        assert "a2b3" in line
    assert json.loads(render("json", event))["passphrase"] == HIDDEN


def test_options_that_cannot_be(monkeypatch: pytest.MonkeyPatch) -> None:
    assert operation(metrics="9100").metrics == ("127.0.0.1", 9100)
    assert operation(metrics="[::1]:9100").metrics == ("::1", 9100)
    wrong: list[dict[str, Any]] = [{"log_format": "xml"}, {"log_level": "loud"}, {"metrics": "here"}, {"keep_games": 0}]
    for options in wrong:
        with pytest.raises(BadOperation):
            operation(**options)
    monkeypatch.setenv("MENAGERIE_ADMIN_TOKEN", "short")
    with pytest.raises(BadOperation):
        operation()


async def test_who_is_connected_when_the_server_stops_is_told_to_come_back(tmp_path: Path) -> None:
    database = tmp_path / "zoo.sqlite3"
    with serving(database) as server:
        async with server.guest() as ada:
            table = await ada.table("me", "bot")
            async with ada.at(table) as seat:
                await seat.decision(0)
                point = seat.seat_view()["point"]
                action = seat.seat_view()["choices"][0]["action"]
                await seat.send(type="act", seat=0, point=point, action=action)
                server.stop()
                answers: list[str] = []
                with pytest.raises(ConnectionClosed) as closed:
                    await _hear_until_closed(seat, answers)
                assert closed.value.rcvd is not None
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "service restart")
            cookies = dict(ada.http.cookies)
    with serving(database) as server:
        async with server.guest() as ada:
            ada.http.cookies.update(cookies)
            async with ada.at(table) as seat:
                await seat.settle()
                moved = any(entry["kind"] == "move" and entry["seat"] == 0 for entry in seat.entries)
                assert moved or "done" not in answers, "what was acknowledged is stored"


async def _hear_until_closed(seat: Any, answers: list[str]) -> None:
    while True:
        answers.append((await seat.hear())["type"])


async def test_the_watchdog_sees_a_blocked_loop() -> None:
    seen = asyncio.Event()
    blocks: list[float] = []

    def observe(late: float) -> None:
        blocks.append(late)
        if late >= 0.15:
            seen.set()

    dog = LoopWatchdog(observe)
    dog.open()
    await asyncio.sleep(0)
    time.sleep(0.2)
    await seen.wait()
    assert dog.longest >= 0.15
    assert dog.take_longest() >= 0.15
    assert dog.longest < 0.15, "only what came after that"
    await dog.close()


async def test_old_games_and_guests_who_left_nothing_are_removed(tmp_path: Path) -> None:
    store = SqlStore(f"sqlite:///{tmp_path / 'zoo.sqlite3'}")
    await store.open()
    clock = TestTime()
    registry = TableRegistry(store, CountingBots(), clock)
    for name in ("ada", "eve", "zoe"):
        session = Session(f"of {name}", name, clock.now(), clock.now(), "", "")
        passphrase = "hashed" if name == "zoe" else None
        await store.sessions.start(session, 9, PersonRow(name, name.title(), None, f"code {name}", passphrase))
    settings = TableSettings(game="lucky-lions", options={}, seats=(SeatSettings(), SeatSettings("random", "Pip")))
    old, running, fresh = [await registry.make(LIONS, settings, "ada", {0: ("ada", "Ada")}) for _ in range(3)]
    await (await registry.table(old)).request("", None, lambda _: [Abandoned()])
    await store.moderation.add_report(ReportRow("r", clock.now(), "ada", "zoe", "open", "{}"))
    operated = Operation(keep_games_days=30, keep_guests_days=90)
    assert await Retention(registry, store.moderation, operated).sweep() == (0, 0)
    clock.pass_by(100 * 86_400)
    await (await registry.table(fresh)).request("", None, lambda _: [Abandoned()])
    assert await Retention(registry, store.moderation, operated).sweep() == (1, 1), "the old game, and Eve"
    assert await store.load(old) is None
    assert await store.load(running) is not None
    assert await store.load(fresh) is not None
    assert [await store.person(name) is not None for name in ("ada", "eve", "zoe")] == [True, False, True]
    assert len(await store.moderation.reports("open", 9)) == 1
    clock.pass_by(100 * 86_400)
    await Retention(registry, store.moderation, operated).sweep()
    assert await store.moderation.reports("open", 9) == []
    await registry.close()
    await store.close()


async def test_the_admin_api(tmp_path: Path) -> None:
    with serving(tmp_path / "zoo.sqlite3", operated=Operation(admin_token=TOKEN)) as server:
        async with couple(server) as two:
            http = two.ada.http
            assert (await http.get("/api/admin")).status_code == 401
            assert (await http.post(f"/api/admin/tables/{two.table}/close")).status_code == 401
            found = (await http.get("/api/admin", headers=ADMIN)).json()
            assert (found["connections"], found["stuck"]) == (2, 0)
            (row,) = [row for row in found["rows"] if row["id"] == two.table]
            assert [seat["here"] for seat in row["seats"]] == [True, True]
            assert two.a.table["promise"] not in str(found)

            await admin(two.ada, f"{two.table}/seats/1/mute", {"hours": 1})
            said = await two.b.ask(type="say", text="!!!")
            assert (said["type"], said["reason"]) == ("refusal", "not-allowed")
            assert "muted" in said["text"]
            await admin(two.ada, f"{two.table}/seats/1/mute", {"hours": 0})
            assert (await two.b.ask(type="say", text="sorry"))["type"] == "done"

            nobody = await http.post(f"/api/admin/tables/{two.table}/seats/7/kick", headers=ADMIN)
            assert nobody.status_code == 404
            await admin(two.ada, f"{two.table}/seats/1/kick")
            assert await closed(two) == 4401
            await two.a.settle()
            assert two.a.table["seats"][1]["bot"] is not None

            await admin(two.ada, f"{two.table}/close")
            await two.a.until_phase("abandoned")
            before = (await two.ben.get("/api/me"))["code"]
            await admin(two.ada, f"{two.table}/seats/1/sign-out")
            assert (await two.ben.get("/api/me"))["code"] != before


async def admin(guest: Guest, path: str, body: Any = None) -> None:
    answer = await guest.http.post(f"/api/admin/tables/{path}", headers=ADMIN, json=body)
    assert answer.status_code == 200, answer.text


async def closed(two: Couple) -> int:
    try:
        while True:
            await two.b.hear()
    except ConnectionClosed as over:
        return 0 if over.rcvd is None else over.rcvd.code


async def test_a_game_whose_bot_does_not_move_is_called_stuck(tmp_path: Path) -> None:
    clock = TestTime()
    with serving(tmp_path / "zoo.sqlite3", operated=Operation(admin_token=TOKEN), time=clock) as server:
        async with server.guest() as ada:
            server.bots.asleep = True
            table = await ada.table("me", "bot")
            async with ada.at(table) as seat:
                await seat.until_phase("running")
                await seat.settle()
                while seat.views["waiting_on"] != [1]:
                    await seat.act(await seat.decision(0))
                    await seat.settle()
                assert (await ada.http.get("/api/admin", headers=ADMIN)).json()["stuck"] == 0
                clock.pass_by(120)
                (row,) = (await ada.http.get("/api/admin", headers=ADMIN)).json()["rows"]
                assert row["stuck"] == "bot-slow"
            server.bots.asleep = False
