"""One server and one Chromium for each test process; without a Chromium these tests are skipped.

A test that fails is tried again, except the breakages: see tests/second_try.py. It then finds a server and a Chromium
that run, whatever became of those it had.

The shuffle is the same each time, so every test plays the same game whenever it runs.
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


def chromium_path(playwright: Playwright) -> str | None:
    """The one that was asked for, Playwright's own where it was fetched (nothing says so), or the machine's."""
    names = ("chromium", "chromium-browser", "google-chrome")
    wished = os.environ.get("MENAGERIE_CHROMIUM")
    if wished or Path(playwright.chromium.executable_path).exists():
        return wished
    return next(filter(None, map(shutil.which, names)), None)


# Chromium takes the last of these switches alone, so this names what Playwright turns off itself, too. The last two
# lines are processes that Chromium starts for every new window, whose pages nobody sees: half a second of a core each.
SWITCHED_OFF = (
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay"),
    *("MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
    *("TcpPortRandomizationWin", "ThirdPartyStoragePartitioning"),
    *("WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxPopup"),
    "SpareRendererForSitePerProcess",
)


def launch(playwright: Playwright) -> Browser:
    # Chromium refuses its sandbox to root, and a container's /dev/shm is too small for it.
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    arguments = [*(["--no-sandbox"] if root else []), "--disable-dev-shm-usage"]
    arguments.append(f"--disable-features={','.join(SWITCHED_OFF)}")
    return playwright.chromium.launch(
        executable_path=chromium_path(playwright), args=arguments, timeout=START_TIMEOUT * 1000
    )


class OpenChromium:
    """The Chromium of one browser test after another: opened when one asks for it, and again when it was closed."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def browser(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            self._playwright = self._playwright or sync_playwright().start()
            self._browser = launch(self._playwright)
        return self._browser

    def close(self) -> None:
        if self._browser is not None and self._browser.is_connected():
            self._browser.close()
        if self._playwright is not None:
            self._playwright.stop()
        self._playwright = self._browser = None


OPEN_CHROMIUM = OpenChromium()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """Closes it before a test of another folder: while Playwright is open, no coroutine can be run in its process."""
    try:
        return (yield)
    finally:
        if HERE in item.path.parents and (nextitem is None or HERE not in nextitem.path.parents):
            OPEN_CHROMIUM.close()


@pytest.fixture(scope="module")
def chromium() -> Browser:
    try:
        return OPEN_CHROMIUM.browser()
    except Error as trouble:
        if "Executable doesn't exist" not in trouble.message:
            raise
        OPEN_CHROMIUM.close()
        pytest.skip("there is no Chromium here: install it, or say where it is with MENAGERIE_CHROMIUM")


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
        browser = chromium if chromium.is_connected() else OPEN_CHROMIUM.browser()

        def one_more(name: str = "", **how: Any) -> BrowserUser:
            visit: AbstractContextManager[BrowserUser] = open_browser(server, browser, name=name, **how)
            return all_of_them.enter_context(visit)

        yield one_more
