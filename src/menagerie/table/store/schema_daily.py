"""The tables of the deals of the day."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, String, Table, Text

from menagerie.table.store.schema import metadata

daily_deal = Table(
    "daily_deal",
    metadata,
    Column("date", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("setup", Text, nullable=False),
)
"""How each game is played on a day. It is stored when somebody first asks, so that an update changes no running day."""

daily_play = Table(
    "daily_play",
    metadata,
    Column("date", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("person_id", String(40), primary_key=True),
    Column("table_id", String(40), nullable=False, unique=True),
    Column("state", String(10), nullable=False),
    Column("score", Integer),
    Column("rank", Integer),
    Column("ended", Float),
    Index("ix_daily_play_board", "date", "game", "state", "score", "rank"),
    Index("ix_daily_play_person_id", "person_id", "date"),
    Index("ix_daily_play_state", "state"),
)
"""Who plays a deal of the day, and how it ended. It stays when the table is removed."""

daily_choice = Table(
    "daily_choice",
    metadata,
    Column("date", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("history", String(64), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("action", Text, nullable=False),
    Column("players", Integer, nullable=False),
)
"""How many people chose each action in a position, which is named by the choices before it; see `club.daily`."""
