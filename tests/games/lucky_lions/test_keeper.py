"""The keeper: sensible in every kind of decision, better than random, and using nothing but its view."""

from __future__ import annotations

from math import sqrt

import pytest

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Reason, observe
from menagerie.core.words import LANGUAGES, words_for
from menagerie.games.lucky_lions import GAME
from menagerie.games.lucky_lions.actions import (
    Award,
    Challenge,
    Choose,
    Discard,
    DrawInstead,
    Exclude,
    Keep,
    LuckyLionsAction,
    NameDiscarder,
    Pick,
    Replace,
    Reroll,
    Stand,
    Swap,
    Take,
)
from menagerie.games.lucky_lions.bots.keeper import Keeper
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.position import AWARD, NAME_DISCARDER
from menagerie.games.lucky_lions.rules.state import LuckyLionsState
from tests.games.lucky_lions.positions import fight, kinds, new, play, state_with, zoo

WILD = LuckyLionsOptions(wild_animals=True)
BUSY = LuckyLionsOptions(busy_zoo=True)
EXPANSIONS = LuckyLionsOptions(busy_zoo=True, wild_animals=True)
VARIANTS = LuckyLionsOptions(more_decisions=True, no_shuffle=True, longer=True)
EVERYTHING = LuckyLionsOptions(more_decisions=True, no_shuffle=True, longer=True, busy_zoo=True, wild_animals=True)


def choice(state: LuckyLionsState, seat: int = 0) -> Choice[LuckyLionsAction]:
    return Keeper(Generator("keeper")).choose(observe(state, seat))


def answer(state: LuckyLionsState, seat: int = 0) -> LuckyLionsAction:
    return choice(state, seat).action


def spoken(reason: Reason) -> str:
    return words_for(GAME, "en", ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")).reason(reason)


# --- one decision at a time


def test_it_picks_the_battle_it_wins() -> None:
    """Everybody has seen foxes in Cleo's die; only on C do lions beat them, two arrows to one."""
    state = state_with(
        "lion lion lion", "fox fox panda", "fox fox fox", pile="panda dolphin flamingo",
        market=[zoo("A", "fox dolphin", 3), zoo("B", "fox panda lion", 3), zoo("C", "lion panda fox", 2)],
    )  # fmt: skip
    state.known[1] = [kinds("fox fox panda")]
    state.known[2] = [kinds("fox fox fox")]
    chosen = choice(state)
    assert chosen.action == Choose("C")
    assert spoken(chosen.reason) == "Against Cleo my die almost always wins. The card is worth 2 points."
    state.apply(0, chosen.action)
    assert answer(state) == Challenge(2)


def test_it_avoids_the_rival_who_is_about_to_win() -> None:
    """The same odds against both, but Ben would win the game with the points."""
    state = state_with("lion fox", "panda dolphin", "panda dolphin", market=[zoo("A", score=2)], scores=(0, 8, 0))
    for seat in (1, 2):
        state.known[seat] = [kinds("panda dolphin")]
    state.apply(0, Choose("A"))
    assert answer(state) == Challenge(2)


def test_people_icons_count_only_in_a_busy_zoo() -> None:
    market = [zoo("A", people=True)]
    plain = state_with("lion", "fox", "panda", market=market)
    busy = state_with("lion", "fox", "panda", market=market, options=BUSY)
    assert choice(plain).reason.message == "reason-duel"
    assert choice(busy).reason.message == "reason-all"


@pytest.mark.parametrize(
    ("dice", "scores", "excluded"),
    [
        (("lion", "panda", "fox"), (0, 0, 0), 1),  # a lion beats a fox here, and a panda beats it
        (("dolphin", "lion", "panda"), (0, 0, 9), 2),  # both would beat a dolphin, but one has nine points
    ],
)
def test_it_keeps_the_right_one_from_rolling(dice: tuple[str, ...], scores: tuple[int, ...], excluded: int) -> None:
    card = zoo("A", "lion panda fox", 1, people=True, special="player-exclude")
    state = state_with(*dice, market=[card], options=BUSY, scores=scores)
    for seat in (1, 2):
        state.known[seat] = [state.dice[seat][:]]
    state.apply(0, Choose("A"))
    assert answer(state) == Exclude(excluded)


def test_it_picks_the_smaller_die_one_card_at_a_time() -> None:
    """5a: the two kinds that beat a fox."""
    options = LuckyLionsOptions(more_decisions=True)
    state = state_with("panda lion fox dolphin", "fox fox", market=[zoo("A", "lion dolphin")], options=options)
    state.known[1] = [kinds("fox fox")]
    state.apply(0, Choose("A"))
    first = answer(state)
    assert isinstance(first, Pick)
    state.apply(0, first)
    second = answer(state)
    assert isinstance(second, Pick)
    assert sorted([first.card, second.card]) == ["dolphin", "lion"]


def test_it_can_change_a_smaller_die_for_the_better() -> None:
    """5a.2: asked again while others still pick, it goes where it would have gone."""
    options = LuckyLionsOptions(more_decisions=True)
    state = state_with("panda lion fox dolphin", "fox fox fox", market=[zoo("A", "lion dolphin")], options=options)
    state.known[1] = [kinds("fox fox fox")]
    play(state, 0, Choose("A"), Pick("dolphin"), Pick("panda"))
    assert answer(state) == Swap("panda", "lion")


def test_a_queue_shows_what_lies_on_top() -> None:
    """5b: with the whole order known the next card is certain, own and foreign."""
    market = [zoo("A", "lion fox panda"), zoo("B", "fox lion panda", score=3)]
    state = state_with("fox lion", "panda fox", market=market, options=LuckyLionsOptions(no_shuffle=True))
    for seat, order in enumerate(("fox lion", "panda fox")):
        state.tail[seat] = kinds(order)
        state.known[seat] = [sorted(kinds(order))]
    # fox against panda: one arrow of three on A, so it loses there; two on B, so it wins
    assert spoken(choice(state).reason) == "Against Ben my die almost always wins. The card is worth 3 points."


def test_it_keeps_the_better_of_two_rolls() -> None:
    """6.15: against what the other one may keep."""
    state = state_with("lion dolphin", "fox", market=[zoo("A", "lion panda fox", special="double-roll")], options=BUSY)
    fight(state, "A", 1, rolls="dolphin lion fox fox")
    assert answer(state) == Keep("lion")


@pytest.mark.parametrize(
    ("shown", "wanted"),
    [("panda", Stand()), ("lion", Reroll())],
)
def test_a_fox_rolls_again_when_that_is_better(shown: str, wanted: LuckyLionsAction) -> None:
    """7.4: on fox, lion, panda a fox beats a panda and loses to a lion."""
    state = state_with("wild-fox panda", shown, market=[zoo("A", "fox lion panda")], options=WILD)
    fight(state, "A", 1, rolls=f"wild-fox {shown}")
    assert answer(state) == wanted


def test_a_panda_takes_the_card_it_wins_on() -> None:
    """7.8: the dearest one of those."""
    market = [zoo("A", "fox lion dolphin"), zoo("B", "panda fox", 1), zoo("C", "panda dolphin", 1),
              zoo("D", "panda lion", 2)]  # fmt: skip
    state = state_with("wild-panda", "fox", market=market, options=WILD)
    fight(state, "A", 1)
    chosen = choice(state)
    assert chosen.action == Replace("D")
    assert spoken(chosen.reason) == "With this card I win 2 points."


def test_it_takes_the_points_of_a_tie() -> None:
    state = state_with("lion lion fox", "lion", market=[zoo("A", score=2), zoo("B")])
    fight(state, "A", 1, rolls="lion lion")
    chosen = choice(state)
    assert chosen.action == Award(0)
    assert spoken(chosen.reason) == "It is a tie: I take the 2 points myself."


def test_a_slimmer_die_may_be_worth_more_than_a_point() -> None:
    """3.10: one dolphin spoils a die of lions, and every card to come is the lions'."""
    to_come = [zoo(f"C{i}", "lion panda fox", 3) for i in range(20)]
    state = state_with("lion dolphin", "lion fox fox fox fox fox", market=[zoo("A", "lion panda fox", 1), *to_come[:3]],
                  zoo_deck=to_come[3:])  # fmt: skip
    state.known[1] = [kinds("lion fox fox fox fox fox")]
    fight(state, "A", 1, rolls="lion lion")
    assert answer(state) == Award(1)
    state.apply(0, Award(1))
    assert answer(state) == Discard("dolphin")


def test_of_rivals_the_last_one_gets_the_card() -> None:
    """6.8, 6.9: it decides a tie of others."""
    state = state_with("dolphin", "lion lion", "lion lion", "lion lion", market=[zoo("A", people=True), zoo("B")],
                  options=BUSY, scores=(0, 6, 2, 4))  # fmt: skip
    state.apply(0, Choose("A"))
    assert state.step == AWARD
    assert answer(state) == Award(2)
    state.apply(0, Award(2))
    assert state.step == NAME_DISCARDER
    assert answer(state) == NameDiscarder(3)


def test_it_discards_the_card_that_wins_least() -> None:
    """3.8: over the cards that are still to come."""
    to_come = [zoo(f"C{i}", "panda lion fox", 2) for i in range(8)]
    state = state_with("lion fox dolphin", "lion fox panda", market=to_come[:4], zoo_deck=to_come[4:])
    fight(state, "C0", 1, rolls="fox fox")
    play(state, 0, Award(1))
    assert answer(state) == Discard("dolphin")


def test_points_that_win_the_game_are_taken() -> None:
    """5c.1: a die that never beats the lions of its rival would rather have other animals, but not then."""
    to_come = [zoo(f"C{i}", "lion fox panda", 1) for i in range(30)]
    options = LuckyLionsOptions(longer=True)
    for score, wanted in ((0, DrawInstead()), (9, Take())):
        state = state_with("dolphin", "lion", market=[zoo("A", "dolphin fox", 1), *to_come[:3]], zoo_deck=to_come[3:],
                      pile="lion lion lion panda panda fox", options=options, scores=(score, 0))  # fmt: skip
        fight(state, "A", 1)
        assert answer(state) == wanted


# --- whole games


def random_player(state: LuckyLionsState, seat: int, rng: Generator) -> LuckyLionsAction:
    return rng.choice(state.legal(seat))


def share_of_wins(players: int, options: LuckyLionsOptions, games: int) -> float:
    """How much of the games one keeper wins among random players, each seat in turn."""
    rng = Generator(f"keeper {players} {options}")
    won = 0.0
    for number in range(games):
        state = new(players, options, f"keeper {number}")
        seat = number % players
        keeper = Keeper(rng.spawn())
        while state.waiting_on:
            mover = rng.choice(state.waiting_on)
            action = keeper.choose(observe(state, mover)).action if mover == seat else random_player(state, mover, rng)
            state.apply(mover, action)
        result = state.result()
        assert result is not None
        won += (seat in result.winners) / len(result.winners)
    return won / games


@pytest.mark.parametrize(
    ("players", "options", "games"),
    [
        (2, LuckyLionsOptions(), 80),
        (3, LuckyLionsOptions(), 60),
        (4, LuckyLionsOptions(), 60),
        (5, LuckyLionsOptions(deck="fresh"), 60),
        (3, VARIANTS, 40),
        (4, BUSY, 40),
        (6, WILD, 70),
        (5, EXPANSIONS, 40),
        (4, EVERYTHING, 20),
    ],
)
def test_it_wins_clearly_more_than_its_share(players: int, options: LuckyLionsOptions, games: int) -> None:
    """At least three standard errors more than a random player would."""
    fair = 1 / players
    error = sqrt(fair * (1 - fair) / games)
    assert share_of_wins(players, options, games) > fair + 3 * error


def play_one_game(players: int, options: LuckyLionsOptions, seed: str) -> None:
    """The keeper answers every question, with a reason, and the same in any state with the same view."""
    rng = Generator(seed)
    state = new(players, options, seed)
    keeper = rng.below(players)
    asked = 0
    while state.waiting_on:
        mover = rng.choice(state.waiting_on)
        if mover != keeper:
            state.apply(mover, random_player(state, mover, rng))
            continue
        ties = rng.spawn()
        chosen = Keeper(ties.clone()).choose(observe(state, mover))
        assert chosen.action in state.legal(mover)
        assert all(words_for(GAME, language).reason(chosen.reason) for language in LANGUAGES)
        if asked % 4 == 0:
            guess = state.guess(mover, rng.spawn())
            assert Keeper(ties.clone()).choose(observe(guess, mover)) == chosen
        asked += 1
        state.apply(mover, chosen.action)
    assert asked


SETUPS = list(GAME.setups())


@pytest.mark.parametrize("number", range(0, len(SETUPS), 7))
def test_it_plays_with_some_options(number: int) -> None:
    play_one_game(*SETUPS[number], seed=f"walk {number}")


@pytest.mark.soak
@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_it_plays_with_all_options(number: int) -> None:
    play_one_game(*SETUPS[number], seed=f"walk {number}")


def test_the_registry_knows_it() -> None:
    assert GAME.bots["keeper"] is Keeper
