"""`menagerie daily`: the seed of a day, what follows from it, and whether a game was played with it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from menagerie.club import daily
from menagerie.core.record import Recorder, Seat, encode
from menagerie.core.registry import all_games, game
from tests.cli.conftest import Order

DATE = "2026-11-18"
SEED = daily.day_seed("a key", DATE)
COMMITMENT = daily.commitment(SEED)


def written(path: Path, seed: str) -> str:
    """A record of a game that has just begun, with that seed and the day's set-up."""
    lions = game("lucky-lions")
    setup = daily.setup(lions, DATE)
    options = msgspec.convert(setup.options, lions.options_type)
    seats = [Seat("Ada") if seat == setup.seat else Seat("Pip", setup.bot) for seat in range(setup.players)]
    recorder = Recorder(lions, options, tuple(seats), seed)
    path.write_bytes(encode(msgspec.structs.replace(recorder.record(None), seed=seed)))
    return str(path)


def test_a_seed_that_fits_is_followed_by_what_the_day_was(menagerie: Order) -> None:
    code, out, err = menagerie("daily", DATE, SEED, COMMITMENT)
    assert (code, err) == (0, "")
    for one in all_games():
        assert daily.game_seed(SEED, one.name) in out


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        ((DATE, SEED[:-1] + "x", COMMITMENT), 1, "not the one that was promised"),
        ((DATE, SEED, COMMITMENT[::-1]), 1, "not the one that was promised"),
        (("18/11/2026", SEED, COMMITMENT), 2, "A date is written like"),
    ],
)
def test_what_does_not_fit_is_said(menagerie: Order, arguments: tuple[str, ...], code: int, said: str) -> None:
    answer = menagerie("daily", *arguments)
    assert answer.code == code
    assert said in answer.err


def test_a_record_is_of_that_day_or_not(menagerie: Order, tmp_path: Path) -> None:
    mine = written(tmp_path / "mine.json", daily.game_seed(SEED, "lucky-lions"))
    other = written(tmp_path / "other.json", "another seed")
    fits = menagerie("daily", DATE, SEED, COMMITMENT, mine)
    assert fits.code == 0
    assert f"ok, played with the deal of {DATE}" in fits.out
    wrong = menagerie("daily", DATE, SEED, COMMITMENT, mine, other)
    assert wrong.code == 1
    assert f"not played with the deal of {DATE}" in wrong.out
    (tmp_path / "none.json").write_text("{}")
    broken = menagerie("daily", DATE, SEED, COMMITMENT, str(tmp_path / "none.json"), "--lang", "fr")
    assert broken.code == 2
