"""Equal seeds and actions give equal games: what random games list, refuse and report is compared with stored digests.

Where a change of the rules is meant, raise ``rules_version`` where stored games are concerned, and write the digests:

    python -m tests.games.eighteen_zoo.test_same_games
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from menagerie.core.contract import FreeAction
from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.actions import EighteenZooAction
from menagerie.games.eighteen_zoo.game import GAME
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from menagerie.games.eighteen_zoo.rules.steps import steps_of
from tests.games.eighteen_zoo.rare_play import STYLES, moves

DIGESTS = Path(__file__).with_name("game_digests.json")
TRIED = 12
"""So many random actions a move are checked, most of them refused."""
GAMES = range(0, 28, 2)
"""Of the set-ups: every number of players, by the rulebook and as 18xx.games plays."""
RARE_GAMES = range(27)


def digests(number: int) -> Iterator[str]:
    """A random game; a digest after every 40 moves and at the end."""
    players, options = list(GAME.setups())[number]
    every = GAME.all_actions(players, options)
    by_kind: dict[type, list[EighteenZooAction]] = {}
    for action in every:
        by_kind.setdefault(type(action), []).append(action)
    state = GAME.start(players, options, f"digest {number}")
    assert isinstance(state, EighteenZooState)
    rng = Generator(f"digest {number}")
    digest = hashlib.sha256()
    moves = 0
    while state.waiting_on:
        seat = rng.choice(list(state.waiting_on))
        legal = state.legal(seat)
        digest.update(msgspec.json.encode(legal))
        step = steps_of(state)[state.pending]
        free = {kind: rule for kind, rule in step.free_rules.items() if issubclass(kind, FreeAction)}
        kinds = [kind for kind in step.rules | free if kind in by_kind]
        for _ in range(TRIED):
            tried = rng.choice(by_kind[rng.choice(kinds)])
            digest.update(msgspec.json.encode(state.check(seat, tried)))
        open_kinds = sorted({type(action).__name__ for action in legal})
        chosen = rng.choice(open_kinds)  # by kind first, so that rare ones come up
        action = rng.choice([action for action in legal if type(action).__name__ == chosen])
        digest.update(msgspec.json.encode(state.apply(seat, action)))
        moves += 1
        if moves % 40 == 0:
            yield digest.hexdigest()[:12]
    digest.update(msgspec.json.encode([state.result(), state.view(None)]))
    yield digest.hexdigest()[:12]


def rare_digests(number: int) -> Iterator[str]:
    """The same of a game that seeks out rare moments; checked are actions of any kind, by any seat."""
    setups = list(GAME.setups())
    players, options = setups[5 * number % len(setups)]
    by_kind: dict[type, list[EighteenZooAction]] = {}
    for action in GAME.all_actions(players, options):
        by_kind.setdefault(type(action), []).append(action)
    state = GAME.start(players, options, f"rare digest {number}")
    assert isinstance(state, EighteenZooState)
    rng = Generator(f"rare digest {number}")
    digest = hashlib.sha256()
    for move, (seat, action) in enumerate(moves(state, list(STYLES)[number % len(STYLES)], rng, unlisted=True)):
        digest.update(msgspec.json.encode([state.legal(one) for one in range(players)]))
        for _ in range(TRIED):
            tried = rng.choice(by_kind[rng.choice(list(by_kind))])
            digest.update(msgspec.json.encode(state.check(rng.below(players), tried)))
        digest.update(msgspec.json.encode(state.apply(seat, action)))
        if move % 40 == 39:
            digest.update(msgspec.json.encode(state.view(None)))
            yield digest.hexdigest()[:12]
    digest.update(msgspec.json.encode([state.result(), state.view(None)]))
    yield digest.hexdigest()[:12]


@pytest.mark.parametrize("number", GAMES)
def test_a_random_game_is_what_it_was(number: int) -> None:
    expected = json.loads(DIGESTS.read_text("utf-8"))[str(number)]
    for part, found in enumerate(digests(number)):
        assert found == expected[part], f"in moves {40 * part} to {40 * part + 40}"


@pytest.mark.parametrize("number", RARE_GAMES)
def test_a_game_of_rare_moments_is_what_it_was(number: int) -> None:
    expected = json.loads(DIGESTS.read_text("utf-8"))[f"rare {number}"]
    for part, found in enumerate(rare_digests(number)):
        assert found == expected[part], f"in moves {40 * part} to {40 * part + 40}"


if __name__ == "__main__":
    stored = {str(number): list(digests(number)) for number in GAMES}
    stored |= {f"rare {number}": list(rare_digests(number)) for number in RARE_GAMES}
    DIGESTS.write_text(json.dumps(stored, indent=1) + "\n", "utf-8")
