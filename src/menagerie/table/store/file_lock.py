"""A lock on a SQLite file: one server at a time, for each takes its tables in memory for the last word."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class AlreadyServed(Exception):
    """Another server uses this database; its process number, where that is known."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


class FileLock:
    """Held until it is released or the process ends, however it ends: the system gives it back."""

    def __init__(self, database: str) -> None:
        self._file = Path(f"{database}.lock")
        self._descriptor: int | None = None

    def take(self) -> None:
        """Raises `AlreadyServed`, or `OSError` where no such file can be made."""
        descriptor = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _lock(descriptor)
        except OSError:
            process = os.read(descriptor, 20).decode("ascii", "replace").strip()
            os.close(descriptor)
            raise AlreadyServed(process or "?") from None
        os.truncate(descriptor, 0)
        os.write(descriptor, str(os.getpid()).encode())
        self._descriptor = descriptor

    def release(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        os.lseek(descriptor, 1 << 20, os.SEEK_SET)  # beyond the text, which others may read
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        os.lseek(descriptor, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
