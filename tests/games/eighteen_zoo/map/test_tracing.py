"""7.2, 10.23: what a run of any length reaches, where loops make it hard to see.

On each track a search that only remembers one way to everywhere, or none, is wrong.
"""

from __future__ import annotations

import pytest

from menagerie.games.eighteen_zoo.rules.map import refusal_codes
from menagerie.games.eighteen_zoo.rules.map.lays import ORDINARY, lay_refusal, legal_lays
from menagerie.games.eighteen_zoo.rules.map.tiles import GREY, tile_named
from menagerie.games.eighteen_zoo.rules.map.track import Track
from tests.games.eighteen_zoo.map.brute_force import legal_by_trying
from tests.games.eighteen_zoo.map.track_builders import GI, LI, TI, at, build_track

CROSSING = "D5 611 2, E4 19 3, F5 9 2, G6 793 5"
LOOPS = "E5 611 2, F4 40 3, F6 31 2, G5 47 4, H4 45 1, H6 621 5, I3 611 5, I5 82 2, I7 27 5, J6 14 5, J8 28 3"


def refusal_code(track: Track, family: int, hex: str, tile: str, rotation: int) -> int:
    return lay_refusal(track, family, at(track, hex), tile_named(tile), rotation, ORDINARY, GREY)


@pytest.mark.proves("18zoo", "7.2c", "10.23")
def test_nobody_comes_back_over_the_track_they_left_by() -> None:
    track = build_track(CROSSING, "TI G6", name="E")
    # From G6 over F5 to D5, and back to F5 by way of E4: but 19's two tracks do not meet.
    assert refusal_code(track, TI, "F5", "24", 2) == refusal_codes.NOTHING_NEW
    assert refusal_code(track, TI, "F5", "26", 2) == refusal_codes.NOTHING_NEW
    assert refusal_code(track, TI, "F5", "26", 5) == refusal_codes.ALLOWED


@pytest.mark.proves("18zoo", "7.2c", "10.23")
def test_a_loop_does_not_turn_a_squirrel_round() -> None:
    tiles = "K9 619 3, K11 44 2, K13 9 0, K15 582 0, K17 611 1, L12 30 0, L14 9 0, L16 26 0, L18 80 1"
    track = build_track(tiles, "GI K9")
    assert refusal_code(track, GI, "K13", "23", 0) == refusal_codes.NOTHING_NEW
    assert refusal_code(track, GI, "K13", "23", 3) == refusal_codes.ALLOWED


@pytest.mark.proves("18zoo", "7.2", "10.23")
def test_where_one_way_is_blocked_by_itself_another_is_found() -> None:
    track = build_track(LOOPS, "LI H6", name="C")
    assert refusal_code(track, LI, "I9", "8", 3) == refusal_codes.ALLOWED


CROWD = """E16 611 3, F15 27 1, F17 82 5, F19 8 3, G12 47 0, G14 40 5, G18 81 2, G20 793 2, H11 8 5, H15 14 5,
    I12 9 5, I16 30 0, I18 45 0, J13 29 0, J15 27 0, J17 83 3, J19 42 4, K18 14 4"""


@pytest.mark.parametrize(
    ("tiles", "family", "hex", "name"), [(CROSSING, TI, "G6", "E"), (LOOPS, LI, "H6", "C"), (CROWD, GI, "K18", "D")]
)
def test_as_trying_every_way_shows(tiles: str, family: int, hex: str, name: str) -> None:
    track = build_track(tiles, "", name=name)
    track.place(family, at(track, hex))
    assert set(legal_lays(track, family, ORDINARY, GREY)) == legal_by_trying(track, family, "ordinary", GREY)
