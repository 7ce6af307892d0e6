"""7.4: runs drawn by hand."""

from __future__ import annotations

import pytest

from menagerie.games.eighteen_zoo.rules.compat import RECORDS, RULEBOOK, Compat
from menagerie.games.eighteen_zoo.rules.map import refusal_codes
from menagerie.games.eighteen_zoo.rules.map.run_check import RunCheck, check_runs
from menagerie.games.eighteen_zoo.rules.map.runs import RunModifiers, Runner
from menagerie.games.eighteen_zoo.rules.map.track import Track
from tests.games.eighteen_zoo.map.track_builders import GI, LI, PARK, PB, PE, TUNNEL, at, build_track, way

LOOP = "N12 26 3, N14 9 0, N10 14 3, M11 27 4"
"""PB's home N10 with two ways to the water of N12, where RABBITS laid a second track."""


def park(compat: Compat = RULEBOOK) -> Track:
    return build_track(PARK, "GI K9, PB N10 L4, PE K17 K15", compat)


def tunnel(compat: Compat = RULEBOOK) -> Track:
    track = build_track(TUNNEL, "PE K17, LI E15", compat)
    track.dig(at(track, "I19"), at(track, "C17"))
    return track


def checked(
    track: Track, family: int, squirrels: list[Runner], *ways: str, modifiers: RunModifiers | None = None
) -> RunCheck:
    drawn = [(squirrel, way(track, names)) for squirrel, names in enumerate(ways)]
    return check_runs(track, family, squirrels, drawn, modifiers or RunModifiers(30))


def refusal_code(track: Track, family: int, stops: int, names: str, modifiers: RunModifiers | None = None) -> int:
    return checked(track, family, [Runner(stops)], names, modifiers=modifiers).code


def harvest(
    track: Track, family: int, squirrel: Runner, names: str, modifiers: RunModifiers | None = None
) -> tuple[int, int]:
    found = checked(track, family, [squirrel], names, modifiers=modifiers)
    assert found.code == refusal_codes.ALLOWED
    assert found.harvest is not None
    return found.harvest.nuts, found.harvest.waters


@pytest.mark.proves("18zoo", "7.4", "7.4g", "3.4")
def test_a_run_brings_its_stops_and_its_water() -> None:
    track = park()
    assert harvest(track, GI, Runner(2), "L4 L6 K7 K9") == (60, 0)
    assert harvest(track, GI, Runner(2), "K9 K7 L6 L4") == (60, 0)
    assert harvest(track, PB, Runner(3), "M5 L4 L6 K7 L8 M9 N8 N10 N12 N14") == (30 + 30 + 20 + 10 + 10, 2)
    assert harvest(track, PB, Runner(2), "M5 L4", RunModifiers(60)) == (90, 0)
    assert check_runs(track, GI, [Runner(2)], [], RunModifiers(30)).code == refusal_codes.ALLOWED  # nobody has to run


@pytest.mark.proves("18zoo", "7.4a")
def test_two_stops_and_a_station_of_the_family() -> None:
    track = park()
    assert refusal_code(track, PB, 2, "N10 N12 N14") == refusal_codes.TOO_FEW_STOPS
    assert refusal_code(track, GI, 2, "K15 K17") == refusal_codes.WITHOUT_STATION
    assert refusal_code(track, GI, 2, "K9") == refusal_codes.TOO_FEW_STOPS
    assert refusal_code(park(RECORDS), PB, 2, "N10 N12 N14") == refusal_codes.ALLOWED


@pytest.mark.proves("18zoo", "7.4b", "11.18")
def test_as_many_stops_as_it_can() -> None:
    track = park()
    three = "K9 K11 K13 K15 K17"
    assert refusal_code(track, PE, 2, three) == refusal_codes.TOO_MANY_STOPS
    assert refusal_code(track, PE, 3, three) == refusal_codes.ALLOWED
    assert refusal_code(track, PE, 2, three, RunModifiers(30, sugar=True)) == refusal_codes.ALLOWED
    both = checked(track, PE, [Runner(2), Runner(2)], three, "K17 L16 M15 N14", modifiers=RunModifiers(30, sugar=True))
    assert both.code == refusal_codes.TOO_FEW_STOPS
    jumping = checked(track, PE, [Runner(2, jumping=True)], three, modifiers=RunModifiers(30, sugar=True))
    assert jumping.code == refusal_codes.TOO_MANY_STOPS


@pytest.mark.proves("18zoo", "11.18")
def test_sugar_is_for_one_squirrel() -> None:
    track = build_track("I17 8 4, J16 27 4, J18 9 1, K15 201 0, K17 15 1, L16 8 5, M17 9 2", "PE K17 K15")
    long, other = "I19 J18 K17 L16 M17 N18", "K17 K15 J16 I17 I19"
    sweet = RunModifiers(30, sugar=True)
    assert checked(track, PE, [Runner(2), Runner(3)], long, other, modifiers=sweet).code == refusal_codes.ALLOWED
    assert checked(track, PE, [Runner(2), Runner(2)], long, other, modifiers=sweet).code == refusal_codes.TOO_MANY_STOPS


@pytest.mark.proves("18zoo", "7.4c")
def test_nothing_twice_and_no_turning_back() -> None:
    track = park()
    assert refusal_code(track, GI, 3, "K9 K11 K9") == refusal_codes.TRACK_TWICE
    assert (
        refusal_code(build_track("K9 15 0, K11 7 1, J10 7 4", "GI K9"), GI, 3, "K9 K11 J10 K9")
        == refusal_codes.NO_TRACK
    )
    ring = build_track("K9 15 0, K11 7 2, J10 7 4", "GI K9")
    assert refusal_code(ring, GI, 3, "K9 K11 J10 K9") == refusal_codes.STOP_TWICE


@pytest.mark.proves("18zoo", "7.4c", "10.12")
def test_water_is_visited_once() -> None:
    names = "N14 N12 N10 M11 N12"
    assert refusal_code(build_track(LOOP, "PB N10"), PB, 2, names) == refusal_codes.WATER_TWICE
    assert harvest(build_track(LOOP, "PB N10", RECORDS), PB, Runner(2), names) == (60, 3)
    assert harvest(build_track(LOOP, "PB N10", RECORDS), PB, Runner(2), "N12 M11 N10 N12 N14") == (60, 3)


@pytest.mark.proves("18zoo", "7.4c", "10.12")
def test_water_is_visited_once_wherever_the_run_began() -> None:
    """From the station of K17 over N12 and back to it; and round N12, from one of its tracks to the other."""
    south = "K17 15 2, L16 9 1, N14 8 1, N12 26 3, N10 14 3, M11 27 4"
    names = "K17 L16 M15 N14 N12 N10 M11 N12"
    assert refusal_code(build_track(south, "PE K17"), PE, 3, names) == refusal_codes.WATER_TWICE
    assert harvest(build_track(south, "PE K17", RECORDS), PE, Runner(3), names) == (90, 3)
    ring, names = "N12 26 3, M11 7 5, M13 8 3, N14 7 2", "N12 M11 M13 N14 N12"
    assert refusal_code(build_track(ring, "PE K17"), PE, 3, names) == refusal_codes.WATER_TWICE
    assert refusal_code(build_track(ring, "PE K17", RECORDS), PE, 3, names) == refusal_codes.WITHOUT_STATION
    for tile in ("25 0", "25 2"):  # its tracks meet at one of the two edges: a run begins or ends where it may choose
        track = build_track(ring.replace("26 3", tile), "PE K17", RECORDS)
        for around in (names, "N12 N14 M13 M11 N12"):
            assert refusal_code(track, PE, 3, around) == refusal_codes.WITHOUT_STATION


@pytest.mark.proves("18zoo", "7.4", "4.1a", "10.18")
def test_runs_follow_track_and_end_at_stops() -> None:
    track = park()
    assert refusal_code(track, GI, 2, "K9 J10") == refusal_codes.NO_TRACK
    assert refusal_code(track, GI, 2, "K9 K13") == refusal_codes.NO_TRACK
    assert refusal_code(track, GI, 2, "K9 K11") == refusal_codes.NOT_AN_END
    assert refusal_code(track, GI, 2, "K11") == refusal_codes.NOT_AN_END
    assert (
        check_runs(track, GI, [Runner(2)], [(0, [at(track, "K9"), -5])], RunModifiers(30)).code
        == refusal_codes.NO_SUCH_HEX
    )
    stub = "K15 K13 K11 K9 L10"
    assert (
        refusal_code(build_track(PARK.replace("K9 15 0", "K9 15 3"), "GI K9"), GI, 3, stub) == refusal_codes.NOT_AN_END
    )
    assert harvest(build_track(PARK.replace("K9 15 0", "K9 15 3"), "GI K9", RECORDS), GI, Runner(3), stub) == (60, 0)


@pytest.mark.proves("18zoo", "7.4d", "10.11")
def test_r_areas_are_ends() -> None:
    names = "E15 D16 C17 C15 D14 E15"
    assert refusal_code(build_track(TUNNEL, "LI E15"), LI, 4, names) == refusal_codes.THROUGH_R
    through = build_track(TUNNEL.replace("D14 8 5", "D14 9 1").replace("E15 5 1", "E15 57 1"), "LI E15", RECORDS)
    assert refusal_code(through, LI, 4, "E15 D16 C17 C15 D14 E13") in (
        refusal_codes.NO_TRACK,
        refusal_codes.NOT_AN_END,
    )
    assert (
        refusal_code(build_track(TUNNEL, "LI E15", RECORDS), LI, 4, names) == refusal_codes.STOP_TWICE
    )  # the R area itself is fine


@pytest.mark.proves("18zoo", "7.4e", "11.15")
def test_full_stations_of_others_end_a_run_but_for_wings() -> None:
    track = park()
    over = "M5 L4 L6 K7 K9"
    wings = RunModifiers(30, wings=True)
    assert refusal_code(track, GI, 3, over) == refusal_codes.TOKENED_OUT
    assert harvest(track, GI, Runner(2), over, wings) == (60, 0)  # neither counted nor collected
    assert refusal_code(track, GI, 5, over + " K11 K13 K15 K17", wings) == refusal_codes.WINGS_ONCE
    both = checked(track, GI, [Runner(2), Runner(3)], over, "K9 K11 K13 K15 K17", modifiers=wings)
    assert both.code == refusal_codes.WINGS_ONCE
    one = checked(track, GI, [Runner(2), Runner(3)], "L4 L6 K7 K9", "K9 K11 K13 K15 K17", modifiers=wings)
    assert one.code == refusal_codes.ALLOWED


@pytest.mark.proves("18zoo", "11.10", "11.15")
def test_nobody_flies_over_a_single_space_under_work() -> None:
    wings = RunModifiers(30, wings=True)
    track = build_track(PARK, "GI K9")
    track.block(at(track, "L4"))
    assert refusal_code(track, GI, 3, "M5 L4 L6 K7 K9", wings) == refusal_codes.TOKENED_OUT
    roomy = build_track(PARK.replace("L4 201 5", "L4 793 5"), "GI K9, PB L4")
    roomy.block(at(roomy, "L4"))
    assert refusal_code(roomy, GI, 3, "M5 L4 L6 K7 K9", wings) == refusal_codes.ALLOWED


@pytest.mark.proves("18zoo", "7.4f")
def test_squirrels_share_no_track_but_meet_at_stops() -> None:
    track = park()
    two = [Runner(2), Runner(2)]
    assert checked(track, PE, two, "K15 K17", "K17 K15").code == refusal_codes.TRACK_SHARED
    meeting = checked(track, PE, two, "K9 K11 K13 K15", "K15 K17")
    assert meeting.harvest is not None
    assert meeting.harvest.nuts == 120
    water = checked(build_track(LOOP, "PB N10", RECORDS), PB, two, "N10 N12", "N10 M11 N12")
    assert water.harvest is not None
    assert (water.harvest.nuts, water.harvest.waters) == (80, 2)
    assert (
        check_runs(track, PE, two, [(0, way(track, "K15 K17"))] * 2, RunModifiers(30)).code
        == refusal_codes.SQUIRREL_TWICE
    )
    assert (
        check_runs(track, PE, two, [(2, way(track, "K15 K17"))], RunModifiers(30)).code
        == refusal_codes.NO_SUCH_SQUIRREL
    )


@pytest.mark.proves("18zoo", "3.7", "7.4b", "11.7", "10.13")
def test_jumping_squirrels_count_water_and_bring_twice() -> None:
    track = park()
    assert harvest(track, PB, Runner(2, jumping=True), "N10 N12") == (2 * 30, 1)
    assert checked(track, PB, [Runner(2, jumping=True)], "N10 N12 N14").code == refusal_codes.TOO_MANY_STOPS
    barrels = RunModifiers(30, barrels=True)
    assert harvest(track, PB, Runner(4, jumping=True), "N10 N12 N14", barrels) == (2 * (20 + 20 + 20), 2)
    in_records = 2 * (20 + 10 + 10) + 10 + 10
    assert harvest(park(RECORDS), PB, Runner(4, jumping=True), "N10 N12 N14", barrels) == (in_records, 2)
    assert harvest(track, PB, Runner(2), "L4 L6 K7 L8 M9 N8 N10 N12", barrels) == (30 + 20 + 20, 1)


@pytest.mark.proves("18zoo", "11.17", "3.7")
def test_wheat_is_collected_by_its_family() -> None:
    track = park()
    wheat = RunModifiers(30, wheat=at(track, "L4"))
    assert harvest(track, PB, Runner(2), "M5 L4", wheat) == (90, 0)
    assert harvest(track, PB, Runner(2, jumping=True), "M5 L4", wheat) == (180, 0)
    assert harvest(track, GI, Runner(2), "L4 L6 K7 K9", wheat) == (60, 0)


@pytest.mark.proves("18zoo", "11.19", "10.17")
def test_the_patched_squirrel_stays_at_one_station() -> None:
    track = park()
    patched = [Runner(1, patched=True)]
    assert harvest(track, PB, patched[0], "N10") == (20, 0)
    assert harvest(track, PB, patched[0], "N10 N12 N14") == (40, 2)
    assert checked(track, PB, patched, "N10 N8 M9 L8 K7 L6 L4").code == refusal_codes.PATCHED_ONE_STATION
    assert checked(track, GI, patched, "L4").code == refusal_codes.WITHOUT_STATION
    under = tunnel()
    assert checked(under, PE, patched, "K17 J18 I19 C17 D16 E15").code == refusal_codes.PATCHED_ONE_STATION


@pytest.mark.proves("18zoo", "11.20", "10.19")
def test_through_the_hole() -> None:
    track = tunnel()
    through = "K17 J18 I19 C17 D16 E15"
    assert harvest(track, PE, Runner(3), through) == (20 + 30 + 20, 0)
    assert harvest(track, PE, Runner(3), through, RunModifiers(60)) == (20 + 60 + 20, 0)
    assert refusal_code(track, PE, 2, through) == refusal_codes.TOO_MANY_STOPS
    assert refusal_code(track, PE, 3, "K17 J18 I19 I17 J16 K17") == refusal_codes.HOLE_SAME_HEX
    assert refusal_code(track, PE, 3, "K17 J18 I19 C17") == refusal_codes.HOLE_TWICE
    assert refusal_code(track, LI, 4, "C17 D16 E15 D14 C15 C17") == refusal_codes.HOLE_TWICE
    assert refusal_code(track, LI, 4, "C17 I19 J18 K17") == refusal_codes.HOLE_TWICE
    both = checked(track, PE, [Runner(3), Runner(3)], through, "K17 J16 I17 I19 C17 C15 D14 E15")
    assert both.harvest is not None
    assert both.harvest.nuts == 140
    assert refusal_code(build_track(TUNNEL, "PE K17, LI E15"), PE, 3, through) == refusal_codes.NO_TRACK
