"""A table people trust, over the wire: names, readiness, agreement, rematch, and what the table allows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import HELP, Server, TestTime, couple, serving

pytestmark = pytest.mark.anyio


async def test_a_guest_has_no_chosen_name_until_there_is_one(server: Server) -> None:
    for language in ("en", "fr"):
        async with server.guest(language) as ada:
            assert (await ada.get("/api/me"))["named"] is False
            await ada.named("Ada")
            assert (await ada.get("/api/me"))["named"] is True


async def test_the_second_person_at_a_screen_has_a_name(server: Server) -> None:
    for language, name in (("en", "Player 2"), ("fr", "Joueur 2")):
        async with server.guest(language) as ada:
            await ada.named("Ada")
            table = await ada.table("me", "here")
            assert [seat["name"] for seat in (await ada.get(f"/api/tables/{table}"))["seats"]] == ["Ada", name]


async def test_friends_begin_when_everybody_is_ready(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben:
        await ada.named("Ada")
        await ben.named("Ben")
        table = await ada.table("me", "friend", "friend", ready_check=True)
        await ben.join(table)
        async with ada.at(table) as a, ben.at(table) as b:
            assert (await a.ask(type="set-ready", ready=True))["type"] == "done"
            await b.settle()
            assert [seat["ready"] for seat in b.table["seats"]] == [True, False, False]
            refused = await ada.http.post(f"/api/tables/{table}/start", json={"fill_with_bots": True})
            assert (refused.status_code, "Ben" in refused.json()["text"]) == (409, True)
            await b.ask(type="set-ready", ready=True)
            assert b.table["phase"] == "gathering", "a seat is open"
            await ada.post(f"/api/tables/{table}/start", {"fill_with_bots": True})
            await b.until_phase("running")


async def test_help_is_off_between_people_and_on_alone(server: Server) -> None:
    async with server.guest() as ada:
        for kinds, chosen, expected in (
            (("me", "bot"), {}, True),
            (("me", "friend"), {}, False),
            (("me", "here"), {}, False),
            (("me", "friend"), HELP, True),
            (("me", "bot"), dict.fromkeys(HELP, False), False),
        ):
            table = await ada.table(*kinds, **chosen)
            state = await ada.get(f"/api/tables/{table}")
            assert state["allowed"] == dict.fromkeys(HELP, expected)


async def test_what_the_table_does_not_allow_is_refused(server: Server) -> None:
    async with couple(server) as two:
        mover, _ = await two.to_move()
        seat = mover.seat_view()["seat"]
        hint = await mover.ask(type="ask-hint", seat=seat)
        assert (hint["reason"], hint["text"]) == ("not-allowed", "This table is played without hints.")
        await mover.act(mover.seat_view())
        await two.settle()
        assert mover.seat_view()["undo"] == "none"
        undo = await mover.ask(type="ask-undo", seat=seat)
        assert (undo["reason"], undo["text"]) == ("no-undo", "This table is played without undo.")
        assert (await mover.ask(type="reset-turn", seat=seat))["reason"] == "no-undo"


async def test_a_seat_is_handed_over_by_all_who_are_there_and_never_by_the_owner_alone(tmp_path: Path) -> None:
    time = TestTime()
    with serving(tmp_path / "zoo.sqlite3", time=time) as server:
        async with server.guest() as ada, server.guest() as ben, server.guest() as cleo:
            table = await ada.table("me", "friend", "friend", absence_minutes=5)
            await ben.join(table)
            await cleo.join(table)
            async with ada.at(table) as a, cleo.at(table) as c:
                async with ben.at(table):
                    await a.until_phase("running")
                    assert (await a.ask(type="hand-over", seat=1))["reason"] == "not-your-seat"
                await a.until(lambda tell: tell["type"] == "presence" and not tell["seats"][1]["here"])
                assert (await a.ask(type="hand-over", seat=1))["type"] == "refusal", "not away for long"
                time.pass_by(5 * 60)
                assert (await a.ask(type="hand-over", seat=1, bot="random"))["type"] == "done"
                await c.settle()
                assert c.table["proposal"] == {"what": "hand-over", "seat": 0, "absent": 1, "waiting_for": [2]}
                assert c.table["seats"][1]["bot"] is None
                async with ben.at(table) as b:
                    await b.settle()
                    assert b.table["proposal"] is None, "who is back keeps the seat"
                await a.until(lambda tell: tell["type"] == "presence" and not tell["seats"][1]["here"])
                time.pass_by(5 * 60)
                await a.ask(type="hand-over", seat=1, bot="random")
                assert (await c.ask(type="answer-proposal", agree=True))["type"] == "done"
                await a.settle()
                assert a.table["seats"][1]["bot"] == "random"


async def test_a_rematch_without_those_who_decline(server: Server) -> None:
    for with_bots, kinds in ((True, ["person", "bot"]), (False, ["person", "open"])):
        async with couple(server) as two:
            assert (await two.a.ask(type="answer-rematch", agree=True))["reason"] == "not-running"
            await two.b.ask(type="resign", seat=1)
            await two.a.ask(type="rematch")
            assert (await two.b.ask(type="rematch-without", with_bots=True))["reason"] == "not-your-seat"
            assert (await two.b.ask(type="answer-rematch", agree=False))["type"] == "done"
            assert (await two.a.ask(type="rematch-without", with_bots=with_bots))["type"] == "done"
            await two.settle()
            state = await two.ada.get(f"/api/tables/{two.b.table['rematch']}")
            assert [seat["kind"] for seat in state["seats"]] == kinds
            assert [seat["mine"] for seat in state["seats"]] == [True, False]


async def test_a_rematch_does_not_wait_for_who_left(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben:
        table = await ada.table("me", "friend")
        await ben.join(table)
        async with ada.at(table) as a:
            async with ben.at(table) as b:
                await b.until_phase("running")
                await b.ask(type="resign", seat=1)
            await a.until(lambda tell: tell["type"] == "presence" and not tell["seats"][1]["here"])
            await a.ask(type="rematch")
            await a.settle()
            assert a.table["rematch"] is None
            assert (await a.ask(type="rematch-without", with_bots=True))["type"] == "done"
            await a.settle()
            assert a.table["rematch"]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seats": [{"kind": "me"}]}, "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "seats"),
        ({"seats": [{"kind": "me"}] + [{"kind": "bot"}] * 5}, "wild_animals"),
        ({"options": {"market": 99}}, "market"),
        ({"absence_minutes": 0}, "absence_minutes"),
        ({"game": "18zoo", "options": {"map": "custom", "modules": ["1A"]}}, "modules"),
    ],
)
async def test_an_error_names_its_field(server: Server, change: dict[str, Any], field: str) -> None:
    body = {"game": "lucky-lions", "seats": [{"kind": "me"}, {"kind": "bot"}], **change}
    async with server.guest() as ada:
        answer = await ada.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["field"]) == (400, field)
        if field in ("seats", "absence_minutes"):
            return
        setup = {"players": len(body["seats"]), "options": body.get("options", {})}
        checked = await ada.http.post(f"/api/games/{body['game']}/check", json=setup)
        assert (checked.json()["ok"], checked.json()["field"]) == (False, field)


async def test_a_set_up_that_fits_has_no_error(server: Server) -> None:
    async with server.guest() as ada:
        checked = await ada.post("/api/games/lucky-lions/check", {"players": 6, "options": {"wild_animals": True}})
        assert checked == {"ok": True, "text": "", "field": None}
