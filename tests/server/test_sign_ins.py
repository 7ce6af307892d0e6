"""Sign-ins: a guest is stored at the first thing worth keeping; browsers can be listed and signed out."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from menagerie.server.device_names import device_name
from menagerie.server.session import COOKIE, SessionCookie, SignedIn
from tests.server.guests import Guest, Seat, Server, serving

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1"


def rows(database: Path, what: str) -> list[Any]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(what).fetchall()


def people(database: Path) -> int:
    return int(rows(database, "SELECT count(*) FROM person")[0][0])


async def test_reading_stores_nobody(tmp_path: Path) -> None:
    database = tmp_path / "zoo.sqlite3"
    with serving(database) as server:
        for _ in range(20):
            async with server.guest() as passer_by:
                for path in ("/api/me", "/api/me/tables", "/api/me/notices", "/api/me/sessions", "/api/games"):
                    assert (await passer_by.http.get(path)).status_code == 200
        async with server.guest() as ada:
            table = await ada.table("me", "bot")
        assert people(database) == 1, "and the one who made a table"
        async with server.guest() as eve:
            first = await eve.get("/api/me")
            async with eve.at(table) as watching:
                await watching.settle()
            assert people(database) == 1, "watching leaves nothing behind either"
            async with eve.at(table) as watching:
                assert (await watching.ask(type="say", text="hello"))["type"] == "done"
            assert people(database) == 2, "what was said has somebody who said it"
            assert await eve.get("/api/me") == first, "the same name and code as before"
            assert await (await eve.named("Eve")).get("/api/me") == {**first, "name": "Eve", "named": True}
            assert people(database) == 2


async def second_browser(guest: Guest, other: Guest) -> None:
    code = (await guest.get("/api/me"))["code"]
    await other.post("/api/me/continue", {"code": code, "passphrase": "correct horse"})


async def closed_with(seat: Seat) -> int:
    try:
        while True:
            await seat.hear()
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


async def test_sign_ins_are_listed_and_ended(server: Server) -> None:
    async with server.guest() as ada, server.guest() as phone, server.guest() as eve:
        ada.http.headers["User-Agent"], phone.http.headers["User-Agent"] = FIREFOX, IPHONE
        await ada.named("Adele")
        await ada.http.put("/api/me/passphrase", json={"passphrase": "correct horse"})
        await second_browser(ada, phone)
        here, there = await ada.get("/api/me/sessions")
        assert (here["browser"], here["system"], here["here"]) == ("Firefox", "Linux", True)
        assert (there["browser"], there["system"], there["here"]) == ("Safari", "iPhone", False)
        session = ada.http.cookies["menagerie"].split(".")[1]
        assert session not in str([here, there]), "the cookie's own id is in no answer"
        table = await ada.table("me", "bot")
        async with phone.at(table) as seat:
            await seat.settle()
            assert seat.table["seats"][0]["mine"] is True
            theirs = await eve.http.post(f"/api/me/sessions/{there['id']}/end")
            assert theirs.status_code == 404, "not by anybody else"
            left = await ada.post(f"/api/me/sessions/{there['id']}/end")
            assert [one["here"] for one in left] == [True]
            assert await closed_with(seat) == 4401
        assert (await phone.get("/api/me"))["name"] != "Adele"
        assert await phone.get("/api/me/tables") == []
        assert (await ada.get("/api/me"))["name"] == "Adele"
        out = await ada.http.post(f"/api/me/sessions/{here['id']}/end")
        assert "Max-Age=0" in out.headers["set-cookie"]
        assert (await ada.get("/api/me"))["name"] != "Adele"


async def test_the_last_browser_of_a_guest_without_a_passphrase_is_not_signed_out(server: Server) -> None:
    async with server.guest() as ada:
        await ada.named("Ada")
        (here,) = await ada.get("/api/me/sessions")
        refused = await ada.http.post(f"/api/me/sessions/{here['id']}/end")
        assert (refused.status_code, refused.json()["reason"]) == (409, "no-passphrase")
        assert (await ada.get("/api/me"))["name"] == "Ada"


async def test_a_new_passphrase_needs_the_old_one_and_ends_the_other_sign_ins(server: Server) -> None:
    async with server.guest() as ada, server.guest() as phone, server.guest() as tablet:
        await ada.named("Amanda")
        await ada.http.put("/api/me/passphrase", json={"passphrase": "correct horse"})
        for other in (phone, tablet):
            await second_browser(ada, other)
        table = await ada.table("me", "bot")
        for wrong in ({}, {"old": "wrong horse"}, {"old": ""}):
            refused = await phone.http.put("/api/me/passphrase", json={"passphrase": "battery staple", **wrong})
            assert (refused.status_code, refused.json()["field"]) == (403, "old")
        assert len(await ada.get("/api/me/sessions")) == 3
        async with phone.at(table) as seat:
            await seat.settle()
            done = await ada.http.put(
                "/api/me/passphrase", json={"passphrase": "battery staple", "old": "correct horse"}
            )
            assert done.status_code == 200
            assert await closed_with(seat) == 4401
        assert len(await ada.get("/api/me/sessions")) == 1
        for other in (phone, tablet):
            assert (await other.get("/api/me"))["name"] != "Amanda"
        again = {"code": (await ada.get("/api/me"))["code"], "passphrase": "battery staple"}
        assert (await phone.post("/api/me/continue", again))["name"] == "Amanda"


async def test_all_others_are_ended_at_once(server: Server) -> None:
    async with server.guest() as ada, server.guest() as phone:
        await ada.named("Agnes")
        await ada.http.put("/api/me/passphrase", json={"passphrase": "correct horse"})
        await second_browser(ada, phone)
        assert len(await ada.post("/api/me/sessions/end-others")) == 1
        assert (await phone.get("/api/me"))["name"] != "Agnes"


async def test_a_cookie_of_an_earlier_version_still_counts_and_can_be_ended(tmp_path: Path) -> None:
    database = tmp_path / "zoo.sqlite3"
    with serving(database) as server:
        async with server.guest() as ada:
            await ada.named("Ada")
    (key,) = rows(database, "SELECT value FROM setting WHERE name = 'cookie-key'")[0]
    (person,) = rows(database, "SELECT id FROM person")[0]
    with closing(sqlite3.connect(database)) as connection, connection:  # as the migration leaves it
        connection.execute("UPDATE session SET id = ?", (person,))
    old = f"{person}.{SessionCookie(key).derived(f'person {person}')}"
    with serving(database) as server:
        async with server.guest() as ada, server.guest() as phone:
            ada.http.cookies.set(COOKIE, old)
            assert (await ada.get("/api/me"))["name"] == "Ada"
            await ada.http.put("/api/me/passphrase", json={"passphrase": "correct horse"})
            await second_browser(ada, phone)
            await phone.post("/api/me/sessions/end-others")
            assert (await ada.get("/api/me"))["name"] != "Ada"


def test_what_a_cookie_says_counts_with_its_signature_alone() -> None:
    cookie, other = SessionCookie("00" * 32), SessionCookie("11" * 32)
    signed = SignedIn("ada", "phone")
    assert cookie.read(cookie.sign(signed)) == signed
    assert other.read(cookie.sign(signed)) is None
    assert cookie.read("ada.tablet." + cookie.sign(signed).rpartition(".")[2]) is None


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, ("Firefox", "Linux")),
        (IPHONE, ("Safari", "iPhone")),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", ("Edge", "Windows")),
        ("python-httpx/0.28", ("", "")),
        ("", ("", "")),
    ],
)
def test_a_browser_is_called_by_its_kind_and_system(agent: str, name: tuple[str, str]) -> None:
    assert device_name(agent) == name
