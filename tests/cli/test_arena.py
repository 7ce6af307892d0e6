"""`menagerie arena`."""

import html
import json
import shlex
import sys
from pathlib import Path

import pytest

pytest.importorskip("openskill")

from tests.cli.conftest import Order

LIONS = ("arena", "lucky-lions", "--bots", "random,keeper")


def test_the_table_and_the_files(menagerie: Order, tmp_path: Path) -> None:
    answer = menagerie(*LIONS, "--games", "9", "--out", "results", "--option", "longer")
    assert (answer.code, answer.err) == (0, "")
    assert "Lucky Lions: 10 games with 2 players" in answer.out
    assert "longer=yes" in answer.out
    assert "Lost by a fault" not in answer.out
    report = json.loads((tmp_path / "results" / "report.json").read_text())
    assert report["games"] == len((tmp_path / "results" / "games.jsonl").read_text().splitlines()) == 10
    assert [standing["name"] for standing in report["standings"]] == ["keeper", "random"]
    page = (tmp_path / "results" / "report.html").read_text()
    assert "--option longer=true" in page


def test_the_command_in_the_report_plays_the_same_games(menagerie: Order, tmp_path: Path) -> None:
    menagerie(*LIONS, "--games", "4", "--out", "one", "--players", "3", "--seed", "it's", "--option", "market=3")
    page = (tmp_path / "one" / "report.html").read_text()
    command = page.split("<pre><code>menagerie ")[1].split("</code>")[0]
    menagerie(*shlex.split(html.unescape(command)), "--out", "two")
    reports = [json.loads((tmp_path / name / "report.json").read_text()) for name in ("one", "two")]
    for report in reports:
        for standing in report["standings"]:
            del standing["milliseconds"]
    assert reports[0] == reports[1]


def test_resumed_with_more_games_in_french(menagerie: Order) -> None:
    menagerie(*LIONS, "--games", "4", "--out", "results")
    resumed = menagerie("arena", "lucky-lions", "--resume", "results", "--games", "8", "--lang", "fr")
    assert "8 parties à 2" in resumed.out.replace("\u00a0", " ")
    again = menagerie(*LIONS, "--out", "results")
    assert (again.code, again.out) == (2, "")
    assert "--resume" in again.err


def test_json_is_one_object(menagerie: Order) -> None:
    answer = menagerie(*LIONS, "--games", "2", "--json")
    assert answer.out.count("\n") == 1
    assert json.loads(answer.out)["arena"]["entrants"][0] == {"name": "random", "command": []}


def test_a_program_that_loses_by_a_fault_is_named(menagerie: Order) -> None:
    mine = f"mine={sys.executable} -c pass"
    answer = menagerie("arena", "lucky-lions", "--bots", "random", "--outside", mine, "--games", "2")
    assert "2 crashes" in answer.out


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("--bots", "random"), "needs 2 to 64 players, not 1"),
        (("--bots", "random,nobody"), "No bot called “nobody”"),
        (("--bots", "random,search-x"), "No bot called “search-x”"),
        (("--bots", "random,random"), "called random"),
        (("--bots", "random", "--outside", "mine"), "NAME=COMMAND"),
        (("--bots", "random,keeper", "--games", "0"), "--games must be at least 1"),
        (("--bots", "random,keeper", "--move-time", "0"), "--move-time must be at least 1"),
        (("--bots", "random,keeper", "--move-time", "soon"), "must be a whole number"),
        (("--bots", "random,keeper", "--players", "9"), "9"),
        (("--resume", "nowhere"), "no arena in the folder"),
        (("--resume", "nowhere", "--seed", "1"), "set-up in its folder"),
    ],
)
def test_what_cannot_be_done_is_said(menagerie: Order, argv: tuple[str, ...], said: str) -> None:
    answer = menagerie("arena", "lucky-lions", *argv)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err
