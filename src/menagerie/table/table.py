"""A table: its deed and its log, folded into seats, a position, clocks and what is still open."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from functools import singledispatchmethod
from typing import Any, Literal

import msgspec
from msgspec import Struct

from menagerie.core import record as paper
from menagerie.core.contract import Action, AnyState, Event, Refused, Result
from menagerie.core.registry import game
from menagerie.table import chance
from menagerie.table.clocks import Clocks
from menagerie.table.entries import (
    Abandoned,
    AbandonWished,
    AnyEntry,
    BotSatDown,
    Brought,
    CameBack,
    Dealt,
    Ended,
    HandedOver,
    Logged,
    Moved,
    Offered,
    Rematched,
    Reopened,
    Resigned,
    Said,
    SatDown,
    StoodUp,
    TookBack,
    UndoAnswered,
    UndoAsked,
    Whispered,
)  # fmt: skip
from menagerie.table.plan import Deed

Phase = Literal["gathering", "running", "over", "abandoned"]


class Chair(Struct):
    """One seat, and who has it."""

    number: int
    person: str | None = None
    name: str = ""
    bot: str | None = None
    """The bot that plays here: on its own account, or for the person."""
    resigned: bool = False

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def decides(self) -> bool:
        """Whether a person decides here now."""
        return self.person is not None and self.bot is None


class Played(Struct, frozen=True):
    """A move that counts."""

    seq: int
    seat: int
    point: str
    action: Action
    by: Literal["person", "bot", "clock"]

    def to_record(self) -> paper.Move:
        return paper.Move(self.seat, self.point, paper.to_record(self.action))


class Before(Struct, frozen=True):
    """A seat's latest move of its own, and the position it was made in."""

    move: Played
    state: AnyState


class Wish(Struct, frozen=True):
    """Someone asks to take moves back."""

    seat: int
    to: int
    waiting_for: tuple[int, ...]


class OldRules(Exception):
    """The table was played by a version of the rules that this program no longer knows."""


class Table:
    """Changed only by ``accept``."""

    def __init__(self, deed: Deed) -> None:
        self.deed = deed
        self.plan = deed.plan
        self.game = game(deed.plan.game)
        if self.game.rules_version != deed.rules:
            raise OldRules
        self.options = msgspec.convert(deed.plan.options, self.game.options_type)
        self.phase: Phase = "gathering"
        self.chairs = [
            Chair(number, bot=place.bot, name=place.name or "") for number, place in enumerate(deed.plan.places)
        ]
        self.nonces: dict[str, str] = {}
        self.seed: str | None = None
        """Known once dealt; shown at the end."""
        self.brought = False
        """Whether the game was played elsewhere, and its record laid here."""
        self.state: AnyState | None = None
        self.moves: list[Played] = []
        self.before: dict[int, Before] = {}
        self.clocks: Clocks | None = None
        self.wish: Wish | None = None
        self.wants_to_abandon: set[int] = set()
        self.result: Result | None = None
        """The game's own; see `standings` for the table's."""
        self.rematch: str | None = None
        self.log: list[Logged] = []
        self.happened: dict[int, tuple[Event, ...]] = {}
        """The events each move brought when it was made, by its number."""
        self.tokens: set[str] = set()
        self.revealing: dict[int, bool] = {}
        """Which moves brought something to light, by their number, as far as anyone has asked."""
        self.undos = 0
        """How often moves were taken back: a thought begun before that is thrown away."""
        self.hindsight = 0
        """How often of these something had come to light, and there was nobody to ask."""
        self._start: AnyState | None = None

    def copy(self) -> Table:
        """An independent copy, to try entries on before they are written."""
        twin = copy(self)
        twin.chairs = [copy(chair) for chair in self.chairs]
        twin.nonces, twin.before, twin.happened = dict(self.nonces), dict(self.before), dict(self.happened)
        twin.moves, twin.log = self.moves[:], self.log[:]
        twin.wants_to_abandon, twin.tokens = set(self.wants_to_abandon), set(self.tokens)
        twin.state = None if self.state is None else self.state.clone()
        twin.clocks = None if self.clocks is None else self.clocks.copy()
        return twin

    # --- reading it

    @property
    def id(self) -> str:
        return self.deed.id

    @property
    def next_seq(self) -> int:
        return len(self.log) + 1

    @property
    def players(self) -> int:
        return len(self.chairs)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    def on_options(self) -> dict[str, Any]:
        """Every option, the ones nobody chose included."""
        options: dict[str, Any] = msgspec.to_builtins(self.options)
        return options

    @property
    def waiting_on(self) -> tuple[int, ...]:
        return self.state.waiting_on if self.state is not None and self.phase == "running" else ()

    @property
    def commitment(self) -> str | None:
        return None if self.seed is None else paper.commitment(self.seed)

    @property
    def finished(self) -> bool:
        return self.phase in ("over", "abandoned")

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that person holds; also while a bot stands in."""
        return tuple(chair.number for chair in self.chairs if person is not None and chair.person == person)

    def people(self) -> tuple[str, ...]:
        """Everyone who holds a seat, each once."""
        return tuple(dict.fromkeys(chair.person for chair in self.chairs if chair.person is not None))

    def seat_nonces(self) -> tuple[str, ...]:
        """The nonces in seat order, as the seed takes them."""
        return tuple("" if chair.person is None else self.nonces.get(chair.person, "") for chair in self.chairs)

    @property
    def standings(self) -> Result | None:
        """The game's result, with those who resigned behind everybody else."""
        return None if self.result is None else behind(self.result, {c.number for c in self.chairs if c.resigned})

    # --- folding

    def accept(self, logged: Logged) -> None:
        """One more entry. It has been checked before it was written, so nothing can be wrong with it."""
        assert logged.seq == self.next_seq
        self.log.append(logged)
        if logged.token is not None:
            self.tokens.add(logged.token)
        self._fold(logged.entry, logged)
        if self.clocks is not None:
            self.clocks.turn(logged.at, self._deciding())

    def accept_all(self, log: Iterable[Logged]) -> Table:
        for logged in log:
            self.accept(logged)
        return self

    def _deciding(self) -> dict[int, str]:
        """The people whose time is running, and for which decision."""
        if self.state is None:
            return {}
        points = {seat: self.state.point(seat) for seat in self.waiting_on if self.chairs[seat].decides}
        return {seat: point for seat, point in points.items() if point is not None}

    @singledispatchmethod
    def _fold(self, entry: AnyEntry, logged: Logged) -> None:  # noqa: ARG002 - one shape for all entries
        raise TypeError(f"a log holds no {type(entry).__name__}")

    @_fold.register
    def _(self, entry: SatDown, _logged: Logged) -> None:
        chair = self.chairs[entry.seat]
        chair.person, chair.name = entry.person, entry.name

    @_fold.register
    def _(self, entry: BotSatDown, _logged: Logged) -> None:
        chair = self.chairs[entry.seat]
        chair.bot, chair.name = entry.bot, entry.name

    @_fold.register
    def _(self, entry: StoodUp, _logged: Logged) -> None:
        chair = self.chairs[entry.seat]
        chair.person, chair.name = None, ""

    @_fold.register
    def _(self, entry: Offered, _logged: Logged) -> None:
        self.nonces[entry.person] = entry.nonce

    @_fold.register
    def _(self, _entry: Dealt, _logged: Logged) -> None:
        self._deal(chance.mix(self.deed.secret, self.seat_nonces()))
        if self.plan.clock is not None:
            self.clocks = Clocks(self.plan.clock, self.players)

    @_fold.register
    def _(self, entry: Brought, _logged: Logged) -> None:
        self.brought = True
        self._deal(entry.seed)

    def _deal(self, seed: str) -> None:
        self.seed = seed
        self.phase = "running"
        self._start = paper.start(self.to_record())
        self.state = self._start.clone()

    @_fold.register
    def _(self, entry: Moved, logged: Logged) -> None:
        action = msgspec.convert(entry.action, self.game.action_type)
        move = Played(logged.seq, entry.seat, entry.point, action, entry.by)
        self.happened[logged.seq] = tuple(self._play(move))

    def _play(self, move: Played) -> list[Event]:
        assert self.state is not None
        if move.by == "person":
            self.before[move.seat] = Before(move, self.state.clone())
        events = self.state.apply(move.seat, move.action)
        self.moves.append(move)
        return events

    @_fold.register
    def _(self, _entry: Said, _logged: Logged) -> None:
        pass

    @_fold.register
    def _(self, _entry: Whispered, _logged: Logged) -> None:
        pass

    @_fold.register
    def _(self, entry: UndoAsked, _logged: Logged) -> None:
        others = tuple(self.others(entry.seat))
        self.wish = Wish(entry.seat, entry.to, others)

    @_fold.register
    def _(self, entry: UndoAnswered, _logged: Logged) -> None:
        assert self.wish is not None
        person = self.chairs[entry.seat].person
        left = tuple(seat for seat in self.wish.waiting_for if self.chairs[seat].person != person)
        self.wish = Wish(self.wish.seat, self.wish.to, left) if entry.agree else None

    @_fold.register
    def _(self, entry: TookBack, _logged: Logged) -> None:
        self.wish = None
        self.undos += 1
        self.hindsight += entry.hindsight
        left = [move for move in self.moves if move.seq not in entry.struck]
        assert self._start is not None
        self.state, self.moves, self.before = self._start.clone(), [], {}
        for move in left:
            self._play(move)

    def can_stand(self, struck: Iterable[int]) -> bool:
        """Whether the other moves can still be made without these."""
        assert self._start is not None
        gone = set(struck)
        state = self._start.clone()
        for move in self.moves:
            if move.seq in gone:
                continue
            if state.point(move.seat) != move.point:
                return False
            try:
                state.apply(move.seat, move.action)
            except Refused:
                return False
        return True

    @_fold.register
    def _(self, entry: HandedOver, _logged: Logged) -> None:
        self.chairs[entry.seat].bot = entry.bot
        self._forget(entry.seat)

    @_fold.register
    def _(self, entry: CameBack, _logged: Logged) -> None:
        self.chairs[entry.seat].bot = None

    @_fold.register
    def _(self, entry: Resigned, _logged: Logged) -> None:
        chair = self.chairs[entry.seat]
        chair.bot, chair.resigned = entry.bot, True
        self._forget(entry.seat)

    def _forget(self, seat: int) -> None:
        """Whoever is gone is no longer asked, and asks for nothing."""
        if self.wish is not None:
            left = tuple(other for other in self.wish.waiting_for if other != seat)
            self.wish = None if self.wish.seat == seat else Wish(self.wish.seat, self.wish.to, left)

    @_fold.register
    def _(self, entry: AbandonWished, _logged: Logged) -> None:
        self.wants_to_abandon.add(entry.seat)

    @_fold.register
    def _(self, _entry: Abandoned, _logged: Logged) -> None:
        self.phase, self.wish = "abandoned", None

    @_fold.register
    def _(self, entry: Ended, _logged: Logged) -> None:
        self.phase, self.wish, self.result = "over", None, entry.result

    @_fold.register
    def _(self, entry: Rematched, _logged: Logged) -> None:
        self.rematch = entry.table

    @_fold.register
    def _(self, _entry: Reopened, logged: Logged) -> None:
        if self.clocks is not None:
            self.clocks.forgive(logged.at)

    def others(self, seat: int) -> list[int]:
        """The seats whose people must agree to what this one asks for: one seat a person, those who are there."""
        asker = self.chairs[seat].person
        seen = {asker}
        found = []
        for chair in self.chairs:
            if chair.decides and chair.person not in seen:
                seen.add(chair.person)
                found.append(chair.number)
        return found

    # --- on paper

    def to_record(self) -> paper.Record:
        """The game's record, seed and all: for the server's own eyes until the end."""
        assert self.seed is not None
        return paper.Record(
            game=self.game.name,
            rules=self.deed.rules,
            options=self.on_options(),
            seats=tuple(paper.Seat(chair.name, chair.bot if chair.person is None else None) for chair in self.chairs),
            commitment=paper.commitment(self.seed),
            seed=self.seed,
            actions=tuple(move.to_record() for move in self.moves),
            result=self.result,
            base=self.plan.base,
        )


def behind(result: Result, resigned: set[int]) -> Result:
    """The result when some have resigned: they cannot win, whatever their bots achieved."""
    if not resigned:
        return result
    order = sorted((standing.seat in resigned, standing.rank) for standing in result.standings)
    standings = tuple(
        msgspec.structs.replace(standing, rank=order.index((standing.seat in resigned, standing.rank)) + 1)
        for standing in result.standings
    )
    return msgspec.structs.replace(result, standings=standings)
