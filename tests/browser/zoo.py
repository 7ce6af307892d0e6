"""The real server in a process of its own, so that it can be killed and started again under the visitors' feet."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[2]
# Seconds. A machine may be busy, and nothing is measured by it; whoever expects a test to fail may want less.
PATIENCE = float(os.environ.get("MENAGERIE_PATIENCE", "60"))
OPENING = max(PATIENCE, 60.0)  # nobody expects that to fail


class Zoo:
    """One server, its address and its database."""

    def __init__(self, folder: Path, secret: str = "") -> None:
        self.database = folder / "zoo.sqlite3"
        self.notes = folder / "server.log"
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._secret = secret
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Starts, and comes back when people can come in."""
        command = [sys.executable, "-m", "tests.browser.zoo", str(self.port), str(self.database), self._secret]
        with self.notes.open("ab") as notes:
            self._process = subprocess.Popen(
                command,
                cwd=ROOT,
                stdin=subprocess.PIPE,  # held open for as long as we live
                stdout=notes,
                stderr=notes,
                env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
                start_new_session=True,  # killing it takes its thinking processes along
            )
        until = time.monotonic() + OPENING
        while time.monotonic() < until:
            if self._process.poll() is not None:
                break
            try:
                if httpx.get(self.address, trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise RuntimeError(f"the server did not open: {self.notes.read_text(encoding='utf-8')[-2000:]}")

    def kill(self) -> None:
        """As when somebody pulls the plug."""
        process, self._process = self._process, None
        if process is None or process.poll() is not None:
            return
        if os.name == "nt":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(PATIENCE)
        assert process.stdin is not None
        process.stdin.close()


def _leave_with_the_tests() -> None:
    """However they went: nobody shall find servers that nobody wants any more."""
    sys.stdin.read()
    os._exit(1)


def _free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


def main(port: int, database: str, secret: str) -> None:
    """`menagerie serve`, except that bots do not dawdle and nobody is told to slow down.

    With a secret given, the server's share of every shuffle is the same, and so is what bots make of a position.
    """
    from menagerie.core.words import core_words
    from menagerie.server import command
    from menagerie.server.settings import Settings
    from menagerie.table import bot_workers, seed_commitment
    from menagerie.table.live_table import Pace
    from tests.server.guests import FREE

    threading.Thread(target=_leave_with_the_tests, daemon=True).start()
    if secret:
        for module in (seed_commitment, bot_workers):
            vars(module)["token_hex"] = lambda _: secret
    vars(command)["Settings"] = partial(Settings, pace=Pace(0.05, 0.0), limits=FREE, bot_workers=1)
    command.run("127.0.0.1", port, database, core_words("en"))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3])
