"""`menagerie backup`, `restore` and `doctor`: what is stored is copied whole, and every game of it replayed."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from menagerie.cli import run
from menagerie.table.live_table import summary
from menagerie.table.store import PersonRow
from menagerie.table.store.file_lock import FileLock
from menagerie.table.store.sql import SqlStore
from tests.table.tables import Match


def rows(database: Path, what: str) -> list[Any]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(what).fetchall()


def change(database: Path, what: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(what)


async def _make(database: Path) -> None:
    store = SqlStore(f"sqlite:///{database}")
    await store.open()
    for name in ("ada", "ben"):
        await store.add_person(PersonRow(name, name.title(), None, f"code-{name}", None), 0.0)
    await store.setting("cookie-key", "00" * 32)
    match = Match("ada", "ben")
    for _ in range(8):
        match.act(match.state.waiting_on[0])
    await store.make(match.header, match.table.log[:], match.table.phase, summary(match.table))
    await store.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    made = tmp_path / "zoo.sqlite3"
    asyncio.run(_make(made))
    return made


TABLES = ("person", "game_table", "entry", "sitting", "setting")


def everything(database: Path) -> dict[str, list[Any]]:
    return {table: sorted(rows(database, f"SELECT * FROM {table}")) for table in TABLES}


def test_a_backup_is_made_while_a_server_runs_and_restored_whole(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = FileLock(str(database))
    server.take()
    copy, restored = tmp_path / "backup.zoo", tmp_path / "restored.sqlite3"
    assert run(["backup", str(copy), "--database", str(database)]) == 0
    server.release()
    assert "games replayed: 1" in capsys.readouterr().out
    assert [file.name for file in tmp_path.glob("*unfinished*")] == []
    assert run(["backup", str(copy), "--database", str(database)]) == 2, "nothing is overwritten"
    assert run(["restore", str(copy), "--database", str(restored)]) == 0
    assert everything(restored) == everything(database)
    assert run(["restore", str(copy), "--database", str(restored)]) == 2, "not into one that holds games"
    assert "not empty" in capsys.readouterr().err
    assert run(["restore", str(tmp_path / "nothing"), "--database", str(restored)]) == 2


def test_a_backup_that_cannot_be_replayed_is_none(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (last,) = rows(database, 'SELECT max(seq) FROM entry WHERE body LIKE \'{"type":"moved"%\'')[0]
    change(database, f'UPDATE entry SET body = replace(body, \'"point":"\', \'"point":"x\') WHERE seq = {last}')
    assert run(["backup", str(tmp_path / "backup.zoo"), "--database", str(database)]) == 1
    assert "cannot be replayed from move 8" in capsys.readouterr().err
    assert not (tmp_path / "backup.zoo").exists()


def test_the_doctor_finds_nothing_wrong(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["doctor", "--database", str(database)]) == 0
    assert "lucky-lions, rules version 1: 1 as stored" in capsys.readouterr().out


def test_a_game_of_older_rules_that_replays_alike_is_played_on(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(database, "UPDATE game_table SET rules = 0")
    assert run(["doctor", "--database", str(database)]) == 0
    assert "made with version 0 of the rules, and replays alike by version 1" in capsys.readouterr().out
    assert rows(database, "SELECT rules FROM game_table") == [(0,)], "it only looks, unless told to repair"
    assert run(["doctor", "--database", str(database), "--repair"]) == 0
    assert "kept" in capsys.readouterr().out
    assert rows(database, "SELECT rules, phase FROM game_table") == [(1, "running")]


def test_a_game_that_goes_otherwise_is_named_by_its_move_and_closed(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (third,) = rows(database, 'SELECT seq FROM entry WHERE body LIKE \'{"type":"moved"%\' ORDER BY seq')[2]
    change(database, "UPDATE game_table SET rules = 0")
    change(database, f'UPDATE entry SET body = replace(body, \'"point":"\', \'"point":"x\') WHERE seq = {third}')
    assert run(["doctor", "--database", str(database)]) == 1
    said = capsys.readouterr().out
    assert "by version 1 move 3 goes otherwise" in said
    assert "rules version 0: 1 go otherwise" in said
    assert run(["doctor", "--database", str(database), "--repair"]) == 0
    assert "closed" in capsys.readouterr().out
    assert rows(database, "SELECT phase FROM game_table") == [("abandoned",)]
    (body,) = rows(database, "SELECT body FROM entry ORDER BY seq DESC LIMIT 1")[0]
    assert body == '{"type":"abandoned"}'


def test_nothing_is_repaired_under_a_running_server(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = FileLock(str(database))
    server.take()
    assert run(["doctor", "--database", str(database), "--repair"]) == 2
    assert "Another server uses" in capsys.readouterr().err
    server.release()


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["doctor"], ["backup", str(tmp_path / "copy")]):
        assert run([*command, "--database", str(tmp_path / "none.sqlite3")]) == 2
        assert "There is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
