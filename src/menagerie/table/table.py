"""A table: its header and its log, folded into seats, a position, clocks and open requests."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from copy import copy
from functools import singledispatchmethod
from typing import Any, Literal

import msgspec
from msgspec import Struct

from menagerie.core import record as records
from menagerie.core.contract import Action, AnyState, Event, Refused, Result, Standing, View
from menagerie.core.registry import game
from menagerie.core.removed_names import plain_name
from menagerie.table import seed_commitment
from menagerie.table.append_only_list import AppendOnlyList
from menagerie.table.clocks import Clocks
from menagerie.table.entries import (
    PRIVATE,
    Abandoned,
    AbandonRequested,
    AnyEntry,
    AutoPassEnded,
    AutoPassSet,
    BotSatDown,
    CameBack,
    Conceded,
    Dealt,
    Ended,
    HandedOver,
    Logged,
    Moved,
    NonceOffered,
    PersonRemoved,
    ProposalAnswered,
    ProposalDropped,
    ProposalKind,
    Proposed,
    Ready,
    RecordImported,
    RematchAnswered,
    Rematched,
    RematchProposed,
    Reopened,
    Resigned,
    Said,
    SatDown,
    StoodUp,
    UndoAnswered,
    UndoAsked,
    Undone,
    Whispered,
)  # fmt: skip
from menagerie.table.limits import CHECKPOINT_MOVES
from menagerie.table.removed_people import without_person
from menagerie.table.settings import TableHeader

Phase = Literal["gathering", "running", "over", "abandoned"]

RESIGNED = "ending-resigned"
"""`Result.ended_by` of a game that a resignation ended: it has no scores, and its record has no result."""


_BESIDE_THE_TABLE = frozenset((Moved, Said, Whispered, NonceOffered, AutoPassSet, AutoPassEnded))
"""Entries that change nothing of the table but its position, its log and its clocks."""
_OF_THE_POSITION = frozenset((Moved, Said, Whispered))
"""Those of them that change nothing which versions of a table share, or copy that themselves."""


class TableSeat(Struct):
    """One seat, and who has it."""

    number: int
    person: str | None = None
    name: str = ""
    bot: str | None = None
    """The bot that plays here: for itself, or for the person."""
    resigned: bool = False
    outside_bot: bool = False
    """Whether its person is a program that plays over the Bot API."""

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def person_plays(self) -> bool:
        """Whether a person decides here now."""
        return self.person is not None and self.bot is None


class AppliedMove(Struct, frozen=True, gc=False):
    """A move that counts."""

    seq: int
    seat: int
    point: str
    action: Action
    by: Literal["person", "bot", "clock"]
    recorded: dict[str, Any]
    """The action as a record holds it."""
    turn: str
    """In which turn of the seat it was made: `Game.turn_of`."""

    def to_record(self) -> records.Move:
        return records.Move(self.seat, self.point, self.recorded)


class AutoPass(Struct, frozen=True):
    """The table passes for a seat."""

    exceptions: frozenset[str]
    since: View
    """The seat's view when it asked."""


class UndoRequest(Struct, frozen=True):
    """A player asks to undo, and others have yet to answer."""

    seat: int
    to: int
    waiting_for: tuple[int, ...]


class Proposal(Struct, frozen=True):
    """What someone proposes, and who has agreed so far; who has to is decided by `consent`."""

    seat: int
    what: ProposalKind
    absent: int | None
    bot: str | None
    agreed: frozenset[str]
    """People, the one who proposes included."""


class UnsupportedRules(Exception):
    """The table was played by a version of the rules that this program does not know."""


class Table:
    """Changed only by ``accept``. To try entries before they are written, accept them on a ``fork``."""

    def __init__(self, header: TableHeader) -> None:
        self.header = header
        self.settings = header.settings
        self.game = game(header.settings.game)
        if self.game.rules_version != header.rules:
            raise UnsupportedRules
        self.options = msgspec.convert(header.settings.options, self.game.options_type)
        self._all_options: dict[str, Any] = msgspec.to_builtins(self.options)
        self.phase: Phase = "gathering"
        self.seats = [
            TableSeat(number, bot=seat.bot, name=seat.name or "") for number, seat in enumerate(header.settings.seats)
        ]
        self.nonces: dict[str, str] = {}
        self.seed: str | None = None
        """Known once dealt; shown at the end."""
        self.imported = False
        """Whether the game was played elsewhere, and its record imported."""
        self.foreign: dict[str, Any] | None = None
        """What the imported record keeps of another program's file."""
        self.state: AnyState | None = None
        self.moves: AppendOnlyList[AppliedMove] = AppendOnlyList()
        self.last_decisions: dict[int, AppliedMove] = {}
        """The latest move of each seat that a person made."""
        self.auto_passes: dict[int, AutoPass] = {}
        self.auto_pass_ends: dict[int, str] = {}
        """Why the table no longer passes for a seat, until it asks again."""
        self.clocks: Clocks | None = None
        self.undo_request: UndoRequest | None = None
        self.abandon_requests: set[int] = set()
        self.ready: set[str] = set()
        """The people who have said that the game may begin."""
        self.proposal: Proposal | None = None
        self.proposals_made: dict[str, int] = {}
        """How often each person has proposed something."""
        self.conceded: int | None = None
        """The seat whose resignation ended the game."""
        self.rematch_by: int | None = None
        """The seat whose person proposes a rematch."""
        self.rematch_answers: dict[str, bool] = {}
        self.result: Result | None = None
        """The game's own; see `standings` for the table's."""
        self.rematch: str | None = None
        self.log: AppendOnlyList[Logged] = AppendOnlyList()
        self.events: AppendOnlyList[tuple[Event, ...]] = AppendOnlyList()
        """The events of every log entry, in the order of the log; empty for all but moves."""
        self.revealing: dict[int, bool] = {}
        """Which moves revealed something, by their number, as far as that was asked."""
        self.undo_count = 0
        """How many undos there were: what a bot began to think before one is thrown away."""
        self.marked_undos = 0
        """How many of them were marked: something had been revealed, and there was nobody to ask."""
        self.chat_lines = 0
        self.updated = header.created
        """When something last happened that everybody may know of."""
        self.removed: frozenset[str] = frozenset()
        """The people who had everything of theirs removed: the log says nothing of them any more but their moves."""
        self.other_entries = 0
        """How many entries changed more than position, log and clocks: seats, phase, proposals and the like."""
        self._tokens: dict[str, int] = {}
        self._checkpoints: tuple[tuple[int, AnyState], ...] = ()
        """Positions after so many moves, none of which is ever changed: the first one, and two of the latest."""
        self._before_last: tuple[int, AnyState] | None = None
        """The position before a person's latest move, which its rendering asks for."""
        self._shares_state = False
        """Whether another version of the table has the same state object, so that it must not be changed in place."""
        self._shares_seats = False
        """The same for the seats and what else few entries change."""
        self._names: tuple[str, ...] | None = None
        self._seats_of: dict[str, tuple[int, ...]] | None = None
        """Both of the seats as they are; nothing where an entry may have changed them since."""

    def fork(self) -> Table:
        """The next version of this table, to accept entries on before they are written.

        Nothing that grows with the game is copied: log, moves, events and tokens are shared, and the state is cloned
        by the move that changes it; the seats and the like are copied by an entry that is more than a move.
        """
        forked: Table = Table.__new__(type(self))
        forked.__dict__.update(self.__dict__)
        forked.moves, forked.log, forked.events = self.moves.fork(), self.log.fork(), self.events.fork()
        forked.clocks = None if self.clocks is None else self.clocks.copy()
        forked._shares_state = forked._shares_seats = True
        return forked

    def _own_seats(self) -> None:
        """Copies what another version of the table has too, before an entry that is more than a move changes it."""
        self.seats = [copy(seat) for seat in self.seats]
        self.nonces = dict(self.nonces)
        self.auto_passes, self.auto_pass_ends = dict(self.auto_passes), dict(self.auto_pass_ends)
        self.abandon_requests, self.ready = set(self.abandon_requests), set(self.ready)
        self.proposals_made, self.rematch_answers = dict(self.proposals_made), dict(self.rematch_answers)
        self._shares_seats = False

    # --- reading it

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def next_seq(self) -> int:
        return len(self.log) + 1

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def names(self) -> tuple[str, ...]:
        if self._names is None:
            self._names = tuple([seat.name for seat in self.seats])
        return self._names

    @property
    def foreign_source(self) -> str | None:
        """The program whose file was imported, where the game has an importer for it."""
        return next((source for source in self.foreign or () if source in self.game.foreign_sources), None)

    def all_options(self) -> dict[str, Any]:
        """Every option, those left at their default included."""
        return self._all_options

    @property
    def waiting_on(self) -> tuple[int, ...]:
        return self.state.waiting_on if self.state is not None and self.phase == "running" else ()

    @property
    def commitment(self) -> str | None:
        return None if self.seed is None else records.commitment(self.seed)

    @property
    def finished(self) -> bool:
        return self.phase in ("over", "abandoned")

    def has_token(self, token: str) -> bool:
        """Whether the request with this token has been carried out."""
        seq = self._tokens.get(token, 0)
        return 0 < seq <= len(self.log) and self.log[seq - 1].token == token  # a failed write may have left it behind

    def events_of(self, seq: int) -> tuple[Event, ...]:
        """The events of the move with that number."""
        return self.events[seq - 1]

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that person holds; also while a bot plays for them."""
        if self._seats_of is None:
            self._seats_of = {
                holder: tuple([seat.number for seat in self.seats if seat.person == holder]) for holder in self.people()
            }
        return () if person is None else self._seats_of.get(person, ())

    def people(self) -> tuple[str, ...]:
        """Everyone who holds a seat, each once."""
        return tuple(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def seat_nonces(self) -> tuple[str, ...]:
        """The nonces in seat order, as the seed takes them."""
        return tuple("" if seat.person is None else self.nonces.get(seat.person, "") for seat in self.seats)

    @property
    def standings(self) -> Result | None:
        """The game's result, with those who resigned behind everybody else."""
        if self.conceded is not None:
            return Result(tuple(Standing(n, 1 + (n == self.conceded), 0) for n in range(self.players)), RESIGNED)
        resigned = {seat.number for seat in self.seats if seat.resigned}
        return None if self.result is None else resigned_last(self.result, resigned)

    # --- folding

    def accept(self, logged: Logged) -> None:
        """One more entry. It was checked by the request that made it."""
        assert logged.seq == self.next_seq
        self.log.append(logged)
        if logged.token is not None:
            self._tokens[logged.token] = logged.seq
        waiting_on = self.waiting_on
        kind = type(logged.entry)
        if self._shares_seats and kind not in _OF_THE_POSITION:
            self._own_seats()
        fold = _fold_of(kind)
        self.events.append(tuple(fold(self, logged.entry, logged) or ()))
        if kind not in _BESIDE_THE_TABLE:
            self.other_entries += 1
            self._names = self._seats_of = None
        if waiting_on != self.waiting_on or self._is_public(logged):
            self.updated = logged.at
        if self.clocks is not None:
            self.clocks.turn(logged.at, self._deciding())

    def _is_public(self, logged: Logged) -> bool:
        """Whether everybody may know that this happened. Who changes a secret choice must not show in a list."""
        entry = logged.entry
        if isinstance(entry, Moved) and (entry.by == "clock" or entry.aloud is not None):
            return True
        if isinstance(entry, Moved | Undone):
            moves = entry.struck if isinstance(entry, Undone) else (logged.seq,)
            return any(self.game.redact(event, None) is not None for seq in moves for event in self.events_of(seq))
        return not isinstance(entry, (*PRIVATE, PersonRemoved))

    def accept_all(self, log: Iterable[Logged]) -> Table:
        for logged in log:
            self.accept(logged)
        return self

    def add(self, at: float, entries: Iterable[AnyEntry], token: str | None = None) -> None:
        """Accepts entries under the next numbers; the token goes with the first."""
        for entry in entries:
            self.accept(Logged(self.next_seq, at, entry, token))
            token = None

    def _deciding(self) -> dict[int, str]:
        """The people whose time is running, and for which decision."""
        if self.state is None:
            return {}
        points = {seat: self.state.point(seat) for seat in self.waiting_on if self.seats[seat].person_plays}
        return {seat: point for seat, point in points.items() if point is not None}

    @singledispatchmethod
    def _fold(self, entry: AnyEntry, logged: Logged) -> list[Event] | None:  # noqa: ARG002 - one shape for all entries
        raise TypeError(f"no fold for the entry {type(entry).__name__}")

    @_fold.register
    def _(self, entry: SatDown, _logged: Logged) -> None:
        seat = self.seats[entry.seat]
        seat.person, seat.name, seat.outside_bot = entry.person, entry.name, entry.outside_bot

    @_fold.register
    def _(self, entry: BotSatDown, _logged: Logged) -> None:
        seat = self.seats[entry.seat]
        seat.bot, seat.name = entry.bot, entry.name

    @_fold.register
    def _(self, entry: StoodUp, _logged: Logged) -> None:
        seat = self.seats[entry.seat]
        self.ready.discard(seat.person or "")
        seat.person, seat.name, seat.outside_bot = None, "", False

    @_fold.register
    def _(self, entry: NonceOffered, _logged: Logged) -> None:
        self.nonces[entry.person] = entry.nonce

    @_fold.register
    def _(self, entry: Dealt, _logged: Logged) -> None:
        self._deal(seed_commitment.mix(self.header.secret, self.seat_nonces()) if entry.seed is None else entry.seed)
        if self.settings.clock is not None:
            self.clocks = Clocks(self.settings.clock, self.players)

    @_fold.register
    def _(self, entry: RecordImported, _logged: Logged) -> None:
        self.imported = True
        self.foreign = entry.foreign
        self._deal(entry.seed)

    def _deal(self, seed: str) -> None:
        self.seed = seed
        self.phase = "running"
        self.state, self._shares_state = records.start(self.to_record()), True
        self._checkpoints = ((0, self.state),)

    @_fold.register
    def _(self, entry: Moved, logged: Logged) -> list[Event]:
        assert self.state is not None
        turn = self.game.turn_of(self.state, entry.seat)
        if entry.seat in self.auto_pass_ends:  # who decides has read it
            self.auto_pass_ends = {seat: why for seat, why in self.auto_pass_ends.items() if seat != entry.seat}
        return self._play(self.applied_move(logged.seq, entry, turn))

    def applied_move(self, seq: int, entry: Moved, turn: str = "") -> AppliedMove:
        action = msgspec.convert(entry.action, self.game.action_type)
        return AppliedMove(seq, entry.seat, entry.point, action, entry.by, entry.action, turn)

    def first_state(self) -> AnyState:
        """The position before the first move, as a copy."""
        return self._checkpoints[0][1].clone()

    def place_of(self, seq: int) -> int:
        """How many of the moves that count came before that one."""
        return bisect_left(self.moves, seq, key=lambda move: move.seq)

    def state_after(self, count: int) -> AnyState:
        """The position after so many of the moves that count, as a copy."""
        if self._before_last is not None and self._before_last[0] == count:
            return self._before_last[1].clone()
        at, state = self._checkpoint(count)
        state = state.clone()
        for move in self.moves[at:count]:
            state.apply(move.seat, move.action)
        return state

    def _checkpoint(self, count: int) -> tuple[int, AnyState]:
        """The latest one at which no more moves were made."""
        return next(one for one in reversed(self._checkpoints) if one[0] <= count)

    def moves_replayed(self, undone: Undone) -> int:
        """How many moves have to be applied again for an undo."""
        return len(self.moves) - self._checkpoint(self.place_of(min(undone.struck)))[0]

    def _play(self, move: AppliedMove) -> list[Event]:
        """Applies the move once, on a clone where the state before it is still needed."""
        before, count = self.state, len(self.moves)
        assert before is not None
        if count and count % CHECKPOINT_MOVES == 0:
            first, *others = self._checkpoints
            self._checkpoints = (first, *others[-1:], (count, before))
            self._shares_state = True
        if self._shares_state:
            if self.settings.undo and move.by == "person":
                self._before_last = count, before
            self.state, self._shares_state = before.clone(), False
        assert self.state is not None
        events = self.state.apply(move.seat, move.action)
        if move.by == "person":
            self.last_decisions = {**self.last_decisions, move.seat: move}
        self.moves.append(move)
        return events

    @_fold.register
    def _(self, _entry: Said, _logged: Logged) -> None:
        self.chat_lines += 1

    @_fold.register
    def _(self, _entry: Whispered, _logged: Logged) -> None:
        self.chat_lines += 1

    @_fold.register
    def _(self, entry: UndoAsked, _logged: Logged) -> None:
        self.undo_request = UndoRequest(entry.seat, entry.to, tuple(self.others(entry.seat)))

    @_fold.register
    def _(self, entry: UndoAnswered, _logged: Logged) -> None:
        request = self.undo_request
        assert request is not None
        person = self.seats[entry.seat].person
        left = tuple(seat for seat in request.waiting_for if self.seats[seat].person != person)
        self.undo_request = UndoRequest(request.seat, request.to, left) if entry.agree else None

    @_fold.register
    def _(self, entry: Undone, _logged: Logged) -> None:
        self.undo_request = None
        self.undo_count += 1
        self.marked_undos += entry.marked
        self.auto_passes.pop(entry.seat, None)  # otherwise it would pass again at once
        first = self.place_of(min(entry.struck))
        self.state, self._shares_state = self.state_after(first), False
        self._checkpoints = tuple([one for one in self._checkpoints if one[0] <= first])
        self._before_last = None
        stay, later = self.moves[:first], self.moves[first:]
        self.moves = AppendOnlyList(stay)
        self.last_decisions = {move.seat: move for move in stay if move.by == "person"}
        for move in later:
            if move.seq not in entry.struck:
                self._play(move)

    @_fold.register
    def _(self, entry: AutoPassSet, _logged: Logged) -> None:
        assert self.state is not None
        self.auto_passes[entry.seat] = AutoPass(frozenset(entry.exceptions), self.state.view(entry.seat))
        self.auto_pass_ends.pop(entry.seat, None)

    @_fold.register
    def _(self, entry: AutoPassEnded, _logged: Logged) -> None:
        self.auto_passes.pop(entry.seat, None)
        if entry.reason:
            self.auto_pass_ends[entry.seat] = entry.reason

    def can_stand(self, struck: Iterable[int]) -> bool:
        """Whether the other moves can still be made without these."""
        gone = set(struck)
        first = self.place_of(min(gone))
        state = self.state_after(first)
        for move in self.moves[first:]:
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
        self.seats[entry.seat].bot = entry.bot
        self.auto_passes.pop(entry.seat, None)
        self._drop_from_undo_request(entry.seat)
        if self.proposal is not None and self.proposal.absent == entry.seat:
            self.proposal = None

    @_fold.register
    def _(self, entry: CameBack, _logged: Logged) -> None:
        self.seats[entry.seat].bot = None

    @_fold.register
    def _(self, entry: Resigned, _logged: Logged) -> None:
        seat = self.seats[entry.seat]
        seat.bot, seat.resigned = entry.bot, True
        self.auto_passes.pop(entry.seat, None)
        self._drop_from_undo_request(entry.seat)
        if self.proposal is not None and entry.seat in (self.proposal.seat, self.proposal.absent):
            self.proposal = None

    def _drop_from_undo_request(self, seat: int) -> None:
        """A person who is gone is no longer asked, and asks for nothing."""
        request = self.undo_request
        if request is not None:
            left = tuple(other for other in request.waiting_for if other != seat)
            self.undo_request = None if request.seat == seat else UndoRequest(request.seat, request.to, left)

    @_fold.register
    def _(self, entry: AbandonRequested, _logged: Logged) -> None:
        self.abandon_requests.add(entry.seat)

    @_fold.register
    def _(self, _entry: Abandoned, _logged: Logged) -> None:
        self.phase, self.undo_request, self.proposal = "abandoned", None, None

    @_fold.register
    def _(self, entry: Ended, _logged: Logged) -> None:
        self.phase, self.undo_request, self.proposal, self.result = "over", None, None, entry.result

    @_fold.register
    def _(self, entry: Ready, _logged: Logged) -> None:
        if entry.ready:
            self.ready.add(entry.person)
        else:
            self.ready.discard(entry.person)

    @_fold.register
    def _(self, entry: Proposed, _logged: Logged) -> None:
        person = self.seats[entry.seat].person or ""
        self.proposal = Proposal(entry.seat, entry.what, entry.absent, entry.bot, frozenset({person}))
        self.proposals_made[person] = self.proposals_made.get(person, 0) + 1

    @_fold.register
    def _(self, entry: ProposalAnswered, _logged: Logged) -> None:
        proposal = self.proposal
        assert proposal is not None
        agreed = proposal.agreed | {self.seats[entry.seat].person or ""}
        self.proposal = msgspec.structs.replace(proposal, agreed=agreed) if entry.agree else None

    @_fold.register
    def _(self, _entry: ProposalDropped, _logged: Logged) -> None:
        self.proposal = None

    @_fold.register
    def _(self, entry: Conceded, _logged: Logged) -> None:
        self.seats[entry.seat].resigned = True
        self.phase, self.undo_request, self.proposal, self.conceded = "over", None, None, entry.seat

    @_fold.register
    def _(self, entry: RematchProposed, _logged: Logged) -> None:
        self.rematch_by = entry.seat
        self.rematch_answers[self.seats[entry.seat].person or ""] = True

    @_fold.register
    def _(self, entry: RematchAnswered, _logged: Logged) -> None:
        self.rematch_answers[self.seats[entry.seat].person or ""] = entry.agree

    @_fold.register
    def _(self, entry: Rematched, _logged: Logged) -> None:
        self.rematch = entry.table

    @_fold.register
    def _(self, _entry: Reopened, logged: Logged) -> None:
        if self.clocks is not None:
            self.clocks.restart(logged.at)

    @_fold.register
    def _(self, entry: PersonRemoved, _logged: Logged) -> None:
        log, names = without_person(self.log, entry.person)
        self.log = AppendOnlyList(log)
        for seat in self.seats:
            if seat.person == entry.person:
                seat.name = names.get(seat.name, seat.name)
        self.removed |= {entry.person}

    def others(self, seat: int) -> list[int]:
        """The seats whose people must agree to what this one asks for: one seat a person, those who play themselves."""
        asker = self.seats[seat].person
        seen = {asker}
        found = []
        for other in self.seats:
            if other.person_plays and other.person not in seen:
                seen.add(other.person)
                found.append(other.number)
        return found

    # --- the record

    def to_record(self) -> records.Record:
        """The game's record with its seed: nobody may see it before the end."""
        assert self.seed is not None
        return records.Record(
            game=self.game.name,
            rules=self.header.rules,
            options=self.all_options(),
            seats=tuple(
                records.Seat(plain_name(seat.name), seat.bot if seat.person is None else None) for seat in self.seats
            ),
            commitment=records.commitment(self.seed),
            seed=self.seed,
            actions=tuple(move.to_record() for move in self.moves),
            result=self.result,
            base=self.settings.base,
            foreign=self.foreign,
        )


_fold_of = vars(Table)["_fold"].dispatcher.dispatch
"""Finds what folds a type of entry. `singledispatchmethod` would make a function for each entry."""


def resigned_last(result: Result, resigned: set[int]) -> Result:
    """The result when some have resigned: they cannot win, whatever their bots achieved."""
    if not resigned:
        return result
    order = sorted((standing.seat in resigned, standing.rank) for standing in result.standings)
    standings = tuple(
        msgspec.structs.replace(standing, rank=order.index((standing.seat in resigned, standing.rank)) + 1)
        for standing in result.standings
    )
    return msgspec.structs.replace(result, standings=standings)
