"""The state: the contract, kept by the modules beside this one."""

from __future__ import annotations

from msgspec.structs import replace

from menagerie.core.contract import Refused, Result, RuleViolation, nearest
from menagerie.core.generator import Generator
from tests.peanuts.actions import PeanutsAction
from tests.peanuts.events import PeanutsEvent
from tests.peanuts.rules import guess, resolve, steps
from tests.peanuts.rules.box import BAGS, EXTRA_BAGS, TREATS
from tests.peanuts.rules.position import Position
from tests.peanuts.view import PeanutsView, view


class PeanutsState(Position):
    """See `menagerie.core.contract.State`; `waiting_on` and `snapshot` are the position's."""

    __slots__ = ()

    def point(self, seat: int) -> str | None:
        """Open to every elephant until the bags are opened, whether it has chosen or not."""
        return f"round-{self.round}" if self.legal(seat) else None

    def legal(self, seat: int) -> list[PeanutsAction]:
        return steps.legal(self, seat)

    def check(self, seat: int, action: PeanutsAction) -> RuleViolation | None:
        violation = steps.refuse(self, seat, action)
        return None if violation is None else replace(violation, instead=nearest(action, self.legal(seat)))

    def apply(self, seat: int, action: PeanutsAction) -> list[PeanutsEvent]:
        violation = self.check(seat, action)
        if violation is not None:
            raise Refused(violation)
        return steps.apply(self, seat, action)

    def clone(self) -> PeanutsState:
        clone = PeanutsState(self.players, self.rounds, self.rng)
        self.copy_to(clone)
        return clone

    def view(self, seat: int | None) -> PeanutsView:
        return view(self, seat, None if seat is None else self.point(seat), self.result())

    def guess(self, seat: int, rng: Generator) -> PeanutsState:
        known = self.view(seat)
        state = PeanutsState(self.players, known.rounds, rng.spawn())
        guess.fill(state, known, rng)
        return state

    def result(self) -> Result | None:
        return resolve.result(self)


def deal(players: int, rounds: int, seed: str) -> PeanutsState:
    """1.2, 1.3"""
    state = PeanutsState(players, rounds, Generator(seed))
    bags = list(BAGS)
    state.rng.shuffle(bags)
    for seat in range(players):
        state.hands[seat] = sorted([bags.pop() for _ in range(rounds + EXTRA_BAGS)])
    state.larder = bags
    state.deck = list(TREATS)
    state.rng.shuffle(state.deck)
    resolve.begin_round(state)
    return state
