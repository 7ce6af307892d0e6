"""Following, muting and blocking; and names that nobody else may have."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.guests import Guest, Server
from tests.server.test_lobby import watching
from tests.server.test_profiles import member

SECRET = "the flamingos are mine"


async def relate(guest: Guest, kind: str, person: str, on: bool = True) -> Any:
    return await guest.post(f"/api/people/{person}/relation", {"kind": kind, "on": on})


async def me(guest: Guest) -> str:
    return str((await guest.get("/api/me"))["id"])


async def named(guest: Guest, name: str) -> str:
    """Stored, without a passphrase."""
    await guest.named(name)
    return await me(guest)


async def test_a_list_of_those_one_follows_mutes_and_blocks(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben, server.guest() as cleo:
        await named(ada, "Ada")
        bens, cleos = await named(ben, "Ben"), await named(cleo, "Cleo")
        await relate(ada, "follow", bens)
        await relate(ada, "follow", cleos)
        await relate(ada, "follow", cleos)
        found = await relate(ada, "mute", bens)
        assert [(one["kind"], one["name"]) for one in found] == [("follow", "Ben"), ("mute", "Ben"), ("follow", "Cleo")]
        assert await ada.get("/api/me/relations") == found
        assert await ben.get("/api/me/relations") == [], "nobody is told"
        assert bens not in str(await ben.get("/api/me/relations"))
        found = await relate(ada, "block", cleos)
        assert [(one["kind"], one["name"]) for one in found] == [("follow", "Ben"), ("mute", "Ben"), ("block", "Cleo")]
        found = await relate(ada, "mute", bens, on=False)
        assert [one["kind"] for one in found] == ["follow", "block"]
        herself = await ada.http.post(f"/api/people/{await me(ada)}/relation", json={"kind": "mute", "on": True})
        assert herself.status_code == 400
        nobody = await ada.http.post("/api/people/nobody/relation", json={"kind": "mute", "on": True})
        assert nobody.status_code == 404


async def test_there_is_room_for_so_many(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("menagerie.server.club.relations.RELATIONS", 1)
    async with server.guest() as ada, server.guest() as ben, server.guest() as cleo:
        await relate(ada, "follow", await named(ben, "Ben"))
        full = await ada.http.post(
            f"/api/people/{await named(cleo, 'Cleo')}/relation", json={"kind": "follow", "on": True}
        )
        assert (full.status_code, full.json()["reason"]) == (429, "too-many")
        await relate(ada, "block", await me(cleo))


async def test_who_has_blocked_somebody_sits_with_them_nowhere_and_neither_sees_the_others_tables(
    server: Server,
) -> None:
    async with server.guest() as ada, server.guest() as ben, server.guest() as eve:
        adas, bens = await named(ada, "Ada"), await named(ben, "Ben")
        hers, his = [await one.table("me", "friend", "friend", visibility="open") for one in (ada, ben)]
        async with watching(ada) as adas_lobby, watching(ben) as bens_lobby, watching(eve) as eves_lobby:
            assert {hers, his} <= adas_lobby.tables.keys() & bens_lobby.tables.keys()
            await relate(ada, "block", bens)
            await adas_lobby.until(lambda it: his not in it.tables)
            await bens_lobby.until(lambda it: hers not in it.tables)
            assert hers in adas_lobby.tables
            for guest, table in ((ada, his), (ben, hers)):
                listed = {one["id"] for one in (await guest.get("/api/lobby"))["tables"]}
                assert table not in listed
                refused = await guest.http.post(f"/api/tables/{table}/join", json={"nonce": "mine"})
                assert (refused.status_code, refused.json()["reason"]) == (403, "not-allowed")
            eves = await eve.table("me", "friend", "friend", visibility="open")
            for lobby in (adas_lobby, bens_lobby):
                await lobby.until(lambda it: eves in it.tables)
            await ben.join(eves)
            await adas_lobby.until(lambda it: eves not in it.tables)
            await eves_lobby.until(lambda it: eves in it.tables and "Ben" in str(it.tables[eves]))
            assert eves in bens_lobby.tables
            refused = await ada.http.post(f"/api/tables/{eves}/join", json={"nonce": "mine"})
            assert refused.status_code == 403, "Ben sits there"
            await relate(ada, "block", bens, on=False)
            await adas_lobby.until(lambda it: {his, eves} <= it.tables.keys())
            await ada.join(eves)
        assert adas in str(await eve.get(f"/api/tables/{eves}"))


async def test_the_blocked_read_nothing_of_each_other_and_the_muted_are_not_read(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben, server.guest() as eve:
        bens, eves = await named(ben, "Ben"), await named(eve, "Eve")
        await named(ada, "Ada")
        table = await ada.table("me", "friend")
        await ben.join(table)
        async with ada.at(table) as a, ben.at(table) as b, eve.at(table) as e:
            for seat in (a, b):
                await seat.until_phase("running")
            await e.settle()
            await e.ask(type="say", text="before all that")
            await a.until(lambda tell: "before all that" in str(tell))
            await relate(ada, "block", eves)
            await a.until(lambda tell: tell["type"] == "welcome")
            await a.settle()
            assert "before all that" not in str(a.entries), "what was said before is gone, too"
            heard = len(a.raw)
            await e.ask(type="say", text=SECRET)
            await a.ask(type="say", text="hello, Ben")
            await b.ask(type="say", text="hello, both")
            for seat in (a, b, e):
                await seat.settle()
            assert SECRET in str(b.entries)
            assert SECRET not in "".join(a.raw[heard:])
            assert "hello, both" in str(a.entries)
            assert "hello, Ben" not in "".join(e.raw), "nor does Eve read Ada"
            assert [one["number"] for one in a.entries] == [one["number"] for one in b.entries]
            assert all(SECRET not in one["text"] for one in a.entries)
        await relate(ada, "mute", bens)
        async with ada.at(table) as a, ben.at(table) as b:
            await b.settle()
            await b.ask(type="whisper", seat=0, text="can you hear me?")
            await a.settle()
            assert "can you hear me?" not in "".join(a.raw)
            assert "hello, both" not in "".join(a.raw)
            await a.ask(type="say", text="hello again")
            await b.until(lambda tell: "hello again" in str(tell))
            await relate(ada, "mute", bens, on=False)
            await a.until(lambda tell: "can you hear me?" in str(tell))


async def test_no_rematch_with_somebody_who_is_blocked(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben:
        await named(ada, "Ada")
        bens = await named(ben, "Ben")
        table = await ada.table("me", "friend")
        await ben.join(table)
        async with ada.at(table) as a, ben.at(table) as b:
            for seat in (a, b):
                await seat.until_phase("running")
            await b.ask(type="resign", seat=1)
            await a.until_phase("over")
            await relate(ada, "block", bens)
            for seat in (a, b):
                answer = await seat.ask(type="rematch")
                assert (answer["type"], answer["reason"]) == ("refusal", "not-allowed")
        again = await ben.http.post(f"/api/tables/{table}/rematch")
        assert again.status_code == 403


async def test_a_private_table_invites_nobody_who_is_blocked(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben:
        await named(ada, "Ada")
        await relate(ada, "block", await member(ben, "Balthazar"))
        seats = [{"kind": "me"}, {"kind": "friend"}]
        table = {"game": "lucky-lions", "visibility": "private", "invited": ["Balthazar"], "seats": seats}
        answer = await ada.http.post("/api/tables", json=table)
        assert (answer.status_code, answer.json()["field"]) == (403, "invited")


# --- names


async def test_a_name_with_a_passphrase_is_taken_and_so_are_those_that_look_like_it(server: Server) -> None:
    async with server.guest() as ada, server.guest() as eve:
        await member(ada, "Morgan Ill")
        same = await eve.http.patch("/api/me", json={"name": "Morgan Ill"})
        assert (same.status_code, same.json()["reason"], same.json()["field"]) == (409, "name-taken", "name")
        assert "is taken" in same.json()["text"]
        for name in ("MORGAN ILL", "Mórgan  Ill", "M0rgan I1l", "Morganill", "Моrgаn Ill", "Ｍorgan Ill", "Morgan-Ill"):
            answer = await eve.http.patch("/api/me", json={"name": name})
            assert answer.status_code == 409, name
            assert "looks too much like Morgan Ill" in answer.json()["text"], "the rule is said"
        await eve.named("Morgan Hill")
        await ada.named("Morgan Ill the Second")
        await eve.named("Morgan Ill")
        back = await ada.http.patch("/api/me", json={"name": "morgan ill"})
        assert back.status_code == 200, "a guest keeps no name for themselves"
        assert (await eve.http.put("/api/me/passphrase", json={"passphrase": "correct horse"})).status_code == 409


async def test_a_guest_whose_name_was_taken_meanwhile_chooses_another_before_sitting_with_others(
    server: Server,
) -> None:
    async with server.guest() as ada, server.guest() as eve, server.guest() as ben:
        await eve.named("Persephone")
        await member(ada, "Persephone")
        table = await ben.table("me", "friend")
        refused = await eve.http.post(f"/api/tables/{table}/join", json={"nonce": "mine"})
        assert (refused.status_code, refused.json()["reason"]) == (409, "name-taken")
        seats = [{"kind": "me"}, {"kind": "friend"}]
        for name in (None, "PERSEPHONE"):
            own = [{"kind": "me", "name": name}, seats[1]]
            answer = await eve.http.post("/api/tables", json={"game": "lucky-lions", "seats": own})
            assert (answer.status_code, answer.json()["reason"]) == (409, "name-taken")
        at_one_screen = [{"kind": "me"}, {"kind": "here", "name": "Persephone"}]
        await ben.post("/api/tables", {"game": "lucky-lions", "seats": at_one_screen})
        await eve.named("Eurydice")
        await eve.join(table)
