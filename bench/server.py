"""How many moves a second one server process carries, durably, beside boardgame.io's own server in the same run.

    .venv/bin/python bench/server.py                    # everything
    .venv/bin/python bench/server.py --only lucky-lions --seconds 5
    (cd bench/boardgame_io && npm install)              # once; without it there are no ratios

What is measured, and how to read it: bench/README.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Sheet

sys.path.insert(0, str(Path(__file__).parent))

from server_crowd import Crowd, Felt
from server_load import Job, Seen
from server_tables import Prepared, prepare

HERE = Path(__file__).resolve().parent
OTHER = HERE / "boardgame_io"
KIB = 1024
_WORKERS_START = 10.0
LATE = {"lucky-lions": 0.0, "18zoo": 0.7}
"""Which part of a random game the tables have behind them."""


class Server:
    """A server process and what it used."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process, self.port = process, port

    def usage(self) -> dict[str, float]:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/bench/usage", timeout=60) as answer:
            found: dict[str, float] = json.load(answer)
        return found

    def cpu(self) -> float:
        """Processor seconds of the process and those it started, their threads included."""
        used = {}
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):  # it may have ended meanwhile
                fields = stat.read_text().rpartition(")")[2].split()
                used[int(stat.parent.name)] = int(fields[1]), int(fields[11]) + int(fields[12])
        ours = {self.process.pid}
        while more := {pid for pid, (parent, _) in used.items() if parent in ours} - ours:
            ours |= more
        return sum(used[pid][1] for pid in ours if pid in used) / os.sysconf("SC_CLK_TCK")


@contextmanager
def started(command: list[str], port: int, cwd: Path) -> Iterator[Server]:
    process = subprocess.Popen(command, cwd=cwd, stdout=subprocess.DEVNULL)
    try:
        _wait_for(port, process)
        yield Server(process, port)
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until and process.poll() is None:
        with socket.socket() as trial:
            if trial.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise SystemExit("a server did not start")


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


def load(job: Job, server: Server, measured: bool = True) -> tuple[Seen, float]:
    """Runs the load client to its end; what it saw, and the server's processor time while it played."""
    command = [sys.executable, str(HERE / "server_load.py"), json.dumps(msgspec.to_builtins(job))]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as client:
        assert client.stdin is not None
        assert client.stdout is not None
        client.stdout.readline()  # every socket is open
        if job.kind == "menagerie" and measured:
            server.usage()
        before = server.cpu()
        client.stdin.write(b"go\n")
        client.stdin.close()
        raw = client.stdout.readline()
        cpu = server.cpu() - before
        client.wait()
    if client.returncode:
        raise SystemExit(client.returncode)
    return msgspec.json.decode(raw, type=Seen), cpu


class Row(msgspec.Struct):
    """One line of the table."""

    name: str
    moves_per_second: float
    cpu_per_move: float
    """Of the server process, in seconds."""
    acknowledged: tuple[float, float]
    """The median and the 99th percentile."""
    broadcast: tuple[float, float]
    bytes_per_move: float
    client_busy: float
    """Which part of the time the load client computed: near 1 it is the bottleneck."""
    block: float | None = None
    rss_per_table: float | None = None


def _row(name: str, seen: Seen, cpu: float, usage: dict[str, float] | None = None, table: float | None = None) -> Row:
    return Row(
        name,
        seen.moves / seen.seconds,
        cpu / max(1, seen.moves),
        _spread(seen.acknowledged),
        _spread(seen.broadcast),
        seen.bytes / max(1, seen.moves),
        seen.client_cpu / seen.seconds,
        None if usage is None else usage["block"],
        table,
    )


def _spread(times: list[float]) -> tuple[float, float]:
    if len(times) < 2:
        return (0.0, 0.0)
    return median(times), quantiles(times, n=100)[98]


def measure(game: str, tables: int, seconds: float, rate: float, seed: int, workers: int = 1) -> Row:
    """Our server: so many tables of a game."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        made = asyncio.run(prepare(database, game, tables, LATE[game], seed))
        port = free_port()
        command = [sys.executable, str(HERE / "server_process.py"), str(port), str(database), str(workers)]
        with started(command, port, HERE.parent) as server:
            if workers > 1:  # they do not tell what each of them uses
                time.sleep(_WORKERS_START)
                seen, cpu = load(Job("menagerie", port, _ids(made), seconds, rate), server, measured=False)
                return _row(f"{game}, {tables} tables, {workers} workers", seen, cpu)
            empty = _empty_rss()
            job = Job("menagerie", port, _ids(made), seconds, rate)
            settled(server)
            seen, cpu = load(job, server)
            usage = server.usage()
            name = f"{game}, {tables} tables" + (f", {rate:.0f} moves/s asked for" if rate else "")
            return _row(name, seen, cpu, usage, (usage["rss"] - empty) / tables)


def settled(server: Server) -> dict[str, float]:
    """What it has used once it has opened its running tables in the background."""
    last, until = server.usage(), time.monotonic() + 60
    while True:
        time.sleep(0.5)
        now = server.usage()
        if now["cpu"] - last["cpu"] < 0.02 or time.monotonic() > until:
            return now
        last = now


_EMPTY: list[float] = []


def _empty_rss() -> float:
    """The memory of a server without tables, measured once."""
    if not _EMPTY:
        with tempfile.TemporaryDirectory() as folder:
            port = free_port()
            command = [sys.executable, str(HERE / "server_process.py"), str(port), str(Path(folder) / "empty.sqlite3")]
            with started(command, port, HERE.parent) as server:
                _EMPTY.append(settled(server)["rss"])
    return _EMPTY[0]


def _ids(made: list[Prepared]) -> list[tuple[str, list[str]]]:
    return [(one.id, one.cookies) for one in made]


def measure_other(tables: int, seconds: float, rate: float) -> Row | None:
    """boardgame.io's server, where it is installed."""
    node = shutil.which("node")
    if node is None or not (OTHER / "node_modules").is_dir():
        return None
    port = free_port()
    with started([node, "server.mjs", str(port)], port, OTHER) as server:
        job = Job("boardgame.io", port, [(f"match{n}", []) for n in range(tables)], seconds, rate)
        seen, cpu = load(job, server)
        name = f"boardgame.io (not durable), {tables} tables" + (f", {rate:.0f} moves/s asked for" if rate else "")
        return _row(name, seen, cpu)


def measure_crowd(spectators: int) -> None:
    """Prints how long a ping takes at a table of Lucky Lions while spectators come to a late one of 18ZOO and go."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        (crowded,) = asyncio.run(prepare(database, "18zoo", 1, LATE["18zoo"]))
        (other,) = asyncio.run(prepare(database, "lucky-lions", 1, 0.0))
        port = free_port()
        command = [sys.executable, str(HERE / "server_process.py"), str(port), str(database)]
        with started(command, port, HERE.parent) as server:
            settled(server)
            job = Crowd(port, crowded.id, (other.id, other.cookies[0]), spectators)
            client = [sys.executable, str(HERE / "server_crowd.py"), json.dumps(msgspec.to_builtins(job))]
            felt = msgspec.json.decode(subprocess.run(client, stdout=subprocess.PIPE, check=True).stdout, type=Felt)
            block = server.usage()["block"]
    sheet = Sheet(title=f"Ping at another table while {spectators} spectators come to late 18ZOO (ms)")
    for column in ("", "pings", "p50", "p99", "longest"):
        sheet.add_column(column, justify="left" if not column else "right")
    for phase in Felt.__struct_fields__:
        times: list[float] = getattr(felt, phase)
        figures = (*_spread(times), max(times, default=0.0))
        sheet.add_row(phase, str(len(times)), *(f"{figure * 1000:.1f}" for figure in figures))
    Console(width=None if sys.stdout.isatty() else 200).print(sheet, f"longest block {block * 1000:.0f} ms")


def show(rows: list[Row]) -> None:
    sheet = Sheet(title="One server process, four sockets a table")
    columns = (
        "", "moves/s", "boardgame.io = 1", "CPU us/move", "ack p50 ms", "ack p99 ms", "all four p50 ms",
        "all four p99 ms", "bytes/move", "longest block ms", "KiB/table", "client busy",
    )  # fmt: skip
    for column in columns:
        sheet.add_column(column, justify="left" if not column else "right")
    base = next((row.moves_per_second for row in rows if row.name.startswith("boardgame.io")), None)
    for row in rows:
        sheet.add_row(
            row.name,
            f"{row.moves_per_second:,.0f}",
            "-" if base is None else f"{row.moves_per_second / base:.2f}",
            f"{row.cpu_per_move * 1e6:,.0f}",
            *(f"{time * 1000:.1f}" for time in (*row.acknowledged, *row.broadcast)),
            f"{row.bytes_per_move:,.0f}",
            "-" if row.block is None else f"{row.block * 1000:.0f}",
            "-" if row.rss_per_table is None else f"{row.rss_per_table / KIB:.0f}",
            f"{row.client_busy:.0%}",
        )
    Console(width=None if sys.stdout.isatty() else 200).print(sheet)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seconds", type=float, default=5.0)
    options.add_argument("--rate", type=float, default=0.0, help="moves a second asked for; 0: as many as it carries")
    options.add_argument("--only", choices=[*LATE, "boardgame.io", "crowd"])
    options.add_argument("--spectators", type=int, default=500)
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--json", action="store_true")
    chosen: Any = options.parse_args()
    rows: list[Row] = []
    if chosen.only in (None, "boardgame.io"):
        other = measure_other(chosen.tables, chosen.seconds, chosen.rate)
        rows += [] if other is None else [other]
    for game in LATE:
        if chosen.only in (None, game):
            rows.append(measure(game, chosen.tables, chosen.seconds, chosen.rate, chosen.seed, chosen.workers))
    if chosen.only in (None, "crowd"):
        measure_crowd(chosen.spectators)
    if chosen.json:
        print(msgspec.json.encode(rows).decode())
    elif rows:
        show(rows)


if __name__ == "__main__":
    main()
