"""Do a game's tests notice? Started by ``./test --mutants GAME``."""

from __future__ import annotations

import argparse
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from tests.mutation.mutate import Change, all_changes, sample
from tests.mutation.runner import TOO_LONG, UNNOTICED, Mutation, MutationError, Target, baseline

ROOT = Path(__file__).resolve().parents[2]
EQUIVALENT = Path(__file__).resolve().parent / "equivalent"
ENOUGH = 95  # per cent

DESCRIPTION = """\
Changes one operator, constant or condition at a time in a game's rules and runs the game's tests, which should fail.

    ./test --mutants lucky-lions                        200 changes
    ./test --mutants lucky-lions --sample 15 --seed 2   15 others
    ./test --mutants lucky-lions --retry                only what went unnoticed the last time
    ./test --mutants lucky-lions --only turn.py:120     every change of this line

At the end stand the changes that went unnoticed. Write a test that notices, or remove the code if it does nothing, or
write the change down with the reason why it changes nothing, in tests/mutation/equivalent/<game>.toml:

    [[change]]
    file = "rules/turn.py"
    function = "_end_of_turn"
    before = "if left < 0:"
    after = "if left <= 0:"
    reason = "left is never 0 here: ..."
"""


class Equivalent(Struct, frozen=True, forbid_unknown_fields=True):
    """A change that changes nothing anybody could notice."""

    file: str  # from the game's folder
    function: str
    before: str
    after: str
    reason: str


def folder_of(game: str) -> str:
    games = ROOT / "src" / "menagerie" / "games"
    wanted = re.sub(r"[^a-z0-9]", "", game.lower()).replace("18", "eighteen")
    known = sorted(folder.parent.name for folder in games.glob("*/rules"))
    for name in known:
        if name.replace("_", "") == wanted:
            return name
    raise MutationError(f"There is no game {game}; there are: {', '.join(known)}")


def equivalents(game: str, changes: list[Change]) -> dict[Change, str]:
    """The changes that are written down as changing nothing, with the reason."""
    file = EQUIVALENT / f"{game}.toml"
    if not file.exists():
        return {}
    entries = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), type=dict[str, list[Equivalent]])
    found: dict[Change, str] = {}
    for entry in entries.get("change", []):
        place = f"src/menagerie/games/{game}/{entry.file}"
        alike = (place, entry.function, " ".join(entry.before.split()), " ".join(entry.after.split()))
        matches = [change for change in changes if change.key[:4] == alike]
        if not matches:
            raise MutationError(f"{file.name}: no such change any more: {entry.file}: {entry.before} -> {entry.after}")
        found.update(dict.fromkeys(matches, entry.reason))
    return found


def chosen(changes: list[Change], asked: argparse.Namespace, last: Path) -> list[Change]:
    if asked.only:
        name, _, line = asked.only.rpartition(":")
        if not line.isdecimal():
            raise MutationError("--only takes a file and a line: turn.py:120")
        return [c for c in changes if f"/{c.file}".endswith(f"/{name}") and c.line == int(line)]
    if asked.retry:
        if not last.exists():
            raise MutationError("There is no last run.")
        keys = set(msgspec.json.decode(last.read_bytes(), type=list[tuple[str, str, str, str, int]]))
        found = [change for change in changes if change.key in keys]
        if gone := len(keys) - len(found):
            print(f"{gone} of the changes can no longer be made: the source is different now.")
        return found
    return sample(changes, asked.sample, asked.seed)


def progress(results: Iterator[tuple[Change, str]], count: int) -> dict[Change, str]:
    found: dict[Change, str] = {}
    for change, result in results:
        found[change] = result
        noticed = sum(result != UNNOTICED for result in found.values())
        line = f"{len(found)} of {count}, {noticed} noticed"
        if sys.stdout.isatty():
            print(f"\r{line}", end="" if len(found) < count else "\n", flush=True)
        elif len(found) % 10 == 0 or len(found) == count:
            print(line, flush=True)
    return found


def show(change: Change) -> str:
    place = f"{change.file}:{change.line}" + (f" in {change.function}" if change.function else "")
    return f"{place}\n    {change.before}\n -> {change.after}"


def report(results: dict[Change, str], known: dict[Change, str]) -> int:
    ordered = sorted(results, key=lambda change: (change.file, change.line))
    unnoticed = [change for change in ordered if results[change] == UNNOTICED and change not in known]
    nothing = [change for change in ordered if results[change] == UNNOTICED and change in known]
    wrong = [change for change in ordered if results[change] != UNNOTICED and change in known]
    if nothing:
        print("\nChange nothing, as written down:")
        for change in nothing:
            print(f"{show(change)}\n    because {known[change]}")
    if wrong:
        print("\nWritten down as changing nothing, but a test notices; please remove the entry:")
        print("\n".join(show(change) for change in wrong))
    if unnoticed:
        print("\nUnnoticed:")
        print("\n".join(show(change) for change in unnoticed))
    counted = len(results) - len(nothing)
    noticed = counted - len(unnoticed)
    slow = sum(result == TOO_LONG for result in results.values())
    percent = 100 * noticed / counted if counted else 100.0
    print(
        f"\n{noticed} of {counted} changes noticed, {percent:.1f} %"
        f" ({slow} of them by taking too long; {len(nothing)} more change nothing)"
    )
    return 0 if percent >= ENOUGH and not wrong else 1


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="./test --mutants", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", help="whose rules to change, for example zoo-le-ma")
    parser.add_argument("--sample", type=int, default=200, metavar="N", help="how many changes (200)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which ones (1)")
    parser.add_argument("--retry", action="store_true", help="only what went unnoticed the last time")
    parser.add_argument("--only", metavar="FILE:LINE", help="every change of this line")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many at a time (1)")
    asked = parser.parse_args(arguments)
    if not hasattr(os, "fork"):
        raise MutationError("This needs Linux or macOS: it works with forks of one process.")
    game = folder_of(asked.game)
    target = Target(
        root=ROOT,
        package=f"menagerie.games.{game}",
        rules=ROOT / "src" / "menagerie" / "games" / game / "rules",
        tests=ROOT / "tests" / "games" / game,
        kept=ROOT / ".mutants" / game,
    )
    changes = all_changes(target.rules, ROOT)
    known = equivalents(game, changes)
    last = target.kept / "unnoticed.json"
    trying = chosen(changes, asked, last)
    if not trying:
        print("There is nothing to try.")
        return 0
    tests = baseline(target, lambda text: print(text, flush=True))
    if tests.failed:
        print(f"{len(tests.failed)} tests fail without any change and are left out: {', '.join(tests.failed[:3])} ...")
    print(f"Trying {len(trying)} of {len(changes)} changes", flush=True)
    results = progress(Mutation(target, tests, asked.jobs).try_all(trying), len(trying))
    unnoticed = [change.key for change in trying if results.get(change) == UNNOTICED and change not in known]
    if not asked.only:
        last.write_bytes(msgspec.json.encode(unnoticed))
    return report(results, known) or int(bool(tests.failed))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except MutationError as trouble:
        print(trouble)
        sys.exit(2)
    except KeyboardInterrupt:
        print("\nStopped.")
        sys.exit(130)
