"""Ratings: the games that counted, and what each person is rated now."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("rating_state", sa.String(20), nullable=False, server_default=""))
    op.create_index("ix_game_table_rating_state", "game_table", ["rating_state", "phase"])
    op.create_table(
        "rating",
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("opponents", sa.String(10), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("played", sa.Float(), nullable=False),
        sa.Column("board_key", sa.Float()),
        sa.Column("board_until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", "opponents", name=op.f("pk_rating")),
    )
    op.create_index("ix_rating_board", "rating", ["game", "opponents", "board_key", "board_until"])
    op.create_table(
        "rated_game",
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("opponents", sa.String(10), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_rated_game")),
        sa.UniqueConstraint("table_id", name=op.f("uq_rated_game_table_id")),
    )
    op.create_table(
        "rated_seat",
        sa.Column("game_seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.String(40)),
        sa.Column("bot", sa.String(40)),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("mu_before", sa.Float(), nullable=False),
        sa.Column("sigma_before", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game_seq", "seat", name=op.f("pk_rated_seat")),
        sa.ForeignKeyConstraint(["game_seq"], ["rated_game.seq"], name=op.f("fk_rated_seat_game_seq")),
    )
    op.create_index("ix_rated_seat_person_id_game_seq", "rated_seat", ["person_id", "game_seq"])


def downgrade() -> None:
    op.drop_table("rated_seat")
    op.drop_table("rated_game")
    op.drop_table("rating")
    op.drop_index("ix_game_table_rating_state", "game_table")
    op.drop_column("game_table", "rating_state")
