"""Past positions of a running game: a reader gets what they got live, and not a byte more."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie.table.limits import MOMENTS
from tests.server.guests import HELP, Couple, Guest, Seat, Server, couple, legal
from tests.server.test_secrecy import hidden_from

pytestmark = pytest.mark.anyio


async def all_moments(guest: Guest, table: str, after: int = 0) -> list[Any]:
    """Page by page."""
    found: list[Any] = []
    while True:
        page = await guest.get(f"/api/tables/{table}/moments?after={after}&most=7")
        found += page["moments"] if not found else page["moments"][1:]
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


async def test_every_moment_is_what_the_reader_saw_then(server: Server) -> None:
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
            found = await all_moments(guest, two.table)
            assert len(found) > 8
            compared = 0
            for moment in found:
                assert [view["seat"] for view in moment["views"]] == [reader]
                assert all(not view["choices"] and view["point"] is None for view in moment["views"])
                hidden_from(reader, {"type": "seat-views", **moment})
                if moment["entries"] in live:
                    assert [(view["seat"], view["view"]) for view in moment["views"]] == live[moment["entries"]]
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
        address = f"/api/tables/{two.table}/moments?after=0&most={MOMENTS}"
        before = (await two.ada.http.get(address)).content
        beyond = (await two.ada.http.get(f"/api/tables/{two.table}/moments?decision=9999")).content
        answer = await two.b.act(two.b.seat_view(), 1)
        assert answer["type"] == "done"
        assert (await two.ada.http.get(address)).content == before
        for decision in range(1, 30):
            asked = await two.ada.http.get(f"/api/tables/{two.table}/moments?decision={decision}&most=0")
            if asked.status_code == 404:
                assert asked.content == beyond
                continue
            hidden_from(0, {"type": "seat-views", **asked.json()["moments"][0]})


async def test_the_position_after_a_number_of_decisions(server: Server) -> None:
    async with server.guest() as ada:
        made = await ada.post("/api/tables", {"game": "18zoo", "seats": [{"kind": "me"}, {"kind": "here"}]})
        async with ada.at(made["id"]) as screen:
            await screen.until_phase("running")
            await screen.play_on(12)
            await screen.settle()
        here = f"/api/tables/{made['id']}/moments"
        whole = (await ada.get(f"{here}?after=0"))["moments"]
        for decision in (0, 1, 5, 12):
            page = await ada.get(f"{here}?decision={decision}&most=0&language=fr")
            assert [moment["entries"] for moment in page["moments"]] == [whole[decision]["entries"]]
            assert page["moments"][0]["views"][0]["view"] == whole[decision]["views"][0]["view"]
            assert page["more"] == (decision < 12)


async def test_moments_that_nobody_saw_are_refused(server: Server) -> None:
    async with server.guest() as ada:
        table = await ada.table("me", "friend")
        assert (await ada.http.get(f"/api/tables/{table}/moments?after=0")).status_code == 404
        table = await ada.table("me", "bot")
        for query, status in (
            ("after=100000", 404),
            ("after=-1", 400),
            ("after=x", 400),
            ("decision=500", 404),
            (f"most={MOMENTS + 1}", 400),
            ("language=de", 400),
        ):
            refused = await ada.http.get(f"/api/tables/{table}/moments?{query}")
            assert refused.status_code == status, (query, refused.text)
            assert refused.json()["text"]
        assert (await ada.http.get("/api/tables/nowhere/moments")).status_code == 404
