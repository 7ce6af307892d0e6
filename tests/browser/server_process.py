"""The real server in a process of its own, so that tests can kill and restart it while browsers are connected."""

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

ADMIN_TOKEN = "the token of the tests"
ROOT = Path(__file__).resolve().parents[2]
# Seconds; generous, since a machine may be busy. Tests that are expected to fail set a shorter one.
TIMEOUT = float(os.environ.get("MENAGERIE_TEST_TIMEOUT", "60"))
START_TIMEOUT = max(TIMEOUT, 60.0)  # also where tests are expected to fail


class ServerProcess:
    """One server, its address and its database."""

    def __init__(self, folder: Path, secret: str = "") -> None:
        self.database = folder / "tables.sqlite3"
        self.log_file = folder / "server.log"
        self.port = _free_port()
        self.mail_port = _free_port()
        """Where it sends mail to; a test that reads mail listens there."""
        self.address = f"http://127.0.0.1:{self.port}"
        self._secret = secret
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Starts the server; returns once it answers."""
        command = [
            sys.executable,
            "-m",
            "tests.browser.server_process",
            str(self.port),
            str(self.database),
            self._secret,
            str(self.mail_port),
        ]
        with self.log_file.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                cwd=ROOT,
                stdin=subprocess.PIPE,  # its end tells the server that the tests are gone
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
                start_new_session=True,  # killing the group takes its bot processes along
            )
        until = time.monotonic() + START_TIMEOUT
        while time.monotonic() < until:
            if self._process.poll() is not None:
                break
            try:
                if httpx.get(self.address, trust_env=False, verify=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise RuntimeError(f"the server did not open: {self.log_file.read_text(encoding='utf-8')[-2000:]}")

    def runs(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """Kills it without a shutdown."""
        process, self._process = self._process, None
        if process is None or process.poll() is not None:
            return
        if os.name == "nt":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(TIMEOUT)
        assert process.stdin is not None
        process.stdin.close()


def _exit_with_the_tests() -> None:
    """However the tests ended, no server is left running."""
    sys.stdin.read()
    os._exit(1)


def _free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


def main(port: int, database: str, secret: str, mail_port: int) -> None:
    """`menagerie serve`, but with fast bots, without rate limits, and with turn notices that come soon.

    With a secret given, the server's share of every shuffle is fixed, and so are the bots' random choices, and every
    deal of the day: it is that of a Monday, for two players. The puzzles of the day are the same each day.
    """
    from menagerie.club import daily
    from menagerie.core.words import core_words
    from menagerie.server import command
    from menagerie.server.club.puzzles import Puzzles
    from menagerie.server.notices.settings import NoticeSettings, Smtp
    from menagerie.server.operation_settings import Operation
    from menagerie.server.settings import Settings
    from menagerie.table import bot_workers, people, seed_commitment
    from menagerie.table.live_table import Pace
    from tests.server.guests import FREE, QUICK_HASHES

    threading.Thread(target=_exit_with_the_tests, daemon=True).start()
    if secret:
        for module in (seed_commitment, bot_workers):
            vars(module)["token_hex"] = lambda _: secret
        setup = daily.setup
        vars(daily)["setup"] = lambda game, _day: setup(game, "2026-11-30")
        vars(daily)["day_seed"] = lambda _key, _day: secret
        Puzzles._drawn = lambda _self, _game, _day, ids: min(ids)  # type: ignore[assignment, method-assign]
    vars(people)["PasswordHasher"] = QUICK_HASHES
    notices = NoticeSettings(
        address=f"http://127.0.0.1:{port}",
        smtp=Smtp(host="127.0.0.1", port=mail_port, sender="zoo@zoo.example"),
        grace=0.2,
        loopback_endpoints=True,
    )
    vars(command)["Settings"] = partial(
        Settings, pace=Pace(0.05, 0.0, 0.4, 0.0), limits=FREE, bot_workers=1, notices=notices
    )
    operated = Operation(admin_token=ADMIN_TOKEN, puzzle_search=False)
    command.run("127.0.0.1", port, database, core_words("en"), operated=operated)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4]))
