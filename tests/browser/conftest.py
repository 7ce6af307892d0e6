"""One server per test process, one Chromium per module; without a Chromium these tests are skipped.

A test that fails is tried again, except the breakages: see tests/second_try.py. It then finds a server and a Chromium
that run, whatever became of those it had.

The shuffle is the same each time, so every test plays the same game whenever it runs.

A Chromium a module, not a run: while Playwright's is open no coroutine can be run in the same process, and other
modules have tests that are coroutines.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from playwright.sync_api import Browser, BrowserType, Error, Playwright, expect, sync_playwright

from menagerie.server.pages import pages_folder
from tests.browser.browser_user import TIMEOUT, BrowserUser, open_browser
from tests.browser.server_process import START_TIMEOUT, ServerProcess
from tests.second_try import try_twice

HERE = Path(__file__).resolve().parent
SECRET = "91" * 32
expect.set_options(timeout=TIMEOUT)
NewUser = Callable[..., BrowserUser]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    ours = [item for item in items if HERE in item.path.parents]
    for item in ours:
        item.add_marker(pytest.mark.source_only)  # the pages are the same for the compiled wheel
    try_twice(config, [item for item in ours if item.path.name != "test_breakages.py"])


def chromium_path(chromium: BrowserType) -> str | None:
    """The one that was asked for, Playwright's own where it was fetched (nothing says so), or the machine's."""
    names = ("chromium", "chromium-browser", "google-chrome")
    wished = os.environ.get("MENAGERIE_CHROMIUM")
    if wished or Path(chromium.executable_path).exists():
        return wished
    return next(filter(None, map(shutil.which, names)), None)


def launch(playwright: Playwright) -> Browser:
    return open_chromium(playwright.chromium)


def open_chromium(chromium: BrowserType) -> Browser:
    # Chromium refuses its sandbox to root, and a container's /dev/shm is too small for it.
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    arguments = [*(["--no-sandbox"] if root else []), "--disable-dev-shm-usage"]
    return chromium.launch(executable_path=chromium_path(chromium), args=arguments, timeout=START_TIMEOUT * 1000)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            browser = launch(playwright)
        except Error as trouble:
            if "Executable doesn't exist" not in trouble.message:
                raise
            pytest.skip("there is no Chromium here: install it, or say where it is with MENAGERIE_CHROMIUM")
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    if pages_folder() is None:
        pytest.skip("the pages are not built: python web/build.py")
    server = ServerProcess(tmp_path_factory.mktemp("server"), SECRET)
    try:
        server.open()
        yield server
    finally:
        server.kill()


@pytest.fixture
def new_user(server: ServerProcess, chromium: Browser) -> Iterator[NewUser]:
    """Opens browsers, and closes them at the end of the test."""
    with ExitStack() as all_of_them:
        # What the test before this one, or the first try, left broken.
        if not server.runs():
            server.open()
        browser = (
            chromium if chromium.is_connected() else all_of_them.enter_context(open_chromium(chromium.browser_type))
        )

        def one_more(name: str = "", **how: Any) -> BrowserUser:
            visit: AbstractContextManager[BrowserUser] = open_browser(server, browser, name=name, **how)
            return all_of_them.enter_context(visit)

        yield one_more
