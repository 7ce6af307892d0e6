"""Sessions, so that sign-ins can be listed and ended; and what finds old tables and their people quickly."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "session",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("browser", sa.String(20), nullable=False),
        sa.Column("system", sa.String(20), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_session")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_session_person_id")),
    )
    op.create_index("ix_session_person_id", "session", ["person_id"])
    # The cookies of before name the person alone: all of a person's are one session, which has the person's id.
    op.execute(
        "INSERT INTO session (id, person_id, created, seen, browser, system) "
        "SELECT id, id, created, created, '', '' FROM person"
    )
    op.create_index("ix_game_table_owner", "game_table", ["owner"])
    op.create_index("ix_sitting_table_id", "sitting", ["table_id"])
    op.create_index("ix_notice_table_id", "notice", ["table_id"])
    op.drop_index("ix_game_table_phase", "game_table")
    op.create_index("ix_game_table_phase_updated", "game_table", ["phase", "updated"])


def downgrade() -> None:
    op.drop_index("ix_game_table_phase_updated", "game_table")
    op.create_index("ix_game_table_phase", "game_table", ["phase"])
    op.drop_index("ix_notice_table_id", "notice")
    op.drop_index("ix_sitting_table_id", "sitting")
    op.drop_index("ix_game_table_owner", "game_table")
    op.drop_index("ix_session_person_id", "session")
    op.drop_table("session")
