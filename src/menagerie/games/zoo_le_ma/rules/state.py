"""The state of a game of Zoo le Ma: the contract, kept by the modules beside this one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from menagerie.core.contract import Refused, Result, RuleViolation, Standing, TieBreak, nearest
from menagerie.core.generator import Generator
from menagerie.games.zoo_le_ma.actions import ZooLeMaAction
from menagerie.games.zoo_le_ma.events import ZooLeMaEvent
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions
from menagerie.games.zoo_le_ma.rules import steps, years
from menagerie.games.zoo_le_ma.rules.guess import fill_with_guess
from menagerie.games.zoo_le_ma.rules.position import OVER, Position
from menagerie.games.zoo_le_ma.rules.tiles import tile_set
from menagerie.games.zoo_le_ma.view import ZooLeMaView, view


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `Generator`
class ZooLeMaState(Position):
    """See `menagerie.core.contract.State`."""

    __slots__ = ()

    def point(self, seat: int) -> str | None:
        return f"{self.auction}.{self.step}" if steps.is_asked(self, seat) else None

    def legal(self, seat: int) -> list[ZooLeMaAction]:
        return steps.legal(self, seat)

    def check(self, seat: int, action: ZooLeMaAction) -> RuleViolation | None:
        found = steps.refuse(self, seat, action)
        if found is None:
            return None
        return RuleViolation(found.paragraph, found.reason, found.facts, nearest(action, self.legal(seat)))

    def apply(self, seat: int, action: ZooLeMaAction) -> list[ZooLeMaEvent]:
        if steps.refuse(self, seat, action) is not None:
            violation = self.check(seat, action)
            assert violation is not None
            raise Refused(violation)
        return steps.apply(self, seat, action)

    def clone(self) -> ZooLeMaState:
        copy: ZooLeMaState = ZooLeMaState.__new__(ZooLeMaState)
        self.copy_to(copy)
        return copy

    def view(self, seat: int | None) -> ZooLeMaView:
        return view(self, seat, None if seat is None else self.point(seat), self.result())

    def guess(self, seat: int, rng: Generator) -> ZooLeMaState:
        guessed = self.clone()
        fill_with_guess(guessed, seat, rng)
        return guessed

    def result(self) -> Result | None:
        """9: points, with the option the place of the flag, otherwise a shared victory."""
        if self.step != OVER:
            return None
        order = sorted(years.final_order(self, seat) for seat in range(self.players))
        by_flag = self.options.flag_breaks_ties
        standings = tuple(
            Standing(
                seat=seat,
                rank=order.index(years.final_order(self, seat)) + 1,
                score=self.scores[seat],
                tie_breaks=(TieBreak("flag", self.flags.index(seat) + 1),) if by_flag else (),
            )
            for seat in range(self.players)
        )
        level = order[0][0] == order[1][0]
        return Result(standings, ended_by="ending-five-years", decided_by="flag" if level and by_flag else None)


def deal(players: int, options: ZooLeMaOptions, seed: str) -> ZooLeMaState:
    """1: the set-up."""
    rng = Generator(seed)
    tiles = tile_set(options.tiles)
    state = ZooLeMaState(players, options, tiles, rng)
    rng.shuffle(state.flags)
    state.stack = list(range(len(tiles.tiles)))
    rng.shuffle(state.stack)
    years.begin_year(state, [])
    years.begin_auction(state, [])
    return state
