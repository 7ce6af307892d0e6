"""The pages and the Python side agree: on types, on words, and on asking nobody else for anything."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from menagerie.core.words import LANGUAGES, catalogues
from menagerie.server.games_api import shared_words
from menagerie.server.typescript import WIRE_TS, types

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
FILES = sorted(file for file in (WEB / "src").rglob("*") if file.suffix in (".svelte", ".ts"))
SOURCES = [file for file in FILES if not file.name.endswith(".test.ts")]

pytestmark = pytest.mark.source_only

# What a page builds a message's name from, and what it may become.
BUILT = {
    "admin-": ("phase-gathering", "phase-running", "phase-over", "phase-abandoned", "bot-asleep", "bot-slow"),
    "clock-": ("none", "move-1", "move-day", "game-15", "game-60"),
    "allowed-": ("hints", "undo", "hindsight", "whispers"),
    "new-": ("hints", "hints-help", "undo", "undo-help", "hindsight", "hindsight-help"),
    "proposal-": ("hand-over", "my-hand-over", "abandon", "my-abandon"),
    "reset-": ("free", "consent", "marked"),
    "new-visibility-": ("private", "link", "open"),
    "pace-": ("free", "quick", "calm", "slow"),
    "table-visibility-": ("private", "link", "open"),
    "tab-": ("log", "rules", "end", "play-on"),
    "time-": ("days", "hours", "minutes", "seconds"),
    "undo-": ("free", "consent", "marked"),
}


def messages(text: str) -> list[str]:
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


def pages_catalogue(language: str) -> str:
    folder = ROOT / "src" / "menagerie" / "locales" / language
    names = ("legend.ftl", "pages.ftl", "pages_after_game.ftl", "rules_panel.ftl", "together.ftl")
    return "\n".join((folder / name).read_text(encoding="utf-8") for name in names)


def spoken() -> set[str]:
    """Every message the pages ask for, wherever its name stands in their code."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)
    names = set(re.findall(r"""["'`]([a-z]+(?:-[a-z0-9]+)+|close)["'`]""", code))
    return names | {prefix + rest for prefix, ends in BUILT.items() for rest in ends}


def test_the_types_are_those_of_the_structs() -> None:
    written = (ROOT / WIRE_TS).read_text(encoding="utf-8")
    assert written == types(), "write them anew: python -m menagerie.server.typescript"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_find_every_word_they_ask_for(language: str) -> None:
    asked = set(re.findall(r"\bt\(\s*\"([a-z][a-z0-9-]*)\"", "\n".join(file.read_text("utf-8") for file in SOURCES)))
    asked |= {prefix + rest for prefix, ends in BUILT.items() for rest in ends}
    known = set(messages(shared_words(language)))
    assert len(asked) > 100
    assert not asked - known


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_pages_is_left_over(language: str) -> None:
    assert not set(messages(pages_catalogue(language))) - spoken()


def test_both_languages_say_the_same_things_in_the_same_order() -> None:
    english, french = (messages(pages_catalogue(language)) for language in LANGUAGES)
    assert english == french


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_house_is_there_twice(language: str) -> None:
    names = [name for text in catalogues(language, None) for name in messages(text)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_the_texts_stand_in_the_catalogues_and_not_in_the_markup() -> None:
    """A sentence written into a component would stay English for a French reader."""
    allowed = {"Menagerie", "·"}
    left: list[str] = []
    for file in SOURCES:
        if file.suffix != ".svelte":
            continue
        markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
        while "{" in markup and (plainer := re.sub(r"\{[^{}]*\}", "", markup)) != markup:
            markup = plainer
        for text in re.findall(r">([^<>]+)<", markup):
            words = {word for word in text.split() if re.search(r"[A-Za-zÀ-ÿ]{2,}", word)} - allowed
            left += [f"{file.name}: {text.strip()}"] if words else []
    assert left == []


def test_the_lock_of_the_pages_names_no_address() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in lock
    packages = json.loads(lock)["packages"]
    assert all("integrity" in package for name, package in packages.items() if name)


def test_the_pages_ask_no_other_server_for_anything() -> None:
    files = [*SOURCES, WEB / "index.html", *(WEB / "public").iterdir(), WEB / "src" / "app.css"]
    for file in files:
        text = file.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"https?://|//cdn", text), file


def test_the_page_needs_no_inline_script_or_style() -> None:
    """The server's content policy would block it."""
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", page))
    assert "<style" not in page
    assert not re.search(r"\son\w+=|\sstyle=", page)
    for file in SOURCES:
        assert not re.search(r"\sstyle=[\"'{]", file.read_text(encoding="utf-8")), file
