"""The shuffle that nobody chooses."""

from __future__ import annotations

from hashlib import sha256

import msgspec
import pytest

from menagerie.core import record as records
from menagerie.table import seed_commitment, verification
from tests.table.tables import Match


def sha256_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def test_the_seed_is_worked_out_as_documented() -> None:
    lines = f"{sha256_of('mine')}\n{sha256_of('')}\n{sha256_of('yours')}\n"
    assert seed_commitment.mix("ab" * 32, ("mine", "", "yours")) == sha256_of(
        "menagerie seed 1\n" + "ab" * 32 + "\n" + lines
    )
    assert seed_commitment.promise("ab" * 32) == sha256_of("ab" * 32)


def test_every_share_changes_the_seed() -> None:
    base = seed_commitment.mix("a" * 64, ("x", "y"))
    others = {
        seed_commitment.mix("b" * 64, ("x", "y")),
        seed_commitment.mix("a" * 64, ("z", "y")),
        seed_commitment.mix("a" * 64, ("x", "z")),
        seed_commitment.mix("a" * 64, ("y", "x")),
        seed_commitment.mix("a" * 64, ("x", "y", "")),
        seed_commitment.mix("a" * 64, ("x\ny",)),
    }
    assert base not in others
    assert len(others) == 6


def test_secrets_are_long_and_never_the_same() -> None:
    assert len(seed_commitment.new_secret()) == 64
    assert seed_commitment.new_secret() != seed_commitment.new_secret()


def verified(match: Match) -> list[verification.VerificationStep]:
    record = msgspec.json.encode(match.table.to_record())
    return verification.verify(match.table, verification.replay(record))


def test_a_finished_table_verifies_and_a_forged_one_does_not() -> None:
    match = Match("ada", "ben")
    match.play_out()
    assert all(step.ok for step in verified(match))
    match.table.nonces["ben"] = "not what ben sent"
    wrong = [step.message for step in verified(match) if not step.ok]
    assert wrong == ["verify-seed-not"]


def test_a_forged_seed_is_found_out() -> None:
    match = Match("ada", None)
    match.play_out()
    match.table.seed = seed_commitment.mix("f" * 64, ())
    wrong = [step.message for step in verified(match) if not step.ok]
    assert "verify-seed-not" in wrong
    assert "verify-commitment-not" in wrong


def test_the_record_of_a_table_verifies_by_itself() -> None:
    match = Match("ada", "ben", None)
    match.play_out()
    to_record = records.decode(records.encode(match.table.to_record()))
    assert records.verify(to_record).result == match.table.result


@pytest.mark.parametrize("at", [0, 1, 7])
def test_a_game_that_goes_on_from_another_can_be_replayed(at: int) -> None:
    first = Match("ada", "ben")
    first.play_out()
    base = records.Base(first.table.to_record(), at, 1)
    begun = records.Record(
        game="lucky-lions",
        rules=first.header.rules,
        options=first.table.all_options(),
        seats=(records.Seat("Pip"), records.Seat("Ben")),
        commitment=records.commitment("another"),
        seed="another",
        base=base,
    )
    again = records.decode(records.encode(begun))
    assert again == begun
    state = records.start(again)
    true = records.start(base.record)
    for move in first.table.moves[:at]:
        true.apply(move.seat, move.action)
    assert state.view(1) == true.view(1)
    assert records.start(begun).snapshot() == state.snapshot()


def test_a_game_cannot_go_on_from_where_there_is_nothing() -> None:
    first = Match("ada", "ben")
    first.play_out()
    to_record = first.table.to_record()
    for at, seat in ((-1, 0), (len(to_record.actions) + 1, 0), (0, 2), (0, -1)):
        begun = records.Record(
            game="lucky-lions",
            rules=to_record.rules,
            options=to_record.options,
            seats=to_record.seats,
            commitment=records.commitment("s"),
            seed="s",
            base=records.Base(to_record, at, seat),
        )
        with pytest.raises(records.BadRecord):
            records.start(begun)
