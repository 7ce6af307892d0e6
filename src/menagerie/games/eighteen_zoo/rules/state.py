"""The state of a game of 18ZOO: the contract, kept by the modules beside this one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from menagerie.core.contract import Refused, Result, RuleViolation, nearest
from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.actions import EighteenZooAction
from menagerie.games.eighteen_zoo.events import EighteenZooEvent
from menagerie.games.eighteen_zoo.rules import guess, scoring, steps
from menagerie.games.eighteen_zoo.rules.discard import owed_discards
from menagerie.games.eighteen_zoo.rules.position import DISCARD, Position
from menagerie.games.eighteen_zoo.rules.snapshot import snapshot_of
from menagerie.games.eighteen_zoo.view import EighteenZooView, view


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `Generator`
class EighteenZooState(Position):
    """See `menagerie.core.contract.State`."""

    __slots__ = ()

    def point(self, seat: int) -> str | None:
        if seat not in self.waiting_on:
            return f"{self.decisions_made}.{self.pending}.free" if steps.legal(self, seat) else None
        if self.pending == DISCARD:  # several may owe it at once: one answer leaves the others' address alone
            return f"phase-{self.phase}.{owed_discards(self, seat)}.{self.pending}"
        return f"{self.decisions_made}.{self.pending}"

    def legal(self, seat: int) -> list[EighteenZooAction]:
        return steps.legal(self, seat)

    def check(self, seat: int, action: EighteenZooAction) -> RuleViolation | None:
        found = steps.refuse(self, seat, action)
        if found is None:
            return None
        return RuleViolation(found.paragraph, found.reason, found.facts, nearest(action, self.legal(seat)))

    def apply(self, seat: int, action: EighteenZooAction) -> list[EighteenZooEvent]:
        if steps.refuse(self, seat, action) is not None:
            violation = self.check(seat, action)
            assert violation is not None
            raise Refused(violation)
        return steps.apply(self, seat, action)

    def clone(self) -> EighteenZooState:
        copy: EighteenZooState = EighteenZooState.__new__(EighteenZooState)
        self.copy_to(copy)
        return copy

    def view(self, seat: int | None) -> EighteenZooView:
        return view(self, seat, None if seat is None else self.point(seat), self.result(), steps.may_pass(self))

    def guess(self, seat: int, rng: Generator) -> EighteenZooState:  # noqa: ARG002 - all seats know the same
        copy = self.clone()
        guess.shuffle_unknown(copy, rng)
        return copy

    def result(self) -> Result | None:
        return scoring.result(self)

    def snapshot(self) -> dict[str, object]:
        return snapshot_of(self)
