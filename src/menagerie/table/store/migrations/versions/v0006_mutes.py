"""Mutes: who may not chat, and until when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mute",
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_mute")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_mute_person_id")),
    )


def downgrade() -> None:
    op.drop_table("mute")
