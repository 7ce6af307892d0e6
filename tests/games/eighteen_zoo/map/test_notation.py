"""Runs as 18xx.games writes them down."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.map.notation import hexes_of_record
from tests.games.eighteen_zoo.map.scenes import PARK, TUNNEL, at, scene, way


def test_sections_in_either_direction_become_one_chain() -> None:
    track = scene(PARK, "")
    sections = [["L4", "M5"], ["K9", "K7", "L6", "L4"], ["K9", "K11", "K13", "K15"]]
    assert hexes_of_record(track, sections) == way(track, "M5 L4 L6 K7 K9 K11 K13 K15")


def test_a_single_section_and_none() -> None:
    track = scene(PARK, "")
    assert hexes_of_record(track, [["K15", "K17"]]) == way(track, "K15 K17")
    assert hexes_of_record(track, []) == []


def test_a_squirrel_that_stays() -> None:
    track = scene(PARK, "")
    assert hexes_of_record(track, [["local", "K9"]]) == [at(track, "K9")]


def test_sections_that_do_not_hang_together() -> None:
    assert hexes_of_record(scene(PARK, ""), [["K15", "K17"], ["L4", "M5"]]) == []


def test_hexes_outside_the_map_are_the_hole() -> None:
    track = scene(TUNNEL, "")
    track.dig(at(track, "I19"), at(track, "C17"))
    section = ["E15", "D16", "C17", "C19", "D18", "E19", "F20", "F22", "G23", "H22", "I21", "I19", "J18", "K17"]
    assert hexes_of_record(track, [section]) == way(track, "E15 D16 C17 I19 J18 K17")
