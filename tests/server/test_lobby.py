"""The lobby: what it lists and to whom, live, and who may join or watch a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from menagerie.server.club import lobby
from menagerie.table.store.sql import SqlStore
from menagerie.table.store.sql_lobby import ListingRow
from tests.server.guests import FREE, PATIENCE, Guest, Server, serving


class Watcher:
    """Somebody who watches the lobby."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.tables: dict[str, Any] = {}
        self.heard: list[Any] = []

    async def send(self, **message: Any) -> None:
        await self._connection.send(msgspec.json.encode(message).decode())

    async def hear(self) -> list[Any]:
        frame = await asyncio.wait_for(self._connection.recv(), PATIENCE)
        told: list[Any] = msgspec.json.decode(frame)
        for one in told:
            if one["type"] == "lobby":
                self.tables = {table["id"]: table for table in one["tables"]}
            if one["type"] == "lobby-changed":
                self.tables.update({table["id"]: table for table in one["tables"]})
                for gone in one["gone"]:
                    self.tables.pop(gone, None)
        self.heard += told
        return told

    async def until(self, fits: Callable[[Watcher], bool]) -> None:
        while not fits(self):
            await self.hear()


@asynccontextmanager
async def watching(guest: Guest) -> AsyncIterator[Watcher]:
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    headers = {"Cookie": cookies} if cookies else {}
    address = f"ws://{guest.address}/ws/lobby"
    async with connect(address, additional_headers=headers, max_size=None, proxy=None) as connection:
        watcher = Watcher(connection)
        await watcher.hear()
        yield watcher


async def test_an_open_table_is_seen_joined_left_and_gone(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben, server.guest() as eve:
        await ada.named("Ada")
        await ben.named("Ben")
        async with watching(eve) as lobby:
            table = await ada.table("me", "friend", "friend", visibility="open", rated=True)
            await lobby.until(lambda it: table in it.tables)
            listed = lobby.tables[table]
            assert (listed["game"], listed["phase"], listed["rated"], listed["pace"]) == (
                "lucky-lions", "gathering", True, "free",
            )  # fmt: skip
            assert [seat["kind"] for seat in listed["seats"]] == ["person", "open", "open"]
            assert listed["seats"][0]["name"] == "Ada"
            assert not listed["hints"], "a rated game has none"

            await ben.join(table)
            await lobby.until(lambda it: it.tables[table]["seats"][1]["name"] == "Ben")
            left = await ben.post(f"/api/tables/{table}/leave")
            assert left["seats"][1]["kind"] == "open"
            await lobby.until(lambda it: it.tables[table]["seats"][1]["kind"] == "open")
            again = await ben.http.post(f"/api/tables/{table}/leave")
            assert again.status_code == 403

            await ada.post(f"/api/tables/{table}/leave")
            await lobby.until(lambda it: table not in it.tables)
            assert (await ada.get(f"/api/tables/{table}"))["phase"] == "abandoned"


async def test_only_open_tables_are_listed(server: Server) -> None:
    async with server.guest() as ada:
        by_link = await ada.table("me", "friend")
        private = await ada.table("me", "friend", visibility="private")
        for_all = await ada.table("me", "friend", visibility="open")
        listed = {table["id"] for table in (await ada.get("/api/lobby"))["tables"]}
        assert for_all in listed
        assert not listed & {by_link, private}


async def test_a_running_game_can_be_watched_and_shows_nothing_hidden(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben, server.guest() as eve:
        watched = await ada.table("me", "friend", visibility="open")
        unwatched = await ada.table("me", "friend", visibility="open", spectators=False)
        async with watching(eve) as lobby:
            for table in (watched, unwatched):
                await ben.join(table)
                async with ada.at(table) as a, ben.at(table) as b:
                    for seat in (a, b):
                        await seat.until_phase("running")
            await lobby.until(lambda it: it.tables.get(watched, {}).get("phase") == "running")
            await lobby.until(lambda it: unwatched not in it.tables)
            assert set(lobby.tables[watched]) == {
                "id", "game", "phase", "options", "clock", "pace", "rated", "tournament", "spectators", "hints",
                "seats", "updated",
            }  # fmt: skip
        async with eve.at(watched) as seat:
            await seat.settle()
            assert seat.views["views"][0]["seat"] is None
        for path in ("", "/record", "/verify", "/positions/0", "/static"):
            answer = await eve.http.get(f"/api/tables/{unwatched}{path}")
            assert (answer.status_code, answer.json()["reason"]) == (403, "not-allowed"), path
        async with eve.at(unwatched, hello=False) as seat:
            assert (await seat.hear())["reason"] == "not-allowed"
            with pytest.raises(ConnectionClosed):
                await seat.hear()
        assert (await ben.get(f"/api/tables/{unwatched}"))["phase"] == "running"


async def test_who_watches_a_table_that_nobody_may_watch_is_sent_away_when_it_begins(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben, server.guest() as eve:
        table = await ada.table("me", "friend", spectators=False)
        async with eve.at(table) as seat:
            await seat.settle()
            await ben.join(table)
            async with ada.at(table) as a, ben.at(table) as b:
                for mine in (a, b):
                    await mine.until_phase("running")
            with pytest.raises(ConnectionClosed) as closed:
                await seat.until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4405
            assert all(told["type"] != "seat-views" or not told["views"][0]["view"] for told in seat.heard[-1:])


async def test_a_private_table_takes_those_who_were_invited(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben, server.guest("fr") as eve:
        await ben.named("Benedict")
        await ben.http.put("/api/me/passphrase", json={"passphrase": "correct horse"})
        unknown = await ada.http.post(
            "/api/tables",
            json={
                "game": "lucky-lions", "visibility": "private", "invited": ["Nobody at all"],
                "seats": [{"kind": "me"}, {"kind": "friend"}],
            },
        )  # fmt: skip
        assert (unknown.status_code, unknown.json()["field"]) == (400, "invited")
        table = await ada.table("me", "friend", visibility="private", invited=["bénédict"])
        refused = await eve.http.post(f"/api/tables/{table}/join", json={"nonce": "mine"})
        assert refused.status_code == 403
        assert [mine["id"] for mine in await ben.get("/api/me/tables")] == [table]
        assert (await ben.join(table))["seats"][1]["mine"]


async def test_the_lobby_is_there_again_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "zoo.sqlite3") as server:
        async with server.guest() as ada:
            table = await ada.table("me", "friend", visibility="open")
            gone = await ada.table("me", "friend", visibility="open")
            await ada.post(f"/api/tables/{gone}/leave")
    with serving(tmp_path / "zoo.sqlite3") as server:
        async with server.guest() as eve:
            listed = (await eve.get("/api/lobby"))["tables"]
            assert [one["id"] for one in listed] == [table]


async def test_rows_of_the_lobby_that_nobody_lists_any_more_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as those of tables that others have pushed out of the list."""
    monkeypatch.setattr(lobby, "LOBBY_SWEEP_SECONDS", 0.05)
    path = tmp_path / "zoo.sqlite3"
    with serving(path) as server:
        async with server.guest() as ada:
            table = await ada.table("me", "friend", visibility="link")
    store = SqlStore(f"sqlite:///{path}")
    await store.open()
    await store.lobby.put_listing(ListingRow(table, 99, 1.0, "{}"))
    assert await store.lobby.listing(table) is not None
    with serving(path):
        async with asyncio.timeout(PATIENCE):
            while await store.lobby.listing(table) is not None:
                await asyncio.sleep(0.05)
    await store.close()


async def test_one_address_watches_with_so_many_sockets(tmp_path: Path) -> None:
    strict = msgspec.structs.replace(FREE, lobby_sockets=2)
    with serving(tmp_path / "zoo.sqlite3", limits=strict) as server:
        third = f"ws://{server.address}/ws/lobby"
        async with server.guest() as ada, watching(ada), watching(ada), connect(third, proxy=None) as connection:
            told = msgspec.json.decode(await connection.recv())
            assert told[0]["reason"] == "too-fast"
