"""Plain names: columns, entry types and JSON keys as version 0.2 calls them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

COLUMNS = (("game_table", "plan", "settings"), ("game_table", "made", "created"), ("person", "made", "created"))
ENTRIES = {
    "Brought": "RecordImported",
    "Offered": "NonceOffered",
    "TookBack": "Undone",
    "AbandonWished": "AbandonRequested",
}
"""Structs of the log that have another name; an entry's type is the name in kebab case."""


def upgrade() -> None:
    for table, old, new in COLUMNS:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")
    _rewrite_entries(ENTRIES, {"hindsight": "marked"})
    _rewrite_column("settings", lambda value: _renamed(value, {"places": "seats"}))
    _rewrite_column("summary", lambda value: _renamed(value, {"hindsight": "marked_undos"}))


def downgrade() -> None:
    _rewrite_column("summary", lambda value: _renamed(value, {"marked_undos": "hindsight"}))
    _rewrite_column("settings", lambda value: _renamed(value, {"seats": "places"}))
    _rewrite_entries({new: old for old, new in ENTRIES.items()}, {"marked": "hindsight"})
    for table, old, new in COLUMNS:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {new} TO {old}")


def _renamed(value: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    return {names.get(key, key): inner for key, inner in value.items()}


def _type(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _rewrite_entries(names: dict[str, str], keys: dict[str, str]) -> None:
    entry = sa.table("entry", sa.column("table_id"), sa.column("seq"), sa.column("body"))
    connection = op.get_bind()
    for old, new in names.items():
        # The type is always the first key, so other entries need not be read.
        found = connection.execute(sa.select(entry).where(entry.c.body.like(f'{{"type":"{_type(old)}"%'))).all()
        for row in found:
            body = {**_renamed(json.loads(row.body), keys), "type": _type(new)}
            place = sa.and_(entry.c.table_id == row.table_id, entry.c.seq == row.seq)
            connection.execute(sa.update(entry).where(place).values(body=_encoded(body)))


def _rewrite_column(name: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    table = sa.table("game_table", sa.column("id"), sa.column(name))
    connection = op.get_bind()
    for row in connection.execute(sa.select(table)).all():
        value = _encoded(change(json.loads(row[1])))
        connection.execute(sa.update(table).where(table.c.id == row.id).values({name: value}))


def _encoded(value: dict[str, Any]) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
