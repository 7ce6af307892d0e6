"""The record: one JSON file a game, from which the whole game can be replayed. See ``docs/record.md``.

While a game runs its record holds only the commitment, the SHA-256 of the seed; the seed itself is added at the end,
so that everyone can check afterwards that nobody chose the deal.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

from menagerie.core.contract import Action, AnyGame, AnyState, BadSetup, Fact, Refused, Result, RuleViolation
from menagerie.core.generator import Generator
from menagerie.core.registry import UnknownGame, game

FORMAT = 1
SUFFIX = ".zoo.json"


class Seat(Struct, frozen=True, omit_defaults=True):
    """Who sat there."""

    name: str
    bot: str | None = None
    """The name of the bot, where it was one."""


class Move(Struct, frozen=True):
    """One decision: whose, which decision it answers, and what was decided."""

    seat: int
    point: str
    action: dict[str, Any]


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A recorded game."""

    format: int = FORMAT
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    commitment: str
    """SHA-256 of the seed as text, in hexadecimal digits."""
    seed: str | None = None
    """Missing while the game runs."""
    actions: tuple[Move, ...] = ()
    result: Result | None = None
    """Missing while the game runs."""
    base: Base | None = None
    """Where the game did not begin with a deal but continues another one."""
    foreign: dict[str, Any] | None = None
    """What another program wrote, by the name of its source: kept as it was, so that nothing of it is lost. Nothing
    here reads it."""


class Base(Struct, frozen=True, forbid_unknown_fields=True):
    """The position that a game continues: another game after so many moves, as one seat of it could know it.

    What the seat could not know is guessed, from the seed of the record that holds this.
    """

    record: Record
    at: int
    seat: int


class BadRecord(Exception):
    """What is wrong with a record: a message of the shared catalogue and its facts."""

    readable = True
    """Whether the file could be read as a record of a known game at all."""

    def __init__(self, reason: str, violation: RuleViolation | None = None, **facts: Fact) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.violation = violation
        """For an illegal move: the refusal of its rule."""
        self.problem: BadSetup | None = None
        """For a set-up that is not possible: why not."""
        self.facts = facts

    def __str__(self) -> str:
        from menagerie.core.words import core_words

        return core_words("en")(self.reason, **self.facts)


class UnreadableRecord(BadRecord):
    """Not a record, or not one that can be replayed here."""

    readable = False


def commitment(seed: str) -> str:
    """What the table shows before the first move."""
    return sha256(seed.encode()).hexdigest()


def to_record(struct: Struct) -> dict[str, Any]:
    """An action, or options, as a record holds them: plain JSON, in which a tuple is a list."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(struct))
    return plain


def encode(record: Record) -> bytes:
    """The record as indented JSON, one move a line, what is foreign on one line."""
    head = part = msgspec.to_builtins(record)
    while part is not None:
        if part["foreign"] is None:
            del part["foreign"]
        part = None if part["base"] is None else part["base"]["record"]
    if record.base is None:
        del head["base"]
    moves = [msgspec.json.encode(move).decode() for move in record.actions]
    head["actions"] = []
    if record.foreign is not None:
        head["foreign"] = None
    text = msgspec.json.format(msgspec.json.encode(head), indent=2).decode()
    if record.foreign is not None:  # on one line; it is the last field
        before, field, after = text.rpartition('"foreign": null')
        text = before + field.removesuffix("null") + msgspec.json.encode(record.foreign).decode() + after
    if moves:
        text = text.replace('"actions": []', '"actions": [\n    ' + ",\n    ".join(moves) + "\n  ]", 1)
    return (text + "\n").encode()


def decode(raw: bytes) -> Record:
    """Reads a record; raises `UnreadableRecord` where it is none, or one of a later format."""
    try:
        loose = msgspec.json.decode(raw)
    except msgspec.DecodeError as error:
        if "truncated" in str(error):
            raise UnreadableRecord("record-truncated", detail=f"position {len(raw)}") from None
        raise UnreadableRecord("record-not-json", detail=_where(error)) from None
    except UnicodeDecodeError:
        raise UnreadableRecord("record-not-json", detail="≠ UTF-8") from None
    except RecursionError:
        raise UnreadableRecord("record-not-a-record") from None
    if not isinstance(loose, dict) or "format" not in loose:
        raise UnreadableRecord("record-not-a-record")
    if loose["format"] != FORMAT:
        raise UnreadableRecord("record-unknown-format", format=str(loose["format"])[:20], known=FORMAT)
    try:
        return msgspec.convert(loose, Record)
    except msgspec.ValidationError as error:
        raise UnreadableRecord("record-bad-field", detail=_where(error)) from None


def _where(error: msgspec.DecodeError) -> str:
    """The place that is wrong, in terms that read the same in every language: ``$.seats[0].name``, ``position 7``."""
    said = str(error)
    place = re.search(r"at `(\$[^`]*)`", said)
    field = re.search(r"field `([^`]*)`", said)
    byte = re.search(r"byte (\d+)", said)
    if byte is not None:
        return f"position {byte[1]}"
    path = "$" if place is None else place[1]
    return path if field is None else f"{path}.{field[1]}"


def game_of(record: Record, unregistered: AnyGame | None = None) -> AnyGame:
    """The game it is a record of, in the version of the rules known here. An unregistered game may be given."""
    try:
        found = unregistered if unregistered is not None and unregistered.name == record.game else game(record.game)
    except UnknownGame as error:
        raise UnreadableRecord("record-unknown-game", name=record.game[:40], known=", ".join(error.known)) from None
    if record.rules != found.rules_version:
        raise UnreadableRecord(
            "record-unknown-rules", game=found.title, version=record.rules, known=found.rules_version
        )
    return found


def start(record: Record, unregistered: AnyGame | None = None) -> AnyState:
    """The position before the first move. The seed must be there."""
    found = game_of(record, unregistered)
    if record.seed is None:
        raise BadRecord("record-no-seed")
    if record.base is not None:
        return _continuation(record, record.base, record.seed)
    try:
        options = msgspec.convert(record.options, found.options_type)
        return found.start(len(record.seats), options, record.seed)
    except msgspec.ValidationError as error:
        raise BadRecord("record-bad-options", detail=_where(error)) from None
    except BadSetup as problem:
        bad = BadRecord("record-bad-setup", detail=_setup_text(found, problem))
        bad.problem = problem
        raise bad from None


def _continuation(record: Record, base: Base, seed: str) -> AnyState:
    """The position that a game continues. The other game is replayed once, or a chain of them would double the work
    with every link."""
    fits = base.record.game == record.game and len(base.record.seats) == len(record.seats)
    if not fits or not 0 <= base.at <= len(base.record.actions) or not 0 <= base.seat < len(record.seats):
        raise BadRecord("record-bad-base")
    state = start(base.record)
    for _ in islice(_played_on(base.record, game_of(base.record), state), base.at):
        pass
    return state.guess(base.seat, Generator(seed))


def _setup_text(found: AnyGame, problem: BadSetup) -> str:
    from menagerie.core.words import words_for

    return words_for(found, "en").setup_error(problem)


def decode_move(found: AnyGame, move: Move, number: int) -> Action:
    """The action of a move; raises `BadRecord` where the game knows no such action."""
    try:
        action: Action = msgspec.convert(move.action, found.action_type)
    except msgspec.ValidationError as error:
        raise BadRecord("record-bad-action", number=number, detail=_where(error)) from None
    return action


def replay(record: Record, unregistered: AnyGame | None = None) -> Iterator[tuple[AnyState, int, Action, list[Any]]]:
    """Replays the record: after every move the state (always the same object), the seat, the action and the events.

    Raises `BadRecord` at the first move that cannot be played.
    """
    yield from _played_on(record, game_of(record, unregistered), start(record, unregistered))


def _played_on(record: Record, found: AnyGame, state: AnyState) -> Iterator[tuple[AnyState, int, Action, list[Any]]]:
    """The record's moves, applied to its first position."""
    for number, move in enumerate(record.actions, start=1):
        action = decode_move(found, move, number)
        if not state.waiting_on:
            raise BadRecord("record-move-after-end", number=number)
        expected = state.point(move.seat)
        if expected is not None and move.point != expected:
            raise BadRecord("record-wrong-point", number=number, point=move.point[:40], expected=expected)
        try:
            events = state.apply(move.seat, action)
        except Refused as refusal:
            raise BadRecord(
                "record-illegal", refusal.violation, number=number, paragraph=refusal.violation.paragraph
            ) from None
        yield state, move.seat, action, events


class Verdict(Struct, frozen=True):
    """What `verify` has checked."""

    game: str
    players: int
    moves: int
    running: bool
    """Without seed and result, only the commitment and the form of the moves could be checked."""
    result: Result | None


def verify(record: Record, unregistered: AnyGame | None = None) -> Verdict:
    """Checks the seed against its commitment, every move against the rules, and the result against the replay."""
    found = game_of(record, unregistered)
    if record.seed is None:
        if record.result is not None:
            raise BadRecord("record-result-without-seed")
        for number, move in enumerate(record.actions, start=1):
            decode_move(found, move, number)
        return Verdict(found.name, len(record.seats), len(record.actions), True, None)
    if commitment(record.seed) != record.commitment:
        raise BadRecord("record-wrong-seed")
    state = start(record, unregistered)
    for _ in _played_on(record, found, state):
        pass
    result = state.result()
    if record.result is None and result is not None:
        raise BadRecord("record-result-missing")
    if record.result is not None and result is None:
        raise BadRecord("record-not-finished", moves=len(record.actions))
    if record.result != result:
        raise BadRecord("record-wrong-result")
    return Verdict(found.name, len(record.seats), len(record.actions), False, result)


class Recorder:
    """Records a game while it is played."""

    def __init__(self, game: AnyGame, options: Any, seats: tuple[Seat, ...], seed: str) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.moves: list[Move] = []

    def write(self, seat: int, point: str, action: Action) -> None:
        """One more move. The point is taken before the action is applied."""
        self.moves.append(Move(seat, point, to_record(action)))

    def record(self, result: Result | None) -> Record:
        """The record so far; with the seed only when the game is over."""
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            options=to_record(self.options),
            seats=self.seats,
            commitment=commitment(self.seed),
            seed=None if result is None else self.seed,
            actions=tuple(self.moves),
            result=result,
        )
