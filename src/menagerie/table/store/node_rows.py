"""What a store keeps about nodes, for those who load without SQLAlchemy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

NodeKind = Literal["server", "bots"]
NOBODY = ""
"""Attends a table that waits for a node."""
ALL_GONE = "-"
"""The same, after a time in which nobody could play."""


class Beat(Struct, frozen=True):
    """What a node learns when it renews its row."""

    now: float
    """By the clock of the database."""
    renewed: bool
    """Whether the row still lived; if not, others may attend what this node attended."""
    alive: dict[str, str]
    """The kind of every living node, by id."""


class Claim(Struct, frozen=True):
    """Who attends the table now."""

    node: str
    from_dead: bool
    """Whether it was taken over from a node that died, or after all nodes were gone."""


class TablePresence(Struct, frozen=True):
    """Who is connected to a table through one node."""

    people: tuple[str, ...] = ()
    """Those who hold a seat."""
    spectators: int = 0
    left: dict[str, float] = {}
    """When those who hold a seat and are gone left."""


class NodeStore(Protocol):
    """What nodes keep in the database."""

    async def beat(self, node: str, kind: NodeKind, seconds: float) -> Beat:
        """The node lives for so long from now."""
        ...

    async def leave(self, node: str) -> None:
        """The node ends: what it attended waits for another."""
        ...

    async def forget_dead(self) -> None:
        """Drops what dead nodes have left: who was connected through them, and their rows once nothing is theirs."""
        ...

    async def claim(self, node: str, table: str) -> Claim:
        """Attends the table from now on, unless a living node does."""
        ...

    async def release(self, node: str, tables: Sequence[str], wanted: bool) -> None:
        """The node attends them no longer; another one is to, where that is wanted."""
        ...

    async def unattended(self) -> list[str]:
        """Some tables whose node is dead, or that wait for one."""
        ...

    async def want_all_running(self) -> None:
        """Every running table waits for a node: all of them were gone."""
        ...

    async def put_presence(self, node: str, table: str, presence: TablePresence | None) -> None:
        """Who is connected to the table through that node; nothing where it does not follow the table any more."""
        ...

    async def presences(self, tables: Sequence[str]) -> dict[str, dict[str, TablePresence]]:
        """Who is connected to these tables, by table and living node."""
        ...

    async def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of each table's last entry."""
        ...
