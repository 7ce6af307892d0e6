"""`menagerie balance`."""

import json
from pathlib import Path

from tests.cli.conftest import Order

LIONS = ("balance", "lucky-lions", "--bots", "random", "--games", "20")


def test_the_findings_and_the_files(menagerie: Order, tmp_path: Path) -> None:
    answer = menagerie(*LIONS, "--out", "study", "--vary", "longer", "--players", "3")
    assert (answer.code, answer.err) == (0, "")
    assert "Lucky Lions: 20 games with 3 players" in answer.out
    assert "pieces were compared" in answer.out
    report = json.loads((tmp_path / "study" / "balance.json").read_text())
    assert [variant["value"] for variant in report["variants"]] == [False, True]
    page = (tmp_path / "study" / "balance.html").read_text()
    assert "menagerie balance lucky-lions --games 20 --players 3" in page
    assert "--vary longer" in page


def test_json_is_one_object(menagerie: Order) -> None:
    answer = menagerie(*LIONS, "--json")
    assert answer.out.count("\n") == 1
    assert json.loads(answer.out)["study"]["games"] == 20


def test_an_option_that_cannot_be_varied_is_named(menagerie: Order) -> None:
    answer = menagerie(*LIONS, "--vary", "colour")
    assert (answer.code, answer.out) == (2, "")
    assert "colour" in answer.err
    assert "market" in answer.err
