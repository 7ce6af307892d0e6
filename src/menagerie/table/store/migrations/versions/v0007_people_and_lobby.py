"""The lobby, profiles and moderation: listings, wishes, names that are taken, relations, games played, reports."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

from menagerie.table.name_skeleton import name_skeleton

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_ROWS_AT_ONCE = 2_000


def upgrade() -> None:
    op.create_table(
        "reserved_name",
        sa.Column("skeleton", sa.String(120), nullable=False),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("skeleton", name=op.f("pk_reserved_name")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_reserved_name_person_id")),
        sa.UniqueConstraint("person_id", name=op.f("uq_reserved_name_person_id")),
    )
    op.create_table(
        "relation",
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("other_id", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "kind", "other_id", name=op.f("pk_relation")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_relation_person_id")),
        sa.ForeignKeyConstraint(["other_id"], ["person.id"], name=op.f("fk_relation_other_id")),
    )
    op.create_index("ix_relation_other_id_kind", "relation", ["other_id", "kind"])
    op.create_table(
        "played",
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rank", sa.Integer()),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "table_id", name=op.f("pk_played")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_played_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_played_table_id")),
    )
    op.create_index("ix_played_person_id_at", "played", ["person_id", "at"])
    op.create_index("ix_played_table_id", "played", ["table_id"])
    op.create_table(
        "listing",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_listing")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_listing_table_id")),
    )
    op.create_index("ix_listing_updated", "listing", ["updated"])
    op.create_table(
        "wish",
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("found", sa.String(40)),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_wish")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_wish_person_id")),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("reporter_id", sa.String(40), nullable=False),
        sa.Column("accused_id", sa.String(40), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_report")),
        sa.ForeignKeyConstraint(["reporter_id"], ["person.id"], name=op.f("fk_report_reporter_id")),
        sa.ForeignKeyConstraint(["accused_id"], ["person.id"], name=op.f("fk_report_accused_id")),
    )
    op.create_index("ix_report_state_at", "report", ["state", "at"])
    op.create_index("ix_report_reporter_id", "report", ["reporter_id"])
    op.create_index("ix_report_accused_id", "report", ["accused_id"])
    _reserve_names()
    _list_games_played()


def _reserve_names() -> None:
    """The names of people with a passphrase; where two look alike, the first to come has it."""
    person = sa.table("person", *(sa.column(name) for name in ("id", "name", "passphrase", "created")))
    reserved = sa.table("reserved_name", sa.column("skeleton"), sa.column("person_id"))
    found = op.get_bind().execute(
        sa.select(person.c.id, person.c.name).where(person.c.passphrase.is_not(None)).order_by(person.c.created)
    )
    first: dict[str, str] = {}
    for row in found:
        first.setdefault(name_skeleton(row.name), row.id)
    rows = [{"skeleton": skeleton, "person_id": person_id} for skeleton, person_id in first.items()]
    if rows:
        op.get_bind().execute(reserved.insert(), rows)


def _list_games_played() -> None:
    """A row for each person and game that is over, a few thousand games at a time."""
    game_table = sa.table(
        "game_table", *(sa.column(name) for name in ("id", "game", "phase", "updated", "settings", "summary"))
    )
    names = ("person_id", "table_id", "at", "game", "rank", "seats", "people", "setup")
    played = sa.table("played", *(sa.column(name) for name in names))
    columns, last = game_table.c, ""
    while True:
        found = (
            op.get_bind()
            .execute(
                sa.select(columns.id, columns.game, columns.updated, columns.settings, columns.summary)
                .where(columns.id > last, columns.phase == "over")
                .order_by(columns.id)
                .limit(_ROWS_AT_ONCE)
            )
            .all()
        )
        rows = [row for game in found for row in _rows_of(game)]
        if rows:
            op.get_bind().execute(played.insert(), rows)
        if len(found) < _ROWS_AT_ONCE:
            return
        last = found[-1].id


def _rows_of(game: Any) -> list[dict[str, Any]]:
    summary, settings = msgspec.json.decode(game.summary), msgspec.json.decode(game.settings)
    people: list[str | None] = summary["people"]
    standings = (summary.get("result") or {}).get("standings", ())
    ranks = {one["seat"]: one["rank"] for one in standings}
    options = msgspec.json.encode({"options": settings["options"], "seats": len(people)}, order="sorted").decode()
    common = {"table_id": game.id, "at": game.updated, "game": game.game, "seats": len(people), "setup": options}
    held: dict[str, list[int]] = {}
    for seat, person in enumerate(people):
        if person is not None:
            held.setdefault(person, []).append(seat)
    return [
        {**common, "person_id": person, "rank": ranks.get(seats[0]) if len(seats) == 1 else None, "people": len(held)}
        for person, seats in held.items()
    ]


def downgrade() -> None:
    for table in ("report", "wish", "listing", "played", "relation", "reserved_name"):
        op.drop_table(table)
