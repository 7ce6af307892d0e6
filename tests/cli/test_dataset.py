"""`menagerie dataset`."""

from pathlib import Path

import pytest

pytest.importorskip("pyarrow")

from tests.cli.conftest import Order


def test_a_file_is_written_once(menagerie: Order, tmp_path: Path) -> None:
    argv = ("dataset", "lucky-lions", "--bots", "random", "--games", "2", "--out", "new/lions.parquet")
    answer = menagerie(*argv)
    assert (answer.code, answer.err) == (0, "")
    assert "2 games" in answer.out
    before = (tmp_path / "new" / "lions.parquet").read_bytes()
    again = menagerie(*argv)
    assert (again.code, again.out) == (2, "")
    assert "exists already" in again.err
    assert (tmp_path / "new" / "lions.parquet").read_bytes() == before
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["lions.parquet"]
