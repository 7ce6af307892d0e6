"""Checks a finished game from the first promise to the last point, and can say what it did."""

from __future__ import annotations

from msgspec import Struct

from menagerie.core import record as paper
from menagerie.core.contract import Fact
from menagerie.table import chance
from menagerie.table.entries import Dealt
from menagerie.table.table import Table


class Step(Struct, frozen=True):
    """One thing that was looked at: a message of the catalogue, and whether it was in order."""

    ok: bool
    message: str
    facts: dict[str, Fact]


def verify(table: Table) -> list[Step]:
    """Works everything out anew from what is revealed at the end."""
    assert table.finished
    assert table.seed is not None
    if table.brought:  # how its seed came about is not for us to say
        return [_step(True, "brought", digest=paper.commitment(table.seed)), *_replayed(table.to_record())]
    secret, nonces, seed = table.deed.secret, table.seat_nonces(), table.seed
    shown = next(logged.entry.commitment for logged in table.log if isinstance(logged.entry, Dealt))
    steps = [
        _step(True, "promise", digest=chance.promise(secret)),
        _step(True, "nonces", count=sum(1 for nonce in nonces if nonce), seats=len(nonces)),
        _step(chance.mix(secret, nonces) == seed, "seed", digest=seed),
        _step(paper.commitment(seed) == shown, "commitment", digest=shown),
    ]
    if table.plan.base is not None:
        steps.append(_step(True, "base", at=table.plan.base.at, seat=table.plan.base.seat))
    if table.hindsight:
        steps.append(_step(True, "hindsight", count=table.hindsight))
    return [*steps, *_replayed(table.to_record())]


def _replayed(record: paper.Record) -> list[Step]:
    try:
        verdict = paper.verify(record)
    except paper.BadRecord as bad:
        return [_step(False, "moves-bad", detail=str(bad))]
    moves = _step(True, "moves", count=verdict.moves)
    return [moves, _step(True, "result")] if verdict.result is not None else [moves, _step(True, "no-result")]


def _step(ok: bool, name: str, **facts: Fact) -> Step:
    return Step(ok, f"verify-{name}" if ok else f"verify-{name}-not", facts)
