"""1.7: who may know what, what is remembered for everybody, and guesses at the rest."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.core.contract import state_bytes
from menagerie.core.generator import Generator
from menagerie.games.lucky_lions import GAME
from menagerie.games.lucky_lions.actions import Award, Choose, Discard, Keep, Pick
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.cards import Card
from menagerie.games.lucky_lions.rules.state import LuckyLionsState
from tests.games.lucky_lions.positions import fight, kinds, new, play, play_out, random_move, state_with, zoo

FEW = [zoo("A", "lion fox"), zoo("B", "lion fox"), zoo("C", "lion fox")]
SETUPS = list(GAME.setups())


@pytest.mark.proves("lucky-lions", "1.7")
def test_a_die_is_its_owners_alone() -> None:
    state = new(3)
    for seat in (None, 0, 1, 2):
        for owner, die in enumerate(state.view(seat).dice):
            assert (die.cards is not None) == (owner == seat)
            assert die.size == 6
            assert die.known == ((),)
    assert state.view(1).dice[1].cards is not None


@pytest.mark.proves("lucky-lions", "1.7")
def test_others_cannot_tell_two_dice_apart() -> None:
    one = state_with("lion fox", "lion", "fox", market=FEW)
    other = state_with("panda dolphin", "lion", "fox", market=FEW)
    for seat in (None, 1, 2):
        assert one.view(seat) == other.view(seat)
    assert one.view(0) != other.view(0)


@pytest.mark.proves("lucky-lions", "1.7")
def test_what_a_die_has_shown_is_remembered() -> None:
    state = state_with("lion fox panda", "panda", "panda", market=FEW)
    fight(state, "A", 1, "lion panda")
    fight(state, "B", 0, "panda fox")
    for seat in (None, 0, 1, 2):
        assert state.view(seat).dice[0].known == (("lion", "fox"),)
        assert state.view(seat).dice[1].known == (("panda",),)
        assert state.view(seat).dice[2].known == ((),)


@pytest.mark.proves("lucky-lions", "1.7")
def test_a_card_shown_twice_is_certainly_there_once() -> None:
    state = state_with("lion lion panda", "panda", market=FEW)
    fight(state, "A", 1, "lion panda")
    fight(state, "B", 0, "panda lion")
    assert state.view(1).dice[0].known == (("lion",),)


@pytest.mark.proves("lucky-lions", "1.7")
def test_after_a_secret_discard_it_is_only_known_what_was_there_before() -> None:
    state = state_with("fox lion panda", "lion panda", "lion panda", market=FEW)
    fight(state, "A", 1, "fox lion")
    state.apply(0, Award(1))
    state.apply(0, Discard("panda"))
    for seat in (None, 0, 1, 2):
        assert state.view(seat).dice[0].known == (("fox",), ())
    fight(state, "B", 0, "lion lion")
    state.apply(1, Award(0))
    state.apply(1, Discard("panda"))
    assert state.view(2).dice[0].known == (("fox",), ("lion",))
    assert state.view(2).dice[1].known == (("lion",), ())


@pytest.mark.proves("lucky-lions", "1.7")
def test_points_and_zoo_cards_lie_open() -> None:
    state = new(4, seed=3)
    play_out(state, Generator("open"), moves=40)
    assert any(state.won)
    for seat in (None, 0, 1, 2, 3):
        assert state.view(seat).scores == tuple(state.scores)
        for owner, won in enumerate(state.view(seat).won):
            assert sum(card.score for card in won) == state.scores[owner]


@pytest.mark.proves("lucky-lions", "1.7")
def test_a_guess_keeps_what_is_known_and_varies_the_rest() -> None:
    # Three cards are unknown to player 1: whichever of them player 0 holds beside the lion, some guess says so.
    state = new(2)
    lion, fox = kinds("lion fox")
    state.dice = [[lion, fox], [fox] * 5]
    counts = Counter(animal for animal in state.pile)
    rest = kinds("lion " * 8 + "panda " * 6 + "flamingo " * 6 + "dolphin " * 6)
    assert counts.total() == 21
    state.pile = rest
    state.known[0] = [[lion]]
    seen = set()
    for attempt in range(200):
        guess = state.guess(1, Generator(f"guess {attempt}"))
        assert guess.dice[1] == [fox] * 5
        assert lion in guess.dice[0]
        assert len(guess.dice[0]) == 2
        assert GAME.census(guess) == GAME.census(state)
        seen.add(tuple(guess.dice[0]))
    assert seen == {tuple(sorted((lion, kind))) for kind in range(5)}


@pytest.mark.proves("lucky-lions", "1.7")
def test_a_guess_lets_a_secret_discard_be_any_card_that_could_have_gone() -> None:
    state = new(2)
    lion, fox, panda = kinds("lion fox panda")
    # Player 0 showed a fox, then discarded one of two cards, and has shown a lion since: the fox is gone, or the
    # lion was not alone.
    state.dice = [[lion], [panda] * 6]
    state.discards = [(0, fox)]
    state.pile = kinds("lion " * 8 + "fox " * 5 + "flamingo " * 6 + "dolphin " * 6)
    state.known[0] = [[fox], [lion]]
    for attempt in range(20):
        guess = state.guess(1, Generator(f"gone {attempt}"))
        assert guess.dice[0] == [lion]
        assert guess.discards == [(0, fox)], "with two cards there is no other way"


@pytest.mark.proves("lucky-lions", "1.7")
def test_a_guess_fills_in_a_discard_from_before_anything_was_seen() -> None:
    state = new(2)
    state.discards = [(0, state.dice[0].pop())]
    guesses = [state.guess(1, Generator(f"unseen {attempt}")) for attempt in range(20)]
    assert {owner for guess in guesses for owner, _ in guess.discards} == {0}
    assert len({kind for guess in guesses for _, kind in guess.discards}) > 1, "nobody else knows which it was"
    assert all(GAME.census(guess) == GAME.census(state) for guess in guesses)


@pytest.mark.proves("lucky-lions", "1.7", "5a.2")
@pytest.mark.parametrize(
    ("one", "other"), [(["lion"], ["fox"]), (["lion", "lion"], ["fox", "panda"])], ids=["begun", "ready"]
)
def test_a_guess_does_not_depend_on_the_picks_of_others(one: list[Card], other: list[Card]) -> None:
    options = LuckyLionsOptions(more_decisions=True)
    guesses = []
    for picks in (one, other):
        state = state_with("lion fox panda", "lion lion fox panda", market=FEW, options=options)
        play(state, 0, Choose("A"))
        play(state, 1, *map(Pick, picks))
        guesses.append(state_bytes(state.guess(0, Generator("same"))))
    assert guesses[0] == guesses[1]


@pytest.mark.proves("lucky-lions", "1.7", "6.15")
def test_a_guess_does_not_depend_on_the_result_another_player_keeps() -> None:
    card = zoo("T", special="double-roll")
    state = state_with("lion fox", "lion fox", market=[card], options=LuckyLionsOptions(busy_zoo=True))
    play(state, 0, Choose("T"), rolls="lion fox lion fox")
    guesses = []
    for kept in (Keep("lion"), Keep("fox")):
        after = state.clone()
        after.apply(1, kept)
        guesses.append([state_bytes(after.guess(0, Generator(f"kept {attempt}"))) for attempt in range(8)])
    assert guesses[0] == guesses[1]


def some_position(setup: int, seed: int, moves: int) -> tuple[LuckyLionsState, Generator]:
    players, options = SETUPS[setup]
    state, rng = new(players, options, seed), Generator(f"random {seed}")
    play_out(state, rng, moves)
    return state, rng


any_position = given(setup=st.integers(0, len(SETUPS) - 1), seed=st.integers(0, 10**6), moves=st.integers(0, 160))


@pytest.mark.proves("lucky-lions", "1.7", "1.8")
@settings(max_examples=120)
@any_position
def test_a_guess_has_the_same_view_as_the_real_state(setup: int, seed: int, moves: int) -> None:
    state, _ = some_position(setup, seed, moves)
    for seat in range(state.players):
        guess = state.guess(seat, Generator("one"))
        assert guess.view(seat) == state.view(seat)
        assert guess.legal(seat) == state.legal(seat)
        assert GAME.census(guess) == GAME.census(state)
        # A guess knows nothing but the view: made from another guess it comes out the same.
        assert state_bytes(guess.guess(seat, Generator("two"))) == state_bytes(state.guess(seat, Generator("two")))


@pytest.mark.proves("lucky-lions", "1.7", "5b.5")
@settings(max_examples=60)
@any_position
def test_what_is_remembered_is_true(setup: int, seed: int, moves: int) -> None:
    state, rng = some_position(setup, seed, 0)
    for _ in range(moves):
        if not state.waiting_on:
            break
        random_move(state, rng)
        for seat, die in enumerate(state.dice):
            tail = state.tail[seat]
            assert die[len(die) - len(tail) :] == tail
            gone = [kind for owner, kind in reversed(state.discards) if owner == seat]
            for discards, layer in enumerate(reversed(state.known[seat])):
                held = Counter(die) + Counter(islice(gone, discards))
                assert Counter(layer) <= held, f"player {seat}, {discards} discards ago"


@pytest.mark.proves("lucky-lions", "1.7")
def test_memory_starts_afresh_when_the_discards_are_drawn_again() -> None:
    options = LuckyLionsOptions(longer=True)
    state = state_with("lion", "panda", market=FEW, options=options, discards=[(0, "fox"), (1, "fox"), (1, "fox")])
    state.known = [[[1], [0]], [[1], [1], [2]]]
    fight(state, "A", 1)
    state.apply(0, state.legal(0)[1])
    assert state.discards == []
    assert state.view(1).dice[0].known == (("lion",),)
    assert state.view(1).dice[1].known == (("panda",),)
