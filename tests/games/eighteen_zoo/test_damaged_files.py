"""10.0: a damaged file of 18xx.games is read as far as it goes, or refused in words; it never breaks the import."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

from menagerie.core.foreign import UnreadableForeignGame
from menagerie.core.generator import Generator
from menagerie.core.record import decode, encode
from menagerie.core.words import LANGUAGES
from menagerie.games.eighteen_zoo.game import GAME
from tests.games.eighteen_zoo.record_writer import play_rare_moments
from tests.games.eighteen_zoo.test_record_writer import record

WRONG: Final[tuple[Any, ...]] = (
    None,
    -1,
    10**30,
    1.5,
    "",
    "a" * 5000,
    [],
    {},
    {"a": 1},
    True,
    "2S-0",
    "1S-0",
    "GI",
    "GI_0",
    ["GI_0", "GI_0"],
    "K9",
    ["K9"],
    "ZOOTicket 1 - Player 1",
    "\u202e",
)
Path = tuple[str | int, ...]


@cache
def whole_file(seed: int) -> str:
    """A game of ours as a file, with rare actions."""
    letter, players = "ABCDEF"[seed % 6], 2 + seed % 4
    game = record(letter, players, seed)
    _, actions = play_rare_moments(game, Generator(f"damaged {seed}"))
    return json.dumps(game.raw | {"actions": actions})


def paths_in(value: Any, path: Path = ()) -> Iterator[Path]:
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield (*path, key)
        yield from paths_in(part, (*path, key))


def damaged(seed: int) -> dict[str, Any]:
    """The beginning of a game in which a few fields are gone, twice there, or something else."""
    rng = Generator(f"damage {seed}")
    file: dict[str, Any] = json.loads(whole_file(seed % 4))
    del file["actions"][20 + 100 * (seed % 3) :]
    for _ in range(1 + seed % 4):
        path = rng.choice(list(paths_in(file)))
        place: Any = file
        for key in path[:-1]:
            place = place[key]
        wrong = rng.choice([*WRONG, "gone", "twice"])
        if wrong == "twice" and isinstance(place, list):
            place.append(copy.deepcopy(place[int(path[-1])]))
        elif wrong == "gone" and isinstance(place, dict):
            del place[path[-1]]
        else:
            place[path[-1]] = copy.deepcopy(wrong)
    return file


def read_or_refused(file: dict[str, Any]) -> str:
    """What is said of the file, in both languages; the part that stands is a record that can be read again."""
    said = ""
    for language in LANGUAGES:
        try:
            found = GAME.read_foreign(json.dumps(file).encode(), language)
        except UnreadableForeignGame as unreadable:
            said = str(unreadable)
            continue
        if found is not None:
            assert found.applied == found.actions or found.refused
            assert decode(encode(found.record)) == found.record
            said = found.refused
    assert len(said) < 2_000
    return said


@pytest.mark.parametrize(
    "seed", [*range(60), *[pytest.param(seed, marks=pytest.mark.soak) for seed in range(60, 2000)]]
)
def test_a_damaged_file_is_read_as_far_as_it_goes(seed: int) -> None:
    read_or_refused(damaged(seed))


def test_a_list_in_the_place_of_a_power_is_no_action() -> None:
    file = json.loads(whole_file(0))
    number = next(i for i, action in enumerate(file["actions"]) if action["entity_type"] == "corporation")
    family = file["actions"][number]["entity"]
    asked = {"type": "buy_company", "entity": family, "entity_type": "corporation", "company": ["K9"], "price": 1}
    file["actions"].insert(number, asked)
    assert read_or_refused(file)


def test_a_name_without_end_is_told_in_short() -> None:
    file = json.loads(whole_file(0))
    file["players"][0]["name"] = "Ada" * 2000
    file["actions"] = [{"type": "no such action"}]
    found = GAME.read_foreign(json.dumps(file).encode(), "en")
    assert found is not None
    assert "no such action" in found.refused
    assert found.record.seats[0].name == "Ada" * 2000
