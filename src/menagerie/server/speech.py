"""A table in a reader's words: the domain's values as what crosses the wire, in the reader's language.

Whatever leaves here about a position comes from ``view(seat)`` and ``redact(event, seat)`` of a seat the reader holds,
or from the spectator's. Nothing else of a running game may.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from typing import Any, Literal

from menagerie.bots import levels
from menagerie.core.contract import Action, AnyState, Fact, View
from menagerie.core.generator import Generator
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
        clock=_clock(table),
        absence_minutes=table.plan.absence_minutes,
        whispers=table.plan.whispers,
        promise="" if table.brought else chance.promise(table.deed.secret),
        commitment=table.commitment,
        seed=table.seed if table.finished else None,
        undo=_undo(live, eyes),
        marked_undos=table.hindsight,
        rematch=table.rematch,
        result=table.standings,
    )


def _seat(live: LiveTable, chair: Chair, person: str | None) -> wire.SeatState:
    holder = chair.person
    clocks = live.table.clocks
    timed = clocks is not None and holder is not None and not chair.resigned
    return wire.SeatState(
        number=chair.number,
        kind=_kind(live.table, chair),
        name=chair.name,
        bot=chair.bot,
        level=None if chair.bot is None else levels(live.table.game).get(chair.bot),
        mine=holder is not None and holder == person,
        resigned=chair.resigned,
        can_whisper=has_ears(live.table, chair.number),
        clock_ms=int(clocks.left(chair.number, live.now()) * 1000) if timed and clocks is not None else None,
    )


def presence(live: LiveTable) -> wire.Presence:
    """Who is connected."""
    return wire.Presence(
        seats=tuple(_seat_presence(live, chair) for chair in live.table.chairs), spectators=live.spectators
    )


def _seat_presence(live: LiveTable, chair: Chair) -> wire.SeatPresence:
    holder = chair.person
    here = chair.bot is not None if holder is None else live.is_here(holder)
    away = None if holder is None or here else int(live.away_seconds(holder))
    return wire.SeatPresence(here=here, away_seconds=away)


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


def seat_views(live: LiveTable, person: str | None, eyes: Eyes, words: Words) -> wire.SeatViews:
    """One view for each seat the reader holds, or the spectator's."""
    table = live.table
    entries = len(live.telling.to(table, eyes))
    if table.state is None:
        return wire.SeatViews(entries=entries, waiting_on=(), views=())
    seats: tuple[int | None, ...] = table.seats_of(person) or (None,)
    seen = tuple(_live_view(table, table.state, seat, words) for seat in seats)
    return wire.SeatViews(entries=entries, waiting_on=table.waiting_on, views=seen)


def _live_view(table: Table, state: AnyState, seat: int | None, words: Words) -> wire.SeatView:
    if seat is None:
        return seat_view(table, state, None, words, decides=False)
    decides = table.phase == "running" and table.chairs[seat].decides
    return seat_view(table, state, seat, words, decides=decides, undo_kind=undo.how(table, seat))


def seat_view(
    table: Table, state: AnyState, seat: int | None, words: Words, decides: bool, undo_kind: wire.UndoKind = "none"
) -> wire.SeatView:
    """What one seat sees; its choices only where a person decides for it."""
    view = state.view(seat)
    legal = state.legal(seat) if decides and seat is not None else []
    return wire.SeatView(
        seat=seat,
        view=view,
        question=table.game.question(view, words),
        choices=tuple(_choices(table, view, legal, words)),
        point=state.point(seat) if decides and seat is not None else None,
        text=table.game.describe(view, words),
        undo=undo_kind,
    )


def _choices(table: Table, view: View, legal: list[Action], words: Words) -> Iterator[wire.Choice]:
    foresight = table.game.foresee(view, legal) or [None] * len(legal)  # a game that computes none answers with ()
    for action, foreseen in zip(legal, foresight, strict=True):
        said = table.game.describe_choice(action, view, words)
        yield wire.Choice(action=action, group=said.group, short=said.short, long=said.long, foresight=foreseen)


def why_answer(table: Table, token: str, seat: int, action: Action, words: Words) -> wire.WhyAnswer:
    """Checks an action of a seat without doing it.

    What this may reveal: nothing but what the seat can see. The check runs on a state guessed from the seat's own
    view, never on the real one. In turn, a refused move would tell the same; out of turn, a check on the real state
    could depend on what another seat has already chosen in secret. Equal views give equal answers.
    """
    assert table.state is not None
    violation = table.state.guess(seat, Generator("why")).check(seat, action)
    if violation is None:
        return wire.WhyAnswer(token=token, legal=True, text="", paragraph=None, instead=None)
    text = words.violation(violation)
    return wire.WhyAnswer(token=token, legal=False, text=text, paragraph=violation.paragraph, instead=violation.instead)


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
        chat=_chat(logged.entry, facts) if kind in ("chat", "whisper") else None,
        undone=heard.undone,
    )


def _chat(entry: AnyEntry, facts: dict[str, Fact]) -> wire.ChatLine:
    to = entry.to if isinstance(entry, Whispered) else None
    return wire.ChatLine(name=str(facts["name"]), text=str(facts["text"]), to=to)


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
    return _of_seat("log-whispered", entry.seat, table, "whisper", to=table.names[entry.to], text=entry.text)


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
