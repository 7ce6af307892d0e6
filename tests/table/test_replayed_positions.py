"""Replayed positions: right wherever one jumps, and computed from checkpoints."""

from __future__ import annotations

import random

import pytest

from menagerie.core import record as records
from menagerie.core.contract import AnyState
from menagerie.core.registry import game
from menagerie.table import seed_commitment
from menagerie.table.limits import REPLAY_CHECKPOINTS
from menagerie.table.record_import import ending, imported_table
from menagerie.table.replayed_positions import ReplayedPositions
from menagerie.table.settings import SeatSettings, TableHeader, TableSettings
from menagerie.table.table import Table


def finished_table() -> Table:
    zoocracy = game("zoocracy")
    options = zoocracy.options_type()
    recorder = records.Recorder(zoocracy, options, (records.Seat("Ada"), records.Seat("Ben")), "replayed")
    state, rng = zoocracy.start(2, options, "replayed"), random.Random(1)
    while state.waiting_on:
        seat = rng.choice(state.waiting_on)
        action, point = rng.choice(state.legal(seat)), state.point(seat)
        assert point is not None
        recorder.write(seat, point, action)
        state.apply(seat, action)
    record = recorder.record(state.result())
    settings = TableSettings(game="zoocracy", options=record.options, seats=(SeatSettings(), SeatSettings()))
    header = TableHeader(
        id="t", settings=settings, rules=record.rules, owner="a", secret=seed_commitment.new_secret(), created=0.0
    )
    return imported_table(record, ending(record), header)


def test_every_position_is_right_wherever_one_jumps_from() -> None:
    table = finished_table()
    positions, expected = ReplayedPositions(table), [table.first_state()]
    for move in table.moves:
        after = expected[-1].clone()
        after.apply(move.seat, move.action)
        expected.append(after)
    places = [*range(len(expected))] * 2
    random.Random(2).shuffle(places)
    for at in places:
        assert positions.at(at).state.snapshot() == expected[at].snapshot()


@pytest.mark.source_only
def test_no_jump_replays_from_the_first_move_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished_table()
    positions = ReplayedPositions(table)
    kind: type[AnyState] = type(table.first_state())
    applied = 0
    apply = kind.apply

    def counting(self: AnyState, seat: int, action: object) -> object:
        nonlocal applied
        applied += 1
        return apply(self, seat, action)

    monkeypatch.setattr(kind, "apply", counting)
    positions.at(len(table.moves))
    assert applied == len(table.moves)
    for at in range(0, len(table.moves), 7):
        applied = 0
        positions.at(at)
        assert applied <= len(table.moves) / REPLAY_CHECKPOINTS + 1
