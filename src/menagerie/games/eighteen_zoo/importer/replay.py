"""Replays a recorded game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from menagerie.core.contract import Refused, RuleViolation
from menagerie.games.eighteen_zoo.actions import Accept, BuyPower, DrawnRun, DrawRuns, EighteenZooAction, Pass, Sell
from menagerie.games.eighteen_zoo.importer.file import Raw, RecordedAction, RecordedGame
from menagerie.games.eighteen_zoo.importer.lookahead import Lookahead, is_operating
from menagerie.games.eighteen_zoo.importer.translation import Translator, Untranslatable
from menagerie.games.eighteen_zoo.rules.facts import FAMILIES, PATCH, POWER_LIMIT, WHATSUP
from menagerie.games.eighteen_zoo.rules.position import (
    CLOSED,
    DISCARD,
    END,
    NONE,
    OFFER,
    SAVE,
    SELLERS,
    SQUIRRELS,
    TURN,
)
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


_IN_BETWEEN = ("choose_ability", "buy_company", "assign", "lay_tile", "place_token")
"""What tickets and powers may do in records while a family has to discard, which our own table asks for first."""

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
        self.later: list[Raw] = []
        """Tickets and powers that wait until the table is ready for them."""
        self.lookahead = Lookahead([raw for played in game.actions for raw in played.parts])
        self.passed: set[int] = set()
        """Who did nothing but pass in the last turn of this stock round."""
        self.passed_in = NONE
        self.reopened = (NONE, NONE)
        """The turn in which the PATCH came off after the last purchase: its round and place."""

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
            return refusal.violation
        except Untranslatable as trouble:
            return trouble.violation
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):  # a field of another kind
            return RuleViolation("10.0", "refusal-unreadable-action", {"kind": str(raw.get("type"))[:20]})
        return None

    def step(self, raw: Raw, following: Raw) -> RuleViolation | None:
        """The same; and where 18xx.games, going by what follows, asks less than we do, the answer is no."""
        state = self.state
        if state.pending == DISCARD and raw.get("type") in _IN_BETWEEN:
            self.later.append(raw)  # 10.0: they may come in between; ours finishes what is begun
            return None
        self.lookahead.advance_to(raw)
        phase = state.phase
        self._note_turn(raw)
        found = self.play(raw)
        if found is not None and self._pass_unasked():
            found = self.play(raw)
        while found is None and self.later and state.pending != DISCARD:
            found = self.play(self.later.pop(0))
        if found is None:
            if state.pending == SAVE and state.phase == phase and following:
                self._leave_to_retire(following)
            if state.pending == TURN:
                self._pass_idle(following)
                self._end_after_greek(following)
        return found

    def _note_turn(self, raw: Raw) -> None:
        """Who has passed, and who has done something; and where a family may have to buy once more."""
        state = self.state
        if state.pending == END and raw.get("type") == "choose_ability" and raw.get("entity") == "PATCH":
            self.reopened = (state.round, state.turn_index)
        if state.pending != TURN:
            return
        if state.round != self.passed_in:
            self.passed, self.passed_in = set(), state.round
        [seat] = state.waiting_on
        if raw.get("type") in ("par", "buy_shares", "sell_shares", "buy_company"):
            self.passed.discard(seat)
        elif raw.get("type") == "pass" and not (state.sold or state.bought):
            self.passed.add(seat)

    def _pass_unasked(self) -> bool:
        """10.0: two decisions that we ask for and 18xx.games may not: they are passed, and the action is tried again.

        When nothing but a WHATSUP is left to use; when the PATCH came off after the last purchase.
        """
        state = self.state
        if state.pending == END and self.reopened == (state.round, state.turn_index):
            self._apply(state.controller(state.family), Pass())
            return True
        if state.pending != TURN:
            return False
        [seat] = state.waiting_on
        without = state.clone()
        without.power_at[WHATSUP] = CLOSED
        if state.power_at[WHATSUP] != seat or without.legal(seat) != [Pass()]:
            return False
        self._apply(seat, Pass())
        return True

    def _end_after_greek(self, following: Raw) -> None:
        """10.47: a pass in the turn that IT'S ALL GREEK TO ME brought ends the round where all others had passed."""
        state = self.state
        everybody = len(self.passed) == state.players and self.passed_in == state.round
        while everybody and is_operating(following) and state.pending == TURN:
            self._apply(state.waiting_on[0], Pass())

    def _leave_to_retire(self, following: Raw) -> None:
        """10.43: after a last run the PATCH goes unused where the record does not say a word about it."""
        state = self.state
        answers = following.get("type") == "choose" or (
            following.get("type") == "pass" and following.get("entity_type") == "player"
        )
        if answers:
            return
        without = state.clone()
        without.apply(state.patch_seat, Pass())
        name = FAMILIES[state.family]
        if state.family_has(state.family, PATCH) and self.lookahead.has_extra_pass(name, without.pending == SQUIRRELS):
            return
        self._apply(state.patch_seat, Pass())

    def _pass_idle(self, following: Raw) -> None:
        """10.0: a player who can do nothing else has passed, where the record does not say so itself."""
        state = self.state
        while state.pending == TURN:
            [seat] = state.waiting_on
            if state.tickets[seat]:
                return
            if following.get("entity_type") == "player" and self.game.seat(following.get("entity")) == seat:
                return
            full = state.power_count(seat) >= POWER_LIMIT  # 10.32: a fourth power is not refused, but not waited for
            if any(action != Pass() and not (full and type(action) is BuyPower) for action in state.legal(seat)):
                return
            if not (state.sold or state.bought):
                self.passed.add(seat)
            self._apply(seat, Pass())

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


def with_following(game: RecordedGame) -> list[list[tuple[Raw, Raw]]]:
    """For every action its parts, each with the part that is played next; with nothing where all is done."""
    found: list[list[tuple[Raw, Raw]]] = []
    following: Raw = {}
    for played in reversed(game.actions):
        pairs: list[tuple[Raw, Raw]] = []
        for raw in reversed(played.parts):
            pairs.append((raw, following))
            following = raw
        found.append(pairs[::-1])
    return found[::-1]


def replay(
    game: RecordedGame, watch: Watcher | None = None, write: Writer | None = None
) -> tuple[Outcome, EighteenZooState]:
    """Plays it with the switches of 18xx.games; stops at the first refusal."""
    table = Replay(game, write=write)
    refused: RefusedAction | None = None
    applied = 0
    if watch is not None:
        watch(0, None, table.state)
    for number, (played, parts) in enumerate(zip(game.actions, with_following(game), strict=True), start=1):
        for raw, following in parts:
            violation = table.step(raw, following)
            if violation is not None:
                refused = RefusedAction(played.id, number, violation, str(raw.get("type")))
                break
        if refused is not None:
            break
        applied += 1
        if watch is not None:
            watch(number, played, table.state)
    return Outcome(len(game.actions), applied, table.scores(), game.expected, refused), table.state
