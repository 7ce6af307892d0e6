"""The laid track as a value."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.rules.compat import RECORDS, RULEBOOK, Compat
from menagerie.games.eighteen_zoo.rules.map import refusal_codes
from menagerie.games.eighteen_zoo.rules.map.board import HOME, Area, Board
from menagerie.games.eighteen_zoo.rules.map.lays import legal_lays
from menagerie.games.eighteen_zoo.rules.map.modules import board_named, compose
from menagerie.games.eighteen_zoo.rules.map.stations import wheat_refusal
from menagerie.games.eighteen_zoo.rules.map.tiles import tile_named
from menagerie.games.eighteen_zoo.rules.map.tracing import network_of
from menagerie.games.eighteen_zoo.rules.map.track import FREE, NEUTRAL, Track, bare
from tests.games.eighteen_zoo.map.random_tracks import some_track
from tests.games.eighteen_zoo.map.track_builders import GI, LI, PARK, PB, PE, TI, at, build_track


def spaces(track: Track, hex: str) -> list[int]:
    place = 3 * track.board.station_index[at(track, hex)]
    return track.spaces[place : place + track.space_count(at(track, hex))]


def test_a_copy_goes_its_own_way() -> None:
    track = some_track(Generator("copy"), "D", 30)
    before = repr(track.snapshot())
    copied = track.clone()
    assert repr(copied.snapshot()) == before
    for hex in copied.board.station_hexes:
        if copied.tile(hex) >= 0 and copied.space_for(-1, hex) >= 0:
            copied.block(hex)
    for family in copied.board.families:
        if not copied.launched >> family & 1:
            copied.launch(family)
    copied.lay(at(copied, "I8"), tile_named("9"), 0)
    copied.dig(*copied.board.r_areas[:2])
    assert repr(track.snapshot()) == before
    assert repr(copied.snapshot()) != before


@pytest.mark.parametrize("copy_of", [copy.deepcopy, lambda track: pickle.loads(pickle.dumps(track))])
@pytest.mark.parametrize(("name", "base", "compat"), [("D", "BASE-1", RULEBOOK), ("A", "BASE-3", RECORDS)])
def test_it_can_be_copied_and_pickled(copy_of: Callable[[Track], Track], name: str, base: str, compat: Compat) -> None:
    track = some_track(Generator("pickles"), name, 30, compat, base)
    copied = copy_of(track)
    assert repr(copied.snapshot()) == repr(track.snapshot())
    assert copied.stands == track.stands
    assert copied.board is track.board
    assert copied.compat is track.compat
    family = track.board.families[0]
    assert legal_lays(copied, family, 0, 2) == legal_lays(track, family, 0, 2)
    assert len(pickle.dumps(track)) < 4000


def test_a_composed_board_is_found_again() -> None:
    track = bare(compose(["BASE-2", "2ABE", "4ADEF"]), RULEBOOK)
    assert pickle.loads(pickle.dumps(track)).board.hexes == track.board.hexes


@pytest.mark.proves("18zoo", "1.2")
def test_tiles_leave_the_supply_and_come_back() -> None:
    track = build_track("K9 57 0, K11 9 0, I9 8 0", "GI K9")
    nine, eight, home = tile_named("9"), tile_named("8"), tile_named("57")
    assert (track.left[nine], track.left[eight], track.left[home]) == (12, 17, 1)
    track.lay(at(track, "K9"), tile_named("14"), 0)
    track.lay(at(track, "I9"), tile_named("25"), 0)
    assert (track.left[eight], track.left[home]) == (18, 2)
    assert [track.label(at(track, hex)) for hex in ("K9", "K11", "I9", "K13")] == ["14", "9", "X25", ""]


@pytest.mark.proves("18zoo", "7.2e")
def test_a_home_keeps_a_space_for_its_family() -> None:
    track = build_track("H14 57 0", "")
    assert track.space_for(LI, at(track, "H14")) == -1
    track.lay(at(track, "H14"), tile_named("14"), 0)
    track.place(LI, at(track, "H14"))
    assert spaces(track, "H14") == [FREE, LI]
    track.launch(TI)
    assert spaces(track, "H14") == [TI, LI]


def test_stations_stay_when_the_tile_is_upgraded() -> None:
    track = build_track("L4 201 5", "PB L4")
    track.place_extra(GI, at(track, "L4"))
    track.lay(at(track, "L4"), tile_named("793"), 5)
    track.block(at(track, "L4"))
    assert spaces(track, "L4") == [PB, NEUTRAL]
    assert track.stands_at(GI, at(track, "L4"))


@pytest.mark.proves("18zoo", "7.4e", "11.9", "11.10")
def test_tokened_out_is_a_tile_full_of_others() -> None:
    track = build_track(PARK, "GI K9, PB N10 L4, PE K17 K15")
    assert track.tokened_out(GI, at(track, "L4"))
    assert not track.tokened_out(PB, at(track, "L4"))
    assert not track.tokened_out(GI, at(track, "K17"))  # one space is free
    track.reserve(LI, at(track, "K17"))
    assert not track.tokened_out(GI, at(track, "K17"))  # kept, but open for running
    track.block(at(track, "K9"))
    assert track.tokened_out(PE, at(track, "K9"))
    track.place_extra(PE, at(track, "K9"))
    assert not track.tokened_out(PE, at(track, "K9"))


@pytest.mark.proves("18zoo", "7.2")
def test_a_network_is_traced_again_when_track_is_gone() -> None:
    """A record may lay what takes a way from another family (10.22): nobody reaches anything over it any more."""
    track = build_track(PARK, "GI K9, PE K17 K15")
    assert network_of(track, GI).stations >> track.board.station_index[at(track, "K15")] & 1
    track.lay(at(track, "K11"), tile_named("8"), 0)
    again = build_track(PARK.replace("K11 9 0", "K11 8 0"), "GI K9, PE K17 K15")
    assert network_of(track, GI).stations == network_of(again, GI).stations
    assert not network_of(track, GI).stations >> track.board.station_index[at(track, "K15")] & 1


@pytest.mark.proves("18zoo", "2.1", "11.17")
def test_the_first_hex_of_a_map_can_be_a_home() -> None:
    home, beside = Area(HOME, GI), Area(0)
    board = Board("small", (), {(0, 0): home, (0, 2): beside}, (0, 2), board_named("A").tiles)
    assert (board.families, board.homes[GI]) == ([GI], 0)
    track = bare(board, RULEBOOK)
    track.launch(GI)
    assert wheat_refusal(track, GI, 0) == refusal_codes.ALLOWED
    assert wheat_refusal(track, PB, 0) != refusal_codes.ALLOWED
    assert wheat_refusal(track, GI, -1) == refusal_codes.NO_SUCH_HEX
