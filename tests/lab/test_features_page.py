"""docs/features.md says what the games say, and its code runs."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("gymnasium")

from menagerie.lab.features_page import PAGE, page


@pytest.mark.source_only
def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "write it anew: python -m menagerie.lab.features_page"


@pytest.mark.source_only
def test_its_code_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", page(), re.DOTALL)
    exec(block, {})  # it is our own page
    assert "'seats[2].die': 6" in capsys.readouterr().out
