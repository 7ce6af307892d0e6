"""When each person was last looked at by what removes unused guests, and what finds those who are due by an index."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("person", sa.Column("checked", sa.Float(), nullable=False, server_default="0"))
    op.create_index(op.f("ix_person_checked"), "person", ["checked"])
    op.create_index(op.f("ix_online_bot_owner_id"), "online_bot", ["owner_id"])
    op.create_index(op.f("ix_invitation_by_id"), "invitation", ["by_id"])


def downgrade() -> None:
    op.drop_index(op.f("ix_invitation_by_id"), "invitation")
    op.drop_index(op.f("ix_online_bot_owner_id"), "online_bot")
    op.drop_index(op.f("ix_person_checked"), "person")
    op.drop_column("person", "checked")
