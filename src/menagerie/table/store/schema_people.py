"""What is stored about people beyond their sign-ins: names that are taken, relations, and games they have played."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, false

from menagerie.table.limits import SKELETON_LENGTH
from menagerie.table.store.schema import metadata

reserved_name = Table(
    "reserved_name",
    metadata,
    Column("skeleton", String(SKELETON_LENGTH), primary_key=True),
    Column("person_id", String(40), ForeignKey("person.id"), nullable=False, unique=True),
)
"""The names of people with a passphrase: nobody else may take one that looks like it."""

relation = Table(
    "relation",
    metadata,
    Column("person_id", String(40), ForeignKey("person.id"), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("other_id", String(40), ForeignKey("person.id"), primary_key=True),
    Column("at", Float, nullable=False),
    Index("ix_relation_other_id_kind", "other_id", "kind"),
)
"""Whom a person follows, mutes or blocks."""

played = Table(
    "played",
    metadata,
    Column("person_id", String(40), ForeignKey("person.id"), primary_key=True),
    Column("table_id", String(40), ForeignKey("game_table.id"), primary_key=True),
    Column("at", Float, nullable=False),
    Column("game", String(40), nullable=False),
    Column("rank", Integer),
    Column("seats", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("public", Boolean, nullable=False, server_default=false()),
    Index("ix_played_person_id_at", "person_id", "at"),
    Index("ix_played_person_id_public_at", "person_id", "public", "at"),
    Index("ix_played_table_id", "table_id"),
)
"""Games that are over, for each person who sat there: a profile counts them without reading the games."""
