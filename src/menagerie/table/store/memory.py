"""A store in memory: for games in the terminal and for tests. Nothing outlives the process."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from menagerie.table.entries import Logged
from menagerie.table.limits import TABLES_LISTED
from menagerie.table.settings import TableHeader
from menagerie.table.store.errors import Conflict
from menagerie.table.store.memory_names import MemoryNames
from menagerie.table.store.memory_notices import MemoryNotices
from menagerie.table.store.memory_outside_bots import MemoryOutsideBots
from menagerie.table.store.memory_sessions import MemorySessions
from menagerie.table.store.rows import PersonRow, Summary, TableRow

_ORDER = ("running", "gathering")


class MemoryStore:
    def __init__(self) -> None:
        self._headers: dict[str, TableHeader] = {}
        self._logs: dict[str, list[Logged]] = {}
        self._tokens: set[tuple[str, str]] = set()
        self._rows: dict[str, TableRow] = {}
        self._tables_of: dict[str, dict[str, None]] = {}
        self._people: dict[str, PersonRow] = {}
        self._settings: dict[str, str] = {}
        self.names = MemoryNames(self._put_person)
        self.notices = MemoryNotices()
        self.sessions = MemorySessions(self._people)
        self.outside_bots = MemoryOutsideBots(self._people)

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    # --- tables

    async def make(self, header: TableHeader, log: Sequence[Logged], phase: str, summary: Summary) -> None:
        if header.id in self._headers:
            raise Conflict(header.id)
        self._headers[header.id] = header
        self._logs[header.id] = []
        self._rows[header.id] = TableRow(header.id, header.settings.game, phase, summary.updated, summary)
        people = [person for person in (header.owner, *summary.people) if person is not None]
        await self.append(header.id, log, phase, summary, people)

    async def append(
        self, table: str, log: Sequence[Logged], phase: str, summary: Summary, new_people: Iterable[str] = ()
    ) -> None:
        known = self._logs[table]
        tokens = [(table, logged.token) for logged in log if logged.token is not None]
        numbers = [logged.seq for logged in log]
        expected = list(range(len(known) + 1, len(known) + len(log) + 1))
        if numbers != expected or len(set(tokens)) < len(tokens) or any(token in self._tokens for token in tokens):
            raise Conflict(table)
        known.extend(log)
        self._tokens.update(tokens)
        self._rows[table] = TableRow(table, self._headers[table].settings.game, phase, summary.updated, summary)
        for person in new_people:
            self._tables_of.setdefault(person, {})[table] = None

    async def load(self, table: str) -> tuple[TableHeader, list[Logged]] | None:
        header = self._headers.get(table)
        return None if header is None else (header, list(self._logs[table]))

    async def entries_after(self, table: str, number: int) -> list[Logged]:
        return self._logs[table][number:]

    async def running(self) -> list[str]:
        return [row.id for row in self._rows.values() if row.phase == "running"]

    async def over_before(self, when: float, most: int) -> list[str]:
        old = [row for row in self._rows.values() if row.phase in ("over", "abandoned") and row.updated < when]
        return [row.id for row in sorted(old, key=lambda row: row.updated)[:most]]

    async def remove_tables(self, tables: Sequence[str]) -> None:
        for table in tables:
            del self._headers[table], self._logs[table], self._rows[table]
            for seats in self._tables_of.values():
                seats.pop(table, None)

    async def ping(self) -> None:
        pass

    async def tables_of(self, person: str, most: int = TABLES_LISTED) -> list[TableRow]:
        rows = [self._rows[table] for table in self._tables_of.get(person, ())]
        rows.sort(key=lambda row: (_ORDER.index(row.phase) if row.phase in _ORDER else len(_ORDER), -row.updated))
        return rows[:most]

    # --- people

    async def add_person(self, person: PersonRow, created: float) -> None:  # noqa: ARG002 - the protocol's shape
        if person.id in self._people or await self.person_by_code(person.code) is not None:
            raise Conflict(person.id)
        self._people[person.id] = person

    async def change_person(self, person: PersonRow) -> None:
        self._put_person(person)

    def _put_person(self, person: PersonRow) -> None:
        self._people[person.id] = person

    async def person(self, person: str) -> PersonRow | None:
        return self._people.get(person)

    async def person_by_code(self, code: str) -> PersonRow | None:
        return next((person for person in self._people.values() if person.code == code), None)

    # --- settings

    async def setting(self, name: str, default: str) -> str:
        return self._settings.setdefault(name, default)
