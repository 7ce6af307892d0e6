"""Runs as 18xx.games writes them down."""

from __future__ import annotations

import pytest

from menagerie.games.eighteen_zoo.rules.map.notation import hexes_of_record
from tests.games.eighteen_zoo.map.track_builders import PARK, TUNNEL, at, build_track, way


def test_sections_in_either_direction_become_one_chain() -> None:
    track = build_track(PARK, "")
    sections = [["L4", "M5"], ["K9", "K7", "L6", "L4"], ["K9", "K11", "K13", "K15"]]
    assert hexes_of_record(track, sections) == way(track, "M5 L4 L6 K7 K9 K11 K13 K15")


def test_a_single_section_and_none() -> None:
    track = build_track(PARK, "")
    assert hexes_of_record(track, [["K15", "K17"]]) == way(track, "K15 K17")
    assert hexes_of_record(track, []) == []
    assert hexes_of_record(track, [["K15", "Z99", "K17"]]) == way(track, "K15 K17"), "a name that is none is left out"
    assert hexes_of_record(track, [["L4", "L6", "L8"]]) == way(track, "L4 L6 L8"), "no track there: as it is written"


def test_a_squirrel_that_stays() -> None:
    track = build_track(PARK, "")
    assert hexes_of_record(track, [["local", "K9"]]) == [at(track, "K9")]


def test_sections_that_do_not_hang_together() -> None:
    assert hexes_of_record(build_track(PARK, ""), [["K15", "K17"], ["L4", "M5"]]) == []


def test_hexes_outside_the_map_are_the_hole() -> None:
    track = build_track(TUNNEL, "")
    track.dig(at(track, "I19"), at(track, "C17"))
    section = ["E15", "D16", "C17", "C19", "D18", "E19", "F20", "F22", "G23", "H22", "I21", "I19", "J18", "K17"]
    assert hexes_of_record(track, [section]) == way(track, "E15 D16 C17 I19 J18 K17")


@pytest.mark.proves("18zoo", "10.12")
@pytest.mark.parametrize("turned", [False, True])
def test_a_section_back_to_the_same_water_is_read_the_way_the_track_goes(turned: bool) -> None:
    """From I11 north through I9, round by I7 and J8, and through I9 again on its other track."""
    track = build_track("I9 20 0, I7 7 5, J8 7 1", "")
    loop = ["I9", "I7", "J8", "I9"]
    chain = hexes_of_record(track, [["I9", "I11"], loop[::-1] if turned else loop, ["I9", "H10"]])
    assert [track.board.hexes[hex] for hex in chain] == ["I11", "I9", "I7", "J8", "I9", "H10"]


def test_two_sections_between_the_same_stops_are_read_without_a_station_twice() -> None:
    track = build_track("I9 20 0, K9 57 0, J8 8 5, J10 8 2", "")
    for sections in ([["I9", "J8", "K9"], ["I9", "J10", "K9"]], [["K9", "J8", "I9"], ["K9", "J10", "I9"]]):
        chain = hexes_of_record(track, sections)
        assert [track.board.hexes[hex] for hex in chain] == ["I9", "J8", "K9", "J10", "I9"]


def test_however_often_a_run_is_said_to_come_back_it_is_read_at_once() -> None:
    track = build_track("I9 20 0", "")
    assert len(hexes_of_record(track, [["I9", "I7", "J8", "I9"]] * 60)) == 1 + 3 * 60
    assert hexes_of_record(track, [["I9", "I7"], []]) == []
