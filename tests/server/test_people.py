"""Guests: a cookie, a name, and a passphrase for another device."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from menagerie.server.settings import Limits
from menagerie.table.limits import Rate
from tests.server.guests import AMPLE, Server, serving


async def test_a_guest_is_known_by_a_cookie_no_script_can_read(server: Server) -> None:
    async with server.guest() as ada:
        first = await ada.http.get("/api/me")
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Path=/" in cookie
        again = await ada.http.get("/api/me")
        assert again.json() == first.json()
        assert "set-cookie" not in again.headers


async def test_name_and_language_are_remembered(server: Server) -> None:
    async with server.guest("fr") as ada:
        assert (await ada.get("/api/me"))["name"].startswith("Loutre ")
        changed = await ada.http.patch("/api/me", json={"name": "  Zora\u202e  B. ", "language": "en"})
        assert changed.json()["name"] == "Zora B."
        assert (await ada.get("/api/me"))["language"] == "en"
        unknown = await ada.http.get("/api/tables/nowhere")
        assert unknown.json()["text"].startswith("There is no such table"), (
            "what she chose counts more than her browser"
        )
        for name in ("", "x" * 31, "\u200b\u200b"):
            refused = await ada.http.patch("/api/me", json={"name": name})
            assert refused.status_code == 400
        assert (await ada.get("/api/me"))["name"] == "Zora B."


async def test_a_passphrase_continues_on_another_device(tmp_path: Path) -> None:
    database = tmp_path / "zoo.sqlite3"
    with serving(database) as server:
        async with server.guest() as ada, server.guest() as phone:
            me = await (await ada.named("Ada")).get("/api/me")
            code = me["code"]
            early = await phone.http.post("/api/me/continue", json={"code": code, "passphrase": "correct horse"})
            assert early.status_code == 403, "there is no passphrase yet"
            done = await ada.http.put("/api/me/passphrase", json={"passphrase": "correct horse"})
            assert done.json()["has_passphrase"] is True
            for wrong in ({"code": code, "passphrase": "wrong horse"}, {"code": "aaaa-aaaa", "passphrase": "x"}):
                answer = await phone.http.post("/api/me/continue", json=wrong)
                assert answer.status_code == 403
                assert "set-cookie" not in answer.headers
            typed = {"code": f" {code.upper()} ", "passphrase": "correct horse"}
            assert (await phone.post("/api/me/continue", typed))["name"] == "Ada"
            assert (await phone.get("/api/me"))["code"] == code
    with closing(sqlite3.connect(database)) as connection:
        raw = connection.execute("SELECT passphrase FROM person WHERE passphrase IS NOT NULL").fetchall()
    assert [row[0].startswith("$argon2id$") for row in raw] == [True]


async def test_trying_out_passphrases_is_slow(tmp_path: Path) -> None:
    limits = Limits(reads=AMPLE, writes=AMPLE, passphrases=Rate(3, 0))
    with serving(tmp_path / "zoo.sqlite3", limits=limits) as server:
        async with server.guest() as eve:
            codes = [
                (await eve.http.post("/api/me/continue", json={"code": "aaaa-bbbb", "passphrase": "x"})).status_code
                for _ in range(5)
            ]
            assert codes == [403, 403, 403, 429, 429]


@pytest.mark.parametrize("short", ["", "1234567"])
async def test_a_passphrase_is_not_too_short(server: Server, short: str) -> None:
    async with server.guest() as ada:
        assert (await ada.http.put("/api/me/passphrase", json={"passphrase": short})).status_code == 400
        assert (await ada.get("/api/me"))["has_passphrase"] is False
