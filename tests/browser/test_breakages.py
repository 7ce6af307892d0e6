"""The tests in this folder can fail: each feature is broken on purpose, and its test has to notice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.breakages import all_breakages
from tests.browser.breakages.breakage import HERE, ROOT, Breakage, file_of
from tests.browser.breakages.checkout import BreakableCheckout

BREAKAGES = all_breakages()


def test_every_breakage_finds_what_it_breaks_and_a_test_to_notice() -> None:
    for breakage in BREAKAGES:
        assert file_of(breakage).is_file()
        file, test = breakage.caught_by.split("[")[0].split("::")
        assert f"def {test}(" in (ROOT / HERE / file).read_text(encoding="utf-8"), breakage.feature


def test_no_breakage_is_tried_twice(request: pytest.FixtureRequest) -> None:
    ours = [item for item in request.session.items if item.path == Path(__file__)]
    assert request.node in ours
    assert not [item.name for item in ours if item.get_closest_marker("flaky")]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> BreakableCheckout:
    return BreakableCheckout(tmp_path_factory.mktemp("checkout"))


@pytest.mark.soak
@pytest.mark.parametrize("breakage", BREAKAGES, ids=[breakage.feature for breakage in BREAKAGES])
def test_what_is_broken_is_noticed(breakage: Breakage, checkout: BreakableCheckout) -> None:
    with checkout.broken(breakage):
        done = checkout.test(breakage.caught_by)
    if "1 skipped" in done.stdout:
        pytest.skip("its test is skipped here")
    print(*(line for line in done.stdout.splitlines() if line.startswith("E ")), sep="\n")  # what it noticed: `-rP`
    assert done.returncode == 1, done.stdout  # 1: it ran, and it failed
    assert "ERROR at setup" not in done.stdout, done.stdout
