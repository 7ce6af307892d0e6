"""Several processes on one database: which of them live, which attends a table, and who is connected where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "node",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_node")),
    )
    op.create_table(
        "lease",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("node_id", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_lease")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_lease_table_id")),
    )
    op.create_index("ix_lease_node_id", "lease", ["node_id"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("node_id", sa.String(40), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "node_id", name=op.f("pk_presence")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_presence_table_id")),
    )
    op.create_index("ix_presence_node_id", "presence", ["node_id"])


def downgrade() -> None:
    for table in ("presence", "lease", "node"):
        op.drop_table(table)
