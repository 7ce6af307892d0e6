"""The folder of an arena: its set-up, and a line for each game as soon as it is played, so that it can be resumed."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

import msgspec

from menagerie.lab.arena.match import Arena, GameResult
from menagerie.lab.files import write_whole

SETUP = "arena.json"
GAMES = "games.jsonl"
REPORT = "report.json"
PAGE = "report.html"


class FolderError(Exception):
    """Why a folder cannot be used: the id of a message in the catalogue, and its facts."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts


class ResultsFolder:
    """Where an arena keeps what it has."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, arena: Arena) -> None:
        """A new arena; refuses a folder that holds one."""
        if (self.path / SETUP).exists() or (self.path / GAMES).exists():
            raise FolderError("arena-folder-in-use", path=str(self.path))
        write_whole(self.path / SETUP, msgspec.json.format(msgspec.json.encode(arena)) + b"\n")

    def setup(self) -> Arena:
        """The arena that was begun here."""
        try:
            return msgspec.json.decode((self.path / SETUP).read_bytes(), type=Arena)
        except FileNotFoundError:
            raise FolderError("arena-folder-empty", path=str(self.path)) from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise FolderError("arena-folder-damaged", path=str(self.path / SETUP), detail=str(error)) from None

    def games(self) -> list[GameResult]:
        """The games played so far. A last line that was cut off in the middle is dropped, and its game played again."""
        file = self.path / GAMES
        if not file.exists():
            return []
        whole, newline, cut_off = file.read_bytes().rpartition(b"\n")
        if cut_off:
            write_whole(file, whole + newline)
        try:
            found = [msgspec.json.decode(line, type=GameResult) for line in whole.splitlines()]
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise FolderError("arena-folder-damaged", path=str(file), detail=str(error)) from None
        return list({game.number: game for game in found}.values())

    def append(self, games: Iterable[GameResult]) -> None:
        """Adds games to the file, and waits until they are stored."""
        with (self.path / GAMES).open("ab") as file:
            file.write(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
            file.flush()
            os.fsync(file.fileno())
