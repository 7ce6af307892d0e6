"""A feature broken on purpose, and the test that has to notice."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[3]
HERE = "tests/browser"
CODE = (".css", ".py", ".svelte", ".ts")


class Breakage(NamedTuple):
    feature: str
    where: str
    """A file, or a folder: code moves, so it is enough that the text stands there once."""
    original: str
    broken: str
    caught_by: str
    """The test, as pytest calls it, from the folder of the browser tests on."""


def file_of(breakage: Breakage, root: Path = ROOT) -> Path:
    """The one file with that text in it."""
    where = root / breakage.where
    files = [where] if where.is_file() else sorted(file for file in where.rglob("*") if file.suffix in CODE)
    found = [(file, file.read_text(encoding="utf-8").count(breakage.original)) for file in files]
    places = [file for file, times in found for _ in range(times)]
    if len(places) != 1:
        raise LookupError(f"{breakage.feature}: {breakage.original!r} stands {len(places)} times in {breakage.where}")
    return places[0]
