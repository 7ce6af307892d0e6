"""Tournaments: their settings, their logs, and who is in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("organiser_id", sa.String(40), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("phase", sa.String(20), nullable=False),
        sa.Column("entrants", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float()),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournament")),
        sa.ForeignKeyConstraint(["organiser_id"], ["person.id"], name=op.f("fk_tournament_organiser_id")),
    )
    op.create_index("ix_tournament_phase_updated", "tournament", ["phase", "updated"])
    op.create_index("ix_tournament_organiser_id_phase", "tournament", ["organiser_id", "phase"])
    op.create_table(
        "tournament_entry",
        sa.Column("tournament_id", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "seq", name=op.f("pk_tournament_entry")),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournament.id"], name=op.f("fk_tournament_entry_tournament_id")),
    )
    op.create_table(
        "tournament_person",
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("tournament_id", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "tournament_id", name=op.f("pk_tournament_person")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_tournament_person_person_id")),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournament.id"], name=op.f("fk_tournament_person_tournament_id")),
    )
    op.create_index("ix_tournament_person_tournament_id", "tournament_person", ["tournament_id"])


def downgrade() -> None:
    op.drop_table("tournament_person")
    op.drop_table("tournament_entry")
    op.drop_table("tournament")
