"""Replays a recorded game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from menagerie.core.contract import Refused, RuleViolation
from menagerie.games.eighteen_zoo.actions import Accept, DrawnRun, DrawRuns, EighteenZooAction, Pass, Sell
from menagerie.games.eighteen_zoo.importer.driven_by_hand import named_by_entry
from menagerie.games.eighteen_zoo.importer.file import Raw, RecordedAction, RecordedGame
from menagerie.games.eighteen_zoo.importer.translation import Translator, Untranslatable
from menagerie.games.eighteen_zoo.rules.position import OFFER, SELLERS
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


class Outcome(Struct, frozen=True):
    """The result of a replay."""

    actions: int
    applied: int
    result: dict[str, int]
    expected: dict[str, int] | None
    refused: RefusedAction | None

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

    def play(self, raw: Raw) -> RuleViolation | None:
        """All our decisions for one recorded action, or what is wrong with it."""
        try:
            for seat, action in self.translator.steps(raw):
                self._apply(seat, _counted(action) if self.strict else action)
                if self.strict and self.state.pending == OFFER:
                    self._apply(self.state.offer_seat, Accept())  # 10.44: records do not ask
                while self.strict and self.state.pending == SELLERS:
                    self.answer(Pass())
            self.translator.played(raw)
        except Refused as refusal:
            return refusal.violation if self.strict else named_by_entry(raw, refusal.violation)
        except Untranslatable as trouble:
            return trouble.violation
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):  # a field of another kind
            return RuleViolation("10.0", "refusal-unreadable-action", {"kind": str(raw.get("type"))[:20]})
        return None

    def answer(self, action: EighteenZooAction) -> None:
        """An answer that the record does not hold, by the seat that is asked."""
        self._apply(self.state.waiting_on[0], action)

    def _apply(self, seat: int, action: EighteenZooAction) -> None:
        if self.write is not None:
            self.write(self.state, seat, action)
        self.state.apply(seat, action)

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
                refused = RefusedAction(played.id, number, violation, str(raw.get("type")))
                break
        if refused is not None:
            break
        applied += 1
        if watch is not None:
            watch(number, played, table.state)
    return Outcome(len(game.actions), applied, table.scores(), game.expected, refused), table.state
