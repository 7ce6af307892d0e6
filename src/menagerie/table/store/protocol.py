"""What a store offers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from menagerie.table.entries import Logged
from menagerie.table.limits import TABLES_LISTED
from menagerie.table.settings import TableHeader
from menagerie.table.store.name_store import NameStore
from menagerie.table.store.notice_store import NoticeStore
from menagerie.table.store.outside_bot_store import OutsideBotStore
from menagerie.table.store.rows import PersonRow, Summary, TableRow
from menagerie.table.store.session_store import SessionStore


class Store(Protocol):
    """Tables with their logs, people, and a few settings. A log only ever grows."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def make(self, header: TableHeader, log: Sequence[Logged], phase: str, summary: Summary) -> None:
        """A new table with its first entries."""
        ...

    async def append(
        self, table: str, log: Sequence[Logged], phase: str, summary: Summary, new_people: Iterable[str] = ()
    ) -> None:
        """More entries, all or none; raises `Conflict` where their numbers or tokens are taken."""
        ...

    async def load(self, table: str) -> tuple[TableHeader, list[Logged]] | None:
        """A table's header and log."""
        ...

    async def entries_after(self, table: str, number: int) -> list[Logged]:
        """What was added to a log after so many entries."""
        ...

    async def running(self) -> list[str]:
        """The ids of all tables whose game is running."""
        ...

    async def over_before(self, when: float, most: int) -> list[str]:
        """Tables whose game is over, or was broken off, and where nothing has happened since then; the oldest first."""
        ...

    async def remove_tables(self, tables: Sequence[str]) -> None:
        """For good, with their logs."""
        ...

    async def ping(self) -> None:
        """Raises where the store does not answer."""
        ...

    async def tables_of(self, person: str, most: int = TABLES_LISTED) -> list[TableRow]:
        """The tables that person sits at or made, running ones first, then the latest."""
        ...

    async def add_person(self, person: PersonRow, created: float) -> None: ...

    async def change_person(self, person: PersonRow) -> None: ...

    async def person(self, person: str) -> PersonRow | None: ...

    async def person_by_code(self, code: str) -> PersonRow | None: ...

    @property
    def names(self) -> NameStore:
        """The names that are taken."""
        ...

    @property
    def notices(self) -> NoticeStore:
        """What is kept about turn notices."""
        ...

    @property
    def sessions(self) -> SessionStore:
        """The browsers in which people are known."""
        ...

    @property
    def outside_bots(self) -> OutsideBotStore:
        """Programs that play over the Bot API."""
        ...

    async def setting(self, name: str, default: str) -> str:
        """The value stored under that name; the default is stored where there is none yet."""
        ...
