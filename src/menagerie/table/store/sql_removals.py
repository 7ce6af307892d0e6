"""Removing people in the database: what is theirs alone goes at once, and their name then goes from each table.

The first transaction takes all that is personal and notes that the removal has begun. What follows is done table by
table, a few in one transaction, and is found again after whatever stops it: a table is done when the person's rows in
`sitting` and `spoken` are gone. Each table's log gets one more entry, `PersonRemoved`, so that a process that has an
older version in memory cannot write it back: the numbers of a log are unique, and whoever comes second reads on first.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, delete, func, insert, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from menagerie.core.contract import kebab
from menagerie.core.removed_names import REMOVED_NAME
from menagerie.table.entries import AnyEntry, Logged, PersonRemoved, SatDown
from menagerie.table.ids import new_id
from menagerie.table.removed_people import NAMING, without_person
from menagerie.table.store import schema
from menagerie.table.store.notifications import CHANNEL
from menagerie.table.store.rows import Summary
from menagerie.table.store.schema_daily import daily_play
from menagerie.table.store.schema_lobby import listing, wish
from menagerie.table.store.schema_moderation import report
from menagerie.table.store.schema_people import played, relation, reserved_name
from menagerie.table.store.schema_puzzles import puzzle_answer
from menagerie.table.store.schema_removals import removal, spoken
from menagerie.table.store.schema_tournaments import tournament, tournament_person
from menagerie.table.store.sql_people import removed_among
from menagerie.table.store.writer import Writer

_entries: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_KINDS = tuple(f'{{"type":"{kebab(kind.__name__)}"%' for kind in NAMING)
"""How the bodies of entries begin that may name the person."""


class RemovalRow(Struct, frozen=True):
    person: str
    at: float
    """When it began."""


class TableKind(Struct, frozen=True):
    """A table of somebody who is removed."""

    table: str
    unfinished: bool
    """Whether its game has not ended."""
    alone: bool
    """Whether it concerns nobody else: the person made it, and no other person sits there, or nobody who is still
    here."""


class RemovedAt(Struct, frozen=True):
    """A table whose log now calls the person "a player"."""

    table: str
    number: int
    """Of the last entry."""


class SqlRemovals:
    def __init__(self, engine: AsyncEngine, writer: Writer, notifies: bool) -> None:
        self._engine = engine
        self._writer = writer
        self._notifies = notifies
        """Whether the database itself tells the other nodes what was added to a log."""

    async def begin(self, person: str, now: float) -> list[str]:
        """Removes what is personal of that person and of their outside bots; whom that concerns. Doing it again removes
        what a process has stored meanwhile that did not know of it."""
        people: list[str] = []

        async def job(connection: AsyncConnection) -> None:
            tokens, online = schema.api_token.c, schema.online_bot.c
            bots = union(
                select(tokens.bot_id).where(tokens.owner_id == person),
                select(online.person_id).where(online.owner_id == person),
            )
            people[:] = [person, *(row[0] for row in await connection.execute(bots))]
            for one in people:
                await _take_name_from_texts(connection, one)
            await _delete_what_is_personal(connection, people)
            begun = {row[0] for row in await connection.execute(select(removal.c.person_id))}
            for one in people:
                gone = {"name": REMOVED_NAME, "language": None, "code": f"removed-{new_id()}", "passphrase": None}
                here = schema.person.c.id == one
                await connection.execute(update(schema.person).where(here).values(**gone, created=0.0, removed=True))
                if one not in begun:
                    await connection.execute(insert(removal), {"person_id": one, "at": now})

        await self._writer.write(job)
        return people

    async def unfinished(self) -> list[RemovalRow]:
        async with self._engine.connect() as connection:
            return [RemovalRow(*row) for row in await connection.execute(select(removal).order_by(removal.c.at))]

    async def finish(self, person: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(removal).where(removal.c.person_id == person))

        await self._writer.write(job)

    # --- tables

    async def tables_left(self, person: str, most: int) -> list[str]:
        """Tables that the person sat at, made, was invited to or wrote at, and where nothing was done yet."""
        found = union(
            *(select(one.c.table_id).where(one.c.person_id == person) for one in (schema.sitting, spoken))
        ).limit(most)
        async with self._engine.connect() as connection:
            return [row[0] for row in await connection.execute(found)]

    async def kinds_of(self, person: str, tables: Sequence[str]) -> list[TableKind]:
        """What is to be done at each of them."""
        columns = schema.game_table.c
        query = select(columns.id, columns.owner, columns.phase, columns.summary, columns.settings)
        async with self._engine.connect() as connection:
            rows = list(await connection.execute(query.where(columns.id.in_(tables))))
            people = {row.id: set(msgspec.json.decode(row.summary, type=Summary).people) - {None} for row in rows}
            named = {one for row in rows for one in (row.owner, *people[row.id])}
            gone = {person, *await removed_among(connection, [one for one in named if one is not None])}
        found = []
        for row in rows:
            of_tournament = msgspec.json.decode(row.settings, type=_OfTournament).tournament is not None
            alone = not of_tournament and row.owner in gone and people[row.id] <= gone
            found.append(TableKind(row.id, row.phase in ("gathering", "running"), alone))
        return found

    async def forget_at(self, person: str, tables: Sequence[str], now: float) -> list[RemovedAt]:
        """Takes the person's name and messages from these tables: all of them or none. Raises `Conflict` where another
        process adds to one of the logs at the same moment."""
        done: list[RemovedAt] = []

        async def job(connection: AsyncConnection) -> None:
            done[:] = await _forget_at(connection, person, tables, now)
            if self._notifies:
                for one in done:
                    await connection.execute(select(func.pg_notify(CHANNEL, f"entry {one.table} {one.number}")))

        await self._writer.write(job)
        return done

    # --- tournaments

    async def tournaments_left(self, person: str) -> list[str]:
        """The tournaments in which the person is or was an entrant, and where nothing was done yet."""
        mine = select(tournament_person.c.tournament_id).where(tournament_person.c.person_id == person)
        async with self._engine.connect() as connection:
            return [row[0] for row in await connection.execute(mine)]

    async def done_with_tournament(self, person: str, name: str) -> None:
        mine, there = tournament_person.c.person_id == person, tournament_person.c.tournament_id == name

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(tournament_person).where(mine, there))

        await self._writer.write(job)

    async def open_tournaments_of(self, organiser: str) -> list[str]:
        """Those that have not begun."""
        mine = select(tournament.c.id).where(tournament.c.organiser_id == organiser, tournament.c.phase == "open")
        async with self._engine.connect() as connection:
            return [row[0] for row in await connection.execute(mine)]


class _OfTournament(Struct):
    tournament: str | None = None


async def _delete_what_is_personal(connection: AsyncConnection, people: Sequence[str]) -> None:
    tokens, online, invited = schema.api_token.c, schema.online_bot.c, schema.invitation.c
    for table in (
        schema.session,
        schema.push_subscription,
        schema.mail_address,
        schema.notice,
        schema.mute,
        schema.rating,
        reserved_name,
        wish,
        daily_play,
        puzzle_answer,
    ):
        await connection.execute(delete(table).where(table.c.person_id.in_(people)))
    for table, either in (
        (relation, (relation.c.person_id, relation.c.other_id)),
        (schema.api_token, (tokens.owner_id, tokens.bot_id)),
        (schema.online_bot, (online.owner_id, online.person_id)),
        (schema.invitation, (invited.by_id, invited.bot_id)),
    ):
        await connection.execute(delete(table).where(or_(*(column.in_(people) for column in either))))


async def _take_name_from_texts(connection: AsyncConnection, person: str) -> None:
    """From reports that concern the person, and from what they wrote of tournaments that they organise."""
    name = (await connection.execute(select(schema.person.c.name).where(schema.person.c.id == person))).scalar()
    if name is None or name == REMOVED_NAME:
        return
    mine = or_(report.c.reporter_id == person, report.c.accused_id == person)
    for row in list(await connection.execute(select(report.c.id, report.c.body).where(mine))):
        body = _renamed(json.loads(row.body), {name: REMOVED_NAME})
        await connection.execute(update(report).where(report.c.id == row.id).values(body=_to_json(body)))
    organised = tournament.c.organiser_id == person
    for row in list(await connection.execute(select(tournament.c.id, tournament.c.settings).where(organised))):
        settings = json.loads(row.settings)
        for field in ("name", "about"):
            settings[field] = _replaced(settings.get(field, ""), {name: REMOVED_NAME})
        await connection.execute(
            update(tournament).where(tournament.c.id == row.id).values(settings=_to_json(settings))
        )


class _Forgotten(Struct):
    """What becomes of a table."""

    changed: list[Logged]
    """The entries of its log that are no longer as they were."""
    names: dict[str, str]
    """What stands there now for each name the person had."""
    seats: dict[int, str]
    """The names of the person's seats."""


async def _forget_at(connection: AsyncConnection, person: str, tables: Sequence[str], now: float) -> list[RemovedAt]:
    """At these tables, with a few statements for all of them."""
    columns, here = schema.entry.c, schema.entry.c.table_id.in_(tables)
    naming = or_(*(columns.body.like(kind) for kind in _KINDS))
    found = await connection.execute(
        select(columns.table_id, columns.seq, columns.at, columns.body)
        .where(here, naming)
        .order_by(columns.table_id, columns.seq)
    )
    forgotten = await asyncio.to_thread(_forgotten, person, tables, list(found))
    bodies = [
        {"of_table": table, "number": one.seq, "text": msgspec.json.encode(one.entry).decode()}
        for table, what in forgotten.items()
        for one in what.changed
    ]
    if bodies:
        one_entry = (columns.table_id == bindparam("of_table")) & (columns.seq == bindparam("number"))
        await connection.execute(update(schema.entry).where(one_entry).values(body=bindparam("text")), bodies)
    last = {
        row[0]: (row[1], row[2])
        for row in await connection.execute(
            select(columns.table_id, func.max(columns.seq), func.max(columns.at)).where(here).group_by(columns.table_id)
        )
    }
    entry = msgspec.json.encode(PersonRemoved(person)).decode()
    added = [
        {"table_id": table, "seq": number + 1, "at": max(now, at), "token": None, "body": entry}
        for table, (number, at) in ((table, last.get(table, (0, 0.0))) for table in tables)
    ]
    await connection.execute(insert(schema.entry), added)
    done = [RemovedAt(table, last.get(table, (0, 0.0))[0] + 1) for table in tables]
    await _change_summaries(connection, person, forgotten)
    await _change_listings(connection, person, forgotten, done)
    await _change_reports(connection, forgotten)
    for part in (schema.sitting, spoken, schema.notice, played):
        await connection.execute(delete(part).where(part.c.person_id == person, part.c.table_id.in_(tables)))
    return done


def _forgotten(person: str, tables: Sequence[str], rows: Sequence[Any]) -> dict[str, _Forgotten]:
    """In a thread: what was said at some tables is long."""
    logs: dict[str, list[Logged]] = {table: [] for table in tables}
    for row in rows:
        logs[row.table_id].append(Logged(row.seq, row.at, _entries.decode(row.body)))
    found = {}
    for table, log in logs.items():
        after, names = without_person(log, person)
        changed = [new for old, new in zip(log, after, strict=True) if new is not old]
        sat = [one.entry for one in after if isinstance(one.entry, SatDown)]
        found[table] = _Forgotten(changed, names, {one.seat: one.name for one in sat if one.person == person})
    return found


async def _change_summaries(connection: AsyncConnection, person: str, forgotten: dict[str, _Forgotten]) -> None:
    columns = schema.game_table.c
    changed = []
    for row in await connection.execute(select(columns.id, columns.summary).where(columns.id.in_(list(forgotten)))):
        summary, seats = msgspec.json.decode(row.summary, type=Summary), forgotten[row.id].seats
        names = tuple(
            seats.get(seat, REMOVED_NAME) if holder == person else name
            for seat, (name, holder) in enumerate(zip(summary.names, summary.people, strict=True))
        )
        body = msgspec.json.encode(msgspec.structs.replace(summary, names=names)).decode()
        changed.append({"of_table": row.id, "text": body})
    if changed:
        here = update(schema.game_table).where(columns.id == bindparam("of_table"))
        await connection.execute(here.values(summary=bindparam("text")), changed)


async def _change_listings(
    connection: AsyncConnection, person: str, forgotten: dict[str, _Forgotten], done: Sequence[RemovedAt]
) -> None:
    """Under the logs' new lengths, so that no process puts an older one in its place."""
    numbers = {one.table: one.number for one in done}
    found = await connection.execute(
        select(listing.c.table_id, listing.c.body).where(listing.c.table_id.in_(list(forgotten)))
    )
    for row in list(found):
        body, names = json.loads(row.body), forgotten[row.table_id].names
        for seat in body["table"]["seats"]:
            if seat["person"] == person:
                seat.update(name=names.get(seat["name"], REMOVED_NAME), person=None)
        values = {"seq": numbers[row.table_id], "body": _to_json(body)}
        await connection.execute(update(listing).where(listing.c.table_id == row.table_id).values(**values))


async def _change_reports(connection: AsyncConnection, forgotten: dict[str, _Forgotten]) -> None:
    """Chat lines of these tables that were reported to the host, with the name above each."""
    of_these = or_(*(report.c.body.like(f'%"table":"{table}"%') for table in forgotten))
    for row in list(await connection.execute(select(report.c.id, report.c.body).where(of_these))):
        body = json.loads(row.body)
        names = forgotten[body["table"]].names if body.get("table") in forgotten else {}
        if names:
            changed = _to_json(_renamed(body, names))
            await connection.execute(update(report).where(report.c.id == row.id).values(body=changed))


def _renamed(body: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    """What a report keeps, with these names in place of those."""
    lines = [
        {**line, "name": names.get(line["name"], line["name"]), "text": _replaced(line["text"], names)}
        for line in body.get("lines", ())
    ]
    return {**body, "why": _replaced(body["why"], names), "lines": lines}


def _replaced(text: str, names: dict[str, str]) -> str:
    """The text with these words in place of those."""
    for name, new in names.items():
        if name != new:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", new, text)
    return text


def _to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
