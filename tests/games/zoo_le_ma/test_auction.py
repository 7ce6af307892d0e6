"""3: bids, ties and flags."""

from __future__ import annotations

import pytest

from menagerie.games.zoo_le_ma.actions import Bid
from menagerie.games.zoo_le_ma.events import BidReady, BidsOpened, FlagDropped, TileWon
from tests.games.zoo_le_ma.scenarios import all_of, bid, new, only, refusal, scenario, tile

TILE = tile("apes 1", "birds 1")


@pytest.mark.proves("zoo-le-ma", "3.1")
def test_everybody_bids_at_once_and_may_change_until_the_last_is_in() -> None:
    state = scenario(3, TILE)
    state.apply(2, Bid(5))
    assert list(state.waiting_on) == [0, 1]
    assert state.point(2) == "1.bid"
    assert not all_of(state.apply(2, Bid(1)), BidReady), "a change is not shown to the others"
    state.apply(0, Bid(2))
    events = state.apply(1, Bid(0))
    assert only(events, BidsOpened) == BidsOpened((2, 0, 1))
    assert list(state.waiting_on) == [0]


@pytest.mark.proves("zoo-le-ma", "3.2")
def test_the_highest_bid_pays_and_the_others_take_theirs_back() -> None:
    state = new(3)
    events = bid(state, 2, 6, 5)
    assert only(events, TileWon) == TileWon(1, state.view(None).row[0].id, 6, ())
    assert state.coins == [8, 2, 8]
    assert state.view(None).bank == 11 + 6
    assert state.placing == 1
    assert state.bids == [-1, -1, -1]


@pytest.mark.proves("zoo-le-ma", "3.3", "3.4")
def test_of_equal_bids_the_highest_flag_wins_and_goes_to_the_bottom() -> None:
    state = scenario(4, TILE, flags=[3, 1, 0, 2])
    events = bid(state, 4, 4, 4, 1)
    assert only(events, TileWon) == TileWon(1, 1, 4, (0, 1, 2))
    assert only(events, FlagDropped) == FlagDropped(1, (3, 0, 2, 1))
    assert state.flags == [3, 0, 2, 1]


@pytest.mark.proves("zoo-le-ma", "3.4")
def test_without_a_tie_for_the_highest_bid_no_flag_moves() -> None:
    state = scenario(4, TILE, flags=[3, 1, 0, 2])
    events = bid(state, 2, 5, 2, 2)
    assert only(events, TileWon).seat == 1
    assert not all_of(events, FlagDropped)
    assert state.flags == [3, 1, 0, 2]


@pytest.mark.proves("zoo-le-ma", "3.5")
def test_if_everybody_bids_0_the_highest_flag_takes_the_tile_for_nothing() -> None:
    state = scenario(3, TILE, flags=[2, 0, 1])
    events = bid(state, 0, 0, 0)
    assert only(events, TileWon) == TileWon(2, 1, 0, (0, 1, 2))
    assert state.coins == [50, 50, 50]
    assert state.flags == [0, 1, 2]


@pytest.mark.proves("zoo-le-ma", "3.5")
def test_a_bid_is_not_less_than_0() -> None:
    state = new(2)
    violation = refusal(state, 0, Bid(-1))
    assert (violation.paragraph, violation.reason, violation.instead) == ("3.5", "refusal-negative-bid", Bid(0))


@pytest.mark.proves("zoo-le-ma", "3.6")
def test_nobody_bids_more_than_they_have() -> None:
    state = new(2)
    assert state.legal(0) == [Bid(coins) for coins in range(9)]
    violation = refusal(state, 0, Bid(9))
    assert (violation.paragraph, violation.reason, violation.instead) == ("3.6", "refusal-too-few-coins", Bid(8))
    assert violation.facts == {"coins": 9, "held": 8}


@pytest.mark.proves("zoo-le-ma", "3.6")
def test_a_player_without_coins_is_asked_too() -> None:
    """Otherwise the others would see that the coins are gone."""
    state = scenario(2, TILE, TILE, coins=1)
    bid(state, 1, 0)
    state.apply(0, state.legal(0)[0])
    assert state.coins == [0, 1]
    assert state.waiting_on == (0, 1)
    assert state.legal(0) == [Bid(0)]
