"""Tournaments on a server: nothing is paired twice and nothing is lost, whatever stops and whoever does not come."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from menagerie.club.tournaments import published, requests
from menagerie.club.tournaments.settings import TournamentSettings
from menagerie.server.club import tournaments as service
from menagerie.server.club.tournament_tables import make_table
from menagerie.table.bot_workers import BotDecision, BotWorkers, InProcessBots
from menagerie.table.limits import TOURNAMENT_BOT_TABLES, TOURNAMENTS_ORGANISED, Quota, Rate
from menagerie.table.nodes import NodeTimes
from menagerie.table.registry import TableRegistry
from menagerie.table.requests import Declined
from menagerie.table.store import PersonRow, schema
from menagerie.table.store.place import database_address
from menagerie.table.store.sql import SqlStore
from menagerie.table.store.sql_tournaments import SqlTournaments
from menagerie.table.table import Table
from tests.postgres import postgres_address
from tests.server.guests import Guest, Server, TestTime, serving, strict_about

_members = itertools.count(1)


async def member(guest: Guest, name: str = "Cup keeper") -> Guest:
    """Somebody with a passphrase, whose name nobody else has."""
    await guest.named(f"{name} {next(_members)}")
    await guest.post("/api/me/passphrase", {"passphrase": "a long secret phrase"})
    return guest


async def made(organiser: Guest, **wanted: Any) -> str:
    usual = {"name": "Sunday cup", "game": "lucky-lions", "pause_minutes": 0, "absence_minutes": 5}
    return str((await organiser.post("/api/tournaments", {**usual, **wanted}))["id"])


async def until(guest: Guest, cup: str, fits: Any) -> Any:
    while not fits(state := await guest.get(f"/api/tournaments/{cup}")):
        await asyncio.sleep(0.05)
    return state


def tables_of(state: Any, person: str) -> list[str]:
    """The running tables of that person, who is named by id."""
    mine = {one["number"] for one in state["entrants"] if one["person"] == person}
    if state["round"] is None:
        return []
    return [table["id"] for table in state["round"]["tables"] if table["result"] is None and mine & set(table["seats"])]


async def until_made(guest: Guest, table: str) -> None:
    while (await guest.http.get(f"/api/tables/{table}")).status_code == 404:
        await asyncio.sleep(0.02)


async def play(guest: Guest, table: str) -> None:
    await until_made(guest, table)
    async with guest.at(table) as seat:
        while seat.table is None or seat.table["phase"] == "gathering":
            await seat.hear()
        await seat.play_on()  # nothing where it is over already, and its result on its way


async def play_round(guests: Sequence[Guest], cup: str, number: int) -> Any:
    """All play their tables of that round to the end."""
    state = await until(guests[0], cup, lambda state: state["rounds"] >= number)
    ids = [(await guest.get("/api/me"))["id"] for guest in guests]
    await asyncio.gather(
        *(play(guest, table) for guest, person in zip(guests, ids, strict=True) for table in tables_of(state, person))
    )
    return state


@asynccontextmanager
async def people(server: Server, *names: str) -> AsyncIterator[list[Guest]]:
    async with AsyncExitStack() as stack:
        yield [await (await stack.enter_async_context(server.guest())).named(name) for name in names]


async def test_four_people_play_a_swiss_of_two_rounds(server: Server) -> None:
    async with people(server, "Ada", "Ben", "Cleo", "Dan") as guests:
        organiser = await member(guests[0], "Ada")
        cup = await made(organiser, rounds=2)
        for guest in guests:
            await guest.post(f"/api/tournaments/{cup}/join")
        before = await guests[1].get(f"/api/tournaments/{cup}")
        assert (before["phase"], before["seed"], len(before["entrants"])) == ("open", None, 4)
        begun = await organiser.post(f"/api/tournaments/{cup}/start")
        assert begun["seed"]
        assert published.commitment(begun["seed"]) == before["commitment"]
        for number in (1, 2):
            state = await play_round(guests, cup, number)
            assert sorted(seat for table in state["round"]["tables"] for seat in table["seats"]) == [1, 2, 3, 4]
        over = await until(organiser, cup, lambda state: state["phase"] == "over")
        assert [row["place"] for row in over["standings"]] == [1, 2, 3, 4]
        assert sum(row["points"] for row in over["standings"]) == 4
        first = await organiser.get(f"/api/tournaments/{cup}/rounds/1")
        pairs = [set(table["seats"]) for each in (first, over["round"]) for table in each["tables"]]
        assert len({frozenset(pair) for pair in pairs}) == 4, "nobody meets anybody twice"
        file = await guests[2].http.get(f"/api/tournaments/{cup}/file")
        assert published.check(published.decode(file.content)).ok
        listed = (await guests[3].get("/api/tournaments"))["tournaments"]
        assert [(one["phase"], one["mine"], one["entrants"]) for one in listed if one["id"] == cup] == [
            ("over", True, 4)
        ]


async def test_an_end_that_is_stored_and_not_known_here_yet_is_no_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game is stored as over a moment before the table in memory is, and on another process later still."""
    stored = SqlTournaments.phases_of
    early = True

    async def phases_of(self: SqlTournaments, tables: Sequence[str]) -> dict[str, str]:
        found = await stored(self, tables)
        return dict.fromkeys(found, "over") if early else found

    monkeypatch.setattr(SqlTournaments, "phases_of", phases_of)
    monkeypatch.setattr(service, "TOURNAMENT_SECONDS", 0.05)
    with serving(str(tmp_path / "zoo.sqlite3")) as server:
        async with people(server, "Ada", "Ben") as guests:
            organiser = await member(guests[0])
            cup = await made(organiser, rounds=1)
            for guest in guests:
                await guest.post(f"/api/tournaments/{cup}/join")
            await organiser.post(f"/api/tournaments/{cup}/start")
            state = await until(organiser, cup, lambda state: state["rounds"] == 1)
            await until_made(organiser, state["round"]["tables"][0]["id"])
            await asyncio.sleep(0.5)  # it is looked at ten times
            state = await organiser.get(f"/api/tournaments/{cup}")
            assert [table["result"] for table in state["round"]["tables"]] == [None]
            early = False
            await play_round(guests, cup, 1)
            over = await until(organiser, cup, lambda state: state["phase"] == "over")
            assert [table["result"] for table in over["round"]["tables"]] == ["played"]


async def test_sixty_four_bots_and_four_people_come_through_restarts(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server stops while a round is half made, while its games run, and while results come in."""
    made_tables: list[str] = []

    async def half_made(registry: Any, tournament: Any, number: int, place: int) -> None:
        if len(made_tables) == 5:
            raise RuntimeError("the power is gone")
        made_tables.append(tournament.table_id(number, place))
        await make_table(registry, tournament, number, place)

    names = ("Ada", "Ben", "Cleo", "Dan")
    cookies: list[Any] = []
    cup = ""
    monkeypatch.setattr(service, "make_table", half_made)
    with serving(database) as server:
        async with people(server, *names) as guests:
            organiser = await member(guests[0])
            cup = await made(organiser, size=4, fewest=3, rounds=2)
            await organiser.post(f"/api/tournaments/{cup}/bots", {"bot": "random", "count": 64})
            for guest in guests:
                await guest.post(f"/api/tournaments/{cup}/join")
            await organiser.post(f"/api/tournaments/{cup}/start")
            while len(made_tables) < 5:
                await asyncio.sleep(0.02)
            cookies = [guest.http.cookies for guest in guests]
    monkeypatch.setattr(service, "make_table", make_table)

    async def again(stop_after: int | None) -> Any:
        """Another server on the same database, until so many results have come in, or to the end."""
        with serving(database) as server:
            async with people(server) as _, AsyncExitStack() as stack:
                guests = [await stack.enter_async_context(server.guest()) for _ in names]
                for guest, cookie in zip(guests, cookies, strict=True):
                    guest.http.cookies = cookie
                playing = asyncio.create_task(_play_all(guests, cup))
                try:
                    return await until(
                        guests[0],
                        cup,
                        lambda state: (
                            state["phase"] == "over" or (stop_after is not None and _done(state) >= stop_after)
                        ),
                    )
                finally:
                    playing.cancel()
                    await asyncio.gather(playing, return_exceptions=True)

    await again(stop_after=3)
    await again(stop_after=17)
    over = await again(stop_after=None)
    assert (over["phase"], over["rounds"]) == ("over", 2)
    with serving(database) as server:
        async with server.guest() as guest:
            file = published.decode((await guest.http.get(f"/api/tournaments/{cup}/file")).content)
            assert published.check(file).ok
            rounds = published.folded(file).rounds
            for one in rounds:
                assert len(one.tables) == 17
                assert sorted(seat for table in one.tables for seat in table.seats) == list(range(1, 69))
                assert all(table.result is not None and table.result.kind == "played" for table in one.tables)
            tables = {published.folded(file).table_id(one.number, place) for one in rounds for place in range(17)}
            for table in tables:
                assert (await guest.get(f"/api/tables/{table}"))["phase"] == "over"


def _done(state: Any) -> int:
    """How many tables have a result."""
    if state["round"] is None:
        return 0
    before: int = 17 * (state["rounds"] - 1)
    return before + sum(table["result"] is not None for table in state["round"]["tables"])


async def _play_all(guests: Sequence[Guest], cup: str) -> None:
    """Each plays whatever table waits for them, until the server stops."""
    ids = [(await guest.get("/api/me"))["id"] for guest in guests]

    async def one(guest: Guest, person: str) -> None:
        while True:
            state = await guest.get(f"/api/tournaments/{cup}")
            for table in tables_of(state, person):
                await play(guest, table)
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one(guest, person) for guest, person in zip(guests, ids, strict=True)))


async def test_two_servers_pair_each_round_once() -> None:
    database = postgres_address()
    quick = NodeTimes(beat=0.2, lease=6.0, wanted=0.5)
    with serving(database, node_times=quick) as one, serving(database, node_times=quick) as other:
        async with one.guest() as ada, other.guest() as ben:
            organiser = await member(ada)
            cup = await made(organiser, rounds=3)
            await organiser.post(f"/api/tournaments/{cup}/bots", {"bot": "random", "count": 7})
            await ben.named("Ben")
            joined = await ben.post(f"/api/tournaments/{cup}/join")
            assert len(joined["entrants"]) == 8, "the other server knows of the bots"
            await organiser.post(f"/api/tournaments/{cup}/start")
            for number in (1, 2, 3):
                await play_round([ben], cup, number)
            for guest in (ada, ben):
                await until(guest, cup, lambda state: state["phase"] == "over")
            file = published.decode((await ben.http.get(f"/api/tournaments/{cup}/file")).content)
    assert published.check(file).ok
    assert [len(each.tables) for each in published.folded(file).rounds] == [4, 4, 4]
    store = SqlStore(database_address(database))
    await store.open()
    async with store.engine.connect() as connection:
        settings = (await connection.execute(select(schema.game_table.c.settings))).scalars()
        assert sum(f'"tournament":"{cup}"' in text for text in settings) == 12
    await store.close()


SETTINGS = TournamentSettings(
    name="Cup",
    game="lucky-lions",
    options={},
    format="swiss",
    size=2,
    fewest=2,
    rounds=1,
    pace="quick",
    absence_minutes=5,
)


@asynccontextmanager
async def processes(database: str, *bots: BotWorkers) -> AsyncIterator[list[service.Tournaments]]:
    """Processes on one database, of which none hears of the others; Ada may organise."""
    store = SqlStore(database_address(database))
    await store.open()
    await store.add_person(PersonRow(id="ada", name="Ada", language=None, code="a", passphrase="x"), 0.0)
    registries = [TableRegistry(store, one) for one in bots]
    yield [service.Tournaments(registry, store.tournaments, None) for registry in registries]
    await asyncio.gather(*(registry.close() for registry in registries))
    await store.close()


async def test_of_two_who_write_at_the_same_moment_one_does_and_the_other_reads_on(database: str) -> None:
    async with processes(database, InProcessBots("a seed"), InProcessBots("a seed")) as (one, other):
        cup = await one.make(SETTINGS, "ada")
        await other.find(cup)
        await one.request(cup, lambda live: requests.add_bots(live.tournament, [("random", "Otto")] * 4))
        await other.request(cup, lambda live: requests.add_bots(live.tournament, [("random", "Pip")] * 2))
        names = [each.name for each in (await other.find(cup)).tournament.entrants]
        assert names == ["Otto", "Otto 2", "Otto 3", "Otto 4", "Pip", "Pip 2"]
        await one.request(cup, lambda live: requests.begin(live.tournament, live.seed))
        with pytest.raises(Declined):
            await other.request(cup, lambda live: requests.begin(live.tournament, live.seed))
        await asyncio.gather(one.attend(cup), other.attend(cup), one.attend(cup), other.attend(cup))
        logs = [
            [type(entry.entry).__name__ for entry in (await each.find(cup)).tournament.log] for each in (one, other)
        ]
    assert logs[0].count("Paired") == logs[0].count("Began") == 1
    assert logs[0][: len(logs[1])] == logs[1][: len(logs[0])]


class _Asleep(InProcessBots):
    async def decide(self, table: Table, seat: int, bot: str) -> BotDecision:
        await asyncio.Event().wait()
        return await super().decide(table, seat, bot)


async def test_bots_alone_play_at_so_many_tables_at_a_time(database: str) -> None:
    async with processes(database, _Asleep("a seed")) as (one,):
        cup = await one.make(SETTINGS, "ada")
        await one.request(cup, lambda live: requests.add_bots(live.tournament, [("random", "Otto")] * 32))
        await one.request(cup, lambda live: requests.begin(live.tournament, live.seed))
        for _ in range(2):
            await one.attend(cup)
        found = (await one.find(cup)).tournament
        tables = [found.table_id(each.number, place) for each, place in found.running_tables()]
        assert len(tables) == 16
        assert len(await one.store.phases_of(tables)) == TOURNAMENT_BOT_TABLES


async def test_all_tournaments_share_the_tables_of_bots(database: str) -> None:
    """One organiser cannot take all of them, and two have no more than one."""
    async with processes(database, InProcessBots("a seed")) as (one,):
        cups = [await one.make(SETTINGS, "ada") for _ in range(2)]
        for cup in cups:
            await one.request(cup, lambda live: requests.add_bots(live.tournament, [("random", "Otto")] * 32))
            await one.request(cup, lambda live: requests.begin(live.tournament, live.seed))
        most, phases = 0, {"running"}
        while phases != {"over"}:
            for cup in cups:
                await one.attend(cup)
            found = [(await one.find(cup)).tournament for cup in cups]
            phases = {each.phase for each in found}
            tables = [each.table_id(of.number, place) for each in found for of, place in each.running_tables()]
            known = await one.store.phases_of(tables) if tables else {}
            most = max(most, sum(phase == "running" for phase in known.values()))
        assert 0 < most <= TOURNAMENT_BOT_TABLES


async def test_whoever_is_in_a_tournament_is_no_unused_guest(database: str) -> None:
    async with processes(database, InProcessBots("a seed")) as (one,):
        store = SqlStore(database_address(database))
        await store.open()
        for name in ("ben", "cleo"):
            await store.add_person(PersonRow(id=name, name=name, language=None, code=name, passphrase=None), 0.0)
        cup = await one.make(SETTINGS, "ada")
        await one.request(cup, lambda live: requests.join(live.tournament, "ben", "Ben"))
        await store.sessions.forget_unused(1e12, 1e12, 100)
        assert [await store.person(name) is not None for name in ("ada", "ben", "cleo")] == [True, True, False]
        await store.close()


# --- who does not come, and who leaves


async def test_whoever_does_not_come_loses_without_a_game_and_is_not_paired_again(database: str) -> None:
    time = TestTime()
    with serving(database, time=time) as server:
        async with people(server, "Ada", "Ben") as guests:
            organiser = await member(guests[0])
            cup = await made(organiser, rounds=3, absence_minutes=5)
            for guest in guests:
                await guest.post(f"/api/tournaments/{cup}/join")
            await organiser.post(f"/api/tournaments/{cup}/start")
            state = await until(organiser, cup, lambda state: state["rounds"] == 1)
            table = state["round"]["tables"][0]["id"]
            await until_made(organiser, table)
            async with organiser.at(table) as seat:
                await seat.settle()
                refused = await organiser.http.post(f"/api/tables/{table}/leave")
                assert (refused.status_code, "tournament" in refused.json()["text"]) == (403, True)
                time.pass_by(299)
                await asyncio.sleep(0.1)
                assert (await organiser.get(f"/api/tournaments/{cup}"))["entrants"][1]["left"] is None
                time.pass_by(2)
                over = await until(organiser, cup, lambda state: state["phase"] == "over")
            assert [one["left"] for one in over["entrants"]] == [None, "absent"]
            assert over["round"]["tables"][0]["result"] == "forfeit"
            assert [row["points"] for row in over["standings"]] == [1, 0]
            assert over["rounds"] == 1, "one alone has nobody to play with"


async def test_a_bot_plays_for_whoever_is_absent_at_a_larger_table(database: str) -> None:
    time = TestTime()
    with serving(database, time=time) as server:
        async with people(server, "Ada", "Ben", "Cleo") as guests:
            organiser = await member(guests[0])
            cup = await made(organiser, rounds=1, size=3, fewest=3)
            for guest in guests:
                await guest.post(f"/api/tournaments/{cup}/join")
            await organiser.post(f"/api/tournaments/{cup}/start")
            state = await until(organiser, cup, lambda state: state["rounds"] == 1)
            table = state["round"]["tables"][0]["id"]
            await until_made(organiser, table)
            async with guests[0].at(table) as a, guests[1].at(table) as b:
                for seat in (a, b):
                    await seat.settle()
                time.pass_by(301)
                await asyncio.gather(*(seat.until_phase("running") for seat in (a, b)))
                await asyncio.gather(*(seat.play_on() for seat in (a, b)))
            over = await until(organiser, cup, lambda state: state["phase"] == "over")
            points = {row["entrant"]: row["points"] for row in over["standings"]}
            assert points[3] == 0
            assert sorted(points.values()) == [0, 0.5, 1]
            assert over["entrants"][2]["left"] == "absent"


async def test_whoever_leaves_is_not_paired_and_a_newcomer_gets_in_while_that_is_allowed(server: Server) -> None:
    async with people(server, "Ada", "Ben", "Late") as (ada, ben, late):
        organiser = await member(ada)
        cup = await made(organiser, rounds=2, late_rounds=1)
        await organiser.post(f"/api/tournaments/{cup}/bots", {"bot": "1", "count": 3})
        await ben.post(f"/api/tournaments/{cup}/join")
        await organiser.post(f"/api/tournaments/{cup}/start")
        await until(ben, cup, lambda state: state["rounds"] == 1)
        state = await late.post(f"/api/tournaments/{cup}/join")
        assert len(state["entrants"]) == 5
        assert (await late.post(f"/api/tournaments/{cup}/leave"))["entrants"][4]["left"] == "asked"
        assert (await late.post(f"/api/tournaments/{cup}/join"))["entrants"][4]["left"] is None
        assert (await organiser.post(f"/api/tournaments/{cup}/remove", {"entrant": 1}))["entrants"][0]["left"]
        await play_round([ben], cup, 1)
        state = await until(ben, cup, lambda state: state["rounds"] == 2)
        seated = [*state["round"]["byes"], *(seat for table in state["round"]["tables"] for seat in table["seats"])]
        assert sorted(seated) == [2, 3, 4, 5]
        refused = await late.http.post(f"/api/tournaments/{cup}/remove", json={"entrant": 2})
        assert refused.status_code == 403


async def test_a_rematch_belongs_to_no_tournament(server: Server) -> None:
    async with people(server, "Ada") as (ada,):
        organiser = await member(ada)
        cup = await made(organiser, rounds=1)
        await organiser.post(f"/api/tournaments/{cup}/bots", {"bot": "random"})
        await organiser.post(f"/api/tournaments/{cup}/join")
        await organiser.post(f"/api/tournaments/{cup}/start")
        state = await play_round([organiser], cup, 1)
        table = state["round"]["tables"][0]["id"]
        again = (await organiser.post(f"/api/tables/{table}/rematch"))["id"]
        assert again
        left = await organiser.http.post(f"/api/tables/{again}/leave")
        assert left.status_code in (200, 409), "as at any other table"
        mine = [one["id"] for one in await organiser.get("/api/me/tables")]
        assert table in mine


async def test_an_arena_goes_on_until_its_time_is_up(database: str) -> None:
    time = TestTime()
    with serving(database, time=time) as server:
        async with people(server, "Ada", "Ben") as guests:
            organiser = await member(guests[0])
            cup = await made(organiser, format="arena", minutes=10, absence_minutes=60)
            await organiser.post(f"/api/tournaments/{cup}/bots", {"bot": "random", "count": 2})
            for guest in guests:
                await guest.post(f"/api/tournaments/{cup}/join")
            await organiser.post(f"/api/tournaments/{cup}/start")
            for number in (1, 2, 3):
                await play_round(guests, cup, number)
            time.pass_by(601)
            state = await until(organiser, cup, lambda state: state["rounds"] >= 3)
            for guest in guests:
                me = (await guest.get("/api/me"))["id"]
                for table in tables_of(state, me):
                    await until_made(guest, table)
            await asyncio.gather(*(_finish(guest, cup) for guest in guests))
            over = await until(organiser, cup, lambda state: state["phase"] == "over")
            assert sum(row["points"] for row in over["standings"]) == sum(
                sum(table["points"]) for table in over["round"]["tables"]
            )
            assert all(row["games"] == 0 for row in over["standings"] if row["entrant"] <= 2) is (
                over["standings"][0]["entrant"] > 2
            ), "bots play only where people leave a seat"


async def _finish(guest: Guest, cup: str) -> None:
    me = (await guest.get("/api/me"))["id"]
    while tables := tables_of(await guest.get(f"/api/tournaments/{cup}"), me):
        await play(guest, tables[0])
        await asyncio.sleep(0.05)


async def test_the_page_hears_of_every_change(server: Server) -> None:
    async with people(server, "Ada") as (ada,):
        organiser = await member(ada)
        cup = await made(organiser, rounds=1)
        async with organiser.at(cup, kind="tournaments", hello=False) as socket:
            first = await socket.hear()
            assert (first["type"], first["entrants"]) == ("tournament-state", [])
            await organiser.post(f"/api/tournaments/{cup}/join")
            await socket.until(lambda state: len(state["entrants"]) == 1)
        async with organiser.at("nowhere", kind="tournaments", hello=False) as socket:
            assert (await socket.hear())["reason"] == "unknown"


# --- what is refused


async def test_who_may_do_what(server: Server) -> None:
    async with people(server, "Ada", "Ben") as (ada, ben):
        plain = await ada.http.post("/api/tournaments", json={"name": "Cup", "game": "lucky-lions"})
        assert (plain.status_code, "passphrase" in plain.json()["text"]) == (403, True)
        organiser = await member(ada)
        cup = await made(organiser)
        for what, body in (("start", None), ("cancel", None), ("bots", {"bot": "1"}), ("remove", {"entrant": 1})):
            assert (await ben.http.post(f"/api/tournaments/{cup}/{what}", json=body)).status_code == 403
        assert (await ben.http.post(f"/api/tournaments/{cup}/leave")).status_code == 403
        few = await organiser.http.post(f"/api/tournaments/{cup}/start")
        assert few.status_code == 409
        for path in ("", "/file", "/rounds/1"):
            assert (await ben.http.get(f"/api/tournaments/nowhere{path}")).status_code == 404
        assert (await ben.http.get(f"/api/tournaments/{cup}/rounds/1")).status_code == 404
        assert (await organiser.post(f"/api/tournaments/{cup}/cancel"))["phase"] == "cancelled"
        assert (await ben.http.post(f"/api/tournaments/{cup}/join")).status_code == 409


@pytest.mark.parametrize(
    "wrong",
    [
        {"size": 7},
        {"size": 1},
        {"size": 2, "fewest": 3},
        {"format": "knockout", "size": 3},
        {"format": "arena", "pace": "slow"},
        {"pace": "free"},
        {"rounds": 99},
        {"minutes": 1},
        {"starts": 5.0},
        {"starts": 1e12},
        {"name": "x"},
        {"name": "\u200b\u200b\u200b\u200b"},
        {"about": "x" * 501},
        {"options": {"nothing": True}},
        {"game": "chess"},
        {"size": 6, "game": "lucky-lions"},
    ],
)
async def test_settings_that_cannot_be_are_refused(server: Server, wrong: dict[str, Any]) -> None:
    async with people(server, "Ada") as (ada,):
        await member(ada)
        answer = await ada.http.post("/api/tournaments", json={"name": "Cup", "game": "lucky-lions", **wrong})
        assert 400 <= answer.status_code < 500
        assert answer.json()["text"]


async def test_one_organises_only_so_many_at_a_time(server: Server) -> None:
    async with people(server, "Ada") as (ada,):
        await member(ada)
        cups = [await made(ada) for _ in range(TOURNAMENTS_ORGANISED)]
        answer = await ada.http.post("/api/tournaments", json={"name": "Cup", "game": "lucky-lions"})
        assert (answer.status_code, str(TOURNAMENTS_ORGANISED) in answer.json()["text"]) == (429, True)
        await ada.post(f"/api/tournaments/{cups[0]}/cancel")
        assert await made(ada)


async def test_new_tournaments_have_a_quota(database: str) -> None:
    with serving(database, limits=strict_about(tournaments=Quota(Rate(1, 1e-9), Rate(9, 1e-9)))) as server:
        async with people(server, "Ada") as (ada,):
            await member(ada)
            await ada.post(f"/api/tournaments/{await made(ada)}/cancel")
            answer = await ada.http.post("/api/tournaments", json={"name": "Cup", "game": "lucky-lions"})
            assert answer.status_code == 429
            assert answer.headers["retry-after"]
