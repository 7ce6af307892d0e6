"""Draws every tile of 18ZOO in all rotations: 18zoo-tiles-*.png. Run it as ``python docs/pictures/zoo_tiles.py``.

It builds a small page around the board's own component, and needs Node and a Chromium as the pages and tests/browser
do. The page lies in the folder of the pages only while it is built: no user ever gets it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]
WEB = ROOT / "web"
sys.path[:0] = [str(ROOT), str(ROOT / "src"), str(WEB)]

import msgspec  # noqa: E402 - only now can it be found
from build import find_node  # type: ignore[import-not-found]  # noqa: E402 - a script of the pages, no package
from playwright.sync_api import Browser, sync_playwright  # noqa: E402 - only now can it be found

from menagerie.games.eighteen_zoo.options import EighteenZooOptions  # noqa: E402 - only now can it be found
from menagerie.games.eighteen_zoo.static_document import static_document  # noqa: E402 - only now can it be found
from tests.browser.conftest import launch  # noqa: E402 - only now can it be found

SHEETS = ("yellow", "green", "brown", "grey", "water")
SCALE = 1


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


def build_page(output: Path) -> None:
    found = find_node()
    if found is None:
        raise SystemExit("There is no Node to build the page with.")
    page = WEB / "tile-sheet"
    shutil.copytree(FOLDER / "zoo_tiles", page)
    try:
        vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
        config = "import { svelte } from '@sveltejs/vite-plugin-svelte'; export default { plugins: [svelte()] };"
        (page / "vite.config.js").write_text(config, encoding="utf-8")
        command = [*found[0], str(vite), "build", str(page), "--config", str(page / "vite.config.js")]
        options = ["--outDir", str(output), "--base", "./", "--target", "es2022", "--emptyOutDir", "--logLevel", "warn"]
        subprocess.run([*command, *options], cwd=WEB, check=True)
    finally:
        shutil.rmtree(page)


def photograph(browser: Browser, address: str, colour: str, theme: str) -> None:
    page = browser.new_page(device_scale_factor=SCALE, viewport={"width": 900, "height": 600})
    page.goto(f"{address}/index.html?colour={colour}&theme={theme}")
    page.locator("table").wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    page.locator("table").screenshot(path=FOLDER / f"18zoo-tiles-{colour}{'-dark' if theme == 'dark' else ''}.png")
    page.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        output = Path(folder) / "page"
        build_page(output)
        document = static_document(2, EighteenZooOptions())
        (output / "document.json").write_bytes(msgspec.json.encode(document))
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(output)))
        Thread(target=server.serve_forever, daemon=True).start()
        browser = launch(playwright)
        try:
            for colour in SHEETS:
                photograph(browser, f"http://127.0.0.1:{server.server_port}", colour, "light")
            photograph(browser, f"http://127.0.0.1:{server.server_port}", "green", "dark")
        finally:
            browser.close()
            server.shutdown()


if __name__ == "__main__":
    main()
