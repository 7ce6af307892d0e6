"""The compiled copy of the package that `./play` serves, made beside the running server. Standard library only.

Compiling takes a minute or two, and the games can be played without. So the first start serves plain Python and
compiles meanwhile, with low priority; the next start serves the copy. The copy belongs to one state of the source:
after a change, plain Python is served again until there is a new copy.
"""

import os
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import zipfile
from pathlib import Path

from bootstrap import (
    BUILD_HOOK,
    HOME,
    PAGES,
    PYPROJECT,
    SetUpError,
    environment,
    fingerprint,
    package_files,
    pip_install,
    python_of,
    quietly,
    say,
)
from compiler import why_not_compile

LOCK = HOME / "requirements" / "compile.txt"
LONGEST_STOP = 10.0  # seconds for a compiler to end when it is asked to

# Whether it is compiled, and plays: a library that does not load must not keep the server from starting.
PROVE = """
import menagerie, menagerie.core.generator
game = menagerie.game("lucky-lions")
state = game.new(players=2, seed="a compiled copy")
while state.waiting_on:
    state.apply(state.waiting_on[0], state.legal(state.waiting_on[0])[0])
assert not menagerie.core.generator.__file__.endswith(".py")
"""


class CompiledCopy:
    """The copy that belongs to the source as it stands, in the virtual environment it is compiled with."""

    def __init__(self, venv: Path) -> None:
        self.venv = venv
        self.mark = fingerprint(LOCK, PYPROJECT, BUILD_HOOK, *package_files())
        self.folder = venv / f"compiled-{self.mark[:16]}"
        self._failed = venv / "compiling-failed"  # holds the mark of what could not be compiled
        self._stopping = threading.Event()
        self._running: subprocess.Popen[str] | None = None
        self._thread = threading.Thread(target=self._make_or_say_why, daemon=True)

    def is_there(self) -> bool:
        return self.folder.exists()

    def can_be_made(self) -> bool:
        """Whether a compiler is here, and has not failed on the same source before."""
        if self._failed.exists() and self._failed.read_text(encoding="ascii") == self.mark:
            return False
        return not why_not_compile()

    def take_pages(self) -> None:
        """The pages are built on their own, and may be newer than the copy."""
        if PAGES.exists():
            shutil.copytree(PAGES, self.folder / "menagerie" / "server" / "pages", dirs_exist_ok=True)

    def start(self) -> None:
        """Begins to make the copy."""
        say("Compiling the rules meanwhile, for the next start (./play --pure does without).")
        self._thread.start()

    def stop(self) -> None:
        """Ends the compiling; the next start begins it anew."""
        self._stopping.set()
        running = self._running
        if running is not None and running.poll() is None:
            _interrupt(running)
        if self._thread.is_alive():
            self._thread.join(LONGEST_STOP)

    def _make_or_say_why(self) -> None:
        try:
            self._make()
        except (SetUpError, OSError, zipfile.BadZipFile) as trouble:
            if not self._stopping.is_set():
                say(f"The rules stay in plain Python, which plays the same: {trouble}")
                return
        if self.is_there():
            say("The rules are compiled: the next start uses them.")

    def _make(self) -> None:
        for old in self.venv.glob("compiled-*"):
            shutil.rmtree(old, ignore_errors=True)
        if quietly(pip_install(self.venv, "--require-hashes", "-r", LOCK)).returncode:
            raise SetUpError("what compiles them could not be installed. Is there a network?")
        with tempfile.TemporaryDirectory(dir=self.venv, prefix="compiling-", ignore_cleanup_errors=True) as name:
            wheels, content = Path(name) / "wheels", Path(name) / "content"
            if not self._build_wheel(wheels):
                if not self._stopping.is_set():
                    self._failed.write_text(self.mark, encoding="ascii")
                    raise SetUpError("compiling them failed.")
                return
            (wheel,) = wheels.glob("*.whl")
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(content)
            proof = quietly([python_of(self.venv), "-c", PROVE], PYTHONPATH=str(content))
            if proof.returncode:
                self._failed.write_text(self.mark, encoding="ascii")
                raise SetUpError("what was compiled does not run.")
            content.rename(self.folder)

    def _build_wheel(self, folder: Path) -> bool:
        """Builds the compiled wheel, and shows how far it is."""
        if self._stopping.is_set():
            return False
        nice: list[str | Path] = ["nice", "-n", "10"] if os.name != "nt" and shutil.which("nice") else []
        build: list[str | Path] = [
            python_of(self.venv),
            "-m",
            "hatchling",
            "build",
            "--target",
            "wheel",
            "--directory",
            folder,
        ]
        self._running = subprocess.Popen(
            [*nice, *build, "--directory", folder],
            cwd=HOME,
            env=environment(MENAGERIE_COMPILE="1", MENAGERIE_PAGES="0"),
            text=True,
            encoding="utf-8",
            errors="replace",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=os.name != "nt",  # Ctrl-C reaches it through `stop`, so that it tidies up first
            creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        )
        assert self._running.stdout is not None
        shown = 0
        for line in self._running.stdout:
            found = re.match(r"compiled (\d+) %", line)
            if found and shown + 20 <= int(found[1]) < 100:
                shown = int(found[1])
                say(f"Compiling the rules: {shown} %")
        return self._running.wait() == 0


def _interrupt(process: "subprocess.Popen[str]") -> None:
    """Ends a build with the compilers it started, as Ctrl-C would: it removes what it has written."""
    if os.name == "nt":
        process.terminate()
        return
    os.killpg(process.pid, signal.SIGINT)
