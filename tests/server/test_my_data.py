"""Everything of mine as one file: all that is stored about me, no secret of mine or of others, however much it is."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from menagerie.server import my_data, my_data_file
from menagerie.server.my_data_api import FILE_NAME
from menagerie.table.limits import Quota, Rate
from menagerie.table.store import sql_my_data
from menagerie.table.store.notice_store import PushSubscription
from tests.server.guests import AMPLE, Couple, Guest, Server, TestTime, couple, serving, strict_about
from tests.server.test_daily import DAY, play
from tests.server.test_puzzles import ZOO, answer, path_of
from tests.server.test_ratings import opened, until_counted
from tests.server.test_removals import ended, game_of, me, member
from tests.server.test_secrecy import choosing, hidden_from


async def file_of(guest: Guest) -> tuple[Any, str]:
    """The file as it is read, and as text."""
    answer = await guest.http.get("/api/me/data")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"] == f'attachment; filename="{FILE_NAME}"'
    return msgspec.json.decode(answer.content), answer.text


async def test_it_has_everything_and_no_secret(database: str) -> None:
    with serving(database) as server:
        async with server.guest() as ada, server.guest() as ben:
            person = await member(ada, "Adelheid")
            await member(ben, "Ben")
            over = await game_of(ada, ben, rated=True)
            await ended(over, ada, ben)
            await until_counted(ada, over)
            running = await game_of(ben, ada)
            watched = await ben.table("me", "bot")
            async with ada.at(watched) as seat:
                await seat.settle()
                await seat.ask(type="say", text="well played")
            own = await ada.table("me", "friend")
            cup = {"name": "Cup of mine", "game": "lucky-lions"}
            cup_id = (await ada.post("/api/tournaments", cup))["id"]
            bens = (await me(ben))["id"]
            await ada.post(f"/api/people/{bens}/relation", {"kind": "follow", "on": True})
            await ada.http.post("/api/reports", json={"person": bens, "why": "too quick"})
            made = await ada.post("/api/me/tokens", {"bot": "Nimble", "scopes": ["play"]})
            await ada.post("/api/daily/lucky-lions")
            await answer(ada, await path_of(ada), 1)
            store = await opened(database)
            try:
                push = PushSubscription("push", person, "https://push.example/1", "a public key", "a secret", "en", 1.0)
                await store.notices.put_subscription(push, 9)
                row, sessions = await store.person(person), await store.sessions.of(person)
            finally:
                await store.close()
            assert row is not None
            found, text = await file_of(ada)
        assert found["format"] == my_data_file.FORMAT
        assert found["complete"] is True
        assert (found["person"]["id"], found["person"]["name"], found["person"]["code"]) == (
            person, "Adelheid", row.code,
        )  # fmt: skip
        assert found["person"]["has_passphrase"] is True
        assert found["person"]["since"] > 0
        assert len(found["sign_ins"]) == 1
        assert found["push"] == [{"address": "https://push.example/1", "language": "en", "since": 1.0}]
        assert [(one["kind"], one["person"], one["name"]) for one in found["relations"]] == [("follow", bens, "Ben")]
        assert [(one["name"], one["scopes"]) for one in found["bots"]] == [("Nimble (bot)", ["play"])]
        assert [(one["person"], one["why"]) for one in found["reports"]] == [("Ben", "too quick")]
        assert [(one["game"], one["opponents"], one["games"]) for one in found["ratings"]] == [
            ("lucky-lions", "people", 1)
        ]
        assert [(one["table"], one["rank"]) for one in found["rated_games"]] == [(over, 1)]
        assert [(one["game"], one["state"]) for one in found["days"]] == [("lucky-lions", "playing")]
        assert [(one["game"], one["choice"], one["counts"]) for one in found["puzzles"]] == [(ZOO, 1, True)]
        assert [(one["id"], one["name"], one["organised_by_me"]) for one in found["tournaments"]] == [
            (cup_id, "Cup of mine", True)
        ]
        tables = {one["id"]: one for one in found["tables"]}
        assert {over, running, watched, own} <= set(tables)
        assert len(tables) == 5, "and the deal of the day"
        assert [(tables[one]["phase"], tables[one]["my_seats"]) for one in (over, running, watched, own)] == [
            ("over", [0]), ("running", [1]), ("gathering", []), ("gathering", [0]),
        ]  # fmt: skip
        assert tables[watched]["chat"][0]["text"] == "well played"
        assert tables[over]["record"]["seed"]
        assert [tables[one]["record"] for one in (running, watched, own)] == [None] * 3
        secrets = [row.passphrase, made["token"], "a public key", "a secret", "a line of mine"]
        assert [word for word in (*secrets, *(one.id for one in sessions)) if word and word in text] == []


async def test_the_record_is_the_one_that_can_be_downloaded(server: Server) -> None:
    async with couple(server) as pair:
        await pair.play_on()
        record = await pair.ada.get(f"/api/tables/{pair.table}/record")
        found, _ = await file_of(pair.ada)
        mine = next(one for one in found["tables"] if one["id"] == pair.table)["record"]
        assert {name: value for name, value in mine.items() if value is not None} == record


async def test_of_a_deal_of_the_day_the_seed_is_there_when_the_day_is_over(database: str) -> None:
    time = TestTime()
    with serving(database, time=time) as server:
        async with server.guest() as ada:
            table = await play(ada)
            found, text = await file_of(ada)
            one = next(one for one in found["tables"] if one["id"] == table)
            assert (one["phase"], one["record"]) == ("over", None)
            assert one["decisions"]
            time.pass_by(DAY)
            found, _ = await file_of(ada)
            record = next(one for one in found["tables"] if one["id"] == table)["record"]
            assert record["seed"] not in text


def my_view(found: Any, table: str) -> Any:
    one = next(one for one in found["tables"] if one["id"] == table)
    assert (one["phase"], one["record"]) == ("running", None)
    return one["views"]


async def both_files(pair: Couple) -> list[tuple[Any, str]]:
    return [await file_of(guest) for guest in (pair.ada, pair.ben)]


async def test_of_a_running_game_there_is_what_my_seat_may_see_and_nothing_else(server: Server) -> None:
    async with couple(server, options={"more_decisions": True}) as pair, server.guest() as eve:
        texts: list[list[str]] = [[], []]
        while pair.a.table["phase"] == "running":
            for seat, (found, text) in enumerate(await both_files(pair)):
                (view,) = my_view(found, pair.table)
                tell = {"type": "seat-views", "views": [{"seat": view["seat"], "view": view}]}
                hidden_from(seat, tell)
                texts[seat].append(text)
            await pair.play_on(3)
        verified = await eve.get(f"/api/tables/{pair.table}/verify")
        for text in (*texts[0], *texts[1]):
            assert verified["seed"] not in text
            assert verified["secret"] not in text
            assert not any(f'"{nonce}"' in text for nonce in verified["nonces"])


async def test_a_secret_choice_of_another_changes_nothing_in_my_file(server: Server) -> None:
    async with couple(server, options={"more_decisions": True}) as pair:
        await choosing(pair)
        before, _ = await file_of(pair.ben)
        await pair.a.act(pair.a.seat_view())
        after, _ = await file_of(pair.ben)
        assert {**after, "made": 0} == {**before, "made": 0}
        mine, _ = await file_of(pair.ada)
        assert len(mine["tables"][0]["decisions"]) > 0


async def test_who_holds_several_seats_gets_the_spectators_view(server: Server) -> None:
    async with server.guest() as ada:
        await ada.named("Ada")
        seats = [{"kind": "me"}, {"kind": "here", "name": "Tom"}]
        body = {"game": "lucky-lions", "seats": seats, "ready_check": False}
        table = (await ada.post("/api/tables", body))["id"]
        async with ada.at(table) as seat:
            await seat.until_phase("running")
        found, _ = await file_of(ada)
        (view,) = my_view(found, table)
        assert view["seat"] is None


async def test_a_game_that_nobody_may_watch_shows_nothing_to_who_left_it(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben, server.guest() as eve:
        table = await ben.table("me", "friend", spectators=False)
        await ada.join(table)
        await ada.post(f"/api/tables/{table}/leave")
        await eve.join(table)
        async with ben.at(table) as b, eve.at(table):
            await b.until_phase("running")
            await b.ask(type="resign", seat=0)
            await b.until_phase("over")
        found, _ = await file_of(ada)
        one = next(one for one in found["tables"] if one["id"] == table)
        assert (one["seats"], one["record"], one["views"]) == ([], None, [])


async def test_long_lists_are_read_a_page_at_a_time(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql_my_data, "MY_DATA_ROWS", 2)
    async with server.guest() as ada:
        await ada.named("Ada")
        tables = {await ada.table("me", "bot") for _ in range(5)}
        found, _ = await file_of(ada)
        assert [one["id"] for one in found["tables"]] == sorted(tables)


@pytest.mark.parametrize("bound", ["MY_DATA_TABLES", "MY_DATA_BYTES", "MY_DATA_SECONDS"])
async def test_a_file_that_reaches_its_bound_says_so(
    server: Server, monkeypatch: pytest.MonkeyPatch, bound: str
) -> None:
    monkeypatch.setattr(my_data, bound, 0 if bound == "MY_DATA_SECONDS" else 1)
    async with server.guest() as ada:
        await ada.named("Ada")
        for _ in range(2):
            await ada.table("me", "bot")
        found, _ = await file_of(ada)
        assert found["complete"] is False
        assert len(found["tables"]) == (0 if bound == "MY_DATA_SECONDS" else 1)


async def test_who_is_nobody_here_has_no_file(server: Server) -> None:
    async with server.guest() as ada:
        assert (await ada.http.get("/api/me/data")).status_code == 404


async def test_the_file_can_be_had_a_few_times_only(database: str) -> None:
    limits = strict_about(downloads=Quota(Rate(1, 1 / 600), AMPLE))
    with serving(database, limits) as server:
        async with server.guest("fr") as ada, server.guest() as ben:
            await member(ada, "Ada")
            await file_of(ada)
            answer = await ada.http.get("/api/me/data")
            assert answer.status_code == 429
            assert "10 minutes" in answer.json()["text"]
            assert "fichier" in answer.json()["text"]
            await ben.named("Ben")
            await file_of(ben)
