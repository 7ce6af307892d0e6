"""5a, 6.14, 6.16: picking some cards of the die, in secret."""

from __future__ import annotations

import pytest

from menagerie.core.contract import Fact
from menagerie.core.generator import Generator
from menagerie.games.lucky_lions import GAME
from menagerie.games.lucky_lions.actions import Award, Challenge, Choose, Discard, Pick, Swap
from menagerie.games.lucky_lions.events import Picked, Ready, SmallerDie
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.cards import ANIMALS, Card
from menagerie.games.lucky_lions.rules.state import LuckyLionsState
from tests.games.lucky_lions.positions import fight, happened, kinds, only, play, refusal, rolled, state_with, zoo

MORE = LuckyLionsOptions(more_decisions=True)
BUSY = LuckyLionsOptions(busy_zoo=True)
BOTH = LuckyLionsOptions(more_decisions=True, busy_zoo=True)
MIXED = "lion lion fox panda flamingo dolphin"
THREE = zoo("A", "lion fox panda")
SPLIT = zoo("S", "lion fox panda", special="die-split")
REST = [zoo("B"), zoo("C")]


def battle(first: str = MIXED, second: str = MIXED, options: LuckyLionsOptions = MORE) -> LuckyLionsState:
    """Players 0 and 2 fight over three arrows."""
    state = state_with(first, "lion", second, market=[THREE, *REST], options=options)
    fight(state, "A", 2)
    return state


def why(state: LuckyLionsState, swap: Swap) -> tuple[str, str, dict[str, Fact]]:
    """Why player 2 may not swap these cards."""
    violation = refusal(state, 2, swap)
    return violation.paragraph, violation.reason, violation.facts


def pick(state: LuckyLionsState, seat: int, *cards: Card) -> None:
    play(state, seat, *(Pick(card) for card in cards))


@pytest.mark.proves("lucky-lions", "5a.1")
@pytest.mark.parametrize("arrows", [2, 3, 4, 5])
def test_as_many_cards_as_arrows(arrows: int) -> None:
    cycle = " ".join(ANIMALS[:arrows])
    state = state_with(MIXED, MIXED, market=[zoo("A", cycle), *REST], options=MORE)
    state.apply(0, Choose("A"))
    picked = 0
    while 0 in state.waiting_on:
        state.apply(0, state.legal(0)[0])
        picked += 1
    assert picked == arrows


@pytest.mark.proves("lucky-lions", "5a.1")
def test_only_own_cards_can_be_picked() -> None:
    state = battle("lion fox fox fox")
    assert state.legal(0) == [Pick("lion"), Pick("fox")]
    none = refusal(state, 0, Pick("panda"))
    assert (none.paragraph, none.reason) == ("5a.1", "refusal-not-enough-held")
    assert none.facts == {"card": "panda", "held": 0}
    assert none.instead in state.legal(0)
    pick(state, 0, "lion")
    once = refusal(state, 0, Pick("lion"))
    assert once.facts == {"card": "lion", "held": 1}
    assert once.instead == Pick("fox")
    assert state.legal(0) == [Pick("fox")]


@pytest.mark.proves("lucky-lions", "5a.1")
def test_whole_dice_are_rolled_without_the_variant() -> None:
    state = battle(options=LuckyLionsOptions())
    assert state.step != "pick"


@pytest.mark.proves("lucky-lions", "5a.2")
def test_battlers_pick_at_the_same_time() -> None:
    state = battle()
    assert state.waiting_on == (0, 2)
    assert state.legal(1) == []
    points = state.point(0), state.point(2)
    pick(state, 2, "lion", "lion", "fox")
    assert list(state.waiting_on) == [0]
    pick(state, 0, "lion", "fox")
    assert (state.point(0), state.point(2)) == points, "still the same decision, and still open to both"
    assert state.step == "pick"
    pick(state, 0, "panda")
    assert state.step != "pick"


@pytest.mark.proves("lucky-lions", "5a.2")
def test_picks_are_secret() -> None:
    state, other_state = battle(), battle()
    pick(state, 2, "lion", "lion", "fox")
    pick(other_state, 2, "panda", "flamingo", "dolphin")
    for seat in (None, 0, 1):
        assert state.view(seat) == other_state.view(seat)
        view = state.view(seat).battle
        assert view is not None
        assert view.picks == ()
    own = state.view(2).battle
    assert own is not None
    assert own.picks == ("lion", "lion", "fox")
    event = Picked(2, "lion")
    assert GAME.redact(event, 2) == event
    assert [GAME.redact(event, seat) for seat in (None, 0, 1)] == [None] * 3


@pytest.mark.proves("lucky-lions", "5a.2")
def test_picks_may_be_changed_until_the_last_is_ready() -> None:
    state = battle()
    pick(state, 2, "lion", "lion")
    early = refusal(state, 2, Swap("lion", "fox"))
    assert (early.paragraph, early.reason) == ("5a.2", "refusal-picks-incomplete")
    assert early.facts == {"wanted": 3, "picked": 2}
    assert only(state.apply(2, Pick("fox")), Ready) == Ready(2)

    full = refusal(state, 2, Pick("panda"))
    assert (full.paragraph, full.reason, full.facts) == ("5a.2", "refusal-picks-complete", {"wanted": 3})
    assert why(state, Swap("panda", "lion")) == ("5a.2", "refusal-not-picked", {"card": "panda"})
    assert why(state, Swap("lion", "lion")) == ("5a.2", "refusal-same-card", {"card": "lion"})
    assert why(state, Swap("fox", "lion")) == ("5a.1", "refusal-not-enough-held", {"card": "lion", "held": 2})

    before = [state.view(seat) for seat in (None, 0, 1)]
    events = state.apply(2, Swap("fox", "dolphin"))
    assert state.picks[2] == kinds("lion lion dolphin")
    assert not happened(events, Ready)
    assert [GAME.redact(event, 0) for event in events] == [None], "nobody sees even that it changed"
    assert [state.view(seat) for seat in (None, 0, 1)] == before

    pick(state, 0, "lion", "lion", "fox")
    assert state.point(2) != "1.pick"
    assert refusal(state, 2, Swap("dolphin", "fox")) is not None


@pytest.mark.proves("lucky-lions", "5a.2")
def test_with_equal_cards_only_there_is_nothing_to_change() -> None:
    state = battle(first="lion lion lion lion")
    pick(state, 0, "lion", "lion", "lion")
    assert state.waiting_on == (2,)
    assert state.legal(0) == []
    assert state.point(0) is None
    violation = refusal(state, 0, Swap("lion", "lion"))
    assert (violation.paragraph, violation.reason) == ("5a.1", "refusal-not-asked")
    pick(state, 2, "lion", "lion", "fox")
    assert state.step != "pick"


@pytest.mark.proves("lucky-lions", "5a.2")
def test_with_two_kinds_a_pick_can_be_changed() -> None:
    state = battle(first="lion lion fox fox")
    pick(state, 0, "lion", "lion", "fox")
    assert state.legal(0) == [Swap("lion", "fox")]


@pytest.mark.proves("lucky-lions", "5a.3")
@pytest.mark.parametrize("small", ["lion", "lion fox", "lion fox panda"])
def test_a_die_of_that_many_or_fewer_is_used_whole(small: str) -> None:
    state = battle(first=small)
    assert state.waiting_on == (2,)
    assert state.point(0) is None
    assert refusal(state, 0, Pick("lion")).reason == "refusal-not-asked"
    play(state, 2, Pick("lion"), Pick("lion"))
    for card in small.split():
        assert rolled(play(state.clone(), 2, Pick("fox"), rolls=f"{card} lion")) == [card, "lion"]


@pytest.mark.proves("lucky-lions", "5a.3")
def test_nobody_is_asked_when_all_dice_are_small() -> None:
    state = state_with("lion fox panda", "panda", market=[THREE, *REST], options=MORE)
    assert happened(state.apply(0, Choose("A")), SmallerDie) == 0
    assert state.step != "pick"


@pytest.mark.proves("lucky-lions", "5a.4")
def test_only_the_picked_cards_are_rolled() -> None:
    for seed in range(60):
        state = battle("lion lion lion fox dolphin", "panda panda panda flamingo")
        state.rng = Generator(f"picked {seed}")
        pick(state, 0, "lion", "lion", "lion")
        events = play(state, 2, Pick("panda"), Pick("panda"), Pick("panda"))
        assert rolled(events) == ["lion", "panda"]


@pytest.mark.proves("lucky-lions", "5a.4")
def test_each_picked_card_can_come_and_the_others_come_back() -> None:
    for shown in ("lion", "fox", "dolphin"):
        state = battle(MIXED, "panda")
        pick(state, 0, "dolphin", "lion")
        play(state, 0, Pick("fox"), rolls=f"{shown} panda")
        assert state.dice[0] == sorted(kinds(MIXED))
        assert state.picks[0] == []
        assert state.smaller_die_size == [0, 0, 0]


@pytest.mark.proves("lucky-lions", "5a.4", "3.8")
def test_a_card_set_aside_may_be_discarded_after_the_battle() -> None:
    state = state_with("lion lion fox dolphin", "lion lion panda", market=[THREE, *REST], options=MORE, active=1)
    state.apply(1, Choose("A"))
    play(state, 0, Pick("lion"), Pick("lion"))
    play(state, 0, Pick("fox"), rolls="lion lion")
    state.apply(1, Award(1))
    assert state.legal(0) == [Discard("lion"), Discard("fox"), Discard("dolphin")]


@pytest.mark.proves("lucky-lions", "6.16", "5a.1")
def test_faint_arrows_count() -> None:
    faint = zoo("A", "", special="autowin", named="lion", arrows=4)
    state = state_with(MIXED, MIXED, market=[faint, *REST], options=BOTH)
    state.apply(0, Choose("A"))
    battle_view = state.view(0).battle
    assert battle_view is not None
    assert battle_view.smaller_die == 4
    pick(state, 0, "lion", "lion", "fox")
    assert 0 in state.waiting_on
    pick(state, 0, "panda")
    assert 0 not in state.waiting_on


@pytest.mark.proves("lucky-lions", "6.14")
@pytest.mark.parametrize("options", [BUSY, BOTH], ids=["alone", "with more decisions"])
def test_a_die_split_is_one_smaller_die(options: LuckyLionsOptions) -> None:
    state = state_with(MIXED, "lion fox", MIXED, market=[SPLIT, *REST], options=options)
    play(state, 0, Choose("S"), Challenge(2))
    assert (state.step, state.waiting_on) == ("pick", (0, 2))
    pick(state, 0, "lion", "lion", "fox")
    assert state.waiting_on == (2,)
    events = play(state, 2, Pick("panda"), Pick("dolphin"), Pick("flamingo"))
    assert happened(events, SmallerDie) == 2
    assert len(rolled(events)) == 2
    assert state.step != "pick", "the two do not add up"


@pytest.mark.proves("lucky-lions", "6.14", "6.2")
def test_all_split_their_dice_when_all_fight() -> None:
    state = state_with(
        MIXED, "lion fox", MIXED, market=[zoo("S", people=True, special="die-split"), *REST], options=BUSY, active=1
    )
    state.apply(1, Choose("S"))
    assert state.waiting_on == (0, 2), "and who has few cards uses them all"
    pick(state, 2, "panda", "lion", "fox")
    assert len(rolled(play(state, 0, Pick("lion"), Pick("lion"), Pick("fox")))) == 3
