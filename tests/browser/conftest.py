"""One server per test process, one Chromium per module; without a Chromium these tests are skipped.

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

from playwright.sync_api import Browser, Error, Playwright, expect, sync_playwright

from menagerie.server.pages import pages_folder
from tests.browser.browser_user import TIMEOUT, BrowserUser, open_browser
from tests.browser.server_process import START_TIMEOUT, ServerProcess

HERE = Path(__file__).resolve().parent
SECRET = "91" * 32
expect.set_options(timeout=TIMEOUT)
NewUser = Callable[..., BrowserUser]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.source_only)  # the pages are the same for the compiled wheel


def chromium_path(playwright: Playwright) -> str | None:
    """The one that was asked for, Playwright's own where it was fetched (nothing says so), or the machine's."""
    names = ("chromium", "chromium-browser", "google-chrome")
    wished = os.environ.get("MENAGERIE_CHROMIUM")
    if wished or Path(playwright.chromium.executable_path).exists():
        return wished
    return next(filter(None, map(shutil.which, names)), None)


def launch(playwright: Playwright) -> Browser:
    # Chromium refuses its sandbox to root, and a container's /dev/shm is too small for it.
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    arguments = [*(["--no-sandbox"] if root else []), "--disable-dev-shm-usage"]
    return playwright.chromium.launch(
        executable_path=chromium_path(playwright), args=arguments, timeout=START_TIMEOUT * 1000
    )


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

        def one_more(name: str = "", **how: Any) -> BrowserUser:
            visit: AbstractContextManager[BrowserUser] = open_browser(server, chromium, name=name, **how)
            return all_of_them.enter_context(visit)

        yield one_more
