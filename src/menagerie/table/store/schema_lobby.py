"""The tables of the lobby."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text

from menagerie.table.store.schema import metadata

listing = Table(
    "listing",
    metadata,
    Column("table_id", String(40), ForeignKey("game_table.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("updated", Float, nullable=False),
    Column("body", Text, nullable=False),
    Index("ix_listing_updated", "updated"),
)
"""The open and the watchable tables, as the lobby shows them. Each follows from the table's log up to `seq`."""

wish = Table(
    "wish",
    metadata,
    Column("person_id", String(40), ForeignKey("person.id"), primary_key=True),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("body", Text, nullable=False),
    Column("found", String(40)),
)
"""Who looks for a game with whom, and when a node last said that the person still waits; the table that was found."""
