"""The rules of Peanuts, paragraph by paragraph."""

from __future__ import annotations

import msgspec
import pytest

from menagerie.core.contract import BadSetup, Refused, Result, RuleViolation
from menagerie.core.generator import Generator
from menagerie.core.player import Reason, observe
from tests.peanuts import GAME
from tests.peanuts.actions import Choose, KeepStill, PeanutsAction
from tests.peanuts.bots.appraiser import Appraiser
from tests.peanuts.events import Chose, Ended, Opened, PeanutsEvent, Ready, Stolen, TurnedUp, Won
from tests.peanuts.options import PeanutsOptions
from tests.peanuts.rules.position import NO_TREAT, STILL
from tests.peanuts.rules.resolve import winner_of
from tests.peanuts.rules.state import PeanutsState, deal


def table(*hands: list[int], rounds: int = 3, treat: int = 4, deck: tuple[int, ...] = (1, 2, 3)) -> PeanutsState:
    """A first round with these hands."""
    state = PeanutsState(len(hands), rounds, Generator("rules"))
    state.hands = [sorted(hand) for hand in hands]
    state.round, state.treat, state.deck = 1, treat, list(deck)
    return state


def play(state: PeanutsState, *bags: int) -> list[PeanutsEvent]:
    """A whole round, in seat order; the events of the last choice."""
    for seat, bag in enumerate(bags):
        events = state.apply(seat, KeepStill() if bag == STILL else Choose(bag))
    return events


def refusal(state: PeanutsState, seat: int, action: PeanutsAction) -> RuleViolation:
    with pytest.raises(Refused) as refused:
        state.apply(seat, action)
    return refused.value.violation


def final(*elephants: tuple[list[int], list[int]]) -> Result:
    """The result of elephants who won these treats and kept these bags."""
    state = table(*(kept for _, kept in elephants), treat=NO_TREAT)
    state.won = [won for won, _ in elephants]
    result = state.result()
    assert result is not None
    return result


@pytest.mark.proves("peanuts", "1.1")
def test_two_to_four_play_three_to_six_rounds() -> None:
    assert {len(GAME.new(players).waiting_on) for players in (2, 3, 4)} == {2, 3, 4}
    for players in (1, 5):
        with pytest.raises(BadSetup, match="2 to 4"):
            GAME.new(players)
    assert PeanutsOptions().rounds == 5
    for rounds in (2, 7):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"rounds": rounds}, PeanutsOptions)
        with pytest.raises(BadSetup):
            GAME.new(2, PeanutsOptions(rounds=rounds))


@pytest.mark.proves("peanuts", "1.1")
def test_a_seat_that_is_not_there_is_refused() -> None:
    state = table([1, 2], [3, 4])
    assert refusal(state, 2, Choose(3)) == RuleViolation("1.1", "refusal-no-such-seat", {"players": 2})
    assert refusal(state, -1, Choose(3)).paragraph == "1.1"


@pytest.mark.proves("peanuts", "1.2")
def test_every_elephant_is_dealt_two_bags_more_than_there_are_rounds() -> None:
    state = deal(3, 4, "seed")
    assert [len(hand) for hand in state.hands] == [6, 6, 6]
    bags = sorted([*state.larder, *(bag for hand in state.hands for bag in hand)])
    assert bags == [size for size in (1, 2, 3, 4, 5, 6, 7, 8, 9) for _ in range(4)]
    assert deal(3, 4, "another seed").hands != state.hands


@pytest.mark.proves("peanuts", "1.2")
def test_hands_are_for_their_owners_only() -> None:
    state = table([1, 2], [3, 4], [5, 6])
    assert state.view(1).hands == (None, (3, 4), None)
    assert state.view(None).hands == (None, None, None)


@pytest.mark.proves("peanuts", "1.3", "2.1")
def test_a_treat_is_turned_up_from_a_shuffled_deck() -> None:
    state = deal(2, 3, "seed")
    assert sorted([state.treat, *state.deck]) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert {deal(2, 3, f"{seed}").treat for seed in range(100)} == {1, 2, 3, 4, 5, 6, 7, 8}
    top = state.deck[-1]
    events = play(state, state.hands[0][0], state.hands[1][0])
    assert events[-1] == TurnedUp(2, top)
    assert (state.treat, state.round) == (top, 2)


@pytest.mark.proves("peanuts", "2.2")
def test_a_bag_is_chosen_in_secret_and_may_be_changed() -> None:
    state = table([1, 2], [3, 4])
    assert state.apply(0, Choose(1)) == [Chose(0, 1), Ready(0)]
    assert state.waiting_on == (1,)
    assert state.apply(0, Choose(2)) == [Chose(0, 2)]
    assert [GAME.redact(Chose(0, 2), seat) for seat in (0, 1, None)] == [Chose(0, 2), None, None]
    assert [state.view(seat).bag for seat in (0, 1, None)] == [2, None, None]
    assert state.apply(1, Choose(3))[2] == Opened((2, 3))


@pytest.mark.proves("peanuts", "2.2")
def test_only_a_bag_in_hand_can_be_chosen() -> None:
    state = table([1, 2, 2, 8], [3, 4])
    assert state.legal(0) == [Choose(1), Choose(2), Choose(8), KeepStill()]
    facts: dict[str, int | str] = {"bag": 6, "hand": "1, 2, 2, 8"}
    assert refusal(state, 0, Choose(6)) == RuleViolation("2.2", "refusal-not-in-hand", facts, Choose(8))


@pytest.mark.proves("peanuts", "2.3")
def test_the_biggest_bag_takes_the_treat() -> None:
    state = table([1, 2], [3, 9], [4, 5], treat=7)
    assert Won(1, 7) in play(state, 2, 9, 5)
    assert state.won == [[], [7], []]


@pytest.mark.proves("peanuts", "2.4")
@pytest.mark.parametrize(
    ("bags", "winner"),
    [([9, 9, 3], 2), ([9, 9, 3, 5], 3), ([4, 4], None), ([7, 7, 7], None), ([8, 8, 2, 2], None), ([2, 2, 8], 2)],
)
def test_equal_bags_take_nothing(bags: list[int], winner: int | None) -> None:
    assert winner_of(bags) == winner


@pytest.mark.proves("peanuts", "2.4")
def test_the_squirrels_take_what_nobody_does() -> None:
    state = table([1, 4], [3, 4], treat=6)
    assert Stolen(6) in play(state, 4, 4)
    assert (state.stolen, state.won) == ([6], [[], []])


@pytest.mark.proves("peanuts", "2.5")
def test_opened_bags_are_eaten() -> None:
    state = table([1, 2, 2], [3, 4, 5])
    play(state, 2, 5)
    assert state.hands == [[1, 2], [3, 4]]
    assert state.view(None).eaten == ((2,), (5,))
    assert refusal(state, 1, Choose(5)).paragraph == "2.2"


@pytest.mark.proves("peanuts", "2.6")
def test_an_elephant_that_keeps_still_takes_nothing_and_eats_nothing() -> None:
    state = table([1, 2], [3, 4], treat=6)
    assert state.apply(0, KeepStill()) == [Chose(0, STILL), Ready(0)]
    assert [state.view(seat).bag for seat in (0, 1)] == [STILL, None]
    assert state.apply(1, Choose(3))[2:4] == [Opened((STILL, 3)), Won(1, 6)]
    assert (state.hands, state.eaten) == ([[1, 2], [4]], [[], [3]])


@pytest.mark.proves("peanuts", "2.6")
def test_an_elephant_keeps_still_once_a_game() -> None:
    state = table([1, 2, 3], [4, 5, 6])
    play(state, STILL, 4)
    assert state.legal(0) == [Choose(1), Choose(2), Choose(3)]
    assert refusal(state, 0, KeepStill()) == RuleViolation("2.6", "refusal-still-before", instead=Choose(1))
    assert KeepStill() in state.legal(1)


@pytest.mark.proves("peanuts", "2.4", "2.6")
def test_the_squirrels_take_the_treat_where_all_keep_still() -> None:
    state = table([1, 4], [3, 4], treat=6)
    assert Stolen(6) in play(state, STILL, STILL)


@pytest.mark.proves("peanuts", "3.1")
def test_the_last_round_ends_the_game() -> None:
    state = table([1, 2, 3, 4, 5], [5, 6, 7, 8, 9], rounds=3)
    play(state, 1, 5)
    play(state, 2, 6)
    assert state.result() is None
    assert play(state, 3, 7)[-1] == Ended(((4, 5), (8, 9)))
    assert (state.waiting_on, state.legal(0), state.point(0)) == ((), [], None)
    assert refusal(state, 0, Choose(4)) == RuleViolation("3.1", "refusal-game-over", {"rounds": 3})


@pytest.mark.proves("peanuts", "3.1")
def test_most_points_win() -> None:
    result = final(([1, 2], [9, 9]), ([8], [1, 1]), ([], [9, 9]))
    assert [standing.rank for standing in result.standings] == [2, 1, 3]
    assert result.scores == (3, 8, 0)
    assert result.decided_by is None


@pytest.mark.proves("peanuts", "3.2")
def test_peanuts_kept_break_a_tie() -> None:
    result = final(([5], [1, 2]), ([2, 3], [1, 3]))
    assert result.winners == (1,)
    assert result.decided_by == "peanuts-kept"


@pytest.mark.proves("peanuts", "3.2")
def test_who_is_level_in_everything_shares_the_rank() -> None:
    result = final(([5], [1, 3]), ([2, 3], [2, 2]), ([1], [9, 9]))
    assert [standing.rank for standing in result.standings] == [1, 1, 3]
    assert result.decided_by is None


@pytest.mark.proves("peanuts", "3.2")
def test_kept_bags_are_laid_open_at_the_end() -> None:
    state = table([1, 2], [3, 4], treat=NO_TREAT)
    assert state.view(None).hands == state.view(0).hands == ((1, 2), (3, 4))


def test_the_appraiser_pays_what_a_treat_is_worth() -> None:
    choice = Appraiser(Generator("bot")).choose(observe(table([1, 4, 9], [2, 2, 2], treat=5), 0))
    assert choice.action == Choose(4)
    assert choice.reason == Reason("reason-worth-it", {"bag": 4, "treat": 5})
