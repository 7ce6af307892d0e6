"""The terminal: numbers that are meant, choices that are gone, a screen of 24 rows, and what cards and offices are."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest

import menagerie as library
from menagerie.cli import explain
from menagerie.cli.choices import choices_of, gone, gone_line, grouped, kind_of, listed, meant_number, prompt_range
from menagerie.core.explanations import explanation_text
from menagerie.core.generator import Generator
from menagerie.core.ledger import ledger
from menagerie.core.words import words_for
from menagerie.games.zoo_le_ma.actions import Bid
from tests.cli.conftest import Order

ROWS, COLUMNS = 24, 80
ZLM, ZOOCRACY, LIONS = "zoo-le-ma", "zoocracy", "lucky-lions"


@pytest.mark.parametrize(("game", "said"), [(ZLM, "secretly bids 3 coins"), (ZOOCRACY, "Player 1 bids 3 food")])
def test_the_number_typed_is_the_bid(menagerie: Order, game: str, said: str) -> None:
    answer = menagerie("play", game, "--seed", "5", typed="3\nq\n")
    assert said in answer.out
    assert "Your choice (0–" in answer.out


def test_zero_is_a_bid_too(menagerie: Order) -> None:
    assert "secretly bids 0 coins" in menagerie("play", ZLM, "--seed", "5", typed="0\nq\n").out


def test_a_bid_that_cannot_be_paid_is_refused_by_its_rule(menagerie: Order) -> None:
    refused = menagerie("play", ZLM, "--seed", "5", typed="99\nq\n").out.split("Your choice")[1]
    assert "You cannot bid 99" in refused
    assert "(Rule " in refused


def test_choices_that_are_gone_say_why() -> None:
    game = library.game(ZLM)
    words = words_for(game, "en", ("Ada", "Ben"))
    state = game.new(2, seed="5")
    before = [(action, game.describe_action(action, state.view(0), words)) for action in state.legal(0)]
    for seat in state.waiting_on:
        state.apply(seat, Bid(8 if seat == 0 else 0))
    while state.point(0) is None or kind_of(state.point(0) or "") != "bid":
        seat = state.waiting_on[0]
        state.apply(seat, state.legal(seat)[0])
    (one,) = gone(before, state.legal(0), state, 0, words)
    assert one.texts[0] == "Bid 1 coin"
    assert gone_line(one, words).startswith(
        "Not now: Bid 1 coin, Bid 2 coins, Bid 3 coins and 5 more. You cannot bid 1: "
    )


def test_a_vanished_choice_is_on_the_screen_with_its_reason(menagerie: Order) -> None:
    answer = menagerie("play", ZOOCRACY, "--players", "3", "--seed", "5", typed="0\n1\n1\n1\nq\n")
    assert re.search(r"Not now: .*\(Rule ", answer.out)


def test_labels_are_numbers_or_letters() -> None:
    game = library.game(ZLM)
    words = words_for(game, "en", ("Ada", "Ben"))
    state = game.new(2, seed="5")
    choices = choices_of(game, state.legal(0), state.view(0), words)
    assert [choice.label for choice in choices] == [str(number) for number in range(9)]
    assert prompt_range(choices) == "0–8"
    assert meant_number(game, state.legal(0), 12) == Bid(12)


def test_long_lists_are_grouped() -> None:
    game = library.game("18zoo")
    words = words_for(game, "en", ("Ada", "Ben"))
    state = game.new(2, seed="5")
    rng, folded = Generator("groups"), 0
    for _ in range(120):
        seat = state.waiting_on[0]
        legal = state.legal(seat)
        choices = choices_of(game, legal, state.view(seat), words)
        lines = grouped(choices, COLUMNS, words)
        assert all(len(line) <= COLUMNS for line in lines)
        assert len(listed(choices, COLUMNS)) >= 1
        folded = max(folded, len(choices) - len(lines))
        state.apply(seat, rng.choice(legal))
    assert folded > 10


def test_zoo_le_ma_shows_its_map_in_letters(menagerie: Order) -> None:
    answer = menagerie("play", ZLM, "--seed", "5", typed="8\n1\n0\nq\n")
    first_placement = answer.out.split("[Place the tile]")[0]
    assert "###·###" in first_placement, "where the first tile may go is read off the map too"
    assert "On the maps, north is up" in answer.out
    assert "Sur les plans" in menagerie("play", ZLM, "--seed", "5", "--lang", "fr", typed="8\n1\n0\nq\n").out


@pytest.mark.parametrize(
    ("game", "wanted", "told"),
    [
        (ZOOCRACY, "Rally", "Put one or two food tokens from the supply"),
        (ZOOCRACY, "prime minister", "May place one or two more food tokens from the supply"),
        (ZOOCRACY, "elephants", "gets the first number of votes"),
        (LIONS, "wild fox", "You may roll again"),
        (ZLM, "bench", "Stands inside a path that closes to a ring"),
    ],
)
def test_a_question_mark_explains_cards_and_offices(menagerie: Order, game: str, wanted: str, told: str) -> None:
    explained = menagerie("play", game, "--seed", "5", typed=f"? {wanted}\nq\n").out.split("Your choice")[1]
    assert told in explained
    assert re.search(r"^\d+[a-z]?\.\d+ ", explained, re.MULTILINE), "its rules follow"


def test_every_thing_of_every_game_is_found_by_its_name_in_both_languages() -> None:
    for game in library.all_games():
        for language in ("en", "fr"):
            book = ledger(game, language)
            for one in game.explanations:
                texts = explanation_text(game, one.id, language)
                things = explain.find(game, texts.name.upper(), language)
                assert texts.text in [thing.text for thing in things]
                assert explain.rules_of(things[0], book)


# --- a screen of 24 rows


class Typist:
    """A terminal of 80 columns and 24 rows, with somebody who types."""

    def __init__(self, *argv: str, folder: Path) -> None:
        import fcntl
        import pty
        import struct
        import termios

        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        source = str(Path(library.__file__).parent.parent)  # the tests may run elsewhere than the program
        wanted = {
            "PYTHONPATH": source,
            "TERM": "xterm",
            "LINES": str(ROWS),
            "COLUMNS": str(COLUMNS),
            "MENAGERIE_LANG": "en",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "menagerie", *argv], stdin=slave, stdout=slave, stderr=slave, cwd=folder,
            env={**os.environ, **wanted}, start_new_session=True,
        )  # fmt: skip
        os.close(slave)

    def until_asked(self) -> str:
        """What is printed until the program waits for a line."""
        printed = ""
        while not re.search(r"(Your choice \([^)]*\):|— Enter: more —) (\x1b\[0m)?$", printed):
            ready, _, _ = select.select([self.master], [], [], 60)
            assert ready, printed[-500:]
            printed += os.read(self.master, 65536).decode("utf-8", "replace")
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", printed)

    def type(self, text: str) -> str:
        os.write(self.master, f"{text}\n".encode())
        return self.until_asked()

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


@pytest.mark.skipif(sys.platform == "win32", reason="a pseudo-terminal is needed")
@pytest.mark.parametrize("game", ["18zoo", "zoocracy", "zoo-le-ma"])
def test_nothing_scrolls_away_unread_on_24_rows(game: str, tmp_path: Path) -> None:
    """Between two lines that are typed, no more is printed than the screen holds; choices come with the question."""
    typist = Typist("play", game, "--seed", "5", folder=tmp_path)
    try:
        page = typist.until_asked()
        for _ in range(14):
            rows = sum(max(1, -(-len(line) // COLUMNS)) for line in page.replace("\r", "").split("\n"))
            assert rows <= ROWS, page
            if "Your choice" in page:
                assert "A number chooses" in page
                page = typist.type("1")
            else:
                page = typist.type("")
    finally:
        typist.close()
