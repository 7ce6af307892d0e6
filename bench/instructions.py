"""Counts the instructions of fixed games, so that a change that makes the rules slower is noticed.

    python bench/instructions.py                        compares with bench/instructions.toml
    python bench/instructions.py --update "the reason"  writes the counts of today there, with the reason

What is counted are the bytecode instructions that CPython executes, in our code and in what it calls that is Python:
the same number in every run, on every machine, however busy. Bytecode differs between versions of Python, so the file
belongs to one version, and other versions do not compare.

What is not seen: work inside C (sorting, big integers, msgspec), the compiled rules, memory, and everything that waits.
Compiled code comes from the same source, so twice the instructions here are about twice the work there, but a change
that only the compiler notices (a type it no longer knows) is found by bench/engine.py alone.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
from msgspec import Struct

from menagerie import all_games, game
from menagerie.core.contract import AnyGame, AnyState
from menagerie.core.generator import Generator

FILE = Path(__file__).with_suffix(".toml")
TOLERANCE = 0.02
"""A difference up to this share of what is recorded is let pass: a line more here and there is no slowdown."""

DECISIONS = {"18zoo": 1000, "lucky-lions": 2000, "zoo-le-ma": 1500, "zoocracy": 1500}
"""How many decisions are played, so that every game takes about a second to count; others get `USUAL`."""
USUAL = 500
OBSERVE_EVERY = 10
"""Views and features are made at every tenth decision: they cost as much as several moves."""


class Counts(Struct, frozen=True):
    """The instructions of one game, for one decision on average."""

    moves: int
    """To list what is legal and to apply one of it."""
    views: int
    """To make a view of it, and its features."""
    copies: int
    """To copy the position."""


class Recorded(Struct, frozen=True):
    """What bench/instructions.toml holds."""

    python: str
    reason: str
    games: dict[str, Counts]


class Difference(Struct, frozen=True):
    """A count that is not what is recorded."""

    game: str
    what: str
    recorded: int
    counted: int

    def __str__(self) -> str:
        change = f" ({100 * (self.counted / self.recorded - 1):+.1f} %)" if self.recorded else ""
        return f"{self.game}, {self.what}: {self.recorded} recorded, {self.counted} counted{change}"


class Counter:
    """Counts the instructions that are executed while a function runs."""

    def __init__(self) -> None:
        self.count = 0

    def run(self, work: Callable[[], Any]) -> Any:
        before = sys.gettrace()
        sys.settrace(self._enter)
        try:
            return work()
        finally:
            sys.settrace(before)

    def _enter(self, frame: FrameType, event: str, arg: object) -> Callable[..., Any]:  # noqa: ARG002
        frame.f_trace_lines = False
        frame.f_trace_opcodes = True
        return self._within

    def _within(self, frame: FrameType, event: str, arg: object) -> Callable[..., Any]:  # noqa: ARG002
        if event == "opcode":
            self.count += 1
        return self._within


def count(rules: AnyGame) -> Counts:
    """Plays at random, with a fixed seed, game after game until there are enough decisions."""
    wanted = DECISIONS.get(rules.name, USUAL)
    options = rules.options_type()
    players = min(3, rules.players[-1])
    rng = Generator("instructions")
    moves, views, copies = Counter(), Counter(), Counter()
    _play(rules.new(players, options, "warm"), rng, 60, Counter(), Counter(), Counter(), rules)  # fills the caches
    played, number = 0, 0
    while played < wanted:
        state = rules.new(players, options, f"instructions {number}")
        played += _play(state, rng, wanted - played, moves, views, copies, rules)
        number += 1
    observed = -(-wanted // OBSERVE_EVERY)
    return Counts(moves.count // wanted, views.count // observed, copies.count // observed)


def _play(
    state: AnyState, rng: Generator, most: int, moves: Counter, views: Counter, copies: Counter, rules: AnyGame
) -> int:
    """One game, or its first decisions; returns how many they were."""
    played = 0
    while played < most and state.waiting_on:
        seat = state.waiting_on[0]
        legal = moves.run(partial(state.legal, seat))
        if played % OBSERVE_EVERY == 0:
            views.run(partial(_observe, rules, state, seat))
            copies.run(state.clone)
        action = legal[rng.below(len(legal))]
        moves.run(partial(state.apply, seat, action))
        played += 1
    return played


def _observe(rules: AnyGame, state: AnyState, seat: int) -> object:
    return state.view(seat), rules.features(state, seat)


def count_anew(name: str) -> Counts:
    """Counts in a new process: with a fixed hash seed, and with nothing of other games in any cache."""
    variables = {**os.environ, "PYTHONHASHSEED": "0"}
    command = [sys.executable, __file__, "--count", name]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)
    return msgspec.json.decode(done.stdout, type=Counts)


def recorded() -> Recorded:
    return msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8")), Recorded)


def differences(name: str, counts: Counts, before: Recorded) -> list[Difference]:
    """What differs by more than the tolerance, to either side: what got faster is worth recording too."""
    old = before.games.get(name)
    if old is None:
        return [Difference(name, what, 0, getattr(counts, what)) for what in ("moves", "views", "copies")]
    found = [Difference(name, what, getattr(old, what), getattr(counts, what)) for what in Counts.__struct_fields__]
    return [one for one in found if abs(one.counted - one.recorded) > TOLERANCE * one.recorded]


def this_python() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def write(reason: str, games: dict[str, Counts]) -> None:
    lines = [
        "# Bytecode instructions for one decision on average, in random games with a fixed seed.",
        "# Written by: python bench/instructions.py --update REASON",
        "",
        f'python = "{this_python()}"',
        f"reason = {json.dumps(reason, ensure_ascii=False)}",
    ]
    for name, counts in sorted(games.items()):
        lines += ["", f'[games."{name}"]', *(f"{what} = {getattr(counts, what)}" for what in counts.__struct_fields__)]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--update", metavar="REASON", help="write what is counted, with the reason for the change")
    parser.add_argument("--count", metavar="GAME", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.count:
        print(msgspec.json.encode(count(game(asked.count))).decode())
        return 0
    if asked.update is not None and not asked.update.strip():
        parser.error("the reason is empty")
    before = recorded() if FILE.exists() else Recorded(this_python(), "", {})
    if asked.update is None and before.python != this_python():
        print(f"The counts were recorded with Python {before.python}; this is {this_python()}, which counts otherwise.")
        return 0
    counted = {one.name: count_anew(one.name) for one in all_games()}
    found = [one for name, counts in counted.items() for one in differences(name, counts, before)]
    for one in found:
        print(one)
    if asked.update is not None:
        write(asked.update.strip(), counted)
        print(f"Written to {FILE.name}.")
        return 0
    print("Everything is as recorded." if not found else 'If that is meant: --update "the reason"')
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
