"""The tables of people who have everything of theirs removed."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, String, Table

from menagerie.table.store.schema import metadata

removal = Table(
    "removal",
    metadata,
    Column("person_id", String(40), ForeignKey("person.id"), primary_key=True),
    Column("at", Float, nullable=False),
)
"""Whose removal has begun and is not finished yet, and when it began."""

spoken = Table(
    "spoken",
    metadata,
    Column("person_id", String(40), ForeignKey("person.id"), primary_key=True),
    Column("table_id", String(40), ForeignKey("game_table.id"), primary_key=True),
    Index("ix_spoken_table_id", "table_id"),
)
"""Where people have written who had no seat there. Where they had one, `sitting` says it."""
