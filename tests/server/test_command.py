"""``menagerie serve``: one line when it is open, one line when it cannot be."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from menagerie.table.store.place import database_address
from tests.server.guests import PATIENCE
from tests.server.test_crash import Mortal


def refusal(*arguments: str, **environment: str) -> str:
    """What the server says when it cannot start."""
    done = subprocess.run(
        [sys.executable, "-m", "menagerie.server", *arguments],
        capture_output=True,
        text=True,
        timeout=3 * PATIENCE,
        env={**os.environ, **environment},
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = refusal("--port", port, "--database", str(tmp_path / "zoo.sqlite3"))
    assert port in said
    assert "--port" in said


def test_a_port_that_is_none(tmp_path: Path) -> None:
    assert "65535" in refusal("--port", "99999999", "--database", str(tmp_path / "zoo.sqlite3"))


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    assert "192.0.2.1" in refusal("--host", "192.0.2.1", "--database", str(tmp_path / "zoo.sqlite3"))


def test_a_broken_database(tmp_path: Path) -> None:
    broken = tmp_path / "zoo.sqlite3"
    broken.write_bytes(b"once upon a time there was a zoo" * 100)
    assert "zoo.sqlite3" in refusal("--port", "0", "--database", str(broken))


def test_a_damaged_page(tmp_path: Path) -> None:
    database = tmp_path / "zoo.sqlite3"
    server = Mortal(database)
    server.kill()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        rows = [(f"key {number}", "x" * 200) for number in range(500)]
        connection.executemany("INSERT INTO setting VALUES (?, ?)", rows)
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    raw = bytearray(database.read_bytes())
    raw[-3 * size :] = bytes(3 * size)  # as a disk leaves it that lost them
    database.write_bytes(raw)
    assert "zoo.sqlite3" in refusal("--port", "0", "--database", str(database))


def test_a_second_server_on_the_same_file(tmp_path: Path) -> None:
    first = Mortal(tmp_path / "zoo.sqlite3")
    try:
        said = refusal("--port", "0", "--database", str(tmp_path / "zoo.sqlite3"))
        assert "Another server uses zoo.sqlite3 already" in said
    finally:
        first.kill()
    again = Mortal(tmp_path / "zoo.sqlite3")  # however the first one ended, the file is free
    again.kill()


def test_a_proxy_that_is_none(tmp_path: Path) -> None:
    said = refusal("--port", "0", "--database", str(tmp_path / "zoo.sqlite3"), MENAGERIE_PROXY="the proxy")
    assert "is no address of a proxy" in said


def test_a_place_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "cannot be opened" in refusal("--port", "0", "--database", str(tmp_path / "file" / "zoo.sqlite3"))


@pytest.mark.skipif(sys.platform != "linux", reason="the data folder is named differently elsewhere")
def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "cannot be opened" in refusal("--port", "0", XDG_DATA_HOME=str(tmp_path / "file"))


def test_it_opens_and_says_where(tmp_path: Path) -> None:
    server = Mortal(tmp_path / "zoo.sqlite3")
    try:
        assert server.address.startswith("127.0.0.1:")
    finally:
        server.kill()
    assert (tmp_path / "zoo.sqlite3").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="nobody is asked politely there")
def test_told_to_stop_it_leaves_nothing_behind(tmp_path: Path) -> None:
    """The thinking processes have come up by then; what they share is given back."""
    command = [sys.executable, "-m", "menagerie.server", "--port", "0", "--database", str(tmp_path / "zoo.sqlite3")]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        assert "http://" in server.stdout.readline()
        server.terminate()
        _, complaints = server.communicate(timeout=3 * PATIENCE)
    finally:
        server.kill()
    assert complaints == ""
    assert server.returncode == 0


def test_what_a_database_may_be_called() -> None:
    assert database_address("postgresql+asyncpg://zoo/db") == "postgresql+asyncpg://zoo/db"
    assert database_address("some/zoo.db").endswith("some/zoo.db")
    assert database_address(None).startswith("sqlite:///")
