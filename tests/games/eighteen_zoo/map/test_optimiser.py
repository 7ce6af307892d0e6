"""The best harvest: scenes whose answer one can see, and what happens when time is short."""

from __future__ import annotations

import pytest

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.rules.compat import RECORDS
from menagerie.games.eighteen_zoo.rules.map.optimiser import best_harvest
from menagerie.games.eighteen_zoo.rules.map.runs import RunModifiers, Runner
from menagerie.games.eighteen_zoo.rules.map.tracing import own_stations
from tests.games.eighteen_zoo.map.random_tracks import some_track
from tests.games.eighteen_zoo.map.track_builders import GI, PARK, PB, PE, TUNNEL, at, build_track


@pytest.mark.proves("18zoo", "7.4", "7.4f")
def test_what_one_can_see() -> None:
    track = build_track(PARK, "GI K9, PB N10 L4, PE K17 K15")
    assert best_harvest(track, GI, [Runner(2)], RunModifiers(30)).nuts == 60
    assert best_harvest(track, GI, [Runner(3)], RunModifiers(30)).nuts == 90  # L4, K9, K15
    assert best_harvest(track, GI, [Runner(2), Runner(2)], RunModifiers(30)).nuts == 120  # one each way
    assert best_harvest(track, GI, [], RunModifiers(30)).nuts == 0
    assert best_harvest(build_track("K9 57 0", "GI K9"), GI, [Runner(5)], RunModifiers(30)).nuts == 0


@pytest.mark.proves("18zoo", "11.15", "11.18", "11.17", "11.7", "11.19", "3.7")
def test_powers_are_used_where_they_help() -> None:
    track = build_track(PARK, "GI K9, PB N10 L4, PE K17 K15")
    assert (
        best_harvest(track, GI, [Runner(3)], RunModifiers(30, wings=True)).nuts == 30 + 30 + 30 + 20
    )  # over K15 to water
    assert best_harvest(track, GI, [Runner(2)], RunModifiers(30, sugar=True)).nuts == 90
    assert best_harvest(track, GI, [Runner(2)], RunModifiers(30, wheat=at(track, "K9"))).nuts == 90
    assert best_harvest(track, PB, [Runner(2)], RunModifiers(30)).nuts == 30 + 20 + 20
    assert best_harvest(track, PB, [Runner(2)], RunModifiers(30, barrels=True)).nuts == 30 + 20 + 40
    assert best_harvest(track, PB, [Runner(1, patched=True)], RunModifiers(30)).nuts == 40
    assert best_harvest(track, PB, [Runner(2, jumping=True)], RunModifiers(60)).nuts == 2 * (60 + 30)
    one_of_two = best_harvest(track, GI, [Runner(2), Runner(2)], RunModifiers(30, sugar=True))
    assert one_of_two.nuts == 120
    under = build_track(TUNNEL, "PE K17, LI E15")
    under.dig(at(under, "I19"), at(under, "C17"))
    assert best_harvest(under, PE, [Runner(3), Runner(3)], RunModifiers(30)).nuts == 140


def test_the_runs_are_told_hex_by_hex() -> None:
    track = build_track(PARK, "GI K9, PB N10 L4, PE K17 K15")
    (run,) = best_harvest(track, GI, [Runner(2), Runner(3)], RunModifiers(30)).runs[1:]
    assert run.squirrel == 1
    assert {track.board.hexes[hex] for hex in (run.hexes[0], run.hexes[-1])} <= {"K9", "K15", "L4", "M5"}


@pytest.mark.parametrize("seed", range(6))
def test_past_its_budget_it_tells_the_best_found_and_the_bound(seed: int) -> None:
    track = some_track(Generator(f"dense {seed}"), "DEF"[seed % 3], 120, RECORDS)
    family = max(track.board.families, key=lambda family: len(own_stations(track, family)))
    squirrels = [Runner(5), Runner(4), Runner(4)]
    best = best_harvest(track, family, squirrels, RunModifiers(60, wings=True, sugar=True))
    assert best.nuts > 0
    for budget in (0, 10, 100, 1_000, 3_000, 10_000):
        harvest = best_harvest(track, family, squirrels, RunModifiers(60, wings=True, sugar=True), budget)
        assert harvest.nuts <= best.bound
        assert harvest.bound >= best.nuts
        assert harvest.nuts > 0 or budget < 3_000
        assert harvest.proved == (harvest.nuts == harvest.bound)
        again = best_harvest(track, family, squirrels, RunModifiers(60, wings=True, sugar=True), budget)
        assert [run.hexes for run in again.runs] == [run.hexes for run in harvest.runs]
        assert again.bound == harvest.bound


@pytest.mark.proves("18zoo", "7.4e")
def test_a_full_station_is_an_end() -> None:
    track = build_track(PARK, "GI K9, PB N10 L4, PE K17 K15")
    assert best_harvest(track, PE, [Runner(5)], RunModifiers(30)).nuts == 30 + 30 + 30 + 30 + 20 + 20
    assert best_harvest(track, GI, [Runner(5)], RunModifiers(30)).nuts == 90
