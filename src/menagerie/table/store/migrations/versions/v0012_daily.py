"""The deals of the day: their set-ups, who plays them, and what was chosen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_deal",
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("date", "game", name=op.f("pk_daily_deal")),
    )
    op.create_table(
        "daily_play",
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("rank", sa.Integer()),
        sa.Column("ended", sa.Float()),
        sa.PrimaryKeyConstraint("date", "game", "person_id", name=op.f("pk_daily_play")),
        sa.UniqueConstraint("table_id", name=op.f("uq_daily_play_table_id")),
    )
    op.create_index("ix_daily_play_board", "daily_play", ["date", "game", "state", "score", "rank"])
    op.create_index("ix_daily_play_person_id", "daily_play", ["person_id", "date"])
    op.create_index("ix_daily_play_state", "daily_play", ["state"])
    op.create_table(
        "daily_choice",
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("history", sa.String(64), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("date", "game", "history", "digest", name=op.f("pk_daily_choice")),
    )


def downgrade() -> None:
    op.drop_table("daily_choice")
    op.drop_table("daily_play")
    op.drop_table("daily_deal")
