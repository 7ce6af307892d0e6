"""The tables of tournaments."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text

from menagerie.table.store.schema import metadata

tournament = Table(
    "tournament",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("organiser_id", String(40), ForeignKey("person.id"), nullable=False),
    Column("settings", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", Float, nullable=False),
    # What follows can be computed from the log; it is stored to find and list tournaments quickly.
    Column("phase", String(20), nullable=False),
    Column("entrants", Integer, nullable=False),
    Column("due", Float),
    Column("updated", Float, nullable=False),
    Index("ix_tournament_phase_updated", "phase", "updated"),
    Index("ix_tournament_organiser_id_phase", "organiser_id", "phase"),
)
"""`seed` is shown to nobody before the beginning, and `due` is when an open one begins or ends by itself."""

tournament_entry = Table(
    "tournament_entry",
    metadata,
    Column("tournament_id", String(40), ForeignKey("tournament.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)
"""The logs: of two processes that write the same number, one does."""

tournament_person = Table(
    "tournament_person",
    metadata,
    Column("person_id", String(40), ForeignKey("person.id"), primary_key=True),
    Column("tournament_id", String(40), ForeignKey("tournament.id"), primary_key=True),
    Index("ix_tournament_person_tournament_id", "tournament_id"),
)
"""Who is or was an entrant of which tournament."""
