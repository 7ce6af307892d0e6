"""1: players, dice, the pile, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from menagerie.core.contract import BadSetup
from menagerie.core.generator import Generator
from menagerie.core.words import words_for
from menagerie.games.lucky_lions import GAME
from menagerie.games.lucky_lions.actions import Choose
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.cards import animal_cards
from tests.games.lucky_lions.positions import cards, fight, kinds, new, play_out, state_with, zoo

WILD = LuckyLionsOptions(wild_animals=True)
BASE = {"lion": 9, "fox": 6, "panda": 6, "flamingo": 6, "dolphin": 6}


@pytest.mark.proves("lucky-lions", "1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play(players: int) -> None:
    assert len(new(players).dice) == players
    assert len(new(players, WILD).dice) == players


@pytest.mark.proves("lucky-lions", "1.1")
def test_six_need_the_wild_animals() -> None:
    with pytest.raises(BadSetup, match="six") as refused:
        GAME.new(6)
    assert refused.value.reason == "setup-six-need-wild"
    assert "36" in words_for(GAME, "en").problem(refused.value)
    state = new(6, WILD)
    assert [len(die) for die in state.dice] == [6] * 6
    assert len(state.pile) == 43 - 36


@pytest.mark.proves("lucky-lions", "1.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 7])
@pytest.mark.parametrize("wild", [False, True])
def test_nobody_plays_alone_nor_seven_together(players: int, wild: bool) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.new(players, LuckyLionsOptions(wild_animals=wild))
    assert refused.value.reason == "bad-player-count"
    assert refused.value.facts["players"] == players


@pytest.mark.proves("lucky-lions", "1.5")
def test_there_are_33_animal_cards() -> None:
    for players in (2, 5):
        state = new(players)
        held = Counter(cards([*state.pile, *(kind for die in state.dice for kind in die)]))
        assert held == BASE
        assert held.total() == 33
    assert animal_cards(False) == (9, 6, 6, 6, 6, 0, 0, 0, 0, 0)


@pytest.mark.proves("lucky-lions", "7.1")
def test_two_wild_cards_of_each_animal_join() -> None:
    state = new(3, WILD)
    held = Counter(cards([*state.pile, *(kind for die in state.dice for kind in die)]))
    assert held == {**BASE, **{f"wild-{animal}": 2 for animal in BASE}}
    assert held.total() == 43


@pytest.mark.proves("lucky-lions", "1.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_gets_six_cards_and_the_rest_is_the_pile(players: int) -> None:
    state = new(players)
    assert [len(die) for die in state.dice] == [6] * players
    assert len(state.pile) == 33 - 6 * players
    assert state.view(0).pile == len(state.pile)


@pytest.mark.proves("lucky-lions", "1.4")
def test_dice_are_random() -> None:
    # Of 33 cards 9 are lions, so six cards hold 1.64 of them on average; every seat gets its share.
    lions = [0, 0, 0]
    for seed in range(600):
        for seat, die in enumerate(new(3, seed=seed).dice):
            lions[seat] += die.count(0)
    for count in lions:
        assert 1.45 < count / 600 < 1.82


@pytest.mark.proves("lucky-lions", "1.6")
def test_the_first_player_is_random() -> None:
    starts = Counter(new(3, seed=seed).active for seed in range(600))
    assert set(starts) == {0, 1, 2}
    assert min(starts.values()) > 150
    assert all(new(3, seed=seed).waiting_on == (new(3, seed=seed).active,) for seed in range(10))


@pytest.mark.proves("lucky-lions", "1.6", "3.11")
def test_turns_go_clockwise() -> None:
    many = [zoo(name) for name in "ABCDEFG"]
    state = state_with("lion", "fox", "fox", market=many[:4], zoo_deck=many[4:], active=1)
    turns = []
    for name in "ABCDE":
        turns.append(state.active)
        fight(state, name, (state.active + 1) % 3 if state.active else 1)
        if state.step == "award":
            state.apply(state.active, state.legal(state.active)[0])
    assert turns == [1, 2, 0, 1, 2]
    assert state.turn == 6


@pytest.mark.proves("lucky-lions", "1.9")
@pytest.mark.parametrize("players", [2, 5])
def test_the_plain_game_never_uses_the_pile(players: int) -> None:
    for seed in range(20):
        state = new(players, seed=seed)
        spare = list(state.pile)
        play_out(state, Generator(f"pile {seed}"))
        assert state.result() is not None
        assert state.pile == spare


@pytest.mark.proves("lucky-lions", "1.9", "1.4")
def test_nobody_sees_the_pile() -> None:
    state = new(4)
    before = [state.view(seat) for seat in (None, 0, 1, 2, 3)]
    assert len(set(state.pile)) > 1
    state.pile = sorted(state.pile)[::-1] if state.pile != sorted(state.pile)[::-1] else sorted(state.pile)
    assert [state.view(seat) for seat in (None, 0, 1, 2, 3)] == before


@pytest.mark.proves("lucky-lions", "7.2")
def test_base_cards_have_no_powers_whatever_the_expansion() -> None:
    # Lion against lion: a wild lion would win the tie. Dolphin: a wild one would end the battle.
    for animal in BASE:
        state = state_with(animal, animal, market=[zoo("A", "lion fox", 2), zoo("B")], options=WILD, pile="lion")
        state.apply(0, Choose("A"))
        assert state.step == "award"
        assert state.tied == [0, 1]
        assert state.dice == [kinds(animal), kinds(animal)]
