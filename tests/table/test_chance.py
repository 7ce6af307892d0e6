"""The shuffle that nobody chooses."""

from __future__ import annotations

from hashlib import sha256

import pytest

from menagerie.core import record as paper
from menagerie.table import chance, verification
from tests.table.sittings import Sitting


def hexed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def test_the_seed_is_worked_out_as_documented() -> None:
    lines = f"{hexed('mine')}\n{hexed('')}\n{hexed('yours')}\n"
    assert chance.mix("ab" * 32, ("mine", "", "yours")) == hexed("menagerie seed 1\n" + "ab" * 32 + "\n" + lines)
    assert chance.promise("ab" * 32) == hexed("ab" * 32)


def test_every_share_changes_the_seed() -> None:
    base = chance.mix("a" * 64, ("x", "y"))
    others = {
        chance.mix("b" * 64, ("x", "y")),
        chance.mix("a" * 64, ("z", "y")),
        chance.mix("a" * 64, ("x", "z")),
        chance.mix("a" * 64, ("y", "x")),
        chance.mix("a" * 64, ("x", "y", "")),
        chance.mix("a" * 64, ("x\ny",)),
    }
    assert base not in others
    assert len(others) == 6


def test_secrets_are_long_and_never_the_same() -> None:
    assert len(chance.new_secret()) == 64
    assert chance.new_secret() != chance.new_secret()


def test_a_finished_table_verifies_and_a_forged_one_does_not() -> None:
    sitting = Sitting("ada", "ben")
    sitting.play_out()
    assert all(step.ok for step in verification.verify(sitting.table))
    sitting.table.nonces["ben"] = "not what ben sent"
    wrong = [step.message for step in verification.verify(sitting.table) if not step.ok]
    assert wrong == ["verify-seed-not"]


def test_a_forged_seed_is_found_out() -> None:
    sitting = Sitting("ada", None)
    sitting.play_out()
    sitting.table.seed = chance.mix("f" * 64, ())
    wrong = [step.message for step in verification.verify(sitting.table) if not step.ok]
    assert "verify-seed-not" in wrong
    assert "verify-commitment-not" in wrong


def test_the_record_of_a_table_verifies_by_itself() -> None:
    sitting = Sitting("ada", "ben", None)
    sitting.play_out()
    to_record = paper.decode(paper.encode(sitting.table.to_record()))
    assert paper.verify(to_record).result == sitting.table.result


@pytest.mark.parametrize("at", [0, 1, 7])
def test_a_game_that_goes_on_from_another_can_be_replayed(at: int) -> None:
    first = Sitting("ada", "ben")
    first.play_out()
    base = paper.Base(first.table.to_record(), at, 1)
    begun = paper.Record(
        game="lucky-lions",
        rules=first.deed.rules,
        options=first.table.on_options(),
        seats=(paper.Seat("Pip"), paper.Seat("Ben")),
        commitment=paper.commitment("another"),
        seed="another",
        base=base,
    )
    again = paper.decode(paper.encode(begun))
    assert again == begun
    state = paper.start(again)
    true = paper.start(base.record)
    for move in first.table.moves[:at]:
        true.apply(move.seat, move.action)
    assert state.view(1) == true.view(1)
    assert paper.start(begun).snapshot() == state.snapshot()


def test_a_game_cannot_go_on_from_where_there_is_nothing() -> None:
    first = Sitting("ada", "ben")
    first.play_out()
    to_record = first.table.to_record()
    for at, seat in ((-1, 0), (len(to_record.actions) + 1, 0), (0, 2), (0, -1)):
        begun = paper.Record(
            game="lucky-lions",
            rules=to_record.rules,
            options=to_record.options,
            seats=to_record.seats,
            commitment=paper.commitment("s"),
            seed="s",
            base=paper.Base(to_record, at, seat),
        )
        with pytest.raises(paper.BadRecord):
            paper.start(begun)
