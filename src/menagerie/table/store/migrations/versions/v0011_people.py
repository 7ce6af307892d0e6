"""Profiles: which of the games that somebody played everybody may know of."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0012"
branch_labels = None
depends_on = None

_TABLES_AT_ONCE = 500


def upgrade() -> None:
    op.add_column("played", sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_played_person_id_public_at", "played", ["person_id", "public", "at"])
    _mark_public_games()


def _mark_public_games() -> None:
    """Games of tables that the lobby listed, of tournaments, and rated ones; unless nobody might watch."""
    game_table = sa.table("game_table", *(sa.column(name) for name in ("id", "phase", "settings")))
    played = sa.table("played", sa.column("table_id"), sa.column("public"))
    last = ""
    while True:
        found = (
            op.get_bind()
            .execute(
                sa.select(game_table.c.id, game_table.c.settings)
                .where(game_table.c.id > last, game_table.c.phase == "over")
                .order_by(game_table.c.id)
                .limit(_TABLES_AT_ONCE)
            )
            .all()
        )
        public = [row.id for row in found if _is_public(msgspec.json.decode(row.settings))]
        if public:
            op.get_bind().execute(played.update().where(played.c.table_id.in_(public)).values(public=True))
        if len(found) < _TABLES_AT_ONCE:
            return
        last = found[-1].id


def _is_public(settings: dict[str, Any]) -> bool:
    listed = settings.get("visibility") == "open" or settings.get("tournament") is not None or settings.get("rated")
    return bool(listed) and bool(settings.get("spectators", True))


def downgrade() -> None:
    op.drop_index("ix_played_person_id_public_at", "played")
    op.drop_column("played", "public")
