"""The code of docs/research.md does what the page says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("gymnasium")

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def test_the_agent_learns() -> None:
    names: dict[str, Any] = {"GAMES": 100}
    exec(blocks()[0], names)  # it is our own page
    results = names["results"]
    assert len(results) == 100
    assert sum(results[-50:]) > 25, "it wins at least three of four games, and random play half of them"


def test_the_search_chooses_and_says_what_it_expects(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    exec(blocks()[1], names)
    assert names["choice"].action in names["state"].legal(names["state"].waiting_on[0])
    assert names["choice"].estimates
    assert capsys.readouterr().out


def test_the_study_says_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    exec(blocks()[2], {"GAMES": 40})
    assert "pieces were compared" in capsys.readouterr().out


def test_every_block_is_tried() -> None:
    assert len(blocks()) == 3
