"""The command line, spoken to from the tests."""

import io
import sys
from pathlib import Path
from typing import NamedTuple, Protocol

import pytest

from menagerie.cli import run

VARIABLES = ("MENAGERIE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class Answer(NamedTuple):
    code: int
    out: str
    err: str


class Order(Protocol):
    def __call__(self, *argv: str, typed: str = "") -> Answer: ...


@pytest.fixture
def menagerie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Order:
    """Runs a command in an empty folder, in English unless asked otherwise; whatever is typed ends with a Ctrl-D."""
    monkeypatch.chdir(tmp_path)
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)

    def order(*argv: str, typed: str = "") -> Answer:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run(argv)
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return order
