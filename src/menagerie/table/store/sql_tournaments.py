"""Tournaments in the database. What their settings and entries say is text here; `club.tournaments` reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from menagerie.table.store import schema
from menagerie.table.store.schema_tournaments import tournament, tournament_entry, tournament_person
from menagerie.table.store.writer import Writer

UNFINISHED = ("open", "running")
FINISHED = ("over", "cancelled")


class TournamentRow(Struct, frozen=True, kw_only=True):
    id: str
    organiser: str
    settings: str
    seed: str
    created: float
    phase: str
    entrants: int
    due: float | None
    updated: float


class ListedTournament(Struct, frozen=True):
    """A tournament as lists show it."""

    row: TournamentRow
    organiser_name: str


class TournamentEntryRow(Struct, frozen=True, gc=False):
    seq: int
    at: float
    body: str


class TournamentChange(Struct, frozen=True):
    """What follows from the entries that are added."""

    phase: str
    entrants: int
    updated: float


class SqlTournaments:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    # --- one tournament

    async def make(self, row: TournamentRow) -> None:
        values = {
            "id": row.id,
            "organiser_id": row.organiser,
            "settings": row.settings,
            "seed": row.seed,
            "created": row.created,
            "phase": row.phase,
            "entrants": row.entrants,
            "due": row.due,
            "updated": row.updated,
        }

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(tournament), values)

        await self._writer.write(job)

    async def load(self, name: str) -> tuple[TournamentRow, list[TournamentEntryRow]] | None:
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(tournament).where(tournament.c.id == name))).first()
            if found is None:
                return None
            return _row(found), await _entries(connection, name, 0)

    async def entries_after(self, name: str, number: int) -> list[TournamentEntryRow]:
        async with self._engine.connect() as connection:
            return await _entries(connection, name, number)

    async def append(
        self,
        name: str,
        entries: Sequence[TournamentEntryRow],
        change: TournamentChange,
        newcomers: Sequence[str] = (),
        changed_entries: Sequence[TournamentEntryRow] = (),
    ) -> None:
        """All or none; raises `Conflict` where their numbers are taken. Earlier entries are changed where they name
        somebody who is removed."""
        rows = [{"tournament_id": name, "seq": one.seq, "at": one.at, "body": one.body} for one in entries]
        changed = {"phase": change.phase, "entrants": change.entrants, "updated": change.updated}

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(tournament_entry), rows)
            await connection.execute(update(tournament).where(tournament.c.id == name).values(changed))
            here = tournament_entry.c.tournament_id == name
            for one in changed_entries:
                again = update(tournament_entry).where(here, tournament_entry.c.seq == one.seq).values(body=one.body)
                await connection.execute(again)
            if newcomers:
                people = [{"person_id": person, "tournament_id": name} for person in newcomers]
                await connection.execute(insert(tournament_person), people)

        await self._writer.write(job)

    async def phases_of(self, tables: Sequence[str]) -> dict[str, str]:
        """The phases of those of these tables that have been made."""
        columns = schema.game_table.c
        async with self._engine.connect() as connection:
            found = await connection.execute(select(columns.id, columns.phase).where(columns.id.in_(tables)))
            return {row.id: row.phase for row in found}

    # --- many of them

    async def attended(self, now: float) -> list[str]:
        """Those that may have something to do: they run, or are about to begin."""
        columns = tournament.c
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(columns.id)
                .where((columns.phase == "running") | ((columns.phase == "open") & (columns.due <= now)))
                .order_by(columns.updated)
            )
            return [row.id for row in found]

    async def listed(self, phases: Sequence[str], most: int) -> list[ListedTournament]:
        """The latest first."""
        columns = tournament.c
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(tournament, schema.person.c.name.label("organiser_name"))
                .join(schema.person, schema.person.c.id == columns.organiser_id)
                .where(columns.phase.in_(phases))
                .order_by(columns.updated.desc())
                .limit(most)
            )
            return [ListedTournament(_row(row), row.organiser_name) for row in found]

    async def organised_by(self, person: str) -> int:
        """How many of that person's tournaments are not over."""
        columns = tournament.c
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(func.count())
                .select_from(tournament)
                .where(columns.organiser_id == person, columns.phase.in_(UNFINISHED))
            )
            return int(found.scalar() or 0)

    async def entered_by(self, person: str, tournaments: Sequence[str] | None = None) -> list[str]:
        """The tournaments that are not over of which that person is an entrant; or those among the named ones."""
        chosen = tournament.c.phase.in_(UNFINISHED) if tournaments is None else tournament.c.id.in_(tournaments)
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(tournament_person.c.tournament_id)
                .join(tournament, tournament.c.id == tournament_person.c.tournament_id)
                .where(tournament_person.c.person_id == person, chosen)
            )
            return [row.tournament_id for row in found]


def _row(found: Any) -> TournamentRow:
    return TournamentRow(
        id=found.id,
        organiser=found.organiser_id,
        settings=found.settings,
        seed=found.seed,
        created=found.created,
        phase=found.phase,
        entrants=found.entrants,
        due=found.due,
        updated=found.updated,
    )


async def _entries(connection: AsyncConnection, name: str, after: int) -> list[TournamentEntryRow]:
    columns = tournament_entry.c
    found = await connection.execute(
        select(columns.seq, columns.at, columns.body)
        .where(columns.tournament_id == name, columns.seq > after)
        .order_by(columns.seq)
    )
    return [TournamentEntryRow(row.seq, row.at, row.body) for row in found]
