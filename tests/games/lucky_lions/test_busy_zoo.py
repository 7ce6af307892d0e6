"""6: battles of many, and the six kinds of special zoo cards."""

from __future__ import annotations

import pytest

from menagerie.games.lucky_lions import GAME
from menagerie.games.lucky_lions.actions import Award, Challenge, Choose, Exclude, Keep
from menagerie.games.lucky_lions.events import Compared, Gathered, Kept, Ready, Rolled
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.best_animal import best_animals
from menagerie.games.lucky_lions.rules.cards import ZooCard
from menagerie.games.lucky_lions.rules.state import LuckyLionsState
from tests.games.lucky_lions.positions import (
    PLAIN,
    fight,
    kinds,
    only,
    play,
    refusal,
    rolled,
    state_with,
    zoo,
)

BUSY = LuckyLionsOptions(busy_zoo=True)
REST = [zoo("B"), zoo("C"), zoo("D")]
ICON = zoo("A", "fox dolphin flamingo lion panda", 2, people=True)
TWICE = zoo("T", "lion fox panda", special="double-roll")


def many(*dice: str, card: ZooCard, active: int = 0) -> LuckyLionsState:
    """The active player has chosen the card."""
    state = state_with(*dice, market=[card, *REST], options=BUSY, active=active)
    state.apply(active, Choose(card.id))
    return state


def winners(card: ZooCard, *dice: str) -> tuple[int, ...]:
    """Who wins when all show these animals: in a battle of two, or of all where the card has the icon."""
    state = state_with(*dice, market=[card, *REST], options=BUSY)
    return only(play(state, 0, Choose(card.id)), Compared).best_seats


@pytest.mark.proves("lucky-lions", "6.2")
def test_with_a_people_icon_all_roll() -> None:
    state = state_with("lion", "fox", "panda", "fox", market=[ICON, *REST], options=BUSY, active=2)
    events = state.apply(2, Choose("A"))
    assert only(events, Gathered) == Gathered(2, None)
    assert [event.seat for event in events if isinstance(event, Rolled)] == [2, 3, 0, 1]
    assert state.step != "challenge"


@pytest.mark.proves("lucky-lions", "6.2")
def test_without_the_icon_an_opponent_is_picked() -> None:
    state = many("lion", "fox", "panda", card=zoo("A"))
    assert state.legal(0) == [Challenge(1), Challenge(2)]


@pytest.mark.proves("lucky-lions", "6.3")
def test_the_icon_means_nothing_without_busy_zoo() -> None:
    state = state_with("lion", "fox", "panda", market=[ICON, *REST], options=PLAIN)
    state.apply(0, Choose("A"))
    assert state.legal(0) == [Challenge(1), Challenge(2)]
    assert len(rolled(state.apply(0, Challenge(2)))) == 2


@pytest.mark.proves("lucky-lions", "6.4", "6.5", "6.8")
def test_the_example_of_the_gaps_at_the_table() -> None:
    state = state_with("flamingo", "fox", "panda", "panda", market=[ICON, *REST], options=BUSY, active=3)
    events = state.apply(3, Choose("A"))
    assert sorted(only(events, Compared).best_seats) == [0, 1]
    assert state.tied == [0, 1]
    assert state.legal(3) == [Award(0), Award(1)]


@pytest.mark.proves("lucky-lions", "6.6")
def test_one_kind_alone_on_the_cycle_at_the_table() -> None:
    card = zoo("A", "lion fox", people=True)
    assert winners(card, "panda", "fox", "dolphin") == (1,)
    assert winners(card, "panda", "dolphin", "flamingo") == (0, 1, 2)


@pytest.mark.proves("lucky-lions", "6.10")
def test_autowin_lets_the_named_animal_win() -> None:
    duel = zoo("A", "", special="autowin", named="panda", arrows=3)
    group = zoo("A", "", special="autowin", named="panda", arrows=3, people=True)
    assert winners(duel, "panda", "lion") == (0,)
    assert winners(duel, "lion", "panda") == (1,)
    assert winners(duel, "panda", "panda") == (0, 1)
    assert winners(duel, "lion", "fox") == (0, 1)
    assert winners(group, "lion", "panda", "fox", "panda") == (1, 3)
    assert winners(group, "lion", "lion", "fox") == (0, 1, 2)


@pytest.mark.proves("lucky-lions", "6.11")
def test_autolose_lets_all_others_win() -> None:
    duel = zoo("A", "", special="autolose", named="panda", arrows=3)
    group = zoo("A", "", special="autolose", named="panda", arrows=3, people=True)
    assert winners(duel, "panda", "lion") == (1,)
    assert winners(duel, "lion", "fox") == (0, 1)
    assert winners(duel, "panda", "panda") == (0, 1)
    assert winners(group, "panda", "lion", "panda", "panda") == (1,), "alone"
    assert winners(group, "lion", "panda", "fox") == (0, 2)
    assert winners(group, "panda", "panda", "panda") == (0, 1, 2)


@pytest.mark.proves("lucky-lions", "6.10", "6.11")
def test_the_cycle_of_such_cards_is_not_used() -> None:
    # Even if arrows stood there in full: lion beats panda, dolphin is missing.
    cycle = "lion fox panda"
    assert winners(zoo("A", cycle, special="autowin", named="dolphin"), "lion", "panda") == (0, 1)
    assert winners(zoo("A", cycle, special="autowin", named="dolphin"), "lion", "dolphin") == (1,)
    assert winners(zoo("A", cycle, special="autolose", named="lion"), "lion", "dolphin") == (1,)
    assert winners(zoo("A", cycle, special="autolose", named="dolphin"), "lion", "panda") == (0, 1)


OUT = zoo("X", "lion fox panda", people=True, special="player-exclude")


@pytest.mark.proves("lucky-lions", "6.12")
def test_the_active_player_names_anyone_before_the_roll() -> None:
    state = many("lion", "fox", "panda", "fox", card=OUT, active=1)
    assert (state.step, state.waiting_on) == ("exclude", (1,))
    assert state.rolled == [[], [], [], []]
    assert state.legal(1) == [Exclude(0), Exclude(1), Exclude(2), Exclude(3)]
    nobody = refusal(state, 1, Exclude(4))
    assert (nobody.paragraph, nobody.facts, nobody.instead) == ("6.12", {"number": 5, "players": 4}, Exclude(3))
    for excluded in range(4):
        events = state.clone().apply(1, Exclude(excluded))
        assert only(events, Gathered) == Gathered(1, excluded)
        order = [event.seat for event in events if isinstance(event, Rolled)]
        assert order == [seat for seat in (1, 2, 3, 0) if seat != excluded]


@pytest.mark.proves("lucky-lions", "6.12")
def test_who_is_kept_out_cannot_win() -> None:
    state = many("lion", "panda", "dolphin", card=OUT)
    events = state.apply(0, Exclude(0))
    assert only(events, Compared).best_seats == (1,)


@pytest.mark.proves("lucky-lions", "6.12")
def test_with_two_players_nobody_is_kept_out() -> None:
    state = state_with("lion", "panda", market=[OUT, *REST], options=BUSY)
    events = state.apply(0, Choose("X"))
    assert only(events, Gathered) == Gathered(0, None)
    assert rolled(events) == ["lion", "panda"]


@pytest.mark.proves("lucky-lions", "6.13")
def test_the_first_named_beats_the_second() -> None:
    # By the cycle the flamingo would win, 3:1.
    card = zoo("A", "dolphin panda flamingo fox", special="extra-rule", named="panda flamingo")
    assert winners(zoo("A", "dolphin panda flamingo fox"), "panda", "flamingo") == (1,)
    assert winners(card, "panda", "flamingo") == (0,)
    assert winners(card, "flamingo", "panda") == (1,)


@pytest.mark.proves("lucky-lions", "6.13")
@pytest.mark.parametrize("cycle", ["lion fox", "lion dolphin", "panda fox"])
def test_it_goes_before_the_cycle_also_for_missing_animals(cycle: str) -> None:
    card = zoo("A", cycle, special="extra-rule", named="panda dolphin")
    assert winners(card, "panda", "dolphin") == (0,)
    assert winners(card, "dolphin", "panda") == (1,)


@pytest.mark.proves("lucky-lions", "6.13")
def test_otherwise_the_cycle_counts() -> None:
    card = zoo("A", "dolphin panda flamingo fox", special="extra-rule", named="panda flamingo")
    assert winners(card, "panda", "panda") == (0, 1)
    assert winners(card, "panda", "dolphin") == (0,)
    assert winners(card, "lion", "flamingo") == (1,)
    # In a battle of three the text says nothing: dolphin 1, panda 1, flamingo 2.
    state = state_with("lion", "lion", market=[card, *REST], options=BUSY)
    deck = state.deck
    assert best_animals(deck.special[0], deck.named[0], deck.places[0], 4, kinds("panda flamingo dolphin")) == [1]


@pytest.mark.proves("lucky-lions", "6.13")
def test_a_battle_of_two_may_be_what_is_left_of_many() -> None:
    card = zoo("A", "dolphin panda flamingo fox", people=True, special="extra-rule", named="panda flamingo")
    assert winners(card, "panda", "flamingo") == (0,)


@pytest.mark.proves("lucky-lions", "6.15")
def test_all_roll_twice_and_choose_at_the_same_time() -> None:
    state = state_with("lion fox", "panda", "fox panda", market=[TWICE, *REST], options=BUSY)
    events = play(state, 0, Choose("T"), Challenge(2), rolls="lion fox panda fox")
    assert [(event.seat, event.card) for event in events if isinstance(event, Rolled)] == [
        (0, "lion"),
        (0, "fox"),
        (2, "panda"),
        (2, "fox"),
    ]
    assert (state.step, state.waiting_on) == ("keep", (0, 2))
    for seat in (None, 0, 1, 2):
        battle = state.view(seat).battle
        assert battle is not None
        assert battle.rolled == (("lion", "fox"), (), ("panda", "fox")), "both results are open"
    assert state.legal(0) == [Keep("lion"), Keep("fox")]
    wrong = refusal(state, 0, Keep("panda"))
    assert (wrong.paragraph, wrong.reason, wrong.facts) == ("6.15", "refusal-not-rolled", {"card": "panda"})
    state.apply(2, Keep("panda"))
    done = state.apply(0, Keep("lion"))
    assert [event for event in done if isinstance(event, Kept) and event.open] == [
        Kept(0, "lion", True),
        Kept(2, "panda", True),
    ]
    assert only(done, Compared).best_seats == (0,)


@pytest.mark.proves("lucky-lions", "6.15")
def test_the_choice_is_secret_and_changeable_until_the_last() -> None:
    state = state_with("lion fox", "panda", "fox panda", market=[TWICE, *REST], options=BUSY)
    play(state, 0, Choose("T"), Challenge(2), rolls="lion fox panda fox")
    other_state = state.clone()
    events = state.apply(2, Keep("panda"))
    other_state.apply(2, Keep("fox"))
    assert only(events, Ready) == Ready(2)
    for seat in (None, 0, 1):
        assert state.view(seat) == other_state.view(seat)
        assert GAME.redact(only(events, Kept), seat) is None
    assert state.view(2) != other_state.view(2)
    point = state.point(2)
    again = state.apply(2, Keep("fox"))
    assert [GAME.redact(event, 0) for event in again] == [None]
    assert state.point(2) == point
    assert only(state.apply(0, Keep("fox")), Compared).best_seats == (0, 2)


@pytest.mark.proves("lucky-lions", "6.15")
def test_the_same_kind_twice_leaves_nothing_to_choose() -> None:
    state = state_with("lion fox", "panda", market=[TWICE, *REST], options=BUSY)
    fight(state, "T", 1, "lion fox panda panda")
    assert state.waiting_on == (0,)
    assert refusal(state, 1, Keep("panda")).reason == "refusal-not-asked"
    alone = state_with("lion", "panda", market=[TWICE, *REST], options=BUSY)
    assert rolled(fight(alone, "T", 1)) == ["lion", "lion", "panda", "panda"], "the first card goes back first"
    assert alone.turn == 2


@pytest.mark.proves("lucky-lions", "6.15")
def test_the_first_card_may_come_again() -> None:
    state = state_with("lion fox", "panda", market=[TWICE, *REST], options=BUSY)
    assert rolled(fight(state, "T", 1, "lion lion panda panda"))[:2] == ["lion", "lion"]


@pytest.mark.proves("lucky-lions", "6.15")
def test_a_wild_card_and_a_base_card_of_one_animal_are_two_kinds() -> None:
    both = LuckyLionsOptions(busy_zoo=True, wild_animals=True)
    state = state_with("lion wild-lion", "panda", market=[TWICE, *REST], options=both)
    fight(state, "T", 1, "lion wild-lion panda panda")
    assert state.legal(0) == [Keep("lion"), Keep("wild-lion")]
