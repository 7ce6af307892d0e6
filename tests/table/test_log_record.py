"""A record made from a log alone is the one that the table gives."""

from __future__ import annotations

import random

import pytest

from menagerie.core.contract import AnyGame
from menagerie.core.registry import all_games
from menagerie.table import requests
from menagerie.table.entries import Conceded
from menagerie.table.log_record import record_of_log
from tests.table.tables import Match

MOVES = 60


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_the_record_of_a_log_is_the_record_of_its_table(game: AnyGame) -> None:
    rng = random.Random(7)
    match = Match("ada", None, "ben", played=game, settings={"by_agreement": True})
    assert record_of_log(match.header, match.table.log[:2], game) is None, "the game has not begun"
    undone = 0
    for number in range(MOVES):
        if match.table.finished:
            break
        seat = match.state.waiting_on[0]
        match.act(seat, rng.randrange(len(match.state.legal(seat))))
        if number % 10 == 5:
            for mine in (0, 2):
                try:
                    match.log(requests.ask_undo(match.table, mine))
                    undone += 1
                except requests.Declined:
                    continue
    assert undone or match.table.finished
    assert record_of_log(match.header, match.table.log, game) == match.table.to_record()


def test_the_record_of_a_game_that_was_given_up() -> None:
    match = Match("ada", "ben")
    match.act(match.state.waiting_on[0])
    match.log([Conceded(1)])
    assert record_of_log(match.header, match.table.log, match.table.game) == match.table.to_record()


def test_the_record_of_a_game_that_was_played_to_its_end() -> None:
    match = Match("ada", "ben")
    match.play_out()
    record = match.table.to_record()
    assert record.result is not None
    assert record_of_log(match.header, match.table.log, match.table.game) == record
