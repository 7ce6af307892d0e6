"""Whispers over the wire: not one byte of them, or because of them, goes to anybody else."""

from __future__ import annotations

from typing import Any

from tests.server.guests import Guest, Server, couple

SECRET = "the flamingos are mine"


async def everything_else(guest: Guest, table: str) -> str:
    """All that can be read of a table over HTTP."""
    paths = ["", "/record", "/verify", "/positions/0", "/positions/1"]
    pages = [(await guest.http.get(f"/api/tables/{table}{path}")).text for path in paths]
    return "\n".join([*pages, (await guest.http.get("/api/me/tables")).text])


def without_time(tells: list[Any]) -> list[str]:
    return [tell["type"] for tell in tells]


async def test_only_two_ever_get_a_byte_of_it(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben, server.guest() as cleo, server.guest() as eve:
        table = await (await ada.named("Ada")).table("me", "friend", "friend")
        await (await ben.named("Ben")).join(table)
        await (await cleo.named("Cleo")).join(table)
        async with ada.at(table) as a, ben.at(table) as b, cleo.at(table) as c, eve.at(table) as e:
            everyone = (a, b, c, e)
            for seat in everyone:
                await seat.settle()
            for seat in everyone:  # those who came later were told of to those who were there
                await seat.settle()
            adas = (await ada.get("/api/me"))["id"]
            before = [len(seat.heard) for seat in everyone]
            assert (await a.ask(type="whisper", seat=1, text=SECRET))["type"] == "done"
            for seat in everyone:
                await seat.settle()
            news = [seat.heard[count:] for seat, count in zip(everyone, before, strict=True)]
            for reader in (0, 1):
                (line,) = (tell for tell in news[reader] if tell["type"] == "entry")
                assert (line["kind"], line["seat"]) == ("whisper", 0)
                assert line["text"] == f"Ada whispers to Ben: {SECRET}"
                assert line["chat"] == {"name": "Ada", "person": adas, "to": 1, "text": SECRET}
            for reader in (2, 3):
                assert without_time(news[reader]) == ["pong"]
            await a.ask(type="abandon", seat=0)
            for seat in (b, c):
                assert (await seat.ask(type="answer-proposal", agree=True))["type"] == "done"
            for seat in everyone:
                await seat.settle()
        async with cleo.at(table) as c2, eve.at(table) as e2, ben.at(table) as b2:  # and those who come again
            for seat in (c2, e2, b2):
                await seat.settle()
            assert SECRET in "".join(b2.raw)
            for raw in (c.raw, e.raw, c2.raw, e2.raw):
                assert SECRET not in "".join(raw)
        for guest in (ada, cleo, eve):
            assert SECRET not in await everything_else(guest, table)


async def test_a_whisper_moves_nothing_in_anybodys_list_of_games(server: Server) -> None:
    async with couple(server) as two:
        await two.settle()
        before = await two.ben.get("/api/me/tables")
        assert (await two.a.ask(type="whisper", seat=1, text=SECRET))["type"] == "done"
        assert await two.ben.get("/api/me/tables") == before


async def test_the_table_says_whether_there_is_whispering(server: Server) -> None:
    async with couple(server, whispers=False) as two:
        await two.settle()
        assert two.a.table["whispers"] is False
        refused = await two.a.ask(type="whisper", seat=1, text=SECRET)
        assert (refused["type"], refused["text"]) == ("refusal", "There is no whispering at this table.")
        await two.settle()
        assert SECRET not in "".join(two.b.raw)
    async with couple(server) as two, server.guest() as eve:
        await two.settle()
        assert two.a.table["whispers"] is True
        assert [seat["can_whisper"] for seat in two.a.table["seats"]] == [True, True]
        await eve.named("Eve")
        async with eve.at(two.table) as e:
            assert (await e.ask(type="whisper", seat=1, text=SECRET))["reason"] == "not-your-seat"
