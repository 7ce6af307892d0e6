"""A table in a reader's words: the domain's values as what crosses the wire, in the reader's language.

Whatever leaves here about a position comes from ``view(seat)`` and ``redact(event, seat)`` of a seat the reader holds,
or from the spectator's. Nothing else of a running game may.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any, Literal

from menagerie.bots import levels
from menagerie.core.contract import AnyState, Fact
from menagerie.core.words import Words, words_for
from menagerie.server import wire
from menagerie.table import chance, undo
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
from menagerie.table.live import LiveTable
from menagerie.table.requests import Declined
from menagerie.table.table import Chair, Table
from menagerie.table.telling import Eyes, Heard
from menagerie.table.whispers import has_ears

Kind = Literal["move", "chat", "whisper", "undo", "seat", "table"]


def words_at(table: Table, language: str) -> Words:
    """The game's words among the people of this table."""
    return words_for(table.game, language, table.names)


# --- the table


def table_state(live: LiveTable, person: str | None, eyes: Eyes) -> wire.TableState:
    table = live.table
    return wire.TableState(
        id=table.id,
        game=table.game.name,
        options=table.on_options(),
        phase=table.phase,
        owner=person is not None and person == table.deed.owner,
        seats=tuple(_seat(live, chair, person) for chair in table.chairs),
        spectators=live.spectators,
        clock=_clock(table),
        absence_minutes=table.plan.absence_minutes,
        whispers=table.plan.whispers,
        promise="" if table.brought else chance.promise(table.deed.secret),
        commitment=table.commitment,
        seed=table.seed if table.finished else None,
        undo=_undo(live, eyes),
        hindsight=table.hindsight,
        rematch=table.rematch,
        result=table.standings,
    )


def _seat(live: LiveTable, chair: Chair, person: str | None) -> wire.SeatState:
    holder = chair.person
    here = chair.bot is not None if holder is None else live.is_here(holder)
    clocks = live.table.clocks
    timed = clocks is not None and holder is not None and not chair.resigned
    return wire.SeatState(
        number=chair.number,
        kind=_kind(live.table, chair),
        name=chair.name,
        bot=chair.bot,
        level=None if chair.bot is None else levels(live.table.game).get(chair.bot),
        mine=holder is not None and holder == person,
        here=here,
        away_seconds=None if holder is None or here else int(live.away_seconds(holder)),
        resigned=chair.resigned,
        ears=has_ears(live.table, chair.number),
        clock_ms=int(clocks.left(chair.number, live.now()) * 1000) if timed and clocks is not None else None,
    )


def _kind(table: Table, chair: Chair) -> Literal["person", "bot", "open"]:
    if chair.open and not table.brought:
        return "open"
    return "bot" if chair.person is None and chair.bot is not None else "person"


def _clock(table: Table) -> wire.Clock | None:
    rule = table.plan.clock
    return None if rule is None else wire.Clock(kind=rule.kind, seconds=rule.seconds, increment=rule.increment)


def _undo(live: LiveTable, eyes: Eyes) -> wire.UndoRequest | None:
    wish = live.table.wish
    if wish is None:
        return None
    known = sum(1 for heard in live.telling.to(live.table, eyes) if heard.logged.seq < wish.to)
    return wire.UndoRequest(seat=wish.seat, to_entry=known, waiting_for=wish.waiting_for)


# --- the position


def sights(live: LiveTable, person: str | None, eyes: Eyes, words: Words) -> wire.Sights:
    """One sight for each seat the reader holds, or the spectator's."""
    table = live.table
    entries = len(live.telling.to(table, eyes))
    if table.state is None:
        return wire.Sights(entries=entries, waiting_on=(), sights=())
    seats: tuple[int | None, ...] = table.seats_of(person) or (None,)
    seen = tuple(_live_sight(table, table.state, seat, words) for seat in seats)
    return wire.Sights(entries=entries, waiting_on=table.waiting_on, sights=seen)


def _live_sight(table: Table, state: AnyState, seat: int | None, words: Words) -> wire.Sight:
    if seat is None:
        return sight(table, state, None, words, decides=False)
    decides = table.phase == "running" and table.chairs[seat].decides
    return sight(table, state, seat, words, decides=decides, can_undo=undo.how(table, seat))


def sight(
    table: Table, state: AnyState, seat: int | None, words: Words, decides: bool, can_undo: undo.Undo = "no"
) -> wire.Sight:
    """What one seat sees; what it may do only where it decides."""
    view = state.view(seat)
    legal = state.legal(seat) if decides and seat is not None else []
    return wire.Sight(
        seat=seat,
        view=view,
        legal=tuple(legal),
        actions=tuple(table.game.describe_action(action, view, words) for action in legal),
        foresight=tuple(table.game.foresee(view, legal)),
        point=state.point(seat) if decides and seat is not None else None,
        text=table.game.describe(view, words),
        can_undo=can_undo,
    )


# --- the log


def entry(table: Table, number: int, heard: Heard, words: Words) -> wire.Entry:
    """One line of the log."""
    logged = heard.logged
    if heard.event is not None:
        return event(table, number, logged.at, _mover(logged.entry), heard.event, words)
    kind, seat, message, facts = said(logged.entry, table, words) if heard.said else told(logged.entry, table)
    return wire.Entry(
        number=number,
        at=logged.at,
        kind=kind,
        seat=seat,
        text=words(message, **facts),
        message=message,
        facts=facts,
    )


def event(table: Table, number: int, at: float, seat: int | None, seen: Any, words: Words) -> wire.Entry:
    """Something that happened in the game, as its reader saw it."""
    text = table.game.describe_event(seen, words)
    return wire.Entry(number=number, at=at, kind="move", seat=seat, text=text, event=seen)


def _mover(entry: AnyEntry) -> int | None:
    return entry.seat if isinstance(entry, Moved) else None


Told = tuple[Kind, int | None, str, dict[str, Fact]]


def said(entry: AnyEntry, table: Table, words: Words) -> Told:
    """What a bot says with its move, in the reader's language."""
    assert isinstance(entry, Moved)
    assert entry.aloud is not None
    return _of_seat("log-said", entry.seat, table, "chat", text=words.reason(entry.aloud))


@singledispatch
def told(entry: AnyEntry, table: Table) -> Told:  # noqa: ARG001 - one shape for all entries
    """An entry as a message of the catalogue and its facts, names already in place of seats."""
    raise TypeError(f"nothing to say of {type(entry).__name__}")


def _of_seat(message: str, seat: int, table: Table, kind: Kind = "seat", **facts: Fact) -> Told:
    return kind, seat, message, {"name": table.names[seat], **facts}


@told.register
def _(entry: SatDown, _table: Table) -> Told:
    return "seat", entry.seat, "log-sat-down", {"name": entry.name}


@told.register
def _(entry: BotSatDown, _table: Table) -> Told:
    return "seat", entry.seat, "log-bot-sat-down", {"name": entry.name}


@told.register
def _(entry: StoodUp, _table: Table) -> Told:
    return "seat", entry.seat, "log-stood-up", {"name": entry.name}


@told.register
def _(_entry: Offered, _table: Table) -> Told:
    raise AssertionError("nobody is told of a nonce before the end")


@told.register
def _(entry: Dealt, _table: Table) -> Told:
    return "table", None, "log-dealt", {"commitment": entry.commitment}


@told.register
def _(_entry: Brought, _table: Table) -> Told:
    return "table", None, "log-brought", {}


@told.register
def _(entry: Moved, table: Table) -> Told:
    return _of_seat("log-time-out", entry.seat, table)


@told.register
def _(entry: Said, _table: Table) -> Told:
    return "chat", entry.seat, "log-said", {"name": entry.name, "text": entry.text}


@told.register
def _(entry: Whispered, table: Table) -> Told:
    facts: dict[str, Fact] = {"to": table.names[entry.to], "ear": entry.to, "text": entry.text}
    return _of_seat("log-whispered", entry.seat, table, "whisper", **facts)


@told.register
def _(entry: UndoAsked, table: Table) -> Told:
    return _of_seat("log-undo-asked", entry.seat, table, "undo")


@told.register
def _(entry: UndoAnswered, table: Table) -> Told:
    return _of_seat("log-undo-agreed" if entry.agree else "log-undo-refused", entry.seat, table, "undo")


@told.register
def _(entry: TookBack, table: Table) -> Told:
    if entry.hindsight:
        return _of_seat("log-took-back-hindsight", entry.seat, table, "undo")
    return _of_seat("log-took-back-agreed" if entry.agreed else "log-took-back", entry.seat, table, "undo")


@told.register
def _(entry: HandedOver, table: Table) -> Told:
    return _of_seat("log-handed-over", entry.seat, table)


@told.register
def _(entry: CameBack, table: Table) -> Told:
    return _of_seat("log-came-back", entry.seat, table)


@told.register
def _(entry: Resigned, table: Table) -> Told:
    return _of_seat("log-resigned", entry.seat, table)


@told.register
def _(entry: AbandonWished, table: Table) -> Told:
    return _of_seat("log-abandon-wished", entry.seat, table, "table")


@told.register
def _(_entry: Abandoned, _table: Table) -> Told:
    return "table", None, "log-abandoned", {}


@told.register
def _(_entry: Ended, _table: Table) -> Told:
    return "table", None, "log-ended", {}


@told.register
def _(entry: Rematched, _table: Table) -> Told:
    return "table", None, "log-rematched", {"name": entry.name}


@told.register
def _(_entry: Reopened, _table: Table) -> Told:
    return "table", None, "log-reopened", {}


# --- refusals


def refusal_text(declined: Declined, words: Words) -> str:
    """Why not, in a sentence."""
    if declined.violation is not None:
        return words.violation(declined.violation)
    return words(declined.message, **declined.facts)
