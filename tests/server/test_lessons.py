"""A lesson over the wire: its steps, the answers to tries, who may read it, and that nothing of it is stored."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from menagerie.core.lesson import Lesson, lesson_of
from menagerie.core.registry import game as find_game
from menagerie.table.bot_workers import InProcessBots
from menagerie.table.lessons import LessonTables
from menagerie.table.limits import LESSON_IDLE_SECONDS, LESSON_TABLES, LESSON_TABLES_OF_ONE, Rate
from menagerie.table.live_table import Pace
from menagerie.table.store import PersonRow
from tests.server.guests import FREE, Guest, Seat, Server, TestTime, serving

LIONS = find_game("lucky-lions")


def lesson() -> Lesson:
    found = lesson_of(LIONS)
    assert found is not None
    return found


def first_wish() -> int:
    return next(place.number for place in lesson().places if place.step.action is not None)


async def opened(guest: Guest, step: int = 0) -> str:
    return str((await guest.post("/api/lessons/lucky-lions", {"step": step}))["id"])


async def step_of(seat: Seat) -> Any:
    """The step that is open now: the newest that was sent."""
    await seat.settle()
    return [tell for tell in seat.heard if tell["type"] == "lesson-step"][-1]


async def test_a_whole_lesson(server: Server) -> None:
    """Every step is sent in the reader's words; chapters further on are opened at tables of their own."""
    async with server.guest("fr") as guest:
        number, places = 0, lesson().places
        while True:
            async with guest.at(await opened(guest, number), kind="lessons") as seat:
                while True:
                    step = await step_of(seat)
                    place = places[number]
                    assert step["step"] == number
                    assert step["steps"] == len(places)
                    assert step["text"] == place.step.text.fr
                    assert step["chapter"] == place.chapter.title.fr
                    assert step["next"] == (place.step.action is None)
                    assert step["last"] == (number == len(places) - 1)
                    if step["last"]:
                        return
                    if place.step.action is None:
                        await seat.ask(type="lesson-next", step=number)
                    else:
                        view = seat.seat_view(place.setup.seat)
                        done = await seat.ask(type="act", seat=0, point=view["point"], action=place.step.action)
                        assert done["type"] == "done", done
                    number += 1
                    if any(tell["type"] == "lesson-jump" for tell in seat.heard):
                        break


async def test_a_try_is_answered_by_the_coach_or_by_the_rule_and_changes_nothing(server: Server) -> None:
    async with server.guest() as guest:
        wish = first_wish()
        async with guest.at(await opened(guest, wish), kind="lessons") as seat:
            await seat.settle()
            before = seat.views
            point = seat.seat_view()["point"]
            tried = await seat.ask(type="act", seat=0, point=point, action={"type": "choose", "card": "B02"})
            assert tried["reason"] == "lesson"
            assert tried["text"] == lesson().places[wish].step.answers[0].text.en
            refused = await seat.ask(type="act", seat=0, point=point, action={"type": "discard", "card": "lion"})
            assert refused["reason"] == "rule"
            assert refused["paragraph"] == "3.1"
            other = await seat.ask(type="act", seat=1, point=point, action={"type": "choose", "card": "B18"})
            assert other["reason"] == "not-your-seat"
            for kind in ("ask-undo", "resign", "ask-hint"):
                assert (await seat.ask(type=kind, seat=0))["reason"] == "not-running"
            await seat.ask(type="lesson-next", step=wish)  # this step wants something to be done
            assert (await step_of(seat))["step"] == wish
            assert seat.views == before


async def test_next_pressed_twice_leads_on_once(server: Server) -> None:
    async with server.guest() as guest, guest.at(await opened(guest), kind="lessons") as seat:
        await seat.settle()
        for _ in range(2):
            assert (await seat.ask(type="lesson-next", step=0))["type"] == "done"
        assert (await step_of(seat))["step"] == 1


async def test_a_step_that_is_only_read_accepts_no_move(server: Server) -> None:
    async with server.guest() as guest, guest.at(await opened(guest), kind="lessons") as seat:
        await seat.settle()
        point = seat.seat_view()["point"]
        tried = await seat.ask(type="act", seat=0, point=point, action={"type": "choose", "card": "B18"})
        assert tried["reason"] == "lesson"
        assert "Next" in tried["text"]


async def test_the_language_changes_in_the_middle(server: Server) -> None:
    async with server.guest() as guest, guest.at(await opened(guest), kind="lessons") as seat:
        await seat.settle()
        await seat.send(type="set-language", language="fr")
        assert (await step_of(seat))["text"] == lesson().places[0].step.text.fr


async def test_a_lesson_belongs_to_its_learner_and_is_no_table_of_theirs(server: Server) -> None:
    async with server.guest() as ada, server.guest() as eve:
        table = await opened(ada)
        await eve.get("/api/me")
        async with eve.at(table, kind="lessons", hello=False) as stranger:
            assert (await stranger.hear())["reason"] == "unknown"
        async with ada.at(table, hello=False) as elsewhere:  # at the address of ordinary tables there is none
            assert (await elsewhere.hear())["reason"] == "unknown"
        assert await ada.get("/api/me/tables") == []
        assert (await ada.http.get(f"/api/tables/{table}")).status_code == 404


async def test_bad_requests_are_refused(server: Server) -> None:
    async with server.guest() as guest:
        assert (await guest.http.post("/api/lessons/chess", json={})).status_code == 404
        for step in (-1, 101, "one"):
            assert (await guest.http.post("/api/lessons/lucky-lions", json={"step": step})).status_code == 400
        last = await opened(guest, 100)  # beyond the end is the last step
        async with guest.at(last, kind="lessons") as seat:
            assert (await step_of(seat))["last"]


async def test_opening_steps_has_a_rate_limit(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREE, lessons=Rate(3, 0.001))
    with serving(tmp_path / "zoo.sqlite3", limits=limits) as server:
        async with server.guest() as guest:
            answers = [(await guest.http.post("/api/lessons/lucky-lions", json={})).status_code for _ in range(4)]
            assert answers == [201, 201, 201, 429]


async def test_the_list_of_games_says_which_games_have_a_lesson(server: Server) -> None:
    async with server.guest() as guest:
        games = {game["name"]: game["lesson"] for game in await guest.get("/api/games")}
        steps = len(lesson().places)
        assert games["lucky-lions"] == {"minutes": 4, "steps": steps, "opponent": "cub", "opponents": 2}


async def test_the_number_of_tables_is_bounded() -> None:
    time = TestTime()
    tables = LessonTables(InProcessBots("x"), time, Pace(0, 0))

    def person(name: str) -> PersonRow:
        return PersonRow(name, name, None, name, None)

    own = [await tables.open(LIONS, lesson(), 0, person("ada")) for _ in range(LESSON_TABLES_OF_ONE + 1)]
    assert [tables.find(one.table.id) is not None for one in own] == [False] + [True] * LESSON_TABLES_OF_ONE
    for number in range(LESSON_TABLES + 5):
        time.pass_by(1)
        await tables.open(LIONS, lesson(), 0, person(f"p{number}"))
    assert len(tables) == LESSON_TABLES
    assert tables.find(own[-1].table.id) is None
    time.pass_by(LESSON_IDLE_SECONDS + 1)
    await tables.open(LIONS, lesson(), 0, person("ben"))
    assert len(tables) == 1
