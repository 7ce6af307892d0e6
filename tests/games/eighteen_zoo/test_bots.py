"""The bots: what each level does and does not see, and the model in which the upper ones play on."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from menagerie.core.generator import Generator
from menagerie.core.player import BotMaker, observe
from menagerie.games.eighteen_zoo import GAME
from menagerie.games.eighteen_zoo.actions import BuyCard, Keep, Launch, Share
from menagerie.games.eighteen_zoo.bots.forecast import Forecast, outlook
from menagerie.games.eighteen_zoo.bots.squirrel import Dealer, Hoarder, Learner, Magnate, Squirrel
from menagerie.games.eighteen_zoo.bots.track_value import open_end_value
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.facts import FAMILY_OF, ROUND_KIND, THRESHOLD
from menagerie.games.eighteen_zoo.rules.position import HARVEST, TRACK, TURN
from menagerie.games.eighteen_zoo.rules.scoring import worth_at_the_end
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState

LAST: int = len(ROUND_KIND) - 1


def positions(makers: tuple[BotMaker, ...], seed: str) -> list[EighteenZooState]:
    """The positions of a game in which somebody decides, and the last one."""
    state = GAME.new(len(makers), EighteenZooOptions(), seed)
    bots = [make(Generator(f"{seed} {seat}")) for seat, make in enumerate(makers)]
    found: list[EighteenZooState] = []
    while state.waiting_on:
        assert isinstance(state, EighteenZooState)
        found.append(state.clone())
        seat = state.waiting_on[0]
        state.apply(seat, bots[seat].choose(observe(state, seat)).action)
    assert isinstance(state, EighteenZooState)
    return [*found, state]


@cache
def quick_game() -> list[EighteenZooState]:
    return positions((Learner, Learner, Learner), "quick")


def test_a_forecast_changes_nothing_and_is_always_the_same() -> None:
    for state in quick_game()[::20]:
        before = state.snapshot()
        assert outlook(state, 3) == outlook(state, 3)
        assert state.snapshot() == before


def test_a_forecast_of_a_game_that_is_over_is_the_result() -> None:
    state = quick_game()[-1]
    result = state.result()
    assert result is not None
    assert Forecast(state).worths() == [worth_at_the_end(state, seat) for seat in range(3)] == list(result.scores)


def test_a_forecast_comes_nearer_to_the_result_as_the_game_goes_on() -> None:
    *run, over = positions((Squirrel, Squirrel), "nearer")
    result = over.result()
    assert result is not None

    def error(number: int) -> float:
        state = next(one for one in run if one.round == number)
        return sum(abs(found - score) for found, score in zip(outlook(state, 8), result.scores, strict=True)) / 2

    assert error(LAST) < 10
    assert error(LAST) < error(1)


def test_the_learner_keeps_a_low_harvest_and_the_squirrel_shares_it() -> None:
    low = [
        state
        for state in quick_game()[:-1]
        if state.pending == HARVEST and 0 < state.harvest < THRESHOLD[state.cell[state.family]]
    ]
    assert low
    for state in low:
        seat = state.waiting_on[0]
        assert Learner(Generator("")).choose(observe(state, seat)).action == Keep()
    answers = [Squirrel(Generator("")).choose(observe(state, state.waiting_on[0])).action for state in low]
    assert Share() in answers


def test_the_learner_spends_all_on_its_first_family_and_the_squirrel_does_not() -> None:
    state = GAME.new(2, EighteenZooOptions(), "first")
    assert isinstance(state, EighteenZooState)
    while state.pending != TURN:
        seat = state.waiting_on[0]
        state.apply(seat, Squirrel(Generator("")).choose(observe(state, seat)).action)
    seat = state.waiting_on[0]
    launch = Squirrel(Generator("")).choose(observe(state, seat)).action
    assert isinstance(launch, Launch)
    assert state.cash[seat] - 2 * launch.value >= 2 * launch.value, "two cards of the family can be paid"
    assert Learner.style.thrifty_launch is False


def test_the_dealer_buys_cards_of_families_of_others_and_the_hoarder_does_not() -> None:
    turns = [state for state in positions((Hoarder, Dealer, Squirrel), "cards")[:-1] if state.pending == TURN]

    def of_others(maker: BotMaker) -> int:
        found = 0
        for state in turns:
            seat = state.waiting_on[0]
            action = maker(Generator("")).choose(observe(state, seat)).action
            found += isinstance(action, BuyCard) and state.controller(FAMILY_OF[action.family]) != seat
        return found

    assert of_others(Hoarder) == 0
    assert of_others(Dealer) > 0


def test_the_dealer_lays_track_for_its_next_run_and_the_squirrel_towards_new_stops() -> None:
    lays = [state for state in positions((Dealer, Squirrel), "track")[:-1] if state.pending == TRACK]

    def reach(maker: BotMaker) -> float:
        """The open ends that are left after what it lays."""
        total = 0.0
        for state in lays:
            seat = state.waiting_on[0]
            after = state.clone()
            after.apply(seat, maker(Generator("")).choose(observe(state, seat)).action)
            total += open_end_value(after.track, state.family)
        return total

    assert len(lays) > 10
    assert reach(Squirrel) > reach(Dealer)


def test_a_magnate_makes_the_same_choice_twice() -> None:
    state = next(one for one in quick_game() if one.pending == TURN)
    seat = state.waiting_on[0]
    choices = [Magnate(Generator(f"{number}")).choose(observe(state, seat)) for number in range(2)]
    assert choices[0] == choices[1]


@pytest.mark.soak
def test_the_magnate_beats_the_squirrel() -> None:
    won = 0
    for number in range(20):
        makers: tuple[BotMaker, ...] = (Magnate, Squirrel) if number % 2 else (Squirrel, Magnate)
        result = positions(makers, f"{number}")[-1].result()
        assert result is not None
        won += result.winners == (number % 2 ^ 1,)
    assert won >= 12


@pytest.mark.soak
def test_no_seat_of_three_magnates_is_without_hope() -> None:
    """A fair share is 10 of 30; 3 or fewer happen to one seat once in 500 such tests."""
    won: Counter[int] = Counter()
    for number in range(30):
        result = positions((Magnate, Magnate, Magnate), f"three {number}")[-1].result()
        assert result is not None
        won.update(result.winners)
    assert min(won[seat] for seat in range(3)) > 3
