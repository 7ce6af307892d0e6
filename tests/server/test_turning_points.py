"""The turning points of a game, which only a game that is over has; and the coach, for who plays alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from menagerie.table.limits import Quota, Rate
from tests.server.guests import AMPLE, FREE, Guest, Server, couple, serving, strict_about
from tests.server.test_afterwards import finished

ALONE = {"game": "lucky-lions", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


async def alone(guest: Guest, game: str = "lucky-lions") -> str:
    made = await guest.post("/api/tables", {**ALONE, "game": game})
    table: str = made["id"]
    return table


async def test_everyone_may_see_how_the_probabilities_went_once_the_game_is_over(server: Server) -> None:
    async with finished(server) as two, server.guest() as eve:
        address = f"/api/tables/{two.table}/turning-points"
        first, again, french = await asyncio.gather(
            eve.get(address), two.ada.get(address), two.ben.get(f"{address}?language=fr")
        )
        assert first == again
        assert server.bots.reviewed.count(two.table) == 1, "computed once for all who ask"
        moves = (await eve.get(f"/api/tables/{two.table}/positions/0"))["moves"]
        assert first["moves"] == moves
        winners = [one["seat"] for one in two.a.table["result"]["standings"] if one["rank"] == 1]
        assert sum(first["curve"][-1]["win_probabilities"][seat] for seat in winners) == 1
        assert 1 <= len(first["points"]) <= 3
        for point, other in zip(first["points"], french["points"], strict=True):
            there = await eve.get(f"/api/tables/{two.table}/positions/{point['move']}")
            assert there["seat"] == point["seat"]
            assert point["title"].startswith(("Ada: ", "Ben: "))
            assert f"{int(100 * point['before'] + 0.5)}%" in point["text"]
            assert f"{int(100 * point['after'] + 0.5)}%" in point["text"]
            assert point["text"].endswith(".")
            assert point["move"] == other["move"]
            assert point["text"] != other["text"]


async def test_a_game_that_runs_has_no_turning_points(server: Server) -> None:
    async with couple(server) as two:
        for person in (two.ada, two.ben):
            answer = await person.http.get(f"/api/tables/{two.table}/turning-points")
            assert answer.status_code == 404
            assert answer.json()["text"].startswith("There are no turning points")
        assert two.table not in server.bots.reviewed
        assert (await two.ada.http.get("/api/tables/nowhere/turning-points")).status_code == 404


async def test_a_game_that_was_broken_off_has_none(server: Server) -> None:
    async with server.guest() as ada:
        table = await alone(ada)
        async with ada.at(table) as a:
            await a.until_phase("running")
            await a.ask(type="abandon", seat=0)
            await a.until_phase("abandoned")
        assert (await ada.http.get(f"/api/tables/{table}/turning-points")).status_code == 404


async def test_requests_for_turning_points_are_limited(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREE, reviews=Rate(1, 0))
    with serving(tmp_path / "zoo.sqlite3", limits) as strict:
        async with finished(strict) as two:
            address = f"/api/tables/{two.table}/turning-points"
            answers = [await two.ada.http.get(address) for _ in range(2)]
            assert [answer.status_code for answer in answers] == [200, 429]


async def decided(person: Any) -> str:
    """Makes a move where there is a choice; the point it answered."""
    while True:
        view = await person.decision()
        assert (await person.act(view, choice=-1))["type"] == "done"
        if len(view["choices"]) > 1:
            point: str = view["point"]
            return point


async def test_the_coach_says_what_it_would_have_done_to_who_plays_alone(server: Server) -> None:
    async with server.guest() as ada:
        table = await alone(ada)
        async with ada.at(table) as a:
            await a.until_phase("running")
            point = await decided(a)
            answer = await a.ask(type="ask-advice", seat=0, point=point)
            assert answer["type"] == "advice"
            expected = "I would have done the same." if answer["agrees"] else "I would have chosen: "
            assert answer["text"].startswith(expected)
            stale = await a.ask(type="ask-advice", seat=0, point="1.nonsense")
            assert (stale["type"], stale["reason"]) == ("refusal", "not-running")
            other = await a.ask(type="ask-advice", seat=1, point=point)
            assert (other["type"], other["reason"]) == ("refusal", "not-your-seat")


async def test_the_coach_is_silent_where_other_people_play(server: Server) -> None:
    async with couple(server) as two:
        before = len(server.bots.advised)
        for person, seat in ((two.a, 0), (two.b, 1)):
            answer = await person.ask(type="ask-advice", seat=seat, point="1.choose")
            assert (answer["type"], answer["reason"]) == ("refusal", "not-running")
        assert len(server.bots.advised) == before


async def test_questions_to_the_coach_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path / "zoo.sqlite3", strict_about(hints=Quota(Rate(1, 0), AMPLE))) as strict:
        async with strict.guest() as ada:
            table = await alone(ada)
            async with ada.at(table) as a:
                await a.until_phase("running")
                point = await decided(a)
                first = await a.ask(type="ask-advice", seat=0, point=point)
                again = await a.ask(type="ask-advice", seat=0, point=point)
                assert first["type"] == "advice"
                assert (again["type"], again["reason"]) == ("refusal", "quota")
