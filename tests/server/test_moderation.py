"""Words between people: canned phrases, refused words, reports, the rules of the house; hostile names and chat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from menagerie.core.words import core_words
from menagerie.server.operation_settings import Operation
from menagerie.table.limits import Quota, Rate
from menagerie.table.phrases import PHRASES
from tests.server.guests import Guest, Server, couple, serving, strict_about

TOKEN = "a token for the tests"
HOST = {"Authorization": f"Bearer {TOKEN}"}
HOSTILE = [
    "<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "{{7*7}}", "${7*7}", "'; DROP TABLE person;--",
    "\u202egnirts\u202c", "a\u0000b", "{ $name }", "-term { foo }", "%s%s%s", "\\u003cscript\\u003e",
]  # fmt: skip


async def chat(seat: Any) -> list[Any]:
    await seat.settle()
    return [entry["chat"] for entry in seat.entries if entry["chat"] is not None]


# --- phrases


async def test_everybody_reads_a_phrase_in_their_own_language(server: Server) -> None:
    async with couple(server, ada_speaks="fr") as two, server.guest() as eve:
        me = (await two.ada.get("/api/me"))["id"]
        assert (await two.a.ask(type="say-phrase", phrase="good-game"))["type"] == "done"
        assert (await chat(two.a))[-1] == {"name": "Ada", "person": me, "text": "Belle partie\u00a0!", "to": None}
        assert (await chat(two.b))[-1]["text"] == "Good game!"
        assert (await two.a.ask(type="say-phrase", phrase="anything else"))["type"] == "refusal"
        await eve.named("Eve")
        async with eve.at(two.table) as e:
            await e.settle()
            await e.ask(type="say-phrase", phrase="hello")
            assert (await chat(two.a))[-1]["text"] == "Bonjour\u00a0!"
            assert (await chat(two.b))[-1]["name"] == "Eve"


def test_every_phrase_is_there_in_every_language() -> None:
    texts = {language: [core_words(language)(f"phrase-{name}") for name in PHRASES] for language in ("en", "fr")}
    assert all(len(set(found)) == len(PHRASES) for found in texts.values())
    assert all(english != french for english, french in zip(texts["en"], texts["fr"], strict=True))


# --- refused words


async def test_the_host_edits_the_words_that_are_refused(database: str) -> None:
    with serving(database, operated=Operation(admin_token=TOKEN)) as server:
        async with couple(server) as two:
            host = two.ada.http
            nobody = await host.get("/api/admin/texts")
            assert nobody.status_code == 401
            texts = (await host.get("/api/admin/texts", headers=HOST)).json()
            assert [one["name"] for one in texts] == ["word-list", "house-rules-en", "house-rules-fr"]
            assert all(one["default"] for one in texts)

            refused = await two.a.ask(type="say", text="you Coc0nut")
            assert refused["type"] == "done", "not on our list"
            changed = await host.post(
                "/api/admin/texts", headers=HOST, json={"name": "word-list", "text": "coconut\nbana*"}
            )
            assert changed.json()[0] == {"name": "word-list", "text": "coconut\nbana*", "default": False}
            for text in ("you Coc0nut", "B A N A N A", "bánànas"):
                refused = await two.a.ask(type="say", text=text)
                assert (refused["type"], refused["reason"]) == ("refusal", "not-allowed")
                assert "not allowed here" in refused["text"]
                whispered = await two.a.ask(type="whisper", seat=1, text=text)
                assert whispered["type"] == "refusal"
            assert (await two.a.ask(type="say", text="cocoa"))["type"] == "done"
            assert [line["text"] for line in await chat(two.b)] == ["you Coc0nut", "cocoa"]
            named = await two.ada.http.patch("/api/me", json={"name": "Banana Joe"})
            assert (named.status_code, named.json()["reason"]) == (403, "not-allowed")
            seats = [{"kind": "me"}, {"kind": "here", "name": "coconut"}]
            table = await two.ada.http.post("/api/tables", json={"game": "lucky-lions", "seats": seats})
            assert table.status_code == 403
            bot = await two.ada.http.post("/api/me/tokens", json={"bot": "coconut", "scopes": ["play"]})
            assert bot.status_code == 403
    with serving(database, operated=Operation(admin_token=TOKEN)) as server:
        async with couple(server) as two:
            assert (await two.a.ask(type="say", text="coconut"))["type"] == "refusal", "it is kept"
            back = await two.ada.http.post("/api/admin/texts", headers=HOST, json={"name": "word-list", "text": " "})
            assert back.json()[0]["default"]
            assert (await two.a.ask(type="say", text="coconut"))["type"] == "done"


async def test_the_host_writes_the_rules_of_the_house(tmp_path: Path) -> None:
    with serving(tmp_path / "zoo.sqlite3", operated=Operation(admin_token=TOKEN)) as server:
        async with server.guest() as eve:
            english, french = [await eve.get(f"/api/house-rules?language={one}") for one in ("en", "fr")]
            assert english["text"].startswith("# Rules of the house")
            assert french["text"].startswith("# Règles de la maison")
            written = {"name": "house-rules-fr", "text": "# Chez nous\n<script>alert(1)</script>"}
            denied = await eve.http.post("/api/admin/texts", json=written)
            assert denied.status_code == 401
            await eve.http.post("/api/admin/texts", headers=HOST, json=written)
            assert (await eve.get("/api/house-rules?language=fr"))["text"] == written["text"]
            assert await eve.get("/api/house-rules?language=en") == english
            too_long = {"name": "house-rules-en", "text": "x" * 12_001}
            assert (await eve.http.post("/api/admin/texts", headers=HOST, json=too_long)).status_code == 400


# --- reports


async def test_the_host_reads_a_reported_line_with_those_around_it_as_its_reader_did(tmp_path: Path) -> None:
    with serving(tmp_path / "zoo.sqlite3", operated=Operation(admin_token=TOKEN)) as server:
        async with couple(server) as two, server.guest() as eve:
            await eve.named("Eve")
            bens = (await two.ben.get("/api/me"))["id"]
            for number in range(12):
                await two.a.ask(type="say", text=f"line {number}")
            await two.b.ask(type="say", text="nasty words")
            await two.b.ask(type="whisper", seat=0, text="and a whisper")
            async with eve.at(two.table) as e:
                await e.settle()
                seen = next(one for one in e.entries if one["chat"] and one["chat"]["text"] == "nasty words")
                await eve.http.post("/api/reports", json={"table": two.table, "entry": seen["number"], "why": "mean"})
            await two.settle()
            mine = next(one for one in two.a.entries if one["chat"] and one["chat"]["text"] == "nasty words")
            sent = await two.ada.http.post(
                "/api/reports", json={"table": two.table, "entry": mine["number"], "why": "  very\u202e mean "}
            )
            assert sent.status_code == 204
            await eve.http.post("/api/reports", json={"person": bens, "why": "his name"})
            assert (await eve.http.get("/api/admin/reports")).status_code == 401

            found = (await eve.http.get("/api/admin/reports", headers=HOST)).json()
            of_person, hers, eves = found
            assert (hers["reporter"], hers["accused"], hers["why"], hers["game"]) == (
                "Ada", "Ben", "very mean", "lucky-lions",
            )  # fmt: skip
            assert [line["text"] for line in hers["lines"]] == [
                *(f"line {number}" for number in range(4, 12)), "nasty words", "and a whisper",
            ]  # fmt: skip
            assert [line["text"] for line in hers["lines"] if line["reported"]] == ["nasty words"]
            assert hers["lines"][-1]["whispered"]
            assert "and a whisper" not in str(eves), "Eve was not told"
            assert (of_person["lines"], of_person["table"], of_person["open_reports"]) == ([], None, 3)

            left = await eve.http.post(f"/api/admin/reports/{hers['id']}/close", headers=HOST, json={"mute_hours": 24})
            assert [one["id"] for one in left.json()] == [of_person["id"], eves["id"]]
            assert left.json()[0]["muted_until"] > 0
            for message in ({"type": "say", "text": "hello"}, {"type": "say-phrase", "phrase": "hello"}):
                assert (await two.b.ask(**message))["reason"] == "not-allowed", "he is muted"
            left = await eve.http.post(f"/api/admin/reports/{eves['id']}/close", headers=HOST, json={})
            assert [one["id"] for one in left.json()] == [of_person["id"]]
            unknown = await eve.http.post("/api/admin/reports/nothing/close", headers=HOST, json={})
            assert unknown.status_code == 404


async def test_only_words_of_others_that_one_has_read_are_reported(server: Server) -> None:
    async with couple(server) as two, server.guest() as eve:
        await two.a.ask(type="say", text="mine")
        await two.b.ask(type="whisper", seat=0, text="for Ada")
        await two.settle()
        own = next(one["number"] for one in two.a.entries if one["chat"])
        dealt = next(one["number"] for one in two.a.entries if not one["chat"])

        async def status(guest: Guest, **what: Any) -> int:
            return (await guest.http.post("/api/reports", json=what)).status_code

        assert await status(two.ada, table=two.table, entry=own) == 400
        assert await status(two.ada, table=two.table, entry=dealt) == 404
        assert await status(two.ada, table=two.table, entry=10_000) == 404
        assert await status(two.ada, table="nowhere", entry=1) == 404
        assert await status(two.ada, person="nobody") == 404
        assert await status(two.ada) == 404
        assert await status(two.ada, person=(await two.ben.get("/api/me"))["id"], why="x" * 501) == 400
        whisper = next(one["number"] for one in two.a.entries if one["kind"] == "whisper")
        assert await status(eve, table=two.table, entry=whisper) == 404, "it is not in her log"
        unwatched = await two.ada.table("me", "friend", visibility="private")
        assert await status(eve, table=unwatched, entry=1) == 403


async def test_one_person_reports_so_much(tmp_path: Path) -> None:
    once = strict_about(reports=Quota(Rate(1, 0), Rate(100, 0)))
    with serving(tmp_path / "zoo.sqlite3", limits=once) as server:
        async with server.guest() as ada, server.guest() as ben:
            await ben.named("Ben")
            what = {"person": (await ben.get("/api/me"))["id"], "why": "many reasons"}
            assert (await ada.http.post("/api/reports", json=what)).status_code == 204
            refused = await ada.http.post("/api/reports", json=what)
            assert (refused.status_code, refused.json()["reason"]) == (429, "quota")


# --- hostile words


@pytest.mark.parametrize("text", HOSTILE)
async def test_what_strangers_write_stays_text(server: Server, text: str) -> None:
    async with couple(server) as two:
        shown = " ".join("".join(one for one in text if one not in "\u202e\u202c\u0000").split())
        answer = await two.a.ask(type="say", text=text)
        assert answer["type"] == "done"
        line = (await chat(two.b))[-1]
        assert line["text"] == shown
        entry = next(one for one in two.b.entries if one["chat"] == line)
        assert entry["text"] == f"Ada: {shown}", "no message of the catalogue is made of it"
        named = await two.ben.http.patch("/api/me", json={"name": text[:30]})
        assert named.is_success or named.status_code in (400, 409)
        if named.is_success:
            person = named.json()["id"]
            profile = await two.ada.http.get(f"/api/people/{person}")
            assert profile.json()["name"] == named.json()["name"]
            assert profile.headers["content-type"].startswith("application/json")
            assert "\u202e" not in profile.text
        assert msgspec.json.decode((await two.ada.http.get("/api/lobby")).content)["tables"] is not None
