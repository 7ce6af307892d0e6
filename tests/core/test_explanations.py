"""What is on a board is explained: in every language, with a rule, and all of it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from menagerie.core.contract import AnyGame
from menagerie.core.explanations import explanation_source, explanation_text, group_title
from menagerie.core.ledger import ledger
from menagerie.core.words import LANGUAGES
from menagerie.games.eighteen_zoo.rules.facts import POWERS, Family
from menagerie.games.eighteen_zoo.static_document import Area, Colour
from menagerie.games.lucky_lions.rules.cards import Card as AnimalCard
from menagerie.games.lucky_lions.rules.cards import Special
from menagerie.games.zoo_le_ma.rules.tiles import Animal as Kind
from menagerie.games.zoocracy.rules.identifiers import CardKind, EventKind, Office, Phase, Species
from tests.finished_games import FINISHED

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
MOST_WORDS = 60
"""In a text: one to three sentences."""

each_game = pytest.mark.parametrize("game", FINISHED, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def of(prefix: str, names: tuple[str, ...]) -> set[str]:
    return {f"{prefix}:{name}" for name in names}


def squirrels() -> tuple[str, ...]:
    text = (files("menagerie.games.eighteen_zoo") / "data" / "squirrels.toml").read_text("utf-8")
    return tuple(kind["id"] for kind in tomllib.loads(text)["type"])


PIECES = {
    "lucky-lions": of("card", get_args(AnimalCard)) | of("special", get_args(Special)),
    "zoo-le-ma": of("enclosure", get_args(Kind)) | {"visitor", "tree", "bench", "star", "bush", "flag", "coins"},
    "zoocracy": of("card", get_args(CardKind)) | of("event", get_args(EventKind)) | of("office", get_args(Office))
    | of("species", get_args(Species)) | of("phase", get_args(Phase)) | of("program", ("p1", "p2")),
    "18zoo": of("power", POWERS) | of("family", get_args(Family)) | of("squirrel", squirrels())
    | of("hex", get_args(Area)) | of("tile", get_args(Colour)) | of("card", ("parents", "child", "cousin")),
}  # fmt: skip
"""The kinds of pieces that the data of each game holds."""


def folder(game: AnyGame) -> Path:
    drawn = WEB / game.package.rpartition(".")[2]
    return drawn if drawn.exists() else WEB / game.name


def ids(game: AnyGame) -> list[str]:
    return [thing.id for thing in game.explanations]


@cache
def messages(game: AnyGame, language: str) -> dict[str, fluent.Message]:
    body = FluentParser().parse(explanation_source(game.package, language)).body
    assert not [entry.content for entry in body if isinstance(entry, fluent.Junk)]
    found = [entry for entry in body if isinstance(entry, fluent.Message)]
    assert len(found) == len({entry.id.name for entry in found})
    return {entry.id.name: entry for entry in found}


# --- the texts


@each_game
@each_language
def test_everything_has_a_name_and_a_text(game: AnyGame, language: str) -> None:
    assert ids(game)
    assert len(ids(game)) == len(set(ids(game)))
    for thing in game.explanations:
        texts = explanation_text(game, thing.id, language)
        assert group_title(game, thing.group, language)
        for text in filter(None, (texts.name, texts.text, texts.when)):
            assert text.strip() == text
            assert not re.search(r"[{}$]|  |'", text), f"{thing.id}: {text}"
            assert len(text.split()) <= MOST_WORDS, f"{thing.id} is too long"
            if language == "fr":
                assert not re.search(r"(?<![\u00a0\d])[:;?!%»](?![\d»])|«(?!\u00a0)", text), f"{thing.id}: {text}"
        assert texts.text.endswith("."), thing.id


@each_game
def test_both_languages_explain_the_same_and_nothing_is_left_over(game: AnyGame) -> None:
    english, french = messages(game, "en"), messages(game, "fr")
    assert list(english) == list(french)
    for name, message in english.items():
        parts = [attribute.id.name for attribute in message.attributes]
        assert parts == [attribute.id.name for attribute in french[name].attributes], name
        assert set(parts) <= {"text", "when"}
    wanted = {f"explain-group-{thing.group}" for thing in game.explanations}
    wanted |= {"explain-" + re.sub("[: ]", "-", name) for name in ids(game)}
    assert sorted(english.keys() ^ wanted) == []


@each_game
def test_everything_has_a_rule(game: AnyGame) -> None:
    for language in LANGUAGES:
        known = {paragraph.number for paragraph in ledger(game, language).paragraphs}
        assert [thing for thing in game.explanations if thing.paragraph not in known] == []


@each_game
def test_every_kind_of_piece_is_explained(game: AnyGame) -> None:
    assert sorted(PIECES[game.name] - set(ids(game))) == []


# --- the marks on the boards


def first_argument(text: str) -> str:
    """Up to the first comma or bracket that belongs to the call itself."""
    depth = 0
    for place, sign in enumerate(text):
        if sign in "([{":
            depth += 1
        elif sign in ")]}":
            if depth == 0:
                return text[:place]
            depth -= 1
        elif sign == "," and depth == 0:
            return text[:place]
    return text


def marks(text: str) -> Iterator[tuple[str, bool]]:
    """The ids in the calls of ``explain(...)``, and whether one is only the beginning of one."""
    calls = [first_argument(text[found.end() :]) for found in re.finditer(r"(?:(?<=\.\.\.)|(?<![.\w]))explain\(", text)]
    for call in calls:
        plain = re.sub(r"[!=]== *\"[^\"]*\"", "", call)  # what something is compared with is no id
        yield from ((name, False) for name in re.findall(r"\"([^\"]+)\"", plain))
        yield from ((name, True) for name in re.findall(r"`([^`$]*)\$\{", plain))
    yield from ((name, False) for name in re.findall(r"\bexplained=\"([^\"]+)\"", text))


@cache
def marked(game: AnyGame) -> frozenset[tuple[str, bool]]:
    sources = [file for file in folder(game).rglob("*.svelte") if file.name != "Picture.svelte"]
    return frozenset(chain.from_iterable(marks(file.read_text("utf-8")) for file in sources))


COMPUTED = {"government", "opposition", "tree", "bench"}
"""Marked by a variable of the same name."""


@pytest.mark.source_only
@each_game
def test_every_mark_on_a_board_is_explained(game: AnyGame) -> None:
    known = ids(game)
    unknown = [
        name
        for name, begun in marked(game)
        if not (any(one.startswith(name) for one in known) if begun else name in known)
    ]
    assert sorted(unknown) == []


@pytest.mark.source_only
@each_game
def test_everything_that_is_explained_is_marked_on_the_board(game: AnyGame) -> None:
    whole = {name for name, begun in marked(game) if not begun} | COMPUTED
    beginnings = tuple(name for name, begun in marked(game) if begun)
    assert sorted(name for name in ids(game) if name not in whole and not name.startswith(beginnings)) == []
