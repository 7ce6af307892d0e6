"""10: any game played as 18xx.games does can be written as a record, and is read back to the same state."""

from __future__ import annotations

import json
from typing import Any

import pytest

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.importer.canonical_state import canonical
from menagerie.games.eighteen_zoo.importer.file import RecordedGame, read
from menagerie.games.eighteen_zoo.importer.replay import replay
from menagerie.games.eighteen_zoo.importer.strict_replay import compare
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from tests.games.eighteen_zoo.record_writer import play_and_write, play_close_to_the_rulebook, play_rare_moments

RULES: list[list[str]] = [[], ["base_2"], ["power_visible"], ["base_3"]]


def record(letter: str, players: int, seed: int, **fields: Any) -> RecordedGame:
    raw: dict[str, Any] = {
        "title": f"18ZOO - Map {letter}",
        "players": [{"id": 70 + seat, "name": f"Player {seat + 1}"} for seat in range(players)],
        "settings": {"seed": seed, "optional_rules": RULES[seed % 4]},
        "actions": [],
        **fields,
    }
    return read(json.dumps(raw).encode())


@pytest.mark.proves("18zoo", "10.0")
@pytest.mark.parametrize(("letter", "players"), [("A", 2), ("B", 4), ("C", 3), ("D", 5), ("E", 2), ("F", 4)])
def test_a_random_game_is_written_and_read_back(letter: str, players: int) -> None:
    seed = 100 * players + ord(letter)
    state, actions = play_and_write(record(letter, players, seed), Generator(f"{letter} {players}"))
    read_back(letter, players, seed, state, actions)


@pytest.mark.proves("18zoo", "10.0")
@pytest.mark.parametrize("seed", [*range(6), *[pytest.param(seed, marks=pytest.mark.soak) for seed in range(6, 240)]])
def test_rare_moments_are_written_and_read_back(seed: int) -> None:
    """Every map, two to five players, all bases."""
    letter, players = "ABCDEF"[seed % 6], 2 + seed % 4
    state, actions = play_rare_moments(record(letter, players, seed), Generator(f"rare {seed}"))
    read_back(letter, players, seed, state, actions)


@pytest.mark.proves("18zoo", "10.0")
@pytest.mark.parametrize("seed", [*range(8), *[pytest.param(seed, marks=pytest.mark.soak) for seed in range(8, 200)]])
def test_what_differs_from_the_rulebook_first_is_one_of_its_rulings(seed: int) -> None:
    letter, players = "ABCDEF"[seed % 6], 2 + seed // 6 % 4
    actions = play_close_to_the_rulebook(record(letter, players, seed), Generator(f"strict {seed}"))
    refused = compare(record(letter, players, seed, actions=actions)).refused
    assert refused is None or refused.violation.paragraph.startswith("10."), refused.violation


def read_back(letter: str, players: int, seed: int, state: EighteenZooState, actions: list[dict[str, Any]]) -> None:
    table = canonical(state, [70 + seat for seat in range(players)])
    recorded = record(letter, players, seed, actions=actions, result=table["result"])
    outcome, again = replay(recorded)
    assert outcome.refused is None, actions[outcome.refused.number - 1]
    assert outcome.ok
    assert canonical(again, recorded.ids) == table
