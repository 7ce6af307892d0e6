"""The steps that brought the database to its present form."""

HEAD = "0001"
"""The latest one. A database that is there already is opened without asking Alembic, which takes a while to load."""
