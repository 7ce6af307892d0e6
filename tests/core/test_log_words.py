"""A line of the log is read by everybody, also in a replay: it names every seat and calls nobody "you"."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from menagerie.core.contract import AnyGame
from menagerie.core.words import catalogues
from tests.finished_games import FINISHED

ADDRESS = {
    "en": re.compile(r"\b(you|your|yours)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(tu|toi|ton|ta|tes|vous|votre|vos)\b|\bt’", re.IGNORECASE),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", FINISHED, ids=lambda game: game.name)
def test_no_line_of_the_log_addresses_anybody(game: AnyGame, language: str) -> None:
    serializer = FluentSerializer()
    lines = [
        (entry.id.name, serializer.serialize_entry(entry).partition("=")[2])
        for text in catalogues(language, game.package)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith(("event-", "log-"))
    ]
    assert len(lines) > 20
    assert [name for name, text in lines if ADDRESS[language].search(text)] == []
