"""Past positions of a running game: a reader gets what they got live, and not a byte more."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie.table.limits import PAST_POSITIONS
from tests.server.guests import HELP, Couple, Guest, Seat, Server, couple, legal
from tests.server.test_secrecy import hidden_from

pytestmark = pytest.mark.anyio


async def all_positions(guest: Guest, table: str, after: int = 0) -> list[Any]:
    """Page by page."""
    found: list[Any] = []
    while True:
        page = await guest.get(f"/api/tables/{table}/past-positions?after={after}&most=7")
        found += page["positions"] if not found else page["positions"][1:]
        if not page["more"]:
            return found
        after = found[-1]["entries"]


def live_views(seat: Seat) -> dict[int, Any]:
    """By the number of entries: the first views that were sent then."""
    found: dict[int, Any] = {}
    for tell in seat.heard:
        if tell["type"] == "seat-views":
            found.setdefault(tell["entries"], [(view["seat"], view["view"]) for view in tell["views"]])
    return found


async def play_with_undos(two: Couple, moves: int) -> None:
    for number in range(moves):
        await two.settle()
        if two.a.table["phase"] != "running":
            return
        mover, other = await two.to_move()
        seat = mover.seat_view()["seat"]
        await mover.act(mover.seat_view(), -1)
        await two.settle()
        if number % 5 == 4 and mover.table["phase"] == "running":
            asked = await mover.ask(type="ask-undo", seat=seat)
            await two.settle()
            if asked["type"] == "done" and other.table["undo"] is not None:
                await other.ask(type="answer-undo", seat=1 - seat, agree=True)
                await two.settle()


async def test_every_past_position_is_what_the_reader_saw_then(server: Server) -> None:
    async with (
        couple(server, options={"more_decisions": True}, **HELP) as two,
        server.guest() as eve,
        eve.at(two.table) as e,
    ):
        await play_with_undos(two, 50)
        await e.settle()
        undone = [entry for entry in two.a.entries if entry["undone"]]
        assert undone
        for guest, seat, reader in ((two.ada, two.a, 0), (two.ben, two.b, 1), (eve, e, None)):
            live = live_views(seat)
            found = await all_positions(guest, two.table)
            assert len(found) > 8
            compared = 0
            for one in found:
                assert [view["seat"] for view in one["views"]] == [reader]
                assert all(not view["choices"] and view["point"] is None for view in one["views"])
                hidden_from(reader, {"type": "seat-views", **one})
                if one["entries"] in live:
                    assert [(view["seat"], view["view"]) for view in one["views"]] == live[one["entries"]]
                    compared += 1
            assert compared > 5
            assert found[-1]["views"][0]["view"] == seat.seat_view()["view"]


async def test_what_another_chose_in_secret_changes_no_byte(server: Server) -> None:
    async with couple(server, options={"more_decisions": True}) as two:
        for _ in range(40):
            await two.play_until("pick")
            if len(legal(two.b.seat_view())) > 1:
                break
            await two.play_on(1)
        address = f"/api/tables/{two.table}/past-positions?after=0&most={PAST_POSITIONS}"
        before = (await two.ada.http.get(address)).content
        beyond = (await two.ada.http.get(f"/api/tables/{two.table}/past-positions?decision=9999")).content
        answer = await two.b.act(two.b.seat_view(), 1)
        assert answer["type"] == "done"
        assert (await two.ada.http.get(address)).content == before
        for decision in range(1, 30):
            asked = await two.ada.http.get(f"/api/tables/{two.table}/past-positions?decision={decision}&most=0")
            if asked.status_code == 404:
                assert asked.content == beyond
                continue
            hidden_from(0, {"type": "seat-views", **asked.json()["positions"][0]})


async def test_the_position_after_a_number_of_decisions(server: Server) -> None:
    async with server.guest() as ada:
        made = await ada.post("/api/tables", {"game": "18zoo", "seats": [{"kind": "me"}, {"kind": "here"}]})
        async with ada.at(made["id"]) as screen:
            await screen.until_phase("running")
            await screen.play_on(12)
            await screen.settle()
        here = f"/api/tables/{made['id']}/past-positions"
        whole = (await ada.get(f"{here}?after=0"))["positions"]
        for decision in (0, 1, 5, 12):
            page = await ada.get(f"{here}?decision={decision}&most=0&language=fr")
            assert [one["entries"] for one in page["positions"]] == [whole[decision]["entries"]]
            assert page["positions"][0]["views"][0]["view"] == whole[decision]["views"][0]["view"]
            assert page["more"] == (decision < 12)


async def test_positions_that_nobody_saw_are_refused(server: Server) -> None:
    async with server.guest() as ada:
        table = await ada.table("me", "friend")
        assert (await ada.http.get(f"/api/tables/{table}/past-positions?after=0")).status_code == 404
        table = await ada.table("me", "bot")
        for query, status in (
            ("after=100000", 404),
            ("after=-1", 400),
            ("after=x", 400),
            ("decision=500", 404),
            (f"most={PAST_POSITIONS + 1}", 400),
            ("language=de", 400),
        ):
            refused = await ada.http.get(f"/api/tables/{table}/past-positions?{query}")
            assert refused.status_code == status, (query, refused.text)
            assert refused.json()["text"]
        assert (await ada.http.get("/api/tables/nowhere/past-positions")).status_code == 404
