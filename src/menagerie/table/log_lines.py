"""Log lines: an entry of a reader's log in words.

Events of the game are put into words by the game itself (`Game.describe_event`); every other entry is a message of the
shared catalogue.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Literal

from msgspec import Struct

from menagerie.core.contract import Event, Fact, Heading
from menagerie.core.event_lines import event_line, seats_named
from menagerie.core.removed_names import REMOVED_NAME
from menagerie.core.words import Words, words_for
from menagerie.table.entries import (
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
    Moved,
    NonceOffered,
    PersonRemoved,
    ProposalAnswered,
    ProposalDropped,
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
from menagerie.table.reader_log import ReaderEntry, writer_of
from menagerie.table.table import Table

LineKind = Literal["move", "chat", "whisper", "undo", "seat", "table"]


class Chat(Struct, frozen=True, gc=False):
    """What was said, by whom, and to which seat where it was whispered."""

    name: str
    text: str
    person: str | None
    to: int | None = None


class LogLine(Struct, frozen=True, gc=False):
    kind: LineKind
    seat: int | None
    """Whom it is about."""
    text: str
    """Empty where it needs no line."""
    chat: Chat | None = None
    headings: tuple[Heading, ...] = ()
    """What begins here: they stand above the line."""
    about: tuple[int, ...] = ()
    """The seats it is about, for who wants to read only of their own."""
    important: bool = False


def table_words(table: Table, language: str) -> Words:
    """The game's words with the names of the people at this table."""
    return words_for(table.game, language, table.names)


def log_line(table: Table, entry: ReaderEntry, words: Words) -> LogLine:
    """One entry of a reader's log in that reader's language."""
    logged = entry.logged.entry
    if entry.event is not None:
        mover = logged.seat if isinstance(logged, Moved) else None
        return move_line(table, mover, entry.event, words, entry.repeated)
    if entry.comment:
        return _comment(logged, table, words)
    if isinstance(logged, Said) and logged.phrase:
        return _phrase(logged, table, words)
    line = _line(logged, table)
    about = () if line.seat is None else (line.seat,)
    headings = first_headings(table, words) if isinstance(logged, Dealt | RecordImported) else ()
    text = words(line.message, **line.facts)
    return LogLine(line.kind, line.seat, text, line.chat, headings, about, important=True)


def _phrase(said: Said, table: Table, words: Words) -> LogLine:
    """A canned phrase in the reader's language."""
    chat = Chat(said.name, words(f"phrase-{said.phrase}"), writer_of(table, said))
    text = words("log-said", name=chat.name, text=chat.text)
    about = () if said.seat is None else (said.seat,)
    return LogLine("chat", said.seat, text, chat, (), about, important=True)


def move_line(table: Table, mover: int | None, event: Event, words: Words, repeated: bool = False) -> LogLine:
    """One redacted event of a move."""
    line = event_line(table.game, event, words, repeated)
    about = seats_named(event, table.players) or (() if mover is None else (mover,))
    headings = () if line.heading is None else (line.heading,)
    return LogLine("move", mover, line.text, None, headings, about, table.game.is_important(event))


def first_headings(table: Table, words: Words) -> tuple[Heading, ...]:
    """What begins with the first move."""
    return table.game.first_headings(table.first_state().view(None), words)


class _Line(Struct, frozen=True, gc=False):
    kind: LineKind
    seat: int | None
    message: str
    facts: dict[str, Fact] = {}
    chat: Chat | None = None


def _comment(entry: AnyEntry, table: Table, words: Words) -> LogLine:
    """The reason a bot gave for its move, in the reader's language."""
    assert isinstance(entry, Moved)
    assert entry.aloud is not None
    name, text = table.names[entry.seat], words.reason(entry.aloud)
    return LogLine("chat", entry.seat, words("log-said", name=name, text=text), Chat(name, text, None))


@singledispatch
def _line(entry: AnyEntry, table: Table) -> _Line:  # noqa: ARG001 - one shape for all entries
    """An entry as a message of the catalogue and its facts, with names in place of seats."""
    raise TypeError(f"no log line for {type(entry).__name__}")


def _of_seat(message: str, seat: int, table: Table, kind: LineKind = "seat") -> _Line:
    return _Line(kind, seat, message, {"name": table.names[seat]})


@_line.register
def _(entry: SatDown, _table: Table) -> _Line:
    return _Line("seat", entry.seat, "log-sat-down", {"name": entry.name})


@_line.register
def _(entry: BotSatDown, _table: Table) -> _Line:
    return _Line("seat", entry.seat, "log-bot-sat-down", {"name": entry.name})


@_line.register
def _(entry: StoodUp, _table: Table) -> _Line:
    return _Line("seat", entry.seat, "log-stood-up", {"name": entry.name})


@_line.register
def _(_entry: NonceOffered, _table: Table) -> _Line:
    raise AssertionError("nobody may see a nonce before the end")


@_line.register
def _(_entry: AutoPassSet, _table: Table) -> _Line:
    raise AssertionError("the seat's own view says so, and nothing else")


@_line.register
def _(_entry: AutoPassEnded, _table: Table) -> _Line:
    raise AssertionError("the seat's own view says so, and nothing else")


@_line.register
def _(entry: Dealt, _table: Table) -> _Line:
    return _Line("table", None, "log-dealt", {"commitment": entry.commitment})


@_line.register
def _(_entry: RecordImported, _table: Table) -> _Line:
    return _Line("table", None, "log-record-imported")


@_line.register
def _(entry: Moved, table: Table) -> _Line:
    return _of_seat("log-time-out", entry.seat, table)


@_line.register
def _(entry: Said, table: Table) -> _Line:
    if not entry.text:
        return _Line("chat", entry.seat, "log-chat-removed", {"name": entry.name})
    chat = Chat(entry.name, entry.text, writer_of(table, entry))
    return _Line("chat", entry.seat, "log-said", {"name": entry.name, "text": entry.text}, chat)


@_line.register
def _(entry: Whispered, table: Table) -> _Line:
    name = table.names[entry.seat]
    if not entry.text:
        return _Line("whisper", entry.seat, "log-chat-removed", {"name": name})
    facts: dict[str, Fact] = {"name": name, "to": table.names[entry.to], "text": entry.text}
    return _Line(
        "whisper", entry.seat, "log-whispered", facts, Chat(name, entry.text, table.seats[entry.seat].person, entry.to)
    )


@_line.register
def _(entry: UndoAsked, table: Table) -> _Line:
    return _of_seat("log-undo-asked", entry.seat, table, "undo")


@_line.register
def _(entry: UndoAnswered, table: Table) -> _Line:
    return _of_seat("log-undo-agreed" if entry.agree else "log-undo-refused", entry.seat, table, "undo")


@_line.register
def _(entry: Undone, table: Table) -> _Line:
    if entry.marked:
        return _of_seat("log-undone-marked", entry.seat, table, "undo")
    if len(entry.struck) > 1 and not entry.agreed:
        return _of_seat("log-undone-turn", entry.seat, table, "undo")
    return _of_seat("log-undone-agreed" if entry.agreed else "log-undone", entry.seat, table, "undo")


@_line.register
def _(entry: HandedOver, table: Table) -> _Line:
    return _of_seat("log-handed-over", entry.seat, table)


@_line.register
def _(entry: CameBack, table: Table) -> _Line:
    return _of_seat("log-came-back", entry.seat, table)


@_line.register
def _(entry: Resigned, table: Table) -> _Line:
    return _of_seat("log-resigned", entry.seat, table)


@_line.register
def _(entry: AbandonRequested, table: Table) -> _Line:
    return _of_seat("log-abandon-requested", entry.seat, table, "table")


@_line.register
def _(_entry: Abandoned, _table: Table) -> _Line:
    return _Line("table", None, "log-abandoned")


@_line.register
def _(_entry: Ended, _table: Table) -> _Line:
    return _Line("table", None, "log-ended")


@_line.register
def _(entry: Ready, _table: Table) -> _Line:
    return _Line("seat", None, "log-ready" if entry.ready else "log-not-ready", {"name": entry.name})


@_line.register
def _(entry: Proposed, table: Table) -> _Line:
    facts: dict[str, Fact] = {"name": table.names[entry.seat]}
    if entry.absent is None:
        return _Line("table", entry.seat, "log-abandon-requested", facts)
    return _Line("seat", entry.seat, "log-hand-over-proposed", {**facts, "absent": table.names[entry.absent]})


@_line.register
def _(entry: ProposalAnswered, table: Table) -> _Line:
    return _of_seat("log-proposal-agreed" if entry.agree else "log-proposal-refused", entry.seat, table, "table")


@_line.register
def _(entry: ProposalDropped, table: Table) -> _Line:
    return _of_seat("log-proposal-dropped", entry.seat, table)


@_line.register
def _(entry: Conceded, table: Table) -> _Line:
    winner = next(name for seat, name in enumerate(table.names) if seat != entry.seat)
    return _Line("table", entry.seat, "log-conceded", {"name": table.names[entry.seat], "winner": winner})


@_line.register
def _(entry: RematchProposed, table: Table) -> _Line:
    return _of_seat("log-rematch-proposed", entry.seat, table, "table")


@_line.register
def _(entry: RematchAnswered, table: Table) -> _Line:
    return _of_seat("log-rematch-accepted" if entry.agree else "log-rematch-declined", entry.seat, table, "table")


@_line.register
def _(entry: Rematched, _table: Table) -> _Line:
    return _Line("table", None, "log-rematched", {"name": entry.name})


@_line.register
def _(entry: PersonRemoved, table: Table) -> _Line:
    held = table.seats_of(entry.person)
    name = table.names[held[0]] if held else REMOVED_NAME
    return _Line("table", held[0] if held else None, "log-person-removed", {"name": name})


@_line.register
def _(_entry: Reopened, _table: Table) -> _Line:
    return _Line("table", None, "log-reopened")


_missing = [kind.__name__ for kind in AnyEntry.__args__ if _line.dispatch(kind) is _line.dispatch(object)]
if _missing:
    raise TypeError(f"no log line for {', '.join(_missing)}")
