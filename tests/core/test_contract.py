"""The contract's own pieces: names on the wire, set-ups, refusals, the nearest alternative."""

import msgspec
import pytest

import menagerie
from menagerie.core.contract import Action, BadSetup, Refused, Result, Standing, kebab, nearest
from menagerie.core.registry import UnknownGame
from menagerie.games.lucky_lions.actions import Challenge, Choose, Reroll
from menagerie.games.lucky_lions.options import LuckyLionsOptions


class Bid(Action, frozen=True):
    coins: int
    colour: str = "red"


class PassBy(Action, frozen=True):
    pass


def test_names_on_the_wire() -> None:
    assert kebab("DrawInstead") == "draw-instead"
    assert msgspec.json.encode(PassBy()) == b'{"type":"pass-by"}'


def test_an_action_with_a_field_too_many_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"bid","coins":3,"colour":"red","cheat":1}', type=Bid | PassBy)


def test_nearest_prefers_the_same_kind_and_then_the_closest_figure() -> None:
    legal: list[Action] = [PassBy(), Bid(0), Bid(3), Bid(4, "blue")]
    assert nearest(Bid(7), legal) == Bid(3)
    assert nearest(Bid(9, "blue"), legal) == Bid(4, "blue")
    assert nearest(PassBy(), legal[1:]) == Bid(0)
    assert nearest(Bid(1), []) is None


def test_a_refusal_changes_nothing_and_says_why() -> None:
    state = menagerie.game("lucky-lions").new(3, seed="refusal")
    seat = state.waiting_on[0]
    with pytest.raises(Refused) as refused:
        state.apply(seat, Choose("Z99"))
    violation = refused.value.violation
    assert violation.paragraph == "3.1"
    assert violation.facts == {"card": "Z99", "cards": 4}
    assert violation.instead in state.legal(seat)


@pytest.mark.parametrize("action", [Challenge(1), Reroll()])
def test_another_seat_is_told_whom_we_wait_for(action: Action) -> None:
    state = menagerie.game("lucky-lions").new(3, seed="refusal")
    asked = state.waiting_on[0]
    violation = state.check((asked + 1) % 3, action)
    assert violation is not None
    assert violation.facts == {"asked_seat": asked}


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 100])
def test_impossible_player_counts(players: int) -> None:
    with pytest.raises(BadSetup, match="2 to 6 players"):
        menagerie.game("lucky-lions").new(players)


def test_options_hold_their_bounds_however_they_are_built() -> None:
    with pytest.raises(BadSetup, match="market"):
        menagerie.game("lucky-lions").new(3, LuckyLionsOptions(market=9))


def test_a_number_stands_for_its_digits_as_a_seed() -> None:
    game = menagerie.game("lucky-lions")
    assert game.new(2, seed=42).snapshot() == game.new(2, seed="42").snapshot()
    assert game.new(2, seed=42).snapshot() != game.new(2, seed="43").snapshot()


def test_winners_are_those_of_the_first_rank() -> None:
    result = Result((Standing(0, 1, 9), Standing(1, 3, 2), Standing(2, 1, 9)), "ending-no-cards")
    assert result.winners == (0, 2)
    assert result.scores == (9, 2, 9)


@pytest.mark.parametrize("name", ["lucky-lions", "Lucky Lions", "lucky_lions", " LUCKY-LIONS "])
def test_games_are_found_however_people_type_them(name: str) -> None:
    assert menagerie.game(name).name == "lucky-lions"


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="lucky-lions") as unknown:
        menagerie.game("unlucky-lions")
    assert unknown.value.name == "unlucky-lions"
