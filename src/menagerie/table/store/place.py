"""Where the database is: an address, a file, or the file in the user's data folder."""

from __future__ import annotations

from pathlib import Path


def database_address(given: str | None) -> str:
    """An address, a file, or nothing for the file in the user's data folder."""
    if given is not None and "://" in given:
        return given
    return f"sqlite:///{default_file() if given is None else Path(given).expanduser()}"


def default_file() -> Path:
    from platformdirs import user_data_path

    return user_data_path("menagerie", appauthor=False) / "menagerie.sqlite3"


def sqlite_file(address: str) -> str | None:
    """The file that the address names, where it is SQLite's."""
    scheme, _, path = address.partition(":///")
    return path.partition("?")[0] if scheme.split("+")[0] == "sqlite" and path not in ("", ":memory:") else None
