"""4.2, 7.2: why a tile may not be laid."""

from __future__ import annotations

import pytest

from menagerie.games.eighteen_zoo.rules.map import lays, refusal_codes
from menagerie.games.eighteen_zoo.rules.map.tiles import BROWN, GREEN, GREY, YELLOW, tile_named
from menagerie.games.eighteen_zoo.rules.map.track import Track
from tests.games.eighteen_zoo.map.track_builders import GI, LI, PARK, PB, PE, TUNNEL, at, build_track


def problem(
    track: Track, family: int, hex: str, tile: str, rotation: int, mode: int = lays.ORDINARY, colour: int = GREY
) -> int:
    return lays.lay_refusal(track, family, at(track, hex), tile_named(tile), rotation, mode, colour)


def park() -> Track:
    return build_track(PARK, "GI K9, PB N10 L4, PE K17 K15")


@pytest.mark.proves("18zoo", "4.1a", "4.2")
def test_tiles_and_areas_have_to_match() -> None:
    track = build_track("K9 57 0", "GI K9")
    assert problem(track, GI, "K11", "9", 0) == refusal_codes.ALLOWED
    assert problem(track, GI, "K11", "57", 0) == refusal_codes.WRONG_AREA
    assert problem(track, GI, "K15", "57", 0) == refusal_codes.WRONG_AREA
    assert problem(track, GI, "K7", "9", 0) == refusal_codes.TERMINAL_AREA
    assert problem(track, GI, "M5", "9", 0) == refusal_codes.TERMINAL_AREA
    assert problem(track, GI, "K11", "20", 0) == refusal_codes.NOT_YELLOW
    assert lays.lay_refusal(track, GI, 999, 0, 0, lays.ORDINARY, GREY) == refusal_codes.NO_SUCH_HEX
    assert lays.lay_refusal(track, GI, at(track, "K11"), 0, 6, lays.ORDINARY, GREY) == refusal_codes.NO_SUCH_TILE
    assert lays.lay_refusal(track, GI, at(track, "K11"), -1, 0, lays.ORDINARY, GREY) == refusal_codes.NO_SUCH_TILE


@pytest.mark.proves("18zoo", "1.2")
def test_what_is_not_in_the_supply_is_not_laid() -> None:
    track = build_track("K9 57 0, N10 57 0", "GI K9")
    assert problem(track, GI, "H14", "57", 0) == refusal_codes.NONE_LEFT


@pytest.mark.proves("18zoo", "7.2")
def test_new_track_is_within_reach() -> None:
    track = build_track("K9 57 0", "GI K9")
    assert problem(track, GI, "K11", "9", 0) == refusal_codes.ALLOWED
    assert problem(track, GI, "K11", "8", 0) == refusal_codes.OUT_OF_REACH  # it does not touch the home's exit
    assert problem(track, GI, "K13", "9", 0) == refusal_codes.OUT_OF_REACH
    assert problem(track, PB, "K11", "9", 0) == refusal_codes.OUT_OF_REACH  # PB has no station at all


@pytest.mark.proves("18zoo", "7.2a")
def test_track_leads_to_no_closed_side() -> None:
    track = build_track("K9 57 0, K11 9 0", "GI K9")
    assert problem(track, GI, "K13", "8", 3) == refusal_codes.ALLOWED
    assert problem(track, GI, "K13", "7", 3) == refusal_codes.ALLOWED
    assert problem(track, GI, "K11", "27", 3, lays.RABBITS) == refusal_codes.CLOSED_SIDE  # L10's stub lies elsewhere


@pytest.mark.proves("18zoo", "7.2", "10.23")
def test_reach_ends_at_full_stations_of_others() -> None:
    track = park()
    assert problem(track, GI, "J16", "9", 2) == refusal_codes.OUT_OF_REACH  # beyond K15, full of PE
    assert problem(track, PE, "J16", "9", 2) == refusal_codes.ALLOWED
    assert problem(track, PB, "J10", "9", 1) == refusal_codes.ALLOWED  # through GI's home, which has a free space
    track.block(at(track, "K9"))
    assert problem(track, PB, "J10", "9", 1) == refusal_codes.OUT_OF_REACH


@pytest.mark.proves("18zoo", "3.1", "7.2b", "4.2b")
def test_colours_follow_each_other_when_their_phase_has_come() -> None:
    track = build_track("K9 57 0, K11 9 0, K13 8 1, J14 7 4", "GI K9")
    assert problem(track, GI, "K9", "14", 0, colour=YELLOW) == refusal_codes.PHASE_TOO_EARLY
    assert problem(track, GI, "K9", "14", 0, colour=GREEN) == refusal_codes.ALLOWED
    assert problem(track, GI, "K9", "611", 0, colour=BROWN) == refusal_codes.NOT_AN_UPGRADE
    assert problem(track, GI, "K9", "14", 0, lays.YELLOW_ONLY) == refusal_codes.ALREADY_TRACK
    assert problem(track, GI, "K15", "202", 0, lays.UPGRADE_ONLY) == refusal_codes.NOT_AN_UPGRADE
    assert problem(track, GI, "J14", "23", 0) == refusal_codes.MARKED_TILE


@pytest.mark.proves("18zoo", "7.2c")
def test_an_upgrade_keeps_all_paths() -> None:
    track = build_track("K9 57 0, K11 9 0, K13 9 0", "GI K9")
    assert problem(track, GI, "K9", "14", 1) == refusal_codes.PATHS_LOST
    assert problem(track, GI, "K9", "619", 1) == refusal_codes.PATHS_LOST
    assert problem(track, GI, "K13", "25", 0) == refusal_codes.PATHS_LOST
    assert problem(track, GI, "K13", "20", 1) == refusal_codes.PATHS_LOST


@pytest.mark.proves("18zoo", "7.2c")
def test_a_new_path_is_within_reach() -> None:
    track = build_track("K9 57 0, K11 9 0, K13 9 0", "GI K9")
    # 23 joins 0 with 3 and with 4. From the north one comes in over 3: the other path only leaves over 0.
    assert problem(track, GI, "K13", "23", 0) == refusal_codes.NOTHING_NEW
    assert problem(track, GI, "K13", "23", 3) == refusal_codes.ALLOWED
    assert problem(track, GI, "K13", "20", 0) == refusal_codes.NOTHING_NEW
    # 26 joins 0 with 3 and with 5; turned by 3 its second path begins where one comes in.
    assert problem(track, GI, "K13", "26", 0) == refusal_codes.NOTHING_NEW
    assert problem(track, GI, "K13", "26", 3) == refusal_codes.ALLOWED


@pytest.mark.proves("18zoo", "7.2c", "10.23")
def test_or_a_station_within_reach_becomes_worth_more() -> None:
    track = park()
    assert problem(track, GI, "L4", "576", 5) == refusal_codes.ALLOWED  # full of PB, but 40 instead of 30
    dear = build_track(PARK.replace("L4 201 5", "L4 793 5"), "GI K9, PB N10 L4")
    dear.block(at(dear, "L4"))
    assert problem(dear, GI, "L4", "582", 2) == refusal_codes.NOTHING_NEW  # 50 before and after, and no way through
    assert problem(dear, PB, "L4", "582", 2) == refusal_codes.ALLOWED


@pytest.mark.proves("18zoo", "4.2c", "10.26")
def test_grey_tiles_have_their_own_homes() -> None:
    track = build_track("K9 611 0, K17 611 1", "GI K9, PE K17")
    assert problem(track, GI, "K9", "GI_455", 0) == refusal_codes.ALLOWED
    assert problem(track, GI, "K9", "GI_455", 0, colour=BROWN) == refusal_codes.PHASE_TOO_EARLY
    assert problem(track, GI, "K9", "GI_455", 0, lays.RABBITS, BROWN) == refusal_codes.ALLOWED
    assert problem(track, GI, "K9", "TI_455", 0) == refusal_codes.WRONG_HOME
    assert problem(track, PE, "K17", "GI_455", 0) == refusal_codes.WRONG_HOME


@pytest.mark.proves("18zoo", "11.14", "10.26")
def test_rabbits_upgrade_what_is_marked_once() -> None:
    track = build_track("K9 57 0, K11 9 0, K13 8 1, J14 7 4", "GI K9")
    assert problem(track, GI, "J14", "27", 4, lays.RABBITS, YELLOW) == refusal_codes.ALLOWED
    assert problem(track, GI, "K15", "201", 0, lays.RABBITS) == refusal_codes.NOT_AN_UPGRADE
    track.lay(at(track, "J14"), tile_named("27"), 4)
    assert problem(track, GI, "J14", "44", 5, lays.RABBITS) == refusal_codes.FINAL_TILE


@pytest.mark.proves("18zoo", "11.13", "4.2c", "10.26")
def test_moles_dig_under_yellow_track() -> None:
    track = build_track("K9 57 0, K11 9 0, K13 8 1, J14 7 4", "GI K9")
    assert problem(track, GI, "J14", "80", 4, lays.MOLES, YELLOW) == refusal_codes.ALLOWED
    assert problem(track, GI, "J14", "80", 4) == refusal_codes.MOLES_ONLY
    assert problem(track, GI, "J14", "26", 5, lays.MOLES) == refusal_codes.MOLES_ONLY
    assert problem(track, GI, "K9", "80", 5, lays.MOLES) == refusal_codes.WRONG_AREA
    assert problem(track, GI, "J16", "80", 5, lays.MOLES) == refusal_codes.NOT_PLAIN_YELLOW
    track.lay(at(track, "J14"), tile_named("80"), 4)
    assert problem(track, GI, "J14", "39", 5, lays.RABBITS) == refusal_codes.FINAL_TILE
    assert problem(track, GI, "J14", "82", 5, lays.MOLES) == refusal_codes.NOT_PLAIN_YELLOW


@pytest.mark.proves("18zoo", "6.3b", "10.28")
def test_the_home_tile_of_a_launch() -> None:
    track = build_track("K17 57 1", "GI K9")
    assert problem(track, GI, "K9", "57", 0, lays.FIRST_HOME, YELLOW) == refusal_codes.ALLOWED
    assert problem(track, GI, "K9", "14", 0, lays.FIRST_HOME, YELLOW) == refusal_codes.PHASE_TOO_EARLY
    assert problem(track, GI, "K9", "611", 0, lays.FIRST_HOME, BROWN) == refusal_codes.ALLOWED
    assert problem(track, GI, "H14", "57", 0, lays.FIRST_HOME, YELLOW) == refusal_codes.NOT_THE_HOME
    track.launch(PE)
    assert (
        problem(track, PE, "K17", "611", 1, lays.FIRST_HOME, BROWN) == refusal_codes.ALLOWED
    )  # a colour may be skipped
    assert problem(track, PE, "K17", "5", 0, lays.FIRST_HOME, BROWN) == refusal_codes.NOT_AN_UPGRADE


@pytest.mark.proves("18zoo", "6.3c", "11.12")
def test_bonus_track_and_ancient_maps_are_yellow_and_new() -> None:
    track = build_track("K9 57 0, K11 9 0", "GI K9")
    for mode in (lays.BONUS, lays.ANCIENT_MAPS):
        assert problem(track, GI, "K13", "8", 3, mode, YELLOW) == refusal_codes.ALLOWED
        assert problem(track, GI, "K11", "20", 0, mode) == refusal_codes.ALREADY_TRACK
        assert problem(track, GI, "K13", "20", 0, mode) == refusal_codes.NOT_YELLOW


@pytest.mark.proves("18zoo", "11.20", "10.23")
def test_the_hole_is_a_way_to_build() -> None:
    track = build_track(TUNNEL, "PE K17, LI E15")
    assert problem(track, PE, "C15", "28", 0) == refusal_codes.OUT_OF_REACH
    track.dig(at(track, "I19"), at(track, "C17"))
    assert problem(track, PE, "C15", "28", 0) == refusal_codes.ALLOWED  # in over its south side, by a new path
    assert problem(track, PE, "C15", "29", 4) == refusal_codes.NOTHING_NEW  # its new path does not begin in the south
    assert problem(track, LI, "K17", "15", 1) == refusal_codes.ALLOWED  # one station more within LI's reach


def test_the_cost_of_hills() -> None:
    track = build_track("K9 57 0", "GI K9")
    assert [lays.lay_cost(track, at(track, hex)) for hex in ("J14", "L18", "K11")] == [1, 2, 0]
    track.lay(at(track, "J14"), tile_named("8"), 0)
    assert lays.lay_cost(track, at(track, "J14")) == 0
