"""The log of whole games: headings, one line an event, nothing twice, names in place of codes."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from menagerie.core.contract import AnyGame
from menagerie.core.event_lines import EventLine, event_lines, seats_named
from menagerie.core.generator import Generator
from menagerie.core.registry import all_games
from menagerie.core.words import LANGUAGES, words_for
from tests.finished_games import FINISHED

NAMES = ("Anaïs", "Ben", "Otto", "Zoé", "Élodie", "Hugo")
MOST_MOVES = 500
CODES = re.compile(
    r"\b\d[SJ]-\d"  # squirrels
    r"|\b[A-Z]{2}_\d"  # cards of a family
    r"|[a-z]+_[a-z]+"  # names in our code
    r"|[A-Z]+_[A-Z]+"  # powers
    r"| > | >$"
    r"|\(-?\d+, -?\d+\)"  # places in a zoo
)

ZOO_CARD = re.compile(r"\b[BFZ]\d\d\b")
"""Of Lucky Lions; in 18ZOO a hex is printed so on the board."""

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
each_finished_game = pytest.mark.parametrize("game", FINISHED, ids=lambda game: game.name)


def moves(game: AnyGame, language: str, seat: int | None) -> Iterator[list[EventLine]]:
    """The lines of each move of a random game, as the seat reads them."""
    players = min(game.players[1], 4)
    words = words_for(game, language, NAMES[:players])
    state, rng = game.new(players, seed="log"), Generator("log")
    for _ in range(MOST_MOVES):
        if not state.waiting_on:
            return
        mover = rng.choice(state.waiting_on)
        yield event_lines(game, state.apply(mover, rng.choice(state.legal(mover))), seat, words)


@each_finished_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [None, 0])
def test_a_whole_log(game: AnyGame, language: str, seat: int | None) -> None:
    headings = lines = 0
    for move in moves(game, language, seat):
        texts = [line.text for line in move if line.text]
        under: list[str] = []
        for line in move:
            under = [] if line.heading is not None else under
            assert not line.text or line.text not in under, "the same line twice under one heading"
            under.append(line.text)
            assert "\n" not in line.text
            for text in (line.text, line.heading.text if line.heading else ""):
                assert not CODES.search(text), text
                assert game.name != "lucky-lions" or not ZOO_CARD.search(text), text
            if line.heading is not None:
                headings += 1
                assert line.heading.text.strip()
                assert line.heading.text.rstrip(".") != line.text.rstrip("."), "the line repeats its heading"
        lines += len(texts)
    assert headings > 3
    assert lines > headings


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_headings_are_those_that_events_open_later(game: AnyGame, language: str) -> None:
    words = words_for(game, language, NAMES)
    first = game.first_headings(game.new(game.players[0], seed="log").view(None), words)
    levels = [heading.level for heading in first]
    assert levels == sorted(levels)
    assert all(heading.text for heading in first)


@each_game
def test_headings_reveal_nothing(game: AnyGame) -> None:
    """Everybody reads the same headings."""
    for seen in zip(*(moves(game, "en", seat) for seat in (None, 0, 1)), strict=True):
        headings = [[line.heading for line in move if line.heading] for move in seen]
        assert headings[0] == headings[1] == headings[2]


@each_finished_game
def test_some_events_matter_more_than_others(game: AnyGame) -> None:
    told = [game.is_important(line.event) for move in moves(game, "en", None) for line in move if line.text]
    assert 0.02 < sum(told) / len(told) < 0.9


@each_game
def test_events_name_seats_that_there_are(game: AnyGame) -> None:
    players = min(game.players[1], 4)
    named = {seat for move in moves(game, "en", None) for line in move for seat in seats_named(line.event, players)}
    assert named == set(range(players))
