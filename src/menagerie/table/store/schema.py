"""The tables of the database. Changing them takes a migration in ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

setting = Table(
    "setting",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

person = Table(
    "person",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("language", String(5)),
    Column("code", String(40), nullable=False, unique=True),
    Column("passphrase", Text),
    Column("created", Float, nullable=False),
    Column("bot", Boolean, nullable=False, server_default=false()),
    # When it was last found that the person is to be kept: see `SqlSessions.forget_unused`.
    Column("checked", Float, nullable=False, server_default="0"),
    # Whether the person had everything of theirs removed: only the id stays, which their seats are stored with.
    Column("removed", Boolean, nullable=False, server_default=false()),
    Index("ix_person_checked", "checked"),
)

game_table = Table(
    "game_table",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("owner", String(40), ForeignKey("person.id"), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("settings", Text, nullable=False),
    Column("created", Float, nullable=False),
    # What follows can be computed from the log; it is stored to find and list tables quickly.
    Column("phase", String(20), nullable=False),
    Column("updated", Float, nullable=False),
    Column("summary", Text, nullable=False),
    # Whether the game counts for ratings: see `sql_ratings`.
    Column("rating_state", String(20), nullable=False, server_default=""),
    Index("ix_game_table_phase_updated", "phase", "updated"),
    Index("ix_game_table_owner", "owner"),
    Index("ix_game_table_rating_state", "rating_state", "phase"),
)

entry = Table(
    "entry",
    metadata,
    Column("table_id", String(40), ForeignKey("game_table.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("token", String(110)),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "token"),
)

sitting = Table(
    "sitting",
    metadata,
    Column("person_id", String(40), ForeignKey("person.id"), primary_key=True),
    Column("table_id", String(40), ForeignKey("game_table.id"), primary_key=True),
    Index("ix_sitting_table_id", "table_id"),
)

session = Table(
    "session",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person_id", String(40), ForeignKey("person.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("browser", String(20), nullable=False),
    Column("system", String(20), nullable=False),
    Index("ix_session_person_id", "person_id"),
)

mute = Table(
    "mute",
    metadata,
    Column("person_id", String(40), ForeignKey("person.id"), primary_key=True),
    Column("until", Float, nullable=False),
)

push_subscription = Table(
    "push_subscription",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person_id", String(40), ForeignKey("person.id"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(5), nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_push_subscription_person_id", "person_id"),
)

mail_address = Table(
    "mail_address",
    metadata,
    Column("person_id", String(40), ForeignKey("person.id"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(5), nullable=False),
    Column("confirmed", Boolean, nullable=False),
)

notice = Table(
    "notice",
    metadata,
    Column("person_id", String(40), ForeignKey("person.id"), primary_key=True),
    Column("table_id", String(40), ForeignKey("game_table.id"), primary_key=True),
    Column("at", Float, nullable=False),
    Index("ix_notice_table_id", "table_id"),
)
"""At which tables a notice was sent that the person has not answered by coming."""

# --- outside bots

api_token = Table(
    "api_token",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("id", String(40), nullable=False, unique=True),
    Column("owner_id", String(40), ForeignKey("person.id"), nullable=False),
    Column("bot_id", String(40), ForeignKey("person.id"), nullable=False),
    Column("scopes", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("ix_api_token_owner_id", "owner_id"),
    Index("ix_api_token_bot_id", "bot_id"),
)
"""Tokens of the Bot API, by the SHA-256 of each."""

online_bot = Table(
    "online_bot",
    metadata,
    Column("person_id", String(40), ForeignKey("person.id"), primary_key=True),
    Column("owner_id", String(40), ForeignKey("person.id"), nullable=False),
    Column("games", Text, nullable=False),
    Column("until", Float, nullable=False),
    Index("ix_online_bot_owner_id", "owner_id"),
)

invitation = Table(
    "invitation",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("game_table.id"), nullable=False),
    Column("bot_id", String(40), ForeignKey("person.id"), nullable=False),
    Column("by_id", String(40), ForeignKey("person.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("state", String(10), nullable=False),
    Index("ix_invitation_table_id", "table_id"),
    Index("ix_invitation_bot_id_state", "bot_id", "state"),
    Index("ix_invitation_by_id", "by_id"),
)

# --- several processes on one database

node = Table(
    "node",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("until", Float, nullable=False),
)
"""The processes that serve the tables of this database, and until when each of them lives without renewing that."""

lease = Table(
    "lease",
    metadata,
    Column("table_id", String(40), ForeignKey("game_table.id"), primary_key=True),
    Column("node_id", String(40), nullable=False),
    Index("ix_lease_node_id", "node_id"),
)
"""Which node lets bots think, clocks run out and passes happen at a table."""

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(40), ForeignKey("game_table.id"), primary_key=True),
    Column("node_id", String(40), primary_key=True),
    Column("body", Text, nullable=False),
    Index("ix_presence_node_id", "node_id"),
)
"""Who is connected to a table through a node."""

# --- ratings

rating = Table(
    "rating",
    metadata,
    Column("person_id", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("opponents", String(10), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("played", Float, nullable=False),
    Column("board_key", Float),
    Column("board_until", Float, nullable=False),
    Index("ix_rating_board", "game", "opponents", "board_key", "board_until"),
)
"""What each person is rated now. It follows from `rated_game`."""

rated_game = Table(
    "rated_game",
    metadata,
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(40), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("opponents", String(10), nullable=False),
    Column("ended", Float, nullable=False),
)
"""The games that counted, in the order in which they did. They stay when their tables are removed."""

rated_seat = Table(
    "rated_seat",
    metadata,
    Column("game_seq", Integer, ForeignKey("rated_game.seq"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String(40)),
    Column("bot", String(40)),
    Column("rank", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("ix_rated_seat_person_id_game_seq", "person_id", "game_seq"),
)
