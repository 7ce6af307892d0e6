"""Whispers are for two readers, and leave no trace anywhere else."""

from __future__ import annotations

import msgspec
import pytest

from menagerie.core import record as records
from menagerie.table.entries import Whispered
from menagerie.table.requests import Declined
from menagerie.table.table import Table
from menagerie.table.whispers import can_whisper, whisper
from tests.table.tables import Match


def why_not(table: Table, person: str, to: int, text: str = "psst") -> str:
    with pytest.raises(Declined) as declined:
        whisper(table, person, to, text)
    return declined.value.message


def test_only_the_two_hear_it_and_it_takes_no_number_from_others() -> None:
    match = Match("ada", "ben", "cleo")
    before = {perspective: len(match.entries(perspective)) for perspective in (None, 0, 1, 2)}
    match.log(whisper(match.table, "ada", 2, "  you and me?\n"))
    match.act(match.state.waiting_on[0])
    news = {perspective: match.entries(perspective)[count:] for perspective, count in before.items()}
    for ear in (0, 2):
        assert news[ear][0].logged.entry == Whispered(0, 2, "you and me?")
    for other in (None, 1):
        assert not any(isinstance(entry.logged.entry, Whispered) for entry in news[other])
        assert len(news[other]) == len(news[0]) - 1, "the move is seen by all"


def test_neither_the_record_nor_the_game_knows_of_it() -> None:
    one, other = Match("ada", "ben"), Match("ada", "ben")
    one.log(whisper(one.table, "ada", 1, "rhinoceros"))
    one.play_out()
    other.play_out()
    assert "rhinoceros" not in records.encode(one.table.to_record()).decode()
    assert one.table.to_record() == other.table.to_record()
    assert one.again().log == one.table.log


def test_a_table_can_be_made_without() -> None:
    match = Match("ada", "ben")
    match.table.settings = msgspec.structs.replace(match.table.settings, whispers=False)
    assert why_not(match.table, "ada", 1) == "table-no-whispers"


def test_bots_shared_screens_and_spectators_have_no_part_in_it() -> None:
    match = Match("ada", None, "ben", "ben", "cleo")
    assert [can_whisper(match.table, seat) for seat in range(5)] == [True, False, False, False, True]
    assert why_not(match.table, "ada", 1) == "table-cannot-whisper"
    assert why_not(match.table, "ada", 2) == "table-cannot-whisper"
    assert why_not(match.table, "ada", 0) == "table-cannot-whisper"
    assert why_not(match.table, "ben", 0) == "table-cannot-whisper"
    assert why_not(match.table, "eve", 0) == "table-only-players"
    assert why_not(match.table, "ada", 5) == "table-no-such-seat"
    assert why_not(match.table, "ada", 4, " \u200b ") == "table-nothing-said"


def test_not_before_all_have_their_seats() -> None:
    match = Match("ada", "ben")
    early = Table(match.header).accept_all(match.table.log[:-1])
    assert early.phase == "gathering"
    assert why_not(early, "ada", 1) == "table-phase-gathering"
