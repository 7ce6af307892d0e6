"""The puzzles of the day on a server: the same for everybody, answered once, and nothing told before the answer."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from menagerie.club import daily
from menagerie.club.puzzles import puzzle as puzzles
from menagerie.club.puzzles.collection import shipped
from menagerie.club.puzzles.puzzle import Puzzle
from menagerie.core.generator import Generator
from menagerie.core.registry import all_games
from menagerie.core.registry import game as find_game
from menagerie.core.words import words_for
from menagerie.server.club import shown_puzzles
from menagerie.server.club.shown_puzzles import Answered, Asked
from menagerie.table.limits import PUZZLE_DAYS, Rate
from menagerie.table.seat_names import BOT_NAMES
from tests.server.guests import FREE, Guest, Server, TestTime, serving

DAY = 86_400.0
ZOO = "zoo-le-ma"
FAR_AWAY = {"type": "place", "x": 99, "y": 99, "rotation": 0}
"""A placement that no position allows."""
GAMES = [game.name for game in sorted(all_games(), key=lambda game: game.weight)]


async def today(guest: Guest) -> Any:
    return (await guest.get("/api/puzzles"))["today"]


async def info(guest: Guest, game: str = ZOO) -> Any:
    return next(one for one in (await today(guest))["puzzles"] if one["game"] == game)


async def path_of(guest: Guest, game: str = ZOO) -> str:
    return f"/api/puzzles/{(await today(guest))['date']}/{game}"


def known(shown: Any) -> Puzzle:
    """The puzzle that is shown, from the collection."""
    game = find_game(shown["game"])
    return next(
        puzzle for puzzle in shipped(game).values() if plain_view(game.name, puzzle.id) == shown["view"]["view"]
    )


@cache
def plain_view(game: str, puzzle_id: str) -> Any:
    """What the puzzle's seat sees, as JSON."""
    puzzle = shipped(find_game(game))[puzzle_id]
    return msgspec.json.decode(msgspec.json.encode(puzzles.position(puzzle).view(puzzle.seat)))


async def answer(guest: Guest, path: str, place: int, language: str = "en") -> Any:
    action = (await guest.get(path))["view"]["choices"][place]["action"]
    return await guest.post(path, {"action": action, "language": language})


def wrong_places(puzzle: Puzzle) -> list[int]:
    return [place for place in range(len(puzzle.worths)) if puzzles.verdict(puzzle, place) != "right"]


async def test_everybody_gets_the_same_puzzles_also_after_a_restart(tmp_path: Path) -> None:
    database, time = tmp_path / "zoo.sqlite3", TestTime()
    with serving(database, time=time) as server:
        async with server.guest() as ada, server.guest() as ben:
            found = await ada.get("/api/puzzles")
            assert [one["game"] for one in found["today"]["puzzles"]] == GAMES
            assert {one["state"] for one in found["today"]["puzzles"]} == {"open"}
            assert (found["before"], found["streak"], found["answered"]) == ([], 0, 0)
            assert 0 < found["ends"] - found["now"] <= DAY
            seen = [await guest.get(await path_of(guest)) for guest in (ada, ben)]
            assert seen[0] == seen[1]
    with serving(database, time=time) as server:
        async with server.guest() as cem:
            assert await cem.get(await path_of(cem)) == seen[0]


async def test_no_puzzle_comes_again_before_all_were_shown(tmp_path: Path) -> None:
    time = TestTime()
    count = len(shipped(find_game(ZOO)))
    with serving(tmp_path / "zoo.sqlite3", time=time) as server:
        async with server.guest() as ada:
            shown = []
            for _ in range(count + 1):
                shown.append(known(await ada.get(await path_of(ada))).id)
                time.pass_by(DAY)
    assert len(set(shown[:count])) == count
    assert shown[count] in shown[:count]


async def test_nothing_is_told_before_the_answer(server: Server) -> None:
    async with server.guest() as eve:
        for game in GAMES:
            path = await path_of(eve, game)
            for language in ("en", "fr"):
                raw = (await eve.http.get(f"{path}?language={language}")).content
                shown = msgspec.json.decode(raw)
                puzzle = known(shown)
                assert shown["result"] is None
                # all there is follows from the view of the puzzle's seat: nothing else of the puzzle can be in it
                state = puzzles.position(puzzle).guess(puzzle.seat, Generator("another world"))
                assert shown["view"]["view"] == msgspec.json.decode(msgspec.json.encode(state.view(puzzle.seat)))
                words = words_for(find_game(game), language, BOT_NAMES[: puzzle.players])
                for secret in (puzzle.seed, puzzle.id, words.reason(puzzle.reason), "worths", "solution", "curve"):
                    assert secret.encode() not in raw
        listed = (await eve.http.get("/api/puzzles")).content
        assert b"solution" not in listed
        assert b"worths" not in listed


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_no_byte(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything hidden is exchanged, and the page gets the same: before the answer, and in questions."""
    puzzle = next(iter(shipped(find_game(game)).values()))
    raw = msgspec.json.encode(puzzle)
    asked = Asked("2026-11-19", True, "easy")
    action = msgspec.json.decode(msgspec.json.encode(puzzles.position(puzzle).legal(puzzle.seat)[0]))
    position = puzzles.position

    def swapped(one: Puzzle) -> Any:
        return position(one).guess(one.seat, Generator("another world"))

    found = []
    for number, make in enumerate((position, swapped)):
        monkeypatch.setattr(puzzles, "position", make)
        name = f"{game} {number}"
        found.append(
            (
                shown_puzzles.shown(name, raw, asked, None, "en"),
                shown_puzzles.check(name, raw, action, "en"),
                shown_puzzles.place(name, raw, action),
                shown_puzzles.shown(name, raw, asked, Answered(0, True, {0: 1}, None), "fr"),
            )
        )
    assert found[0] == found[1]


async def test_a_person_answers_once_and_then_all_is_told(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben:
        path = await path_of(ada)
        shown = await ada.get(path)
        puzzle = known(shown)
        wrong = wrong_places(puzzle)[0]
        before = (await info(ada))["answers"]
        first = (await answer(ada, path, puzzle.best))["result"]
        assert (first["verdict"], first["counts"], first["people"]) == ("right", True, before + 1)
        again = await asyncio.gather(*(answer(ada, path, wrong, "fr") for _ in range(4)))
        assert {one["result"]["verdict"] for one in again} == {"right"}, "the first answer holds"
        assert {one["result"]["people"] for one in again} == {before + 1}
        assert again[0]["result"]["reason"] != first["reason"], "in French"
        assert (await ben.get(path))["result"] is None
        theirs = (await answer(ben, path, wrong))["result"]
        assert theirs["verdict"] in ("nearly", "wrong")
        best, mine = theirs["choices"][0], next(one for one in theirs["choices"] if one["mine"])
        assert (best["place"], best["solution"], best["mine"], mine["place"]) == (puzzle.best, True, False, wrong)
        assert best["win"] > mine["win"]
        assert best["people"] >= 1 <= mine["people"]
        assert [one["played"] for one in theirs["choices"]].count(True) == 1
        assert len(theirs["choices"]) == len(shown["view"]["choices"])
        assert theirs["reason"].endswith((".", ")"))
        assert theirs["table"] is None
        assert theirs["curve"][-1]["at"] == theirs["moves"]
        states = {(await info(guest))["state"] for guest in (ada, ben)}
        assert states == {"right", theirs["verdict"]}
        mine_now = await ada.get("/api/puzzles")
        assert (mine_now["streak"], mine_now["right"], mine_now["answered"]) == (1, 1, 1)


async def test_a_person_who_answers_many_times_at_once_counts_once(server: Server) -> None:
    async with server.guest() as ada:
        path = await path_of(ada, "zoocracy")
        await ada.named("Ada the quick")  # one person, known before
        puzzle = known(await ada.get(path))
        before = (await info(ada, "zoocracy"))["answers"]
        places = [puzzle.best, *wrong_places(puzzle)[:2]] * 2
        found = await asyncio.gather(*(answer(ada, path, place) for place in places))
        assert len({one["result"]["verdict"] for one in found}) == 1
        assert (await info(ada, "zoocracy"))["answers"] == before + 1


async def test_earlier_days_can_be_solved_and_do_not_count(tmp_path: Path) -> None:
    time = TestTime()
    with serving(tmp_path / "zoo.sqlite3", time=time) as server:
        async with server.guest() as ada, server.guest() as ben:
            path = await path_of(ada)
            puzzle = known(await ada.get(path))
            await answer(ada, path, puzzle.best)
            time.pass_by(DAY)
            found = await ben.get("/api/puzzles")
            assert [day["date"] for day in found["before"]] == [daily.days_after(found["today"]["date"], -1)]
            assert (await ben.get(path))["today"] is False
            late = (await answer(ben, path, puzzle.best))["result"]
            assert (late["verdict"], late["counts"], late["people"]) == ("right", False, 1)
            seen = await ben.get("/api/puzzles")
            assert (seen["right"], seen["answered"], seen["streak"]) == (0, 0, 0)
            assert seen["before"][0]["puzzles"][1]["state"] == "right"
            assert (await ada.get("/api/puzzles"))["streak"] == 1, "until today is over"
            second = await path_of(ada)
            await answer(ada, second, known(await ada.get(second)).best)
            assert (await ada.get("/api/puzzles"))["streak"] == 2
            time.pass_by(2 * DAY)
            assert (await ada.get("/api/puzzles"))["streak"] == 0
            time.pass_by((PUZZLE_DAYS - 3) * DAY)
            assert (await ada.http.get(path)).status_code == 404
            assert (await ada.get(second))["result"]["verdict"] == "right"


async def test_what_cannot_be_answered_is_refused_and_stores_nobody(server: Server) -> None:
    async with server.guest() as eve:
        path = await path_of(eve)
        for action in ({"type": "nothing"}, {}, FAR_AWAY, {**FAR_AWAY, "rotation": 9}):
            refused = await eve.http.post(path, json={"action": action})
            assert refused.status_code in (400, 403), action
        assert eve.http.cookies.get("menagerie") is None
        for wrong in ("2026-13-01", "today", daily.days_after((await today(eve))["date"], 1)):
            assert (await eve.http.get(f"/api/puzzles/{wrong}/{ZOO}")).status_code == 404
        assert (await eve.http.get(f"{path}x")).status_code == 404
        assert (await eve.http.get(f"/api/puzzles/{'9' * 500}/{ZOO}")).status_code == 400


async def test_the_board_may_ask_and_check(server: Server) -> None:
    async with server.guest() as ada:
        path = await path_of(ada)
        shown = await ada.get(path)
        legal = shown["view"]["choices"][0]["action"]
        assert (await ada.post(f"{path}/check", {"action": legal}))["legal"] is True
        refused = await ada.post(f"{path}/check", {"action": FAR_AWAY, "language": "fr"})
        assert refused["legal"] is False
        assert refused["paragraph"]
        unknown = await ada.http.post(f"{path}/analyse", json={"query": {"type": "nothing"}})
        assert unknown.status_code == 400


async def test_requests_for_puzzles_are_limited(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREE, puzzles=Rate(1, 0), analyses=Rate(1, 0))
    with serving(tmp_path / "zoo.sqlite3", limits) as strict:
        async with strict.guest() as ada:
            path = await path_of(ada)
            shown = await ada.http.get(path)
            assert [shown.status_code, (await ada.http.get(path)).status_code] == [200, 429]
            body = {"action": shown.json()["view"]["choices"][0]["action"]}
            answers = [await ada.http.post(f"{path}{rest}", json=body) for rest in ("/check", "/check", "")]
            assert [one.status_code for one in answers] == [200, 429, 429], [one.text for one in answers]
