"""Tables, their logs, and people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "setting",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_setting")),
    )
    op.create_table(
        "person",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("language", sa.String(5)),
        sa.Column("code", sa.String(40), nullable=False),
        sa.Column("passphrase", sa.Text()),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
        sa.UniqueConstraint("code", name=op.f("uq_person_code")),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("phase", sa.String(20), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game_table")),
        sa.ForeignKeyConstraint(["owner"], ["person.id"], name=op.f("fk_game_table_owner")),
    )
    op.create_index("ix_game_table_phase", "game_table", ["phase"])
    op.create_table(
        "entry",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("token", sa.String(110)),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_entry")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_entry_table_id")),
        sa.UniqueConstraint("table_id", "token", name=op.f("uq_entry_table_id_token")),
    )
    op.create_table(
        "sitting",
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "table_id", name=op.f("pk_sitting")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_sitting_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_sitting_table_id")),
    )


def downgrade() -> None:
    for name in ("sitting", "entry", "game_table", "person", "setting"):
        op.drop_table(name)
