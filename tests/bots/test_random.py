"""The random bot, and the bots that are offered for a game."""

from typing import Any

import pytest

import menagerie
from menagerie.bots import RandomBot, best_bot, bots_for, levels, name_of_level
from menagerie.core.contract import AnyGame
from menagerie.core.generator import Generator
from menagerie.core.player import Observation
from menagerie.core.words import LANGUAGES, words_for

each_game = pytest.mark.parametrize("game", menagerie.all_games(), ids=lambda game: game.name)


class RecordingState:
    """A state that records which of its methods are called."""

    def __init__(self, legal: list[str]) -> None:
        self.calls: list[str] = []
        self._legal = legal

    def view(self, seat: int) -> str:
        self.calls.append(f"view {seat}")
        return "a view"

    def legal(self, seat: int) -> list[str]:
        self.calls.append(f"legal {seat}")
        return self._legal


def test_an_observation_is_made_when_asked_for_and_only_once() -> None:
    state: Any = RecordingState(["a", "b"])
    observation: Observation[Any, Any] = Observation(state, 3)
    assert state.calls == []
    assert (observation.view, observation.view) == ("a view", "a view")
    assert (observation.legal, observation.legal) == (["a", "b"], ["a", "b"])
    assert state.calls == ["view 3", "legal 3"]


def test_it_needs_no_view() -> None:
    state: Any = RecordingState(["a", "b"])
    assert RandomBot(Generator("x")).choose(Observation(state, 0)).action in ("a", "b")
    assert state.calls == ["legal 0"]


def test_it_takes_every_action_about_equally_often() -> None:
    state: Any = RecordingState(["a", "b", "c"])
    bot = RandomBot(Generator("fair"))
    taken = [bot.choose(Observation(state, 0)).action for _ in range(3000)]
    assert all(900 < taken.count(action) < 1100 for action in "abc")


def test_the_same_seed_gives_the_same_choices() -> None:
    state: Any = RecordingState([f"{n}" for n in range(50)])
    bots = [RandomBot(Generator(seed)) for seed in ("s", "s", "t")]
    chosen = [[bot.choose(Observation(state, 0)).action for _ in range(20)] for bot in bots]
    assert chosen[0] == chosen[1] != chosen[2]


@each_game
def test_it_plays_every_game_to_the_end(game: AnyGame) -> None:
    for players, options in list(game.setups())[::17]:
        state = game.start(players, options, "to the end")
        bots = [RandomBot(Generator(f"{seat}")) for seat in range(players)]
        while waiting := state.waiting_on:
            state.apply(waiting[0], bots[waiting[0]].choose(Observation(state, waiting[0])).action)
        assert state.result() is not None


@each_game
def test_every_level_is_a_bot_and_has_one_paw_more_than_the_one_below(game: AnyGame) -> None:
    offered = levels(game)
    assert 1 <= len(offered) <= 5
    assert offered.keys() <= bots_for(game).keys()
    assert list(offered.values()) == list(range(1, len(offered) + 1))
    assert best_bot(game) == list(offered)[-1]


@each_game
def test_a_level_is_also_named_by_its_paws(game: AnyGame) -> None:
    for name, paws in levels(game).items():
        assert name_of_level(game, f"{paws}") == name_of_level(game, name) == name
    assert name_of_level(game, "6") == "6"
    assert name_of_level(game, "0") == "0"


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_reasons_have_words(game: AnyGame, language: str) -> None:
    words = words_for(game, language)
    for legal in (["one"], ["one", "two"]):
        state: Any = RecordingState(legal)
        assert words.reason(RandomBot(Generator("x")).choose(Observation(state, 0)).reason)
