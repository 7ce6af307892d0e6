"""Profiles: what is counted, and which games who may know of."""

from __future__ import annotations

from typing import Any

from tests.server.guests import Guest, Server, serving

PASSPHRASE = {"passphrase": "correct horse"}


async def member(guest: Guest, name: str) -> str:
    """With a name and a passphrase; the id."""
    await guest.named(name)
    answer = await guest.http.put("/api/me/passphrase", json=PASSPHRASE)
    assert answer.is_success, answer.text
    return str(answer.json()["id"])


async def profile(reader: Guest, person: str) -> Any:
    return await reader.get(f"/api/people/{person}")


async def game_of_two(ada: Guest, ben: Guest, ended: bool = True, **settings: Any) -> str:
    """A game that ada wins, because ben resigns; or that still runs."""
    table = await ada.table("me", "friend", **settings)
    await ben.join(table)
    async with ada.at(table) as a, ben.at(table) as b:
        for seat in (a, b):
            await seat.until_phase("running")
        if ended:
            await b.ask(type="resign", seat=1)
            await a.until_phase("over")
    return table


async def listed(reader: Guest, person: str, *tables: str) -> Any:
    """The profile, once these games are on it: they are stored in the background."""
    while True:
        found = await profile(reader, person)
        if {game["table"] for game in found["last"]} >= set(tables):
            return found


async def test_a_profile_counts_games_and_results_and_shows_the_last(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben:
        adas, bens = await member(ada, "Adelaide"), await member(ben, "Benno")
        tables = [await game_of_two(ada, ben, visibility="open") for _ in range(2)]
        other = await game_of_two(ben, ada, options={"wild_animals": True})
        found = await listed(ada, adas, *tables, other)
        assert (found["name"], found["kind"], found["mine"]) == ("Adelaide", "member", True)
        assert found["since"] > 0
        assert found["games"] == [
            {"game": "lucky-lions", "among_people": 3, "among_people_won": 2, "with_bots": 0, "with_bots_won": 0}
        ]
        assert [(one["games"], one["seats"], one["options"]["wild_animals"]) for one in found["favourites"]] == [
            (2, 2, False),
            (1, 2, True),
        ]
        assert [one["table"] for one in found["last"]] == [other, *reversed(tables)]
        assert found["last"][0]["rank"] == 2
        assert [player["person"] for player in found["last"][0]["players"]] == [bens, adas]


async def test_who_was_not_there_sees_the_games_at_open_tables_alone(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben, server.guest() as eve, server.guest() as cleo:
        adas = await member(ada, "Ottoline")
        await member(ben, "Bertrand")
        seen = await game_of_two(ada, ben, visibility="open")
        rated = await game_of_two(ada, ben, rated=True)
        by_link = await game_of_two(ada, ben)
        unwatched = await game_of_two(ada, ben, visibility="open", spectators=False)
        running = await game_of_two(ada, ben, ended=False, visibility="open")
        hidden = {by_link, unwatched}
        assert {one["table"] for one in (await listed(ada, adas, seen, rated, *hidden))["last"]} == {
            seen, rated, *hidden,
        }  # fmt: skip
        assert {one["table"] for one in (await profile(ben, adas))["last"]} == {seen, rated, *hidden}, "he sat there"
        for stranger in (eve, cleo):
            answer = await stranger.http.get(f"/api/people/{adas}")
            assert {one["table"] for one in answer.json()["last"]} == {seen, rated}
            for secret in (*hidden, running):
                assert secret not in answer.text
        own = await ada.http.get(f"/api/people/{adas}")
        assert running not in own.text, "a game that runs is on no profile"


async def test_guests_have_no_profile_and_nobody_is_not_found(server: Server) -> None:
    async with server.guest() as ada, server.guest() as eve:
        await ada.named("Passing by")
        me = (await ada.get("/api/me"))["id"]
        table = await ada.play_now()
        async with ada.at(table) as seat:
            await seat.until_phase("running")
            await seat.ask(type="resign", seat=0)
        found = await profile(eve, me)
        assert (found["kind"], found["since"], found["games"], found["last"]) == ("guest", None, [], [])
        newcomer = (await eve.get("/api/me"))["id"]
        assert (await profile(eve, newcomer))["kind"] == "guest", "also before anything is stored of her"
        for nobody in ("nobody", newcomer[::-1]):
            answer = await ada.http.get(f"/api/people/{nobody}")
            assert (answer.status_code, answer.json()["reason"]) == (404, "not-found")


async def test_games_that_a_stopped_server_did_not_store_are_found_at_the_next_start(database: str) -> None:
    from menagerie.table.store.schema_people import played
    from menagerie.table.store.sql import SqlStore

    with serving(database) as server:
        async with server.guest() as ada, server.guest() as ben:
            adas = await member(ada, "Ada")
            await ben.named("Ben")
            first = await game_of_two(ada, ben, visibility="open")
            second = await game_of_two(ada, ben, visibility="open")
            await listed(ada, adas, first, second)
    store = SqlStore(_address(database))
    await store.open()
    try:
        async with store.engine.begin() as connection:
            await connection.execute(played.delete().where(played.c.table_id == second))
    finally:
        await store.close()
    with serving(database) as server:
        async with server.guest() as eve:
            found = await listed(eve, adas, first, second)
            assert found["games"][0]["among_people"] == 2, "each once"


def _address(database: str) -> str:
    from menagerie.table.store.place import database_address

    return database_address(database)
