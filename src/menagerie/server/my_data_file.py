"""What stands in the file of everything of mine; docs/my-data.md describes it.

Times are seconds since 1970. Of a running game there is only what my seat may see, by the same `view` as everywhere; a
record is there exactly where it may be downloaded.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from menagerie.core.contract import AnyGame
from menagerie.core.record import Record
from menagerie.core.registry import UnknownGame, game
from menagerie.core.removed_names import plain_name
from menagerie.table.entries import AnyEntry, BotSatDown, Logged, Moved, Said, SatDown, StoodUp, Whispered
from menagerie.table.log_record import record_of_log
from menagerie.table.settings import ClockRule, TableHeader, TableSettings
from menagerie.table.store.sql_my_data import StoredTable
from menagerie.table.table import Table, UnsupportedRules

FORMAT = 1
_entries: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_settings: msgspec.json.Decoder[TableSettings] = msgspec.json.Decoder(TableSettings)


class MyLine(Struct, frozen=True):
    """A chat message of mine."""

    at: float
    text: str
    phrase: str
    """The canned phrase that stands in place of a text."""
    to: int | None
    """The seat to which it was whispered."""


class MyDecision(Struct, frozen=True):
    """A decision of mine in a game without a record here."""

    at: float
    seat: int
    point: str
    action: dict[str, Any]


class MyTable(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    rules: int
    """The version of the game's rules."""
    phase: str
    made: float
    updated: float
    made_by_me: bool
    seats: tuple[str, ...]
    """The names; empty where a seat is open."""
    my_seats: tuple[int, ...]
    options: dict[str, Any]
    visibility: str
    rated: bool
    clock: ClockRule | None
    tournament: str | None
    day: str | None
    """Of which day it is the deal."""
    chat: tuple[MyLine, ...]
    decisions: tuple[MyDecision, ...]
    views: tuple[Any, ...]
    """Of a running game: what my seat sees now; a spectator's view where I hold several."""
    record: Record | None


def table_part(stored: StoredTable, person: str, now: float) -> bytes:
    """One table as JSON. It works in a thread: a running game is played again for its view."""
    settings = _settings.decode(stored.settings)
    header = TableHeader(
        id=stored.id,
        settings=settings,
        rules=stored.rules,
        owner=stored.owner,
        secret=stored.secret,
        created=stored.created,
    )
    log = [Logged(seq, at, _entries.decode(body)) for seq, at, body in stored.entries]
    names, people = _seats(settings, log)
    mine = tuple(seat for seat, holder in enumerate(people) if holder == person)
    known = _known_game(header)
    belongs = bool(mine) or stored.owner == person or person in settings.invited
    record = None
    if known is not None and _is_open(settings, stored.phase, now) and (belongs or settings.spectators):
        record = record_of_log(header, log, known)
    playing = stored.phase == "running" and known is not None
    return msgspec.json.encode(
        MyTable(
            id=stored.id,
            game=settings.game,
            rules=stored.rules,
            phase=stored.phase,
            made=stored.created,
            updated=stored.updated,
            made_by_me=stored.owner == person,
            seats=tuple(map(plain_name, names)) if belongs or settings.spectators else (),
            my_seats=mine,
            options=settings.options,
            visibility=settings.visibility,
            rated=settings.rated,
            clock=settings.clock,
            tournament=settings.tournament,
            day=None if settings.daily is None else settings.daily.date,
            chat=tuple(_lines(log, person)),
            decisions=() if record is not None else tuple(_decisions(log, mine)),
            views=_views(header, log, mine) if playing and mine else (),
            record=record,
        )
    )


def _is_open(settings: TableSettings, phase: str, now: float) -> bool:
    """As `visibility.seed_is_open` has it for a table in memory."""
    return phase in ("over", "abandoned") and (settings.daily is None or now >= settings.daily.until)


def _known_game(header: TableHeader) -> AnyGame | None:
    try:
        return game(header.settings.game)
    except UnknownGame:
        return None


def _seats(settings: TableSettings, log: list[Logged]) -> tuple[list[str], list[str | None]]:
    names = [seat.name or "" for seat in settings.seats]
    people: list[str | None] = [None for _ in settings.seats]
    for logged in log:
        match logged.entry:
            case SatDown() as entry:
                names[entry.seat], people[entry.seat] = entry.name, entry.person
            case BotSatDown() as entry:
                names[entry.seat] = entry.name
            case StoodUp() as entry:
                names[entry.seat], people[entry.seat] = "", None
    return names, people


def _lines(log: list[Logged], person: str) -> list[MyLine]:
    seats: dict[int, str] = {}
    lines = []
    for logged in log:
        match logged.entry:
            case SatDown() as entry:
                seats[entry.seat] = entry.person
            case Said() as entry:
                writer = entry.person or (None if entry.seat is None else seats.get(entry.seat))
                if writer == person:
                    lines.append(MyLine(logged.at, entry.text, entry.phrase, None))
            case Whispered() as entry if seats.get(entry.seat) == person:
                lines.append(MyLine(logged.at, entry.text, "", entry.to))
    return lines


def _decisions(log: list[Logged], mine: tuple[int, ...]) -> list[MyDecision]:
    return [
        MyDecision(one.at, one.entry.seat, one.entry.point, one.entry.action)
        for one in log
        if isinstance(one.entry, Moved) and one.entry.seat in mine and one.entry.by == "person"
    ]


def _views(header: TableHeader, log: list[Logged], mine: tuple[int, ...]) -> tuple[Any, ...]:
    """What the seats see now. Whoever holds several sees what a spectator does, as everywhere."""
    try:
        state = Table(header).accept_all(log).state
    except UnsupportedRules:
        return ()
    if state is None:
        return ()
    return (state.view(mine[0] if len(mine) == 1 else None),)
