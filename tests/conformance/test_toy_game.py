"""Peanuts keeps the contract, and each mistake on purpose is noticed by the check that should notice it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.core import conformance
from tests.conformance.mistakes import MISTAKES, SCATTERED, TRUMPETS, Mistake, Patcher
from tests.peanuts import GAME

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("check", conformance.checks(GAME), ids=str)
def test_peanuts_keeps_every_promise(check: conformance.Check) -> None:
    check()


@pytest.mark.parametrize("check", conformance.checks(TRUMPETS), ids=str)
def test_peanuts_with_an_unlisted_action_keeps_every_promise(check: conformance.Check) -> None:
    check()


@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake.name for mistake in MISTAKES])
def test_the_kit_notices(mistake: Mistake, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (check,) = [check for check in conformance.checks(mistake.game) if check.name == mistake.check]
    mistake.make(Patcher(monkeypatch, tmp_path))
    assert_fails(check, mistake.says)


def test_the_kit_notices_the_order_of_a_set() -> None:
    (check,) = [check for check in conformance.checks(SCATTERED) if check.name == "same-bytes-in-every-process"]
    assert_fails(check, "never over sets")


def assert_fails(check: conformance.Check, says: str) -> None:
    with pytest.raises(conformance.ContractError) as caught:
        check()
    message = str(caught.value)
    assert says in message
    assert "\n  where: " in message
    assert "\n  fix: " in message


def test_every_check_has_a_mistake_to_notice() -> None:
    noticing = {mistake.check for mistake in MISTAKES} | {"same-bytes-in-every-process"}
    assert noticing == {check.name for check in conformance.checks(GAME)}


def test_a_game_from_elsewhere_joins_by_an_entry_point(tmp_path: Path) -> None:
    """The files that installing a package with such an entry point would leave."""
    info = tmp_path / "peanuts-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: peanuts\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[menagerie.games]\npeanuts = tests.peanuts:GAME\n", "utf-8")
    path = os.pathsep.join([str(tmp_path), str(ROOT), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", "import menagerie; print(menagerie.game('peanuts').title)"],
        env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.strip() == "Peanuts"
