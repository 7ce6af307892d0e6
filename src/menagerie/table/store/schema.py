"""The tables of the database. Changing them takes a migration in ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

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
    Index("ix_game_table_phase", "phase"),
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
)
