"""Static documents and questions about a position, with a game that was taught to answer one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from menagerie.core.contract import AnyState, Refused, RuleViolation
from menagerie.core.registry import game
from menagerie.core.words import Words
from menagerie.server import static_documents
from menagerie.table.limits import Rate
from tests.server.guests import FREE, Server, couple, serving

pytestmark = pytest.mark.anyio


class AskScore(Struct, frozen=True, forbid_unknown_fields=True):
    of: int


class Score(Struct, frozen=True):
    of: int
    seat: int | None
    view: Any
    language: str


class Document(Struct, frozen=True):
    players: int
    options: Any


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lucky Lions answers with the asking seat's view of the state it was given."""
    lions = game("lucky-lions")

    def analyse(guess: AnyState, seat: int | None, query: AskScore, words: Words) -> Score:
        if query.of > 7:
            raise Refused(RuleViolation("1.1", "refusal-game-over"))
        return Score(query.of, seat, guess.view(1), words.language)

    monkeypatch.setattr(lions, "query_type", AskScore, raising=False)
    monkeypatch.setattr(lions, "analyse", analyse, raising=False)
    monkeypatch.setattr(lions, "static_document", Document, raising=False)
    static_documents._encoded.cache_clear()
    yield
    static_documents._encoded.cache_clear()


@pytest.mark.usefixtures("questions")
async def test_the_static_document_is_fetched_once(server: Server) -> None:
    async with server.guest() as ada:
        table = await ada.table("me", "bot")
        version = (await ada.get(f"/api/tables/{table}"))["document"]
        got = await ada.http.get(f"/api/tables/{table}/static", params={"version": version})
        assert got.json()["players"] == 2
        assert got.headers["cache-control"] == "public, max-age=31536000, immutable"
        again = await ada.http.get(f"/api/tables/{table}/static", headers={"If-None-Match": got.headers["etag"]})
        assert (again.status_code, again.content, again.headers["cache-control"]) == (304, b"", "no-cache")
        old = await ada.http.get(f"/api/tables/{table}/static", params={"version": "old"})
        assert (old.json(), old.headers["cache-control"]) == (got.json(), "no-cache")
        assert (await ada.http.get("/api/tables/nowhere/static")).status_code == 404


async def test_a_game_without_a_document_has_null(server: Server) -> None:
    async with server.guest() as ada:
        table = await ada.table("me", "bot")
        assert (await ada.get(f"/api/tables/{table}"))["document"] is None
        assert await ada.get(f"/api/tables/{table}/static") is None
        assert await ada.post("/api/games/lucky-lions/static", {"players": 2}) is None


@pytest.mark.usefixtures("questions")
async def test_a_set_up_without_a_table_has_a_document(server: Server) -> None:
    async with server.guest() as ada:
        found = await ada.post("/api/games/lucky-lions/static", {"players": 3, "options": {"more_decisions": True}})
        assert (found["players"], found["options"]["more_decisions"]) == (3, True)
        for body, reason in (
            ({"players": 1}, "unfit-table"),
            ({"players": 2, "options": {"more_decisions": 3}}, "unfit-options"),
            ({"players": 99}, "malformed"),
            ({}, "malformed"),
        ):
            refused = await ada.http.post("/api/games/lucky-lions/static", json=body)
            assert refused.status_code == 400
            assert refused.json()["reason"] == reason
            assert refused.json()["text"]
        assert (await ada.http.post("/api/games/chess/static", json={"players": 2})).status_code == 404


@pytest.mark.usefixtures("questions")
async def test_a_seat_asks_about_the_position_from_its_own_view(server: Server) -> None:
    async with couple(server) as two:
        await two.settle()
        for asker, seat in ((two.a, 0), (two.b, 1)):
            got = await asker.ask(type="analyse", seat=seat, query={"of": 3})
            assert (got["type"], got["answer"]["of"], got["answer"]["seat"]) == ("analysis", 3, seat)
        mine = await two.b.ask(type="analyse", seat=1, query={"of": 3})
        assert mine["answer"]["view"] == two.b.seat_view()["view"]


@pytest.mark.usefixtures("questions")
async def test_an_answer_is_made_from_a_guess(server: Server) -> None:
    """Ben picks in secret; Ada's question about his view gets the same answer before and after."""
    async with couple(server, options={"more_decisions": True}) as two:
        await two.play_until("pick")
        before = await two.a.ask(type="analyse", seat=0, query={"of": 1})
        real = two.b.seat_view()["view"]
        assert before["answer"]["view"] != real
        await two.b.act(two.b.seat_view(), 1)
        after = await two.a.ask(type="analyse", seat=0, query={"of": 1})
        assert after["answer"] == before["answer"]


@pytest.mark.usefixtures("questions")
async def test_questions_are_refused_in_words(server: Server) -> None:
    async with couple(server) as two, server.guest() as eve:
        await two.settle()
        for message, reason in (
            ({"seat": 1, "query": {"of": 1}}, "not-your-seat"),
            ({"seat": 5, "query": {"of": 1}}, "unknown"),
            ({"seat": 0, "query": {"what": 1}}, "malformed"),
            ({"seat": 0, "query": {"of": "x" * 20_000}}, "too-large"),
            ({"seat": 0, "query": 4}, "malformed"),
            ({"seat": 0, "query": {"of": 8}}, "rule"),
            ({"seat": None, "query": {"of": 1}}, "not-your-seat"),
        ):
            refused = await two.a.ask(type="analyse", token=f"token-{reason}", **message)
            assert (refused["type"], refused["reason"]) == ("refusal", reason)
            assert refused["text"]
        async with eve.at(two.table) as e:
            await e.settle()
            assert (await e.ask(type="analyse", seat=None, query={"of": 1}))["reason"] == "not-your-seat"


@pytest.mark.usefixtures("questions")
async def test_spectators_ask_where_the_game_can_guess_for_them(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        game("lucky-lions"), "guess_of_spectator", lambda state, rng: state.guess(0, rng), raising=False
    )
    async with couple(server) as two, server.guest("fr") as eve, eve.at(two.table) as e:
        await e.settle()
        got = await e.ask(type="analyse", seat=None, query={"of": 2})
        assert (got["answer"]["seat"], got["answer"]["language"]) == (None, "fr")


async def test_a_game_that_answers_no_questions_says_so(server: Server) -> None:
    async with couple(server) as two:
        await two.settle()
        refused = await two.a.ask(type="analyse", seat=0, query={"of": 1})
        assert (refused["reason"], refused["text"]) == ("unknown", "This game answers no questions about a position.")


@pytest.mark.usefixtures("questions")
async def test_nothing_can_be_asked_before_the_deal(server: Server) -> None:
    async with server.guest() as ada:
        table = await ada.table("me", "friend")
        async with ada.at(table) as a:
            await a.settle()
            assert (await a.ask(type="analyse", seat=0, query={"of": 1}))["reason"] == "not-running"


@pytest.mark.usefixtures("questions")
async def test_questions_have_a_rate_limit_of_their_own(tmp_path: Path) -> None:
    with serving(tmp_path / "zoo.sqlite3", limits=replace(FREE, analyses=Rate(3, 0.0))) as server:
        async with couple(server) as two:
            await two.settle()
            answers = [await two.a.ask(type="analyse", seat=0, query={"of": 1}) for _ in range(4)]
            assert [one["type"] for one in answers] == ["analysis"] * 3 + ["refusal"]
            assert answers[-1]["reason"] == "too-fast"
            assert (await two.a.ask(type="why", seat=0, action={"type": "nonsense"}))["reason"] == "unknown-action"


@pytest.mark.usefixtures("questions")
async def test_a_replay_answers_for_every_seat_and_move(server: Server) -> None:
    async with server.guest("fr") as ada:
        table = await ada.table("me", "bot")
        async with ada.at(table) as a:
            await a.until_phase("running")
            running = await ada.http.post(f"/api/tables/{table}/positions/1/analyse", json={"query": {"of": 1}})
            assert (running.status_code, running.json()["reason"]) == (409, "not-over")
            await a.play_on()
            await a.settle()
            assert (await a.ask(type="analyse", seat=0, query={"of": 4}))["answer"]["of"] == 4
        here = f"/api/tables/{table}/positions"
        moves = (await ada.get(f"{here}/0"))["moves"]
        for at in (moves, 0, 1, moves // 2, 3, moves):
            position = await ada.get(f"{here}/{at}")
            asked = {"seat": 1, "query": {"of": 1}, "language": "fr"}
            found = (await ada.post(f"{here}/{at}/analyse", asked))["answer"]
            assert found["view"] == position["views"][1]["view"]
            assert found["language"] == "fr"
        for path, body, status in (
            (f"{here}/1/analyse", {"seat": 6, "query": {"of": 1}}, 400),
            (f"{here}/1/analyse", {"seat": 0, "query": {}}, 400),
            (f"{here}/1/analyse", {"seat": 0, "query": {"of": 8}}, 400),
            (f"{here}/{moves + 1}/analyse", {"seat": 0, "query": {"of": 1}}, 404),
            (f"{here}/1/check", {"seat": 0, "action": {"type": "nonsense"}}, 400),
            (f"{here}/1/check", {"seat": 7, "action": {"type": "stand"}}, 400),
        ):
            refused = await ada.http.post(path, json=body)
            assert refused.status_code == status, (path, body, refused.text)
            assert refused.json()["text"]
        position = await ada.get(f"{here}/0")
        decider = next(view for view in position["views"] if view["choices"])
        action = decider["choices"][0]["action"]
        fine = await ada.post(f"{here}/0/check", {"seat": decider["seat"], "action": action})
        assert (fine["type"], fine["legal"]) == ("why-answer", True)
        over = await ada.post(f"{here}/{moves}/check", {"seat": decider["seat"], "action": action, "language": "fr"})
        assert (over["legal"], bool(over["text"]), bool(over["paragraph"])) == (False, True, True)


ODD_QUESTIONS: list[dict[str, Any]] = [
    {"type": "ask-hex", "hex": "Z99"},
    {"type": "ask-fits", "hex": ""},
    {"type": "ask-fits", "hex": "K15", "tiles": [{"hex": "nowhere", "tile": "8", "rotation": 0}]},
    {"type": "ask-best-runs", "family": "GI", "tiles": [{"hex": "K15", "tile": "no-tile", "rotation": 5}]},
    {"type": "ask-best-runs", "family": "GI", "kinds": ["9X"]},
    {"type": "ask-best-runs", "family": "GI", "stations": ["Z99"]},
    {"type": "ask-drawn-runs", "family": "GI", "runs": [{"squirrel": "nobody", "hexes": ["Z99", "K15"]}]},
    {"type": "ask-reach", "family": "GI"},
    {"type": "ask-turn", "actions": []},
    {"type": "ask-turn", "actions": [{"type": "pass"}] * 12},
]


@pytest.mark.parametrize("query", ODD_QUESTIONS, ids=str)
async def test_18zoo_answers_or_refuses_every_question_in_words(server: Server, query: dict[str, Any]) -> None:
    """Also what names no hex, tile, squirrel or station of the game; for a player and for a spectator."""
    async with server.guest() as ada, server.guest("fr") as eve:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = (await ada.post("/api/tables", {"game": "18zoo", "seats": seats}))["id"]
        async with ada.at(table) as a, eve.at(table) as e:
            await a.until_phase("running")
            for asker, seat in ((a, 0), (e, None)):
                got = await asker.ask(type="analyse", seat=seat, query=query)
                assert got["type"] == "analysis" or got["reason"] in ("rule", "malformed"), got
                assert got["type"] == "analysis" or got["text"]
