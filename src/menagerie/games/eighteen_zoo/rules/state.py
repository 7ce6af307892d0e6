"""The state of a game of 18ZOO: the contract, kept by the modules beside this one."""

from __future__ import annotations

import re

from mypy_extensions import mypyc_attr

from menagerie.core.contract import Refused, Result, RuleViolation, Standing, TieBreak, nearest
from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.actions import EighteenZooAction
from menagerie.games.eighteen_zoo.events import EighteenZooEvent
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules import decisions, deeds, legal, rounds, scoring, squirrels
from menagerie.games.eighteen_zoo.rules.compat import compat_of
from menagerie.games.eighteen_zoo.rules.facts import ANCIENT_MAPS, POWER_USES, POWERS, POWERS_A_ROUND, setup_of
from menagerie.games.eighteen_zoo.rules.map.board import Board
from menagerie.games.eighteen_zoo.rules.map.modules import board_named, compose
from menagerie.games.eighteen_zoo.rules.map.track import bare
from menagerie.games.eighteen_zoo.rules.position import AVAILABLE, DISCARD, FUTURE, HIDDEN, RUNNING, Position
from menagerie.games.eighteen_zoo.rules.snapshot import snapshot_of
from menagerie.games.eighteen_zoo.view import EighteenZooView, view

SMALL_MAP = 5
"""2.3: up to so many families."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `Generator`
class EighteenZooState(Position):
    """See `menagerie.core.contract.State`."""

    __slots__ = ()

    def point(self, seat: int) -> str | None:
        if seat not in self.waiting_on:
            return None
        if self.pending == DISCARD:  # several may owe it at once: whoever answers leaves the others' address alone
            return f"phase-{self.phase}.{squirrels.owed_discards(self, seat)}.{self.pending}"
        return f"{self.decisions_made}.{self.pending}"

    def legal(self, seat: int) -> list[EighteenZooAction]:
        if seat not in self.waiting_on:
            return []
        return legal.legal(self, seat)

    def check(self, seat: int, action: EighteenZooAction) -> RuleViolation | None:
        found = decisions.objection(self, seat, action)
        if found is None:
            return None
        return RuleViolation(found.paragraph, found.reason, found.facts, nearest(action, self.legal(seat)))

    def apply(self, seat: int, action: EighteenZooAction) -> list[EighteenZooEvent]:
        if decisions.objection(self, seat, action) is not None:
            violation = self.check(seat, action)
            assert violation is not None
            raise Refused(violation)
        events: list[EighteenZooEvent] = []
        deeds.do(self, seat, action, events)
        return events

    def clone(self) -> EighteenZooState:
        twin: EighteenZooState = EighteenZooState.__new__(EighteenZooState)
        self.copy_to(twin)
        return twin

    def view(self, seat: int | None) -> EighteenZooView:
        return view(self, seat, None if seat is None else self.point(seat), self.result())

    def guess(self, seat: int, rng: Generator) -> EighteenZooState:  # noqa: ARG002 - all seats know the same
        """5.1: only the order of the powers that are face down is not known."""
        twin = self.clone()
        twin.rng = rng.spawn()
        if not self.options.revealed_powers:
            hidden = [power for power in range(len(POWERS)) if self.power_at[power] == HIDDEN]
            rng.shuffle(hidden)
            twin.power_order = self.power_order[: self.powers_shown] + hidden
        return twin

    def result(self) -> Result | None:
        """8.3, 8.4: the score; of equals the one who is first in turn order."""
        if self.ended == RUNNING:
            return None
        scores = [scoring.worth(self, seat) for seat in range(self.players)]
        places = [self.order.index(seat) for seat in range(self.players)]
        ranking = sorted(range(self.players), key=lambda seat: (-scores[seat], places[seat]))
        level = sorted(scores)[-2:]
        return Result(
            standings=tuple(
                [
                    Standing(seat, ranking.index(seat) + 1, scores[seat], (TieBreak("turn-order", places[seat] + 1),))
                    for seat in range(self.players)
                ]
            ),
            ended_by=scoring.ENDINGS[self.ended],
            decided_by="turn-order" if level[0] == level[-1] else None,
        )

    def snapshot(self) -> dict[str, object]:
        return snapshot_of(self)


def board_of(options: EighteenZooOptions) -> Board:
    """2.1: the map the table chose."""
    if options.map == "custom":
        return compose(options.modules, options.compat == "18xx.games")
    return board_named(options.map, options.base)


def deal(players: int, options: EighteenZooOptions, seed: str) -> EighteenZooState:
    """2: the set-up; 5.1: the powers are shuffled and the first shown."""
    rng = Generator(seed)
    records = options.compat == "18xx.games"
    track = bare(board_of(options), compat_of(records))
    state = EighteenZooState(players, options, track, rng)
    facts = setup_of(players)
    cash, state.card_limit = facts["small" if len(state.families) <= SMALL_MAP else "large"]
    if state.compat.cash_27_on_map_a and options.map == "A" and players == 4:
        cash = 27
    state.cash = [cash] * players
    state.bank = -cash * players
    state.tickets = [facts["tickets"]] * players
    state.launchable = sum([1 << family for family in state.families])
    state.power_left = POWER_USES[:]
    state.power_left[ANCIENT_MAPS] = 2
    state.power_order = power_order(seed, rng, records)
    rounds.turn_up(state, facts["draft"], AVAILABLE)
    rounds.turn_up(state, POWERS_A_ROUND, FUTURE)
    rounds.begin_game(state, [])
    return state


def power_order(seed: str, rng: Generator, records: bool) -> list[int]:
    """5.1: shuffled by our own generator, or as 18xx.games does it for the number in its seed."""
    powers = list(range(len(POWERS)))
    digits = re.search(r"[0-9]+", seed)
    if not records or digits is None:
        rng.shuffle(powers)
        return powers
    key = int(digits[0]) % 2**31
    keys: list[tuple[int, int]] = []
    for power in powers:
        key = (1103515245 * key + 12345) % 2**31
        keys.append((key, power))
    return [power for _, power in sorted(keys)]
