"""Whole games on every map with every number of players, by both sets of rules; the bot against random play."""

from __future__ import annotations

from itertools import product

import pytest

from menagerie.core.conformance import play
from menagerie.core.generator import Generator
from menagerie.core.player import observe
from menagerie.games.eighteen_zoo.bots.squirrel import Squirrel
from menagerie.games.eighteen_zoo.game import GAME
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from tests.games.eighteen_zoo.state_builders import new


@pytest.mark.parametrize(("letter", "players"), [("A", 3), ("B", 2), ("C", 5), ("D", 4), ("E", 3), ("F", 5)])
def test_random_games_end_and_nothing_is_lost(letter: str, players: int) -> None:
    compat = "18xx.games" if (ord(letter) + players) % 2 else "rulebook"
    options = EighteenZooOptions(map=letter, compat=compat)  # type: ignore[arg-type]  # letters of the maps
    play.plays_to_the_end(GAME, [(players, options)])


@pytest.mark.soak
@pytest.mark.parametrize(("letter", "players"), list(product("ABCDEF", range(2, 6))))
def test_many_random_games_end_and_nothing_is_lost(letter: str, players: int) -> None:
    for compat in ("rulebook", "18xx.games"):
        for base in ("BASE-1", "BASE-2"):
            options = EighteenZooOptions(map=letter, compat=compat, base=base)  # type: ignore[arg-type]  # as above
            play.plays_to_the_end(GAME, [(players, options)] * 4)


def test_the_squirrel_beats_random_play() -> None:
    for seat in range(2):
        state = new(seed=f"bot {seat}")
        bot, rng = Squirrel(Generator("bot")), Generator("rng")
        while state.waiting_on:
            asked = state.waiting_on[0]
            if asked == seat:
                state.apply(asked, bot.choose(observe(state, asked)).action)
            else:
                state.apply(asked, rng.choice(state.legal(asked)))
        result = state.result()
        assert result is not None
        assert result.winners == (seat,)
        assert result.scores[seat] > 2 * result.scores[1 - seat]


def test_the_squirrel_launches_one_family_on_monday_and_buys_its_cards() -> None:
    """Two families at once leave nothing for their cards: so the last seat, which launched one, won every game."""
    state = new(3, seed="monday")
    bots = [Squirrel(Generator(f"{seat}")) for seat in range(3)]
    while state.round < 2:
        seat = state.waiting_on[0]
        state.apply(seat, bots[seat].choose(observe(state, seat)).action)
    controlled = [sum(state.controller(family) == seat for family in state.families) for seat in range(3)]
    assert controlled == [1, 1, 1]
    assert all(len(hand) >= 3 for hand in state.hands)


@pytest.mark.soak
def test_no_seat_wins_every_game_among_equal_squirrels() -> None:
    winners: set[int] = set()
    for number in range(6):
        state = new(3, seed=f"equal {number}")
        bots = [Squirrel(Generator(f"equal {number} {seat}")) for seat in range(3)]
        while state.waiting_on and len(winners) < 2:
            seat = state.waiting_on[0]
            state.apply(seat, bots[seat].choose(observe(state, seat)).action)
        result = state.result()
        winners.update(result.winners if result is not None else ())
    assert len(winners) > 1
