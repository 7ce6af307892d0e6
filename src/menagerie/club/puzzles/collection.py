"""The collection that is shipped with each game: puzzles from games between bots, for a server without stored games.

`menagerie puzzles GAME --games N --out FILE` writes such a file: a puzzle a line, as JSON. The same command writes the
same file on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from menagerie.club.puzzles.finding import puzzles_of
from menagerie.club.puzzles.puzzle import Puzzle, grade
from menagerie.club.puzzles.self_play import game_between_bots
from menagerie.core.contract import AnyGame
from menagerie.core.registry import game as find_game

FOLDER = "data"
SUFFIX = ".jsonl"


class Part(Struct, frozen=True):
    """One game of a collection."""

    game: str
    seed: str


def parts(game: AnyGame, games: int, seed: str) -> list[Part]:
    return [Part(game.name, f"{game.name} puzzles {seed} {number}") for number in range(games)]


def puzzles_in(part: Part) -> list[Puzzle]:
    """The puzzles of one game between bots."""
    record = game_between_bots(find_game(part.game), part.seed)
    return [] if record is None else puzzles_of(record)


def collected(found: Iterable[list[Puzzle]], most: int) -> list[Puzzle]:
    """So many of them, of all grades and kinds of choices in turn."""
    kinds: dict[tuple[str, str], list[Puzzle]] = {}
    known: set[str] = set()
    for puzzle in (puzzle for puzzles in found for puzzle in puzzles):
        if puzzle.id not in known:
            known.add(puzzle.id)
            kinds.setdefault((grade(puzzle), str(puzzle.played.get("type"))), []).append(puzzle)
    chosen: list[Puzzle] = []
    waiting = [kinds[key] for key in sorted(kinds)]
    while len(chosen) < most and any(waiting):
        for puzzles in waiting:
            if puzzles and len(chosen) < most:
                chosen.append(puzzles.pop(0))
    return sorted(chosen, key=lambda puzzle: puzzle.id)


def encode(puzzles: Iterable[Puzzle]) -> bytes:
    return b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles)


def decode(raw: bytes) -> Iterator[Puzzle]:
    for line in raw.splitlines():
        yield msgspec.json.decode(line, type=Puzzle)


@cache
def shipped(game: AnyGame) -> dict[str, Puzzle]:
    """The game's collection by id, in the order of the file; without those made by other rules."""
    file = files(__package__).joinpath(FOLDER, f"{game.name}{SUFFIX}")
    if not file.is_file():
        return {}
    found = decode(file.read_bytes())
    return {puzzle.id: puzzle for puzzle in found if puzzle.rules == game.rules_version}
