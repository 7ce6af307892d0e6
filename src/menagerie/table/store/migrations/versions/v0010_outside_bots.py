"""Outside bots: who is one, their tokens, which are online, and invitations to tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("person", sa.Column("bot", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "api_token",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("owner_id", sa.String(40), nullable=False),
        sa.Column("bot_id", sa.String(40), nullable=False),
        sa.Column("scopes", sa.String(80), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_api_token")),
        sa.UniqueConstraint("id", name=op.f("uq_api_token_id")),
        sa.ForeignKeyConstraint(["owner_id"], ["person.id"], name=op.f("fk_api_token_owner_id")),
        sa.ForeignKeyConstraint(["bot_id"], ["person.id"], name=op.f("fk_api_token_bot_id")),
    )
    op.create_index(op.f("ix_api_token_owner_id"), "api_token", ["owner_id"])
    op.create_index(op.f("ix_api_token_bot_id"), "api_token", ["bot_id"])
    op.create_table(
        "online_bot",
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("owner_id", sa.String(40), nullable=False),
        sa.Column("games", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_online_bot")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_online_bot_person_id")),
        sa.ForeignKeyConstraint(["owner_id"], ["person.id"], name=op.f("fk_online_bot_owner_id")),
    )
    op.create_table(
        "invitation",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("bot_id", sa.String(40), nullable=False),
        sa.Column("by_id", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invitation")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_invitation_table_id")),
        sa.ForeignKeyConstraint(["bot_id"], ["person.id"], name=op.f("fk_invitation_bot_id")),
        sa.ForeignKeyConstraint(["by_id"], ["person.id"], name=op.f("fk_invitation_by_id")),
    )
    op.create_index(op.f("ix_invitation_table_id"), "invitation", ["table_id"])
    op.create_index(op.f("ix_invitation_bot_id_state"), "invitation", ["bot_id", "state"])


def downgrade() -> None:
    op.drop_table("invitation")
    op.drop_table("online_bot")
    op.drop_table("api_token")
    op.drop_column("person", "bot")
