"""The API as it describes itself: the games, the words, the rules, and schemathesis on all of it."""

from __future__ import annotations

import re
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from menagerie.core.registry import all_games
from tests.server.guests import Server


async def test_the_list_describes_every_game(server: Server) -> None:
    async with server.guest() as eve:
        listed = await eve.get("/api/games")
        assert sorted(box["name"] for box in listed) == [game.name for game in all_games()]
        assert [box["weight"] for box in listed] == sorted(box["weight"] for box in listed)
        lions = next(box for box in listed if box["name"] == "lucky-lions")
        fields = {field["name"]: field for field in lions["options"]}
        assert fields["busy_zoo"] == {
            "name": "busy_zoo", "kind": "flag", "default": False, "least": None, "most": None, "choices": [],
        }  # fmt: skip
        assert (fields["market"]["least"], fields["market"]["most"]) == (2, 6)
        assert fields["deck"]["choices"] == ["fixed", "fresh"]
        assert lions["bots"] == [
            {"name": name, "paws": paws} for paws, name in enumerate(("cub", "peacock", "tortoise", "keeper"), start=1)
        ]


def messages(catalogue: str) -> list[str]:
    """The names of its messages and terms."""
    return re.findall(r"^(-?[a-z][\w-]*) =", catalogue, re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_words_and_rules(server: Server, language: str) -> None:
    async with server.guest() as eve:
        answer = await eve.http.get(f"/api/words/{language}")
        assert answer.headers["content-encoding"] == "gzip"
        words = answer.json()
        assert set(words) == {"", *(game.name for game in all_games())}
        at_boards = {game.name: await eve.get(f"/api/words/{language}/{game.name}") for game in all_games()}
        assert [set(texts) for texts in at_boards.values()] == [{name} for name in at_boards]
        assert "board-" in at_boards["18zoo"]["18zoo"]
        assert "board-" not in words["18zoo"], "only its board says it"
        assert not {*messages(words["18zoo"])} & {*messages(at_boards["18zoo"]["18zoo"])}
        words |= {name: f"{words[name]}\n{texts[name]}" for name, texts in at_boards.items()}
        assert "nav-lobby" in words[""]
        assert "game-title" in words["lucky-lions"]
        assert "nav-lobby" not in words["lucky-lions"]
        assert "log-dealt" not in words[""], "it comes as a sentence"
        assert "cli-help-play" not in words[""], "no page says it"
        assert "reason-duel" not in words["lucky-lions"], "it comes as a sentence"
        assert not re.search(r"^(event|refusal|difference)-", words["18zoo"], re.MULTILINE), "they come as sentences"
        for game, text in words.items():
            known = {*messages(words[""]), *messages(text)}
            quoted = {*re.findall(r"\{ (-?[a-z][\w-]*) \}", text)}
            assert quoted <= known, f"messages of {game} hold messages that are left out"
        rules = await eve.get(f"/api/games/lucky-lions/rules?language={language}")
        assert rules["language"] == language
        assert "3.1" in [paragraph["number"] for section in rules["sections"] for paragraph in section["paragraphs"]]


async def test_the_page_about_the_api_needs_nothing_from_elsewhere(server: Server) -> None:
    async with server.guest() as eve:
        page = await eve.http.get("/api")
        assert page.headers["content-type"].startswith("text/html")
        assert "POST /api/tables" in page.text
        assert "<script" not in page.text
        assert "://" not in page.text


@pytest.mark.parametrize("examples", [2, pytest.param(30, marks=pytest.mark.soak)])
def test_the_api_does_what_it_says(server: Server, examples: int) -> None:
    """Schemathesis asks every operation good and bad questions, and looks whether the answers are as described."""
    described = schemathesis.openapi.from_url(f"http://{server.address}/api/schema/openapi.json")
    operations = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 15, "one that cannot be read is none"
    usual = settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    for operation in operations:

        @usual
        @given(case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE))
        def ask_well(case: schemathesis.Case[Any]) -> None:
            # Bounds between fields (players and options) and unknown fields are more than the schema can say.
            case.call_and_validate(excluded_checks=[positive_data_acceptance])

        @usual
        @given(case=operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
        def ask_badly(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate()

        ask_well()
        if operation.body or operation.query:
            ask_badly()
