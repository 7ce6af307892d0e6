"""Whispers are for two pairs of eyes, and leave no trace anywhere else."""

from __future__ import annotations

import msgspec
import pytest

from menagerie.core import record as paper
from menagerie.table.entries import Whispered
from menagerie.table.requests import Declined
from menagerie.table.table import Table
from menagerie.table.whispers import has_ears, whisper
from tests.table.sittings import Sitting


def why_not(table: Table, person: str, to: int, text: str = "psst") -> str:
    with pytest.raises(Declined) as declined:
        whisper(table, person, to, text)
    return declined.value.message


def test_only_the_two_hear_it_and_it_takes_no_number_from_others() -> None:
    sitting = Sitting("ada", "ben", "cleo")
    before = {eyes: len(sitting.heard(eyes)) for eyes in (None, 0, 1, 2)}
    sitting.log(whisper(sitting.table, "ada", 2, "  you and me?\n"))
    sitting.act(sitting.state.waiting_on[0])
    news = {eyes: sitting.heard(eyes)[count:] for eyes, count in before.items()}
    for ear in (0, 2):
        assert news[ear][0].logged.entry == Whispered(0, 2, "you and me?")
    for other in (None, 1):
        assert not any(isinstance(heard.logged.entry, Whispered) for heard in news[other])
        assert len(news[other]) == len(news[0]) - 1, "the move is heard by all"


def test_neither_the_record_nor_the_game_knows_of_it() -> None:
    one, other = Sitting("ada", "ben"), Sitting("ada", "ben")
    one.log(whisper(one.table, "ada", 1, "rhinoceros"))
    one.play_out()
    other.play_out()
    assert "rhinoceros" not in paper.encode(one.table.to_record()).decode()
    assert one.table.to_record() == other.table.to_record()
    assert one.again().log == one.table.log


def test_a_table_can_be_made_without() -> None:
    sitting = Sitting("ada", "ben")
    sitting.table.plan = msgspec.structs.replace(sitting.table.plan, whispers=False)
    assert why_not(sitting.table, "ada", 1) == "table-no-whispers"


def test_bots_shared_screens_and_spectators_have_no_part_in_it() -> None:
    sitting = Sitting("ada", None, "ben", "ben", "cleo")
    assert [has_ears(sitting.table, seat) for seat in range(5)] == [True, False, False, False, True]
    assert why_not(sitting.table, "ada", 1) == "table-no-ears"
    assert why_not(sitting.table, "ada", 2) == "table-no-ears"
    assert why_not(sitting.table, "ada", 0) == "table-no-ears"
    assert why_not(sitting.table, "ben", 0) == "table-no-ears"
    assert why_not(sitting.table, "eve", 0) == "table-only-players"
    assert why_not(sitting.table, "ada", 5) == "table-no-such-seat"
    assert why_not(sitting.table, "ada", 4, " \u200b ") == "table-nothing-said"


def test_not_before_all_have_their_seats() -> None:
    sitting = Sitting("ada", "ben")
    early = Table(sitting.deed).accept_all(sitting.table.log[:-1])
    assert early.phase == "gathering"
    assert why_not(early, "ada", 1) == "table-phase-gathering"
