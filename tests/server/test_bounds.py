"""What one person can make the server do is bounded: each of these once brought it down or slowed it for all."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from menagerie.core import record as records
from menagerie.server import http_protocol, outbox
from menagerie.server.context import counted_address
from menagerie.server.operation_settings import BadOperation, Operation, operation
from menagerie.table.limits import Quota, Rate
from menagerie.table.replay_workers import TooManyWaiting, TooSlow
from menagerie.table.store.place import database_address
from menagerie.table.store.sql import SqlStore
from tests.server.guests import AMPLE, FREE, PATIENCE, ReplayThread, Server, couple, legal, serving, strict_about
from tests.server.test_records import played


def nested(depth: int) -> dict[str, Any]:
    """A record that continues another, which continues another."""
    record = played()
    for number in range(depth):
        record = {
            **record,
            "seed": f"deeper {number}",
            "commitment": records.commitment(f"deeper {number}"),
            "actions": [],
            "result": None,
            "base": {"record": record, "at": 1, "seat": 0},
        }
    return record


async def test_records_nested_in_records_are_refused_before_any_is_replayed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str | None] = []
    start = records.start

    def counting(record: records.Record, *more: Any) -> Any:
        started.append(record.seed)
        return start(record, *more)

    monkeypatch.setattr(records, "start", counting)
    async with server.guest() as eve:
        deep = await eve.http.post("/api/records", json=nested(6))
        assert (deep.status_code, deep.json()["reason"]) == (400, "unfit-record")
        assert "one game before it" in deep.json()["text"]
        assert started == [], "work is bounded before it begins"
        assert (await eve.http.post("/api/records", json=nested(1))).status_code == 201
        assert len(started) <= 4, "the record and the one before it: once to check them, once to store them"
        bottomless = '{"base":' * 5000 + "null" + "}" * 5000
        answer = await eve.http.post("/api/records", content=bottomless, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")


class FullDisk(SqlStore):
    full = False

    async def make(self, *arguments: Any) -> None:
        if self.full:
            raise OSError("no space left")
        await super().make(*arguments)

    async def append(self, *arguments: Any) -> None:
        if self.full:
            raise OSError("no space left")
        await super().append(*arguments)


async def test_what_cannot_be_stored_is_refused_in_words_and_may_be_sent_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = FullDisk(database_address(str(tmp_path / "zoo.sqlite3")))
    with serving(tmp_path / "zoo.sqlite3", store=store) as server:
        async with server.guest() as ada, server.guest("fr") as zoe:
            table = await ada.table("me", "friend")
            async with ada.at(table) as seat:
                await seat.settle()
                store.full = True
                refused = await seat.ask(type="say", text="hello", token="the same token")
                assert (refused["type"], refused["reason"]) == ("refusal", "server")
                assert "could not be stored" in refused["text"]
                made = await zoe.http.post("/api/play-now", json={"game": "lucky-lions"})
                assert (made.status_code, "retry-after" in made.headers) == (503, True)
                assert "Impossible d’enregistrer" in made.json()["text"]
                assert any("no space left" in record.getMessage() for record in caplog.records)
                assert not any(record.exc_info for record in caplog.records), "one line, not a traceback for every move"
                store.full = False
                assert (await seat.ask(type="say", text="hello", token="the same token"))["type"] == "done"
            await zoe.play_now()


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /ws/tables/x HTTP/1.1\r\nHost: zoo\r\n",
        b"POST /api/play-now HTTP/1.1\r\nHost: zoo\r\nContent-Length: 9\r\n\r\n{",
    ],
)
async def test_a_request_that_does_not_arrive_whole_loses_its_connection(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, begun: bytes
) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", 1.0)
    host, port = server.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(begun)
    await asyncio.wait_for(reader.read(), PATIENCE)  # until the server closes it
    writer.close()
    async with server.guest() as ada:  # while who asks whole questions waits as long as they like
        table = await ada.table("me", "friend")
        async with ada.at(table) as seat:
            await asyncio.sleep(1.5)
            await seat.settle()
    assert not any(record.exc_info for record in caplog.records), "nothing of ours has failed"


async def test_one_address_opens_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path / "zoo.sqlite3", limits=msgspec.structs.replace(FREE, open_sockets=2)) as server:
        async with server.guest() as ada, contextlib.AsyncExitStack() as stack:
            table = await ada.table("me", "friend")
            seats = [await stack.enter_async_context(ada.at(table)) for _ in range(2)]
            for seat in seats:
                await seat.settle()
            async with ada.at(table, hello=False) as third:
                assert (await third.hear())["reason"] == "too-fast"
                with pytest.raises(ConnectionClosed) as closed:
                    await third.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429


@pytest.mark.parametrize(
    ("problem", "status", "text"), [(TooSlow, 503, "longer to compute"), (TooManyWaiting, 429, "wait a moment")]
)
async def test_replays_that_take_too_long_are_refused(
    server: Server, monkeypatch: pytest.MonkeyPatch, problem: type[Exception], status: int, text: str
) -> None:
    async with server.guest() as eve:
        table = (await eve.post("/api/records", played()))["id"]

        async def refuse(*_: Any) -> Any:
            raise problem

        monkeypatch.setattr(ReplayThread, "run", refuse)
        for path in ("positions/1", "verify", "past-positions?after=0"):
            answer = await eve.http.get(f"/api/tables/{table}/{path}")
            assert (answer.status_code, text in answer.json()["text"]) == (status, True), path
        branch = await eve.http.post(f"/api/tables/{table}/branch", json={"at": 1, "seat": 0})
        assert branch.status_code == status
        again = await eve.http.post("/api/records", json=played())
        assert again.status_code == (400 if problem is TooSlow else 429)


async def test_bots_among_themselves_play_only_while_somebody_watches(tmp_path: Path) -> None:
    with serving(tmp_path / "zoo.sqlite3") as server:
        async with server.guest() as eve:
            table = await eve.table("bot", "bot", "bot")
            for _ in range(20):
                assert (await eve.get(f"/api/tables/{table}"))["phase"] == "running"
            assert server.bots.asked == [], "nobody watches, so nobody thinks"
            async with eve.at(table) as watching:
                await watching.until_phase("over")
            assert server.bots.asked


async def test_a_person_has_quotas_and_so_has_an_address(tmp_path: Path) -> None:
    one, three = Rate(1, 0.001), Rate(3, 0.001)
    limits = strict_about(tables=Quota(one, three), imports=Quota(one, three), branches=Quota(one, three))
    with serving(tmp_path / "zoo.sqlite3", limits=limits) as server:
        async with server.guest() as ada, server.guest("fr") as zoe:
            game = {"game": "lucky-lions"}
            await ada.post("/api/play-now", game)
            refused = await ada.http.post("/api/play-now", json=game)
            assert (refused.status_code, refused.json()["reason"]) == (429, "quota")
            assert int(refused.headers["retry-after"]) > 60
            assert "minutes" in refused.json()["text"]
            answers = []
            for _ in range(4):  # who drops the cookie is another person, at the same address
                zoe.http.cookies.clear()
                answers.append(await zoe.http.post("/api/play-now", json=game))
            assert [answer.status_code for answer in answers] == [201, 201, 429, 429]
            assert "tables" in answers[-1].json()["text"]
            table = (await ada.post("/api/records", played()))["id"]
            again = await ada.http.post("/api/records", json=played())
            assert (again.status_code, again.json()["reason"]) == (429, "quota")
            branch = {"at": 1, "seat": 0, "bot": "random"}
            await ada.post(f"/api/tables/{table}/branch", branch)
            more = await ada.http.post(f"/api/tables/{table}/branch", json=branch)
            assert (more.status_code, "retry-after" in more.headers) == (429, True)


async def test_new_guests_and_hints_have_quotas(tmp_path: Path) -> None:
    limits = strict_about(guests=Quota(AMPLE, Rate(2, 0.001)), hints=Quota(Rate(2, 0.001), AMPLE))
    with serving(tmp_path / "zoo.sqlite3", limits=limits) as server:
        async with server.guest() as ada, server.guest() as ben, server.guest() as eve:
            table = await ada.table("me", "bot")
            await ben.named("Ben")
            refused = await eve.http.patch("/api/me", json={"name": "Eve"})
            assert (refused.status_code, refused.json()["reason"]) == (429, "quota")
            async with eve.at(table) as watching:
                said = await watching.ask(type="say", text="hello")
                assert (said["type"], said["reason"]) == ("refusal", "quota")
            for hints, kind in ((2, "hint"), (1, "refusal")):
                async with ada.at(table) as seat:  # another connection of the same person
                    await seat.decision(0)
                    for _ in range(hints):
                        assert (await seat.ask(type="ask-hint", seat=0))["type"] == kind


@pytest.mark.parametrize("proxies", [(), ("10.0.0.0/8",), ("127.0.0.1",)])
async def test_forwarded_addresses_are_believed_from_configured_proxies_alone(
    tmp_path: Path, proxies: tuple[str, ...]
) -> None:
    limits = msgspec.structs.replace(FREE, reads=Rate(3, 0))
    with serving(tmp_path / "zoo.sqlite3", limits=limits, operated=Operation(proxies=proxies)) as server:
        async with server.guest() as eve:
            answers = [
                (await eve.http.get("/api/games", headers={"X-Forwarded-For": f"203.0.113.{number}"})).status_code
                for number in range(5)
            ]
            assert answers == ([200] * 5 if proxies == ("127.0.0.1",) else [200] * 3 + [429] * 2)


def test_an_ipv6_network_counts_as_one_address() -> None:
    assert (
        counted_address("2001:db8:1:2::3") == counted_address("2001:db8:1:2:ffff::9") != counted_address("2001:db8::3")
    )
    assert counted_address("::ffff:203.0.113.7") == counted_address("203.0.113.7")


def test_what_is_no_proxy() -> None:
    assert operation(["127.0.0.1", "10.0.0.0/8", "fd00::/8"]).proxies == ("127.0.0.1", "10.0.0.0/8", "fd00::/8")
    for wrong in ("*", "proxy.example", ""):
        with pytest.raises(BadOperation):
            operation([wrong])


async def test_a_reader_who_does_not_read_is_dropped_at_a_bounded_backlog(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "UNSENT_BYTES", 500_000)
    most, dropped = 0, 0
    put = outbox.Outbox.put

    def watched(self: outbox.Outbox, message: bytes) -> None:
        nonlocal most, dropped
        put(self, message)
        most, dropped = max(most, self.unsent), dropped + self.dropped

    monkeypatch.setattr(outbox.Outbox, "put", watched)
    with serving(tmp_path / "zoo.sqlite3") as server:
        async with server.guest() as ada:
            table = await (await ada.named("Ada")).table("me", "friend")
            cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
            host, port = server.address.split(":")
            with socket.socket() as deaf:
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                deaf.connect((host, int(port)))
                deaf.sendall(
                    f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
                    f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
                    f"Cookie: {cookie}\r\n\r\n".encode()
                )
                assert b" 101 " in deaf.recv(64)  # what is sent before the handshake is over may be lost
                deaf.sendall(masked(b'{"type":"hello","since":0,"language":"en","nonce":"n"}'))
                async with ada.at(table) as seat:
                    for number in range(100):
                        await seat.ask(type="say", text=f"{number} " + "\N{LION FACE}" * 490)
                    again = masked(b'{"type":"set-language","language":"fr"}')  # the whole log once more
                    with contextlib.suppress(OSError):
                        for _ in range(120):
                            deaf.sendall(again)
                            await seat.settle()
                    assert dropped
                    assert (await seat.ask(type="say", text="still here"))["type"] == "done"
    assert most < 2_500_000, "what a reader gets at once may be more than the bound, but only once"


def masked(text: bytes) -> bytes:
    """A WebSocket frame as a browser sends it."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


async def test_text_that_a_database_cannot_store_is_refused(server: Server) -> None:
    async with couple(server) as two:
        mover, _ = await two.to_move()
        view = mover.seat_view()
        move = {"type": "act", "seat": view["seat"], "point": view["point"], "action": legal(view)[0]}
        await mover.send_raw(msgspec.json.encode({**move, "token": "nul \x00 inside"}))
        refused = await mover.until(lambda tell: tell["type"] in ("refusal", "done"))
        assert (refused["type"], refused["reason"]) == ("refusal", "malformed")
        await mover.send_raw(b'{"type": "say", "token": "not-utf-\xff8", "text": "x"}')
        refused = await mover.until(lambda tell: tell["type"] in ("refusal", "done"))
        assert (refused["type"], refused["reason"]) == ("refusal", "malformed")
        bodies: list[tuple[str, str, bytes]] = [
            ("POST", f"/api/tables/{two.table}/join", b'{"nonce": "a\\u0000b"}'),
            ("POST", "/api/me/continue", b'{"code": "aaaa\\u0000bbbb", "passphrase": "x"}'),
            ("POST", "/api/play-now", b'{"game": "lucky\\u0000lions"}'),
            ("PATCH", "/api/me", b'{"name": "\xff\xfe"}'),
            ("PATCH", "/api/me", b'{"name": "\\ud800"}'),
        ]
        for method, path, body in bodies:
            answer = await two.ada.http.request(
                method, path, content=body, headers={"Content-Type": "application/json"}
            )
            assert (answer.status_code, answer.json()["reason"]) == (400, "malformed"), path
        for path in ("/api/tables/a%00b", "/api/tables/%ff%fe", "/api/tables/x/moments?after=%00"):
            assert (await two.ada.http.get(path)).status_code in (400, 404), path


async def test_a_changed_secret_choice_shows_in_nobodys_list_of_games(server: Server) -> None:
    """Zoo le Ma's bids are sealed: who changes theirs before the others have bid is seen by nobody."""
    async with server.guest() as ada, server.guest() as ben:
        seats = [{"kind": "me"}, {"kind": "friend"}]
        wanted = {"game": "zoo-le-ma", "seats": seats, "ready_check": False, "undo": True, "hindsight": True}
        table = (await (await ada.named("Ada")).post("/api/tables", wanted))["id"]
        await (await ben.named("Ben")).join(table)
        async with ada.at(table) as a, ben.at(table) as b:
            view = await a.decision(0)
            while len(legal(view)) < 2 or a.views["waiting_on"] != [0, 1]:
                seat = a.views["waiting_on"][0]
                who = (a, b)[seat]
                await who.act(await who.decision(seat))
                for one in (a, b):
                    await one.settle()
                view = a.seat_view()
            assert (await a.act(view, 0))["type"] == "done"
            await b.settle()
            before, heard = await ben.get("/api/me/tables"), len(b.heard)
            for choice in (1, 0, 1):
                again = await a.ask(type="act", seat=0, point=view["point"], action=legal(view)[choice])
                assert again["type"] == "done", again
            assert await ben.get("/api/me/tables") == before
            await b.settle()
            assert [tell["type"] for tell in b.heard[heard:]] == ["pong"], "not a byte, and no other label of undo"
