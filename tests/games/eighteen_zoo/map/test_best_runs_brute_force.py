"""The best harvest, compared with trying all runs of all squirrels."""

from __future__ import annotations

import pytest

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.rules.compat import RECORDS, RULEBOOK
from menagerie.games.eighteen_zoo.rules.map import refusal_codes
from menagerie.games.eighteen_zoo.rules.map.optimiser import best_harvest
from menagerie.games.eighteen_zoo.rules.map.run_check import check_runs
from tests.games.eighteen_zoo.map.brute_force import most_nuts_and_water
from tests.games.eighteen_zoo.map.random_tracks import some_modifiers, some_squirrels, some_track

A_LOT = 4000
"""Positions with more ways than this are left out: trying them all takes too long."""


@pytest.mark.proves("18zoo", "7.4", "7.4f", "7.4g", "11.15", "11.18", "11.19", "11.20")
@pytest.mark.parametrize("hundred", range(2))
def test_the_best_harvest_is_the_best(hundred: int) -> None:
    compare(hundred)


@pytest.mark.soak
@pytest.mark.parametrize("hundred", range(2, 20))
def test_the_best_harvest_is_the_best_for_long(hundred: int) -> None:
    compare(hundred)


def compare(hundred: int) -> None:
    compared = 0
    for seed in range(100 * hundred, 100 * hundred + 100):
        rng = Generator(f"runs {seed}")
        compat = RECORDS if rng.below(2) else RULEBOOK
        track = some_track(rng, "ABCDEF"[seed % 6], 15 + rng.below(45), compat, rng.choice(("BASE-1", "BASE-2")))
        for family in [family for family in track.board.families if track.launched >> family & 1][:3]:
            squirrels = some_squirrels(rng)
            modifiers = some_modifiers(rng, track, family)
            harvest = best_harvest(track, family, squirrels, modifiers, budget=4_000_000, prefer_water=True)
            expected = most_nuts_and_water(track, family, squirrels, modifiers, A_LOT)
            checked = check_runs(
                track, family, squirrels, [(run.squirrel, run.hexes) for run in harvest.runs], modifiers
            )
            assert checked.code == refusal_codes.ALLOWED
            assert checked.harvest is not None
            assert checked.harvest.nuts == harvest.nuts <= harvest.bound
            if expected is not None:
                compared += 1
                assert ((harvest.nuts, harvest.waters), harvest.proved) == (expected, True), (seed, family)
    assert compared > 100
