"""How the server was asked to run."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from menagerie.table.live import Pace


class Bucket(Struct, frozen=True):
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


class Limits(Struct, frozen=True, kw_only=True):
    """What nobody needs more of who plays in good faith."""

    message_bytes: int = 16 * 1024
    record_bytes: int = 1024 * 1024
    """A record of a game played elsewhere."""
    reads: Bucket = Bucket(400, 40)
    """HTTP requests that change nothing, by address."""
    writes: Bucket = Bucket(120, 4)
    """HTTP requests that change something, by address."""
    passphrases: Bucket = Bucket(10, 0.1)
    """Tries at a passphrase, by address."""
    messages: Bucket = Bucket(60, 15)
    """Messages over one socket."""
    sockets: Bucket = Bucket(60, 2)
    """New sockets, by address."""
    hints: Bucket = Bucket(5, 0.5)
    """Hints, over one socket: each keeps a process busy."""
    checks: Bucket = Bucket(30, 5)
    """Actions checked without doing them (`Why`), over one socket."""


class Settings(Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8700
    database: str
    """An SQLAlchemy address."""
    pages: Path | None = None
    """The built pages; nothing looks where they are built to."""
    limits: Limits = Limits()
    pace: Pace = Pace()
    thinkers: int | None = None
    """How many processes think for bots; nothing leaves it to the machine."""


def database_address(given: str | None) -> str:
    """An address, a file, or nothing for the file in the user's data folder."""
    if given is not None and "://" in given:
        return given
    return f"sqlite:///{default_file() if given is None else Path(given).expanduser()}"


def default_file() -> Path:
    from platformdirs import user_data_path

    return user_data_path("menagerie", appauthor=False) / "menagerie.sqlite3"
