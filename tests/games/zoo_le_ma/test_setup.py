"""1 and 2: how a game begins, what is hidden, and the row of a year."""

from __future__ import annotations

import msgspec
import pytest

from menagerie.core.contract import BadSetup
from menagerie.core.generator import Generator
from menagerie.games.zoo_le_ma import GAME
from menagerie.games.zoo_le_ma.actions import Bid
from menagerie.games.zoo_le_ma.events import BidMade, BidReady, BidsOpened, Offered, YearBegan
from menagerie.games.zoo_le_ma.view import ENTRANCES
from tests.games.zoo_le_ma.scenarios import all_of, bid, new, only, play_out, reconstructed, refusal, scenario, tile


@pytest.mark.proves("zoo-le-ma", "1.1")
def test_two_to_four_play() -> None:
    for players in (1, 5):
        with pytest.raises(BadSetup):
            GAME.new(players)
    for players in (2, 3, 4):
        state = new(players)
        assert state.waiting_on == tuple(range(players))
        violation = refusal(state, players, Bid(0))
        assert (violation.paragraph, violation.facts) == ("1.1", {"players": players})


@pytest.mark.proves("zoo-le-ma", "1.2", "1.2a")
def test_every_zoo_has_its_entrance_and_the_same_start_tile() -> None:
    view = new(4).view(None)
    assert tuple(zoo.entrance for zoo in view.zoos) == ENTRANCES
    assert view.start == ("AN", "BN")
    assert all(not zoo.tiles and not zoo.enclosures and not zoo.benches for zoo in view.zoos)
    assert len(set(ENTRANCES)) == 4
    zoo = new(4).zoos[0]
    assert zoo.best_stars == zoo.best_since == [0] * 5
    assert (zoo.bushes, zoo.bushes_since, zoo.benches, zoo.total_stars()) == (0, 0, 0, 0)


@pytest.mark.proves("zoo-le-ma", "1.4")
@pytest.mark.parametrize(("players", "bank"), [(2, 19), (3, 11), (4, 3)])
def test_eight_coins_each_and_the_rest_in_the_middle(players: int, bank: int) -> None:
    state = new(players)
    assert state.coins == [8] * players
    assert state.view(None).bank == bank
    assert [zoo.visitors + zoo.trees for zoo in state.view(None).zoos] == [0] * players


@pytest.mark.proves("zoo-le-ma", "1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_flags_in_play_hang_on_the_pole_in_any_order(players: int) -> None:
    orders = {tuple(new(players, seed=seed).flags) for seed in range(200)}
    assert all(sorted(order) == list(range(players)) for order in orders)
    assert len(orders) == {2: 2, 3: 6, 4: 24}[players], "every order comes up"


@pytest.mark.proves("zoo-le-ma", "1.6", "2.2")
def test_the_stack_is_shuffled_and_five_tiles_lie_open() -> None:
    deals = set()
    for seed in range(50):
        state = new(3, seed=seed)
        assert sorted([*state.stack, *state.row]) == list(range(25))
        assert len(state.row) == 5
        deals.add(tuple(state.row))
    assert len(deals) == 50


@pytest.mark.proves("zoo-le-ma", "2.1")
def test_a_tile_has_two_kinds_of_animals_stars_a_path_and_perhaps_bushes() -> None:
    tiles = reconstructed().tiles
    assert len(tiles) == 25
    for one in tiles:
        assert one.a.animal != one.b.animal
        assert 1 <= min(one.a.stars, one.b.stars) <= max(one.a.stars, one.b.stars) <= 3
        assert one.ports
    assert {one.bushes for one in tiles} == {0, 1, 2}
    assert {half.animal for one in tiles for half in (one.a, one.b)} == {"apes", "mammals", "birds", "reptiles", "sea"}


@pytest.mark.proves("zoo-le-ma", "2.2", "2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_years_of_five_tiles_each_in_the_order_drawn(players: int) -> None:
    state = new(players, seed=7)
    drawn = [state.tile_set.tiles[place].id for place in [*state.row, *reversed(state.stack)]]
    assert [one.id for one in state.view(None).row] == drawn[:5], "all five lie open from the start"
    events = play_out(state, Generator("x"))
    began = all_of(events, YearBegan)
    assert [event.year for event in began] == [2, 3, 4, 5]
    assert [one.id for event in began for one in event.row] == drawn[5:]
    assert [event.tile for event in all_of(events, Offered)] == drawn[1:]
    assert [event.auction for event in all_of(events, Offered)] == list(range(2, 26))


@pytest.mark.proves("zoo-le-ma", "2.2")
def test_every_tile_remembers_its_auction_and_year() -> None:
    state = new(3, seed=8)
    events = play_out(state, Generator("years"))
    placed = [one for zoo in state.view(None).zoos for one in zoo.tiles]
    assert len(placed) + len(state.lost) == 25
    assert {one.year for one in placed} == {1, 2, 3, 4, 5}
    assert all(one.year == (one.auction - 1) // 5 + 1 for one in placed)
    auctions = {event.tile: event.auction for event in all_of(events, Offered)}
    assert all(one.auction == auctions.get(one.tile.id, 1) for one in placed)


@pytest.mark.proves("zoo-le-ma", "1.7")
def test_coins_of_others_are_hidden_and_the_middle_is_not() -> None:
    state = new(3)
    bid(state, 3, 1, 0)
    for seat in range(3):
        view = state.view(seat)
        assert [coins is not None for coins in view.coins] == [owner == seat for owner in range(3)]
        assert view.coins[seat] == [5, 8, 8][seat]
        assert view.bank == 14
        assert view.last is not None
        assert view.last.bids == (3, 1, 0)
    assert state.view(None).coins == (None, None, None)


@pytest.mark.proves("zoo-le-ma", "1.7", "3.1")
def test_a_bid_is_its_owners_secret_until_all_are_open() -> None:
    state = new(3)
    events = state.apply(1, Bid(4))
    assert events == [BidMade(1, 4), BidReady(1)]
    assert GAME.redact(events[0], 0) is GAME.redact(events[0], None) is None
    assert GAME.redact(events[0], 1) == events[0]
    assert GAME.redact(events[1], 0) == events[1]
    assert state.view(1).bid == 4
    assert state.view(0).bid is None
    other = new(3)
    other.apply(1, Bid(0))
    assert msgspec.json.encode(other.view(0)) == msgspec.json.encode(state.view(0))
    state.apply(0, Bid(0))
    assert only(state.apply(2, Bid(2)), BidsOpened) == BidsOpened((0, 4, 2))


@pytest.mark.proves("zoo-le-ma", "1.7")
def test_the_order_of_the_stack_is_hidden_and_its_tiles_are_not() -> None:
    state = new(2, seed=3)
    view = state.view(0)
    assert view.stack == 20
    assert [one.id for one in view.unseen] == sorted(one.id for one in view.unseen)
    seen = {one.id for one in view.row}
    assert seen | {one.id for one in view.unseen} == {one.id for one in state.tile_set.tiles}
    state.stack.reverse()
    assert state.view(0) == view


@pytest.mark.proves("zoo-le-ma", "1.7")
def test_a_guess_gives_the_others_what_they_may_hold() -> None:
    """Who won nothing has spent nothing; of two winners it is known what they spent together."""
    state = new(4, seed=5)
    for winner, price in ((0, 3), (1, 2), (0, 1)):
        bid(state, *(price if seat == winner else 0 for seat in range(4)))
        state.apply(winner, state.legal(winner)[0])
    guesses = [state.guess(2, Generator(f"{i}")) for i in range(60)]
    assert all(guess.coins[2] == guess.coins[3] == 8 for guess in guesses)
    assert all(sum(guess.coins) == sum(state.coins) == 26 for guess in guesses)
    assert len({guess.coins[0] for guess in guesses}) > 2
    assert all(guess.coins[0] <= 7 for guess in guesses), "the last auction was seen: one coin was paid there"


@pytest.mark.proves("zoo-le-ma", "1.7")
def test_with_two_players_the_middle_tells_what_the_other_holds() -> None:
    state = new(2, seed=5)
    play_out(state, Generator("two"), 40)
    assert all(state.guess(0, Generator(f"{i}")).coins == state.coins for i in range(20))


def test_a_scenario_can_be_played_to_the_end() -> None:
    state = scenario(2, tile("apes 1", "birds 1"))
    play_out(state, Generator("scene"))
    assert state.result() is not None
