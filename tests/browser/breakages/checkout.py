"""A copy of the checkout in which a feature is broken."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.breakages.breakage import HERE, ROOT, Breakage, file_of

TIMEOUT = "20"  # seconds: tests are expected to fail here, so they need not wait long


class BreakableCheckout:
    """A copy of the checkout that may be broken."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in ("src", "tests", "web"):
            shutil.copytree(ROOT / part, folder / part, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", folder)
        shared, link = ROOT.parent / "shared", folder.parent / "shared"
        if shared.is_dir() and not link.exists():
            link.symlink_to(shared, target_is_directory=True)  # recorded games lie beside a checkout
        self._pages = folder / "src" / "menagerie" / "server" / "pages"
        self._intact_pages = folder / "intact pages"
        self._build()
        shutil.copytree(self._pages, self._intact_pages)

    @contextmanager
    def broken(self, breakage: Breakage) -> Iterator[None]:
        """For as long as the block lasts, the feature does not work."""
        file = file_of(breakage, self.folder)
        original = file.read_text(encoding="utf-8")
        file.write_text(original.replace(breakage.original, breakage.broken), encoding="utf-8")
        try:
            if "web" in file.relative_to(self.folder).parts:
                self._build("--force")
            yield
        finally:
            file.write_text(original, encoding="utf-8")
            shutil.rmtree(self._pages)
            shutil.copytree(self._intact_pages, self._pages)

    def _build(self, *how: str) -> None:
        done = self._run("web/build.py", *how)
        assert done.returncode == 0, done.stdout  # what cannot be built, no test need notice

    def test(self, name: str) -> subprocess.CompletedProcess[str]:
        # Other plugins than this one take longer to arrive than the test takes to run, and one would run it twice.
        plugins = ("-p", "anyio.pytest_plugin", "-p", "no:cacheprovider", "-m", "")  # the long ones, too
        return self._run("-m", "pytest", *plugins, "--tb=short", f"{HERE}/{name}", PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")

    def _run(self, *command: str, **variables: str) -> subprocess.CompletedProcess[str]:
        ours = {"PYTHONPATH": str(self.folder / "src"), "MENAGERIE_TEST_TIMEOUT": TIMEOUT}
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.folder,
            env={**os.environ, **ours, **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
