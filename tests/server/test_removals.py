"""Somebody has everything of theirs removed: nothing of them is left in the database, and the games of others go on."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select

from menagerie.cli.ratings import recompute
from menagerie.core.removed_names import REMOVED_NAME
from menagerie.server.club import removals
from menagerie.server.club.removals import Removals
from menagerie.table.name_skeleton import name_skeleton
from menagerie.table.nodes import NodeTimes
from menagerie.table.store import schema
from menagerie.table.store.notice_store import MailAddress
from menagerie.table.store.place import database_address
from menagerie.table.store.sql import SqlStore
from tests.postgres import postgres_address
from tests.server import test_puzzles as puzzles
from tests.server.guests import Guest, Seat, Server, couple, serving
from tests.server.test_crash import Mortal
from tests.server.test_ratings import opened, until_counted

NAME, OLD_NAME = "Ottilie Wolkenstein", "Ottilie Sternberg"
PASSPHRASE = "correct horse battery"
SAID = "ein Satz von mir"
QUICK = NodeTimes(beat=0.2, lease=6.0, wanted=0.5)


async def member(guest: Guest, name: str) -> str:
    await guest.named(name)
    return str((await guest.post("/api/me/passphrase", {"passphrase": PASSPHRASE}))["id"])


async def me(guest: Guest) -> Any:
    return await guest.get("/api/me")


async def remove(guest: Guest, passphrase: str = PASSPHRASE) -> None:
    answer = await guest.http.post("/api/me/remove", json={"passphrase": passphrase})
    assert answer.status_code == 204, answer.text


async def dump(database: str) -> str:
    """All that stands in the database."""
    store = SqlStore(database_address(database))
    await store.open()
    try:
        async with store.engine.connect() as connection:
            rows = [
                f"{table.name} {tuple(row)}"
                for table in schema.metadata.sorted_tables
                for row in await connection.execute(select(table))
            ]
            return "\n".join(rows)
    finally:
        await store.close()


def tables_naming(dumped: str, person: str) -> set[str]:
    """The tables of the database that hold the person's id."""
    return {row.split(" ")[0] for row in dumped.splitlines() if person in row}


async def unfinished(store: SqlStore) -> bool:
    return bool(await store.removals.unfinished())


async def secrets_of(database: str, person: str) -> list[str]:
    """What may not be found any more."""
    store = await opened(database)
    try:
        row = await store.person(person)
    finally:
        await store.close()
    assert row is not None
    assert row.passphrase is not None
    return [NAME, OLD_NAME, name_skeleton(NAME), row.code, row.passphrase, SAID]


async def game_of(first: Guest, *others: Guest, **settings: Any) -> str:
    table = await first.table("me", *("friend" for _ in others), **settings)
    for other in others:
        await other.join(table)
    async with first.at(table) as seat:
        await seat.until_phase("running")
    return table


async def ended(table: str, *guests: Guest) -> None:
    """All say something; the last one resigns."""
    for guest in guests:
        async with guest.at(table) as seat:
            await seat.settle()
            await seat.ask(type="say", text=SAID if guest is guests[0] else "a line of mine")
            if guest is guests[-1]:
                mine = next(one["number"] for one in seat.table["seats"] if one["mine"])
                await seat.ask(type="resign", seat=mine)
                await seat.until_phase("over")


def texts(seat: Seat) -> list[str]:
    return [entry["text"] for entry in seat.entries]


async def test_nothing_of_the_person_is_left_anywhere(database: str) -> None:
    with serving(database) as server:
        async with (
            server.guest() as ada,
            server.guest() as ben,
            server.guest("fr") as eve,
            server.guest() as other_browser,
        ):
            person = await member(ada, OLD_NAME)
            await member(ben, "Ben")
            await member(eve, "Eve")
            under_old_name = await game_of(ada, ben)
            await ended(under_old_name, ada, ben)
            await ada.named(NAME)
            over = await game_of(ada, ben, visibility="open")
            async with ada.at(over) as seat:
                await seat.settle()
                await seat.ask(type="whisper", seat=1, text=SAID)
            await ended(over, ada, ben)
            running = await game_of(ben, ada, eve, visibility="open")
            async with ada.at(running) as seat:
                await seat.settle()
                await seat.ask(type="say", text=SAID)
                line = seat.entries[-1]["number"]
            async with ben.at(over) as seat:
                await seat.settle()
                reported = next(entry["number"] for entry in seat.entries if entry["text"].endswith(SAID))
            await ben.http.post("/api/reports", json={"table": over, "entry": reported, "why": f"{NAME} was rude"})
            await ada.http.post("/api/reports", json={"table": running, "entry": line - 1, "why": "no"})
            async with eve.at(running) as seat:  # a report about somebody else, with a line of ada's before it
                await seat.settle()
                await seat.ask(type="say", text="and I?")
                line = seat.entries[-1]["number"]
            answer = await ben.http.post("/api/reports", json={"table": running, "entry": line, "why": "no"})
            assert answer.status_code == 204
            waiting = await ben.table("me", "friend", "friend", visibility="open")
            await ada.join(waiting)
            own = await ada.table("me", "friend", visibility="open")
            alone = await ada.table("me", "bot")
            await ada.post("/api/daily/lucky-lions")
            await puzzles.answer(ada, await puzzles.path_of(ada), 1)
            watched = await game_of(ben, eve)
            async with ada.at(watched) as seat:
                await seat.settle()
                await seat.ask(type="say", text=SAID)
            cup = (await eve.post("/api/tournaments", {"name": "Cup", "game": "lucky-lions"}))["id"]
            for guest in (ada, ben):
                await guest.post(f"/api/tournaments/{cup}/join")
            own_cup = {"name": f"The cup of {NAME}", "game": "lucky-lions", "about": f"Ask {NAME}."}
            own_cup_id = (await ada.post("/api/tournaments", own_cup))["id"]
            await ben.post(f"/api/tournaments/{own_cup_id}/join")
            bot = (await ada.post("/api/me/tokens", {"bot": "Wolkenbot", "scopes": ["play"]}))["token"]
            bens = (await me(ben))["id"]
            for reader, other, kind in ((ada, bens, "follow"), (ben, person, "mute")):
                await reader.post(f"/api/people/{other}/relation", {"kind": kind, "on": True})
            secrets = [*await secrets_of(database, person), "Wolkenbot"]
            before = await dump(database)
            assert [word for word in secrets if word not in before] == [], "otherwise nothing would be tested"
            assert "puzzle_answer" in tables_naming(before, person)

            code = {"code": (await me(ada))["code"], "passphrase": PASSPHRASE}
            await other_browser.post("/api/me/continue", code)
            refused = await ada.http.post("/api/me/remove", json={"passphrase": "something else"})
            assert (refused.status_code, refused.json()["field"]) == (403, "passphrase")
            assert (await me(ada))["id"] == person
            await remove(ada)

            after = await dump(database)
            quoted = "\n".join(row for row in after.splitlines() if row.startswith("report "))
            after = after.replace(quoted, "")
            assert [word for word in secrets if word in after] == []
            assert "puzzle_answer" not in tables_naming(after, person)
            assert [word for word in secrets if word in quoted] == [SAID], "the host can read what was reported"
            for guest in (ada, other_browser):
                assert (await me(guest))["id"] != person, "their cookies are worth nothing"
            assert (await ben.http.post("/api/me/continue", json=code)).status_code == 403
            assert (await ben.http.get(f"/api/people/{person}")).status_code == 404
            token = {"Authorization": f"Bearer {bot}"}
            assert (await ben.http.get("/api/bot/account", headers=token)).status_code == 401
            for gone in (own, alone):
                assert (await ben.http.get(f"/api/tables/{gone}")).status_code == 404
            assert (await ben.get("/api/me/relations")) == []

            for table in (under_old_name, over):
                assert (await ben.get(f"/api/tables/{table}/verify"))["ok"]
                record = await ben.get(f"/api/tables/{table}/record")
                assert [seat["name"] for seat in record["seats"]] == ["a player", "Ben"]
            seats = (await ben.get(f"/api/tables/{waiting}"))["seats"]
            assert [seat["kind"] for seat in seats] == ["person", "open", "open"]
            seats = (await ben.get(f"/api/tables/{running}"))["seats"]
            assert [(seat["name"], seat["person"] is None, seat["resigned"]) for seat in seats] == [
                ("Ben", False, False), (REMOVED_NAME, True, True), ("Eve", False, False),
            ]  # fmt: skip
            listed = next(one for one in (await eve.get("/api/lobby"))["tables"] if one["id"] == running)
            assert [seat["name"] for seat in listed["seats"]] == ["Ben", REMOVED_NAME, "Eve"]
            async with ben.at(over) as b, eve.at(over) as e:
                for seat in (b, e):
                    await seat.settle()
                assert "a player: (removed)" in texts(b)
                assert "un joueur\u00a0: (supprimé)" in texts(e)
                assert any(text.startswith("un joueur a supprimé") for text in texts(e))
                assert "Ben: a line of mine" in texts(b)
            entrants = (await eve.get(f"/api/tournaments/{cup}"))["entrants"]
            assert [(one["name"], one["person"] is None, one["left"]) for one in entrants] == [
                (REMOVED_NAME, True, "asked"), ("Ben", False, None),
            ]  # fmt: skip
            assert (await ben.get(f"/api/tournaments/{own_cup_id}"))["phase"] == "cancelled"
            async with ben.at(running) as b, eve.at(running) as e:  # a bot plays on
                for seat in (b, e):
                    await seat.until_phase("running")
                await asyncio.gather(b.play_on(), e.play_on())
            await eve.named(NAME)
            assert (await me(eve))["name"] == NAME, "the name is free again"
    with serving(database) as server:
        async with server.guest() as ben:
            assert (await ben.get(f"/api/tables/{over}/verify"))["ok"], "also as it is read from the database"


async def test_a_guest_without_a_passphrase_needs_none(server: Server) -> None:
    async with couple(server) as pair, server.guest() as nobody:
        person = (await me(pair.ada))["id"]
        assert (await nobody.http.post("/api/me/remove", json={})).status_code == 404
        await remove(pair.ada, "")
        assert (await me(pair.ada))["id"] != person
        await pair.b.until_phase("over")
        while pair.b.table["seats"][0]["name"] != REMOVED_NAME:
            await pair.b.hear()
        await pair.b.settle()
        assert not any("Ada" in text for text in texts(pair.b)), "the lines that were shown are sent again"


async def test_who_sits_twice_at_one_table_gets_two_names(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben:
        await ada.named("Ada")
        seats = [{"kind": "me"}, {"kind": "here", "name": "Tom"}, {"kind": "friend"}]
        table = (await ada.post("/api/tables", {"game": "lucky-lions", "seats": seats, "ready_check": False}))["id"]
        await ben.join(table)
        async with ada.at(table) as seat:
            await seat.until_phase("running")
        await remove(ada, "")
        names = [seat["name"] for seat in (await ben.get(f"/api/tables/{table}"))["seats"]]
        assert names[:2] == [REMOVED_NAME, f"{REMOVED_NAME} 2"]


async def test_ratings_of_others_stay_and_are_computed_again_to_the_same_figures(database: str) -> None:
    with serving(database) as server:
        async with server.guest() as ada, server.guest() as ben, server.guest() as eve:
            person = await member(ada, NAME)
            await member(ben, "Ben")
            await member(eve, "Eve")
            for _ in range(3):
                table = await game_of(ada, ben, rated=True)
                async with ben.at(table) as seat:
                    await seat.settle()
                    await seat.ask(type="resign", seat=1)
                await until_counted(ben, table)
            running = await game_of(ben, ada, eve, rated=True)  # it ends, and counts, when ada is gone
            await remove(ada)
            assert (await ben.get(f"/api/people/{person}/ratings"))["ratings"] == []
            async with ben.at(running) as b, eve.at(running) as e:
                for seat in (b, e):
                    await seat.until_phase("running")
                await asyncio.gather(b.play_on(), e.play_on())
            counted = await until_counted(ben, running)
            assert counted["state"] == "counted"
            assert next(one for one in counted["seats"] if one["seat"] == 1)["before"] > 1000, "what ada had reached"
    store = await opened(database)
    try:
        assert person not in {one.person for one in await store.ratings.all_ratings()}
        before = sorted(await store.ratings.all_ratings(), key=str)
        found = await recompute(store, write=True)
        assert (found.games, found.replayed, found.different) == (4, 4, 0)
        assert before == sorted(await store.ratings.all_ratings(), key=str)
    finally:
        await store.close()


async def test_a_removal_that_stopped_is_finished_at_the_next_start(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first transaction is there, one table is done, and then nothing more happens."""
    forgotten: list[str] = []

    async def stop_after_one(self: Removals, person: str, tables: Any) -> None:
        if forgotten:
            await asyncio.sleep(3600)
        forgotten.append(tables[0])
        await original(self, person, tables[:1])

    original = Removals._remove_at
    with monkeypatch.context() as patched:
        patched.setattr(Removals, "_remove_at", stop_after_one)
        patched.setattr(removals, "REMOVAL_WAIT_SECONDS", 0.3)
        with serving(database) as server:
            async with server.guest() as ada, server.guest() as ben:
                person = await member(ada, NAME)
                await member(ben, "Ben")
                tables = [await game_of(ada, ben) for _ in range(3)]
                for table in tables[:2]:
                    await ended(table, ada, ben)
                secrets = [word for word in await secrets_of(database, person) if word != OLD_NAME]
                await remove(ada)
                assert (await ben.http.get(f"/api/people/{person}")).status_code == 404
        assert NAME in await dump(database), "otherwise nothing would be left to do"
    with serving(database, removal_seconds=0.2) as server:
        async with server.guest() as eve:
            store = await opened(database)
            try:
                while await unfinished(store):
                    await asyncio.sleep(0.05)
            finally:
                await store.close()
            assert (await eve.get(f"/api/tables/{tables[2]}"))["phase"] == "over"
            for table in tables:
                names = [seat["name"] for seat in (await eve.get(f"/api/tables/{table}"))["seats"]]
                assert names == [REMOVED_NAME, "Ben"]
    after = await dump(database)
    assert [word for word in secrets if word in after] == []


async def test_the_lobby_is_right_also_where_no_process_has_the_table_in_memory(database: str) -> None:
    with serving(database) as server:
        async with server.guest() as ada, server.guest() as ben:
            person = await member(ada, NAME)
            await ben.named("Ben")
            table = await game_of(ben, ada, visibility="open")
            assert NAME in (await ben.http.get("/api/lobby")).text
    store = await opened(database)
    try:
        await store.removals.begin(person, 1.0)
        (done,) = await store.removals.forget_at(person, [table], 1.0)
        row = await store.lobby.listing(table)
        assert row is not None
        assert row.seq == done.number, "no process puts an older one in its place"
        assert [seat["name"] for seat in msgspec.json.decode(row.body)["table"]["seats"]] == ["Ben", REMOVED_NAME]
    finally:
        await store.close()
    assert NAME not in await dump(database)


async def copied(database: str, table: str, times: int) -> None:
    """The table again and again, so that the removal takes a while."""
    store = await opened(database)
    try:
        async with store.engine.begin() as connection:
            for part in (schema.game_table, schema.entry, schema.sitting):
                key = part.c.id if part is schema.game_table else part.c.table_id
                rows = [dict(row._mapping) for row in await connection.execute(select(part).where(key == table))]
                again = [{**row, key.name: f"copy {number}"} for number in range(times) for row in rows]
                await connection.execute(insert(part), again)
    finally:
        await store.close()


async def left(store: SqlStore, person: str) -> int:
    """How many tables are still to be done; nothing where the removal has not begun."""
    found = await store.person(person)
    return len(await store.removals.tables_left(person, 1000)) if found is not None and found.removed else -1


async def test_a_server_that_is_killed_in_the_middle_is_made_up_for(database: str) -> None:
    server = await asyncio.to_thread(Mortal, database)
    async with Guest(server.address) as ada, Guest(server.address) as ben:
        person = await member(ada, NAME)
        await member(ben, "Ben")
        table = await game_of(ada, ben)
        await ended(table, ada, ben)
        await copied(database, table, 400)
        secrets = [word for word in await secrets_of(database, person) if word != OLD_NAME]
        store = await opened(database)
        try:
            asking = asyncio.create_task(ada.http.post("/api/me/remove", json={"passphrase": PASSPHRASE}))
            while not 0 < await left(store, person) < 390:
                await asyncio.sleep(0.001)
            await asyncio.to_thread(server.kill)
            await asyncio.gather(asking, return_exceptions=True)
            assert await left(store, person) > 0, "otherwise nothing would be left to do"
            with serving(database, removal_seconds=0.2):
                while await unfinished(store):
                    await asyncio.sleep(0.05)
        finally:
            await store.close()
    after = await dump(database)
    assert [word for word in secrets if word in after] == []
    assert "copy 399" in after


async def test_what_another_process_stores_for_the_person_meanwhile_goes_too(database: str) -> None:
    """It has not heard of the removal yet: a rename changes nothing, and what else it stored goes some time later."""
    with serving(database, removal_seconds=0.5) as server:
        async with server.guest() as ada, server.guest() as ben:
            person = await member(ada, NAME)
            await member(ben, "Ben")
            await game_of(ada, ben)
            store = await opened(database)
            try:
                row = await store.person(person)
                assert row is not None
                await remove(ada)
                await store.change_person(row)
                await store.names.reserve_and_change(row, name_skeleton(NAME))
                now = await dump(database)
                assert NAME not in now
                assert name_skeleton(NAME) not in now
                await store.notices.put_mail_address(MailAddress(person, "otti@example.org", "en", True))
                assert "otti@example.org" in await dump(database)
                while await unfinished(store):
                    await asyncio.sleep(0.05)
            finally:
                await store.close()
            assert "otti@example.org" not in await dump(database)


async def test_two_servers_forget_the_person_together() -> None:
    """Ada is removed at one of them, while Ben and Eve sit at the other, which has all the tables in memory."""
    database = postgres_address()
    with serving(database, node_times=QUICK) as one, serving(database, node_times=QUICK) as other:
        async with one.guest() as ada, other.guest() as ben, other.guest("fr") as eve:
            person = await member(ada, NAME)
            await member(ben, "Ben")
            await member(eve, "Eve")
            ada.address = other.address
            ada.http.base_url = f"http://{other.address}"
            table = await game_of(ben, ada, eve, visibility="open")
            solo = await ada.play_now()
            async with ada.at(table) as a, ben.at(table) as b, eve.at(table) as e, eve.at(solo) as watching:
                for seat in (a, b, e, watching):
                    await seat.settle()
                await a.ask(type="say", text=SAID)
                ada.http.base_url = f"http://{one.address}"
                secrets = [word for word in await secrets_of(database, person) if word != OLD_NAME]
                await remove(ada)
                for seat in (b, e):
                    while seat.table["seats"][1]["name"] != REMOVED_NAME:
                        await seat.hear()
                    await seat.settle()
                assert not any(NAME in text or SAID in text for text in (*texts(b), *texts(e)))
                refused = await a.ask(type="say", text="still here?")
                assert refused["type"] == "refusal", "her page at the other server was open"
                await b.ask(type="say", text="is she gone?")
                await asyncio.gather(b.play_on(), e.play_on())
            assert (await eve.http.get(f"/api/people/{person}")).status_code == 404
            assert (await eve.http.get(f"/api/tables/{solo}")).status_code == 404
            assert NAME not in (await eve.http.get("/api/lobby")).text
            after = await dump(database)
            assert [word for word in secrets if word in after] == []
