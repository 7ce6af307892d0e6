"""7.3, and the powers that touch station spaces and R areas."""

from __future__ import annotations

import pytest

from menagerie.games.eighteen_zoo.rules.compat import RECORDS, RULEBOOK
from menagerie.games.eighteen_zoo.rules.map import refusal_codes
from menagerie.games.eighteen_zoo.rules.map.modules import board_named, compose
from menagerie.games.eighteen_zoo.rules.map.stations import (
    block_refusal,
    booked,
    claim_refusal,
    hole_refusal,
    reserve_refusal,
    station_places,
    station_refusal,
    wheat_refusal,
)
from menagerie.games.eighteen_zoo.rules.map.tiles import tile_named
from menagerie.games.eighteen_zoo.rules.map.tracing import network_of
from menagerie.games.eighteen_zoo.rules.map.track import Track, bare
from tests.games.eighteen_zoo.map.track_builders import GI, PARK, PB, PE, at, build_track


def park() -> Track:
    return build_track(PARK, "GI K9, PB N10 L4, PE K17 K15")


@pytest.mark.proves("18zoo", "7.3", "7.3a")
def test_a_station_needs_a_free_space_within_reach() -> None:
    track = park()
    assert station_refusal(track, PE, at(track, "K9")) == refusal_codes.ALLOWED
    assert station_refusal(track, GI, at(track, "K9")) == refusal_codes.ALREADY_THERE
    assert station_refusal(track, GI, at(track, "L4")) == refusal_codes.NO_FREE_SPACE
    assert station_refusal(track, GI, at(track, "K17")) == refusal_codes.STATION_OUT_OF_REACH  # beyond K15, full of PE
    assert station_refusal(track, PB, at(track, "K9")) == refusal_codes.ALLOWED
    assert station_refusal(track, PB, at(track, "H14")) == refusal_codes.NO_STATION_TILE
    assert station_refusal(track, PB, at(track, "K11")) == refusal_codes.NO_STATION_TILE
    assert station_refusal(track, PB, -1) == refusal_codes.NO_SUCH_HEX
    assert station_places(track, PB) == sorted([at(track, "K9"), at(track, "K17")])


@pytest.mark.proves("18zoo", "7.2e")
def test_the_last_space_of_a_home_is_its_familys() -> None:
    track = build_track("K9 57 0, K11 9 0, K13 9 0, K15 621 0, K17 57 0", "GI K9 K15")
    assert station_refusal(track, GI, at(track, "K17")) == refusal_codes.SPACE_RESERVED
    track.lay(at(track, "K17"), tile_named("15"), 2)
    assert station_refusal(track, GI, at(track, "K17")) == refusal_codes.ALLOWED
    track.place(GI, at(track, "K17"))
    track.launch(PE)
    assert track.stands_at(PE, at(track, "K17"))


@pytest.mark.proves("18zoo", "11.16")
def test_on_a_diet_beside_the_spaces() -> None:
    track = park()
    assert station_refusal(track, GI, at(track, "L4"), extra=True) == refusal_codes.ALLOWED
    track.place_extra(GI, at(track, "L4"))
    assert station_refusal(track, GI, at(track, "L4"), extra=True) == refusal_codes.ALREADY_THERE
    assert network_of(track, GI).stations >> track.board.station_index[at(track, "L4")] & 1


@pytest.mark.proves("18zoo", "11.9", "10.27")
def test_thats_mine_keeps_a_space() -> None:
    track = park()
    assert reserve_refusal(track, GI, at(track, "K9")) == refusal_codes.ALREADY_THERE
    assert reserve_refusal(track, GI, at(track, "H14")) == refusal_codes.NO_STATION_TILE
    assert reserve_refusal(track, GI, at(track, "L4")) == refusal_codes.NO_FREE_SPACE
    assert reserve_refusal(track, GI, at(track, "K17")) == refusal_codes.ALLOWED  # out of reach, which does not matter
    track.reserve(GI, at(track, "K17"))
    assert booked(track, GI) == at(track, "K17")
    assert booked(track, PB) == -1
    assert station_refusal(track, PB, at(track, "K17")) == refusal_codes.SPACE_RESERVED
    assert block_refusal(track, at(track, "K17")) == refusal_codes.SPACE_RESERVED
    assert claim_refusal(track, GI, at(track, "K17")) == refusal_codes.STATION_OUT_OF_REACH
    track.lay(at(track, "K15"), tile_named("792"), 0)
    assert claim_refusal(track, GI, at(track, "K17")) == refusal_codes.ALLOWED
    assert claim_refusal(track, GI, at(track, "K15")) == refusal_codes.NOT_BOOKED
    track.place(GI, at(track, "K17"))
    assert booked(track, GI) == -1
    assert track.stands_at(GI, at(track, "K17"))


@pytest.mark.proves("18zoo", "11.9", "11.10", "7.2e")
def test_no_power_takes_the_space_of_a_home() -> None:
    track = build_track("H14 57 0", "GI K9")
    assert reserve_refusal(track, GI, at(track, "H14")) == refusal_codes.SPACE_RESERVED
    assert block_refusal(track, at(track, "H14")) == refusal_codes.SPACE_RESERVED
    track.lay(at(track, "H14"), tile_named("14"), 0)
    assert reserve_refusal(track, GI, at(track, "H14")) == refusal_codes.ALLOWED
    assert block_refusal(track, at(track, "H14")) == refusal_codes.UNLAUNCHED_HOME


@pytest.mark.proves("18zoo", "11.17")
def test_wheat_grows_at_ones_own_stations() -> None:
    track = park()
    assert wheat_refusal(track, GI, at(track, "K9")) == refusal_codes.ALLOWED
    assert wheat_refusal(track, GI, at(track, "L4")) == refusal_codes.NO_OWN_STATION
    assert wheat_refusal(track, GI, at(track, "K11")) == refusal_codes.NO_STATION_TILE


@pytest.mark.proves("18zoo", "11.20", "10.19")
def test_the_hole_joins_two_r_areas() -> None:
    track = bare(board_named("A", "BASE-2"), RULEBOOK)
    assert hole_refusal(track, -1, at(track, "I19")) == refusal_codes.ALLOWED
    assert hole_refusal(track, at(track, "I19"), at(track, "I19")) == refusal_codes.SAME_R_AREA
    assert hole_refusal(track, -1, at(track, "K9")) == refusal_codes.NOT_R_AREA
    assert hole_refusal(track, -1, 999) == refusal_codes.NO_SUCH_HEX
    assert hole_refusal(track, -1, track.board.centre) == refusal_codes.ALLOWED
    assert hole_refusal(bare(track.board, RECORDS), -1, track.board.centre) == refusal_codes.CENTRE_R_AREA


@pytest.mark.proves("18zoo", "11.20", "10.19")
def test_the_hole_needs_two_r_areas() -> None:
    """One in the middle and one more: in records the one in the middle does not count."""
    board = compose(["BASE-2", "1BCDEF"])
    (other,) = [hex for hex in board.r_areas if hex != board.centre]
    assert hole_refusal(bare(board, RULEBOOK), -1, other) == refusal_codes.ALLOWED
    assert hole_refusal(bare(board, RECORDS), -1, other) == refusal_codes.NO_OTHER_R_AREA
    alone = compose(["BASE-2", "2F"])
    assert hole_refusal(bare(alone, RULEBOOK), -1, alone.centre) == refusal_codes.NO_OTHER_R_AREA


@pytest.mark.proves("18zoo", "7.4")
def test_whether_there_is_anything_to_run_to() -> None:
    assert not network_of(build_track("K9 57 0", "GI K9"), GI).meets
    assert not network_of(build_track("K9 57 0, K11 9 0", "GI K9"), GI).meets
    assert network_of(build_track("K9 57 2, J8 8 5, I9 9 1", "GI K9"), GI).meets  # water
    assert network_of(build_track("K9 57 2", "GI K9"), GI).meets  # the stub of L10
    two = build_track("K9 57 0, K11 9 0, K13 9 0, K15 621 0", "GI K9 K15")
    assert network_of(two, GI).meets  # its own other station
    ring = build_track("K9 15 0, K11 7 2, J10 7 4", "GI K9")
    assert not network_of(ring, GI).meets  # only back to itself
