"""1.3, 2.3, 3.1, 3.2: the market, how it is refilled, and how it shrinks."""

from __future__ import annotations

import msgspec
import pytest

from menagerie.core.contract import BadSetup
from menagerie.games.lucky_lions import GAME
from menagerie.games.lucky_lions.actions import Award, Challenge, Choose, Discard, DrawInstead, Exclude, NameDiscarder
from menagerie.games.lucky_lions.events import Chosen
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from tests.games.lucky_lions.positions import PLAIN, fight, market, new, only, play, refusal, state_with, zoo, zoo_deck

FOUR = [zoo("A"), zoo("B"), zoo("C"), zoo("D")]
MORE = [zoo("E"), zoo("F"), zoo("G")]
WILD = LuckyLionsOptions(wild_animals=True, market=2)


@pytest.mark.proves("lucky-lions", "1.3")
def test_four_cards_lie_open() -> None:
    assert len(new(3).market) == 4
    assert len(new(3).view(None).market) == 4
    assert len(new(3).zoo_deck) == 22


@pytest.mark.proves("lucky-lions", "1.3a")
@pytest.mark.parametrize("size", [2, 3, 4, 5, 6])
def test_a_table_may_want_another_market(size: int) -> None:
    state = new(3, LuckyLionsOptions(market=size))
    top = state.deck.cards
    assert len(state.market) == size
    state.apply(state.active, Choose(top[state.market[0]].id))
    assert len(state.market) == size


@pytest.mark.proves("lucky-lions", "1.3a")
@pytest.mark.parametrize("size", [0, 1, 7])
def test_a_market_has_two_to_six_cards(size: int) -> None:
    with pytest.raises((msgspec.ValidationError, BadSetup)):
        GAME.new(3, LuckyLionsOptions(market=size))


@pytest.mark.proves("lucky-lions", "3.1")
def test_the_active_player_picks_a_card_of_the_market() -> None:
    state = state_with("lion", "fox", "fox", market=FOUR, zoo_deck=MORE, active=1)
    assert state.waiting_on == (1,)
    assert state.legal(1) == [Choose("A"), Choose("B"), Choose("C"), Choose("D")]
    assert state.legal(0) == state.legal(2) == []
    violation = refusal(state, 1, Choose("E"))
    assert (violation.paragraph, violation.reason) == ("3.1", "refusal-not-in-market")
    assert violation.facts == {"card": "E", "cards": 4}
    assert violation.instead in state.legal(1)


@pytest.mark.proves("lucky-lions", "3.1")
def test_a_refusal_repeats_no_more_than_twenty_letters_of_a_name() -> None:
    state = state_with("lion", "fox", "fox", market=FOUR)
    assert refusal(state, 0, Choose("x" * 50)).facts == {"card": "x" * 20, "cards": 4}


@pytest.mark.proves("lucky-lions", "3.2", "3.2a")
def test_the_place_is_refilled_before_the_battle() -> None:
    state = state_with("lion", "fox", "fox", market=FOUR, zoo_deck=MORE)
    chosen = only(state.apply(0, Choose("B")), Chosen)
    assert (chosen.seat, chosen.card.id, chosen.refill and chosen.refill.id) == (0, "B", "E")
    assert state.step == "challenge"
    assert market(state) == ["A", "E", "C", "D"]
    assert zoo_deck(state) == ["F", "G"]


@pytest.mark.proves("lucky-lions", "3.1", "3.2")
def test_everybody_sees_the_card_that_was_chosen_at_once() -> None:
    state = state_with("lion", "fox", "fox", market=FOUR, zoo_deck=MORE)
    state.apply(0, Choose("B"))
    for seat in (None, 0, 1, 2):
        battle = state.view(seat).battle
        assert battle is not None, "the opponent is chosen after everybody has seen the zoo card"
        assert battle.zoo == FOUR[1]
        assert battle.battlers == ()


@pytest.mark.proves("lucky-lions", "2.3")
def test_the_market_shrinks_when_the_deck_is_empty() -> None:
    state = state_with("lion", "fox", market=FOUR[:3], options=PLAIN)
    chosen = only(fight(state, "B", 1), Chosen)
    assert (chosen.card.id, chosen.refill) == ("B", None)
    assert market(state) == ["A", "C"]
    assert state.step == "choose"
    assert state.legal(1) == [Choose("A"), Choose("C")]
    fight(state, "A", 0)
    assert market(state) == ["C"]
    assert state.result() is None


@pytest.mark.proves("lucky-lions", "2.3")
def test_cards_from_under_the_deck_fill_the_market_at_the_next_turn() -> None:
    state = state_with("wild-dolphin", "fox", market=FOUR[:2], options=WILD, pile="lion lion")
    fight(state, "A", 1)
    assert state.turn == 2
    assert market(state) == ["B", "A"]
    assert zoo_deck(state) == []
    assert state.legal(1) == [Choose("B"), Choose("A")]


@pytest.mark.proves("lucky-lions", "2.3")
def test_a_card_under_the_deck_waits_its_turn() -> None:
    state = state_with("wild-dolphin", "fox", market=FOUR[:2], zoo_deck=FOUR[2:3], options=WILD, pile="lion lion")
    fight(state, "A", 1)
    assert market(state) == ["C", "B"]
    assert zoo_deck(state) == ["A"]
    assert [card.id for card in state.view(1).buried] == ["A"]


@pytest.mark.proves("lucky-lions", "2.3", "5c.1")
def test_a_refused_last_card_comes_back() -> None:
    longer = LuckyLionsOptions(longer=True)
    state = state_with("lion", "lion fox", market=[zoo("A", "lion fox")], pile="fox fox", options=longer)
    play(state, 0, Choose("A"), rolls="lion lion")
    state.apply(0, Award(0))
    state.apply(0, DrawInstead())
    assert market(state) == []
    assert zoo_deck(state) == ["A"]
    state.apply(1, Discard("fox"))
    assert market(state) == ["A"]
    assert state.legal(1) == [Choose("A")]


@pytest.mark.proves("lucky-lions", "3.3")
def test_any_other_player_may_be_challenged() -> None:
    state = state_with("lion", "fox", "fox", "fox", market=FOUR, active=2)
    state.apply(2, Choose("A"))
    assert state.legal(2) == [Challenge(0), Challenge(1), Challenge(3)]
    own = refusal(state, 2, Challenge(2))
    assert (own.paragraph, own.reason, own.instead) == ("3.3", "refusal-own-opponent", Challenge(1))
    nobody = refusal(state, 2, Challenge(4))
    assert (nobody.paragraph, nobody.reason) == ("3.3", "refusal-no-such-player")
    assert nobody.facts == {"number": 5, "players": 4}
    assert nobody.instead == Challenge(3)
    state.apply(2, Challenge(0))
    assert state.turn == 2


@pytest.mark.proves("lucky-lions", "1.1", "3.3", "6.9", "6.12")
def test_six_players_may_all_be_challenged_kept_out_and_named() -> None:
    options = LuckyLionsOptions(busy_zoo=True, wild_animals=True)
    cards = [zoo("A"), zoo("B", people=True), zoo("C", people=True, special="player-exclude")]
    state = state_with(*["lion fox"] * 6, market=cards, options=options)
    duel, everybody, but_one = state.clone(), state.clone(), state.clone()
    duel.apply(0, Choose("A"))
    assert duel.legal(0) == [Challenge(seat) for seat in range(1, 6)]
    but_one.apply(0, Choose("C"))
    assert but_one.legal(0) == [Exclude(seat) for seat in range(6)]
    play(everybody, 0, Choose("B"), rolls="lion lion lion lion lion lion")
    assert everybody.legal(0) == [Award(seat) for seat in range(6)]
    everybody.apply(0, Award(0))
    assert everybody.legal(0) == [NameDiscarder(seat) for seat in range(1, 6)]


@pytest.mark.proves("lucky-lions", "3.3")
def test_with_two_players_the_opponent_is_not_asked_for() -> None:
    state = state_with("lion", "fox", market=FOUR, active=1)
    state.apply(1, Choose("A"))
    assert state.turn == 2, "fought out without another question"
