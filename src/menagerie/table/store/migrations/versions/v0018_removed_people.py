"""People who had everything of theirs removed, the removals that are not finished, and where people wrote who have no
seat."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None
_ROWS_AT_ONCE = 1000


def upgrade() -> None:
    op.add_column("person", sa.Column("removed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "removal",
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_removal_person_id")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_removal")),
    )
    spoken = op.create_table(
        "spoken",
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_spoken_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_spoken_table_id")),
        sa.PrimaryKeyConstraint("person_id", "table_id", name=op.f("pk_spoken")),
    )
    op.create_index(op.f("ix_spoken_table_id"), "spoken", ["table_id"])
    connection = op.get_bind()
    known = {row.id for row in connection.execute(sa.text("SELECT id FROM person"))}
    found = set[tuple[str, str]]()
    entries = sa.table("entry", sa.column("table_id"), sa.column("body"))
    said = sa.select(entries).where(entries.c.body.like('{"type":"said"%'), entries.c.body.like('%"seat":null%'))
    for row in connection.execute(said):
        person = json.loads(row.body).get("person", "")
        if person in known:
            found.add((person, row.table_id))
    rows = [{"person_id": person, "table_id": table} for person, table in sorted(found)]
    for start in range(0, len(rows), _ROWS_AT_ONCE):
        op.bulk_insert(spoken, rows[start : start + _ROWS_AT_ONCE])
    _remove_names_of_continued_games(connection)


def _remove_names_of_continued_games(connection: sa.Connection) -> None:
    """A table that plays on from a game of others holds its record, which need not say who played it."""
    tables = sa.table("game_table", sa.column("id"), sa.column("settings"))
    found = connection.execute(sa.select(tables.c.id).where(tables.c.settings.like('%"base":{%')))
    for name in [row.id for row in found]:
        here = tables.c.id == name
        settings = json.loads(connection.execute(sa.select(tables.c.settings).where(here)).scalar_one())
        for number, seat in enumerate(settings["base"]["record"]["seats"], start=1):
            if not seat.get("bot"):
                seat["name"] = str(number)
        text = json.dumps(settings, ensure_ascii=False, separators=(",", ":"))
        connection.execute(tables.update().where(here).values(settings=text))


def downgrade() -> None:
    op.drop_table("spoken")
    op.drop_table("removal")
    op.drop_column("person", "removed")
