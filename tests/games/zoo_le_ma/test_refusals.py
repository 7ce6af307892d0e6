"""Which paragraph a refusal names, why, with which facts, and what could be done instead."""

from __future__ import annotations

import pytest

from menagerie.core.contract import RuleViolation
from menagerie.core.generator import Generator
from menagerie.games.zoo_le_ma.actions import Bid, Place, ZooLeMaAction
from tests.games.zoo_le_ma.scenarios import EVERYWHERE, build, new, play_out, refusal, scenario, tile, win

LINE = tile("apes 1", "birds 1")


@pytest.mark.proves("zoo-le-ma", "1.1")
@pytest.mark.parametrize("seat", [-1, 3, 4])
def test_nobody_plays_for_a_seat_that_is_not_there(seat: int) -> None:
    """Not while bidding, not while a tile is placed, not after the end."""
    state = new(3)
    refused = RuleViolation("1.1", "refusal-no-such-seat", {"players": 3})
    assert refusal(state, seat, Bid(0)) == refused
    assert (state.legal(seat), state.point(seat)) == ([], None)
    win(state, 1)
    assert refusal(state, seat, Place(0, 1, 0)) == refused
    assert (state.legal(seat), state.point(seat)) == ([], None)
    play_out(state, Generator("end"))
    assert refusal(state, seat, Bid(0)) == refused


@pytest.mark.proves("zoo-le-ma", "3.1")
def test_nothing_is_placed_before_the_auction_is_decided() -> None:
    state = new(2)
    assert refusal(state, 0, Place(0, 1, 0)) == RuleViolation("3.1", "refusal-must-bid", {}, Bid(0))
    state.apply(0, Bid(3))
    assert refusal(state, 0, Place(0, 1, 0)).reason == "refusal-must-bid", "the other has not bid"


@pytest.mark.proves("zoo-le-ma", "4.1")
def test_while_a_tile_is_placed_nobody_bids_and_the_others_wait() -> None:
    state = scenario(3, LINE, LINE)
    win(state, 1)
    first = state.legal(1)[0]
    assert refusal(state, 1, Bid(2)) == RuleViolation("4.1", "refusal-must-place", {}, first)
    for action in (Bid(2), first):
        assert refusal(state, 2, action) == RuleViolation("4.1", "refusal-not-your-turn", {"asked_seat": 1})
    assert [state.point(seat) for seat in range(3)] == [None, "1.place", None]


@pytest.mark.proves("zoo-le-ma", "9.1")
def test_after_the_end_nothing_is_decided() -> None:
    state = new(2)
    play_out(state, Generator("end"))
    for action in (Bid(0), Place(0, 1, 0)):
        assert refusal(state, 1, action) == RuleViolation("9.1", "refusal-game-over")
    assert [state.point(seat) for seat in range(2)] == [None, None]


@pytest.mark.proves("zoo-le-ma", "3.5", "3.6")
def test_a_bid_has_its_bounds() -> None:
    state = new(2)
    assert refusal(state, 1, Bid(-1)) == RuleViolation("3.5", "refusal-negative-bid", {}, Bid(0))
    too_many = RuleViolation("3.6", "refusal-too-few-coins", {"coins": 12, "held": 8}, Bid(8))
    assert refusal(state, 1, Bid(12)) == too_many


def why_not(action: ZooLeMaAction, ports: str = EVERYWHERE) -> tuple[str, str, dict[str, int | str]]:
    """For a tile with paths to every side, or these, and a zoo with one such tile upright on the west end."""
    state = scenario(2, LINE, tile("apes 1", "birds 1", ports))
    build(state, 0, 0, 1, 3)
    win(state, 0)
    refused = refusal(state, 0, action)
    assert refused.instead in state.legal(0)
    return refused.paragraph, refused.reason, refused.facts


@pytest.mark.proves("zoo-le-ma", "4.4")
@pytest.mark.parametrize("rotation", [-1, 4, 7])
def test_there_are_four_rotations(rotation: int) -> None:
    assert why_not(Place(1, 1, rotation)) == ("4.4", "refusal-rotation", {})


@pytest.mark.proves("zoo-le-ma", "4.4")
@pytest.mark.parametrize("place", [Place(0, 0, 0), Place(0, 2, 3), Place(0, 3, 1), Place(-1, 1, 0)])
def test_tiles_do_not_overlap(place: Place) -> None:
    """With half a, with half b, with both; on the start tile too."""
    assert why_not(place) == ("4.4", "refusal-covered", {})


@pytest.mark.proves("zoo-le-ma", "4.5")
@pytest.mark.parametrize("place", [Place(0, -1, 0), Place(3, -1, 3), Place(3, 0, 1), Place(5, -127, 0)])
def test_nothing_lies_south_of_the_start_tile(place: Place) -> None:
    assert why_not(place) == ("4.5", "refusal-south", {})


@pytest.mark.proves("zoo-le-ma", "4.2")
@pytest.mark.parametrize(
    ("place", "reason"),
    [
        (Place(-63, 0, 2), "refusal-no-path"),
        (Place(-64, 0, 0), "refusal-far-away"),
        (Place(62, 0, 0), "refusal-no-path"),
        (Place(63, 0, 0), "refusal-far-away"),
        (Place(5, 127, 0), "refusal-no-path"),
        (Place(5, 128, 0), "refusal-far-away"),
        (Place(5, -128, 0), "refusal-far-away"),
    ],
)
def test_far_away_no_path_is_extended(place: Place, reason: str) -> None:
    """Beyond the grid the sentence is another one."""
    assert why_not(place) == ("4.2", reason, {})


@pytest.mark.proves("zoo-le-ma", "4.3")
@pytest.mark.parametrize(
    ("place", "ports", "reason", "x", "y"),
    [
        (Place(1, 1, 3), "BE", "refusal-grass-on-path", 1, 0),  # half a on the east end of the start path
        (Place(1, 2, 1), "AW", "refusal-grass-on-path", 1, 0),  # half b there
        (Place(1, 3, 2), "AN BE", "refusal-grass-on-path", 0, 2),  # half b above the tower
        (Place(1, 1, 0), EVERYWHERE, "refusal-path-on-grass", 0, 1),  # half a beside the tower
        (Place(2, 1, 2), EVERYWHERE, "refusal-path-on-grass", 0, 1),  # half b beside it
        (Place(2, 0, 0), EVERYWHERE, "refusal-path-on-grass", 1, 0),  # beside the start tile
    ],
)
def test_the_half_that_does_not_match_is_named(place: Place, ports: str, reason: str, x: int, y: int) -> None:
    assert why_not(place, ports) == ("4.3", reason, {"x": x, "y": y})
