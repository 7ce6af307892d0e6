"""Replays a recorded game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from menagerie.core.contract import Refused, RuleViolation
from menagerie.games.eighteen_zoo.actions import Accept, DrawnRun, DrawRuns, EighteenZooAction, Pass, Sell
from menagerie.games.eighteen_zoo.importer.claims import WrongClaim, wrong_claim
from menagerie.games.eighteen_zoo.importer.driven_by_hand import named_by_entry
from menagerie.games.eighteen_zoo.importer.file import Raw, RecordedAction, RecordedGame
from menagerie.games.eighteen_zoo.importer.translation import Translator, Untranslatable
from menagerie.games.eighteen_zoo.rules.facts import FAMILY_OF
from menagerie.games.eighteen_zoo.rules.position import NONE, OFFER, SELLERS
from menagerie.games.eighteen_zoo.rules.scoring import worth
from menagerie.games.eighteen_zoo.rules.setup import deal
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState


class RefusedAction(Struct, frozen=True):
    """The first action that the rules refuse."""

    action: Any
    """Its id in the record."""
    number: int
    """Its place among the actions that were played."""
    violation: RuleViolation
    kind: str
    state: EighteenZooState
    """Where it was tried."""
    seat: int
    """Who tried; -1 where the record names nobody."""
    tried: EighteenZooAction | None
    """The decision that was refused; nothing where the action could not be read as one."""
    entity: str
    """Who acts by the record."""


class Outcome(Struct, frozen=True):
    """The result of a replay."""

    actions: int
    applied: int
    result: dict[str, int]
    expected: dict[str, int] | None
    refused: RefusedAction | None
    wrong_claims: tuple[WrongClaim, ...] = ()
    """10.16: incomes of runs that are not what the rules count; they were believed."""

    @property
    def ok(self) -> bool:
        """Every action was played, and the result is the recorded one, where there is one."""
        return self.refused is None and (self.expected is None or self.expected == self.result)


Watcher = Callable[[int, RecordedAction | None, EighteenZooState], None]
"""Called after every action: its number, the action, the state."""
Writer = Callable[[EighteenZooState, int, EighteenZooAction], None]
"""Called before each of our own decisions."""


class Replay:
    """A recorded game while it is played again, by its own compat or strictly by the rulebook."""

    def __init__(self, game: RecordedGame, strict: bool = False, write: Writer | None = None) -> None:
        self.game = game
        self.strict = strict
        self.write = write
        self.state = deal(len(game.ids), game.options, game.seed)
        if strict:
            options = msgspec.structs.replace(game.options, compat="rulebook")
            recorded, self.state = self.state, deal(len(game.ids), options, game.seed)
            self.state.power_order, self.state.power_at = recorded.power_order, recorded.power_at
        self.translator = Translator(game, self.state)
        self.tried: tuple[int, EighteenZooAction] | None = None
        """The last decision, until it is made."""
        self.wrong_claims: list[WrongClaim] = []

    def play(self, raw: Raw) -> RuleViolation | None:
        """All our decisions for one recorded action, or what is wrong with it."""
        self.tried = None
        try:
            for seat, action in self.translator.steps(raw):
                claim = self._claim(action, raw) if type(action) is DrawRuns else None
                self._apply(seat, _counted(action) if self.strict else action)
                if self.strict and self.state.pending == OFFER:
                    self._apply(self.state.offer_seat, Accept())  # 10.44: records do not ask
                while self.strict and self.state.pending == SELLERS:
                    self.answer(Pass())
                if claim is not None:
                    self.wrong_claims.append(claim)
            self.translator.played(raw)
        except Refused as refusal:
            return refusal.violation if self.strict else named_by_entry(raw, refusal.violation)
        except Untranslatable as trouble:
            return trouble.violation
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):  # a field of another kind
            self.tried = None  # it is no decision that could be put into words
            return RuleViolation("10.0", "refusal-unreadable-action", {"kind": str(raw.get("type"))[:20]})
        return None

    def answer(self, action: EighteenZooAction) -> None:
        """An answer that the record does not hold, by the seat that is asked."""
        self._apply(self.state.waiting_on[0], action)

    def _claim(self, action: DrawRuns, raw: Raw) -> WrongClaim | None:
        """What is wrong with the income of runs, where the record names one."""
        if self.strict or self.state.family == NONE:
            return None
        return wrong_claim(self.state, action, raw.get("id"))

    def _apply(self, seat: int, action: EighteenZooAction) -> None:
        self.tried = seat, action
        if self.write is not None:
            self.write(self.state, seat, action)
        self.state.apply(seat, action)
        self.tried = None

    def refused(self, played: RecordedAction, number: int, raw: Raw, violation: RuleViolation) -> RefusedAction:
        """The refusal, with who tried what and where."""
        seat, tried = (-1, None) if self.tried is None else self.tried
        entity = raw.get("entity")
        if tried is None:
            family = FAMILY_OF.get(str(entity), NONE)
            seat = self.game.seat(entity) if family == NONE else self.state.controller(family)
        kind = str(raw.get("type"))
        return RefusedAction(played.id, number, violation, kind, self.state, seat, tried, str(entity))

    def scores(self) -> dict[str, int]:
        """By the record's own keys."""
        return {str(self.game.ids[seat]): worth(self.state, seat) for seat in range(self.state.players)}


def _counted(action: EighteenZooAction) -> EighteenZooAction:
    """10.16, 10.34: by the rulebook the nuts of runs are counted, and cards sold have no order."""
    if type(action) is DrawRuns:
        return DrawRuns(tuple([DrawnRun(run.squirrel, run.hexes) for run in action.runs]))
    if type(action) is Sell:
        return Sell(action.family, tuple(sorted(action.cards)), action.part)
    return action


def replay(
    game: RecordedGame, watch: Watcher | None = None, write: Writer | None = None
) -> tuple[Outcome, EighteenZooState]:
    """Plays it with the switches of 18xx.games; stops at the first refusal."""
    table = Replay(game, write=write)
    refused: RefusedAction | None = None
    applied = 0
    if watch is not None:
        watch(0, None, table.state)
    for number, played in enumerate(game.actions, start=1):
        for raw in played.parts:
            violation = table.play(raw)
            if violation is not None:
                refused = table.refused(played, number, raw, violation)
                break
        if refused is not None:
            break
        applied += 1
        if watch is not None:
            watch(number, played, table.state)
    claims = tuple(table.wrong_claims)
    return Outcome(len(game.actions), applied, table.scores(), game.expected, refused, claims), table.state
