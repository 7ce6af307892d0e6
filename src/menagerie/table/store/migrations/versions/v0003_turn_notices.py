"""Turn notices: push subscriptions, mail addresses, and at which tables a notice was sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "push_subscription",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_push_subscription")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_push_subscription_person_id")),
    )
    op.create_index("ix_push_subscription_person_id", "push_subscription", ["person_id"])
    op.create_table(
        "mail_address",
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_mail_address")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_mail_address_person_id")),
    )
    op.create_table(
        "notice",
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "table_id", name=op.f("pk_notice")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_notice_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_notice_table_id")),
    )


def downgrade() -> None:
    op.drop_table("notice")
    op.drop_table("mail_address")
    op.drop_index("ix_push_subscription_person_id", "push_subscription")
    op.drop_table("push_subscription")
