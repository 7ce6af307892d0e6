"""The same bytes in every process: whole games as one hash, computed here and in fresh interpreters.

Run as ``python -m menagerie.core.conformance.fingerprint module:GAME 8``, with the number of set-ups to go through.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from importlib import import_module
from typing import Any

from menagerie.core.conformance.playout import Playout, encode, fail
from menagerie.core.contract import AnyGame, state_bytes
from menagerie.core.generator import Generator
from menagerie.core.words import LANGUAGES, words_for


def fingerprint(game: AnyGame, setups: list[tuple[int, Any]]) -> str:
    """States, views, legal lists, refusals, events, guesses and words of some games, as one hash."""
    digest = sha256()
    for number, (players, options) in enumerate(setups):
        playout = Playout(game, players, options, f"fingerprint {number}")
        words = words_for(game, LANGUAGES[number % len(LANGUAGES)])
        all_actions = game.all_actions(players, options)
        while playout.state.waiting_on:
            digest.update(state_bytes(playout.state))
            for seat in range(players):
                digest.update(encode(playout.state.view(seat)))
                digest.update(encode(playout.state.legal(seat)))
                digest.update(encode(playout.state.check(seat, playout.rng.choice(all_actions))))
            for viewer in playout.viewers:
                digest.update(game.describe(playout.state.view(viewer), words).encode())
            digest.update(state_bytes(playout.state.guess(0, Generator(f"{number}"))))
            _, _, events = playout.step()
            digest.update(encode(events))
        digest.update(state_bytes(playout.state))
    return digest.hexdigest()


def spread(setups: list[tuple[int, Any]], most: int) -> list[tuple[int, Any]]:
    """Some of the set-ups, evenly spread."""
    if len(setups) <= most:
        return setups
    return [setups[i * len(setups) // most] for i in range(most)]


def same_bytes_in_every_process(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """No hash order, no clock, no global: another process with another hash seed computes the same."""
    here = fingerprint(game, setups)
    address = f"{type(game).__module__}:{_attribute(game)}"
    for hash_seed in ("0", "4242"):  # and the one we happen to have
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(
            [sys.executable, "-m", "menagerie.core.conformance.fingerprint", address, str(len(setups))],
            env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            fail(game, f"a fresh process failed:\n{done.stderr}", f"`{address}` must be importable, and be playable")
        if done.stdout.strip() != here:
            fail(
                game,
                f"another process (PYTHONHASHSEED={hash_seed}) computes other bytes",
                "iterate over lists and sorted things, never over sets; no clock, no `random`, no `id`",
            )


def _attribute(game: AnyGame) -> str:
    module = sys.modules[type(game).__module__]
    name = next((name for name, value in vars(module).items() if value is game), None)
    if name is None:
        fail(game, f"{module.__name__} has no name for its game", f"put `GAME = {type(game).__name__}()` there")
    return name


def main() -> None:
    module, attribute = sys.argv[1].split(":")
    game: AnyGame = getattr(import_module(module), attribute)
    print(fingerprint(game, spread(list(game.setups()), int(sys.argv[2]))))


if __name__ == "__main__":
    main()
