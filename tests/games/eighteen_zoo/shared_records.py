"""Records of 18ZOO games beside the checkout, with the state after every action: public test data, not ours to carry.

Where the folder is missing, tests that need it are skipped and say so.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).resolve().parents[3].parent / "shared" / "18zoo"
needs_records = pytest.mark.skipif(
    not FOLDER.is_dir(), reason=f"no recorded games in {FOLDER.name} beside the checkout"
)


def traces() -> list[Path]:
    """The files with states, one a record."""
    return sorted((FOLDER / "states").glob("*.jsonl.gz"))


def steps(trace: Path) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Every action with the state before it."""
    before: dict[str, Any] = {}
    with gzip.open(trace, "rt", encoding="utf-8") as lines:
        for line in lines:
            step = json.loads(line)
            if step["action"]:
                yield step["action"], before
            before = step["state"]


def map_of(name: str) -> str:
    """``18ZOOMapB__...``, or the folder of a record, to the map's letter."""
    return name.removeprefix("18ZOOMap")[0]
