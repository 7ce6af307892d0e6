"""Puzzles of the day: those that were found, those of each day, and what people answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("found", sa.Float(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_puzzle")),
    )
    op.create_index("ix_puzzle_game", "puzzle", ["game", "rules", "found"])
    op.create_table(
        "puzzle_search",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_puzzle_search")),
    )
    op.create_index("ix_puzzle_search_at", "puzzle_search", ["at"])
    op.create_table(
        "puzzle_day",
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("puzzle_id", sa.String(16), nullable=False),
        sa.Column("body", sa.Text()),
        sa.PrimaryKeyConstraint("date", "game", name=op.f("pk_puzzle_day")),
    )
    op.create_index("ix_puzzle_day_game", "puzzle_day", ["game", "puzzle_id", "date"])
    op.create_table(
        "puzzle_answer",
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("puzzle_id", sa.String(16), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("verdict", sa.String(10), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("date", "game", "person_id", name=op.f("pk_puzzle_answer")),
    )
    op.create_index("ix_puzzle_answer_person_id", "puzzle_answer", ["person_id", "date"])
    op.create_index("ix_puzzle_answer_puzzle_id", "puzzle_answer", ["puzzle_id", "counts", "verdict"])


def downgrade() -> None:
    op.drop_table("puzzle_answer")
    op.drop_table("puzzle_day")
    op.drop_table("puzzle_search")
    op.drop_table("puzzle")
