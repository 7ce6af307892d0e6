"""The tables of moderation."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, String, Table, Text

from menagerie.table.store.schema import metadata

report = Table(
    "report",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("at", Float, nullable=False),
    Column("reporter_id", String(40), ForeignKey("person.id"), nullable=False),
    Column("accused_id", String(40), ForeignKey("person.id"), nullable=False),
    Column("state", String(10), nullable=False),
    Column("body", Text, nullable=False),
    Index("ix_report_state_at", "state", "at"),
    Index("ix_report_reporter_id", "reporter_id"),
    Index("ix_report_accused_id", "accused_id"),
)
"""What people reported to the host, with what was said around it."""
