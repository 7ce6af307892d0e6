"""The migrations: the steps that bring the database to its present schema."""

HEAD = "0019"
"""The latest one. A database that has it is opened without Alembic, which takes a while to load."""
