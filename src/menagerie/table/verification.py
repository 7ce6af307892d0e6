"""Verifies a finished game from the seed commitment to the result, and reports each step."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from menagerie.core import record as records
from menagerie.core.contract import Fact
from menagerie.table import seed_commitment
from menagerie.table.entries import Dealt
from menagerie.table.table import Table


class VerificationStep(Struct, frozen=True):
    """One thing that was checked: a message of the catalogue, and whether it was right."""

    ok: bool
    message: str
    facts: dict[str, Fact]


def verify(table: Table, replayed: Sequence[VerificationStep]) -> list[VerificationStep]:
    """Computes everything again from what is revealed at the end; `replayed` is what `replay` said of its record."""
    assert table.finished
    assert table.seed is not None
    if table.imported:  # how its seed was made is not known here
        return [_step(True, "imported", digest=records.commitment(table.seed)), *replayed]
    seed = table.seed
    shown = next(logged.entry.commitment for logged in table.log if isinstance(logged.entry, Dealt))
    steps = [*_made(table, seed), _step(records.commitment(seed) == shown, "commitment", digest=shown)]
    base = table.settings.base
    if base is not None:
        steps.append(_step(True, "base", at=base.at, seat=base.seat))
    if table.marked_undos:
        steps.append(_step(True, "marked-undos", count=table.marked_undos))
    return [*steps, *replayed]


def _made(table: Table, seed: str) -> list[VerificationStep]:
    """How the seed was made."""
    secret, nonces, daily = table.header.secret, table.seat_nonces(), table.settings.daily
    digest = seed_commitment.promise(secret)
    if daily is not None:
        fits = seed_commitment.daily_seed(secret, table.game.name) == seed
        return [_step(True, "daily", date=daily.date, digest=digest), _step(fits, "daily-seed", digest=seed)]
    return [
        _step(True, "promise", digest=digest),
        _step(True, "nonces", count=sum(1 for nonce in nonces if nonce), seats=len(nonces)),
        _step(seed_commitment.mix(secret, nonces) == seed, "seed", digest=seed),
    ]


def replay(record: bytes) -> list[VerificationStep]:
    """In a replay worker: whether the record's moves are legal and lead to its result."""
    try:
        verdict = records.verify(msgspec.json.decode(record, type=records.Record))
    except records.BadRecord as bad:
        return [_step(False, "moves-bad", detail=str(bad))]
    moves = _step(True, "moves", count=verdict.moves)
    return [moves, _step(True, "result")] if verdict.result is not None else [moves, _step(True, "no-result")]


def _step(ok: bool, name: str, **facts: Fact) -> VerificationStep:
    return VerificationStep(ok, f"verify-{name}" if ok else f"verify-{name}-not", facts)
