"""Rendering: what a table looks like on the wire, in the reader's language.

Whatever leaves here about a position comes from ``view(seat)`` and ``redact(event, seat)`` of a seat the reader holds,
or from the spectator's. Nothing else of a running game may.

A position is rendered once per change, seat and language, and a log line once per perspective and language; the encoded
bytes are shared by all readers (`RenderCache`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, cast

import msgspec

from menagerie.bots import levels
from menagerie.core.contract import Action, AnyState, View
from menagerie.core.generator import Generator
from menagerie.core.words import Words
from menagerie.server import wire
from menagerie.table import seed_commitment
from menagerie.table.live_table import LiveTable
from menagerie.table.log_lines import log_line, table_words
from menagerie.table.reader_log import Perspective, ReaderEntry, ReaderLog
from menagerie.table.requests import Declined
from menagerie.table.table import Table, TableSeat
from menagerie.table.undo import UndoKind, undo_kind
from menagerie.table.whispers import can_whisper

encode = msgspec.json.Encoder().encode


class RenderCache:
    """What has been rendered of one table, encoded: views since its last change, and log lines."""

    def __init__(self) -> None:
        self._version = -1
        self._names: tuple[str, ...] = ()
        self._reader_log: ReaderLog | None = None
        self._views: dict[tuple[int | None, str], msgspec.Raw] = {}
        self._entries: dict[tuple[Perspective, str], list[bytes]] = {}

    def seat_views(self, live: LiveTable, person: str | None, perspective: Perspective, language: str) -> bytes:
        """A `SeatViews`: one view for each seat the person holds, or the spectator's."""
        self._refresh(live)
        table = live.table
        seats: tuple[int | None, ...] = () if table.state is None else table.seats_of(person) or (None,)
        views = tuple(self._view(table, seat, language) for seat in seats)
        return encode(
            wire.SeatViews(
                entries=len(live.reader_log.entries(table, perspective)),
                waiting_on=table.waiting_on,
                views=cast("tuple[wire.SeatView, ...]", views),  # encoded already
            )
        )

    def _view(self, table: Table, seat: int | None, language: str) -> msgspec.Raw:
        view = self._views.get((seat, language))
        if view is None:
            rendered = live_view(table, seat, table_words(table, language))
            view = self._views[seat, language] = msgspec.Raw(encode(rendered))
        return view

    def entries(self, live: LiveTable, perspective: Perspective, language: str, first: int) -> list[bytes]:
        """The log lines of that perspective after the first ones."""
        self._refresh(live)
        table = live.table
        lines = self._entries.setdefault((perspective, language), [])
        visible = live.reader_log.entries(table, perspective)
        if len(lines) < len(visible):
            words = table_words(table, language)
            for number, one in enumerate(visible[len(lines) :], start=len(lines) + 1):
                lines.append(encode(entry(table, number, one, words)))
        return lines[first:]

    def _refresh(self, live: LiveTable) -> None:
        """Drops what the last change made out of date."""
        if live.version == self._version:
            return
        self._version = live.version
        self._views.clear()
        if live.table.names != self._names or live.reader_log is not self._reader_log:
            self._names, self._reader_log = live.table.names, live.reader_log
            self._entries.clear()


# --- the table


def table_state(live: LiveTable, person: str | None, perspective: Perspective) -> wire.TableState:
    table = live.table
    return wire.TableState(
        id=table.id,
        game=table.game.name,
        options=table.all_options(),
        phase=table.phase,
        owner=person is not None and person == table.header.owner,
        seats=tuple(_seat(live, seat, person) for seat in table.seats),
        clock=_clock(table),
        absence_minutes=table.settings.absence_minutes,
        whispers=table.settings.whispers,
        promise="" if table.imported else seed_commitment.promise(table.header.secret),
        commitment=table.commitment,
        seed=table.seed if table.finished else None,
        undo=_undo_request(live, perspective),
        marked_undos=table.marked_undos,
        rematch=table.rematch,
        result=table.standings,
    )


def _seat(live: LiveTable, seat: TableSeat, person: str | None) -> wire.SeatState:
    holder = seat.person
    clocks = live.table.clocks
    timed = clocks is not None and holder is not None and not seat.resigned
    return wire.SeatState(
        number=seat.number,
        kind=_kind(live.table, seat),
        name=seat.name,
        bot=seat.bot,
        level=None if seat.bot is None else levels(live.table.game).get(seat.bot),
        mine=holder is not None and holder == person,
        resigned=seat.resigned,
        can_whisper=can_whisper(live.table, seat.number),
        clock_ms=int(clocks.left(seat.number, live.now()) * 1000) if timed and clocks is not None else None,
    )


def _kind(table: Table, seat: TableSeat) -> Literal["person", "bot", "open"]:
    if seat.open and not table.imported:
        return "open"
    return "bot" if seat.person is None and seat.bot is not None else "person"


def _clock(table: Table) -> wire.Clock | None:
    rule = table.settings.clock
    return None if rule is None else wire.Clock(kind=rule.kind, seconds=rule.seconds, increment=rule.increment)


def _undo_request(live: LiveTable, perspective: Perspective) -> wire.UndoRequest | None:
    request = live.table.undo_request
    if request is None:
        return None
    visible = live.reader_log.entries(live.table, perspective)
    before = sum(1 for one in visible if one.logged.seq < request.to)
    return wire.UndoRequest(seat=request.seat, to_entry=before, waiting_for=request.waiting_for)


def presence(live: LiveTable) -> wire.Presence:
    """Who is connected."""
    seats = tuple(_seat_presence(live, seat) for seat in live.table.seats)
    return wire.Presence(seats=seats, spectators=live.spectators)


def _seat_presence(live: LiveTable, seat: TableSeat) -> wire.SeatPresence:
    holder = seat.person
    here = seat.bot is not None if holder is None else live.is_here(holder)
    away = None if holder is None or here else int(live.away_seconds(holder))
    return wire.SeatPresence(here=here, away_seconds=away)


# --- the position


def live_view(table: Table, seat: int | None, words: Words) -> wire.SeatView:
    """What the seat sees now; the spectator's view for no seat."""
    assert table.state is not None
    if seat is None:
        return seat_view(table, table.state, None, words, decides=False)
    decides = table.phase == "running" and table.seats[seat].person_plays
    return seat_view(table, table.state, seat, words, decides=decides, undo=undo_kind(table, seat))


def seat_view(
    table: Table, state: AnyState, seat: int | None, words: Words, decides: bool, undo: UndoKind = "none"
) -> wire.SeatView:
    """What one seat sees of a position; its choices only where a person decides for it."""
    view = state.view(seat)
    legal = state.legal(seat) if decides and seat is not None else []
    return wire.SeatView(
        seat=seat,
        view=view,
        question=table.game.question(view, words),
        choices=tuple(_choices(table, view, legal, words)),
        point=state.point(seat) if decides and seat is not None else None,
        text=table.game.describe(view, words),
        undo=undo,
    )


def _choices(table: Table, view: View, legal: list[Action], words: Words) -> Iterator[wire.Choice]:
    foresight = table.game.foresee(view, legal) or [None] * len(legal)  # a game that computes none answers with ()
    for action, foreseen in zip(legal, foresight, strict=True):
        text = table.game.describe_choice(action, view, words)
        yield wire.Choice(action=action, group=text.group, short=text.short, long=text.long, foresight=foreseen)


def why_answer(table: Table, token: str, seat: int, action: Action, words: Words) -> wire.WhyAnswer:
    """Checks an action of a seat without doing it.

    What this may reveal: nothing but what the seat can see. The check runs on a state guessed from the seat's own
    view, never on the real one. In turn, a refused move would reveal the same; out of turn, a check on the real state
    could depend on what another seat has already chosen in secret. Equal views give equal answers.
    """
    assert table.state is not None
    violation = table.state.guess(seat, Generator("why")).check(seat, action)
    if violation is None:
        return wire.WhyAnswer(token=token, legal=True, text="", paragraph=None, instead=None)
    text = words.violation(violation)
    return wire.WhyAnswer(token=token, legal=False, text=text, paragraph=violation.paragraph, instead=violation.instead)


# --- the log


def entry(table: Table, number: int, one: ReaderEntry, words: Words) -> wire.Entry:
    """One log line."""
    line = log_line(table, one, words)
    chat = line.chat
    return wire.Entry(
        number=number,
        at=one.logged.at,
        kind=line.kind,
        seat=line.seat,
        text=line.text,
        event=one.event,
        chat=None if chat is None else wire.ChatLine(name=chat.name, text=chat.text, to=chat.to),
        undone=one.undone,
    )


def event_entry(table: Table, number: int, at: float, seat: int | None, event: Any, words: Words) -> wire.Entry:
    """The log line of an event in a replay."""
    text = table.game.describe_event(event, words)
    return wire.Entry(number=number, at=at, kind="move", seat=seat, text=text, event=event)


# --- refusals


def decline_text(declined: Declined, words: Words) -> str:
    """Why a request was declined, in a sentence."""
    if declined.violation is not None:
        return words.violation(declined.violation)
    return words(declined.message, **declined.facts)
