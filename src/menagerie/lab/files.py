"""Writing files."""

from __future__ import annotations

from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Writes a file so that there is the old one or the new one at any moment, never a part."""
    trial = path.with_name(f".{path.name}.part")
    trial.write_bytes(content)
    trial.replace(path)
