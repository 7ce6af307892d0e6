"""Plays a recorded game again, and says how it went."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from menagerie.core.contract import Refused, RuleViolation
from menagerie.games.eighteen_zoo.actions import EighteenZooAction
from menagerie.games.eighteen_zoo.records.file import Played, Raw, RecordedGame
from menagerie.games.eighteen_zoo.records.translation import Translator, Untranslatable
from menagerie.games.eighteen_zoo.scoring import worth
from menagerie.games.eighteen_zoo.state import EighteenZooState, deal


class Stumble(Struct, frozen=True):
    """The first action that our rules refuse."""

    action: Any
    """Its id in the record."""
    number: int
    """Its place among the actions that were played."""
    violation: RuleViolation
    kind: str


class Outcome(Struct, frozen=True):
    """What became of a recorded game."""

    actions: int
    applied: int
    result: dict[str, int]
    expected: dict[str, int] | None
    stumble: Stumble | None

    @property
    def ok(self) -> bool:
        """Every action was played, and the result is the recorded one."""
        return self.stumble is None and (self.expected is None or self.expected == self.result)


Watcher = Callable[[int, Played | None, EighteenZooState], None]
Writer = Callable[[EighteenZooState, int, EighteenZooAction], None]


def replay(
    game: RecordedGame, strict: bool = False, watch: Watcher | None = None, write: Writer | None = None
) -> tuple[Outcome, EighteenZooState]:
    """Plays it under the reading of 18xx.games, or strictly by the rulebook; stops at the first refusal.

    ``watch`` is told the number, the action and the state after every one of them; ``write`` each of our own
    decisions before it is taken.
    """
    options = msgspec.structs.replace(game.options, compat="rulebook") if strict else game.options
    state = deal(len(game.ids), options, game.seed)
    if strict:
        recorded = deal(len(game.ids), game.options, game.seed)
        state.power_order, state.power_at = recorded.power_order, recorded.power_at
    translator = Translator(game, state)
    stumble: Stumble | None = None
    applied = 0
    if watch is not None:
        watch(0, None, state)
    for number, played in enumerate(game.actions, start=1):
        for raw in played.parts:
            violation = _play(state, translator, raw, write)
            if violation is not None:
                stumble = Stumble(played.id, number, violation, str(raw.get("type")))
                break
        if stumble is not None:
            break
        applied += 1
        if watch is not None:
            watch(number, played, state)
    result = {str(game.ids[seat]): worth(state, seat) for seat in range(state.players)}
    return Outcome(len(game.actions), applied, result, game.expected, stumble), state


def _play(
    state: EighteenZooState, translator: Translator, raw: Raw, write: Writer | None
) -> RuleViolation | None:
    """All our decisions for one recorded action, or what is wrong with it."""
    try:
        for seat, action in translator.steps(raw):
            if write is not None:
                write(state, seat, action)
            state.apply(seat, action)
        translator.played(raw)
    except Refused as refusal:
        return refusal.violation
    except Untranslatable as trouble:
        return trouble.violation
    return None

