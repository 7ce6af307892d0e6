"""The tables of the puzzles of the day."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, String, Table, Text

from menagerie.table.store.schema import metadata

puzzle = Table(
    "puzzle",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("found", Float, nullable=False),
    Column("body", Text, nullable=False),
    Index("ix_puzzle_game", "game", "rules", "found"),
)
"""Puzzles that were found in games played on this server. They stay when the table is removed."""

puzzle_search = Table(
    "puzzle_search",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("at", Float, nullable=False),
    Index("ix_puzzle_search_at", "at"),
)
"""Tables in whose games puzzles were looked for."""

puzzle_day = Table(
    "puzzle_day",
    metadata,
    Column("date", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle_id", String(16), nullable=False),
    Column("body", Text),
    Index("ix_puzzle_day_game", "game", "puzzle_id", "date"),
)
"""The puzzles of each day, stored when somebody first asks: whole, as long as they can be solved."""

puzzle_answer = Table(
    "puzzle_answer",
    metadata,
    Column("date", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("person_id", String(40), primary_key=True),
    Column("puzzle_id", String(16), nullable=False),
    Column("place", Integer, nullable=False),
    Column("verdict", String(10), nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_puzzle_answer_person_id", "person_id", "date"),
    Index("ix_puzzle_answer_puzzle_id", "puzzle_id", "counts", "verdict"),
)
"""What a person answered, once. Answers count that were given on the puzzle's day."""
