"""Recorded games of 18xx.games beside the checkout, with the state after every action: public test data, not in git.

Where the folder is missing, tests that need it are skipped and say so.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from menagerie.games.eighteen_zoo.importer.file import RecordedGame, read
from menagerie.games.eighteen_zoo.rules.map.board import Board
from menagerie.games.eighteen_zoo.rules.setup import board_of

FOLDER = Path(__file__).resolve().parents[3].parent / "shared" / "18zoo"
FIXTURES = FOLDER / "fixtures"
needs_records = pytest.mark.skipif(
    not FOLDER.is_dir(), reason=f"no recorded games in {FOLDER.name} beside the checkout"
)
LONG_RECORDS = "more"
"""The folder of whole games; the others are mostly short."""


def name_of(record: Path) -> str:
    """``18ZOOMapA__17``, ``more__mapA_2p_seed659491832_crowd``: a record's folder and name."""
    return f"{record.parent.name}__{record.stem}"


def records() -> list[Path]:
    return sorted(FIXTURES.glob("*/*.json"))


def record_parameters(soak: bool = False) -> list[Any]:
    """All records as parameters of a test; with ``soak`` five of six long ones are left to the soak tests."""
    found = []
    for number, record in enumerate(records()):
        marks = []
        if soak and record.parent.name == LONG_RECORDS and number % 6:
            marks.append(pytest.mark.soak)
        found.append(pytest.param(record, id=name_of(record), marks=marks))
    return found


def trace_of(record: Path) -> Path:
    return FOLDER / "states" / f"{name_of(record)}.states.jsonl.gz"


def states(record: Path) -> list[dict[str, Any]]:
    """The recorded actions, each with the state after it; the first line has the state before them all."""
    with gzip.open(trace_of(record), "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def steps(record: Path) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Every action with the state before it."""
    before: dict[str, Any] = {}
    for step in states(record):
        if step["action"]:
            yield step["action"], before
        before = step["state"]


@cache
def game_of(record: Path) -> RecordedGame:
    return read(record.read_bytes())


def board_of_record(record: Path) -> Board:
    return board_of(game_of(record).options)


def probes() -> list[dict[str, Any]]:
    """Actions tried on the other engine after some action of a record, with its answer."""
    if not FOLDER.is_dir():
        return []
    found: list[dict[str, Any]] = []
    for name in ("probe_actions.json", "probe_actions_more.json"):
        found += json.loads((FIXTURES / name).read_text("utf-8"))["tests"]
    return found
