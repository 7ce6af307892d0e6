"""The server that `bench/server.py` measures: `menagerie serve` without rate limits, which also tells what it used.

python bench/server_process.py PORT DATABASE [WORKERS]
"""

from __future__ import annotations

import json
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from menagerie.core.words import core_words
from menagerie.server import app as server_app
from menagerie.server import command
from menagerie.server.loop_watchdog import LoopWatchdog
from menagerie.server.settings import Limits, Settings
from menagerie.table.limits import Rate

_NO_LIMIT = Rate(1e9, 1e9)
_RATES = [name for name in Limits.__struct_fields__ if isinstance(getattr(Limits(), name), Rate)]
LIMITS = msgspec.structs.replace(
    Limits(open_sockets=1_000_000, lobby_sockets=1_000_000), **dict.fromkeys(_RATES, _NO_LIMIT)
)


def usage(watchdog: LoopWatchdog) -> dict[str, float]:
    """What this process has used; reading it starts a new measurement of the longest block."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return {"cpu": time.process_time(), "rss": pages * 4096, "block": watchdog.take_longest()}


class Measured(server_app.Server):
    """The server, with one more address."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["path"] != "/bench/usage":
            await super().__call__(scope, receive, send)
            return
        body = json.dumps(usage(self.context.watchdog)).encode()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body, "more_body": False})


vars(server_app)["Server"] = Measured
vars(command)["Settings"] = partial(Settings, limits=LIMITS, bot_workers=1)

if __name__ == "__main__":
    workers = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    command.run("127.0.0.1", int(sys.argv[1]), sys.argv[2], core_words("en"), workers=workers)
